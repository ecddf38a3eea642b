"""Chinese move notation, 炮二平五, for thirteen files.

A move is piece, file, direction and number. Files count from the right of the side that moves, in
Chinese numerals for red and in digits for black. The directions are 进 forward, 退 backward and
平 sideways. After 平 the number is the new file; after 进 and 退 it is the number of points where
the piece goes straight, and the new file where it goes aslant, as everywhere in Chinese chess.
Several pieces of a kind on a file are told apart by 前 and 后, in between 中 or 二, 三, …, and by
the file as well where it happens on two files. Where a straight and a slanting move would read
alike, 直 or 斜 precedes the direction. 升 names what a pawn becomes, 复活 revives one, 兑 marks an
exchange.
"""

from __future__ import annotations

import re

import numpy as np

from obelisk.core.errors import AmbiguousAction, IllegalAction, UnreadableAction
from obelisk.core.messages import List, Message
from obelisk.games.xionghan.board import (
    ASSASSIN,
    COLUMN,
    EMPTY,
    GRID,
    HORSE,
    NOWHERE,
    PAWN,
    PAWN_POINTS,
    ROW,
    is_revival,
    kind_of,
    piece_of,
    promotes_to,
    start_of,
    target_of,
)
from obelisk.games.xionghan.definitions import exchanged, way_between
from obelisk.games.xionghan.pieces import CHARACTERS, side_named
from obelisk.games.xionghan.refusals import legal_codes

NUMERALS = ("一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二", "十三")
FORM = re.compile(
    r"(?P<order>前|后|中|十[一二三]?|[二三四五六七八九])?"
    r"(?P<piece>[^\W\d])"
    r"(?P<file>十[一二三]?|[一二三四五六七八九]|1[0-3]?|[2-9])?"
    r"(?:(?P<revival>复活)|"
    r"(?P<slant>[直斜])?(?P<way>[进退平])(?P<number>十[一二三]?|[一二三四五六七八九]|1[0-3]?|[2-9])"
    r"(?:升(?P<kind>[^\W\d]))?(?P<exchange>兑)?)"
)
# Other ways to write the same: traditional and simplified forms, full-width digits.
VARIANTS = str.maketrans(
    "進後復兌陞０１２３４５６７８９车马帅帥将將汉卫盾", "进后复兑升0123456789車馬漢漢汗汗漢衛楯"
)


def is_chinese(text: str) -> bool:
    """Return whether a text is meant in this notation: it holds a Chinese character."""
    return any("\u3400" <= character <= "\u9fff" for character in text)


def file_names(seat: int) -> list[str]:
    """Return what a side calls the files, from file a on."""
    return [_numeral(seat, _file(seat, cell)) for cell in GRID.lines[0]]


# Writing


def write(record: np.record, action: int) -> str:
    """Return how an action of the side to act, legal on this board, is written."""
    seat = int(record["side"])
    target = target_of(action)
    if is_revival(action):
        return f"{CHARACTERS[seat][PAWN - 1]}{_numeral(seat, _file(seat, target))}复活"
    start = start_of(action)
    text = f"{_subject(record, start)}{_slant(record, action)}{_course(seat, start, target)}"
    kind = promotes_to(action)
    if kind:
        text += f"升{CHARACTERS[seat][kind - 1]}"
    return text + ("兑" if _exchanges(record, start, target) else "")


def _file(seat: int, point: int) -> int:
    """Return the file of a point as a side counts: from its right, from 1."""
    column = int(COLUMN[point])
    return 13 - column if seat == 0 else column + 1


def _numeral(seat: int, number: int) -> str:
    return NUMERALS[number - 1] if seat == 0 else str(number)


def _ahead(seat: int, start: int, target: int) -> int:
    """Return how many points a move goes forward; negative: backward."""
    rows = int(ROW[start]) - int(ROW[target])
    return rows if seat == 0 else -rows


