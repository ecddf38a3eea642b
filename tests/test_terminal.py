"""The board in the terminal."""

from __future__ import annotations

import obelisk
from obelisk import terminal


def test_pieces_marks_and_light() -> None:
    state = obelisk.game("khet").start().play("h2g1")
    lines = terminal.draw(state.view(None)).plain.splitlines()
    assert lines[0].split() == list("abcdefghij")
    assert lines[1].startswith(" 8  x▼  ☥")
    assert "[P◣]" in lines[8]
    assert "[· ]" in lines[7]
    assert lines[5].rstrip().endswith("p◣  ──  P◥  4")


def test_crossing_light() -> None:
    state = obelisk.game("khet", setup="dynasty").start().play("d1+")
    row = terminal.draw(state.view(None)).plain.splitlines()[6]
    assert "┼─" in row


def test_a_beam_in_words() -> None:
    state = obelisk.game("khet").start().play("j1-")
    assert terminal.tell(state.view(None)) == [
        "  silver's beam: j1 ▸ f1, destroys what it strikes",
        "  silver loses A1 on f1",
    ]
    long = terminal.tell(obelisk.game("khet").start().play("h2+").view(None))[0]
    assert long == "  silver's beam: j1 ▸ j4 ▸ h4 ▸ h5 ▸ j5 ▸ j8, leaves the board"
