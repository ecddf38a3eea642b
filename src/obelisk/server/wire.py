"""The typed wire schema: everything that clients send, over HTTP and over sockets alike."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter

from obelisk.core import messages as said
from obelisk.core.errors import ObeliskError
from obelisk.core.options import Value
from obelisk.server.plain import ChatLine
from obelisk.server.refusal import Code
from obelisk.server.shown import OfferedChoices, SeenEvent, SeenView

Id = Annotated[
    str,
    Field(
        min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$",
        description="Chosen by the client, new for each message; sent again, it does nothing twice",
    ),
]  # fmt: skip


class Wire(BaseModel):
    """Unknown fields are mistakes, and are told."""

    model_config = ConfigDict(
        extra="forbid", frozen=True, strict=True, use_attribute_docstrings=True
    )


class Told(BaseModel):
    """What the server says may grow: clients overlook fields they do not know."""

    model_config = ConfigDict(frozen=True, use_attribute_docstrings=True)


def _as_text(given: object) -> object:
    """An action as text: games that read JSON are given it so, whichever way it was sent."""
    if not isinstance(given, dict):
        return given
    try:
        return json.dumps(given, separators=(",", ":"))
    except RecursionError:
        raise ObeliskError(said.Message("server-too-deep")) from None


Written = Annotated[
    str,
    BeforeValidator(_as_text, json_schema_input_type=str | dict[str, object]),
    Field(min_length=1, max_length=400),
]
"""An action in a notation of its game: text, or an object where the game has JSON."""


# Commands: what somebody wants of a match


class _Command(Wire):
    id: Id | None = None


class Join(_Command):
    """Take a seat of a match that has not begun: a free one, or the one a link invites to."""

    type: Literal["join"]
    seat: Annotated[int, Field(ge=0, le=99)] | None = None
    """Which seat; none: any that is free."""
    token: Annotated[str, Field(max_length=64)] | None = None
    """What an invitation says; needed for seats by link."""


class Leave(_Command):
    """Give the seat back before the match begins; who made the match ends it so."""

    type: Literal["leave"]


class Fill(_Command):
    """Let engines take the seats that are still free, and begin; for who made the match."""

    type: Literal["fill"]
    level: Annotated[int, Field(ge=1, le=8)] | None = None
    """1 (weak) to 8 (strong); none: of mixed strength."""
    levels: dict[
        Annotated[int, Field(ge=0, le=11, strict=False)], Annotated[int, Field(ge=1, le=8)]
    ] = Field(default_factory=dict, max_length=12)
    """The levels of seats that shall have one of their own, by seat."""


class Action(_Command):
    """Play an action, in the notation of the game."""

    type: Literal["action"]
    action: Written
    """In a notation of the game, like `d1+`, or as an object where it has JSON. The views of games
    without secrets list them."""


class Resign(_Command):
    """Give up. At a table of many a bot plays the seat until its owner takes it back."""

    type: Literal["resign"]


class Abort(_Command):
    """End the match without a result, before the second action."""

    type: Literal["abort"]


class Claim(_Command):
    """Claim the match of an opponent who has been away for long."""

    type: Literal["claim"]
    result: Literal["win", "draw"] = "win"
    """What to claim."""


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
    text: ChatLine
    """Plain text: signs that are not seen are taken out."""
    to: Literal["all", "players", "watchers"] | Annotated[list[int], Field(max_length=12)] = "all"
    """Everybody, the players, those who watch, or these seats."""


class Mute(_Command):
    """Hear somebody no more in this match, or again."""

    type: Literal["mute"]
    person: Annotated[str, Field(min_length=1, max_length=64)]
    """The id of a person."""
    on: bool = True
    """`false` to hear them again."""


class Ready(_Command):
    """Need no more time to talk."""

    type: Literal["ready"]


class Back(_Command):
    """Take the seat back from the bot that plays it. Who was only away does so with any other
    command, too; who resigned at a table of many, with this one alone."""

    type: Literal["back"]


Command = Annotated[
    Join | Leave | Fill | Action | Resign | Abort | Claim | Draw | Takeback | Rematch | Chat | Mute
    | Ready | Back,
    Field(discriminator="type"),
]  # fmt: skip


class Ping(Wire):
    """A sign of life, every 2.5 s; answered by `pong`. `echo` returns the `beat` of the last pong
    at once, so that the server can measure the connection."""

    type: Literal["ping"]
    echo: int | None = None
    """The `beat` of the last pong, in a ping of its own."""


Message = Annotated[
    Join | Leave | Fill | Action | Resign | Abort | Claim | Draw | Takeback | Rematch | Chat | Mute
    | Ready | Back | Ping,
    Field(discriminator="type"),
]  # fmt: skip

messages: TypeAdapter[Message] = TypeAdapter(Message)


# Making a match


class SeatWish(Wire):
    """Who is to sit there: you, anybody, whoever has the link, or an engine."""

    kind: Literal["me", "open", "invited", "engine"]
    """You, anybody, whoever has the link, or an engine."""
    level: Annotated[int, Field(ge=1, le=8)] | None = None
    """Of an engine: 1 (weak) to 8 (strong)."""


class ClockWish(Wire):
    """The clock; times in seconds, or in days for `days`."""

    kind: Literal["none", "pauses", "action", "main", "days", "phases"] | None = None
    """No clock; none but pauses to talk, until all are ready; a time for each action; one for the
    match, with an increment; days for each action; the phases of a rulebook. Left out: `pauses` for
    a game whose rulebook has free phases, `none` for the others."""
    time: Annotated[float, Field(ge=0, le=86_400, strict=False)] = 0
    """In seconds; in days for `days` (at most 30)."""
    increment: Annotated[float, Field(ge=0, le=3600, strict=False)] = 0
    """Seconds that an action brings back, for `main`."""
    talk: bool = True
    """Pauses to talk, for `phases`."""


class NewMatch(Wire):
    """A match to make."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "game": "khet",
                    "seats": [{"kind": "me"}, {"kind": "engine", "level": 3}],
                    "clock": {"kind": "main", "time": 600, "increment": 5},
                }
            ]
        }
    )

    game: Annotated[str, Field(max_length=40, examples=["khet"])]
    """`GET /api/games` lists them."""
    options: dict[Annotated[str, Field(max_length=40)], bool | int | str] = Field(
        default_factory=dict, max_length=60
    )
    """Options of the game; those that are left out have their defaults."""
    start: Annotated[str, Field(max_length=20_000)] | None = None
    """A position to begin from, as text; none: the usual start."""
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=12)]
    """Who sits where, in the order of the seats."""
    clock: ClockWish = ClockWish()
    rated: bool = False
    """Whether ratings change by it; needs accounts, and no engines."""
    visibility: Literal["public", "link"] = "public"
    """In lists, or only for who has the link."""
    chat: Literal["table", "closed", "all"] = "table"
    """At a table of many: players talk in private in the pauses; they talk in the pauses only; they
    always talk as they like."""
    preview: bool = False
    """Of two, unrated: whether both are shown what an action would do before they play it. Whoever
    takes the other seat agrees."""


