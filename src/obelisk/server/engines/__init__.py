"""Engines: processes that think (`thinker`, `pool`), the seats they play (`seats`)."""
