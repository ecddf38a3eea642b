"""Positions that somebody puts together: what can stand on the board, and what is wrong so far."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import Field

from obelisk.core.board_game import BoardGame
from obelisk.core.errors import InvalidPosition, ObeliskError
from obelisk.core.options import Choice
from obelisk.core.state import new_record
from obelisk.core.text import Kind, Piece
from obelisk.server.api.study import Studied, board_game, first_state, work_out
from obelisk.server.desk import price
from obelisk.server.shown import SeenView
from obelisk.server.wire import Told

router = APIRouter(prefix="/api/positions", tags=["games"])


class PositionAsked(Studied):
    """A position that may be wrong."""

    position: Annotated[str, Field(max_length=4000)]
    """As text."""


class PositionShown(Told):
    """What is known of a position: everything that is wrong with it, or how it looks."""

    faults: list[str]
    """Everything that is wrong, each in a sentence; none: it can be played from."""
    position: str | None
    """The canonical text, if nothing is wrong."""
    view: SeenView | None
    """As whoever is to act sees it, if nothing is wrong. With a `result` the game is over here."""


@router.post("", summary="Is this a position?")
async def position(request: Request, asked: PositionAsked) -> PositionShown:
    """Reads a position and lists every fault of it. Nothing is stored."""

    def read() -> PositionShown:
        game = board_game(asked)
        try:
            state = game.position(asked.position)
        except InvalidPosition as fault:
            return PositionShown(
                faults=[str(each) for each in fault.faults], position=None, view=None
            )
        view = state.view(state.to_act[0] if state.to_act else None)
        return PositionShown(faults=[], position=str(state), view=view)

    return await work_out(request, asked, price(boards=1), read)


class PictureAsked(PositionAsked):
    """A position to be drawn."""

    theme: Literal["light", "dark", "auto"] = "auto"
    """`auto`: as the viewer of the picture likes it."""
    seat: Annotated[int, Field(ge=0, le=1)] | None = None
    """Whose side is at the bottom; that of seat 0 if not told."""
    pieces: Literal["characters", "icons"] = "characters"
    """The set of pieces, where the game has several."""


@router.post(
    "/picture",
    summary="A picture of a position",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
)
async def position_picture(request: Request, asked: PictureAsked) -> Response:
    """The board as an SVG file that stands for itself."""

    def draw() -> str:
        game = board_game(asked)
        pieces = asked.pieces if asked.pieces in game.piece_sets else None
        return first_state(game, asked.position).svg(asked.seat, theme=asked.theme, pieces=pieces)

    drawn = await work_out(request, asked, price(boards=10), draw)
    return Response(drawn, media_type="image/svg+xml")


class PieceShown(Told):
    """A piece as the notation writes it, and as it is drawn."""

    text: str
    """As it stands in a position: a letter, upper case for seat 0, and a digit if it has states."""
    seat: int
    name: str
    """Of its kind."""
    states: int
    """How many states its kind has; 0: none."""
    kind: str
    """The symbol it is drawn with."""
    turn: int | None
    """Quarter turns of the symbol; none: it faces nowhere."""
    character: str | None
    """What is written on it, if something is."""


class StartShown(Told):
    """A position to begin from, and the option that makes it the usual start."""

    option: str
    value: str | int
    options: dict[str, bool | int | str]
    """All options that differ from their defaults."""
    position: str


class EditorShown(Told):
    """What an editor of positions needs to know of a game."""

    board: dict[str, Any]
    """The empty board as it is drawn."""
    sides: list[str]
    """How a position writes the side to act, by seat."""
    pieces: list[PieceShown]
    """Everything that can stand on the board."""
    dead: list[str]
    """What the pool of a position may hold; nothing: there are no pools."""
    start: str
    """The usual start under these options."""
    starts: list[StartShown]
    """Other ones, by the options that lead to them."""


@router.post("/pieces", summary="What can stand on the board?")
async def pieces(request: Request, asked: Studied) -> EditorShown:
    """The empty board, all pieces, and positions to begin from."""
    return await work_out(request, asked, price(boards=10), lambda: _editor(board_game(asked)))


@lru_cache(maxsize=64)
def _editor(game: BoardGame) -> EditorShown:
    record = new_record(game.dtype, game.start().record)[0]
    cells = dict(_cells(game))
    known = set(cells.values())
    standing = [square for square, cell in enumerate(record.board.tolist()) if cell in known]
    record.board[standing] = 0
    empty = game.pictured.board(record)
    free = standing[0]
    shown = []
    for piece, cell in cells.items():
        record.board[free] = cell
        (drawn,) = game.pictured.board(record)["pieces"]
        shown.append(
            PieceShown(
                text=str(piece),
                seat=piece.seat,
                name=piece.kind.name,
                states=piece.kind.states,
                kind=drawn["kind"],
                turn=drawn["turn"],
                character=drawn.get("character"),
            )
        )
    return EditorShown(
        board=empty,
        sides=[name[0] for name in game.seat_names],
        pieces=shown,
        dead=list(_dead(game, cells)) if "pools" in empty else [],
        start=game.start_text,
        starts=_starts(game),
    )


def _cells(game: BoardGame) -> Iterator[tuple[Piece, int]]:
    """Every piece of a game and how its kernels know it."""
    notation, kinds = game.notation, _kinds(game)
    cell_of = notation.cell_of if hasattr(notation, "cell_of") else _text(game).cell
    for seat in range(game.seats):
        for kind in kinds.values():
            for state in range(max(kind.states, 1)):
                piece = Piece(kind, seat, state)
                yield piece, int(cell_of(piece))


def _kinds(game: BoardGame) -> Mapping[str, Kind]:
    if hasattr(game.notation, "KINDS"):
        kinds: Mapping[str, Kind] = game.notation.KINDS
        return kinds
    return {letter: kind for letter, (kind, _) in _text(game).kinds.items()}


def _text(game: BoardGame) -> Any:
    """The notation of a laser game on the board that its options choose."""
    if hasattr(game.notation, "text_of"):
        return game.notation.text_of(game.start().record)
    return game.notation.TEXT


def _dead(game: BoardGame, cells: Mapping[Piece, int]) -> Iterator[str]:
    """The pieces that the game takes in the pool of its start."""
    board, side, _, *counters = game.start_text.split()
    for piece in cells:
        try:
            game.position(" ".join((board, side, str(piece), *counters)))
        except InvalidPosition:
            continue
        yield str(piece)


def _starts(game: BoardGame) -> list[StartShown]:
    """What the usual start would be with another value of one of the options."""
    found: list[StartShown] = []
    for field in dataclasses.fields(game.options):
        domain = field.metadata["domain"]
        if not isinstance(domain, Choice):
            continue
        others = [
            (value, other)
            for value in domain.values
            if (other := _varied(game, field.name, value)) is not None
        ]
        if len({other.start_text for _, other in others}) < 2:
            continue  # this option is not about the start
        for value, other in others:
            found.append(
                StartShown(
                    option=field.name,
                    value=value,
                    options=other.options.changed(),
                    position=other.start_text,
                )
            )
    return found


def _varied(game: BoardGame, option: str, value: str | int) -> BoardGame | None:
    try:
        return type(game)(**{**game.options.changed(), option: value})
    except ObeliskError:
        return None