# What the server says


class Said(Told):
    """A code of the list in docs/api.md with its arguments, and what it says in English."""

    code: Annotated[str, Field(examples=["server-no-match"])]
    args: dict[str, Any] = {}
    clause: Annotated[str | None, Field(examples=["KH-12"])] = None
    text: Annotated[str, Field(examples=["There is no such match."])]


class Fault(Told):
    """Why something was refused: a kind for programs, and what is wrong."""

    code: Code
    message: Annotated[str, Field(examples=["There is no such match."])]
    """All faults in English."""
    clause: Annotated[str | None, Field(examples=["KH-12"])] = None
    """The clause of the rulebook that forbids an action; null where no rule of a game is meant."""
    match: str | None = None
    """The id of the match that stands in the way; null where none does."""
    faults: list[Said] = []
    """Everything that is wrong, a message each, for clients that speak other languages."""


class Failure(Told):
    """Why something was refused."""

    error: Fault


class SeatShown(Told):
    """A seat of a match and who sits there."""

    name: str
    """The name of the seat in this game."""
    kind: Literal["open", "invited", "person", "engine"]
    """Who sits there, or is to sit there."""
    person: str | None
    """The id of the person."""
    player: str
    """The name of the person or of the engine; empty while the seat is free."""
    level: int | None
    """Of an engine."""
    account: bool
    """Whether the person has an account."""
    program: bool
    """Whether the account is marked as that of a program."""
    bot: bool
    """Whether a bot plays in place of the person, until they are back."""
    left: bool
    """Whether the person went and has not taken the seat back: a bot plays it."""
    away: int | None
    """Since when the person is away."""


class ClockShown(Told):
    """The clock that was agreed."""

    kind: Literal["none", "pauses", "action", "main", "days", "phases"]
    """The kind of clock."""
    time: int
    """Milliseconds, for an action or for all."""
    increment: int
    """Milliseconds that an action brings back."""
    talk: bool
    """Whether there are pauses to talk."""


class ResultShown(Told):
    """How a match ended."""

    winner: int | None
    """The seat that won; none: a draw, or many seats."""
    scores: list[float]
    """For each seat."""
    ranks: list[int]
    """For each seat; 1 is the best, equal ranks are shared."""
    reason: str
    """How it ended, in a word."""


