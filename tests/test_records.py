"""Saved games."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

import obelisk
from obelisk import records
from obelisk.core.errors import InvalidRecord
from obelisk.core.messages import Message
from obelisk.core.result import Result
from obelisk.core.state import State
from obelisk.core.words import WORDS
from obelisk.records import GameRecord, Step


def played(seed: int, **options: Any) -> tuple[GameRecord, list[State]]:
    """A random game to its end or 40 plies, and its states."""
    game = obelisk.game("khet", **options)
    rng = Random(seed)
    states, steps = [game.start()], []
    while states[-1].to_act and len(steps) < 40:
        seat = states[-1].to_act[0]
        action = rng.choice(states[-1].actions())
        steps.append(Step(seat, action, at=len(steps) * 1.5))
        states.append(states[-1].play(action))
    record = GameRecord(
        game,
        seats=("Ann", "Борис"),
        steps=tuple(steps),
        date="2026-11-15",
        result=states[-1].result,
        tags={"Event": "first evening"},
    )
    return record, states


@pytest.mark.parametrize("seed", range(4))
def test_a_saved_game_replays_to_identical_states(seed: int, tmp_path: Path) -> None:
    record, states = played(seed, setup="dynasty", quiet_limit=30)
    records.save(record, tmp_path / "game.json")
    loaded = records.load(tmp_path / "game.json")
    assert loaded == record
    replayed = list(loaded.replay())
    assert replayed == states
    assert [state.events for state in replayed] == [state.events for state in states]


def test_a_custom_start_is_kept(tmp_path: Path) -> None:
    start = "x34k4/10/10/8p1S2/10/10/10/4K4X1 r 3 7"
    record = GameRecord(obelisk.game("khet"), ("a", "b"), (Step(1, "f8f7"),), start=start)
    records.save(record, tmp_path / "game.json")
    loaded = records.load(tmp_path / "game.json")
    assert str(next(loaded.replay())) == start


def test_a_match_may_end_outside_the_rules(tmp_path: Path) -> None:
    record = GameRecord(
        obelisk.game("khet"), ("a", "b"), (Step(0, "h2+"),), result=Result.of_two(0, "resignation")
    )
    records.save(record, tmp_path / "game.json")
    assert records.load(tmp_path / "game.json").result == Result.of_two(0, "resignation")


def test_the_text_export() -> None:
    game = obelisk.game("khet", quiet_limit=3, pharaoh_rotation=True)
    steps = (Step(0, "h2g1"), Step(1, "c7+"), Step(0, "e1+"))
    record = GameRecord(
        game, ("Ann", "Bob"), steps, date="2026-11-15", result=Result.of_two(None, "no-progress")
    )
    assert records.export_text(record) == (
        '[Game "Khet"]\n'
        '[Date "2026-11-15"]\n'
        '[Silver "Ann"]\n'
        '[Red "Bob"]\n'
        '[Options "pharaoh_rotation=true, quiet_limit=3"]\n'
        '[Result "draw (no-progress)"]\n'
        "\n"
        "  1. h2g1  c7+\n"
        "  2. e1+\n"
        "draw (no-progress)\n"
    )


def test_the_text_export_when_red_begins() -> None:
    start = "x34k4/10/10/10/10/10/10/4K4X1 r 0 0"
    record = GameRecord(
        obelisk.game("khet"), ("a", "b"), (Step(1, "f8f7"), Step(0, "e1e2")), start=start
    )
    text = records.export_text(record)
    assert f'[Position "{start}"]' in text
    assert "  1. …     f8f7\n  2. e1e2\nunfinished\n" in text


def test_the_text_export_in_another_notation() -> None:
    game = obelisk.game("xionghan")
    steps = [Step(n % 2, action) for n, action in enumerate(("l4i4", "b10e10", "j2k4"))]
    record = GameRecord(game, ("Ann", "Ben"), tuple(steps))
    body = records.export_text(record, "chinese").split("\n\n")[1]
    assert body == "  1. 炮二平五    砲2平5\n  2. 傌四斜进三\nunfinished\n"
    assert "l4i4" in records.export_text(record)
    with pytest.raises(ValueError, match=r"Khet has no notation .*, only plain"):
        records.export_text(played(1)[0], "chinese")


def test_tags_are_one_line_each_whatever_they_hold() -> None:
    record = GameRecord(obelisk.game("khet"), ('Ann "the\nmirror"', "Bob\\"))
    text = records.export_text(record)
    assert '[Silver "Ann \\"the mirror\\""]\n[Red "Bob\\\\"]\n' in text


def test_where_nothing_is_secret_everybody_knows_every_step() -> None:
    record, states = played(1)
    for reader in (None, 0, 1):
        told = list(records.known(record, reader))
        assert [known.step for known in told] == [None, *record.steps]
        assert [known.view for known in told] == [state.view(reader) for state in states]


def content(**changes: Any) -> dict[str, Any]:
    steps = (Step(0, "h2+", 1.0), Step(1, "c7+", 2.5))
    game = {**GameRecord(obelisk.game("khet"), ("Ann", "Bob"), steps).to_json(), **changes}
    return {key: value for key, value in game.items() if value != "drop"}


@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"format": "pgn"}, ["core-record-format"]),
        ({"version": 2}, ["core-record-version"]),
        ({"game": "chess"}, ["games-unknown"]),
        ({"rules": "0"}, ["core-version-unknown"]),
        ({"options": {"setup": "none"}}, ["core-option-value"]),
        ({"seats": ["one"]}, ["core-record-seats"]),
        ({"seats": [1, 2]}, ["core-record-texts"]),
        ({"tags": {"a": 1}}, ["core-record-texts"]),
        ({"seats": "drop", "extra": 1}, ["core-record-missing", "core-record-unknown"]),
        ({"actions": {}}, ["core-record-field"]),
        ({"actions": ["h2+"]}, ["core-record-step"]),
        ({"actions": [{"seat": True, "action": "h2+", "at": None}]}, ["core-record-step"]),
        (
            {"actions": [{"seat": 1, "action": "h2+", "at": None}]},
            ["core-record-action", "core-seat-waits"],
        ),
        ({"seed": -1}, ["core-record-field"]),
        ({"seed": 2**64}, ["core-record-field"]),
        ({"seed": True}, ["core-record-field"]),
        ({"actions": [{"seat": 0, "action": "h2+", "at": float("nan")}]}, ["core-record-step"]),
        ({"result": {"winner": 0}}, ["core-record-result"]),
        (
            {"result": {"winner": True, "scores": [1, 0], "ranks": [1, 2], "reason": "time"}},
            ["core-record-result"],
        ),
        (
            {"result": {"winner": 0, "scores": [1, 0], "ranks": [1, 2], "reason": "pharaoh"}},
            ["core-record-goes-on"],
        ),
    ],
)
def test_a_damaged_record_is_explained(changes: dict[str, Any], codes: list[str]) -> None:
    with pytest.raises(InvalidRecord) as refused:
        records.read(json.dumps(content(**changes)))
    assert [fault.code for fault in refused.value.faults] == codes
    assert all(refused.value.said(language) for language in WORDS.languages)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"start": "x"}, "core-record-start"),
        ({"actions": [{"seat": 0, "action": "h2h4", "at": None}]}, "core-record-action"),
    ],
)
def test_the_reason_of_the_game_follows(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        records.read(json.dumps(content(**changes)))
    first, *reasons = refused.value.faults
    assert first.code == code
    assert reasons


def test_people_read_sentences() -> None:
    with pytest.raises(InvalidRecord) as refused:
        records.read(json.dumps(content(seats="drop", seed=-1)))
    assert str(refused.value) == (
        "'seats' is missing. 'seed' must be a whole number from 0 to 2^64 − 1, or null."
    )
    assert refused.value.said("ru").startswith("Нет поля «seats». Поле «seed»: здесь должно быть")


@pytest.mark.parametrize("game", ["khet", "starclaim"])
def test_a_result_must_be_the_one_of_the_rules(game: str) -> None:
    state, steps = obelisk.game(game).start(seed=1), []
    rng = Random(5)
    while state.to_act:
        seat = state.to_act[0]
        steps.append(Step(seat, rng.choice(state.actions(seat))))
        state = state.play(steps[-1].action, seat)
    record = GameRecord(state.game, state.game.seat_names, tuple(steps), seed=1)
    with pytest.raises(InvalidRecord) as refused:
        records.read(json.dumps(record.to_json()))
    (fault,) = refused.value.faults
    assert (fault.code, fault.args["number"]) == ("core-record-ended", str(len(steps)))
    for language in WORDS.languages:
        assert Message("core-record-outcome-unfinished").said(language) in fault.said(language)


def test_a_start_may_be_the_end() -> None:
    state = obelisk.game("khet", quiet_limit=1).start().play("h2+")
    record = GameRecord(state.game, ("a", "b"), start=str(state))
    with pytest.raises(InvalidRecord) as refused:
        records.read(json.dumps(record.to_json()))
    assert refused.value.faults[0].code == "core-record-ended-at-start"


def test_a_game_of_chance_needs_its_seed() -> None:
    game = obelisk.game("starclaim")
    with pytest.raises(InvalidRecord, match="Without its seed"):
        GameRecord(game, game.seat_names)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000, '{"format": 1}'])
def test_a_foreign_file_is_refused(text: str) -> None:
    with pytest.raises(InvalidRecord):
        records.read(text)


def test_a_binary_file_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(InvalidRecord, match=r"picture\.png is not a text file"):
        records.load(file)


def test_every_truncation_is_refused(tmp_path: Path) -> None:
    whole = json.dumps(content())
    for length in range(0, len(whole), 97):
        with pytest.raises(InvalidRecord):
            records.read(whole[:length])


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    record = played(2)[0]
    records.save(record, file)
    before = file.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        records.save(played(3)[0], file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]
