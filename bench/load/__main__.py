"""How the service carries load: on this machine, over the loopback, for a bounded time.

    python -m bench.load                 300 matches of Khet and 20 tables of Starclaim
    python -m bench.load --engines       the same people, with engines thinking on every core
    python -m bench.load --kill 20       end the server 20 times in the middle, and count
    python -m bench.load --help

Clients are real: a socket each, in this process. The bare echo is measured in the same run, with
the same client and as many sockets, so figures are ratios that travel between machines.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path

import uvloop
from bench.load.crowd import load
from bench.load.engines import engines
from bench.load.killing import killing


def main() -> None:
    parser = argparse.ArgumentParser(
        "python -m bench.load", description=__doc__.split("\n")[0] if __doc__ else None
    )
    parser.add_argument("--matches", type=int, default=300, help="matches of Khet, two people each")
    parser.add_argument(
        "--tables", type=int, default=20, help="tables of Starclaim, nine people each"
    )
    parser.add_argument("--seconds", type=float, default=10, help="length of each measurement")
    parser.add_argument("--rate", type=float, default=200, help="actions a second at people's pace")
    parser.add_argument("--engines", action="store_true", help="measure beside thinking engines")
    parser.add_argument("--kill", type=int, default=0, help="times to end the server in play")
    arguments = parser.parse_args()
    scene: Callable[[argparse.Namespace, Path], Coroutine[None, None, None]] = load
    if arguments.kill:
        scene = killing
    elif arguments.engines:
        scene = engines
    with (
        tempfile.TemporaryDirectory() as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        runner.run(scene(arguments, Path(folder)))


if __name__ == "__main__":
    main()
