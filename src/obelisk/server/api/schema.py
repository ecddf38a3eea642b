"""The wire schema for whoever writes a client: all messages of the sockets as JSON Schema.

OpenAPI has no words for sockets, so they are described here, next to it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from obelisk.server import wire
from obelisk.server.api import analysis

router = APIRouter(prefix="/api", tags=["schema"])

# path: what a client sends, what it is sent, and how a conversation goes
SOCKETS: dict[str, tuple[tuple[type[BaseModel], ...], tuple[type[BaseModel], ...], str]] = {
    "/api/matches/{match}/socket": (
        (
            wire.Join, wire.Leave, wire.Action, wire.Resign, wire.Abort, wire.Claim, wire.Draw,
            wire.Takeback, wire.Rematch, wire.Chat, wire.Mute, wire.Ready,
            wire.Back, wire.Ping,
        ),
        (
            wire.Hello, wire.Snapshot, wire.Event, wire.Ack, wire.Refusal, wire.Pong, wire.Bye,
        ),
        "Everything that happens in a match, and commands to it. `?since=N` resumes after message "
        "N of your own count: you are sent what you missed, or a snapshot. Messages are numbered "
        "without gaps (`n`). Give every command an `id`; if no `ack` comes before the connection "
        "is lost, send it again with the same id on the next one. An ack may overtake the event "
        "that it is about. Ping every `ping_ms`; whoever is silent for `dead_ms` is let go (4408). "
        "Close codes: 1012 the server stops, connect again; 4404 there is no such match.",
    ),
    "/api/lobby/socket": (
        (wire.Ping,),
        (wire.LobbyWhole, wire.LobbyMatch, wire.LobbyGone, wire.Pong, wire.Bye),
        "Public matches that are open or running: first all of them, then every change.",
    ),
    "/api/analysis/socket": (
        (analysis.Position, analysis.Stop, analysis.Ping),
        (analysis.LineShown, analysis.Done, wire.Refusal, wire.Pong),
        "Send a position, be told lines, deeper and deeper, until `done`. One at a time for each "
        "visitor, and none of a game that the visitor plays just now.",
    ),
}  # fmt: skip


@router.get("/wire.json")
async def wire_schema() -> dict[str, Any]:
    """All messages of the sockets as JSON Schema: for each socket what is sent and received."""
    return schema()


@lru_cache(maxsize=1)
def schema() -> dict[str, Any]:
    """The schema of the sockets."""
    models = {model for sent, received, _ in SOCKETS.values() for model in (*sent, *received)}
    ordered = sorted(models, key=lambda model: (model.__module__, model.__name__))
    refs, definitions = models_json_schema(
        [(model, "validation") for model in ordered], ref_template="#/$defs/{model}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The sockets of Obelisk",
        "sockets": {
            path: {
                "description": about,
                "sent": [refs[model, "validation"] for model in sent],
                "received": [refs[model, "validation"] for model in received],
            }
            for path, (sent, received, about) in SOCKETS.items()
        },
        "$defs": definitions["$defs"],
    }
