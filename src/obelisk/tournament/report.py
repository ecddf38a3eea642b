"""Reports of a match: a line while it is being played, and all of it at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import isinf

from obelisk.core.messages import List, Message
from obelisk.core.words import ENGLISH
from obelisk.tournament.play import Effort
from obelisk.tournament.run import Outcome
from obelisk.tournament.statistics import Interval, Sprt, Tally

FAILURES_SHOWN = 5
LATE = 0.05  # seconds beyond the asked time that are worth mentioning


def headline(outcome: Outcome, language: str = ENGLISH) -> str:
    """Return the score so far, short enough for a progress bar."""
    if not outcome.played:
        return Message("tournament-head-none").said(language)
    if not outcome.is_of_two:
        places = outcome.places
        rank, share = places.mean_rank(), places.win_share()
        words = Message("tournament-head-rank", rank=f"{rank.value:.2f}", wins=f"{share.value:.1%}")
        return words.said(language)
    tally = outcome.tally
    parts = [_counts(tally)]
    if tally.paired:
        parts.append(f"Elo {_elo(tally.elo()).said(language)}")
    if outcome.sprt is not None:
        parts.append(f"LLR {outcome.sprt.ratio(tally.pairs):+.2f}")
    return ", ".join(parts)


def summary(outcome: Outcome, language: str = ENGLISH) -> Iterator[str]:
    """Yield everything about a match, line by line."""
    for depth, message in enumerate(_summary(outcome)):
        yield f"{'  ' * bool(depth)}{message.said(language)}"


def _summary(outcome: Outcome) -> Iterator[Message]:
    tournament = outcome.tournament
    first, second = (player.text for player in tournament.players)
    code = "tournament-title-interrupted" if outcome.is_interrupted else "tournament-title"
    games, game = len(outcome.played), tournament.game.named()
    yield Message.of(code, {"game": game, "first": first, "second": second, "games": games})
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
        yield Message(
            "tournament-copies",
            count=len(copies),
            copy=str(min(copies) + 1),
            first=str(copies[min(copies)] + 1),
            games=len(outcome.counted),
        )


def _of_two(outcome: Outcome) -> Iterator[Message]:
    tally, game = outcome.tally, outcome.tournament.game
    yield Message("tournament-score", score=_counts(tally))
    if tally.paired:
        likely = f"{tally.superiority():.1%}"
        yield Message("tournament-elo-of", elo=_elo(tally.elo()), superiority=likely)
        pairs = "  ".join(
            f"{points:g}: {count}"
            for points, count in zip((0, 0.5, 1, 1.5, 2), tally.pairs, strict=True)
        )
        yield Message("tournament-pairs", pairs=pairs)
    for seat in range(game.seats):
        own = [played for played in outcome.counted if played.seating[seat] == 0]
        if own:
            share = sum(played.result.scores[seat] for played in own) / len(own)
            side = game.seat_named(seat)
            yield Message("tournament-as", side=side, share=f"{share:.1%}", games=len(own))
    if outcome.sprt is not None:
        yield _sprt(outcome.sprt, tally, outcome.verdict)


def _of_many(outcome: Outcome) -> Iterator[Message]:
    places = outcome.places
    rank, share = places.mean_rank(), places.win_share()
    seats = outcome.tournament.game.seats
    yield Message(
        "tournament-ranks",
        rank=f"{rank.value:.2f}",
        seats=seats,
        low=f"{rank.low:.2f}",
        high=f"{rank.high:.2f}",
        even=f"{(seats + 1) / 2:g}",
    )
    yield Message(
        "tournament-wins",
        share=f"{share.value:.1%}",
        low=f"{share.low:.1%}",
        high=f"{share.high:.1%}",
        even=f"{1 / seats:.1%}",
    )


def _counts(tally: Tally) -> str:
    return f"+{tally.wins} ={tally.draws} −{tally.losses}  {tally.score:.1%}"


def _elo(elo: Interval) -> Message:
    return Message(
        "tournament-interval",
        value=_number(elo.value),
        low=_number(elo.low),
        high=_number(elo.high),
    )


def _number(value: float) -> str:
    text = "∞" if isinf(value) else f"{abs(value):.0f}"
    return f"{'−' if value < 0 else '+'}{text}"


def _sprt(sprt: Sprt, tally: Tally, verdict: bool | None) -> Message:
    low, high = sprt.bounds
    code = {
        True: "tournament-sprt-stronger",
        False: "tournament-sprt-not-stronger",
        None: "tournament-sprt-unclear",
    }[verdict]
    ratio = f"{sprt.ratio(tally.pairs):+.2f} ({low:+.2f}, {high:+.2f})"
    return Message.of(code, {"elo0": f"{sprt.elo0:g}", "elo1": f"{sprt.elo1:g}", "ratio": ratio})


def _ends(outcome: Outcome) -> Iterator[Message]:
    games = outcome.counted
    reasons = Counter(game.result.reason for game in games)
    plies = sum(len(game.record.steps) for game in games) / len(games)
    counted = List.of((f"{reason} {count}" for reason, count in reasons.most_common()), "none")
    yield Message("tournament-ends", reasons=counted, plies=round(plies))
    for why, count in Counter(game.adjudged for game in games).most_common():
        if why is not None:
            yield Message("tournament-adjudged", count=count, why=why)


def _efforts(outcome: Outcome) -> Iterator[Message]:
    for number, player in enumerate(outcome.tournament.players):
        effort = sum((game.efforts[number] for game in outcome.played), Effort())
        if not effort.decisions:
            continue
        time = f"{effort.seconds / effort.decisions * 1000:.1f}"
        if not effort.nodes:
            yield Message("tournament-effort", player=player.text, time=time)
        else:
            yield Message(
                "tournament-effort-nodes",
                player=player.text,
                time=time,
                nodes=round(effort.nodes / effort.decisions),
                depth=f"{effort.depths / effort.decisions:.1f}",
            )
        if effort.late > LATE:
            yield Message("tournament-late", player=player.text, late=round(effort.late * 1000))


def _failures(outcome: Outcome) -> Iterator[Message]:
    failed = [game for game in outcome.played if game.failure is not None]
    for game in failed[:FAILURES_SHOWN]:
        assert game.failed is not None
        assert game.failure is not None
        player = outcome.tournament.players[game.failed].text
        number = str(game.number + 1)
        yield Message("tournament-failure", game=number, player=player, why=game.failure)
    if len(failed) > FAILURES_SHOWN:
        yield Message("tournament-failures", count=len(failed) - FAILURES_SHOWN)
