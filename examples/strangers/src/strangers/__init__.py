"""Games for Obelisk in a distribution of their own."""
