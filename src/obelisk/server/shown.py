"""Views and events in the models of the wire: described by their types, sent as they were made.

To check or to copy what a game has just made would take longer than to make it, and would leave out
what is a game's own. Tests hold that what is sent is what the types say.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias, cast

from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema
from typing_extensions import TypedDict

from obelisk.core.views import BoardView, ChartView, Choices, EventShown, View

_KEY = "x-made-as"


@dataclass(frozen=True, slots=True)
class _AsMade:
    """For `Annotated`: neither checked nor copied, and described as one of these types."""

    names: tuple[str, ...]

    def __get_pydantic_core_schema__(
        self, source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.any_schema()

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return {_KEY: list(self.names)}


SeenView: TypeAlias = Annotated[View, _AsMade(("BoardView", "ChartView"))]
SeenEvent: TypeAlias = Annotated[EventShown, _AsMade(("EventShown",))]
OfferedChoices: TypeAlias = Annotated[Choices, _AsMade(())]


class NoView(TypedDict):
    """In place of a view where no boards are asked for."""


# A view, or none; its actions may be in another notation, which can be JSON itself.
NotedView: TypeAlias = Annotated[View | NoView, _AsMade(())]


def definitions(template: str) -> dict[str, JsonSchemaValue]:
    """The schema of every type of views and events, by name; `template` makes references to it."""
    adapter: TypeAdapter[object] = TypeAdapter(BoardView | ChartView)
    schema = adapter.json_schema(ref_template=template)
    found = cast("dict[str, JsonSchemaValue]", schema["$defs"])
    for name in ("ChartView", "EventShown"):  # whatever else there is, its game says
        found[name]["additionalProperties"] = True
    del found["ResultShown"]  # the messages describe it, too, field by field
    found["Drawn"]["description"] = "A part of how an event is drawn."  # an alias has no docstring
    return found


def refer(part: object, template: str) -> None:
    """Put references to `definitions` wherever a model has a view or an event."""
    if isinstance(part, dict):
        if (names := part.pop(_KEY, None)) is not None:
            references = [{"$ref": template.format(model=name)} for name in names]
            if len(references) > 1:
                part["anyOf"] = references
            else:
                part.update(references[0] if references else {"type": "object"})
        for inner in part.values():
            refer(inner, template)
    elif isinstance(part, list):
        for inner in part:
            refer(inner, template)
