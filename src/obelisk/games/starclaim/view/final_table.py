"""The final table of Starclaim at a terminal, and what gold decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len

from obelisk.core.messages import List, Message, Seat
from obelisk.games.starclaim.view.sentences import YOU, seats

_COLUMNS = ("scores", "cells", "bonus", "groups", "gold")


def ranking(
    result: Mapping[str, Any], reader: int | None, players: list[str], language: str = "en"
) -> list[str]:
    """Return the final table, best first; `players` says who played each seat."""
    head = [Message(f"starclaim-column-{name}") for name in ("ranks", "seat", *_COLUMNS)]
    rows = [[title.said(language) for title in head]]
    for seat in _by_rank(result):
        player = YOU if seat == reader else players[seat]
        who = Message("starclaim-seat-player", seat=Seat(seat), player=player)
        numbers = [str(result[key][seat]) for key in _COLUMNS]
        rows.append([str(result["ranks"][seat]), who.said(language, seats(None)), *numbers])
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    return [_row(row, widths) for row in rows]


def _row(cells: list[str], widths: list[int]) -> str:
    """Return the cells of a row, to the right but for the seat."""
    gaps = [" " * (width - cell_len(cell)) for cell, width in zip(cells, widths, strict=True)]
    aligned = [
        cell + gap if place == 1 else gap + cell
        for place, (cell, gap) in enumerate(zip(cells, gaps, strict=True))
    ]
    return "  ".join(aligned)


def ties(result: Mapping[str, Any], reader: int | None, language: str = "en") -> list[str]:
    """Return a sentence for every score that gold decided, the best first. SC-68"""
    by_score: dict[float, list[int]] = {}
    for seat in _by_rank(result):
        by_score.setdefault(result["scores"][seat], []).append(seat)
    decided = [
        (int(score), List.of(_with_gold(result, seat) for seat in tied))
        for score, tied in by_score.items()
        if len({result["ranks"][seat] for seat in tied}) > 1
    ]
    return [
        Message("starclaim-gold-decides", score=score, seats=tied).said(language, seats(reader))
        for score, tied in decided
    ]


def _with_gold(result: Mapping[str, Any], seat: int) -> Message:
    return Message("starclaim-seat-gold", who=Seat(seat), gold=result["gold"][seat])


def _by_rank(result: Mapping[str, Any]) -> list[int]:
    return sorted(range(len(result["ranks"])), key=lambda seat: (result["ranks"][seat], seat))
