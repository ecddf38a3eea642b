"""Who goes next: addresses before people, quick before slow, and everybody some time."""

from __future__ import annotations

from dataclasses import dataclass

from obelisk.server.engines.queue import MOST_PASSED, Lane, Queue
from obelisk.server.engines.shares import Payer, Shares
from tests.server.engines.virtual import Time


@dataclass(frozen=True)
class Job:
    name: str
    payer: Payer
    lane: Lane = Lane.QUICK


class Scene:
    """A queue before one engine for which each job takes a second."""

    def __init__(self) -> None:
        self.time = Time()
        self.shares = Shares(self.time)
        self.queue: Queue[Job] = Queue(self.shares, self.time)

    def add(self, name: str, address: str, person: str, lane: Lane = Lane.QUICK) -> Job:
        job = Job(name, Payer(address, person), lane)
        self.queue.add(job)
        return job

    def serve(self) -> str:
        job = self.queue.next()
        if job is None:
            return ""
        self.shares.charge(job.payer, 1.0)
        self.time.now += 1.0
        return job.name


def test_a_hundred_names_at_one_address_are_one_address() -> None:
    scene = Scene()
    for number in range(100):
        scene.add("crowd", "x", f"p{number}")
    for _ in range(3):
        scene.add("ann", "y", "ann")
    order = [scene.serve() for _ in range(6)]
    assert order == ["crowd", "ann", "crowd", "ann", "crowd", "ann"]


def test_at_one_address_the_person_goes_next_who_used_least() -> None:
    scene = Scene()
    for _ in range(3):
        scene.add("ann", "x", "ann")
    scene.add("ben", "x", "ben")
    scene.add("cem", "x", "cem")
    assert [scene.serve() for _ in range(6)] == ["ann", "ben", "cem", "ann", "ann", ""]


def test_who_comes_after_others_have_thought_long_goes_first() -> None:
    scene = Scene()
    for number in range(8):
        scene.add(f"x{number}", "x", "eve")
    for _ in range(4):
        scene.serve()
    scene.add("ann", "y", "ann")
    assert scene.serve() == "ann"


def test_quick_jobs_go_before_slow_ones_and_those_before_analyses() -> None:
    scene = Scene()
    for lane in reversed(Lane):
        scene.add(lane.name, "x", "ann", lane)
    assert [scene.serve() for _ in Lane] == ["QUICK", "SLOW", "ANALYSIS"]


def test_a_lane_that_was_passed_over_often_has_its_turn() -> None:
    scene = Scene()
    scene.add("slow", "x", "ann", Lane.SLOW)
    for number in range(3 * MOST_PASSED):
        scene.add("quick", f"a{number}", "p")
    order = [scene.serve() for _ in range(2 * MOST_PASSED)]
    assert order.index("slow") == MOST_PASSED
    assert order.count("slow") == 1


def test_whoever_waits_has_their_turn_though_new_addresses_come_all_the_time() -> None:
    scene = Scene()
    scene.shares.charge(Payer("x", "eve"), 40.0)
    scene.add("eve", "x", "eve")
    for number in range(400):
        scene.add("new", f"a{number}", "p")
        if scene.serve() == "eve":
            return
    raise AssertionError("she waits for ever")


def test_what_is_removed_is_not_served() -> None:
    scene = Scene()
    ann, _ = scene.add("ann", "x", "ann"), scene.add("ben", "x", "ben")
    scene.queue.remove(ann)
    scene.queue.remove(ann)  # and a second time, which changes nothing
    assert len(scene.queue) == 1
    assert [scene.serve(), scene.serve()] == ["ben", ""]
    assert len(scene.queue) == 0
