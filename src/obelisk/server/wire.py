"""The typed wire schema: everything that clients send, over HTTP and over sockets alike."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from obelisk.server.plain import Line

Id = Annotated[
    str,
    Field(
        min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$",
        description="Chosen by the client, new for each message; sent again, it does nothing twice",
    ),
]  # fmt: skip


class Wire(BaseModel):
    """Unknown fields are mistakes, and are told."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Told(BaseModel):
    """What the server says may grow: clients overlook fields they do not know."""

    model_config = ConfigDict(frozen=True)


# Commands: what somebody wants of a match


class _Command(Wire):
    id: Id | None = None


class Join(_Command):
    """Take a seat of a match that has not begun: a free one, or the one a link invites to."""

    type: Literal["join"]
    seat: Annotated[int, Field(ge=0, le=99)] | None = None
    token: Annotated[str, Field(max_length=64)] | None = None


class Leave(_Command):
    """Give the seat back before the match begins; who made the match ends it so."""

    type: Literal["leave"]


class Action(_Command):
    """Play an action, in the notation of the game."""

    type: Literal["action"]
    action: Annotated[str, Field(min_length=1, max_length=400)]


class Resign(_Command):
    """Give up. At a table of many a bot plays the seat to the end."""

    type: Literal["resign"]


class Abort(_Command):
    """End the match without a result, before the second action."""

    type: Literal["abort"]


class Claim(_Command):
    """Claim the match of an opponent who has been away for long."""

    type: Literal["claim"]
    result: Literal["win", "draw"] = "win"


class Draw(_Command):
    """Offer a draw, or answer an offer; playing on declines it."""

    type: Literal["draw"]
    answer: Literal["offer", "accept", "decline"]


class Takeback(_Command):
    """Ask to take the own last action back, or answer; casual games for two only."""

    type: Literal["takeback"]
    answer: Literal["offer", "accept", "decline"]


class Rematch(_Command):
    """Agree to play again with the seats moved on by one; it begins when all have agreed."""

    type: Literal["rematch"]


class Chat(_Command):
    """Say something. Spectators talk to `watchers` while the match runs."""

    type: Literal["chat"]
    text: Line
    to: Literal["all", "players", "watchers"] | Annotated[list[int], Field(max_length=12)] = "all"


class Mute(_Command):
    """Hear somebody no more in this match, or again."""

    type: Literal["mute"]
    person: Annotated[str, Field(min_length=1, max_length=64)]
    on: bool = True


class Ready(_Command):
    """Need no more time to talk."""

    type: Literal["ready"]


class Back(_Command):
    """Take the seat back from the bot that plays it; any other command does so, too."""

    type: Literal["back"]


Command = Annotated[
    Join | Leave | Action | Resign | Abort | Claim | Draw | Takeback | Rematch | Chat | Mute
    | Ready | Back,
    Field(discriminator="type"),
]  # fmt: skip


class Ping(Wire):
    """A sign of life, every 2.5 s; answered by `pong`. `echo` returns the `beat` of the last pong
    at once, so that the server can measure the connection."""

    type: Literal["ping"]
    echo: int | None = None


Message = Annotated[
    Join | Leave | Action | Resign | Abort | Claim | Draw | Takeback | Rematch | Chat | Mute | Ready
    | Back | Ping,
    Field(discriminator="type"),
]  # fmt: skip

messages: TypeAdapter[Any] = TypeAdapter(Message)


# Making a match


class SeatWish(Wire):
    """Who is to sit there: you, anybody, whoever has the link, or an engine."""

    kind: Literal["me", "open", "invited", "engine"]
    level: Annotated[int, Field(ge=1, le=8)] | None = None


class ClockWish(Wire):
    """The clock; times in seconds, or in days for `days`."""

    kind: Literal["none", "action", "main", "days", "phases"] = "none"
    time: Annotated[float, Field(ge=0, le=86_400, strict=False)] = 0
    increment: Annotated[float, Field(ge=0, le=3600, strict=False)] = 0
    talk: bool = True


