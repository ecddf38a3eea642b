"""Experiments: games that programs play against themselves."""
