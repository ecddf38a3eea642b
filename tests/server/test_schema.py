"""The schema tells the truth: strangers write clients from it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.core.failures import Failure

# Loaded here, not when first used: pytest would parse them then, beside other threads.
from schemathesis.specs.openapi import schemas as _loaded_before_threads  # noqa: F401
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from obelisk.server.app import make_app
from obelisk.server.refusal import CODES
from obelisk.server.typescript import types_of
from tests.server.running import Client, Server

SCHEMA = make_app(None).openapi()
OPERATIONS = [
    (method, path, operation)
    for path, operations in SCHEMA["paths"].items()
    for method, operation in operations.items()
]

CONFORMANCE = (status_code_conformance, content_type_conformance, response_schema_conformance)


@pytest.mark.parametrize(
    ("method", "path", "operation"), OPERATIONS, ids=[f"{m} {p}" for m, p, _ in OPERATIONS]
)
def test_every_route_is_described(method: str, path: str, operation: dict[str, Any]) -> None:
    assert len(operation["description"]) > 20
    assert operation["summary"]
    assert operation["tags"][0] in {tag["name"] for tag in SCHEMA["tags"]}
    refused = operation["responses"]["4XX"]["content"]["application/json"]["schema"]
    assert refused["$ref"].endswith("/Failure")
    assert "Retry-After" in operation["responses"]["429"]["headers"]
    (done,) = [status for status in operation["responses"] if status.startswith("2")]
    assert done == "204" or operation["responses"][done]["content"]


def test_every_message_and_every_body_is_described() -> None:
    for name, part in SCHEMA["components"]["schemas"].items():
        assert part.get("description"), name
    codes = SCHEMA["components"]["schemas"]["Fault"]["properties"]["code"]["enum"]
    assert set(codes) == set(CODES) == set(SCHEMA["x-codes"])
    ids = [operation["operationId"] for _, _, operation in OPERATIONS]
    assert len(ids) == len(set(ids))


def validator(path: str, direction: str) -> Any:
    wanted = SCHEMA["x-sockets"][path][direction]
    return jsonschema_rs.validator_for({**wanted, "components": SCHEMA["components"]})


def test_what_sockets_say_is_in_the_schema(server: Server) -> None:
    told = validator("/api/matches/{match}/socket", "told")
    with Client(server) as ann, Client(server) as ben:
        match = ann.create(clock={"kind": "main", "time": 60})["match"]["id"]
        with ann.socket(match) as socket, ben.socket(match) as other:
            other.do("join")
            socket.do("action", action="d6d7")
            socket.do("action", action="nonsense")
            socket.do("chat", text="hello")
            socket.connection.send('{"type":"ping"}')
            socket.await_type("pong")
            other.do("draw", answer="offer")
            socket.do("resign")
            other.await_type("event", kind="resign")
            heard = socket.heard + other.heard
    assert {message["type"] for message in heard} >= {
        "hello", "snapshot", "event", "ack", "refused", "pong",
    }  # fmt: skip
    for message in heard:
        told.validate(message)
    assert not told.is_valid({"type": "unheard of"})


@pytest.mark.parametrize(
    "message",
    [
        {"type": "join"},
        {"type": "action", "action": "d6d7", "id": "1"},
        {"type": "chat", "text": "hi", "to": [0, 1]},
        {"type": "ping", "echo": 3},
    ],
)
def test_what_may_be_sent_is_in_the_schema(message: dict[str, Any]) -> None:
    sent = validator("/api/matches/{match}/socket", "sent")
    sent.validate(message)
    assert not sent.is_valid({**message, "surplus": 1})


def test_types_for_the_web_app_are_whole(tmp_path: Path) -> None:
    file = tmp_path / "wire.ts"
    command = [sys.executable, "-m", "obelisk", "schema", "--typescript", "-o", str(file)]
    subprocess.run(command, check=True)
    text = file.read_text()
    assert text == types_of(SCHEMA).rstrip() + "\n"
    defined = set(re.findall(r"^export (?:type|interface) (\w+)", text, re.M))
    code = re.sub(r"/\*\*.*?\*/|\"[^\"]*\"|//.*", "", text)
    used = set(re.findall(r"\b[A-Z]\w*", code)) - {"Record"}
    assert used <= defined
    assert "unknown | " not in text
    for kind in ("{}", "[]", "()"):
        assert code.count(kind[0]) == code.count(kind[1])


def test_the_command_writes_json() -> None:
    command = [sys.executable, "-m", "obelisk", "schema"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert json.loads(done.stdout) == json.loads(json.dumps(SCHEMA))


# Schemathesis: whatever the schema allows, and what it does not, the server answers as it says.


def _probe(server: Server, count: int) -> None:
    document = httpx.get(f"{server.url}/api/openapi.json").json()
    whole = schemathesis.openapi.from_dict(document)
    whole.config.update(base_url=server.url)
    wanted = [checks.not_a_server_error, *CONFORMANCE]
    with Client(server) as ann:
        account = {"name": f"Schema {server.url[-5:]}", "password": "some password"}
        ann.http.post("/api/account", json=account)
        for found in whole.get_all_operations():
            operation = found.ok()

            @settings(
                max_examples=count, deadline=None, database=None, derandomize=True,
                phases=[Phase.explicit, Phase.generate],
                suppress_health_check=list(HealthCheck),
            )  # fmt: skip
            @given(case=operation.as_strategy(), known=st.booleans())
            def answers_as_it_says(case: Any, known: bool) -> None:
                # who signs out everywhere would end the account's session for all that follows
                cookies = dict(ann.http.cookies) if known and "session" not in case.path else None
                response = case.call(cookies=cookies)
                case.validate_response(response, checks=wanted)

            try:
                answers_as_it_says()
            except Failure as fault:
                raise AssertionError(f"{operation.label}: {fault}") from fault


def test_the_web_app_has_the_types_of_this_server() -> None:
    kept = Path(__file__).parents[2] / "web" / "src" / "wire.ts"
    written = types_of(make_app(None).openapi()).rstrip() + "\n"
    assert kept.read_text(encoding="utf-8") == written, (
        "out of date: obelisk schema --typescript -o web/src/wire.ts"
    )


@pytest.mark.databases
def test_no_request_makes_a_fault(server: Server) -> None:
    _probe(server, 6)


@pytest.mark.soak
def test_no_request_of_very_many_makes_a_fault(server: Server) -> None:
    _probe(server, 300)
