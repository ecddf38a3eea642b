"""No engine helps with a game in progress against another person; with all else it does."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

import obelisk
from obelisk.core.state import State
from obelisk.server import fairness
from obelisk.server.folding import Folding
from obelisk.server.match.decide import created
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Seat, begin, fold
from obelisk.server.match.terms import Clock, Terms
from obelisk.server.refusal import Refused
from tests.server.running import PATIENCE, Client, Server
from tests.server.test_engines import open_analysis
from tests.server.test_matches import begun, play

KHET = obelisk.game("khet")


def quiet(state: State, count: int, choice: int = 0) -> list[str]:
    """Actions that lead through ever new boards and end nothing."""
    seen = {board(state)}
    actions: list[str] = []
    while len(actions) < count:
        fresh = [
            action for action in state.actions()
            if (after := state.play(action)).to_act and board(after) not in seen
        ]  # fmt: skip
        actions.append(fresh[choice % len(fresh)])
        state = state.play(actions[-1])
        seen.add(board(state))
    return actions


def after(actions: list[str]) -> State:
    state = KHET.start()
    for action in actions:
        state = state.play(action)
    return state


def board(state: State) -> str:
    return str(state).split()[0]


LINE = quiet(KHET.start(), 12)
# a finished game that began alike, and went another way
OTHER = LINE[:4] + quiet(after(LINE[:4]), 8, choice=7)


@pytest.fixture
def people(server: Server) -> Iterator[tuple[Client, Client]]:
    with Client(server) as ann, Client(server) as ben:
        yield ann, ben


def ask(socket: ClientConnection, type: str = "analyse", **wanted: Any) -> dict[str, Any]:
    """The first answer: a refusal, or what the engine thinks."""
    socket.send(json.dumps({"type": type, "game": "khet", "seconds": 0.1, **wanted}))
    first = last = heard(socket)
    while last["type"] not in ("refused", "done"):
        last = heard(socket)
    return first


def heard(socket: ClientConnection) -> dict[str, Any]:
    """The next message about the question, however long the engine takes to begin."""
    for _ in range(int(PATIENCE)):
        try:
            message: dict[str, Any] = json.loads(socket.recv(2))
        except TimeoutError:
            socket.send('{"type":"ping"}')
        else:
            if message["type"] != "pong":
                return message
    raise TimeoutError("the engine never answered")


def test_positions_of_a_game_in_progress_are_closed(people: tuple[Client, Client]) -> None:
    ann, ben = people
    match = begun(ann, ben)
    play(match, LINE[:10], ann, ben)
    now = str(after(LINE[:10]))
    pieces, side, *counters = now.split()
    other = "r" if side == "s" else "s"
    closed: list[dict[str, Any]] = [
        {"actions": LINE[:10]},  # where it stands
        {"actions": LINE[:9]},  # where it stood
        {"actions": LINE[:12]},  # what could come of it
        {"position": now},
        {"position": str(after(LINE[:11]))},
        {"position": " ".join([pieces, other, *counters])},
        {"position": now, "options": {"setup": "imhotep"}},
        {"position": now, "actions": [LINE[10], LINE[11]]},
        {"type": "review", "actions": LINE[:10]},
    ]
    for client in (ann, ben):
        with open_analysis(client) as socket:
            for wanted in closed:
                error = ask(socket, **wanted)["error"]
                assert (error["code"], error["match"]) == ("not-now", match), wanted
            assert "You have a Khet game in progress" in error["message"]
    ann.done(match, "resign")
    with open_analysis(ann) as socket:
        for wanted in closed:
            assert ask(socket, **wanted)["type"] in ("lines", "judged"), wanted


def test_finished_games_and_other_positions_stay_open(people: tuple[Client, Client]) -> None:
    ann, ben = people
    match = begun(ann, ben)
    play(match, LINE[:10], ann, ben)
    with open_analysis(ann) as socket:
        for wanted in (
            {},
            {"actions": LINE[:4]},
            {"actions": OTHER},
            {"position": str(after(OTHER))},
            {"type": "review", "actions": OTHER},
        ):
            assert ask(socket, **wanted)["type"] in ("lines", "judged"), wanted


def test_an_opening_closes_nothing_but_the_position_on_the_board(
    people: tuple[Client, Client],
) -> None:
    ann, ben = people
    match = begun(ann, ben)
    play(match, LINE[:4], ann, ben)
    with open_analysis(ann) as socket:
        assert ask(socket, actions=LINE[:4])["error"]["match"] == match
        assert ask(socket, actions=LINE[:2])["type"] == "lines"
        assert ask(socket, actions=OTHER)["type"] == "lines"
        assert ask(socket, "review", actions=OTHER)["type"] == "judged"


def test_games_against_the_computer_and_of_others_close_nothing(
    people: tuple[Client, Client], server: Server
) -> None:
    ann, ben = people
    ann.create(seats=[{"kind": "me"}, {"kind": "engine", "level": 1}])
    begun(ben, ann_too := Client(server))
    with open_analysis(ann) as socket:
        assert ask(socket)["type"] == "lines"
    ann_too.http.close()


def test_no_engine_plays_from_a_game_in_progress(people: tuple[Client, Client]) -> None:
    ann, ben = people
    match = begun(ann, ben)
    play(match, LINE[:10], ann, ben)
    wish = {"game": "khet", "seats": [{"kind": "me"}, {"kind": "engine", "level": 8}]}
    answer = ann.http.post("/api/matches", json={**wish, "start": str(after(LINE[:10]))})
    assert (answer.status_code, answer.json()["error"]["match"]) == (409, match)
    ann.create(seats=wish["seats"], start=str(after(OTHER)))


def test_looking_through_ones_own_games_has_a_price(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody with many long games could else have them gone through with every question."""
    terms = Terms(KHET, creator="ann", clock=Clock("none"))
    match = begin("m", created("m", terms, (Seat("person", person="ann"),) * 2, 1))
    for number, action in enumerate(LINE):
        entry = Entry(match.seq + 1, 1, "action", number % 2, {"action": action})
        match = fold(match, entry)
    paid: list[tuple[str, int]] = []

    class Asked:
        tables = SimpleNamespace(folding=Folding())

        async def open(self, connection: Any, name: str) -> Any:
            paid.append((name, 0))
            return SimpleNamespace(match=match)

        def charge_past(self, connection: Any, actions: int) -> None:
            paid.append(("past", actions))

    async def playing(*_: Any) -> list[str]:
        return ["m"]

    monkeypatch.setattr(fairness, "_playing", playing)

    async def scene() -> None:
        site: Any = Asked()
        other = [KHET.start(), *map(after, (OTHER[:n] for n in range(1, len(OTHER) + 1)))]
        await fairness.refuse_help(site, site, "ann", KHET, other)
        with pytest.raises(Refused, match="in progress"):
            await fairness.refuse_help(site, site, "ann", KHET, [after(LINE[:11])])
        site.tables.folding.stop()

    asyncio.run(scene())
    assert paid == [("m", 0), ("past", len(LINE) // fairness.CHEAPER)] * 2
