"""What is shown in a terminal: boards, events in words, tables, saved games, progress."""

from obelisk.core.words import register

register("terminal", __name__)
