"""One game of a match: played by the rules, lost by failure, ended if endless."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import obelisk
from obelisk import records
from obelisk.bots.program import PlayerFailed
from obelisk.core.messages import Message
from obelisk.core.player import Choice, Limits
from obelisk.core.state import State
from obelisk.search.players import RandomPlayer
from obelisk.tournament.openings import Opening
from obelisk.tournament.play import Chair, Effort, Follower, play_game
from obelisk.tournament.players import make_player, read_player

KHET = obelisk.game("khet")
CRASHED = Message("bots-crashed", signal="SIGSEGV")
WIN_IN_ONE = "x39/10/10/10/4k3P31/10/10/1K7X1 s 0 0"


class Scripted:
    """Plays actions from a list, over and over."""

    name = "scripted"

    def __init__(self, *actions: str | Exception) -> None:
        self.actions = actions
        self.told: list[Any] = []
        self.count = 0

    def choose(self, at: Any, limits: Limits | None = None, *, seat: int | None = None) -> Choice:
        assert isinstance(at, State)
        self.told.append(("choose", seat, limits))
        action = self.actions[self.count % len(self.actions)]
        self.count += 1
        if isinstance(action, Exception):
            raise action
        return Choice(action, nodes=10, depth=2)


class Follow(Scripted):
    def begin(self, state: State, seat: int) -> None:
        self.told.append(("begin", str(state), seat))

    def played(self, state: State, action: str, seat: int) -> None:
        self.told.append(("played", action, seat))

    def finish(self, result: Any) -> None:
        self.told.append(("finish", result.reason))


def chairs(*players: Any, limits: Limits | None = None) -> list[Chair]:
    return [Chair(number, player, limits) for number, player in enumerate(players)]


def test_a_game_to_its_end() -> None:
    played = play_game(KHET, chairs(Scripted("i4j4"), Scripted()), Opening(WIN_IN_ONE), number=6)
    assert played.result.winner == 0
    assert played.result.reason == "pharaoh"
    assert played.efforts[0].decisions == 1
    assert played.efforts[0].nodes == 10
    assert played.efforts[1] == Effort()
    assert (played.number, played.seating, played.failure) == (6, (0, 1), None)


def test_the_record_can_be_read_again(tmp_path: Path) -> None:
    game = obelisk.game("khet", repetition="automatic", quiet_limit=20)
    opening = Opening(None, ("h2g1", "c7+"))
    played = play_game(game, chairs(RandomPlayer(1), RandomPlayer(2)), opening)
    records.save(played.record, tmp_path / "game.json")
    again = records.load(tmp_path / "game.json")
    assert again == played.record
    assert [step.action for step in again.steps[:2]] == ["h2g1", "c7+"]
    assert again.tags["Opening"] == "startpos moves h2g1 c7+"


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("a1a9", "It played the illegal move 'a1a9'. "),
        ("c7+", "It played the illegal move 'c7+'. "),
        (PlayerFailed(CRASHED, "oh no"), "It crashed (SIGSEGV). Its error output: oh no"),
        (ZeroDivisionError("by nothing"), "It crashed. ZeroDivisionError: by nothing"),
    ],
)
def test_who_fails_has_lost(fault: Any, words: str, tmp_path: Path) -> None:
    for seat in (0, 1):
        players = [Scripted(fault), Scripted("h2+" if seat else "c7+")]
        order = players if seat == 0 else players[::-1]
        if seat == 1 and fault == "c7+":
            continue  # there it is legal
        played = play_game(KHET, chairs(*order), Opening())
        assert played.result.winner == 1 - seat
        assert played.result.reason == "forfeit"
        assert played.failed == seat
        assert played.failure is not None
        assert str(played.failure).startswith(words)
        records.save(played.record, tmp_path / "game.json")
        assert records.load(tmp_path / "game.json").tags["Failure"] == str(played.failure)


def test_a_failure_among_many() -> None:
    game = obelisk.game("starclaim", seats=3)
    seats = [Chair(1, make_player(read_player("random", game), game, seat)) for seat in range(3)]
    seats[1] = Chair(0, Scripted(PlayerFailed(CRASHED)))
    played = play_game(game, seats, Opening(), seed=4)
    assert played.result.ranks == (1, 3, 1)
    assert played.failed == 0


def test_what_repeats_for_ever_is_a_draw(tmp_path: Path) -> None:
    played = play_game(KHET, chairs(Scripted("h2+", "h2-"), Scripted("c7+", "c7-")), Opening())
    assert played.result.reason == "adjudication"
    assert played.result.scores == (0.5, 0.5)
    assert played.adjudged == Message("tournament-repeated", times=5)
    assert len(played.record.steps) == 16
    records.save(played.record, tmp_path / "game.json")
    assert records.load(tmp_path / "game.json").result == played.result


def test_a_game_that_is_too_long_is_a_draw() -> None:
    players = chairs(Scripted("h2+", "h2-"), Scripted("c7+", "c7-"))
    played = play_game(KHET, players, Opening(), most_plies=7)
    assert str(played.adjudged) == "7 plies were played."
    assert len(played.record.steps) == 7


def test_the_last_ply_may_still_win() -> None:
    players = chairs(Scripted("i4j4"), Scripted())
    assert play_game(KHET, players, Opening(WIN_IN_ONE), most_plies=1).result.winner == 0


def test_followers_hear_the_whole_game() -> None:
    first, second = Follow("i4j4"), Follow()
    assert isinstance(first, Follower)
    opening = Opening(WIN_IN_ONE)
    play_game(KHET, chairs(first, second, limits=Limits(nodes=5)), opening)
    start = str(KHET.position(WIN_IN_ONE))
    common = [("played", "i4j4", 0), ("finish", "pharaoh")]
    assert first.told == [("begin", start, 0), ("choose", 0, Limits(nodes=5)), *common]
    assert second.told == [("begin", start, 1), *common]


def test_followers_hear_the_opening() -> None:
    first = Follow("a1a9")
    play_game(KHET, chairs(first, Scripted()), Opening(None, ("h2g1", "c7+")))
    assert first.told[1:3] == [("played", "h2g1", 0), ("played", "c7+", 1)]


def test_one_that_cannot_even_begin_has_lost() -> None:
    class Stillborn(Follow):
        def begin(self, state: State, seat: int) -> None:
            raise PlayerFailed(CRASHED)

    played = play_game(KHET, chairs(Stillborn(), Scripted()), Opening())
    assert (played.result.winner, played.failure) == (1, CRASHED)


def test_being_late_is_noticed() -> None:
    class Slow(Scripted):
        def choose(self, *args: Any, **more: Any) -> Choice:
            import time

            time.sleep(0.03)
            return super().choose(*args, **more)

    limits = Limits(time=0.01)
    played = play_game(KHET, chairs(Slow("i4j4"), Scripted(), limits=limits), Opening(WIN_IN_ONE))
    assert played.efforts[0].late >= 0.02
    assert (Effort(1, 2.0, 3, 4, 0.5) + Effort(1, 1.0, 1, 1, 0.2)) == Effort(2, 3.0, 4, 5, 0.5)


@pytest.mark.compiled
def test_a_game_of_many_seats() -> None:
    game = obelisk.game("starclaim", seats=4, rounds=1)
    rng = Random(3)
    names = ("heuristic", "cautious", "random", "cautious")
    seats = [
        Chair(min(seat, 1), make_player(read_player(name, game), game, rng.randrange(99)))
        for seat, name in enumerate(names)
    ]
    played = play_game(game, seats, Opening(), seed=5, most_plies=10_000)
    assert played.result.reason != "adjudication"
    assert sorted(played.result.ranks)[0] == 1
    assert len(played.efforts) == 2
