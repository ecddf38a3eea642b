"""What thinking time costs whom."""

import pytest

from obelisk.server.engines import shares
from obelisk.server.engines.shares import HALF, Payer, Shares
from tests.server.engines.virtual import Time

ANN, BEN = Payer("x", "ann"), Payer("x", "ben")


def test_an_address_pays_for_all_its_people() -> None:
    used = Shares(Time())
    used.charge(ANN, 2.0)
    used.charge(BEN, 1.0)
    assert [used.of_person(ANN), used.of_person(BEN), used.of_address("x")] == [2.0, 1.0, 3.0]
    assert used.of_person(Payer("y", "ann")) == used.of_address("y") == 0.0


def test_what_was_used_is_forgotten_by_halves() -> None:
    time = Time()
    used = Shares(time)
    used.charge(ANN, 8.0)
    time.now += 3 * HALF
    assert used.of_address("x") == pytest.approx(1.0)
    used.charge(ANN, -5.0)
    assert used.of_address("x") == 0.0, "nobody is owed anything"


def test_what_is_remembered_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "MOST_KEYS", 10)
    used = Shares(Time())
    for number in range(100):
        used.charge(Payer(f"a{number}", "p"), 1.0)
    assert [used.of_address("a0"), used.of_address("a99")] == [0.0, 1.0]
    assert len(used._used) == 10