def _course(seat: int, start: int, target: int) -> str:
    """Return direction and number of a move."""
    ahead = _ahead(seat, start, target)
    if ahead == 0:
        return f"平{_numeral(seat, _file(seat, target))}"
    straight = COLUMN[start] == COLUMN[target]
    number = abs(ahead) if straight else _file(seat, target)
    return f"{'进' if ahead > 0 else '退'}{_numeral(seat, number)}"


def _subject(record: np.record, start: int) -> str:
    """Return the name of the piece on a point, distinct from the others of its kind."""
    seat = int(record["side"])
    cell = int(record["board"][start])
    character = CHARACTERS[seat][kind_of(cell) - 1]
    file = _numeral(seat, _file(seat, start))
    crowds = _crowds(record, cell)
    crowd = crowds.get(_file(seat, start))
    if crowd is None:
        return f"{character}{file}"
    order = _orders(len(crowd))[crowd.index(start)]
    return f"{order}{character}{file if len(crowds) > 1 else ''}"


def _standing(record: np.record, cell: int) -> list[int]:
    """Return the points of all pieces like this, from the top left."""
    board = record["board"].tolist()
    return [point for point in GRID.squares if board[point] == cell]


def _crowds(record: np.record, cell: int) -> dict[int, list[int]]:
    """Return the files with several pieces like this, each with their points from the front."""
    seat = int(record["side"])
    files: dict[int, list[int]] = {}
    for point in _standing(record, cell):
        files.setdefault(_file(seat, point), []).append(point)
    return {
        file: points if seat == 0 else points[::-1]
        for file, points in files.items()
        if len(points) > 1
    }


def _orders(count: int) -> list[str]:
    """Return what the pieces on a file are called, from the front."""
    between = ["中"] if count == 3 else list(NUMERALS[1 : count - 1])
    return ["前", *between, "后"]


def _slant(record: np.record, action: int) -> str:
    """Return 直 or 斜 where another move of the piece would read alike."""
    seat, start, target = int(record["side"]), start_of(action), target_of(action)
    course = _course(seat, start, target)
    alike = {
        target_of(code)
        for code in legal_codes(record, start)
        if _course(seat, start, target_of(code)) == course
    }
    if len(alike | {target}) == 1:
        return ""
    return "直" if COLUMN[start] == COLUMN[target] else "斜"


def _exchanges(record: np.record, start: int, target: int) -> bool:
    return kind_of(int(record["board"][start])) == ASSASSIN and bool(
        exchanged(record, start, target, way_between(start, target)) != NOWHERE
    )


# Reading


def read(record: np.record, text: str) -> tuple[int, int, int]:
    """Return start (NOWHERE: a revival), target and kind (EMPTY: no promotion) that a text names.

    Whether it is legal is not asked here, but of two ways to read a text the legal one is meant.
    """
    form = FORM.fullmatch("".join(text.split()).translate(VARIANTS))
    if form is None:
        raise UnreadableAction(Message("xionghan-unreadable-chinese", text=text))
    seat = int(record["side"])
    kind = _kind(form["piece"], seat, text)
    if form["revival"]:
        return NOWHERE, _pawn_point(form, seat, kind, text), EMPTY
    start = _find(record, form, piece_of(seat, kind), text)
    promotion = _kind(form["kind"], seat, text) if form["kind"] else EMPTY
    target = _find_target(record, form, start, text)
    if form["exchange"] and not _exchanges(record, start, target):
        raise IllegalAction(Message("xionghan-no-exchange", clause="XH-46", text=text))
    return start, target, promotion


def _kind(character: str, seat: int, text: str) -> int:
    """Return the kind of a character, of either side's: many are written alike."""
    for characters in (CHARACTERS[seat], CHARACTERS[1 - seat]):
        if character in characters:
            return characters.index(character) + 1
    raise UnreadableAction(
        Message(
            "xionghan-no-such-character",
            text=text,
            character=character,
            side=side_named(seat),
            characters=List.of(CHARACTERS[seat], "none"),
        )
    )


