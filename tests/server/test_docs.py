"""What operators and authors of clients read is true."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from obelisk.server.limits import DAY, HOUR, LIMITS, MINUTE
from obelisk.server.refusal import STATUS
from obelisk.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
OPERATORS = (DOCS / "server.md").read_text(encoding="utf-8")
AUTHORS = (DOCS / "api.md").read_text(encoding="utf-8")


def test_every_setting_is_in_the_table_with_its_default() -> None:
    for field in fields(Settings):
        (row,) = re.findall(rf"\| `OBELISK_{field.name.upper()}` \|([^|]*)\|", OPERATORS)
        if field.name == "workers":  # it depends on the machine
            assert row.strip() == "cores − 1, at least 1"
            continue
        default = field.default
        shown = {"": ("none", "SQLite in the folder"), True: ("`1`",), False: ("`0`",)}.get(
            default if isinstance(default, str | bool) else "?", (f"`{default}`",)
        )
        assert row.strip() in shown, field.name


def test_every_limit_is_in_the_table_as_it_is() -> None:
    spans = {
        MINUTE: "a minute", 10 * MINUTE: "10 minutes", 5 * MINUTE: "5 minutes", HOUR: "an hour",
        DAY: "a day", 20.0: "20 seconds", 10.0: "10 seconds",
    }  # fmt: skip
    for name, limits in LIMITS.items():
        (row,) = re.findall(rf"\| `{name}` \|([^|]*)\|", OPERATORS)
        for limit in limits:
            assert re.search(rf"\b{limit.count}\b[^,;]* in {spans[limit.seconds]}", row), name


def test_every_code_is_in_the_table() -> None:
    assert dict(re.findall(r"\| `([a-z-]+)` \| (\d+) \|", AUTHORS)) == {
        code: str(status) for code, status in STATUS.items()
    }


def test_every_metric_is_named() -> None:
    from obelisk.server.metrics import Metrics

    names = set(re.findall(r"^# HELP (obelisk_\w+)", Metrics().text().decode(), re.M))
    for name in names:
        assert name in OPERATORS, name
