"""Random options and positions of Xionghan chess, and its two symmetries.

Play from the start hardly ever meets an exchange, a line of three, a pinch or a promotion, so the
positions are built: few kinds at a time, crowded around the kings and around each other.

Both symmetries hold for every set of options, and `mirror` maps every set-up to itself. `half_turn`
maps every set-up but `document_literal` to itself with the other side to act.
"""

from __future__ import annotations

import re
from dataclasses import fields
from random import Random

from tests.games.xionghan.reference import (
    POINTS,
    SIZE,
    Position,
    in_check_on,
    point_of,
    square,
    text,
)
from tests.games.xionghan.reference_moves import (
    FAR_ROWS,
    Board,
    Point,
    can_move,
    find_king,
    in_palace,
    is_station,
    letter,
    seat_of,
)
from tests.games.xionghan.reference_rules import APPEAR, PRESETS, VALUES, Rules

KINDS = "RNBACPWSLJTDX"
SQUARE = re.compile(r"([a-m])(\d+)")


def mirror(position: Position) -> Position:
    """Left and right exchanged."""
    board = {(row, SIZE - 1 - column): piece for (row, column), piece in position.board.items()}
    return Position(board, position.side, position.pool, position.quiet, position.ply)


def mirror_action(action: str) -> str:
    def swap(found: re.Match[str]) -> str:
        row, column = point_of(found[1], found[2])
        return square((row, SIZE - 1 - column))

    return SQUARE.sub(swap, action)


def half_turn(position: Position) -> Position:
    """The board turned round and the colours exchanged, with side and pools."""
    last = SIZE - 1
    board = {
        (last - row, last - column): x.swapcase() for (row, column), x in position.board.items()
    }
    pool = "".join(sorted(position.pool.swapcase()))
    return Position(board, 1 - position.side, pool, position.quiet, position.ply)


def half_turn_action(action: str) -> str:
    def turn(found: re.Match[str]) -> str:
        row, column = point_of(found[1], found[2])
        return square((SIZE - 1 - row, SIZE - 1 - column))

    return SQUARE.sub(turn, action)


def random_options(rng: Random) -> dict[str, object]:
    """A valid set of options: often few of them, sometimes many, sometimes beside a preset."""
    options: dict[str, object] = {}
    if rng.random() < 0.25:
        options["preset"] = rng.choice(list(PRESETS))
    share = rng.choice([0.0, 0.03, 0.1, 0.3])
    for field in fields(Rules):
        rare = field.name in APPEAR.values()
        if rng.random() >= (share / 3 if rare else share):
            continue
        if field.name == "quiet_limit":
            options[field.name] = rng.choice([1, 2, 10, 60, 200])
        elif field.name in VALUES:
            options[field.name] = rng.choice(VALUES[field.name][1:])
        else:
            options[field.name] = not field.default
    if rng.random() < share:  # either of the two gives the step back: only both off take it away
        options["pawn_backward_at_base_enabled"] = False
        options["pawn_full_movement_at_base_enabled"] = False
    options.pop("king_appear", None)
    if "pawn_appear" in options:  # nothing stands between the kings at the start. XH-66
        options.pop("wei_can_capture", None)
        if options.get("kings_face") == "draw":
            options.pop("kings_face")
    return options


def random_position(rng: Random, rules: Rules) -> str:
    """The text of a position that is accepted; a few of them are finished games.

    Where a king is attacked, attackers are taken away: always while the side not to act is in
    check, often while the side to act is.
    """
    side = rng.randrange(2)
    keep_check = rng.random() < 0.6
    board = random_board(rng)
    while in_check_on(board, rules, 1 - side) or (
        not keep_check and in_check_on(board, rules, side)
    ):
        seat = 1 - side if in_check_on(board, rules, 1 - side) else side
        attackers = possible_attackers(board, rules, seat)
        if attackers:
            del board[rng.choice(attackers)]
        else:  # the other king attacks
            board = random_board(rng)
    limit = rules.quiet_limit or 100
    quiet = rng.choice([0, rng.randrange(limit), limit - 1])
    return text(Position(board, side, random_pool(rng), quiet, quiet + rng.randrange(50)))


