"""Matches between players, and what their results say about strength."""

from obelisk.core.words import register

register("tournament", __name__)
