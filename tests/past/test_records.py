"""Records that older versions saved replay to the states that they were played through."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import obelisk
from obelisk import records
from obelisk.core.errors import InvalidRecord
from obelisk.core.state import State
from tests.past.kept import V0_1_0, differences, lines_of

pytestmark = pytest.mark.compiled  # whole games in plain Python take minutes

SAVED = sorted((V0_1_0 / "records").glob("*.json"))


@cache
def played() -> dict[str, list[dict[str, Any]]]:
    """The states of every record, as version 0.1.0 played them."""
    return {line["record"]: line["states"] for line in lines_of(V0_1_0 / "replays.jsonl.xz")}


def told(state: State) -> dict[str, Any]:
    """A state as it was written down; the position of a game with secrets is JSON itself."""
    text = str(state)
    return {
        "text": json.loads(text) if text.startswith("{") else text,
        "to_act": list(state.to_act),
        "events": [event.to_json() for event in state.events],
        "result": None if state.result is None else state.result.to_json(),
    }


def test_there_is_a_record_for_every_replay() -> None:
    assert {path.stem for path in SAVED} == set(played())


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_a_record_of_0_1_0_replays_as_it_was_played(path: Path) -> None:
    record = records.load(path)
    assert record.game.rules_version == "1"
    states = list(record.replay())
    then = played()[path.stem]
    assert len(states) == len(then)
    for number, (old, state) in enumerate(zip(then, states, strict=True)):
        if old["text"].startswith("{"):
            old = {**old, "text": json.loads(old["text"])}
        assert not differences(old, told(state), f"after {number} actions")


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_a_record_of_0_1_0_can_be_saved_again(path: Path, tmp_path: Path) -> None:
    record = records.load(path)
    records.save(record, tmp_path / "again.json")
    again = records.load(tmp_path / "again.json")
    assert again == record
    assert again.game.rules_version == "1"


@pytest.mark.parametrize(
    ("name", "unsaid"),
    [
        ("starclaim-vehicle-boxed", ["vehicle_revisit"]),
        ("starclaim-barred-previous", []),
        ("starclaim-scan-after-demining", []),
        ("xionghan-ci-exchange-play", ["insufficient_material"]),
        ("photon-repetition-1", []),
        ("pharaohs-light-repetition-1", []),
    ],
)
def test_what_old_rules_allowed_is_allowed_to_old_records_alone(
    name: str, unsaid: list[str]
) -> None:
    """SC-11, SC-55, SC-58, XH-61, PH-22, PL-19"""
    content = json.loads((V0_1_0 / "records" / f"{name}.json").read_text(encoding="utf-8"))
    for option in unsaid:
        del content["options"][option]
    assert records.read(json.dumps(content)).game.rules_version == "1"
    content["rules"] = obelisk.game(content["game"]).rules_version
    with pytest.raises(InvalidRecord):
        records.read(json.dumps(content))
