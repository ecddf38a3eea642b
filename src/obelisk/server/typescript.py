"""A JSON schema as types of TypeScript, for the web app."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

HEAD = "// Written by `obelisk schema --typescript`: what the server takes and tells.\n"
SIMPLE = {
    "string": "string", "integer": "number", "number": "number", "boolean": "boolean",
    "null": "null",
}  # fmt: skip


def types_of(schema: Mapping[str, Any]) -> str:
    """All types of a document made by `schema.describe`, and the messages of each socket."""
    parts = [HEAD]
    for name, definition in sorted(schema["components"]["schemas"].items()):
        parts.append(_comment(definition) + f"export type {_safe(name)} = {_type(definition)};\n")
    parts.append(_sockets(schema["x-sockets"]))
    codes = " | ".join(json.dumps(code) for code in schema["x-codes"])
    parts.append(f"/** Why something is refused. */\nexport type Code = {codes};\n")
    return "\n".join(parts)


def _sockets(sockets: Mapping[str, Any]) -> str:
    lines = ["/** The messages of each socket. */", "export interface Sockets {"]
    for path, socket in sockets.items():
        sent, told = _type(socket["sent"]), _type(socket["told"])
        lines.append(f"  {json.dumps(path)}: {{ sent: {sent}; told: {told} }};")
    return "\n".join([*lines, "}", ""])


def _type(schema: Mapping[str, Any]) -> str:
    """One schema as a type."""
    if "$ref" in schema:
        return _safe(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return _union(json.dumps(value) for value in schema["enum"])
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return _union(_type(one) for one in schema[key])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return _object(schema)
    return SIMPLE.get(str(kind), "unknown")


def _object(schema: Mapping[str, Any]) -> str:
    more = schema.get("additionalProperties", False)
    if "properties" not in schema:
        inner = _type(more) if isinstance(more, Mapping) else "unknown"
        return f"Record<string, {inner}>"
    needed = schema.get("required", ())
    lines = ["{"]
    for name, value in schema["properties"].items():
        mark = "" if name in needed else "?"
        key = name if re.fullmatch(r"\w+", name) else json.dumps(name)
        lines.append(_comment(value, "  ") + f"  {key}{mark}: {_type(value)};")
    if more is True:
        lines.append("  [more: string]: unknown;")
    return "\n".join([*lines, "}"])


def _union(types: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def _comment(schema: Mapping[str, Any], indent: str = "") -> str:
    text = " ".join(str(schema.get("description", "")).split()).replace("*/", "* /")
    return f"{indent}/** {text} */\n" if text else ""


def _safe(name: str) -> str:
    return re.sub(r"\W", "_", name)
