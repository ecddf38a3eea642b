"""Xionghan chess written a second time, slowly and straight from its rulebook.

Nothing is generated: every own piece is asked about every point of the board (`can_move`), every
candidate is carried out on a copy (`resolve`), and the copy is looked at for check by asking every
enemy piece about the king's point. Tests compare the real kernels with this.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.games.xionghan.reference_moves import (
    FAR_ROWS,
    Board,
    Point,
    can_move,
    disarmed,
    facing,
    find_king,
    in_palace,
    letter,
    protected,
    seat_of,
    sign,
)
from tests.games.xionghan.reference_rules import SETUPS, Rules

Result = tuple[int | None, str]  # winning seat or None, reason

SIZE = 13
POINTS = [(row, column) for row in range(SIZE) for column in range(SIZE)]
CROSS = {a: [b for b in POINTS if a != b and (a[0] == b[0] or a[1] == b[1])] for a in POINTS}
PAWN_ROWS = [8, 4]  # even columns are the pawn points of every set-up
MOVE = re.compile(r"([a-m])(\d+)([a-m])(\d+)(?:=([A-Z]))?")
REVIVAL = re.compile(r"P@([a-m])(\d+)")


@dataclass(frozen=True, slots=True)
class Position:
    """`pool` holds the dead of both sides, sorted: upper case first, each alphabetical."""

    board: Board
    side: int
    pool: str = ""
    quiet: int = 0
    ply: int = 0

    def key(self) -> tuple[frozenset[tuple[Point, str]], int, str]:
        """What makes two positions the same one: placement, side to act, pools (XH-59)."""
        return frozenset(self.board.items()), self.side, self.pool


# Text


def square(point: Point) -> str:
    row, column = point
    return f"{'abcdefghijklm'[column]}{SIZE - row}"


def point_of(letter: str, number: str) -> Point:
    return SIZE - int(number), "abcdefghijklm".index(letter)


def parse(text: str) -> Position:
    """The position of a well-formed text; see `is_refused` for the one test of its sense."""
    rows, side, *rest = text.split()
    board: Board = {}
    for row, line in enumerate(rows.split("/")):
        column = 0
        for token in re.findall(r"\d+|[A-Za-z]", line):
            if token.isalpha():
                board[row, column] = token
            column += 1 if token.isalpha() else int(token)
    pool = "".join(sorted(rest[0].replace("-", ""))) if rest else ""
    quiet, ply = (int(rest[1]), int(rest[2])) if len(rest) == 3 else (0, 0)
    return Position(board, "rb".index(side), pool, quiet, ply)


def text(position: Position) -> str:
    lines = []
    for row in range(SIZE):
        line = "".join(position.board.get((row, column), ".") for column in range(SIZE))
        lines.append(re.sub(r"\.+", lambda run: str(len(run[0])), line))
    side = "rb"[position.side]
    return f"{'/'.join(lines)} {side} {position.pool or '-'} {position.quiet} {position.ply}"


def start_position(rules: Rules) -> Position:
    """The set-up without the kinds that are switched off (XH-4 to XH-7)."""
    full = parse(SETUPS[rules.setup])
    return Position({p: x for p, x in full.board.items() if rules.appears(x.upper())}, 0)


def canonical(action: str) -> str:
    """An action as it is written; squares may be given in upper case and among white space."""
    head, equals, kind = action.strip().partition("=")
    head = "P@" + head[2:].lower() if head.startswith("P@") else head.lower()
    return head + equals + kind


# One action (section 6)


def lines_through(rules: Rules, point: Point) -> Iterator[list[Point]]:
    """Every three consecutive points of a row, column or diagonal that hold `point` (XH-42)."""
    directions = [(0, 1), (1, 0), (1, 1), (1, -1)] if rules.jia_diagonal else [(0, 1), (1, 0)]
    for dr, dc in directions:
        for first in (-2, -1, 0):
            yield [(point[0] + dr * step, point[1] + dc * step) for step in range(first, first + 3)]


def hit_by_line(board: Board, rules: Rules, line: list[Point], seat: int) -> Point | None:
    """The enemy that a line of three of `seat` removes, if it is one (XH-42, XH-44)."""
    if not all(point in board for point in line):
        return None
    own = [point for point in line if seat_of(board[point]) == seat]
    enemy = [point for point in line if seat_of(board[point]) != seat]
    if len(own) != 2 or not any(board[point].upper() == "J" for point in own):
        return None
    if any(board[point].upper() == "D" or disarmed(board, rules, point) for point in own):
        return None
    return None if protected(board, rules, enemy[0]) else enemy[0]


def hit_by_armour(board: Board, rules: Rules, landing: Point) -> set[Point]:
    """All that an Armour's move removes, on the board with the Armour on `landing` (XH-43)."""
    armour = board[landing]
    through = [landing]
    if rules.jia_scope == "any":
        through = [point for point, piece in board.items() if piece == armour]
    hits = {
        hit_by_line(board, rules, line, seat_of(armour))
        for point in through
        for line in lines_through(rules, point)
    }
    return {point for point in hits if point}


