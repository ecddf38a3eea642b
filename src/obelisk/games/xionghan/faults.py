"""What can be wrong with an action, as tables: when it is, its code, its clause, its arguments.

The first row counts whose conditions all hold. Conditions and arguments are facts of the attempted
action (see `refusals`) and options of the game; `!` negates. `words/` has the codes, with the name
of the game before them.
"""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """A row of a table; without a clause the one that says how the piece goes forbids it."""

    when: str
    code: str
    clause: str = ""
    args: str = ""


# How each kind goes by the options of a game. What an option has switched off is not mentioned.
GOES = {
    "K": (
        Fault("!king_can_leave_palace king_can_diagonal_in_palace", "king-way-kept", "XH-11"),
        Fault("!king_can_leave_palace", "king-way-kept-straight", "XH-11"),
        Fault(
            "king_can_diagonal_in_palace !king_lose_diagonal_outside_palace",
            "king-way-free",
            "XH-11",
        ),
        Fault("king_can_diagonal_in_palace", "king-way-free-inside", "XH-11"),
        Fault("!king_lose_diagonal_outside_palace", "king-way-free-outside", "XH-11"),
        Fault("", "king-way-straight", "XH-11"),
    ),
    "R": (Fault("", "rook-way", "XH-15"),),
    "N": (
        Fault("ma_can_straight_three", "horse-way-or-three", "XH-16"),
        Fault("", "horse-way", "XH-16"),
    ),
    "B": (
        Fault("!xiang_can_cross_river", "elephant-way-kept", "XH-18"),
        Fault("xiang_gain_jump_two_outside_river", "elephant-way-or-straight", "XH-18"),
        Fault("", "elephant-way", "XH-18"),
    ),
    "A": (
        Fault("!shi_can_leave_palace home", "advisor-way-kept", "XH-21"),
        Fault("!shi_can_leave_palace", "advisor-way-kept", "XH-22"),
        Fault("shi_gain_straight_outside_palace home", "advisor-way-or-straight", "XH-21"),
        Fault("shi_gain_straight_outside_palace", "advisor-way-or-straight", "XH-22"),
        Fault("home", "advisor-way", "XH-21"),
        Fault("", "advisor-way", "XH-22"),
    ),
    "C": (Fault("", "cannon-way", "XH-23"),),
    "P": (
        Fault("far steps_back", "pawn-way-far-or-back", "XH-26"),
        Fault("far", "pawn-way-far", "XH-26"),
        Fault("across", "pawn-way-across", "XH-25"),
        Fault("pawn_fast_march", "pawn-way-or-march", "XH-27"),
        Fault("", "pawn-way", "XH-24"),
    ),
    "W": (Fault("", "warden-way", "XH-32"),),
    "S": (
        Fault("she_track", "archer-way-on-track", "XH-38"),
        Fault("", "archer-way", "XH-36"),
    ),
    "L": (Fault("", "boulder-way", "XH-39"),),
    "J": (Fault("", "armour-way", "XH-41"),),
    "T": (Fault("", "assassin-way", "XH-45"),),
    "D": (Fault("", "shield-way", "XH-48"),),
    "X": (Fault("", "patrol-way", "XH-52"),),
}  # fmt: skip

WAY = "way"  # as a code: the row of GOES
BLOCKED = Fault("blocker", "blocked", "", "blocker")
CROOKED = Fault("!straight", WAY)
OFF_LINE = Fault("!straight !diagonal", WAY)
JUMPS = (
    Fault("!blocker", "jump-over-nothing"),
    Fault("several", "jump-over-several", "", "between"),
)

