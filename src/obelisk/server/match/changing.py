"""Changed copies of values: a match is copied several times for each action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

Value = TypeVar("Value")

if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(value: Value, /, **changes: Any) -> Value:
        """`dataclasses.replace` for values that keep their fields in a plain dictionary.

        It is ten times as quick, because no field is set by itself.
        """
        copy = object.__new__(type(value))
        copy.__dict__.update(value.__dict__, **changes)
        return copy
