"""Players that choose actions. They know games only through `core`."""

from obelisk.core.words import register

register("search", __name__)
