"""What the house asks of the class of a game and of its parts, in sentences for its author."""

from __future__ import annotations

from typing import Any

from obelisk.core.board_game import BoardGame
from obelisk.core.game import CONTRACT, Game
from obelisk.core.quoting import quoted, raised
from obelisk.core.rules import missing_parts
from obelisk.games.folder import drawing_faults, folder_of

# What a game for two has beside its rules and evaluation: the functions of its modules.
FUNCTIONS = {
    "notation": ("read_position", "write_position", "read_action", "write_action"),
    "pictured": ("events", "board"),
}
MODULES = {"notation": "notation.py", "pictured": "view.py"}


def class_faults(kind: Any, name: str) -> list[str]:
    """What is wrong with what should be the class of the game called `name`."""
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        return [f"{quoted(kind)} is no game: derive a class from BoardGame, HiddenGame or Game"]
    faults = []
    contract = getattr(kind, "contract", None)
    if contract is None:
        faults.append(f"{kind.__name__} does not say its contract: write contract = {CONTRACT}")
    elif contract != CONTRACT:
        faults.append(
            f"it is written for version {quoted(contract)} of the contract of games, and this "
            f"Obelisk has version {CONTRACT}: install versions that fit"
        )
    told = getattr(kind, "id", None)
    if told != name:
        faults.append(
            f"{kind.__name__} says id = {quoted(told)}, but the game is found as '{name}': "
            "give both one name"
        )
    if issubclass(kind, BoardGame) and not kind.art:
        faults.append('art names no set of pieces: write art = {"standard": "pieces.svg"}')
    if missing := sorted(kind.__abstractmethods__):
        faults.append(f"{kind.__name__} lacks {', '.join(missing)}: implement what Game asks for")
    return faults


def part_faults(game: Game) -> list[str]:
    """What is missing of the drawings, modules and kernels of a game."""
    faults = drawing_faults(type(game), folder_of(type(game)))
    if not isinstance(game, BoardGame):
        return faults
    for part in ("rules", "evaluation"):
        try:
            faults += missing_parts(getattr(game, part))
        except Exception as fault:
            faults.append(f"the game's {part} cannot be built: {raised(fault)}")
    for part, names in FUNCTIONS.items():
        try:
            module = getattr(game, part)
        except Exception as fault:
            faults.append(f"{MODULES[part]} cannot be imported: {raised(fault)}")
            continue
        for name in names:
            if not callable(getattr(module, name, None)):
                faults.append(f"{MODULES[part]} has no function {name}")
    return faults
