"""What every game shares. Core knows no game."""
