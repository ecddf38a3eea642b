"""The whole wire schema: OpenAPI for HTTP, and the messages of the sockets beside it.

`obelisk schema` writes it, as JSON or as types of TypeScript, so that clients are checked against
what the server says.
"""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from operator import or_
from typing import Any, get_args

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from obelisk.core.catalogues import entries_of
from obelisk.core.words import ENGLISH, WORDS, owner_of_package
from obelisk.games import find, source
from obelisk.games import names as game_names
from obelisk.server import shown, wire
from obelisk.server.api import analysis
from obelisk.server.people import COOKIE
from obelisk.server.refusal import MEANING, STATUS

REFERENCE = "#/components/schemas/{model}"

ABOUT = """\
Play board games with people, bots and engines.

**Who you are.** Browsers are known by a cookie: whoever comes becomes a guest and can play at once.
Programs show a token of an account: `Authorization: Bearer obelisk.…` (`POST /api/tokens` makes
one). A token of scope `read` sees what its owner sees; `play` also makes matches and acts in them.

**Live.** Follow a match through its socket, `/api/matches/{match}/socket`, the lobby through
`/api/lobby/socket`; engines analyse through `/api/analysis/socket`. `x-sockets` in this document
names their messages; docs/api.md tells how a connection goes.

**What is refused** has status 4xx and a body `{"error": {"code", "message", "faults", "clause",
"match"}}`. The code is the kind of refusal (`x-codes` explains each) and the message tells all
faults in English. Each of `faults` is a message with a code of its own, its arguments and its
clause, for clients that speak other languages (`x-messages` lists the codes). The clause names the
rule of the game that forbids an action (`/rules/{game}#{clause}` shows it); the match is the one
that stands in the way. Nothing was done. With 429, and with 503 while the database does not answer,
`Retry-After` says how many seconds to wait.

**What may change.** What the server says may grow: overlook fields that you do not know. What you
send may not: unknown fields are refused.

**Times** are milliseconds since 1970, seats count from 0, ids are opaque."""

# The packages whose messages may be sent, besides the games.
SPEAKERS = ("obelisk.core", "obelisk.games", "obelisk.search", "obelisk.server")
# Groups of entries that are words of pages and of the terminal, never sent as messages.
OF_PAGES = (
    "title", "about", "tip", "option", "value", "help", "lesson", "table", "coach", "learn", "tour",
    "phase", "item", "word", "legend", "telling", "sign", "column", "panel", "command", "level",
)  # fmt: skip

TAGS = [
    {"name": "games", "description": "What can be played, with which options."},
    {"name": "matches", "description": "Make matches, find them, act in them, read them again."},
    {"name": "people", "description": "Who you are: guest or account, sessions and tokens."},
    {"name": "ratings", "description": "How strong people are, and how that changed."},
    {"name": "health", "description": "For whoever runs the server."},
]

Models = tuple[type[BaseModel], ...]

# How a conversation on each socket goes, what clients send, and what they are told.
SOCKETS: dict[str, tuple[str, Models, Models]] = {
    "/api/matches/{match}/socket": (
        "Everything that happens in a match, and commands to it. `?since=N` resumes after message "
        "N of your own count: you are sent what you missed, or a snapshot. Messages are numbered "
        "without gaps (`n`). Give every command an `id`; if no `ack` comes before the connection "
        "is lost, send it again with the same id on the next one. An ack may overtake the event "
        "that it is about. Ping every `ping_ms`; whoever is silent for `dead_ms` is let go (4408). "
        "Close codes: 1012 the server stops, connect again; 1013 the database does not answer, "
        "connect again in some seconds; 4401 your session has ended; 4404 "
        "there is no such match; 4429 too many messages.",
        get_args(get_args(wire.Message)[0]),  # all that the socket takes
        (
            wire.Hello, wire.Snapshot, wire.Event, wire.Watchers, wire.Ack, wire.Refusal, wire.Pong,
            wire.Bye,
        ),
    ),
    "/api/lobby/socket": (
        "Public matches that are open or running: first all of them, then every change.",
        (wire.Ping,),
        (
            wire.LobbyWhole, wire.LobbyMatch, wire.LobbyGone, wire.LobbyWatched, wire.Pong,
            wire.Bye,
        ),
    ),
    "/api/analysis/socket": (
        "Send a position, be told lines, deeper and deeper, until `done`; or send a game, and each "
        "position of it is `judged`. One at a time for each visitor, and none of a game that the "
        "visitor plays just now.",
        (analysis.Position, analysis.Review, analysis.Stop, wire.Ping),
        (analysis.LinesShown, analysis.Judged, analysis.Done, wire.Refusal, wire.Pong, wire.Bye),
    ),
}  # fmt: skip


