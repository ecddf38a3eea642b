"""Experiments: games that programs play against themselves."""

from obelisk.core.words import register

register("lab", __name__)
