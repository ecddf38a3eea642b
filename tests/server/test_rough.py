"""Rough handling: fuzzed messages, and a server that is killed in play."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conftest import ROOT
from tests.server.running import Client, Server
from tests.server.test_matches import GAME, begun, play


@pytest.fixture(scope="module")
def table(shared_server: Server) -> Iterator[tuple[Client, Client, str]]:
    with Client(shared_server) as ann, Client(shared_server) as ben:
        match = begun(ann, ben)
        play(match, GAME[:2], ann, ben)  # from now on nobody can abort it
        yield ann, ben, match


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=10,
)
VERBS = st.sampled_from(
    ["join", "leave", "action", "abort", "claim", "draw", "takeback", "rematch", "chat", "mute",
     "ready", "ping", "fly"]
)  # fmt: skip
FIELDS = st.dictionaries(
    st.sampled_from(["id", "seat", "token", "action", "answer", "text", "to", "person", "echo"]),
    JSON,
)


@given(
    st.lists(
        st.builds(lambda verb, fields: json.dumps({"type": verb, **fields}), VERBS, FIELDS)
        | st.text(max_size=40)
        | JSON.map(json.dumps),
        max_size=8,
    )
)
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_fuzzed_messages_are_answered(table: tuple[Client, Client, str], texts: list[str]) -> None:
    """Every message gets its answer, and the match can still be played."""
    ann, ben, match = table
    with ben.socket(match) as socket:
        for text in texts:
            socket.connection.send(text)
        name = socket.send("chat", text="are you there?")
        answer = socket.find(lambda m: m.get("id") == name and m["type"] in ("ack", "refused"))
        assert answer["type"] == "ack"
    assert ann.look(match)["now"]["status"] == "running"


def test_the_match_goes_on_after_all_that(table: tuple[Client, Client, str]) -> None:
    ann, ben, match = table
    if ann.look(match)["now"]["to_act"] == [0]:
        ann.done(match, "action", action=GAME[2])
    assert ben.look(match)["now"]["to_act"] == [1]


@pytest.mark.soak
def test_kill_9_in_play_loses_and_doubles_nothing() -> None:
    """Five times, under load; the driver ends with 1 if an acknowledged action is missing."""
    command = [sys.executable, "-m", "bench.load", "--kill", "5"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "0 missing, 0 doubled" in ended.stdout
