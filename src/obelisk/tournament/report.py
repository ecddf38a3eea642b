"""A match in words: a line while it is going on, and the whole at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import isinf

from obelisk.core.messages import Argument, List, Message
from obelisk.tournament.play import Effort
from obelisk.tournament.run import Outcome
from obelisk.tournament.statistics import Interval, Sprt, Tally

FAILURES_SHOWN = 5
LATE = 0.05  # seconds beyond the limit that are mentioned


def headline(outcome: Outcome) -> Message:
    """Return the score so far, short enough for a progress bar."""
    if not outcome.played:
        return Message("tournament-none")
    if not outcome.is_of_two:
        places = outcome.places
        rank, wins = places.mean_rank().value, places.win_share().value
        return Message("tournament-headline-many", rank=rank, wins=wins)
    tally = outcome.tally
    parts = [_counts(tally)]
    if tally.paired:
        parts.append(Message("tournament-headline-elo", elo=_elo(tally.elo())))
    if outcome.sprt is not None:
        ratio = outcome.sprt.ratio(tally.pairs)
        parts.append(Message("tournament-headline-ratio", ratio=f"{ratio:+.2f}"))
    return Message("tournament-headline", parts=List.of(parts, "none"))


def summary(outcome: Outcome) -> Iterator[Message]:
    """Yield all that there is to say about a match: a heading, then a line for each fact."""
    tournament = outcome.tournament
    first, second = (player.text for player in tournament.players)
    title = "tournament-title-interrupted" if outcome.is_interrupted else "tournament-title"
    game, games = tournament.game.named(), len(outcome.played)
    yield Message.of(title, {"game": game, "first": first, "second": second, "games": games})
    if not outcome.played:
        return
    yield from _copies(outcome)
    yield from _of_two(outcome) if outcome.is_of_two else _of_many(outcome)
    yield from _ends(outcome)
    yield from _efforts(outcome)
    yield from _failures(outcome)


def _copies(outcome: Outcome) -> Iterator[Message]:
    copies = outcome.copies
    if copies:
        first = min(copies)
        yield Message(
            "tournament-copies",
            copies=len(copies),
            copy=str(first + 1),
            original=str(copies[first] + 1),
            counted=len(outcome.counted),
        )


def _of_two(outcome: Outcome) -> Iterator[Message]:
    tally, game = outcome.tally, outcome.tournament.game
    yield Message("tournament-score", counts=_counts(tally))
    if tally.paired:
        yield Message("tournament-elo-of", elo=_elo(tally.elo()), superiority=tally.superiority())
        points = zip(("0", "½", "1", "1½", "2"), tally.pairs, strict=True)
        pairs = [
            Message("tournament-pairs-of", points=point, count=count) for point, count in points
        ]
        yield Message("tournament-pairs", pairs=List.of(pairs, "none"))
    for seat in range(game.seats):
        own = [played for played in outcome.counted if played.seating[seat] == 0]
        if own:
            share = sum(played.result.scores[seat] for played in own) / len(own)
            who = game.seat_named(seat)
            yield Message("tournament-side", who=who, share=share, games=len(own))
    if outcome.sprt is not None:
        yield _sprt(outcome.sprt, tally, outcome.verdict)


def _of_many(outcome: Outcome) -> Iterator[Message]:
    rank, wins = outcome.places.mean_rank(), outcome.places.win_share()
    seats = outcome.tournament.game.seats
    yield Message(
        "tournament-rank",
        rank=rank.value,
        seats=seats,
        low=rank.low,
        high=rank.high,
        even=(seats + 1) / 2,
    )
    yield Message("tournament-wins", wins=wins.value, low=wins.low, high=wins.high, even=1 / seats)


def _counts(tally: Tally) -> Message:
    return Message(
        "tournament-counts",
        wins=tally.wins,
        draws=tally.draws,
        losses=tally.losses,
        score=tally.score,
    )


def _elo(elo: Interval) -> Message:
    low, high = _number(elo.low), _number(elo.high)
    return Message("tournament-interval", value=_number(elo.value), low=low, high=high)


def _number(value: float) -> str:
    text = "∞" if isinf(value) else f"{abs(value):.0f}"
    return f"{'−' if value < 0 else '+'}{text}"


def _sprt(sprt: Sprt, tally: Tally, verdict: bool | None) -> Message:
    low, high = sprt.bounds
    said = {True: "stronger", False: "not-stronger", None: "open"}[verdict]
    return Message(
        f"tournament-sprt-{said}",
        elo0=sprt.elo0,
        elo1=sprt.elo1,
        ratio=f"{sprt.ratio(tally.pairs):+.2f}",
        low=f"{low:+.2f}",
        high=f"{high:+.2f}",
    )


def _ends(outcome: Outcome) -> Iterator[Message]:
    games, game = outcome.counted, outcome.tournament.game
    for why, count in Counter(game.reason_of(played.result) for played in games).most_common():
        yield Message("tournament-ended", count=count, why=why)
    for why, count in Counter(filter(None, (played.adjudged for played in games))).most_common():
        yield Message("tournament-adjudged", count=count, why=why)
    plies = sum(len(played.record.steps) for played in games) / len(games)
    yield Message("tournament-length", plies=round(plies))


def _efforts(outcome: Outcome) -> Iterator[Message]:
    for number, player in enumerate(outcome.tournament.players):
        effort = sum((game.efforts[number] for game in outcome.played), Effort())
        if not effort.decisions:
            continue
        args: dict[str, Argument] = {
            "player": player.text,
            "time": effort.seconds / effort.decisions * 1000,
        }
        if effort.nodes:
            args["nodes"] = round(effort.nodes / effort.decisions)
            args["depth"] = effort.depths / effort.decisions
        code = "tournament-effort-nodes" if effort.nodes else "tournament-effort"
        yield Message.of(code, args)
        if effort.late > LATE:
            yield Message("tournament-late", player=player.text, time=round(effort.late * 1000))


def _failures(outcome: Outcome) -> Iterator[Message]:
    failed = [game for game in outcome.played if game.failure is not None]
    for game in failed[:FAILURES_SHOWN]:
        assert game.failed is not None
        assert game.failure is not None
        player = outcome.tournament.players[game.failed].text
        number = str(game.number + 1)
        yield Message("tournament-failed", number=number, player=player, why=game.failure)
    if len(failed) > FAILURES_SHOWN:
        yield Message("tournament-failed-more", count=len(failed) - FAILURES_SHOWN)
