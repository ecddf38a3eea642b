"""The pages of replays that are kept: those that were asked for last."""

from __future__ import annotations

from obelisk.server.replays import MOST_BYTES, Replays


def test_there_is_room_for_so_much_and_what_was_not_asked_for_goes_first() -> None:
    replays, half = Replays(), b"x" * (MOST_BYTES // 2)
    replays.keep(("a", None, 0, 50), half)
    replays.keep(("a", 1, 0, 50), half)
    assert replays.find(("a", None, 0, 50)) == half
    replays.keep(("b", None, 0, 50), b"y")
    assert replays.find(("a", 1, 0, 50)) is None
    assert replays.find(("a", None, 0, 50)) == half
    assert replays.find(("b", None, 0, 50)) == b"y"


def test_a_page_that_is_kept_again_counts_once() -> None:
    replays = Replays()
    for _ in range(5):
        replays.keep(("a", None, 0, 50), b"x" * (MOST_BYTES // 2))
    replays.keep(("b", None, 0, 50), b"x" * (MOST_BYTES // 2))
    assert replays.find(("a", None, 0, 50)) is not None
