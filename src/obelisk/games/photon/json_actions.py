"""Photon's actions as JSON, to and from their text. PH-27

    {"type": "move", "src": [x, y], "dst": [x, y]}
    {"type": "rotate", "src": [x, y], "dir": 1}       1 clockwise, -1 counter-clockwise
    {"type": "pass"}

Actions that can be read may still be illegal: that is for the game to check.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from obelisk.core.errors import MOST_FAULTS, UnreadableAction
from obelisk.core.messages import List, Message
from obelisk.core.quoting import quoted, shown
from obelisk.games.photon.rules import GRID

FIELDS = {
    "move": ("type", "src", "dst"),
    "rotate": ("type", "src", "dir"),
    "pass": ("type",),
}
_SIGNS = {1: "+", -1: "-"}

LONGEST_JSON = 400  # characters of an action written as JSON


@dataclass(frozen=True)
class JsonActions:
    """A JSON form of actions; `axes` names the two numbers of a square in order."""

    axes: tuple[str, str]

    def square(self, name: str) -> list[int]:
        """Return a named square as its two numbers."""
        place = dict(zip(("x", "y"), GRID.place(GRID.find(name)), strict=True))
        return [place[self._letter(axis)] for axis in self.axes]

    def _letter(self, axis: str) -> str:
        return {"row": "y", "col": "x"}.get(axis, axis)

    def write(self, text: str) -> dict[str, Any]:
        """Return the JSON form of an action's canonical text."""
        if text == "pass":
            return {"type": "pass"}
        form = re.fullmatch(r"([a-j][0-9])([a-j][0-9]|[+-])", text)
        if form is None:
            raise UnreadableAction(Message("photon-not-canonical", action=shown(text)))
        source = self.square(form[1])
        if form[2] in "+-":
            return {"type": "rotate", "src": source, "dir": 1 if form[2] == "+" else -1}
        return {"type": "move", "src": source, "dst": self.square(form[2])}

    def read_text(self, text: str) -> str:
        """Return the text of an action that is written as JSON."""
        if len(text) > LONGEST_JSON:
            raise UnreadableAction(
                Message("photon-json-long", most=LONGEST_JSON, count=len(text), action=shown(text))
            )
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise UnreadableAction(Message("photon-no-json", action=shown(text))) from None
        return self.read(data)

    def read(self, data: object) -> str:
        """Return the text of a JSON action; `UnreadableAction` names all faults."""
        if not isinstance(data, Mapping):
            raise UnreadableAction(Message("photon-action-object", given=type(data).__name__))
        kind = data.get("type")
        if not isinstance(kind, str) or kind not in FIELDS:
            known = List.of((f'"{name}"' for name in FIELDS), "or")
            if "type" not in data:
                raise UnreadableAction(Message("photon-action-untyped", known=known))
            raise UnreadableAction(Message("photon-action-type", known=known, given=quoted(kind)))
        fields = FIELDS[kind]
        faults = field_faults(data, fields)
        parts = [
            self._direction(data[name], faults)
            if name == "dir"
            else self.read_square(name, data[name], faults)
            for name in fields[1:]
            if name in data
        ]
        if faults:
            raise UnreadableAction(*faults)
        return "".join(parts) or kind

    def read_square(self, name: str, value: object, faults: list[Message]) -> str:
        """Return the name of a square given as two numbers; add what is wrong to `faults`."""
        if not isinstance(value, list | tuple) or len(value) != 2:
            form = f"[{', '.join(self.axes)}]"
            faults.append(Message("photon-square", field=name, form=form, given=quoted(value)))
            return ""
        wrong = [
            Message("photon-coordinate", axis=axis, field=name, given=quoted(number))
            for axis, number in zip(self.axes, value, strict=True)
            if type(number) is not int or not 0 <= number <= 9
        ]
        faults += wrong
        if wrong:
            return ""
        place = {self._letter(axis): number for axis, number in zip(self.axes, value, strict=True)}
        return GRID.name(GRID.cell(place["x"], place["y"]))

    def _direction(self, value: object, faults: list[Message]) -> str:
        if type(value) is not int or value not in _SIGNS:
            faults.append(Message("photon-direction", given=quoted(value)))
            return ""
        return _SIGNS[value]


def field_faults(
    data: Mapping[object, object], needed: Iterable[str], optional: Iterable[str] = ()
) -> list[Message]:
    """Return which fields an object lacks, and which it should not have."""
    known = (*needed, *optional)
    faults = [Message("photon-field-missing", field=name) for name in needed if name not in data]
    unknown = [name for name in data if name not in known]
    return faults + [
        Message("photon-field-unknown", field=quoted(name)) for name in unknown[:MOST_FAULTS]
    ]


DOCUMENT_FORM = JsonActions(("x", "y"))
ROW_FORM = JsonActions(("row", "col"))
