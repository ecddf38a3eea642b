"""The texts of Pharaoh's Light: what only its boards and options ask of them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from obelisk.core.errors import IllegalAction, InvalidPosition, UnreadableAction
from obelisk.games.pharaohs_light import PharaohsLight

GAME = PharaohsLight()
LOW = PharaohsLight(rows=7)
OPEN = PharaohsLight(emitter_blocks=False)
BARE = "10/3k6/10/10/10/10/10/6K3 r 0 0"


def test_the_lower_board_has_seven_rows() -> None:
    """PL-1, PL-23"""
    text = BARE.replace("10/", "", 1)
    assert str(LOW.position(text)) == text
    with pytest.raises(InvalidPosition, match=r"8 rows.*\b7\b"):
        LOW.position(BARE)
    with pytest.raises(InvalidPosition) as caught:
        LOW.position("3k6/10/10/P19/10/10/6K3 r 0 0")
    assert [fault.code for fault in caught.value.faults] == ["pharaohs-light-piece-on-emitter"]
    with pytest.raises(InvalidPosition, match=r"(?i)row 7 "):
        LOW.position(text.replace("3k6", "3k7"))
    high = LOW.position("3k5A1/10/10/10/10/10/6K3 r 0 0")
    assert {a for a in high.actions() if a.startswith("j7")} == {"j7i7", "j7j6", "j7+", "j7-"}
    with pytest.raises(UnreadableAction, match="no square j8: the board goes from a1 to j7"):
        high.play("j7j8")


def test_open_emitter_squares_take_pieces() -> None:
    """PL-17, PL-23"""
    text = "10/3k6/10/10/P18p1/10/10/6K3 r 0 0"
    assert str(OPEN.position(text)) == text
    assert "a3a4" in OPEN.position("10/3k6/10/10/10/P19/10/6K3 r 0 0").actions()


@pytest.mark.parametrize(("row", "winner"), [("3k6", 1), ("6K3", 0)])
def test_a_text_without_one_pharaoh_is_won(row: str, winner: int) -> None:
    """PL-20, PL-23"""
    gone = {"3k6": "6K3", "6K3": "3k6"}[row]
    state = GAME.position(BARE.replace(gone, "10"))
    assert state.result is not None
    assert (state.result.winner, state.result.reason) == (winner, "pharaoh")
    assert state.to_act == ()
    with pytest.raises(IllegalAction, match=r"(?i)the game is over"):
        state.play("pass")


ROW = "10/3k6/10/10/10/4P45/3a1S2s14/6K3 r 0 0"


@given(
    st.tuples(st.sampled_from("abcdefghij"), st.integers(1, 8)),
    st.tuples(st.sampled_from("abcdefghij"), st.integers(1, 8)),
    st.sampled_from(["any", "scarab", "own"]),
)
def test_whatever_can_be_played_is_listed(
    start: tuple[str, int], end: tuple[str, int], swap: str
) -> None:
    """PL-6, PL-24: in its canonical spelling."""
    state = PharaohsLight(swap=swap).position(ROW)
    action, back = (f"{a[0]}{a[1]}{b[0]}{b[1]}" for a, b in ((start, end), (end, start)))
    try:
        after = state.play(action)
    except IllegalAction:
        assert action not in state.actions()
    else:
        listed = [a for a in (action, back) if a in state.actions()]
        assert [state.play(a) for a in listed] == [after]
