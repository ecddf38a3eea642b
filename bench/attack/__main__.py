"""What a stranger could do to a server, done to one of our own: what it costs everybody else.

    python -m bench.attack               all attacks, one after the other
    python -m bench.attack separators    one of them
    python -m bench.attack --list        what there is

Each attack starts a server of its own on the loopback, in a temporary folder and with the limits
that a server has by default, and is bounded in count and time. It prints figures beside what is
asked of them; the exit status is 1 if one is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path

import uvloop
from bench.attack import guests, half_sent, looking_back, opening, paces, separators, studies
from bench.attack.figures import Figure

Attack = Callable[[Path], Coroutine[None, None, list[Figure]]]

# By name; the first line of a module's docstring says what it does.
ATTACKS: dict[str, Attack] = {
    "separators": separators.attack,
    "opening": opening.attack,
    "looking-back": looking_back.attack,
    "half-sent": half_sent.attack,
    "guests": guests.attack,
    "studies": studies.attack,
    "paces": paces.attack,
}


def main() -> None:
    parser = argparse.ArgumentParser(
        "python -m bench.attack", description=__doc__.split("\n")[0] if __doc__ else None
    )
    parser.add_argument("names", nargs="*", metavar="ATTACK", help="only these; by default all")
    parser.add_argument("--list", action="store_true", help="say what there is")
    arguments = parser.parse_args()
    if unknown := set(arguments.names) - set(ATTACKS):
        parser.error(f"no attack {', '.join(sorted(unknown))}; there are {', '.join(ATTACKS)}")
    are_missed = False
    for name in arguments.names or ATTACKS:
        attack = ATTACKS[name]
        told = sys.modules[attack.__module__].__doc__ or ""
        print(f"{name}: {told.splitlines()[0]}", flush=True)
        if not arguments.list:
            are_missed |= _misses(attack)
    if are_missed:
        raise SystemExit(1)


def _misses(attack: Attack) -> bool:
    """Carry an attack out and tell its figures; whether one of them is missed."""
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        figures = runner.run(attack(Path(folder)))
    for figure in figures:
        print(f"  {figure}", flush=True)
    return any(figure.is_missed for figure in figures)


if __name__ == "__main__":
    main()
