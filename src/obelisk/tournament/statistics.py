"""What the results of a match say: scores, Elo with its uncertainty, and when to stop.

In a match of two every opening is played twice with the seats exchanged. The two games of such a
pair are not independent (an opening may favour a seat, and then each wins one), so pairs are what
is counted: by the points that the first player made in both games, 0 to 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, exp, inf, log, log10, sqrt

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message

CONFIDENCE = 1.959964  # standard deviations either side hold 95 % of a normal distribution
PAIR_POINTS = (0.0, 0.5, 1.0, 1.5, 2.0)
LEAST_COUNT = 1e-3  # stands in for results that did not occur: they are rare, not impossible


def elo_of(score: float) -> float:
    """The difference in Elo at which this share of the points is expected."""
    if score <= 0.0:
        return -inf
    return inf if score >= 1.0 else -400.0 * log10(1.0 / score - 1.0)


def score_of(elo: float) -> float:
    """The share of the points that is expected at a difference in Elo."""
    return 1.0 / (1.0 + exp(-elo * log(10.0) / 400.0))


@dataclass(frozen=True, slots=True)
class Interval:
    """An estimate, and where the true value lies with 95 % confidence."""

    value: float
    low: float
    high: float


def wilson(value: float, count: float) -> Interval:
    """A share that was seen in so many trials, with the interval of Wilson."""
    spread = CONFIDENCE**2 / count
    middle = (value + spread / 2) / (1 + spread)
    half = CONFIDENCE / (1 + spread) * sqrt(value * (1 - value) / count + spread / (4 * count))
    low, high = max(middle - half, 0.0), min(middle + half, 1.0)
    return Interval(value, min(low, value), max(high, value))  # rounding must not exclude it


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values and its standard error; the error of a single one is unbounded."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return mean, inf
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, sqrt(variance / count)


# Two players


@dataclass(frozen=True, slots=True)
class Tally:
    """Points of the first player, game by game: 1, 0.5 or 0.

    Of `paired` two games in a row are a pair. `single` games are those of pairs whose other game is
    not there: they count in the score, and nowhere else.
    """

    paired: tuple[float, ...] = ()
    single: tuple[float, ...] = ()

    def __post_init__(self) -> None:
        if len(self.paired) % 2:
            raise ObeliskError(Message("tournament-no-pairs", games=len(self.paired)))

    @property
    def points(self) -> tuple[float, ...]:
        return self.paired + self.single

    @property
    def games(self) -> int:
        return len(self.points)

    @property
    def wins(self) -> int:
        return self.points.count(1.0)

    @property
    def draws(self) -> int:
        return self.points.count(0.5)

    @property
    def losses(self) -> int:
        return self.points.count(0.0)

    @property
    def score(self) -> float:
        """The share of the points, 0 to 1."""
        return sum(self.points) / self.games

    @property
    def pairs(self) -> tuple[int, int, int, int, int]:
        """How many pairs brought 0, 0.5, 1, 1.5 and 2 points."""
        sums = self._pair_points()
        none, half, one, more, both = (sums.count(points) for points in PAIR_POINTS)
        return none, half, one, more, both

    def _pair_points(self) -> list[float]:
        return [sum(self.paired[i : i + 2]) for i in range(0, len(self.paired), 2)]

    def elo(self) -> Interval:
        """The difference in Elo; at least one pair must be complete."""
        shares = [points / 2 for points in self._pair_points()]
        mean, error = mean_of(shares)
        if error in (0.0, inf):  # all pairs alike tell nothing of how they vary
            told = wilson(mean, len(shares))
        else:
            told = Interval(mean, mean - CONFIDENCE * error, mean + CONFIDENCE * error)
        return Interval(elo_of(mean), elo_of(told.low), elo_of(told.high))

    def superiority(self) -> float:
        """How likely it is that the first player is the stronger one, 0 to 1."""
        mean, error = mean_of([points / 2 for points in self._pair_points()])
        if error in (0.0, inf):
            error = sqrt(0.25 / (len(self.paired) // 2))  # the most that it can be
        return 0.5 * (1.0 + erf((mean - 0.5) / error / sqrt(2.0)))


@dataclass(frozen=True, slots=True)
class Sprt:
    """A test that ends as soon as it is clear which of two differences in Elo fits better.

    With `alpha` the first is given up though it is true, with `beta` the second.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            low, high = f"{self.elo0:g}", f"{self.elo1:g}"
            raise ObeliskError(Message("tournament-elo", low=low, high=high))
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ObeliskError(Message("tournament-errors"))

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first number `elo0` is accepted, above the second `elo1`."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, pairs: Sequence[int]) -> float:
        """The logarithm of the likelihood ratio of the two, each at its best.

        `pairs` are counts as `Tally.pairs` tells them. Each hypothesis may choose the
        distribution over the five results that makes what was seen most likely, as long as its
        mean is what its Elo says.
        """
        total = sum(pairs)
        if total == 0:
            return 0.0
        counts = [max(float(count), LEAST_COUNT) for count in pairs]
        whole = sum(counts)
        seen = [count / whole for count in counts]
        first, second = (_fitted(seen, score_of(elo)) for elo in (self.elo0, self.elo1))
        terms = zip(counts, first, second, strict=True)
        return sum(count * log(q / p) for count, p, q in terms)

    def verdict(self, pairs: Sequence[int]) -> bool | None:
        """True: `elo1` is accepted; False: `elo0` is; None: it is not yet clear."""
        ratio = self.ratio(pairs)
        low, high = self.bounds
        if ratio >= high:
            return True
        return False if ratio <= low else None


def _fitted(seen: Sequence[float], mean: float) -> list[float]:
    """The distribution with this mean (0 to 1) that makes what was seen most likely.

    It is `seen[i] / (1 + x * (value[i] - mean))`, with x such that the mean is right; the
    condition falls with x, so its root is found by halving.
    """
    distances = [points / 2 - mean for points in PAIR_POINTS]
    low, high = -1 / max(distances), -1 / min(distances)
    for _ in range(60):
        x = (low + high) / 2
        off = sum(p * d / (1 + x * d) for p, d in zip(seen, distances, strict=True))
        low, high = (x, high) if off > 0 else (low, x)
    return [p / (1 + x * d) for p, d in zip(seen, distances, strict=True)]


# Many seats


@dataclass(frozen=True, slots=True)
class Places:
    """Places of the first player in games of many seats: its rank, and its share of the win.

    Who is first alone has won (1); of those who are first together each has an equal share.
    """

    ranks: tuple[int, ...] = ()
    shares: tuple[float, ...] = ()

    @property
    def games(self) -> int:
        return len(self.ranks)

    def mean_rank(self) -> Interval:
        mean, error = mean_of([float(rank) for rank in self.ranks])
        return Interval(mean, mean - CONFIDENCE * error, mean + CONFIDENCE * error)

    def win_share(self) -> Interval:
        return wilson(sum(self.shares) / self.games, self.games)


def place(ranks: Sequence[int], seat: int) -> tuple[int, float]:
    """The rank of a seat, and its share of the win."""
    best = min(ranks)
    return ranks[seat], 1 / list(ranks).count(best) if ranks[seat] == best else 0.0
