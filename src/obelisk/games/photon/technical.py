"""Photon's technical API: states and actions as the dictionaries of its source document.

The document's form, `to_dict` and `from_dict`:

    {"board": [[cell, ...], ...], "turn": int, "history": [action, ...]}

`board[y][x]` is null or `{"type": "K|S|M|B", "player": 0|1, "hp": n, "orientation": 0-3}`; `turn`
is the number of plies played, and the side to act is `turn` modulo 2; actions are as in PH-27. What
the document leaves open is decided here:

* Kings and blocks have orientation 0; any of 0–3 is read.
* Where a text gave the side to act to the wrong ply, `turn` is one more than the plies played: who
  is to act matters more than a count that only the ply limit reads.
* `history` are the actions since the first state. If that is not the start of the game, its text
  is in a fourth field, `start`: so a state that is written comes back equal, with all of its past.
* Without `start`, a history may belong to a start that is not known: if it leads from the start of
  the game to this board and turn, the state is the one it leads to; otherwise the board is taken
  as it stands, quiet for 0 plies.

The other form, for bots that were written for it, `to_compat` and `from_compat`:

    {"board": ..., "turn_count": int, "history": [action, ...], "traces": [[[row, col], ...], ...]}

It says `turn_count` for `turn`, and squares are `[row, col]` everywhere, in actions too. `traces`
are the beams of the last laser phase in firing order, each the list of squares it entered, without
the shooter's own; [] before the first. They say nothing about what may happen next, so they are
checked when they are read and then forgotten; they may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from obelisk.core.errors import IllegalAction, InvalidPosition, UnreadableAction
from obelisk.core.messages import List, Message
from obelisk.core.options import LARGEST_COUNT
from obelisk.core.quoting import quoted
from obelisk.core.state import State
from obelisk.core.text import Piece
from obelisk.games.laser.text import Fields
from obelisk.games.photon import Photon
from obelisk.games.photon.json_actions import DOCUMENT_FORM, ROW_FORM, JsonActions, field_faults
from obelisk.games.photon.notation import TEXT, make_record
from obelisk.games.photon.rules import GRID

# Actions, in the document's form and with [row, col]: text to JSON, JSON to text.
action_to_json = DOCUMENT_FORM.write
action_from_json = DOCUMENT_FORM.read
action_to_compat = ROW_FORM.write
action_from_compat = ROW_FORM.read

_CELL = ("type", "player", "hp", "orientation")


def to_dict(state: State) -> dict[str, Any]:
    """Return a state in the document's form."""
    return {
        "board": _write_board(state),
        "turn": _turn(state),
        "history": [action_to_json(text) for text in state.history],
        **_write_start(state),
    }


def from_dict(game: Photon, data: object) -> State:
    """Read a state in the document's form; `InvalidPosition` names all faults."""
    return _read(game, data, "turn", DOCUMENT_FORM, ("start",))


def to_compat(state: State) -> dict[str, Any]:
    """Return a state in the other form."""
    return {
        "board": _write_board(state),
        "turn_count": _turn(state),
        "history": [action_to_compat(text) for text in state.history],
        "traces": [
            [ROW_FORM.square(name) for name in part["path"]]
            for event in state.events
            for part in event.drawn
            if part["how"] == "beam"
        ],
        **_write_start(state),
    }


def from_compat(game: Photon, data: object) -> State:
    """Read a state in the other form; `InvalidPosition` names all faults."""
    return _read(game, data, "turn_count", ROW_FORM, ("start", "traces"))


# Writing


def _turn(state: State) -> int:
    ply, side = int(state.record.ply), int(state.record.side)
    return ply + (ply + side) % 2


def _write_start(state: State) -> dict[str, str]:
    """Return the text of the first state if it is not the start of the game."""
    return {} if state.first == state.game.start() else {"start": str(state.first)}


def _write_board(state: State) -> list[list[dict[str, Any] | None]]:
    pieces = TEXT.pieces(state.record)
    return [
        [_write_cell(pieces.get(GRID.cell(x, y))) for x in range(GRID.files)]
        for y in range(GRID.rows)
    ]


def _write_cell(piece: Piece | None) -> dict[str, Any] | None:
    if piece is None:
        return None
    block = piece.kind.letter == "B"
    return {
        "type": piece.kind.letter,
        "player": piece.seat,
        "hp": piece.state + 1 if block else 1,
        "orientation": 0 if block else piece.state,
    }


# Reading


