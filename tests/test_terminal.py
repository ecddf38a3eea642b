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


def test_photon_shows_heads_and_points() -> None:
    view = obelisk.game("photon").start().play("c1b1").view(None)
    lines = terminal.draw(view).plain.splitlines()
    assert "K♛" in lines[1]
    assert "[S▼]" in lines[2]
    assert "B2" in lines[2]
    assert "M↘" in lines[3]
    assert "M↙" in lines[3]
    assert "m↗" in lines[8]
    face = obelisk.game("photon", preset="face").start().view(None)
    assert "M◣" in terminal.draw(face).plain
    assert "M╲" in terminal.draw(obelisk.game("photon", preset="origin").start().view(None)).plain


def test_photon_in_words() -> None:
    game = obelisk.game("photon")
    state = game.position("9K/4S35/10/4b25/S28s4/10/10/10/10/k9 r 0 0")
    assert terminal.tell(state.play("j0j1").view(None)) == [
        "  red's beam: e1 ▸ e3, hits what it strikes",
        "  red's beam: a4 ▸ e4, meets another beam and is annihilated",
        "  blue's beam: j4 ▸ f4, meets another beam and is annihilated",
        "  blue's b2 on e3 is damaged: 1 point left",
    ]
