"""Positions in short, and what is said about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.errors import IllegalAction
from obelisk.core.messages import Argument, List, Message, PieceNamed, Side
from obelisk.core.state import State
from obelisk.core.text import Piece, write_board
from obelisk.core.words import WORDS
from obelisk.games.xionghan.board import GRID
from obelisk.games.xionghan.pieces import KINDS


def xionghan(**options: Any) -> BoardGame:
    game = obelisk.game("xionghan", **options)
    assert isinstance(game, BoardGame)
    return game


def place(standing: str, side: str = "r", pool: str = "-", **options: Any) -> State:
    """A state with these pieces, each a letter and its point: `Kh2 kf12 Re5`."""
    pieces = {
        GRID.find(word[1:]): Piece(KINDS[word[0].upper()], int(word[0].islower()), 0)
        for word in standing.split()
    }
    return xionghan(**options).position(f"{write_board(pieces, GRID)} {side} {pool} 0 0")


def refused(state: State, action: str) -> Message:
    """Why an action is refused: one message, which every language can say."""
    with pytest.raises(IllegalAction) as refusal:
        state.play(action)
    (message,) = refusal.value.faults
    return sayable(message)


def sayable(message: Message) -> Message:
    """A message of which every language has made a sentence."""
    for language in WORDS.languages:
        assert message.said(language).endswith((".", "。")), (message, language)
    return message


def code(message: Message) -> str:
    return message.code.removeprefix("xionghan-")


def facts(args: Mapping[str, Argument]) -> dict[str, str]:
    """The arguments of a message in short."""
    return {name: _short(value) for name, value in args.items()}


def _short(argument: Argument) -> str:
    """`black pawn e9`, or what a list holds."""
    match argument:
        case PieceNamed(kind, side, square):
            words = (part.removeprefix("xionghan-") for part in (side, kind, square) if part)
            return " ".join(words)
        case List(items):
            return " ".join(map(_short, items))
        case Side(name):
            return name.removeprefix("xionghan-")
    return str(argument)