def describe(app: FastAPI) -> dict[str, Any]:
    """The schema of an application, sockets included."""
    schema = get_openapi(
        title=app.title,
        version=app.version,
        summary=app.summary,
        description=ABOUT,
        tags=TAGS,
        routes=app.routes,
    )
    parts = schema.setdefault("components", {})
    models, seen = {**_messages(), **parts.get("schemas", {})}, shown.definitions(REFERENCE)
    assert not models.keys() & seen.keys(), "two things on the wire have one name"
    parts["schemas"] = {**seen, **models}
    parts["securitySchemes"] = {
        "cookie": {
            "type": "apiKey", "in": "cookie", "name": COOKIE,
            "description": f"Set by the server; `__Host-{COOKIE}` where the site has https.",
        },
        "token": {"type": "http", "scheme": "bearer", "description": "A token of an account."},
    }  # fmt: skip
    schema["security"] = [{}, {"cookie": []}, {"token": []}]
    schema["x-sockets"] = {
        path: {"description": about, "sent": _one_of(sent), "told": _one_of(told)}
        for path, (about, sent, told) in SOCKETS.items()
    }
    schema["x-codes"] = {
        code: {"status": STATUS[code], "meaning": meaning} for code, meaning in MEANING.items()
    }
    schema["x-messages"] = {
        code: {"arguments": arguments, "english": english}
        for code, (arguments, english) in messages().items()
    }
    for part in parts["schemas"].values():
        _need_type(part)
    shown.refer(schema, REFERENCE)
    for operations in schema["paths"].values():
        for operation in operations.values():
            _tell_refusals(operation)
    return schema


def _messages() -> dict[str, Any]:
    sent = reduce(or_, (set(models) for _, models, _ in SOCKETS.values()))
    told = reduce(or_, (set(models) for _, _, models in SOCKETS.values()))
    wanted: list[tuple[type[BaseModel], Any]] = [
        *((model, "validation") for model in sorted(sent, key=_name)),
        *((model, "serialization") for model in sorted(told, key=_name)),
    ]
    definitions: dict[str, Any] = models_json_schema(wanted, ref_template=REFERENCE)[1]["$defs"]
    return definitions


def _name(model: type[BaseModel]) -> str:
    return model.__name__


def _one_of(models: Models) -> dict[str, Any]:
    return {"oneOf": [{"$ref": REFERENCE.format(model=model.__name__)} for model in models]}


def _need_type(part: dict[str, Any]) -> None:
    """The field that tells messages apart is always there."""
    fixed = part.get("properties", {}).get("type", {})
    if "const" in fixed:
        fixed.pop("default", None)
        part["required"] = sorted({*part.get("required", ()), "type"})


def _tell_refusals(operation: dict[str, Any]) -> None:
    """Every operation can be refused, and refuses in the same form."""
    responses = operation["responses"]
    responses.pop("422", None)  # FastAPI's own form, which is not ours
    if "4XX" in responses:
        waits = {"429": MEANING["too-many"], "503": MEANING["unavailable"]}
        for status, meaning in waits.items():
            responses.setdefault(status, _wait(meaning, responses["4XX"]["content"]))


def _wait(meaning: str, content: dict[str, Any]) -> dict[str, Any]:
    """A refusal that says when to come back."""
    seconds = {"description": "Seconds to wait.", "schema": {"type": "integer"}}
    return {"description": meaning, "headers": {"Retry-After": seconds}, "content": content}


def messages() -> dict[str, tuple[list[str], str]]:
    """Return the messages that may be sent: their arguments, and the English entry, by code.

    Those of games of other packages are not among them, nor words that only pages show.
    """
    ours = [name for name in game_names() if source(name).is_ours]
    shared = {kind.shares for kind in map(find, ours) if kind.shares is not None}
    packages = [*SPEAKERS, *sorted(shared)]
    for package in packages:
        import_module(package)  # which registers its words
    found: dict[str, tuple[list[str], str]] = {}
    for owner in (*map(owner_of_package, packages), *ours):
        english = WORDS.read(owner, ENGLISH) or ""
        for code, entry in entries_of(english).items():
            group = code.removeprefix(f"{owner}-").partition("-")[0]
            if code.startswith(f"{owner}-") and group not in OF_PAGES:
                found[code] = (sorted(entry.arguments), entry.text)
    return dict(sorted(found.items()))
