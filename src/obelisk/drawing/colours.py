"""The colours of pictures: two themes of stone, and the sides."""

from __future__ import annotations

from dataclasses import dataclass

THEMES = ("light", "dark", "auto")
LIGHT = {
    "ground": "#f6f1e7",
    "ink": "#6d6455",
    "even": "#e9dfca",
    "odd": "#dfd3ba",
    "line": "#cbbd9f",
    "mark": "#8a7a58",
    "touched": "#d9a21b",
    # boards of points
    "plate": "#efe4cb",
    "grid": "#8d7c5b",
    "river": "#dcdfd6",
    "word": "#7f8a86",
    "last": "#c98a00",
    "death": "#a8321f",
    "check": "#d3321d",
}
DARK = {
    "ground": "#14161a",
    "ink": "#a39c8c",
    "even": "#2a2e36",
    "odd": "#23272e",
    "line": "#3a3f49",
    "mark": "#8d8775",
    "touched": "#f0bf4c",
    # boards of points
    "plate": "#2d3138",
    "grid": "#7d796e",
    "river": "#243541",
    "word": "#8ba3b3",
    "last": "#f0bf4c",
    "death": "#ff8a6e",
    "check": "#ff6a4d",
}


@dataclass(frozen=True)
class Colours:
    """The colours of a side: of its pieces, of squares that are its own, of its beam's halo."""

    fill: str
    outline: str
    detail: str
    tint: str
    halo: str


# A view's palette names the colours of its seats. The two of a game differ in lightness and in
# outline, not only in hue: red is dark with a light outline, the others the other way round.
SIDES = {
    "silver": Colours("#eceef1", "#23262c", "#59616e", tint="#7f9cc4", halo="#3d8bfd"),
    "red": Colours("#8e1f1a", "#f7dccb", "#f0b79c", tint="#c05046", halo="#ff3b2f"),
    "blue": Colours("#b9d2f4", "#10294f", "#3a659f", tint="#5f8fd8", halo="#3d8bfd"),
}


@dataclass(frozen=True)
class Disc:
    """The colours of a round piece: its face, its rings, what is written on it, its very edge."""

    face: str
    ring: str
    ink: str
    edge: str


# Red is ivory with red ink and two rings, black is basalt with light ink and one.
DISCS = {
    "red": Disc("#fcf5e3", "#a3211a", "#9b1b15", "#6b1410"),
    "black": Disc("#222124", "#d6c8a6", "#f6edd7", "#0f0e10"),
}
