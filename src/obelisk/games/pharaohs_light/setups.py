"""The start positions of Pharaoh's Light, put together from the halves of the two sides."""

from __future__ import annotations

# PL-3: rows 3 to 1, by `pieces`
RED = {
    "five": "2A14P42/10/2S21A11K3",
    "seven": "2A14P42/3P44S11/2S21A11K3",
}
# PL-3: rows 7 to 5, by `facings` and `pieces`. The rotational ones are Red's half turned by 180°.
BLUE = {
    ("printed", "five"): "3k1a31s12/10/2p14a32",
    ("printed", "seven"): "3k1a31s12/1s14p23/2p14a32",
    ("rotational", "five"): "3k1a31s22/10/2p24a32",
    ("rotational", "seven"): "3k1a31s22/1s14p23/2p24a32",
}
EMPTY_ROW = "10"


def start_text(rows: int, facings: str, pieces: str) -> str:
    """The first position; an eighth row is empty and on top. PL-1, PL-3"""
    top = [EMPTY_ROW] * (rows - 7)
    board = "/".join([*top, BLUE[facings, pieces], EMPTY_ROW, RED[pieces]])
    return f"{board} r 0 0"
