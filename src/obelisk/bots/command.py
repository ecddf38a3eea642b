"""`obelisk engine`: our engine for other programs."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer


def engine(
    game: Annotated[
        str, typer.Argument(metavar="terminal-metavar-game", help="terminal-help-game")
    ],
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", "-o", metavar="terminal-metavar-pair", help="terminal-help-option"
        ),
    ] = None,
    level: Annotated[int, typer.Option(min=1, max=8, help="bots-help-level")] = 8,
) -> None:
    """Play for another program, which speaks UGI on standard input and output."""
    import obelisk
    from obelisk.bots.line_finder import Settings
    from obelisk.bots.ugi import Engine
    from obelisk.core.board_game import is_searchable
    from obelisk.core.errors import ObeliskError
    from obelisk.core.messages import Message
    from obelisk.games import find

    played = obelisk.game(game, **find(game).options_type.parse(option or []))
    if not is_searchable(played):
        raise ObeliskError(Message("bots-not-ugi", game=played.named()))
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    try:
        Engine(played, Settings(level=level), _print).run(iter(sys.stdin.readline, ""))
    except KeyboardInterrupt:
        return
    except BrokenPipeError:  # no one reads any more, and the interpreter must not try again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _print(line: str) -> None:
    print(line, flush=True)
