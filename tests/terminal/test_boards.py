"""The board in the terminal."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

import obelisk
from obelisk.terminal import boards
from obelisk.terminal.language import speaking
from tests.conftest import GAMES_FOR_TWO
from tests.games.xionghan.views import CHARACTERS, appeared, flashed, moved, removed, view


def test_pieces_marks_and_light() -> None:
    state = obelisk.game("khet").start().play("h2g1")
    lines = boards.draw(state.game, state.view(None)).plain.splitlines()
    assert lines[0].split() == list("abcdefghij")
    assert lines[1].startswith(" 8  x▼  ☥")
    assert "[P◣]" in lines[8]
    assert "[· ]" in lines[7]
    assert lines[5].rstrip().endswith("p◣  ──  P◥  4")


def test_crossing_light() -> None:
    state = obelisk.game("khet", setup="dynasty").start().play("d1+")
    row = boards.draw(state.game, state.view(None)).plain.splitlines()[6]
    assert "┼─" in row


def test_a_beam_in_words() -> None:
    state = obelisk.game("khet").start().play("j1-")
    assert boards.tell(state.game, state.view(None)) == [
        "  Silver turns the sphinx on j1 counter-clockwise.",
        "  Silver's beam j1–f1 hits the silver anubis.",
        "  The silver anubis on f1 is destroyed.",
    ]
    state = obelisk.game("khet").start().play("h2+")
    long = boards.tell(state.game, state.view(None))[1]
    assert long == "  Silver's beam j1–j4–h4–h5–j5–j8 leaves the board."


def test_photon_shows_heads_and_points() -> None:
    photon = obelisk.game("photon")
    lines = boards.draw(photon, photon.start().play("c1b1").view(1)).plain.splitlines()
    assert "K♛" in lines[1]
    assert "[S▼]" in lines[2]
    assert "B2" in lines[2]
    assert "M↘" in lines[3]
    assert "M↙" in lines[3]
    assert "m↗" in lines[8]
    face = obelisk.game("photon", preset="face").start().view(1)
    assert "M◣" in boards.draw(photon, face).plain
    origin = obelisk.game("photon", preset="origin").start().view(1)
    assert "M╲" in boards.draw(photon, origin).plain


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_the_reader_sits_at_the_bottom(name: str) -> None:
    """The last row is that of the reader's own side, and without a reader that of seat 0."""
    state = obelisk.game(name).start()
    for seat in (0, 1, None):
        view = state.view(seat)
        rows = boards.draw(state.game, view, letters=True).plain.splitlines()[1:-1]
        king = next(
            piece["square"] for piece in view["board"]["pieces"]
            if piece["kind"] in ("pharaoh", "king") and piece["seat"] == (seat or 0)
        )  # fmt: skip
        at = next(n for n, row in enumerate(rows) if row.split()[0] == king[1:])
        assert at > len(rows) // 2
        letters = boards.draw(state.game, view, letters=True).plain.split()[
            : view["board"]["files"]
        ]
        is_turned = (seat == 1) != (name == "photon")
        assert letters == sorted(letters, reverse=is_turned)


def test_pieces_turn_with_the_board() -> None:
    """Red's shooters of Photon fire at blue: up, as red sees it."""
    start = obelisk.game("photon").start()
    assert "S▲" in boards.draw(start.game, start.view(0)).plain
    assert "S▼" in boards.draw(start.game, start.view(1)).plain


def test_photon_in_words() -> None:
    game = obelisk.game("photon")
    state = game.position("9K/4S35/10/4b25/S28s4/10/10/10/10/k9 r 0 0")
    assert boards.tell(game, state.play("j0j1").view(None)) == [
        "  Red moves the king from j0 to j1.",
        "  Red's beam e1–e3 hits the blue block.",
        "  Red's beam a4–e4 meets another beam, and both go out.",
        "  Blue's beam j4–f4 meets another beam, and both go out.",
        "  The blue block on e3 is damaged and has 1 point left.",
    ]


# Xionghan: boards of points

XIONGHAN = obelisk.game("xionghan")
LINE = [
    {"event": "move", "from": "g1", "to": "g4", "piece": "J", "drawn": [moved("g1", "g4")]},
    {
        "event": "line",
        "square": "i6",
        "piece": "r",
        "squares": ["g4", "h5", "i6"],
        "drawn": [flashed("g4", "h5", "i6"), removed("i6")],
    },
    {
        "event": "line",
        "square": "f3",
        "piece": "N",
        "squares": ["e2", "f3", "g4"],
        "drawn": [flashed("e2", "f3", "g4"), removed("f3")],
    },
]
EXCHANGE = {
    "event": "exchange",
    "square": "d7",
    "piece": "c",
    "assassin_square": "d10",
    "assassin": "T",
}


