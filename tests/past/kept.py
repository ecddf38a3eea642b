"""What older versions wrote, and what of it an upgrade keeps. See README.md beside this file."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
V0_1_0 = HERE / "0.1.0"

# Of a view of Starclaim the order was never promised here, and the next was counted otherwise.
UNORDERED = ("all_mines",)
CHANGED = ("groups",)


def text_of(path: Path) -> str:
    """The text of a file that is kept compressed."""
    return lzma.decompress(path.read_bytes()).decode()


def lines_of(path: Path) -> Iterator[Any]:
    """The values of a compressed file of JSON lines."""
    return map(json.loads, text_of(path).rstrip("\n").split("\n"))


def differences(then: Any, now: Any, place: str = "") -> list[str]:
    """Where `now` does not say what `then` said. It may say more: readers overlook new fields."""
    if isinstance(then, dict) and isinstance(now, dict):
        found = [f"{place}.{name} is gone" for name in then if name not in now]
        for name in then:
            if name in now and name not in CHANGED:
                old, new = then[name], now[name]
                if name in UNORDERED and old and new:
                    old, new = sorted(old, key=json.dumps), sorted(new, key=json.dumps)
                found += differences(old, new, f"{place}.{name}")
        return found
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        pairs = enumerate(zip(then, now, strict=True))
        return [fault for n, (old, new) in pairs for fault in differences(old, new, f"{place}.{n}")]
    return [] if then == now else [f"{place}: {_short(then)} became {_short(now)}"]


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 160 else f"{text[:160]}…"
