"""Starclaim as text: actions, and positions as JSON."""
