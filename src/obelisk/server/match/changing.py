"""Changed copies of records: a match is copied several times for each action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

Record = TypeVar("Record")

if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(record: Record, /, **changes: Any) -> Record:
        """`dataclasses.replace` for records that keep their fields in a plain dictionary.

        It is ten times as quick, because no field is set by itself.
        """
        copy = object.__new__(type(record))
        copy.__dict__.update(record.__dict__, **changes)
        return copy
