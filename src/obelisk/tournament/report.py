"""A match in words: a line while it is going on, and the whole at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import isinf

from obelisk.tournament.play import Effort
from obelisk.tournament.run import Outcome
from obelisk.tournament.statistics import Interval, Sprt, Tally

FAILURES_SHOWN = 5
LATE = 0.05  # seconds beyond the asked time that are worth a word


def headline(outcome: Outcome) -> str:
    """The score so far, short enough for a progress bar."""
    if not outcome.played:
        return "no game yet"
    if not outcome.is_of_two:
        places = outcome.places
        rank, share = places.mean_rank(), places.win_share()
        return f"mean rank {rank.value:.2f}, wins {share.value:.1%}"
    tally = outcome.tally
    words = _counts(tally)
    if tally.paired:
        words += f", Elo {_elo(tally.elo())}"
    if outcome.sprt is not None:
        words += f", LLR {outcome.sprt.ratio(tally.pairs):+.2f}"
    return words


def summary(outcome: Outcome) -> Iterator[str]:
    """All that a match says, in lines."""
    tournament = outcome.tournament
    first, second = (player.text for player in tournament.players)
    broken = " (interrupted)" if outcome.is_interrupted else ""
    yield f"{tournament.game.title}: {first} against {second}, {len(outcome.played)} games{broken}"
    if not outcome.played:
        return
    yield from _copies(outcome)
    yield from _of_two(outcome) if outcome.is_of_two else _of_many(outcome)
    yield from _ends(outcome)
    yield from _efforts(outcome)
    yield from _failures(outcome)


def _copies(outcome: Outcome) -> Iterator[str]:
    copies = outcome.copies
    if not copies:
        return
    one = f"game {min(copies) + 1} of game {copies[min(copies)] + 1}"
    which = one if len(copies) == 1 else f"{one}, and so on"
    yield (
        f"  copies {len(copies)} games repeat others to the last action ({which}); "
        f"each counts once: {len(outcome.counted)} games"
    )


def _of_two(outcome: Outcome) -> Iterator[str]:
    tally = outcome.tally
    yield f"  score  {_counts(tally)}"
    if tally.paired:
        yield f"  Elo    {_elo(tally.elo())}, likelihood of superiority {tally.superiority():.1%}"
        pairs = "  ".join(
            f"{points:g}: {count}"
            for points, count in zip((0, 0.5, 1, 1.5, 2), tally.pairs, strict=True)
        )
        yield f"  pairs  by points of the first player  {pairs}"
    for seat, name in enumerate(outcome.tournament.game.seat_names):
        own = [game for game in outcome.counted if game.seating[seat] == 0]
        if own:
            share = sum(game.result.scores[seat] for game in own) / len(own)
            yield f"  as {name}: {share:.1%} of {len(own)} games"
    if outcome.sprt is not None:
        yield f"  SPRT   {_sprt(outcome.sprt, tally, outcome.verdict)}"


def _of_many(outcome: Outcome) -> Iterator[str]:
    places = outcome.places
    rank, share = places.mean_rank(), places.win_share()
    seats = outcome.tournament.game.seats
    yield (
        f"  mean rank  {rank.value:.2f} of {seats} (95 %: {rank.low:.2f} to {rank.high:.2f}; "
        f"even: {(seats + 1) / 2:g})"
    )
    yield (
        f"  wins       {share.value:.1%} (95 %: {share.low:.1%} to {share.high:.1%}; "
        f"even: {1 / seats:.1%})"
    )


def _counts(tally: Tally) -> str:
    return f"+{tally.wins} ={tally.draws} −{tally.losses}  {tally.score:.1%}"


def _elo(elo: Interval) -> str:
    return f"{_number(elo.value)} (95 %: {_number(elo.low)} to {_number(elo.high)})"


def _number(value: float) -> str:
    text = "∞" if isinf(value) else f"{abs(value):.0f}"
    return f"{'−' if value < 0 else '+'}{text}"


def _sprt(sprt: Sprt, tally: Tally, verdict: bool | None) -> str:
    low, high = sprt.bounds
    said = {
        True: f"the first player is stronger by {sprt.elo1:g} Elo rather than {sprt.elo0:g}",
        False: f"the first player is not stronger by {sprt.elo1:g} Elo: {sprt.elo0:g} fits better",
        None: "not yet clear",
    }[verdict]
    ratio = sprt.ratio(tally.pairs)
    return f"Elo {sprt.elo0:g} or {sprt.elo1:g}: LLR {ratio:+.2f} ({low:+.2f}, {high:+.2f}): {said}"


def _ends(outcome: Outcome) -> Iterator[str]:
    games = outcome.counted
    reasons = Counter(game.result.reason for game in games)
    plies = sum(len(game.record.steps) for game in games) / len(games)
    told = ", ".join(f"{reason} {count}" for reason, count in reasons.most_common())
    yield f"  ends   {told}; {plies:.0f} plies a game"
    for words, count in Counter(game.adjudged for game in games).most_common():
        if words is not None:
            yield f"  {count} adjudged as drawn: {words}"


def _efforts(outcome: Outcome) -> Iterator[str]:
    for number, player in enumerate(outcome.tournament.players):
        effort = sum((game.efforts[number] for game in outcome.played), Effort())
        if not effort.decisions:
            continue
        words = [f"{effort.seconds / effort.decisions * 1000:.1f} ms"]
        if effort.nodes:
            words.append(f"{effort.nodes / effort.decisions:.0f} nodes")
            words.append(f"depth {effort.depths / effort.decisions:.1f}")
        late = f"; at most {effort.late * 1000:.0f} ms too late" if effort.late > LATE else ""
        yield f"  {player.text}: {', '.join(words)} a decision{late}"


def _failures(outcome: Outcome) -> Iterator[str]:
    failed = [game for game in outcome.played if game.failure is not None]
    for game in failed[:FAILURES_SHOWN]:
        assert game.failed is not None
        player = outcome.tournament.players[game.failed].text
        yield f"  game {game.number + 1} is lost by failure of {player}: {game.failure}"
    if len(failed) > FAILURES_SHOWN:
        yield f"  … and {len(failed) - FAILURES_SHOWN} more games are lost by failure"
