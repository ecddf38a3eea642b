"""The queue before the engines: who goes next.

Jobs wait in lanes: quick ones, slow ones, and analyses, which can always wait. In a lane the
address goes next that has used least thinking time lately, of that address the person, and of that
person whoever came first. Whoever waits is forgiven a little of what they have used for each second
that they wait, so that everybody's turn comes. A lane that was passed over too often has its turn,
too.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from enum import IntEnum
from operator import itemgetter
from typing import Generic, Protocol, TypeVar

from obelisk.server.engines.shares import Payer, Shares

FORGIVEN = 0.25  # seconds of thought for each second of waiting
MOST_PASSED = 16  # jobs of better lanes in a row, then one of a lane behind them


class Lane(IntEnum):
    """What goes before what."""

    QUICK = 0  # an answer within a fraction of a second
    SLOW = 1  # as much thought as there is time
    ANALYSIS = 2


class Waiting(Protocol):
    """What can wait here."""

    @property
    def payer(self) -> Payer: ...
    @property
    def lane(self) -> Lane: ...


Job = TypeVar("Job", bound=Waiting)


class Queue(Generic[Job]):
    """Jobs that wait for an engine, by lane, address and person."""

    def __init__(self, shares: Shares, clock: Callable[[], float]) -> None:
        self._shares, self._clock = shares, clock
        self._lanes: dict[Lane, dict[str, dict[Payer, deque[tuple[float, Job]]]]] = {
            lane: {} for lane in Lane
        }
        self._passed = dict.fromkeys(Lane, 0)

    def __len__(self) -> int:
        return sum(
            len(jobs)
            for addresses in self._lanes.values()
            for people in addresses.values()
            for jobs in people.values()
        )

    def add(self, job: Job, *, first: bool = False) -> None:
        """Wait; `first` of all jobs of this person, because it was interrupted."""
        people = self._lanes[job.lane].setdefault(job.payer.address, {})
        jobs = people.setdefault(job.payer, deque())
        if first:
            jobs.appendleft((self._clock(), job))
        else:
            jobs.append((self._clock(), job))

    def remove(self, job: Job) -> None:
        """Wait no longer."""
        people = self._lanes[job.lane].get(job.payer.address, {})
        jobs = people.get(job.payer, deque())
        for entry in jobs:
            if entry[1] is job:
                jobs.remove(entry)
                self._tidy(job)
                return

    def best(self) -> Lane | None:
        """The best lane in which somebody waits."""
        return next((lane for lane in Lane if self._lanes[lane]), None)

    def next(self) -> Job | None:
        """Whose turn it is; they wait no longer."""
        best = self.best()
        if best is None:
            return None
        others = [lane for lane in Lane if lane > best and self._lanes[lane]]
        lane = next((lane for lane in others if self._passed[lane] >= MOST_PASSED), best)
        for other in others:
            self._passed[other] += 1
        self._passed[lane] = 0
        return self._take(lane)

    def addresses(self, lane: Lane) -> set[str]:
        """Where those who wait in a lane come from."""
        return set(self._lanes[lane])

    def count(self, lane: Lane, address: str) -> int:
        """How many jobs of an address wait in a lane."""
        return sum(len(jobs) for jobs in self._lanes[lane].get(address, {}).values())

    def last(self, lane: Lane, address: str) -> Job:
        """The job of an address that has waited least."""
        _, job = max((jobs[-1] for jobs in self._lanes[lane][address].values()), key=itemgetter(0))
        return job

    def _take(self, lane: Lane) -> Job:
        now, addresses = self._clock(), self._lanes[lane]

        def owed_by_address(address: str) -> tuple[float, float]:
            since = min(jobs[0][0] for jobs in addresses[address].values())
            return self._shares.of_address(address) - FORGIVEN * (now - since), since

        people = addresses[min(addresses, key=owed_by_address)]

        def owed(payer: Payer) -> tuple[float, float]:
            since = people[payer][0][0]
            return self._shares.of_person(payer) - FORGIVEN * (now - since), since

        _, job = people[min(people, key=owed)].popleft()
        self._tidy(job)
        return job

    def _tidy(self, job: Job) -> None:
        people = self._lanes[job.lane][job.payer.address]
        if not people[job.payer]:
            del people[job.payer]
        if not people:
            del self._lanes[job.lane][job.payer.address]
