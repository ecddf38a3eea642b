"""Players that choose actions. They know games only through `core`."""