class NewMatch(Wire):
    """A match to make."""

    game: Annotated[str, Field(max_length=40, examples=["khet"])]
    options: dict[Annotated[str, Field(max_length=40)], bool | int | str] = Field(
        default_factory=dict, max_length=60
    )
    start: Annotated[str, Field(max_length=20_000)] | None = None
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=12)]
    clock: ClockWish = ClockWish()
    rated: bool = False
    visibility: Literal["public", "link"] = "public"


# What the server says


class Fault(Told):
    code: str
    message: str


class Failure(Told):
    """Why something was refused."""

    error: Fault


class SeatShown(Told):
    name: str
    kind: Literal["open", "invited", "person", "engine"]
    person: str | None
    player: str
    level: int | None
    account: bool
    bot: bool
    left: bool
    away: int | None


class ClockShown(Told):
    kind: Literal["none", "action", "main", "days", "phases"]
    time: int
    increment: int
    talk: bool


class ResultShown(Told):
    winner: int | None
    scores: list[float]
    ranks: list[int]
    reason: str


class MatchShown(Told):
    """A match as everybody may see it. Times are milliseconds since 1970."""

    id: str
    game: str
    options: dict[str, Any]
    start: str | None
    clock: ClockShown
    rated: bool
    visibility: Literal["public", "link"]
    creator: str
    before: str | None
    status: Literal["open", "running", "over", "aborted"]
    seats: list[SeatShown]
    created: int
    started: int | None
    ended: int | None
    plies: int | None
    result: ResultShown | None
    rematch: str | None


class Invitation(Told):
    """A seat that is joined with this token; who has it can take the seat."""

    seat: int
    token: str


class Created(Told):
    match: MatchShown
    invitations: list[Invitation]


class ClockNow(Told):
    """`since` when, and until when (`deadline`) the open decision lasts; what each seat has left of
    main time; what slow connections were given back, after the end."""

    since: int
    deadline: int | None
    remaining: list[int] | None = None
    lag: list[int] | None = None


class Talk(Told):
    ready: list[int]


class Standing(Told):
    """Where the match stands: what changes from message to message."""

    status: Literal["open", "running", "over", "aborted"]
    to_act: list[int]
    clock: ClockNow | None
    draw: int | None = None
    takeback: int | None = None
    talk: Talk | None = None
    result: ResultShown | None = None


class Snapshot(Told):
    """The whole match as the reader may know it, after message `n` of the reader's own count."""

    type: Literal["snapshot"]
    n: int
    seat: int | None
    match: MatchShown
    now: Standing
    view: dict[str, Any]


class Event(Told):
    """Message `n` to this reader: something happened. The fields depend on `kind`; `events` are
    what an action did, in the words of the game; `view` is the board afterwards."""

    model_config = ConfigDict(frozen=True, extra="allow")

    type: Literal["event"]
    n: int
    kind: Literal[
        "created", "join", "leave", "action", "resign", "flag", "claim", "abort", "draw",
        "takeback", "rematch", "chat", "mute", "ready", "talked", "away", "back", "bot",
    ]  # fmt: skip
    at: int
    seat: int | None
    now: Standing
    events: list[dict[str, Any]] | None = None
    view: dict[str, Any] | None = None


class Ack(Told):
    """The command was carried out and stored. `n` is the reader's last message by then."""

    type: Literal["ack"] = "ack"
    id: str | None
    n: int


class Refusal(Told):
    """The command with this id was not carried out."""

    type: Literal["refused"] = "refused"
    id: str | None
    error: Fault


class Hello(Told):
    """The first message on a socket."""

    type: Literal["hello"] = "hello"
    seat: int | None
    ping_ms: int
    dead_ms: int


class Pong(Told):
    """`time` is the server's clock in milliseconds; echo `beat` at once."""

    type: Literal["pong"] = "pong"
    beat: int
    time: int


class Bye(Told):
    """The server stops: connect again after so many milliseconds."""

    type: Literal["bye"] = "bye"
    after: int


class LobbyWhole(Told):
    """On the socket of the lobby: all public matches that are open or running."""

    type: Literal["lobby"]
    matches: list[MatchShown]


class LobbyMatch(Told):
    """On the socket of the lobby: a match is new, or has changed."""

    type: Literal["match"]
    match: MatchShown


class LobbyGone(Told):
    """On the socket of the lobby: a match is over, or no longer listed."""

    type: Literal["gone"]
    id: str
