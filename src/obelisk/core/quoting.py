"""Values that were given, as errors repeat them: short, on one line, and safe to print."""

from __future__ import annotations

import reprlib

LONGEST = 80  # characters of what was given; an error may repeat two or three things


class _Short(reprlib.Repr):
    """`repr` of anything, at a cost that does not grow with it."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = self.maxdict = 4
        self.maxarray = self.maxdeque = 4
        self.maxstring = self.maxother = LONGEST

    def repr_int(self, number: int, level: int) -> str:
        if number.bit_length() > 250:  # Python refuses to write very long ones
            return f"≈10^{round(number.bit_length() * 0.30103)}"
        return repr(number)

    def repr_str(self, text: str, level: int) -> str:
        return repr(_cut(text))

    def repr_bytes(self, text: bytes, level: int) -> str:
        return repr(text[:LONGEST]) + ("…" if len(text) > LONGEST else "")

    repr_bytearray = repr_bytes


_short = _Short()


def quoted(value: object) -> str:
    """Return a value as Python writes it, `'e4'` or `7`, shortened."""
    try:
        if isinstance(value, str):  # of a subclass, too
            return repr(_cut(str.__str__(value)))
        return _cut(_short.repr(value))
    except Exception:  # whatever a stranger's __repr__ does
        return f"<{type(value).__name__}>"


def shown(text: str) -> str:
    """Return a text without quotation marks, shortened; what does not print is escaped."""
    return "".join(c if c.isprintable() else repr(c)[1:-1] for c in _cut(text))


def raised(fault: BaseException) -> str:
    """Return an exception with its text, on one line."""
    text = shown(" ".join(str(fault).split()))
    return f"{type(fault).__name__}: {text}" if text else type(fault).__name__


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
