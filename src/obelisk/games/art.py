"""Checks of drawings that a page shows: only shapes, and nothing that runs."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from obelisk.core.messages import Message
from obelisk.core.quoting import shown

ELEMENTS = frozenset(
    (
        "svg", "defs", "symbol", "g", "use", "title", "desc", "path", "rect", "circle", "ellipse",
        "line", "polyline", "polygon", "text", "tspan", "linearGradient", "radialGradient", "stop",
        "clipPath", "mask", "pattern",
    )
)  # fmt: skip
SVG = "{http://www.w3.org/2000/svg}"
# Declarations could name other files, and entities could grow without end.
DECLARATIONS = re.compile(r"<!(?!--)|<\?(?!xml\s)")
ELSEWHERE = re.compile(r"url\s*\(\s*['\"]?\s*(?!['\"\s#])|\\", re.IGNORECASE)


def art_faults(drawing: str, file: str) -> list[Message]:
    """Return what is wrong with a drawing, which is called `file`."""
    if DECLARATIONS.search(drawing):
        return [Message("games-art-declaration", file=file)]
    try:
        root = ElementTree.fromstring(drawing)  # noqa: S314  # declarations are refused above
    except ElementTree.ParseError as fault:
        return [Message("games-art-xml", file=file, error=str(fault))]
    if root.tag != f"{SVG}svg":
        return [Message("games-art-svg", file=file)]
    faults = []
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        if tag not in ELEMENTS:
            faults.append(Message("games-art-element", file=file, element=shown(tag)))
        wrong = (_attribute_fault(name, value, file) for name, value in element.attrib.items())
        faults += filter(None, wrong)
    return list(dict.fromkeys(faults))


def _attribute_fault(name: str, value: str, file: str) -> Message | None:
    bare = name.rpartition("}")[2].lower()
    if bare.startswith("on"):
        return Message("games-art-handler", file=file, name=shown(bare))
    if bare == "style":
        return Message("games-art-style", file=file)
    if (bare in ("href", "src", "base") and not value.startswith("#")) or ELSEWHERE.search(value):
        return Message("games-art-reference", file=file, target=shown(value))
    return None
