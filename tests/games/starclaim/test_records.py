"""Saved games of Starclaim: replay, what each seat knew, and records that were tampered with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from obelisk import cli, records
from obelisk.core.errors import InvalidRecord
from obelisk.core.events import visible
from obelisk.core.state import State
from obelisk.games.starclaim import Starclaim
from obelisk.games.starclaim.options import StarclaimOptions
from obelisk.kernels.kernel import COMPILED
from obelisk.records import GameRecord, Step
from obelisk.terminal import boards
from tests.conftest import ROOT, in_soak
from tests.games.starclaim.play import at, random_action, random_game, starclaim

KEPT = ROOT / "tests" / "past" / "0.1.0" / "records"


def played(
    game: Starclaim, rng: Random, start: State | None = None
) -> tuple[GameRecord, list[State]]:
    """A random game as it would be saved, and its states."""
    seed = rng.randrange(2**64)
    states = [start or game.start(seed=seed)]
    steps = []
    while states[-1].to_act:
        seat = rng.choice(states[-1].to_act)
        steps.append(Step(seat, random_action(states[-1], seat, rng), float(len(steps))))
        states.append(states[-1].play(steps[-1].action, seat))
    record = GameRecord(
        game,
        tuple(f"player {seat}" for seat in range(game.seats)),
        tuple(steps),
        start=None if start is None else str(start),
        seed=None if start is not None else seed,
        result=states[-1].result,
    )
    return record, states


def seen(state: State, reader: int | None) -> str:
    events = [event.to_json() for event in visible(state.events, reader)]
    return json.dumps([state.view(reader), events])


@pytest.mark.parametrize(
    "seats", [2, 3, 4, 8, *in_soak(5, 6, 7, 9, 10, 11, 12)] if COMPILED else [2]
)
def test_a_record_reproduces_what_everybody_knew(seats: int, tmp_path: Path) -> None:
    """Every view and event, byte for byte, and every state."""
    rng = Random(seats)
    rounds = rng.randrange(1, 5 if seats < 5 else 3) if COMPILED else 1
    game = random_game(rng, seats=seats, rounds=rounds)
    record, states = played(game, rng)
    records.save(record, tmp_path / "game.json")
    loaded = records.load(tmp_path / "game.json")
    assert loaded == record
    assert list(loaded.replay()) == states
    for reader in (None, *range(seats)):
        told = list(records.known(loaded, reader))
        assert [known.number for known in told] == list(range(len(states)))
        replayed = [
            json.dumps([known.view, [event.to_json() for event in known.events]]) for known in told
        ]
        assert replayed == [seen(state, reader) for state in states]
        for known, step in zip(told, (None, *record.steps), strict=True):
            assert known.step == (step if step is not None and step.seat == reader else None)


def test_a_record_may_start_from_a_position(tmp_path: Path) -> None:
    """Which tells its seed itself."""
    game = starclaim(seats=3, rounds=2)
    record, states = played(game, Random(2), at(game, round=2, gold=[5, 50, 500], seed=99))
    records.save(record, tmp_path / "game.json")
    assert list(records.load(tmp_path / "game.json").replay()) == states
    assert '\\"seed\\":99' in records.export_text(record)


def test_a_record_without_its_seed_is_refused() -> None:
    game = starclaim(seats=2)
    with pytest.raises(InvalidRecord, match="Without its seed"):
        GameRecord(game, ("a", "b"))
    content = GameRecord(game, ("a", "b"), seed=1).to_json()
    with pytest.raises(InvalidRecord, match="Without its seed"):
        records.read(json.dumps({**content, "seed": None}))


def test_the_text_names_the_seat_of_every_action() -> None:
    game = starclaim(seats=3, rounds=1)
    record, _ = played(game, Random(4))
    text = records.export_text(record)
    assert '[Seat 3 "player 2"]\n[Options "seats=3, rounds=1"]\n' in text
    for number, step in enumerate(record.steps, 1):
        assert f"{number:>4}. seat {step.seat + 1}: {step.action}\n" in text
    assert str(record.seed) not in text


GAME = starclaim(seats=2, rounds=1)
RECORD, STATES = played(GAME, Random(5))
LAST = len(RECORD.steps)


def tampered(change: Callable[[dict[str, Any]], object]) -> str:
    content = json.loads(json.dumps(RECORD.to_json()))
    change(content)
    return json.dumps(content)


def refusal(change: Callable[[dict[str, Any]], object]) -> str:
    with pytest.raises(InvalidRecord) as refused:
        records.read(tampered(change))
    return str(refused.value)


@pytest.mark.parametrize("number", range(1, LAST + 1))
def test_a_step_that_is_not_legal_is_named(number: int) -> None:
    def set_step(**changes: Any) -> Callable[[dict[str, Any]], object]:
        return lambda content: content["actions"][number - 1].update(changes)

    seat = RECORD.steps[number - 1].seat
    other = next(q for q in (1 - seat, 2) if q not in STATES[number - 1].to_act)
    for change in (set_step(action="step z9"), set_step(seat=other), set_step(action="")):
        assert refusal(change).startswith(f"Action {number} cannot be played. ")


def test_a_wrong_result_is_refused() -> None:
    ends = f"Action {LAST} ends the game"
    assert ends in refusal(lambda content: content.update(result=None))
    assert ends in refusal(lambda content: content["result"]["scores"].__setitem__(0, 99))
    assert ends in refusal(lambda content: content["result"].update(reason="time"))
    goes_on = f"the game is not over after {LAST - 1} actions"
    assert goes_on in refusal(lambda content: content["actions"].pop())
    further = {"seat": 0, "action": "pass", "at": None}
    told = refusal(lambda content: content["actions"].append(further))
    assert told.startswith(f"Action {LAST + 1} cannot be played. The game is over")


def test_options_and_seats_must_fit() -> None:
    assert "3 seats, but there are 2 names" in refusal(
        lambda content: content["options"].update(seats=3)
    )
    assert "option" in refusal(lambda content: content["options"].update(chat="all"))


def test_another_seed_is_refused_or_replays() -> None:
    """Nothing else can become of it: where nobody has control the drawn order differs."""
    outcomes = set()
    for seed in range(12):
        try:
            outcomes.add(len(records.read(tampered(lambda c, s=seed: c.update(seed=s))).steps))  # type: ignore[misc]
        except InvalidRecord as fault:
            outcomes.add(str(fault)[:7])
    assert outcomes <= {LAST, "action "}


# On the command line


@pytest.fixture
def file(tmp_path: Path) -> str:
    records.save(RECORD, tmp_path / "game.json")
    return str(tmp_path / "game.json")


def shown(*arguments: str, status: int = 0) -> str:
    done = CliRunner().invoke(cli.app, ["replay", *arguments], env={"COLUMNS": "200"})
    assert done.exit_code == status, done.output
    return done.output


def test_replay_tells_a_seat_what_it_could_know(file: str) -> None:
    for reader in (0, 1):
        text = shown(file, "--seat", str(reader + 1))
        for number, step in enumerate(RECORD.steps, 1):
            line = f"{number}. seat {step.seat + 1}: {step.action}\n"
            assert (line in text) == (step.seat == reader)
    mines = [step for step in RECORD.steps if step.action.startswith("mine ")]
    assert len(mines) == 2
    for step in mines:
        number = str(RECORD.steps.index(step) + 1)
        secret = step.action.split()[1]
        assert secret in shown(file, "--seat", str(step.seat + 1), "--step", number)
        assert secret not in shown(file, "--seat", str(2 - step.seat), "--step", number)


def test_replay_without_a_seat_tells_everything(file: str) -> None:
    text = shown(file)
    for number, step in enumerate(RECORD.steps, 1):
        assert f"{number}. seat {step.seat + 1}: {step.action}\n" in text


def test_replay_draws_what_the_terminal_draws(file: str) -> None:
    """The chart that the seat saw, and what it was told, in words."""
    text = shown(file, "--seat", "2", "--step", "1")
    seen = {**STATES[1].view(1), "events": [e.to_json() for e in visible(STATES[1].events, 1)]}
    game = STATES[1].game
    drawn = boards.draw(game, STATES[1].view(1)).plain
    for line in (*drawn.splitlines(), *boards.tell(game, seen)):
        assert line.rstrip() in text


def test_replay_refuses_what_does_not_fit(file: str) -> None:
    assert "Starclaim has seats 1 to 2." in shown(file, "--seat", "3", status=2)
    assert "would tell all secrets" in shown(file, "--seat", "1", "--text", status=2)


@pytest.mark.parametrize(
    ("name", "option"),
    [
        ("barred-previous", "barred_previous"),  # SC-11
        ("scan-after-demining", "scan_after_demining"),  # SC-58
    ],
)
def test_a_game_of_version_1_needs_the_options_of_then(name: str, option: str) -> None:
    """How they replay is tested in tests/past; by today's default they could not be played."""
    content = json.loads((KEPT / f"starclaim-{name}.json").read_text("utf-8"))
    records.read(json.dumps(content))
    default = StarclaimOptions.defaults()[option]
    assert StarclaimOptions.upgrades["1"][option] != default
    with pytest.raises(InvalidRecord, match="Action"):
        records.read(json.dumps({**content, "options": {**content["options"], option: default}}))