def _value(numeral: str) -> int:
    return NUMERALS.index(numeral) + 1 if numeral in NUMERALS else int(numeral)


def _pawn_point(form: re.Match[str], seat: int, kind: int, text: str) -> int:
    if kind != PAWN or form["order"] or not form["file"]:
        pawn = CHARACTERS[seat][PAWN - 1]
        example = f"{pawn}{_numeral(seat, 7)}复活"
        raise UnreadableAction(Message("xionghan-revival-form", text=text, example=example))
    file = _value(form["file"])
    row = int(ROW[PAWN_POINTS[seat][0]])
    return GRID.cell(13 - file if seat == 0 else file - 1, row)


def _find(record: np.record, form: re.Match[str], cell: int, text: str) -> int:
    """Return the point of the piece that a text names."""
    seat = int(record["side"])
    character = form["piece"]
    points = _standing(record, cell)
    if not points:
        raise IllegalAction(
            Message(
                "xionghan-none-on-board",
                clause="XH-9",
                text=text,
                side=side_named(seat),
                character=character,
            )
        )
    if form["file"]:
        file = _value(form["file"])
        points = [point for point in points if _file(seat, point) == file]
        if not points:
            raise IllegalAction(
                Message(
                    "xionghan-none-on-file",
                    clause="XH-9",
                    text=text,
                    character=character,
                    file=form["file"],
                )
            )
    if form["order"]:
        points = [point for point in points if _order(record, cell, point) == form["order"]]
    elif not form["file"]:
        raise UnreadableAction(Message("xionghan-no-file", text=text, character=character))
    if len(points) == 1:
        return points[0]
    if not points:
        called = f"{form['order']}{character}"
        raise IllegalAction(
            Message("xionghan-none-in-order", clause="XH-9", text=text, called=called)
        )
    squares = List.of([GRID.name(point) for point in points], "or")
    raise AmbiguousAction(
        Message("xionghan-several-fit", text=text, character=character, squares=squares)
    )


def _order(record: np.record, cell: int, point: int) -> str:
    """Return what a piece is called among those on its file; "" if it is alone there."""
    for crowd in _crowds(record, cell).values():
        if point in crowd:
            return _orders(len(crowd))[crowd.index(point)]
    return ""


def _find_target(record: np.record, form: re.Match[str], start: int, text: str) -> int:
    """Return the point that direction and number lead to; of several the one in reach."""
    seat = int(record["side"])
    forward = -1 if seat == 0 else 1
    number = _value(form["number"])
    row, column = int(ROW[start]), int(COLUMN[start])
    new_column = 13 - number if seat == 0 else number - 1
    if form["way"] == "平":
        return GRID.cell(new_column, row)
    sense = forward if form["way"] == "进" else -forward
    targets = []
    if form["slant"] != "斜" and 0 <= row + sense * number <= 12:
        targets.append(GRID.cell(column, row + sense * number))
    if form["slant"] != "直" and new_column != column:
        rows = [row + sense * ahead for ahead in _rows_ahead(record, start, new_column - column)]
        targets += [GRID.cell(new_column, row) for row in rows if 0 <= row <= 12]
    if not targets:
        raise IllegalAction(Message("xionghan-off-board", clause="XH-1", text=text))
    legal = {target_of(code) for code in legal_codes(record, start)}
    reached = [target for target in targets if target in legal]
    if len(reached) > 1:
        squares = List.of([GRID.name(point) for point in reached], "or")
        raise AmbiguousAction(Message("xionghan-straight-or-slanting", text=text, squares=squares))
    return (reached or targets)[0]


def _rows_ahead(record: np.record, start: int, columns: int) -> list[int]:
    """Return how many rows a slanting move over `columns` crosses: a horse one or two."""
    across = abs(columns)
    if kind_of(int(record["board"][start])) == HORSE:
        return [3 - across] if across in (1, 2) else [across]
    return [across]
