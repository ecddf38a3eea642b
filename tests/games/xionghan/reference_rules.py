"""The options of Xionghan chess as one plain record, read from section 7 of its rulebook."""

from __future__ import annotations

from dataclasses import dataclass, fields

SETUPS = {
    "full": (
        "sdjtl1w1ltjds/2rnbakabnr2/13/1c9c1/p1p1p1p1p1p1p/x11x/13/"
        "X11X/P1P1P1P1P1P1P/1C9C1/13/2RNBAKABNR2/SDJTL1W1LTJDS r - 0 0"
    ),
    "classic": (
        "s1r1l3l1r1s/3nbakabn3/13/1c9c1/p1p1p1p1p1p1p/x11x/13/"
        "X11X/P1P1P1P1P1P1P/1C9C1/13/3NBAKABN3/S1R1L3L1R1S r - 0 0"
    ),
    "classic_row1": (
        "s3l3l3s/2rnbakabnr2/13/1c9c1/p1p1p1p1p1p1p/x11x/13/"
        "X11X/P1P1P1P1P1P1P/1C9C1/13/2RNBAKABNR2/S3L3L3S r - 0 0"
    ),
    "document_literal": (
        "sdrtldwdltrds/3nbakabn3/13/1c9c1/p1p1p1p1p1p1p/x11x/13/"
        "X11X/P1P1P1P1P1P1P/1C9C1/13/2RNBAKABNR2/SDJTL1W1LTJDS r - 0 0"
    ),
}

PRESETS: dict[str, dict[str, object]] = {
    "document": {},
    "classic": {"setup": "classic"},
    "competitive": {"dun_protects_king": False, "perpetual_check": "loss", "quiet_limit": 120},
}

# The switch of each kind (XH-7).
APPEAR = {
    "R": "ju_appear",
    "N": "ma_appear",
    "B": "xiang_appear",
    "A": "shi_appear",
    "K": "king_appear",
    "C": "pao_appear",
    "P": "pawn_appear",
    "W": "wei_appear",
    "S": "she_appear",
    "L": "lei_appear",
    "J": "jia_appear",
    "T": "ci_appear",
    "D": "dun_appear",
    "X": "xun_appear",
}

# What an option that is not true or false may be, the default first; `quiet_limit` is any count.
VALUES: dict[str, tuple[object, ...]] = {
    "setup": tuple(SETUPS),
    "crossing_row": ("on_6", "past_6"),
    "promotion": ("optional", "mandatory", "off"),
    "wei_facing": ("all", "all_but_king", "ci_only", "off"),
    "she_track": ("free", "lattice"),
    "lei_isolation": ("orthogonal", "ring"),
    "jia_scope": ("moved", "any"),
    "ci_exchange": ("adjacent", "mirrored"),
    "dun_adjacency": (8, 4),
    "stalemate": ("draw", "loss"),
    "perpetual_check": ("draw", "loss"),
    "insufficient_material": ("strict", "simple", "off"),
    "kings_face": ("column", "line", "draw"),
}


@dataclass(frozen=True, slots=True)
class Rules:
    """All options with their defaults, in the order of the rulebook."""

    setup: str = "full"
    king_can_leave_palace: bool = True
    king_lose_diagonal_outside_palace: bool = True
    king_can_diagonal_in_palace: bool = True
    shi_can_leave_palace: bool = True
    shi_gain_straight_outside_palace: bool = True
    xiang_can_cross_river: bool = True
    xiang_gain_jump_two_outside_river: bool = True
    ma_can_straight_three: bool = True
    pawn_backward_at_base_enabled: bool = True
    pawn_full_movement_at_base_enabled: bool = True
    ju_appear: bool = True
    ma_appear: bool = True
    xiang_appear: bool = True
    shi_appear: bool = True
    king_appear: bool = True
    pao_appear: bool = True
    pawn_appear: bool = True
    wei_appear: bool = True
    she_appear: bool = True
    lei_appear: bool = True
    jia_appear: bool = True
    ci_appear: bool = True
    dun_appear: bool = True
    xun_appear: bool = True
    crossing_row: str = "on_6"
    pawn_fast_march: bool = False
    promotion: str = "optional"
    pawn_resurrection: bool = True
    wei_can_capture: bool = False
    wei_facing: str = "all"
    she_track: str = "free"
    pinch_from_origin: bool = False
    lei_isolation: str = "orthogonal"
    jia_scope: str = "moved"
    jia_diagonal: bool = True
    ci_exchange: str = "adjacent"
    dun_adjacency: int = 8
    dun_protects_king: bool = True
    dun_disarms: bool = True
    indirect_check: bool = True
    stalemate: str = "draw"
    perpetual_check: str = "draw"
    insufficient_material: str = "strict"
    kings_face: str = "column"
    palace_entry_wins: bool = True
    quiet_limit: int = 0

    @classmethod
    def of(cls, **options: object) -> Rules:
        """The rules of `preset` with the other options over it; a wrong one is refused (XH-66)."""
        preset = str(options.pop("preset", "document"))
        if preset not in PRESETS:
            raise ValueError(f"preset {preset!r}: choose from {', '.join(PRESETS)}")
        for name, value in options.items():
            if name not in NAMES:
                raise ValueError(f"no option is called {name!r}")
            if not is_allowed(name, value):
                raise ValueError(f"option {name}: {value!r} is no value of it")
        if options.get("king_appear", True) is not True:
            raise ValueError("option king_appear: there is no game without kings")
        chosen = PRESETS[preset] | options
        return cls(**chosen)  # type: ignore[arg-type]

    def appears(self, kind: str) -> bool:
        """Whether a kind (upper case) is in the game (XH-7)."""
        return bool(getattr(self, APPEAR[kind]))


NAMES = tuple(field.name for field in fields(Rules))


def is_allowed(name: str, value: object) -> bool:
    if name == "quiet_limit":
        return type(value) is int and value >= 0
    if name in VALUES:
        return type(value) is type(VALUES[name][0]) and value in VALUES[name]
    return type(value) is bool