class MatchShown(Told):
    """A match as everybody may see it. Times are milliseconds since 1970."""

    id: str
    game: str
    options: dict[str, Value]
    """Those that are not the default."""
    start: str | None
    """The position it begins from, if not the usual one."""
    clock: ClockShown
    rated: bool
    visibility: Literal["public", "link"]
    creator: str
    """The id of who made it."""
    before: str | None
    """The match that this is the rematch of."""
    chat: Literal["table", "closed", "all"] = "table"
    """Who may talk when, at a table of many."""
    preview: bool = False
    """Whether both players are shown what an action would do before they play it."""
    status: Literal["open", "running", "over", "aborted"]
    seats: list[SeatShown]
    created: int
    started: int | None
    ended: int | None
    plies: int | None
    """Actions so far; a secret in games that have secrets, until the end."""
    result: ResultShown | None
    failed: str | None = None
    """The package that the game comes from, if an error in it ended the match."""
    rematch: str | None
    """The match that is the rematch of this."""


class Invitation(Told):
    """A seat that is joined with this token; who has it can take the seat."""

    seat: int
    token: str
    """To be sent with `join`."""


class Created(Told):
    """A new match, and what lets others in."""

    match: MatchShown
    invitations: list[Invitation]
    """One for each seat by link; they are told to nobody else."""


class ClockNow(Told):
    """`since` when, and until when (`deadline`) the open decision lasts; what each seat has left of
    main time; what slow connections were given back, after the end."""

    since: int
    deadline: int | None
    remaining: list[int] | None = None
    lag: list[int] | None = None


class Talk(Told):
    """A pause to talk."""

    ready: list[int]
    """The seats that need no more time."""


class Standing(Told):
    """Where the match stands: what changes from message to message."""

    status: Literal["open", "running", "over", "aborted"]
    to_act: list[int]
    """The seats that must decide now."""
    clock: ClockNow | None
    draw: int | None = None
    """The seat that offers a draw."""
    takeback: int | None = None
    """The seat that asks to take back."""
    talk: Talk | None = None
    result: ResultShown | None = None
    failed: str | None = None
    """As in the match."""


class Snapshot(Told):
    """The whole match as the reader may know it, after message `n` of the reader's own count."""

    type: Literal["snapshot"]
    n: int
    """The number of the last message to this reader."""
    seat: int | None
    """The seat of the reader; none: a spectator."""
    match: MatchShown
    now: Standing
    view: SeenView
    """The board as this reader may know it; its form depends on the game."""
    choices: OfferedChoices | None = None
    """What the reader may do, where the view does not list it: in Starclaim, by the first word."""


class Event(Told):
    """Message `n` to this reader: something happened. The fields depend on `kind`; `events` are
    what an action did, in the words of the game; `view` is the board afterwards."""

    model_config = ConfigDict(frozen=True, extra="allow")

    type: Literal["event"]
    n: int
    """One more than the message before it."""
    kind: Literal[
        "created", "join", "leave", "fill", "action", "resign", "flag", "claim", "abort", "draw",
        "takeback", "rematch", "chat", "mute", "ready", "talked", "away", "back", "bot",
    ]  # fmt: skip
    at: int
    """When it happened."""
    seat: int | None
    """Whose doing it was, if that may be known."""
    now: Standing
    events: list[SeenEvent] | None = None
    view: SeenView | None = None
    choices: OfferedChoices | None = None
    """As in a snapshot."""


class Watchers(Told):
    """So many watch this match now, at all servers; told when it changes, at most once a second.
    Nobody watches until it is told. It has no number, and nobody learns who watches."""

    type: Literal["watchers"] = "watchers"
    count: int


class Ack(Told):
    """The command was carried out and stored. `n` is the reader's last message by then."""

    type: Literal["ack"] = "ack"
    id: str | None
    """The id of the command."""
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
    """The seat of the reader; none: a spectator."""
    ping_ms: int
    """How often to ping."""
    dead_ms: int
    """After so long a silence the other side is gone."""


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
    watched: dict[str, int]
    """How many watch which match, where somebody does."""


class LobbyMatch(Told):
    """On the socket of the lobby: a match is new, or has changed."""

    type: Literal["match"]
    match: MatchShown


class LobbyGone(Told):
    """On the socket of the lobby: a match is over, or no longer listed."""

    type: Literal["gone"]
    id: str


class LobbyWatched(Told):
    """On the socket of the lobby: so many watch these matches now; 0: nobody any more."""

    type: Literal["watched"]
    watched: dict[str, int]