def _read(
    game: Photon, data: object, turn_name: str, form: JsonActions, optional: tuple[str, ...]
) -> State:
    if not isinstance(data, Mapping):
        raise InvalidPosition(Message("photon-state-object", given=type(data).__name__))
    faults = field_faults(data, ("board", turn_name, "history"), optional)
    pieces = _read_board(data["board"], faults) if "board" in data else {}
    turn = _read_turn(data[turn_name], turn_name, faults) if turn_name in data else 0
    history = _read_history(data["history"], form, faults) if "history" in data else []
    if "traces" in data and "traces" in optional:
        _check_traces(data["traces"], faults)
    first = _read_start(game, data["start"], faults) if "start" in data else None
    read = Fields(pieces, turn % 2, 0, turn)
    faults += TEXT.crowded(pieces, "K")
    if faults:
        raise InvalidPosition(*faults)
    standing = game.position(TEXT.write_position(make_record(game.options, read)[0]))
    return _played(first, history, standing) if first else _guessed(game, history, standing)


def _read_start(game: Photon, value: object, faults: list[Message]) -> State | None:
    try:
        return game.position(value)  # type: ignore[arg-type]  # whatever it is
    except InvalidPosition as wrong:
        faults += [Message("photon-in-start", fault=fault) for fault in wrong.faults]
        return None


def _played(first: State, history: list[str], standing: State) -> State:
    """Return the state that `history` leads to; it must equal `standing` except for its past."""
    state = first
    for number, action in enumerate(history, start=1):
        try:
            state = state.play(action)
        except IllegalAction as refusal:
            raise InvalidPosition(*_in_history(number, refusal)) from None
    if _turn(state) != _turn(standing) or _write_board(state) != _write_board(standing):
        raise InvalidPosition(Message("photon-history-astray"))
    return state


def _in_history(number: int, refusal: IllegalAction) -> list[Message]:
    return [Message("photon-in-history", number=number, fault=fault) for fault in refusal.faults]


def _guessed(game: Photon, history: list[str], standing: State) -> State:
    """Return the state that `history` leads to from the start of the game, or else `standing`."""
    if len(history) != int(standing.record.ply):
        return standing
    try:
        return _played(game.start(), history, standing)
    except InvalidPosition:
        return standing


def _read_turn(value: object, name: str, faults: list[Message]) -> int:
    if type(value) is not int or not 0 <= value <= LARGEST_COUNT:
        faults.append(_out_of_range(name, 0, LARGEST_COUNT, value))
        return 0
    return value


def _out_of_range(name: str, least: int, most: int, given: object) -> Message:
    code = "photon-number" if least < most else "photon-only-number"
    return Message(code, field=name, least=least, most=most, given=quoted(given))


def _read_history(value: object, form: JsonActions, faults: list[Message]) -> list[str]:
    if not isinstance(value, list | tuple):
        faults.append(Message("photon-history-list", given=type(value).__name__))
        return []
    texts = []
    for number, action in enumerate(value, start=1):
        try:
            texts.append(form.read(action))
        except UnreadableAction as refusal:
            faults += _in_history(number, refusal)
    return texts


def _check_traces(value: object, faults: list[Message]) -> None:
    if not isinstance(value, list | tuple):
        faults.append(Message("photon-traces-list", given=type(value).__name__))
        return
    for number, trace in enumerate(value, start=1):
        if not isinstance(trace, list | tuple):
            faults.append(Message("photon-trace-list", number=number))
            continue
        for square in trace:
            ROW_FORM.read_square(f"trace {number}", square, faults)


def _read_board(value: object, faults: list[Message]) -> dict[int, Piece]:
    """Return the pieces by cell."""
    if not isinstance(value, list | tuple) or len(value) != GRID.rows:
        faults.append(Message("photon-board-rows", count=GRID.rows))
        return {}
    pieces = {}
    for y, row in enumerate(value):
        if not isinstance(row, list | tuple) or len(row) != GRID.files:
            faults.append(Message("photon-board-cells", row=str(y), count=GRID.files))
            continue
        for x, content in enumerate(row):
            cell = GRID.cell(x, y)
            if content is None:
                continue
            read = _read_cell(content)
            if isinstance(read, Piece):
                pieces[cell] = read
            else:
                square = GRID.name(cell)
                faults += [Message("photon-in-cell", square=square, fault=fault) for fault in read]
    return pieces


def _read_cell(content: object) -> Piece | list[Message]:
    """Return the piece that a cell holds, or what is wrong with it."""
    if not isinstance(content, Mapping):
        return [Message("photon-cell-object", given=type(content).__name__)]
    letter = content.get("type")
    faults = field_faults(content, _CELL)
    if "type" in content and not (isinstance(letter, str) and letter in TEXT.kinds):
        known = List.of(TEXT.kinds, "or")
        faults.append(Message("photon-cell-type", known=known, given=quoted(letter)))
    most = {"hp": 2 if letter == "B" else 1, "player": 1, "orientation": 3}
    for name in _CELL[1:]:
        least, number = int(name == "hp"), content.get(name)
        if name in content and (type(number) is not int or not least <= number <= most[name]):
            faults.append(_out_of_range(name, least, most[name], number))
    if faults:
        return faults
    kind = TEXT.kinds[str(letter)][0]
    state = content["hp"] - 1 if letter == "B" else content["orientation"] if kind.states else 0
    return Piece(kind, content["player"], state)
