"""The doors over HTTP."""
