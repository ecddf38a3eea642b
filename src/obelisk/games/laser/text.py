"""Text that the laser games share: pieces, positions and the grammar of actions.

Each game says which kinds of pieces it has, what is wrong with a board, and which message stands
for each fault that its kernels find in an action.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

import numpy as np

from obelisk.core.errors import AmbiguousAction, IllegalAction, InvalidPosition, UnreadableAction
from obelisk.core.events import Event
from obelisk.core.grid import Grid
from obelisk.core.messages import Join, List, Message, PieceNamed, Side
from obelisk.core.options import Options
from obelisk.core.quoting import shown
from obelisk.core.state import new_record
from obelisk.core.text import (
    NOTHING,
    Kind,
    Piece,
    action_text,
    count_empty,
    position_text,
    read_board,
    read_count,
    read_side,
)
from obelisk.core.views import Beam, BoardPiece, Moved, Removed, Swapped, Turned
from obelisk.games.laser.beams import (
    ABSORBED,
    ANNIHILATED,
    CLOCKWISE,
    CODES,
    COUNTER,
    DESTROYED,
    EDGE,
    EMITTER,
    ENDS,
    HIT,
    LEAVES,
    SIDE_KEY,
    SPHINX,
    code,
    put,
)
from obelisk.kernels import Record, Records

TURNS = {CLOCKWISE: "+", COUNTER: "-"}
End: TypeAlias = Literal["edge", "absorbed", "struck", "met"]
# How the end of a beam is drawn.
DRAWN_ENDS: dict[int, End] = {
    LEAVES: "edge",
    ABSORBED: "absorbed",
    SPHINX: "absorbed",
    EMITTER: "absorbed",
    DESTROYED: "struck",
    HIT: "struck",
    ANNIHILATED: "met",
}
SIGNS = {sign: turn for turn, sign in TURNS.items()}
# The faults of kernels, as bits, with the message that says each and the clause that it breaks. Of
# several faults the first in the table counts.
Refusals: TypeAlias = Mapping[int, tuple[str, str]]
MOVE = re.compile(r"([a-z][0-9]{1,2})([a-z][0-9]{1,2}|[+-])?")


def fired_on(before: Records, act: Callable[..., None], square: int, to: int) -> Record:
    """Return the board after the kernel `act` of a game, as the laser finds it.

    `before` is an array of one state.
    """
    acted = new_record(before.dtype, before[0])[0]
    act(acted, square, to)
    return acted["board"]


@dataclass(frozen=True)
class Fields:
    """The fields of a position's text, before the game has checked them."""

    pieces: dict[int, Piece]
    side: int
    quiet: int
    ply: int


