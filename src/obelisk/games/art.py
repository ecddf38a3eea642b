"""What a drawing may hold that browsers show in their page: shapes, and nothing that acts."""

from __future__ import annotations

import re
from xml.etree import ElementTree

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


def art_faults(drawing: str) -> list[str]:
    """What is wrong with a drawing, a sentence each that begins with a verb."""
    if DECLARATIONS.search(drawing):
        return ["has a declaration such as <!DOCTYPE>: begin with <svg>"]
    try:
        root = ElementTree.fromstring(drawing)  # noqa: S314  # declarations are refused above
    except ElementTree.ParseError as fault:
        return [f"is no XML: {fault}"]
    if root.tag != f"{SVG}svg":
        return ["is no SVG drawing: begin with <svg xmlns='http://www.w3.org/2000/svg'>"]
    faults = []
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        if tag not in ELEMENTS:
            faults.append(f"has the element <{shown(tag)}>: draw shapes, text and gradients only")
        wrong = (_attribute_fault(name, value) for name, value in element.attrib.items())
        faults += filter(None, wrong)
    return list(dict.fromkeys(faults))


def _attribute_fault(name: str, value: str) -> str | None:
    bare = name.rpartition("}")[2].lower()
    if bare.startswith("on"):
        return f"has the event handler {shown(bare)}: a drawing runs nothing"
    if bare == "style":
        return "has an attribute style, which pages ignore: write fill, stroke and the like"
    if (bare in ("href", "src", "base") and not value.startswith("#")) or ELSEWHERE.search(value):
        return f"refers to {shown(value)}: only what is in the same file can be referred to, as #id"
    return None