def exchanged(board: Board, rules: Rules, start: Point, target: Point) -> Point | None:
    """The enemy that an Assassin takes with it, on the board before its move (XH-46, XH-47)."""
    dr, dc = target[0] - start[0], target[1] - start[1]
    if rules.ci_exchange == "adjacent":
        dr, dc = sign(dr), sign(dc)
    behind = (start[0] - dr, start[1] - dc)
    if behind not in board or seat_of(board[behind]) == seat_of(board[start]):
        return None
    if disarmed(board, rules, start) or protected(board, rules, behind):
        return None
    return behind


def resolve(
    board: Board, rules: Rules, start: Point, target: Point, kind: str | None = None
) -> tuple[Board, dict[Point, str]]:
    """The board after a move and what died where; `kind` is the promotion."""
    piece = board[start]
    after = dict(board)
    dead: dict[Point, str] = {}
    if target in after:
        dead[target] = after[target]
    del after[start]
    after[target] = letter(kind, seat_of(piece)) if kind else piece
    if piece.upper() == "J":
        for point in hit_by_armour(after, rules, target):
            dead[point] = board[point]
    if piece.upper() == "T":
        behind = exchanged(board, rules, start, target)
        if behind:
            dead[behind] = board[behind]
            dead[target] = piece
    for point in dead:
        if point != target or piece.upper() == "T":
            del after[point]
    return after, dead


# Check


def in_check_on(board: Board, rules: Rules, seat: int) -> bool:
    """XH-54, XH-56: some enemy piece could take the king, or remove it by a line or exchange."""
    king = find_king(board, seat)
    if king is None:
        return False
    enemies = [point for point, piece in board.items() if seat_of(piece) != seat]
    if any(can_move(board, rules, point, king) for point in enemies):
        return True
    return rules.indirect_check and any(
        removes_king(board, rules, point, king) for point in enemies if board[point] in "JjTt"
    )


def removes_king(board: Board, rules: Rules, start: Point, king: Point) -> bool:
    """Whether some move of the Armour or Assassin on `start` removes the king, found by trying.

    Only what cannot possibly matter is left out: an exchange needs the king on the Assassin's row
    or column, a line of three needs an Armour at most two points from the king.
    """
    piece = board[start]
    if piece in "Tt" and king not in CROSS[start]:
        return False
    targets = CROSS[start]
    if piece in "Jj":
        waiting = any(x == piece and is_near(point, king) for point, x in board.items())
        if rules.jia_scope == "moved" or not waiting:
            targets = [target for target in targets if is_near(target, king)]
    return any(
        can_move(board, rules, start, target) and king in resolve(board, rules, start, target)[1]
        for target in targets
    )


def is_near(point: Point, king: Point) -> bool:
    return abs(point[0] - king[0]) <= 2 and abs(point[1] - king[1]) <= 2


def in_check(position: Position, rules: Rules, seat: int) -> bool:
    return in_check_on(position.board, rules, seat)


def is_no_start(rules: Rules) -> bool:
    """Options are refused under which red may not act at the start (XH-66)."""
    start = start_position(rules)
    return is_refused(start, rules) or status(start, rules) is not None


def is_refused(position: Position, rules: Rules) -> bool:
    """A text is refused when the side that is not to move is in check (XH-8)."""
    return in_check(position, rules, 1 - position.side)


# Actions


def may_stand(board: Board, rules: Rules, seat: int) -> bool:
    """Whether `seat` may leave this board behind after its action (XH-13, XH-55)."""
    if rules.kings_face != "draw" and facing(board, rules):
        return False
    return not in_check_on(board, rules, seat)


def own_pool(position: Position) -> list[str]:
    """The dead of the side to act, in upper case."""
    return [piece.upper() for piece in position.pool if seat_of(piece) == position.side]


def promotions(position: Position, rules: Rules, start: Point, target: Point) -> list[str | None]:
    """What a move may become; None is the plain form (XH-28)."""
    if position.board[start].upper() != "P" or target[0] != FAR_ROWS[position.side]:
        return [None]
    kinds = {kind for kind in own_pool(position) if kind not in "PK" and rules.appears(kind)}
    if rules.promotion == "off" or not kinds:
        return [None]
    return [*kinds] if rules.promotion == "mandatory" else [None, *kinds]


