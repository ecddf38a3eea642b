"""Checks of the class of a game and of its parts, with messages for its author."""

from __future__ import annotations

from typing import Any

from obelisk.core.board_game import BoardGame
from obelisk.core.game import CONTRACT, Game
from obelisk.core.messages import List, Message
from obelisk.core.quoting import quoted, raised
from obelisk.core.rules import missing_parts
from obelisk.games.folder import drawing_faults, folder_of

# The functions that the modules of a game for two have, beside its rules and evaluation.
FUNCTIONS = {
    "notation": ("read_position", "write_position", "read_action", "write_action"),
    "pictured": ("events", "board"),
}
MODULES = {"notation": "notation.py", "pictured": "view.py"}


def class_faults(kind: Any, name: str) -> list[Message]:
    """Return what is wrong with the class of the game called `name`."""
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        return [Message("games-class-kind", given=quoted(kind))]
    faults = []
    contract = getattr(kind, "contract", None)
    if contract is None:
        faults.append(Message("games-contract-missing", type=kind.__name__, contract=str(CONTRACT)))
    elif contract != CONTRACT:
        faults.append(
            Message("games-contract-other", given=quoted(contract), contract=str(CONTRACT))
        )
    found = getattr(kind, "id", None)
    if found != name:
        faults.append(Message("games-id", type=kind.__name__, given=quoted(found), name=name))
    if issubclass(kind, BoardGame) and not kind.art:
        faults.append(Message("games-no-art"))
    if missing := sorted(kind.__abstractmethods__):
        faults.append(Message("games-abstract", type=kind.__name__, names=List.of(missing)))
    return faults


def part_faults(game: Game) -> list[Message]:
    """Return what is missing of the drawings, modules and kernels of a game."""
    faults = drawing_faults(type(game), folder_of(type(game)))
    if not isinstance(game, BoardGame):
        return faults
    for part in ("rules", "evaluation"):
        try:
            faults += missing_parts(getattr(game, part))
        except Exception as fault:
            faults.append(Message("games-part", part=part, error=raised(fault)))
    for part, names in FUNCTIONS.items():
        try:
            module = getattr(game, part)
        except Exception as fault:
            faults.append(Message("games-module", module=MODULES[part], error=raised(fault)))
            continue
        for name in names:
            if not callable(getattr(module, name, None)):
                faults.append(Message("games-function", module=MODULES[part], function=name))
    return faults