@dataclass(frozen=True)
class LaserText:
    """The notation of one laser game.

    `kinds` are its pieces with the numbers that kernels know them by; `sides` the names of the
    two sides, written by their first letters; `turn_clause` is the rule that each acts with its own
    pieces; `words` are the actions that are a single word; `refusals` say why an action is illegal.
    The message `<game>-forms` says how actions are written.
    """

    game: str
    grid: Grid
    kinds: Mapping[str, tuple[Kind, int]]
    sides: tuple[str, str]
    turn_clause: str
    words: tuple[str, ...]
    refusals: Refusals

    # Pieces

    def piece(self, cell: int) -> Piece:
        """Return the piece that a cell of the board holds."""
        return self._pieces[cell]

    @cached_property
    def _pieces(self) -> dict[int, Piece]:
        """Every piece by its cell."""
        return {
            code(seat, number, state): Piece(kind, seat, state)
            for kind, number in self.kinds.values()
            for seat in range(2)
            for state in range(max(kind.states, 1))
        }

    def pieces(self, record: Record) -> dict[int, Piece]:
        """Return all pieces by cell, from the top left."""
        board, known = record["board"].tolist(), self._pieces
        return {cell: known[board[cell]] for cell in self.grid.squares if board[cell] in known}

    def cell(self, piece: Piece) -> int:
        """Return a piece as a cell of the board."""
        return code(piece.seat, self.kinds[piece.kind.letter][1], piece.state)

    def side(self, seat: int) -> Side:
        """Return the side of a seat, for a message."""
        return Side(f"{self.game}-{self.sides[seat]}")

    def named(self, piece: Piece, square: int | None = None) -> PieceNamed:
        """Return a piece and its square, for a message."""
        where = None if square is None else self.grid.name(square)
        return PieceNamed(piece.kind.code, self.side(piece.seat).name, where)

    def read_piece(self, text: str, square: str) -> PieceNamed:
        """Return a piece that is written as `text`, and its square, for a message."""
        kind, seat = self.kinds[text[0].upper()][0], 0 if text[0].isupper() else 1
        return PieceNamed(kind.code, self.side(seat).name, square)

    def on(self, record: np.record, square: int) -> PieceNamed:
        """Return the piece on a square of the board, for a message."""
        return self.named(self.piece(int(record["board"][square])), square)

    # Positions

    def write_position(self, record: Record) -> str:
        side = self.sides[int(record["side"])][0]
        cells, text = record["board"].tolist(), self._texts.__getitem__
        rows = ["".join(map(text, cells[line[0] : line[-1] + 1])) for line in self.grid.lines]
        board = count_empty("/".join(rows), self.grid)
        return f"{board} {side} {record['quiet']} {record['ply']}"

    @cached_property
    def _texts(self) -> list[str]:
        """How every cell is written; NOTHING for cells without a piece."""
        return [
            self._pieces[cell].text if cell in self._pieces else NOTHING for cell in range(CODES)
        ]

    def split(self, text: object) -> list[str]:
        """Return the two or four fields of a position."""
        fields = position_text(text).split()
        if len(fields) not in (2, 4):
            given = shown(str(text))
            raise InvalidPosition(
                Message("laser-position-fields", count=len(fields), position=given)
            )
        return fields

    def read_fields(self, fields: list[str], faults: list[Message]) -> Fields:
        """Read the fields of a position; add what cannot be read to `faults`."""
        kinds = {letter: kind for letter, (kind, _) in self.kinds.items()}
        sides = {name[0]: seat for seat, name in enumerate(self.sides)}
        counters = (*fields[2:], "0", "0")
        return Fields(
            read_board(fields[0], self.grid, kinds, faults),
            read_side(fields[1], sides, faults),
            read_count(counters[0], "quiet", faults),
            read_count(counters[1], "ply", faults),
        )

    def record(self, fields: Fields, dtype: np.dtype[np.void], options: Options) -> Records:
        """Return an array of one record with the board, side and counters of `fields`.

        Options that are numbers or flags are copied to the fields of their name.
        """
        array = new_record(dtype)
        record = array[0]
        record.board[list(self.grid.border)] = EDGE
        for cell, piece in fields.pieces.items():
            put(record, cell, self.cell(piece))
        if fields.side:
            record.side = fields.side
            record.zobrist ^= SIDE_KEY
        record.quiet, record.ply, record.repeats = fields.quiet, fields.ply, 1
        for option, value in options.to_json().items():
            if option in (dtype.names or ()) and not isinstance(value, str):
                record[option] = value
        return array

    def standing(self, pieces: Mapping[int, Piece], letter: str, seat: int) -> list[int]:
        """Return the cells of all pieces of one kind and side."""
        return [
            cell
            for cell, piece in pieces.items()
            if (piece.kind.letter, piece.seat) == (letter, seat)
        ]

    def crowded(self, pieces: Mapping[int, Piece], letter: str) -> list[Message]:
        """Return a fault for each side with more than one piece of a kind."""
        standing = [self.standing(pieces, letter, seat) for seat in range(len(self.sides))]
        return [
            Message("laser-crowded", piece=self.named(pieces[cells[0]]), squares=self.names(cells))
            for cells in standing
            if len(cells) > 1
        ]

    def sides_with(self, pieces: Mapping[int, Piece], letter: str) -> int:
        """Return the sides that have a piece of a kind, as bits."""
        return sum(
            1 << seat for seat in range(len(self.sides)) if self.standing(pieces, letter, seat)
        )

    def names(self, cells: Iterable[int], join: Join = "and") -> List:
        """Return the names of squares, for a message."""
        return List.of(map(self.grid.name, cells), join)

    # Actions

    def write_move(self, action: int) -> str:
        """Return the text of a move, swap or turn."""
        square, to = divmod(action, 256)
        return self.grid.name(square) + (TURNS.get(to) or self.grid.name(to))

    def read_move(self, record: np.record, action: object) -> str | tuple[int, int]:
        """Return the word that `action` is, or the square of the acting piece and where it goes.

        A turn goes CLOCKWISE or COUNTER. Whether the action is legal is for the game to check.
        """
        text = action_text(action, self.forms)
        word = text.lower()
        if word in self.words:
            return word
        form = MOVE.fullmatch(word)
        if form is None:
            raise UnreadableAction(Message("laser-unreadable", action=text, forms=self.forms))
        square = self._square(form[1])
        to = SIGNS.get(form[2]) or (self._square(form[2]) if form[2] else None)
        self._check_owner(record, square)
        if to is None:
            raise AmbiguousAction(Message("laser-incomplete", action=text, forms=self.forms))
        return square, to

    @property
    def forms(self) -> Message:
        """The sentence that says how actions are written."""
        return Message(f"{self.game}-forms")

    def _square(self, name: str) -> int:
        try:
            return self.grid.find(name)
        except ValueError:
            last_file = self.grid.name(self.grid.squares[-1])[0]
            first, last = f"a{min(self.grid.numbers)}", f"{last_file}{max(self.grid.numbers)}"
            raise UnreadableAction(
                Message("laser-no-square", square=name, first=first, last=last)
            ) from None

    def _check_owner(self, record: np.record, square: int) -> None:
        piece, side = self._pieces.get(int(record["board"][square])), int(record["side"])
        if piece is None:
            name = self.grid.name(square)
            raise IllegalAction(Message("laser-empty", clause=self.turn_clause, square=name))
        if piece.seat != side:
            mover, acting = self.named(piece, square), self.side(side)
            raise IllegalAction(
                Message("laser-not-yours", clause=self.turn_clause, mover=mover, acting=acting)
            )

    def refused(self, record: np.record, square: int, to: int, fault: int) -> IllegalAction:
        """Return the refusal of a move, swap or turn that has a fault.

        Its message is told the `mover`; of a turn the `other` one, as text; of a move the square
        `to`, and the `target` if a piece stands there.
        """
        mover = self.on(record, square)
        args: dict[str, str | PieceNamed] = {"mover": mover}
        if to in TURNS:
            args["other"] = f"{mover.square}{TURNS[CLOCKWISE + COUNTER - to]}"
        else:
            args["to"] = self.grid.name(to)
            if int(record["board"][to]) in self._pieces:
                args["target"] = self.on(record, to)
        code, clause = next(row for bit, row in self.refusals.items() if fault & bit)
        return IllegalAction(Message(code, clause=clause, **args))

    # What is seen

    def acted(self, before: Record, square: int, to: int) -> Event:
        """Return the event of a move, swap or turn."""
        seat, start = int(before["side"]), self.grid.name(square)
        if to in TURNS:
            by = 1 if to == CLOCKWISE else -1
            turned: Turned = {"how": "turned", "square": start, "by": by}
            return Event("turned", {"seat": seat, "square": start, "by": by}, drawn=(turned,))
        fields = {"seat": seat, "from": start, "to": self.grid.name(to)}
        if before["board"][to]:
            swapped: Swapped = {"how": "swapped", "from": start, "to": self.grid.name(to)}
            return Event("swapped", fields, drawn=(swapped,))
        moved: Moved = {"how": "moved", "from": start, "to": self.grid.name(to)}
        return Event("moved", fields, drawn=(moved,))

    def beams(self, shot: Record, seats: Iterable[int]) -> list[Event]:
        """Return the events of beams in firing order; `seats` are their owners."""
        name, count = self.grid.name, int(shot["beams"])
        start = shot["start"][: count + 1].tolist()
        cells = shot["path"][: start[-1]].tolist()
        origins, ends = shot["origin"][:count].tolist(), shot["end"][:count].tolist()
        told = []
        for beam, seat in enumerate(seats):
            path = [name(cell) for cell in cells[start[beam] : start[beam + 1]]]
            origin, end = name(origins[beam]), ends[beam]
            drawn: Beam = {
                "how": "beam", "seat": seat, "from": origin, "path": path, "end": DRAWN_ENDS[end]
            }  # fmt: skip
            fields = {"seat": seat, "from": origin, "path": path, "end": ENDS[end]}
            told.append(Event("beam", fields, drawn=(drawn,)))
        return told

    def shot(self, seat: int, shot: Record, fired_on: Record) -> list[Event]:
        """Return the events of a seat's shot: its beams, and the pieces that it removes.

        `fired_on` is the board before the shot.
        """
        struck = shot["struck"][: shot["strikes"]].tolist()
        losses = (self._loss(cell, int(fired_on[cell])) for cell in struck)
        return [*self.beams(shot, [seat] * int(shot["beams"])), *losses]

    def _loss(self, square: int, cell: int) -> Event:
        piece = self.piece(cell)
        return destroyed(self.grid.name(square), piece)

    def drawn(self, record: Record) -> list[BoardPiece]:
        """Return the pieces as they are drawn. They are shared, so they must not be changed."""
        board, places, drawings = record["board"].tolist(), self._places, self._drawings
        return [
            places[square][board[square]]
            for square in self.grid.squares
            if board[square] in drawings
        ]

    @cached_property
    def _places(self) -> dict[int, dict[int, BoardPiece]]:
        """Every piece on every square, as it is drawn there."""
        return {
            square: {
                cell: {**drawing, "square": self.grid.name(square)}
                for cell, drawing in self._drawings.items()
            }
            for square in self.grid.squares
        }

    @cached_property
    def _drawings(self) -> dict[int, BoardPiece]:
        """How each piece is drawn, without its square, by its cell."""
        return {
            cell: {
                "square": "",
                "kind": piece.kind.name.lower().replace(" ", "-"),
                "seat": piece.seat,
                "turn": piece.state if piece.kind.states else None,
                "text": str(piece),
            }
            for cell, piece in self._pieces.items()
        }


def destroyed(square: str, piece: Piece) -> Event:
    """Return the event of a piece that is removed from a square."""
    fields = {"square": square, "seat": piece.seat, "piece": str(piece)}
    removed: Removed = {"how": "removed", "square": square}
    return Event("destroyed", fields, drawn=(removed,))
