"""A whole match: games spread over processes, their results in order, an early end by SPRT."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from obelisk import records
from obelisk.core.game import Game
from obelisk.core.player import Limits, Player
from obelisk.tournament.openings import Opening
from obelisk.tournament.play import Chair, Played, play_game
from obelisk.tournament.players import Description, close, make_player
from obelisk.tournament.statistics import Places, Sprt, Tally, place

FIRST = 0  # the player whose results are told


@dataclass(frozen=True)
class Tournament:
    """What a match is: equal plans with limits of nodes or depth play equal games."""

    game: Game
    players: tuple[Description, Description]
    games: int
    openings: tuple[Opening, ...] = (Opening(),)
    limits: Limits | None = None
    seed: int = 0
    most_plies: int = 500

    def seating(self, number: int) -> tuple[int, ...]:
        """Who sits where in a game: the first player's seat changes from game to game."""
        own = number % self.game.seats
        return tuple(0 if seat == own else 1 for seat in range(self.game.seats))

    def opening(self, number: int) -> Opening:
        """Where a game begins: the same until every seat was the first player's."""
        return self.openings[number // self.game.seats % len(self.openings)]

    def chance(self, number: int, *more: object) -> int:
        """A seed of its own for anything in a game."""
        words = " ".join(str(word) for word in (self.seed, number, *more))
        return Random(f"match {words}").getrandbits(31)


class Players:
    """Plays games of a tournament, one after the other; programs run on from game to game."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._programs: dict[tuple[int, int], Player] = {}

    def play(self, number: int) -> Played:
        tournament = self._tournament
        chairs: list[Chair] = []
        for seat, who in enumerate(tournament.seating(number)):
            description = tournament.players[who]
            limits = description.limits or tournament.limits
            chairs.append(Chair(who, self._seat(number, seat, who), limits))
        # the same for all games of an opening, so that only the seats differ
        round_number = number // tournament.game.seats
        seed = tournament.chance(round_number) if tournament.game.has_chance else None
        return play_game(
            tournament.game, chairs, tournament.opening(number), number=number, seed=seed,
            most_plies=tournament.most_plies,
        )  # fmt: skip

    def _seat(self, number: int, seat: int, who: int) -> Player:
        description = self._tournament.players[who]
        if not description.is_program:
            # made anew, so that a game does not depend on those before it
            return make_player(
                description, self._tournament.game, self._tournament.chance(number, seat)
            )
        taken = self._tournament.seating(number)[:seat].count(who)
        if (who, taken) not in self._programs:
            self._programs[who, taken] = make_player(description, self._tournament.game, 0)
        return self._programs[who, taken]

    def close(self) -> None:
        """End all programs."""
        for player in tuple(self._programs.values()):
            close(player)


def warm(tournament: Tournament) -> None:
    """Compile what the players need, once, before several processes would do it."""
    for _, step in tournament.game.warmup():
        step()
    state = tournament.game.start(seed=0)
    for description in tournament.players:
        if not description.is_program:
            player = make_player(description, tournament.game, 0)
            player.choose(state, Limits(depth=1, nodes=1), seat=state.to_act[0])


def course_of(game: Played) -> tuple[Any, ...]:
    """What two games share that are copies: who sat where, and all that was done from the start."""
    record = game.record
    actions = tuple((step.seat, step.action) for step in record.steps)
    return game.seating, record.start, record.seed, actions


@dataclass
class Outcome:
    """The games of a match so far, and what they say; `played` are in order of their numbers.

    Players who never vary play the same game again. It tells nothing new, so that of games which
    are copies of each other the first counts and the others do not.
    """

    tournament: Tournament
    sprt: Sprt | None = None
    played: list[Played] = field(default_factory=list)
    is_interrupted: bool = False
    _copies: dict[int, int] = field(default_factory=dict)
    _courses: dict[tuple[Any, ...], int] = field(default_factory=dict)
    _looked_at: int = 0

    @property
    def is_of_two(self) -> bool:
        return self.tournament.game.seats == 2

    @property
    def copies(self) -> dict[int, int]:
        """The numbers of games that are copies, each with the number of the game it is one of.

        One that is lost by failure is none: what failed once need not fail again.
        """
        for game in self.played[self._looked_at :]:
            if game.failure is not None:
                continue
            first = self._courses.setdefault(course_of(game), game.number)
            if first != game.number:
                self._copies[game.number] = first
        self._looked_at = len(self.played)
        return self._copies

    @property
    def counted(self) -> list[Played]:
        """The games that count."""
        copies = self.copies
        return [game for game in self.played if game.number not in copies]

    @property
    def tally(self) -> Tally:
        """The points of the first player, for games of two."""
        counted = {game.number: game for game in self.counted}
        pairs = [game for number, game in counted.items() if number ^ 1 in counted]
        single = [game for number, game in counted.items() if number ^ 1 not in counted]
        return Tally(*(tuple(map(points_of, games)) for games in (pairs, single)))

    @property
    def places(self) -> Places:
        """The places of the first player, for games of many."""
        told = [place(game.result.ranks, game.seating.index(FIRST)) for game in self.counted]
        return Places(tuple(rank for rank, _ in told), tuple(share for _, share in told))

    @property
    def verdict(self) -> bool | None:
        return None if self.sprt is None else self.sprt.verdict(self.tally.pairs)


def points_of(game: Played) -> float:
    """The points of the first player in a game of two."""
    return game.result.scores[game.seating.index(FIRST)]


def run(
    tournament: Tournament,
    *,
    sprt: Sprt | None = None,
    jobs: int = 1,
    save: Path | None = None,
    on_game: Callable[[Outcome, int], None] | None = None,
) -> Outcome:
    """Play a match. Ctrl-C ends it with what was played so far.

    `on_game` is told of each game, with the number of games played in all. Results count in the
    order of the games' numbers, so that the end of a test does not depend on which game was
    quicker.
    """
    outcome = Outcome(tournament, sprt)
    waiting: dict[int, Played] = {}
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    try:
        with closing(_games(tournament, jobs)) as games:
            for game in games:
                waiting[game.number] = game
                while (following := len(outcome.played)) in waiting:
                    outcome.played.append(waiting.pop(following))
                    _keep(outcome, outcome.played[-1], save)
                    if outcome.verdict is not None:
                        return outcome
                if on_game is not None:
                    on_game(outcome, len(outcome.played) + len(waiting))
    except KeyboardInterrupt:
        outcome.is_interrupted = True
        for number in sorted(waiting):
            outcome.played.append(waiting[number])
            _keep(outcome, waiting[number], save)
    return outcome


def _keep(outcome: Outcome, game: Played, folder: Path | None) -> None:
    """Save a game; one that is a copy says so."""
    if folder is None:
        return
    record, first = game.record, outcome.copies.get(game.number)
    if first is not None:
        record = replace(record, tags={**record.tags, "Copy": f"of game {first + 1}"})
    records.save(record, folder / f"game-{game.number + 1:05}.json")


def _games(tournament: Tournament, jobs: int) -> Generator[Played, None, None]:
    """All games, in the order in which they end."""
    if min(jobs, tournament.games) > 1:
        from obelisk.tournament.workers import play_in_processes

        yield from play_in_processes(tournament, min(jobs, tournament.games))
        return
    with closing(Players(tournament)) as players:
        for number in range(tournament.games):
            yield players.play(number)
