"""`obelisk engine`: our engine for other programs."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer


def engine(
    game: Annotated[str, typer.Argument(help="Name of the game; 'obelisk games' lists them.")],
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; several may be."),
    ] = None,
    level: Annotated[int, typer.Option(min=1, max=8, help="Strength; 8 is the strongest.")] = 8,
) -> None:
    """Play for another program, which speaks UGI on standard input and output.

    UGI is UCI for any two-player game. A first dialogue, typed by hand:

    [bold]ugi[/], then [bold]position startpos moves h2g1[/], then [bold]go movetime 1000[/], then
    [bold]quit[/].

    docs/bots.md has all commands.
    """
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
    except BrokenPipeError:  # nobody listens any more; the interpreter must not try once more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _print(line: str) -> None:
    print(line, flush=True)
