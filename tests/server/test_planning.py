"""What somebody who waits may plan."""

from collections.abc import Iterator

import httpx
import pytest

import obelisk
from tests.server.running import Server


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, verify=False) as client:
        yield client


@pytest.mark.parametrize(
    ("name", "options"), [("khet", {}), ("khet", {"quiet_limit": 1}), ("photon", {})]
)
def test_every_action_that_some_answer_allows_can_be_planned(
    http: httpx.Client, name: str, options: dict[str, int]
) -> None:
    state = obelisk.game(name, **options).start()
    plan = {"game": name, "options": options, "position": str(state)}
    told = http.post("/api/study/ahead", json=plan).json()
    possible = {action for answer in state.actions() for action in state.play(answer).actions()}
    assert set(told["actions"]) == possible
    assert len(told["actions"]) == len(possible)
    assert told["view"]["position"] == str(state)


def test_plans_stand_on_plans(http: httpx.Client) -> None:
    start = obelisk.game("khet").start()
    plan = {"game": "khet", "position": str(start), "planned": ["c7c6"]}
    told = http.post("/api/study/ahead", json=plan).json()
    assert told["view"]["to_act"] == [0]
    assert "c6" in {piece["square"] for piece in told["view"]["board"]["pieces"]}
    assert any(action.startswith("c6") for action in told["actions"])
    assert not any(action.startswith("c7") for action in told["actions"])


def test_what_needs_an_unknown_answer_cannot_be_built_upon(http: httpx.Client) -> None:
    start = obelisk.game("khet").start()
    plan = {"game": "khet", "position": str(start), "planned": ["a1a2"]}
    assert http.post("/api/study/ahead", json=plan).json() == {"view": None, "actions": []}


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"game": "starclaim", "position": "x"}, "invalid"),
        ({"game": "khet", "position": "nothing"}, "invalid"),
        ({"game": "khet"}, "invalid"),
    ],
)
def test_what_cannot_be_planned_is_explained(
    http: httpx.Client, plan: dict[str, object], code: str
) -> None:
    assert http.post("/api/study/ahead", json=plan).json()["error"]["code"] == code