# What keeps a piece from its target: first for all kinds, then kind by kind, last for all again.
FIRST = (
    Fault("warden", "frozen", "XH-34", "warden"),
    Fault("same", "already-there", "XH-9"),
)
WAYS = {
    "K": (
        Fault("!near", WAY),
        Fault("barred !king_can_leave_palace !lands_home home", "palace-left", "XH-12"),
        Fault("barred !king_can_leave_palace !lands_home", "palace-only", "XH-12"),
        Fault("barred home", "king-straight-inside", "XH-11"),
        Fault("barred", "king-straight-outside", "XH-11"),
    ),
    "R": (CROOKED, BLOCKED),
    "N": (
        Fault("leg", "horse-leg", "XH-16", "leg"),
        Fault("!jumps !straight", WAY),
        Fault("!jumps three !ma_can_straight_three", "horse-never-three", "XH-17"),
        Fault("!jumps !three", WAY),
        Fault("!jumps blocker", "blocked", "XH-17", "blocker"),
    ),
    "B": (
        OFF_LINE,
        Fault("!two", WAY),
        Fault("barred diagonal", "elephant-river", "XH-19"),
        Fault("barred !xiang_can_cross_river", "elephant-never-straight", "XH-19"),
        Fault("barred !xiang_gain_jump_two_outside_river", "elephant-never-straight", "XH-20"),
        Fault("barred", "elephant-straight-across", "XH-20"),
        Fault("blocker diagonal", "elephant-eye", "XH-18", "blocker"),
        Fault("blocker", "blocked", "XH-20", "blocker"),
    ),
    "A": (
        Fault("!near", WAY),
        Fault("barred !shi_can_leave_palace !lands_home home", "palace-left", "XH-21"),
        Fault("barred !shi_can_leave_palace !lands_home", "palace-only", "XH-22"),
        Fault("barred home", "advisor-diagonal-inside", "XH-21"),
        Fault("barred", "advisor-diagonal-outside", "XH-22"),
    ),
    "C": (
        CROOKED,
        Fault("!occupant blocker", "blocked", "", "blocker"),
        Fault("occupant !blocker", "cannon-over-nothing"),
        Fault("occupant several", "cannon-over-several", "", "between"),
    ),
    "P": (
        CROOKED,
        Fault("near barred !across", "pawn-only-forward", "XH-24"),
        Fault("near barred steps_back", "pawn-back-from-far", "XH-26"),
        Fault("near barred far", "pawn-never-back", "XH-26"),
        Fault("near barred", "pawn-never-back", "XH-25"),
        Fault("!near !marches", WAY),
        Fault("!near past_river", "march-limit", "XH-27", "limit"),
        Fault("!near occupant", "march-end", "XH-27", "occupant"),
        Fault("blocker", "blocked", "XH-27", "blocker"),
    ),
    "W": (
        OFF_LINE,
        *JUMPS,
        Fault("enemy !wei_can_capture", "warden-never-takes", "XH-33", "occupant"),
    ),
    "S": (
        Fault("!diagonal", WAY),
        Fault("!short", WAY),
        Fault("!on_track", "archer-off-track", "XH-38"),
        Fault("occupant !station", "archer-takes-from-station", "XH-38"),
        Fault("pinch", "pinched", "XH-37", "pinch one other"),
        Fault("passed", "archer-past-station", "XH-38", "passed"),
        BLOCKED,
    ),
    "L": (
        OFF_LINE,
        Fault("enemy !near", "boulder-only-neighbours", "XH-40", "occupant"),
        Fault("enemy !isolated", "not-isolated", "XH-40", "occupant"),
        Fault("!enemy pinch", "pinched", "XH-37", "pinch one other"),
        BLOCKED,
    ),
    "J": (CROOKED, BLOCKED, Fault("enemy", "armour-never-takes", "XH-41", "occupant")),
    "T": (
        CROOKED,
        BLOCKED,
        Fault("enemy ci_exchange", "assassin-takes-mirrored", "XH-45", "occupant"),
        Fault("enemy", "assassin-takes-behind", "XH-45", "occupant"),
    ),
    "D": (CROOKED, *JUMPS, Fault("enemy", "shield-never-takes", "XH-49", "occupant")),
    "X": (
        Fault("!patrol_row", "patrol-rows", "XH-52"),
        Fault("!along_row", WAY),
        Fault("odd", WAY),
        Fault("occupant !two", "patrol-takes-at-two", "XH-53"),
        BLOCKED,
    ),
}  # fmt: skip

LAST = (
    Fault("friend", "own-piece", "", "occupant"),
    Fault("enemy shield", "shield-never-taken", "XH-49"),
    Fault("enemy protector", "protected", "XH-50", "occupant protector"),
    Fault("enemy disarming", "disarmed", "XH-51", "disarming"),
)

# What is wrong with a promotion, or with its lack.
PROMOTIONS = (
    Fault("must_promote", "promotion-missing", "XH-28", "named"),
    Fault("becomes !pawn", "promotion-only-pawns", "XH-28"),
    Fault("becomes !arrives", "promotion-far-row", "XH-28", "rank"),
    Fault("becomes no_promotion", "promotion-off", "XH-28"),
    Fault("becomes never", "promotion-never", "XH-28", "becomes"),
    Fault("becomes switched_off", "promotion-no-such-kind", "XH-7", "becomes"),
    Fault("becomes !held !named", "promotion-none-dead", "XH-28", "side becomes"),
    Fault("becomes !held", "promotion-not-dead", "XH-28", "side becomes named"),
)

# Why a pawn cannot be revived on a point.
REVIVALS = (
    Fault("!pawn_resurrection", "revival-off", "XH-30"),
    Fault("!dead_pawns", "revival-none-dead", "XH-30", "side"),
    Fault("!pawn_point", "revival-point", "XH-30", "side target points"),
    Fault("occupant", "revival-occupied", "XH-30", "target occupant"),
    Fault("crowded", "revival-crowded", "XH-30", "side"),
)

# What an action would do to the king of its side.
DANGERS = (
    Fault("!checker", "kings-face", "XH-13", "kings"),
    Fault("check", "still-check", "XH-55", "checker how"),
    Fault("", "into-check", "XH-55", "checker how"),
)
