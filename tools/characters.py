"""Draw the characters of Xionghan chess from a font, as its SVG symbols.

Needs fontTools, which nothing else here does, and TW-Kai (Debian: fonts-cns11643-kai), an open
font in the regular script that has all the characters, 䠶 and 碷 among them:

    python tools/characters.py TW-Kai-98_1.ttf > src/obelisk/games/xionghan/art/characters.svg

Every character is put into a box of 1000 x 1000 in whole numbers. Its size follows the font, but
none leaves the inner circle of a piece; it is centred between the middle of its outline and the
middle of its ink, which is where the eye looks for it. The hand of the font is fine, so that a
stroke around the outlines, in the colour of the ink, gives it the weight of a carved piece.
"""

from __future__ import annotations

import sys
from math import hypot

from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.statisticsPen import StatisticsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

KINDS = (
    *("king", "rook", "horse", "elephant", "advisor", "cannon", "pawn"),
    *("warden", "archer", "boulder", "armour", "assassin", "shield", "patrol"),
)
SIDES = ("漢俥傌相仕炮兵尉射檑甲刺楯巡", "汗車馬象士砲卒衛䠶礌胄伺碷廵")
RIVER = ("漢界", "匈河")
NUMERALS = "一二三四五六七八九十"

BOX = 1000
EM, REACH = 740, 355  # of the font's square, and from the centre to the farthest point
WEIGHT = 16  # of the stroke around the outlines
SLACK = 3  # how far curves may leave those of the font

OPENING = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
<!-- The characters of Xionghan chess, by kind and seat, the words of its river and the numerals
     of its files, as tools/characters.py drew them. They take the colour of their side. -->
<defs>
<!-- Outlines: TW-Kai, (c) 2018 National Development Council (Taiwan), under the Open Government
     Data License 1.0; see LICENSE-TW-Kai.txt. -->
"""


class RelativePath(BasePen):
    """Writes a path in whole numbers, each place relative to the one before: the shortest way."""

    def __init__(self, glyphs: object) -> None:
        super().__init__(glyphs)
        self.commands: list[str] = []
        self.at = self.start = (0, 0)

    def write(self, letter: str, *points: tuple[float, float]) -> None:
        places = [(round(x), round(y)) for x, y in points]
        numbers = [str(n - m) for place in places for n, m in zip(place, self.at, strict=True)]
        if letter == "l" and "0" in numbers:
            letter, numbers = ("h", numbers[:1]) if numbers[1] == "0" else ("v", numbers[1:])
        self.commands.append(letter + " ".join(numbers).replace(" -", "-"))
        self.at = places[-1]

    def _moveTo(self, point: tuple[float, float]) -> None:
        self.write("m", point)
        self.start = self.at

    def _lineTo(self, point: tuple[float, float]) -> None:
        self.write("l", point)

    def _curveToOne(self, *points: tuple[float, float]) -> None:
        self.write("c", *points)

    def _closePath(self) -> None:
        self.commands.append("z")
        self.at = self.start


def symbol(font: TTFont, name: str, character: str) -> str:
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(character)]]
    bounds, ink, outline = BoundsPen(glyphs), StatisticsPen(glyphs), DecomposingRecordingPen(glyphs)
    for pen in (bounds, ink, outline):
        glyph.draw(pen)
    left, low, right, high = bounds.bounds
    x = ((left + right) / 2 + ink.meanX) / 2
    y = ((low + high) / 2 + ink.meanY) / 2
    farthest = max(hypot(px - x, py - y) for _, points in outline.value for px, py in points)
    scale = min(EM / font["head"].unitsPerEm, REACH / farthest)
    path = RelativePath(glyphs)
    smooth = Qu2CuPen(path, max_err=SLACK, all_cubic=True)
    outline.replay(
        TransformPen(smooth, (scale, 0, 0, -scale, BOX / 2 - scale * x, BOX / 2 + scale * y))
    )
    return (
        f'<symbol id="ob-{name}" viewBox="0 0 {BOX} {BOX}"><path fill="currentColor" '
        f'stroke="currentColor" stroke-width="{WEIGHT}" stroke-linejoin="round" '
        f'd="{"".join(path.commands)}"/></symbol>\n'
    )


def main() -> None:
    font = TTFont(sys.argv[1], lazy=True)
    names = {
        f"characters-{kind}-{seat}": character
        for seat, characters in enumerate(SIDES)
        for kind, character in zip(KINDS, characters, strict=True)
    }
    names |= {
        f"river-{seat}-{place}": character
        for seat, words in enumerate(RIVER)
        for place, character in enumerate(words)
    }
    names |= {f"numeral-{number}": character for number, character in enumerate(NUMERALS, 1)}
    symbols = "".join(symbol(font, name, character) for name, character in names.items())
    sys.stdout.write(f"{OPENING}{symbols}</defs>\n</svg>\n")


if __name__ == "__main__":
    main()