def test_characters_on_points() -> None:
    lines = boards.draw(XIONGHAN, view()).plain.splitlines()
    assert lines[0].split() == lines[-1].split() == list("abcdefghijklm")
    assert lines[1].startswith("13  <䠶> <碷> <胄>")
    assert lines[13].startswith(" 1  (射) (楯) (甲)")
    assert lines[7].split() == ["7", *"~" * 13, "7"]
    assert lines[3].split() == ["11", *"·" * 5, *"+" * 3, *"·" * 5, "11"]
    assert {cell_len(line) for line in lines[1:5]} == {3 + 13 * 5 + 1 + 3}, "columns stay in line"


def test_sides_differ_without_colour() -> None:
    text = boards.draw(XIONGHAN, view()).plain
    for red, black in zip(CHARACTERS[0].values(), CHARACTERS[1].values(), strict=True):
        assert f"({red})" in text
        assert f"<{black}>" in text
        assert f"({black})" not in text


def test_letters_for_terminals_without_characters() -> None:
    seen = view(pools=("PP", "R"))
    text = boards.draw(XIONGHAN, seen, letters=True).plain
    assert text.splitlines()[1].split() == ["13", *"sdjtl·w·ltjds", "13"]
    assert text.splitlines()[13].split() == ["1", *"SDJTL·W·LTJDS", "1"]
    assert text.splitlines()[-2:] == ["   Red has lost P×2", "   Black has lost r"]
    assert not any(ord(sign) > 0x2E80 for sign in text)


def test_what_was_touched_is_bracketed() -> None:
    lines = boards.draw(
        XIONGHAN, view("/".join(["13"] * 9 + ["6J6"] + ["13"] * 3), events=LINE)
    ).plain
    row = {line.split()[0]: line for line in lines.splitlines()[1:14]}
    assert "[(甲)]" in row["4"]
    assert "[ ·  ]" in row["1"]
    assert "[ ·  ]" in row["6"]
    neighbours = [
        {"event": "move", "drawn": [moved("g5", "g4")]},
        {"event": "revive", "drawn": [appeared("h5")]},
    ]
    assert (
        "[ :  | ·  ]" in boards.draw(XIONGHAN, view("/".join(["13"] * 13), events=neighbours)).plain
    )


def test_check_and_the_dead_are_shown() -> None:
    text = boards.draw(XIONGHAN, view(check="g12", pools=("", "PPR"))).plain
    assert "!<汗>!" in text
    assert text.endswith("   Black has lost 車 卒×2\n")
    assert "Red has lost" not in text
    beside = [{"event": "move", "drawn": [moved("f3", "f2")]}]
    assert "[(仕)!(漢)!" in boards.draw(XIONGHAN, view(check="g2", events=beside)).plain


def test_files_are_counted_where_the_notation_counts_them() -> None:
    counted = view()
    names = [["十三", *"二三四五六七八九十甲乙", "一"], [str(n) for n in range(1, 14)]]
    counted["board"]["lines"]["file_names"] = {"chinese": names}
    plain = boards.draw(XIONGHAN, counted).plain.splitlines()
    lines = boards.draw(XIONGHAN, counted, notation="chinese").plain.splitlines()
    assert lines[1:-1] == plain
    assert lines[0].split() == names[1]
    assert lines[-1].split() == names[0]
    assert lines[0].index("1") == plain[0].index("a")
    assert boards.draw(XIONGHAN, view(), notation="chinese").plain.splitlines() == plain


def test_xionghan_in_words() -> None:
    events = [
        {"event": "revive", "square": "g5", "seat": 0},
        {"event": "move", "from": "d4", "to": "e6", "piece": "N"},
        {"event": "capture", "square": "e6", "piece": "r"},
        {"event": "promote", "square": "a13", "kind": "R"},
        *LINE[1:],
        EXCHANGE,
        {"event": "check", "seat": 1},
        {"event": "end", "winner": 0, "reason": "checkmate"},
    ]
    assert boards.tell(XIONGHAN, view(events=events)) == [
        "  Red revives a pawn on g5.",
        "  Red moves the horse from d4 to e6.",
        "  The black rook on e6 is captured.",
        "  The pawn on a13 is promoted to rook.",
        "  The line g4, h5, i6 removes the black rook on i6.",
        "  The line e2, f3, g4 removes the red horse on f3.",
        "  Exchange: the red assassin on d10 and the black cannon on d7 both die.",
        "  Black is in check.",
    ]


@pytest.mark.parametrize(
    ("language", "lost", "check"),
    [("zh", "黑方失去：卒×2", "  黑方被将军。"), ("ru", "Чёрные, потери: 卒×2", "  Шах чёрным.")],
)
def test_boards_speak_and_stay_aligned(language: str, lost: str, check: str) -> None:
    seen = view(pools=("", "PP"), events=[{"event": "check", "seat": 1}])
    with speaking(language):
        lines = boards.draw(XIONGHAN, seen).plain.splitlines()
        told = boards.tell(XIONGHAN, seen)
    assert {cell_len(line) for line in lines[1:14]} == {3 + 13 * 5 + 1 + 3, 3 + 13 * 5 + 1 + 2}
    assert lines[-1].strip() == lost
    assert told == [check]
