"""The database: SQLite in a folder, or PostgreSQL."""