def kings_on_a_column(rng: Random, rules: Rules) -> str:
    """The text of a position with few pieces, kings on one column and at most one between them."""
    while True:
        column = rng.randrange(5, 8)
        red, black = (rng.randrange(7, 12), column), (rng.randrange(1, 6), column)
        board = {red: "K", black: "k"}
        if rng.random() < 0.8:
            board[rng.randrange(black[0] + 1, red[0]), column] = rng.choice("RNBAPSJTDXrnbapsjtdx")
        for _ in range(rng.randint(1, 6)):
            kind, seat = rng.choice(KINDS), rng.randrange(2)
            point = random_point(rng, board, kind, seat, [red, black])
            if point[1] != column:
                board.setdefault(point, letter(kind, seat))
        side = rng.randrange(2)
        if not in_check_on(board, rules, 1 - side):
            return text(Position(board, side, random_pool(rng), 0, 0))


def possible_attackers(board: Board, rules: Rules, seat: int) -> list[Point]:
    """The enemies that take the king of `seat` at once, else its Armours and Assassins."""
    king = find_king(board, seat)
    assert king
    enemies = [p for p, x in board.items() if seat_of(x) != seat and x not in "Kk"]
    taking = [point for point in enemies if can_move(board, rules, point, king)]
    return taking or [point for point in enemies if board[point] in "JjTt"]


def random_pool(rng: Random) -> str:
    pool = ""
    for seat in (0, 1):
        if rng.random() < 0.6:
            dead = rng.choices("PPPP" + KINDS, k=rng.randint(1, 5))
            pool += "".join(letter(kind, seat) for kind in dead)
    return "".join(sorted(pool))


def random_board(rng: Random) -> Board:
    red = random_king_point(rng, 0)
    black = random_king_point(rng, 1)
    while black == red:
        black = random_king_point(rng, 1)
    board = {red: "K", black: "k"}
    if rng.random() < 0.06:  # almost bare kings: insufficient material, a king frozen to stalemate
        kinds, most = list("ABWD"), rng.randint(0, 3)
    else:
        kinds = rng.sample(KINDS, rng.randint(2, len(KINDS)))
        kinds += rng.sample("WSLJTD", rng.randint(0, 3))
        most = rng.choice([rng.randint(1, 6), rng.randint(5, 14), rng.randint(12, 45)])
    for _ in range(most):
        kind, seat = rng.choice(kinds), rng.randrange(2)
        point = random_point(rng, board, kind, seat, [red, black])
        board.setdefault(point, letter(kind, seat))
    return board


def random_king_point(rng: Random, seat: int) -> Point:
    own = [point for point in POINTS if in_palace(point, seat)]
    luck = rng.random()
    if luck < 0.6:
        return rng.choice(own)
    if luck < 0.8:
        return near(rng, rng.choice(own), 2)
    if luck < 0.95:  # at the gates of the enemy palace
        around = [(row, column) for row in range(SIZE) for column in range(3, 10)]
        gates = [p for p in around if 7 * seat <= p[0] <= 5 + 7 * seat]
        return rng.choice([p for p in gates if not in_palace(p, 1 - seat)])
    return rng.choice(POINTS)


def random_point(rng: Random, board: Board, kind: str, seat: int, kings: list[Point]) -> Point:
    """A point where the kind has something to do; it may be occupied."""
    luck = rng.random()
    if kind == "P" and luck < 0.5:
        rows = [FAR_ROWS[seat], abs(FAR_ROWS[seat] - 1), abs(FAR_ROWS[seat] - 1)]
        return rng.choice(rows), rng.randrange(SIZE)
    if kind in "PB" and luck > 0.85:
        return rng.randint(5, 7), rng.randrange(SIZE)
    if kind == "X" and luck < 0.8:
        return rng.choice([5, 7]), rng.randrange(SIZE)
    if kind == "S" and luck < 0.3:
        return rng.choice([point for point in POINTS if is_station(point)])
    luck = rng.random()
    if luck < 0.4:
        return near(rng, rng.choice(kings), 3)
    if luck < 0.75:
        return near(rng, rng.choice(list(board)), rng.choice([1, 1, 2]))
    return rng.choice(POINTS)


def near(rng: Random, point: Point, distance: int) -> Point:
    row = point[0] + rng.randint(-distance, distance)
    column = point[1] + rng.randint(-distance, distance)
    return min(max(row, 0), SIZE - 1), min(max(column, 0), SIZE - 1)
