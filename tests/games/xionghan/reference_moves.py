"""Where each kind of Xionghan chess may go, asked point by point: sections 4 and 5 of the rulebook.

Every question is a predicate about one piece and one target. `can_move` is the only door.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.games.xionghan.reference_rules import Rules

Point = tuple[int, int]  # row and column from 0; row 0 is black's back row
Board = dict[Point, str]  # upper case is red, lower case black

STRAIGHT = [(-1, 0), (0, -1), (0, 1), (1, 0)]
DIAGONAL = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
PALACES = [(9, 10, 11), (1, 2, 3)]  # rows by seat; columns 5 to 7 for both (XH-2)
FAR_ROWS = [0, 12]
FORWARD = [-1, 1]


def seat_of(piece: str) -> int:
    return 0 if piece.isupper() else 1


def letter(kind: str, seat: int) -> str:
    return kind if seat == 0 else kind.lower()


def find_king(board: Board, seat: int) -> Point | None:
    king = letter("K", seat)
    return next((point for point, piece in board.items() if piece == king), None)


def in_palace(point: Point, seat: int) -> bool:
    return point[0] in PALACES[seat] and point[1] in (5, 6, 7)


def crossed(rules: Rules, point: Point, seat: int) -> bool:
    """On row 6 or beyond, for both sides; with `past_6` one row further (XH-3)."""
    first = 6 if rules.crossing_row == "on_6" else 5
    return point[0] <= first if seat == 0 else point[0] >= 12 - first


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def points_between(start: Point, target: Point) -> list[Point]:
    """The points strictly between two points of one row, column or diagonal."""
    dr, dc = target[0] - start[0], target[1] - start[1]
    r, c = sign(dr), sign(dc)
    return [(start[0] + r * n, start[1] + c * n) for n in range(1, max(abs(dr), abs(dc)))]


def pieces_between(board: Board, start: Point, target: Point) -> int:
    return len([point for point in points_between(start, target) if point in board])


def facing(board: Board, rules: Rules) -> bool:
    """Both kings on one column (or row, under `line`) with nothing between (section 4)."""
    red, black = find_king(board, 0), find_king(board, 1)
    if red is None or black is None:
        return False
    in_line = red[1] == black[1] or (rules.kings_face == "line" and red[0] == black[0])
    return in_line and pieces_between(board, red, black) == 0


def frozen(board: Board, rules: Rules, point: Point) -> bool:
    """Faced by an enemy Warden on its row or column (XH-34)."""
    kind = board[point].upper()
    if rules.wei_facing == "off":
        return False
    if rules.wei_facing == "all_but_king" and kind == "K":
        return False
    if rules.wei_facing == "ci_only" and kind != "T":
        return False
    warden = letter("W", 1 - seat_of(board[point]))
    return any(
        piece == warden
        and (place[0] == point[0] or place[1] == point[1])
        and pieces_between(board, place, point) == 0
        for place, piece in board.items()
    )


def next_to(board: Board, rules: Rules, point: Point, shield: str) -> bool:
    steps = STRAIGHT + DIAGONAL if rules.dun_adjacency == 8 else STRAIGHT
    return any(board.get((point[0] + dr, point[1] + dc)) == shield for dr, dc in steps)


def protected(board: Board, rules: Rules, point: Point) -> bool:
    """Safe from capture, line and exchange (XH-49, XH-50)."""
    piece = board[point]
    if piece in "Dd":
        return True
    if piece in "Kk" and not rules.dun_protects_king:
        return False
    return next_to(board, rules, point, letter("D", seat_of(piece)))


def disarmed(board: Board, rules: Rules, point: Point) -> bool:
    """Next to an enemy Shield: moves, but does not capture (XH-51)."""
    enemy = 1 - seat_of(board[point])
    return rules.dun_disarms and next_to(board, rules, point, letter("D", enemy))


def pinched(board: Board, rules: Rules, start: Point, target: Point) -> bool:
    """Whether some step of a diagonal way goes between two pieces (XH-37)."""
    dr, dc = sign(target[0] - start[0]), sign(target[1] - start[1])
    steps_from = points_between(start, target)
    if rules.pinch_from_origin:
        steps_from = [start, *steps_from]
    return any((r, c + dc) in board and (r + dr, c) in board for r, c in steps_from)


def isolated(board: Board, rules: Rules, boulder: Point, target: Point) -> bool:
    """Whether a Boulder may take this neighbour (XH-40)."""
    row, column = target
    if rules.lei_isolation == "orthogonal":
        around = [board.get((row + dr, column + dc)) for dr, dc in STRAIGHT]
        return not any(piece and seat_of(piece) == seat_of(board[target]) for piece in around)
    ring = [(-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)]
    place = ring.index((row - boulder[0], column - boulder[1]))
    beside = [ring[place - 1], ring[(place + 1) % 8]]
    return all((boulder[0] + dr, boulder[1] + dc) not in board for dr, dc in beside)


# How each kind reaches a point. An own piece on the target, freezing, disarming and protection
# are the business of `can_move`; here an occupied target holds an enemy.


def king_reaches(board: Board, rules: Rules, seat: int, start: Point, target: Point) -> bool:
    """XH-11, XH-12: one step; where it starts decides the directions."""
    dr, dc = abs(target[0] - start[0]), abs(target[1] - start[1])
    if max(dr, dc) != 1 or not (rules.king_can_leave_palace or in_palace(target, seat)):
        return False
    if in_palace(start, seat):
        return dr + dc == 1 or rules.king_can_diagonal_in_palace
    return dr + dc == 1 or not rules.king_lose_diagonal_outside_palace


def rook_reaches(board: Board, rules: Rules, seat: int, start: Point, target: Point) -> bool:
    """XH-15."""
    straight = start[0] == target[0] or start[1] == target[1]
    return straight and pieces_between(board, start, target) == 0


def horse_reaches(board: Board, rules: Rules, seat: int, start: Point, target: Point) -> bool:
    """XH-16, XH-17."""
    dr, dc = target[0] - start[0], target[1] - start[1]
    if abs(dr) == 2 and abs(dc) == 1:
        return (start[0] + sign(dr), start[1]) not in board
    if abs(dr) == 1 and abs(dc) == 2:
        return (start[0], start[1] + sign(dc)) not in board
    three = (abs(dr), abs(dc)) in ((3, 0), (0, 3))
    return rules.ma_can_straight_three and three and pieces_between(board, start, target) == 0


def elephant_reaches(board: Board, rules: Rules, seat: int, start: Point, target: Point) -> bool:
    """XH-18 to XH-20."""
    size = (abs(target[0] - start[0]), abs(target[1] - start[1]))
    if size not in ((2, 2), (2, 0), (0, 2)) or pieces_between(board, start, target):
        return False
    if not rules.xiang_can_cross_river:
        return size == (2, 2) and (target[0] >= 6 if seat == 0 else target[0] <= 6)
    jump = rules.xiang_gain_jump_two_outside_river and crossed(rules, start, seat)
    return size == (2, 2) or jump


def advisor_reaches(board: Board, rules: Rules, seat: int, start: Point, target: Point) -> bool:
    """XH-21, XH-22."""
    dr, dc = abs(target[0] - start[0]), abs(target[1] - start[1])
    if max(dr, dc) != 1:
        return False
    if not rules.shi_can_leave_palace:
        return dr + dc == 2 and in_palace(target, seat)
    if in_palace(start, seat):
        return dr + dc == 2
    return dr + dc == 2 or rules.shi_gain_straight_outside_palace


def cannon_reaches(board: Board, rules: Rules, seat: int, start: Point, target: Point) -> bool:
    """XH-23."""
    screens = 1 if target in board else 0
    straight = start[0] == target[0] or start[1] == target[1]
    return straight and pieces_between(board, start, target) == screens


def pawn_reaches(board: Board, rules: Rules, seat: int, start: Point, target: Point) -> bool:
    """XH-24 to XH-27."""
    ahead = (target[0] - start[0]) * FORWARD[seat]
    aside = abs(target[1] - start[1])
    if (ahead, aside) == (1, 0):
        return True
    if (ahead, aside) == (0, 1):
        return crossed(rules, start, seat)
    if (ahead, aside) == (-1, 0):
        steps_back = rules.pawn_backward_at_base_enabled or rules.pawn_full_movement_at_base_enabled
        return start[0] == FAR_ROWS[seat] and steps_back
    if rules.pawn_fast_march and aside == 0 and ahead >= 2 and not crossed(rules, start, seat):
        not_past = target[0] >= 5 if seat == 0 else target[0] <= 7
        return not_past and target not in board and pieces_between(board, start, target) == 0
    return False


def warden_reaches(board: Board, rules: Rules, seat: int, start: Point, target: Point) -> bool:
    """XH-32, XH-33: exactly one piece between, in 8 directions."""
    dr, dc = abs(target[0] - start[0]), abs(target[1] - start[1])
    in_line = dr == 0 or dc == 0 or dr == dc
    allowed = target not in board or rules.wei_can_capture
    return in_line and allowed and pieces_between(board, start, target) == 1


def archer_reaches(board: Board, rules: Rules, seat: int, start: Point, target: Point) -> bool:
    """XH-36 to XH-38."""
    (row, column), dr, dc = start, target[0] - start[0], target[1] - start[1]
    if abs(dr) != abs(dc) or abs(dr) > 3 or pieces_between(board, start, target):
        return False
    if rules.she_track == "lattice":
        if (row - column if dr == dc else row + column) % 6 != 0:
            return False
        if any(is_station(point) for point in points_between(start, target)):
            return False
        if target in board and not is_station(start):
            return False
    return not pinched(board, rules, start, target)


def is_station(point: Point) -> bool:
    row, column = point
    return row % 3 == 0 and column % 3 == 0 and (row // 3 + column // 3) % 2 == 0


def boulder_reaches(board: Board, rules: Rules, seat: int, start: Point, target: Point) -> bool:
    """XH-37, XH-39, XH-40."""
    dr, dc = abs(target[0] - start[0]), abs(target[1] - start[1])
    if target in board:
        return max(dr, dc) == 1 and isolated(board, rules, start, target)
    if not (dr == 0 or dc == 0 or dr == dc) or pieces_between(board, start, target):
        return False
    return dr != dc or not pinched(board, rules, start, target)


def slider_reaches(board: Board, rules: Rules, seat: int, start: Point, target: Point) -> bool:
    """XH-41, XH-45: Armour and Assassin go as a rook, to an empty point."""
    return target not in board and rook_reaches(board, rules, seat, start, target)


def shield_reaches(board: Board, rules: Rules, seat: int, start: Point, target: Point) -> bool:
    """XH-48, XH-49."""
    straight = start[0] == target[0] or start[1] == target[1]
    return straight and target not in board and pieces_between(board, start, target) == 1


def patrol_reaches(board: Board, rules: Rules, seat: int, start: Point, target: Point) -> bool:
    """XH-52, XH-53."""
    distance = abs(target[1] - start[1])
    if start[0] not in (5, 7) or start[0] != target[0] or distance % 2 == 1:
        return False
    if target in board and distance != 2:
        return False
    return pieces_between(board, start, target) == 0


REACHES: dict[str, Callable[[Board, Rules, int, Point, Point], bool]] = {
    "K": king_reaches,
    "R": rook_reaches,
    "N": horse_reaches,
    "B": elephant_reaches,
    "A": advisor_reaches,
    "C": cannon_reaches,
    "P": pawn_reaches,
    "W": warden_reaches,
    "S": archer_reaches,
    "L": boulder_reaches,
    "J": slider_reaches,
    "T": slider_reaches,
    "D": shield_reaches,
    "X": patrol_reaches,
}


def can_move(board: Board, rules: Rules, start: Point, target: Point) -> bool:
    """Whether the piece on `start` may go to `target`, its own king's safety left aside."""
    piece, taken = board[start], board.get(target)
    seat = seat_of(piece)
    if start == target or (taken and seat_of(taken) == seat):
        return False
    if not REACHES[piece.upper()](board, rules, seat, start, target):
        return False
    if frozen(board, rules, start):
        return False
    return not taken or not (disarmed(board, rules, start) or protected(board, rules, target))