def revival_points(position: Position, rules: Rules) -> list[Point]:
    """XH-30."""
    pawns = list(position.board.values()).count(letter("P", position.side))
    most = 7 if rules.appears("P") else 0
    if not rules.pawn_resurrection or pawns >= most or "P" not in own_pool(position):
        return []
    row = PAWN_ROWS[position.side]
    return [(row, c) for c in range(0, SIZE, 2) if (row, c) not in position.board]


def legal_actions(position: Position, rules: Rules) -> set[str]:
    """All legal actions of a game that is not over (`status` says whether it is)."""
    board, side = position.board, position.side
    actions = set()
    for start in [point for point, piece in board.items() if seat_of(piece) == side]:
        for target in POINTS:
            if not can_move(board, rules, start, target):
                continue
            for kind in promotions(position, rules, start, target):
                after, _ = resolve(board, rules, start, target, kind)
                if may_stand(after, rules, side):
                    suffix = f"={kind}" if kind else ""
                    actions.add(square(start) + square(target) + suffix)
    for point in revival_points(position, rules):
        if may_stand(board | {point: letter("P", side)}, rules, side):
            actions.add(f"P@{square(point)}")
    return actions


def play_with_dead(
    position: Position, rules: Rules, action: str
) -> tuple[Position, dict[Point, str]]:
    """The position after a legal action, and what died where (XH-10, XH-29, XH-31, XH-65)."""
    pool = list(position.pool)
    quiet = position.quiet + 1
    dead: dict[Point, str] = {}
    revival, move = REVIVAL.fullmatch(action), MOVE.fullmatch(action)
    if revival:
        pawn = letter("P", position.side)
        board = position.board | {point_of(revival[1], revival[2]): pawn}
        pool.remove(pawn)
        quiet = 0
    elif move:
        start, target, kind = point_of(move[1], move[2]), point_of(move[3], move[4]), move[5]
        board, dead = resolve(position.board, rules, start, target, kind)
        if kind:
            pool.remove(letter(kind, position.side))
        pool += [piece for piece in dead.values() if piece not in "Kk"]
        if dead or position.board[start].upper() == "P":
            quiet = 0
    else:
        raise ValueError(f"{action!r} is no action")
    after = Position(board, 1 - position.side, "".join(sorted(pool)), quiet, position.ply + 1)
    return after, dead


def play(position: Position, rules: Rules, action: str) -> Position:
    return play_with_dead(position, rules, action)[0]


# The end


def status(position: Position, rules: Rules, history: Sequence[Position] = ()) -> Result | None:
    """The result in the order of XH-63, or None while the game goes on.

    `history` holds all earlier positions of the game, the first one first, not this one.
    """
    side, other = position.side, 1 - position.side
    for seat in (side, other):
        if find_king(position.board, seat) is None:
            return 1 - seat, "king"
    if rules.palace_entry_wins:  # XH-14, XH-64: the side not to act is looked at first
        for seat in (other, side):
            king = find_king(position.board, seat)
            if king and in_palace(king, 1 - seat):
                return seat, "palace"
    if not legal_actions(position, rules):
        if in_check(position, rules, side):
            return other, "checkmate"  # XH-57
        return (other if rules.stalemate == "loss" else None), "stalemate"  # XH-58
    if rules.kings_face == "draw" and facing(position.board, rules):
        return None, "facing"
    earlier = [n for n, before in enumerate(history) if before.key() == position.key()]
    if len(earlier) >= 2:
        return repetition([*history[earlier[0] + 1 :], position], rules)
    if insufficient(position, rules):
        return None, "insufficient"
    if 0 < rules.quiet_limit <= position.quiet:
        return None, "no-progress"  # XH-62
    return None


def repetition(since: Sequence[Position], rules: Rules) -> Result:
    """XH-59, XH-60: `since` holds what each action after the first occurrence led to."""
    if rules.perpetual_check == "loss":
        always = [
            all(in_check(after, rules, after.side) for after in since if after.side != seat)
            for seat in (0, 1)
        ]
        if always[0] != always[1]:
            return (1 if always[0] else 0), "perpetual"
    return None, "repetition"


def insufficient(position: Position, rules: Rules) -> bool:
    """XH-61."""
    mode = rules.insufficient_material
    if mode == "off":
        return False
    if mode == "strict" and rules.palace_entry_wins and rules.king_can_leave_palace:
        return False
    if rules.pawn_resurrection and "P" in position.pool.upper():
        return False
    kinds = sorted(piece.upper() for piece in position.board.values())
    others = [kind for kind in kinds if kind != "K"]
    if others in ([], ["A"], ["B"]):
        return True
    only_guards = all(kind in "WD" for kind in others)
    return only_guards and not rules.wei_can_capture and rules.stalemate != "loss"
