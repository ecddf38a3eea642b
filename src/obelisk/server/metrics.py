"""What a server counts and measures, told as Prometheus reads it.

The parts of the server call the methods here; nobody else needs to know the names. Labels are
taken from small fixed sets, so that a stranger cannot make them grow.
"""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when they began is of no use

TYPE = "text/plain; version=0.0.4; charset=utf-8"
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry(auto_describe=True)
        self._requests = Counter(
            "obelisk_requests", "Requests that were answered.", ["method", "route", "status"],
            registry=self._registry,
        )  # fmt: skip
        self._answering = Histogram(
            "obelisk_request_seconds", "Time from a request to its answer.",
            buckets=QUICK, registry=self._registry,
        )  # fmt: skip
        self._sockets = Gauge(
            "obelisk_sockets", "Sockets that are open.", ["route"], registry=self._registry
        )
        self._moving = Histogram(
            "obelisk_action_seconds", "Time from an action received to its being stored and told.",
            buckets=QUICK, registry=self._registry,
        )  # fmt: skip
        self._events = Counter(
            "obelisk_events_stored", "Entries that were added to logs.", registry=self._registry
        )
        self._refused = Counter(
            "obelisk_refused", "What was refused, by code.", ["code"], registry=self._registry
        )
        self._matches = Gauge(
            "obelisk_matches", "Matches in the database that are not over.", ["status"],
            registry=self._registry,
        )  # fmt: skip

    # Hooks

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(method, route, str(status)).inc()
        self._answering.observe(seconds)

    def connected(self, route: str, change: int) -> None:
        """A socket was opened (1) or closed (-1)."""
        self._sockets.labels(route).inc(change)

    def acted(self, seconds: float) -> None:
        """An action was stored and told, so long after it came in."""
        self._moving.observe(seconds)

    def stored(self, entries: int) -> None:
        """Entries were committed."""
        self._events.inc(entries)

    def refused(self, code: str) -> None:
        """Something was refused."""
        self._refused.labels(code).inc()

    def count_matches(self, counts: dict[str, int]) -> None:
        """How many matches are open and running."""
        for status in ("open", "running"):
            self._matches.labels(status).set(counts.get(status, 0))

    def watch(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """Show a number that is asked for when somebody looks: the length of a queue, say."""
        Gauge(f"obelisk_{name}", meaning, registry=self._registry).set_function(value)

    # Telling

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)

    def sockets(self) -> int:
        """How many sockets are open."""
        return int(sum(self._samples("obelisk_sockets").values()))

    def action_seconds(self, share: float) -> float | None:
        """The time within which this share of all actions was done (0.95: p95); None before the
        first. The answer is the upper bound of a bucket, or infinity."""
        buckets = sorted(
            (float(labels[0]), count)
            for labels, count in self._samples("obelisk_action_seconds_bucket").items()
        )
        total = buckets[-1][1]
        return next((bound for bound, count in buckets if total and count >= share * total), None)

    def _samples(self, name: str) -> dict[tuple[str, ...], float]:
        return {
            tuple(sample.labels.values()): sample.value
            for metric in self._registry.collect()
            for sample in metric.samples
            if sample.name == name
        }
