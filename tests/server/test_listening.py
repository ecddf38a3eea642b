"""Queues that cannot grow, and a time that cannot jump."""

from __future__ import annotations

from obelisk.server.listening import MOST_QUEUED, Listener
from obelisk.server.timing import Timekeeper


def test_a_slow_listener_is_told_the_whole_instead_of_every_change() -> None:
    listener = Listener(lambda: b"the whole")
    for number in range(MOST_QUEUED + 10):
        listener.put(b"change %d" % number)
    first = listener.take()
    listener.put(b"one more")
    listener.close()
    assert not listener.is_over
    assert [first, listener.take(), listener.take()] == [b"the whole", b"one more", None]
    assert listener.is_over


def test_a_listener_in_time_is_told_everything_in_order() -> None:
    told: list[bytes | None] = []
    listener = Listener(lambda: b"the whole")
    listener.wake = lambda: told.append(listener.take())
    texts = [b"%d" % number for number in range(2 * MOST_QUEUED)]
    for text in texts:
        listener.put(text)
    assert told == texts


def test_a_clock_that_is_put_forward_or_back_is_followed_slowly() -> None:
    wall, monotonic = 1000.0, 50.0
    keeper = Timekeeper(lambda: wall, lambda: monotonic)
    assert keeper.now() == 1_000_000
    for jump in (+3600.0, -7200.0):
        before = keeper.now()
        wall += jump
        for _ in range(10):
            wall += 1
            monotonic += 1
            keeper.now()
        assert abs(keeper.now() - before - 10_000) <= 25  # 2 ms a second
    assert keeper.now() > 1_000_000
