"""Fair play: no engine helps with a game that is being played against another person.

Closed are the positions of such a game and what could come of it. Its first actions, which many
games share, close nothing but the position on the board, so that everything else can be analysed:
finished games and other positions, also of the same kind.
"""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import HTTPConnection

from obelisk.core.game import Game
from obelisk.core.messages import Message
from obelisk.core.state import State
from obelisk.server.folding import Work
from obelisk.server.match.fold import Match
from obelisk.server.refusal import Refused
from obelisk.server.site import Site
from obelisk.server.store.reading import list_matches

OPENING = 8  # actions after which a game from the usual start is taken to be like no other
CHEAPER = 4  # an action that is gone through here costs so much less than one that is told
MOST_MATCHES = 50  # at once, of one game; who plays more has no engine for it at all


async def refuse_help(
    site: Site, connection: HTTPConnection, person: str, game: Game, line: Sequence[State]
) -> None:
    """`Refused` if the line leads to, or through, a game that the person plays now."""
    playing = await _playing(site, person, game.id)
    if len(playing) > MOST_MATCHES:
        raise _refusal(game, playing[0])
    for name in playing:
        match = (await site.open(connection, name)).match
        if match.status != "running":
            continue
        site.charge_past(connection, match.plies // CHEAPER)
        if await site.tables.folding.run(belongs(match, line)):
            raise _refusal(game, name)


def belongs(match: Match, line: Sequence[State]) -> Work[bool]:
    """Whether a line leads to where a match stands, or passes through it beyond its opening.

    Only pieces and their places count: another side to act, counters or options make no other game.
    """
    boards: set[str] = set()
    for state in line:
        boards.add(_board(state))
        yield
    if _board(line[-1]) == _board(match.state):
        return True
    opening = 0 if match.terms.start is not None else OPENING
    if match.plies < opening:
        return False
    for _, passed in match.course.states(opening):
        if _board(passed) in boards:
            return True
        yield
    for seat in match.state.to_act:
        for action in match.state.actions(seat):  # all that one more action can lead to
            if _board(match.state.play(action, seat)) in boards:
                return True
            yield
    return False


def _board(state: State) -> str:
    return str(state).split(" ", 1)[0]


async def _playing(site: Site, person: str, game: str) -> list[str]:
    """The running matches of a person against people, the newest first."""
    found = await list_matches(
        site.database, status=("running",), game=game, person=person,
        private=True, limit=MOST_MATCHES + 1,
    )  # fmt: skip
    return [
        shown["id"] for shown in found
        if any(seat["kind"] == "person" and seat["person"] != person for seat in shown["seats"])
    ]  # fmt: skip


def _refusal(game: Game, match: str) -> Refused:
    return Refused(
        "not-now",
        Message("server-in-progress", game=game.named()),
        match=match,
    )
