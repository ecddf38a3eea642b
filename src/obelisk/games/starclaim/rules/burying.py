"""Burying: the mines of a turn, the radar, and the spreading of spores. SC-21 to SC-35, SC-61"""

from __future__ import annotations

from obelisk.games.starclaim.rules.board import (
    BURIED,
    MATRIX,
    NORMAL,
    PICTURE,
    RADAR,
    RING,
    SPORE,
    SPREAD,
    SQUARE,
    add_mine,
    cell_at,
    covers,
    is_free,
    note,
)
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel


@kernel
def free_part(s: Record, corner: int) -> int:
    """The cover bits of a matrix mine whose top-left cell is `corner`: the free cells. SC-28"""
    bits = 0
    for bit in range(4):
        if is_free(s, corner + int(SQUARE[bit])):
            bits |= 1 << bit
    return bits


@kernel
def bury(s: Record, seat: int, kind: int, cell: int, target: int, scratch: Record) -> None:
    """Bury the normal mine in hand, or a special mine that is held. SC-21 to SC-25"""
    if kind == NORMAL:
        s.hand = int(s.hand) & ~(1 << seat)
    else:  # SC-22: the items of the special mines are in the order of their kinds
        item = kind - MATRIX
        s.items[index(seat), index(item)] = int(s.items[index(seat), index(item)]) - 1
    extra = free_part(s, cell) if kind == MATRIX else target
    mine = add_mine(s, kind, seat, cell, extra, int(s.round_number))
    note(scratch, BURIED, seat, mine, 0)


@kernel
def look_around(s: Record, seat: int, scratch: Record) -> None:
    """Use up a radar: how many mines cover each cell now. SC-61

    Where all bury at once it shows only mines of earlier rounds, and what spread from them: of
    this round's it would tell who has been quicker. SC-27
    """
    s.items[index(seat), RADAR] = int(s.items[index(seat), RADAR]) - 1
    s.picture_round[index(seat)] = int(s.round_number)
    for place in range(int(s.side) * int(s.side)):
        cell = cell_at(s, place)
        seen = int(s.covered[index(cell)])
        if int(s.parallel_mines):
            for mine in range(int(s.mines)):
                if int(s.mine_round[index(mine)]) == int(s.round_number) and covers(s, mine, cell):
                    seen -= 1
        s.picture[index(seat), index(place)] = seen
    note(scratch, PICTURE, seat, 0, 0)


@kernel
def spread_spores(s: Record, scratch: Record) -> None:
    """Every spore of an earlier round puts normal mines around itself, once. SC-34, SC-35"""
    for mine in range(int(s.mines)):  # the new mines come behind and are no spores
        old = int(s.mine_round[index(mine)]) < int(s.round_number)
        if int(s.mine_kind[index(mine)]) == SPORE and old:
            s.mine_kind[index(mine)] = NORMAL
            seat, cell = int(s.mine_seat[index(mine)]), int(s.mine_cell[index(mine)])
            ring = 0
            for way in range(8):
                around = cell + int(RING[way])
                if is_free(s, around):
                    ring |= 1 << way
                    add_mine(s, NORMAL, seat, around, 0, int(s.mine_round[index(mine)]))
            note(scratch, SPREAD, seat, cell, ring)
