"""What scales with the number of seats: the side of the board and the stock of the shop."""

from __future__ import annotations

from math import isqrt

SEATS = range(2, 13)
ROUNDS = range(1, 9)

START_GOLD = 100  # SC-2
POINTS_A_ROUND = 4  # SC-3
PAY = 10  # SC-48
HIGHEST_BID = 999  # SC-7
MOST_GOLD = 9999  # in a position; pay above it is lost, so that every state can be written down

# The items in the order of all texts: name, price, stock for nine seats.
_SHOP = (
    ("matrix", 20, 5),
    ("chase", 30, 4),
    ("spore", 40, 3),
    ("purify", 50, 2),
    ("deminer", 30, 5),
    ("vehicle", 40, 4),
    ("scanner", 50, 3),
    ("robot", 60, 2),
    ("radar", 70, 1),
)
ITEMS = tuple(name for name, _, _ in _SHOP)
PRICES = tuple(price for _, price, _ in _SHOP)


def side(seats: int) -> int:
    """Rows and columns of the board: 4 times the root of the seats, rounded up. SC-1"""
    return isqrt(16 * seats - 1) + 1


def stock(seats: int) -> tuple[int, ...]:
    """How many of each item the shop has at the start. SC-1"""
    return tuple(max(1, round(nine * seats / 9)) for _, _, nine in _SHOP)
