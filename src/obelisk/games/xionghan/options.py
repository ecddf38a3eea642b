"""The options and presets of Xionghan chess: the switches of the source, by the same names.

XH-66: an unknown option or value is refused; an option given beside a preset overrides it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from obelisk.core.messages import List, Message, PieceNamed
from obelisk.core.options import Options, always, choice, count, flag
from obelisk.games.xionghan.setups import SETUPS

PRESETS = ("document", "classic", "competitive")

# The switch of each kind that can be left out, by its letter. XH-7
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


@dataclass(frozen=True)
class XionghanOptions(Options):
    # The values of a choice are in the order in which kernels number them.
    preset: str = choice("document", PRESETS, "a set of options (section 8)")
    setup: str = choice("full", SETUPS, "start position (XH-4 to XH-6)")
    king_can_leave_palace: bool = flag(True, "the king may leave its palace (XH-12)")
    king_lose_diagonal_outside_palace: bool = flag(
        True, "the king moves only straight outside its palace (XH-11)"
    )
    king_can_diagonal_in_palace: bool = flag(
        True, "the king may move diagonally inside its palace (XH-11)"
    )
    shi_can_leave_palace: bool = flag(True, "advisors may leave the palace (XH-21, XH-22)")
    shi_gain_straight_outside_palace: bool = flag(
        True, "advisors may move straight outside the palace (XH-22)"
    )
    xiang_can_cross_river: bool = flag(True, "elephants may cross the river (XH-19)")
    xiang_gain_jump_two_outside_river: bool = flag(
        True, "elephants across the river may go two points straight (XH-20)"
    )
    ma_can_straight_three: bool = flag(True, "horses may go three points straight (XH-17)")
    pawn_backward_at_base_enabled: bool = flag(True, "pawns on the far row may step back (XH-26)")
    pawn_full_movement_at_base_enabled: bool = flag(
        True, "the same; one of the two is enough (XH-26)"
    )
    ju_appear: bool = flag(True, "there are rooks (XH-7)")
    ma_appear: bool = flag(True, "there are horses (XH-7)")
    xiang_appear: bool = flag(True, "there are elephants (XH-7)")
    shi_appear: bool = flag(True, "there are advisors (XH-7)")
    king_appear: bool = always("there are kings, as every game needs them (XH-7)")
    pao_appear: bool = flag(True, "there are cannons (XH-7)")
    pawn_appear: bool = flag(True, "there are pawns (XH-7)")
    wei_appear: bool = flag(True, "there are wardens (XH-7)")
    she_appear: bool = flag(True, "there are archers (XH-7)")
    lei_appear: bool = flag(True, "there are boulders (XH-7)")
    jia_appear: bool = flag(True, "there are armours (XH-7)")
    ci_appear: bool = flag(True, "there are assassins (XH-7)")
    dun_appear: bool = flag(True, "there are shields (XH-7)")
    xun_appear: bool = flag(True, "there are patrols (XH-7)")
    crossing_row: str = choice(
        "on_6", ("on_6", "past_6"), "the river is crossed on its middle row, or past it (XH-3)"
    )
    pawn_fast_march: bool = flag(False, "pawns may advance to the river in one move (XH-27)")
    promotion: str = choice(
        "optional", ("optional", "mandatory", "off"), "promotion on the far row (XH-28)"
    )
    pawn_resurrection: bool = flag(True, "dead pawns can be revived (XH-30)")
    wei_can_capture: bool = flag(False, "wardens may capture the second piece of a line (XH-33)")
    wei_facing: str = choice(
        "all", ("all", "all_but_king", "ci_only", "off"), "the kinds that a warden freezes (XH-34)"
    )
    she_track: str = choice(
        "free", ("free", "lattice"), "archers move on any diagonal, or on a lattice (XH-36, XH-38)"
    )
    pinch_from_origin: bool = flag(False, "the first diagonal step can be pinched (XH-37)")
    lei_isolation: str = choice(
        "orthogonal", ("orthogonal", "ring"), "which pieces are isolated, for a boulder (XH-40)"
    )
    jia_scope: str = choice(
        "moved", ("moved", "any"), "the lines that count after an armour's move (XH-43)"
    )
    jia_diagonal: bool = flag(True, "diagonal lines of three count (XH-42)")
    ci_exchange: str = choice(
        "adjacent",
        ("adjacent", "mirrored"),
        "the point behind an assassin that its move strikes (XH-46)",
    )
    dun_adjacency: int = choice(8, (8, 4), "neighbours that a shield protects and disarms (XH-50)")
    dun_protects_king: bool = flag(True, "shields protect the king (XH-50)")
    dun_disarms: bool = flag(True, "shields disarm enemies next to them (XH-51)")
    indirect_check: bool = flag(
        True, "the threat to take the king by a line or an exchange is check (XH-56)"
    )
    stalemate: str = choice("draw", ("draw", "loss"), "result of stalemate (XH-58)")
    perpetual_check: str = choice(
        "draw", ("draw", "loss"), "result of perpetual check, for the side that gives it (XH-60)"
    )
    insufficient_material: str = choice(
        "strict", ("strict", "simple", "off"), "draw when neither side can win (XH-61)"
    )
    kings_face: str = choice(
        "column",
        ("column", "line", "draw"),
        "lines on which kings may not face; draw: facing on a column ends the game (XH-13)",
    )
    palace_entry_wins: bool = flag(True, "a king that enters the enemy palace wins (XH-14)")
    quiet_limit: int = count(0, "plies without progress that make a draw; 0: no limit (XH-62)")

    presets: ClassVar = {
        "classic": {"setup": "classic"},
        "competitive": {
            "dun_protects_king": False,
            "perpetual_check": "loss",
            "quiet_limit": 120,
        },
    }

    upgrades: ClassVar = {"1": {"insufficient_material": "simple"}}

    def clashes(self) -> list[Message]:
        """Return why the start is no position in which red may act. XH-7, XH-8, XH-66"""
        faults = []
        if not self.king_appear:
            faults.append(Message("xionghan-options-no-kings"))
        if "P" not in self.standing:
            faults += self._faults_without_pawns()
        if self._begins_insufficient():
            left = {"K": "king", "W": "warden", "D": "shield"}
            kinds = List.of(
                PieceNamed(f"xionghan-{kind}")
                for letter, kind in left.items()
                if letter in self.standing
            )
            faults.append(Message("xionghan-options-drawn", setup=self.setup, kinds=kinds))
        return faults

    def _faults_without_pawns(self) -> list[Message]:
        """Return what is impossible with nothing between the kings. XH-13, XH-33"""
        faults = []
        if "W" in self.standing and self.wei_can_capture and not self._begins_shielded():
            faults.append(Message("xionghan-options-king-taken", setup=self.setup))
        if self.kings_face == "draw":
            faults.append(Message("xionghan-options-kings-face"))
        return faults

    def _begins_shielded(self) -> bool:
        """Return whether shields protect black's king at the start. XH-50"""
        beside = self.setup == "document_literal" and self.dun_adjacency == 8
        return beside and "D" in self.standing and self.dun_protects_king

    def _begins_insufficient(self) -> bool:
        """Return whether the start is drawn because neither side could win. XH-61

        A set-up has two advisors and two elephants a side, or none.
        """
        others = self.standing - {"K"}
        walks_in = self.palace_entry_wins and self.king_can_leave_palace
        applies = {"off": False, "strict": not walks_in, "simple": True}
        guards_only = not self.wei_can_capture and self.stalemate == "draw"
        return (
            applies[self.insufficient_material]
            and others <= {"W", "D"}
            and (not others or guards_only)
        )

    @property
    def standing(self) -> set[str]:
        """Return the letters of the kinds that are on the board at the start."""
        board = SETUPS[self.setup].split()[0]
        return {letter.upper() for letter in board if letter.isalpha()} - self.absent

    @property
    def absent(self) -> set[str]:
        """Return the letters of the kinds that are switched off. XH-7

        Kings never are: their switch had no effect in the first version of the rules.
        """
        return {letter for letter, name in APPEAR.items() if not getattr(self, name)} - {"K"}
