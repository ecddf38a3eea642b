"""Programs that play: our engine for others, and the programs of others as our players."""

from obelisk.core.words import register

register("bots", __name__)
