"""Programs that play: our engine for others, and the programs of others as our players."""
