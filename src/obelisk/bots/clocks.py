"""How long to think: from the words of a `go` command, and from clocks."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from obelisk.core.messages import Message
from obelisk.core.player import Limits
from obelisk.core.quoting import shown

OVERHEAD = 0.03  # seconds that an answer may take on its way, at every move
MOST_WORDS = 100  # of a command
LONGEST_NUMBER = 15  # digits; more milliseconds and positions than there ever are
LEAST = 0.005  # seconds: below, nothing sensible is found
MOVES_LEFT = 25  # a game is expected to last so many more moves of ours, at every moment
UNTOLD = 1.0  # seconds for a move where limits were meant but cannot be understood
MOST_SHARE = 0.4  # of what is left, so that there is always a next move


def thinking_time(
    remaining: float, increment: float = 0.0, moves_to_go: int | None = None
) -> float:
    """Seconds to spend on a move with so many on the clock, and so many added after each move.

    It is a share of what is left and most of the increment, but never so much that the clock
    could run out: at most 0.4 of what is left (nearly all of it where only one move is to go).
    """
    usable = max(remaining - OVERHEAD, 0.0)
    moves = MOVES_LEFT if moves_to_go is None else max(moves_to_go, 1)
    wished = usable / moves - OVERHEAD + 0.8 * increment
    share = 0.9 if moves == 1 else max(MOST_SHARE, 1 / moves)
    return max(min(wished, share * usable), min(LEAST, remaining / 2), 0.001)


@dataclass(frozen=True, slots=True)
class Order:
    """What `go` asks for. `faults` say which words could not be understood.

    An `endless` order is not answered before `stop`.
    """

    limits: Limits
    endless: bool
    faults: tuple[Message, ...] = ()


SYNONYMS = {"wtime": "p1time", "btime": "p2time", "winc": "p1inc", "binc": "p2inc"}
NUMBERS = ("p1time", "p2time", "p1inc", "p2inc", "movestogo", "movetime", "nodes", "depth")


def read_go(words: Sequence[str], seat: int) -> Order:
    """Return the order that the words after `go` give to `seat`; without any it is endless."""
    told: dict[str, int] = {}
    faults: list[Message] = []
    endless = False
    rest = deque(words[:MOST_WORDS])
    while rest:
        word = rest.popleft()
        name = SYNONYMS.get(word, word)
        if name == "infinite":
            endless = True
        elif name not in NUMBERS:
            faults.append(Message("bots-go-unknown", word=shown(word)))
        elif not rest or not is_number(rest[0]):
            faults.append(Message("bots-go-number", word=word))
        else:
            told[name] = int(rest.popleft())
    for name in ("movetime", "nodes", "depth"):
        if told.get(name, 1) <= 0:
            faults.append(Message("bots-go-positive", word=name, given=str(told.pop(name))))
    limits = Limits(_seconds(told, seat), told.get("nodes"), told.get("depth"))
    if limits == Limits() and words and not endless:  # an answer is expected
        limits = Limits(time=UNTOLD)
        faults.append(Message("bots-go-no-limit", seconds=UNTOLD))
    return Order(limits, endless or not words, tuple(faults))


def _seconds(told: dict[str, int], seat: int) -> float | None:
    side = f"p{seat + 1}"
    times = []
    if "movetime" in told:
        times.append(told["movetime"] / 1000)
    if f"{side}time" in told:
        left, added = told[f"{side}time"] / 1000, max(told.get(f"{side}inc", 0), 0) / 1000
        times.append(thinking_time(left, added, told.get("movestogo")))
    return min(times, default=None)


def is_number(word: str) -> bool:
    """Whether a word is a whole number of a size that can be."""
    return len(word) <= LONGEST_NUMBER and word.isascii() and word.removeprefix("-").isdecimal()
