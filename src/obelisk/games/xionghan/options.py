"""The options and presets of Xionghan chess, switches of the source under its own names.

XH-66: what is unknown or outside its list is refused; what stands beside a preset wins over it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

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
    # The values of a choice stand in the order in which kernels number them.
    preset: str = choice("document", PRESETS, "a set of options (section 8)")
    setup: str = choice("full", SETUPS, "start position (XH-4 to XH-6)")
    king_can_leave_palace: bool = flag(True, "the king may leave its palace (XH-12)")
    king_lose_diagonal_outside_palace: bool = flag(
        True, "the king steps only straight outside its palace (XH-11)"
    )
    king_can_diagonal_in_palace: bool = flag(
        True, "the king steps diagonally too inside its palace (XH-11)"
    )
    shi_can_leave_palace: bool = flag(True, "Advisors may leave the palace (XH-21, XH-22)")
    shi_gain_straight_outside_palace: bool = flag(
        True, "Advisors step straight too outside the palace (XH-22)"
    )
    xiang_can_cross_river: bool = flag(True, "Elephants may cross the river (XH-19)")
    xiang_gain_jump_two_outside_river: bool = flag(
        True, "Elephants across the river jump two points straight too (XH-20)"
    )
    ma_can_straight_three: bool = flag(True, "Horses go three points straight too (XH-17)")
    pawn_backward_at_base_enabled: bool = flag(True, "Pawns on the far row may step back (XH-26)")
    pawn_full_movement_at_base_enabled: bool = flag(
        True, "the same; either of the two suffices (XH-26)"
    )
    ju_appear: bool = flag(True, "there are Rooks (XH-7)")
    ma_appear: bool = flag(True, "there are Horses (XH-7)")
    xiang_appear: bool = flag(True, "there are Elephants (XH-7)")
    shi_appear: bool = flag(True, "there are Advisors (XH-7)")
    king_appear: bool = always("there are kings: a game needs them (XH-7)")
    pao_appear: bool = flag(True, "there are Cannons (XH-7)")
    pawn_appear: bool = flag(True, "there are Pawns (XH-7)")
    wei_appear: bool = flag(True, "there are Wardens (XH-7)")
    she_appear: bool = flag(True, "there are Archers (XH-7)")
    lei_appear: bool = flag(True, "there are Boulders (XH-7)")
    jia_appear: bool = flag(True, "there are Armours (XH-7)")
    ci_appear: bool = flag(True, "there are Assassins (XH-7)")
    dun_appear: bool = flag(True, "there are Shields (XH-7)")
    xun_appear: bool = flag(True, "there are Patrols (XH-7)")
    crossing_row: str = choice(
        "on_6", ("on_6", "past_6"), "a piece is across on the river's middle row, or past it (XH-3)"
    )
    pawn_fast_march: bool = flag(False, "Pawns may march up to the river at once (XH-27)")
    promotion: str = choice(
        "optional", ("optional", "mandatory", "off"), "promotion on the far row (XH-28)"
    )
    pawn_resurrection: bool = flag(True, "dead Pawns can be revived (XH-30)")
    wei_can_capture: bool = flag(False, "Wardens capture the second piece of a line (XH-33)")
    wei_facing: str = choice(
        "all", ("all", "all_but_king", "ci_only", "off"), "what a Warden freezes (XH-34)"
    )
    she_track: str = choice(
        "free", ("free", "lattice"), "Archers go anywhere, or on a lattice (XH-36, XH-38)"
    )
    pinch_from_origin: bool = flag(False, "the first diagonal step can be pinched too (XH-37)")
    lei_isolation: str = choice(
        "orthogonal", ("orthogonal", "ring"), "what counts as isolated for a Boulder (XH-40)"
    )
    jia_scope: str = choice(
        "moved", ("moved", "any"), "the lines that an Armour's move sets off (XH-43)"
    )
    jia_diagonal: bool = flag(True, "diagonal lines of three count (XH-42)")
    ci_exchange: str = choice(
        "adjacent", ("adjacent", "mirrored"), "where an Assassin's move looks back at (XH-46)"
    )
    dun_adjacency: int = choice(8, (8, 4), "neighbours that a Shield protects and disarms (XH-50)")
    dun_protects_king: bool = flag(True, "a Shield protects its king as well (XH-50)")
    dun_disarms: bool = flag(True, "a Shield disarms the enemies beside it (XH-51)")
    indirect_check: bool = flag(True, "a line or exchange that takes the king is check (XH-56)")
    stalemate: str = choice("draw", ("draw", "loss"), "for a side without an action (XH-58)")
    perpetual_check: str = choice("draw", ("draw", "loss"), "for who always gave check (XH-60)")
    insufficient_material: str = choice(
        "strict", ("strict", "simple", "off"), "draw where nobody can win (XH-61)"
    )
    kings_face: str = choice(
        "column",
        ("column", "line", "draw"),
        "where kings may not face; draw: on a column, and it ends the game (XH-13)",
    )
    palace_entry_wins: bool = flag(True, "a king in the enemy palace has won (XH-14)")
    quiet_limit: int = count(0, "plies without progress that make a draw; 0: never (XH-62)")

    presets: ClassVar = {
        "classic": {"setup": "classic"},
        "competitive": {
            "dun_protects_king": False,
            "perpetual_check": "loss",
            "quiet_limit": 120,
        },
    }

    upgrades: ClassVar = {"1": {"insufficient_material": "simple"}}

    def clashes(self) -> list[str]:
        """The start must be a position in which red may act. XH-7, XH-8, XH-66"""
        faults = []
        if not self.king_appear:
            faults.append("option king_appear=False: there is no game without kings; leave it True")
        if "P" not in self.standing:
            faults += self._faults_without_pawns()
        if self._begins_insufficient():
            kinds = ", ".join(letter for letter in "KWD" if letter in self.standing)
            faults.append(
                f"options …_appear=False leave only {kinds} with setup={self.setup!r}: neither "
                "side could win, so the game would be a draw from the start; keep more kinds, or "
                "set insufficient_material='off'"
            )
        return faults

    def _faults_without_pawns(self) -> list[str]:
        """What nothing between the kings makes impossible. XH-13, XH-33"""
        faults = []
        if "W" in self.standing and self.wei_can_capture and not self._begins_shielded():
            faults.append(
                f"options pawn_appear=False, wei_can_capture=True with setup={self.setup!r}: no "
                "Pawn stands between the kings, so red's Warden would take black's king with its "
                "first move; keep the Pawns, or set wei_can_capture=False, wei_appear=False or "
                "setup='classic'"
            )
        if self.kings_face == "draw":
            faults.append(
                "options pawn_appear=False, kings_face='draw': no Pawn stands between the kings, "
                "so the game would be a draw from the start; keep the Pawns, or set "
                "kings_face='column'"
            )
        return faults

    def _begins_shielded(self) -> bool:
        """Whether black's king stands beside Shields that protect it at the start. XH-50"""
        beside = self.setup == "document_literal" and self.dun_adjacency == 8
        return beside and "D" in self.standing and self.dun_protects_king

    def _begins_insufficient(self) -> bool:
        """Whether the start is drawn as neither side could win. XH-61

        Of Advisors and Elephants a set-up has two a side or none.
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
        """The letters of the kinds that stand on the board at the start."""
        board = SETUPS[self.setup].split()[0]
        return {letter.upper() for letter in board if letter.isalpha()} - self.absent

    @property
    def absent(self) -> set[str]:
        """The letters of the kinds that are switched off. XH-7

        Kings never are: in the first version of the rules their switch had no effect.
        """
        return {letter for letter, name in APPEAR.items() if not getattr(self, name)} - {"K"}
