"""The conformance kit passes right games and tells authors of wrong ones what to mend."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

import numpy as np
import pytest

import obelisk
from obelisk.core.events import Event, only
from obelisk.core.game import Game
from obelisk.core.messages import Message
from obelisk.core.result import Result
from obelisk.core.rules import Evaluation
from obelisk.core.state import State
from obelisk.core.telling import Telling
from obelisk.core.words import WORDS
from obelisk.games.khet import Khet
from obelisk.games.khet.setups import SETUPS
from obelisk.games.starclaim import Starclaim
from obelisk.testing import NonConformance, check_game


@pytest.mark.compiled
@pytest.mark.parametrize("setup", SETUPS)
def test_every_setup_of_khet_conforms(setup: str) -> None:
    check_game(obelisk.game("khet", setup=setup), games=1, plies=40)


@pytest.mark.compiled
def test_khet_with_other_options_conforms() -> None:
    check_game(
        obelisk.game(
            "khet",
            repetition="automatic",
            repetition_ignores_side=True,
            quiet_limit=12,
            pharaoh_rotation=True,
            swap_checks_partner=False,
        ),
        games=2,
    )


class Forgetful(Khet):
    """Lists an action that it refuses."""

    def actions(self, state: State, seat: int) -> list[str]:
        return [*super().actions(state, seat), "a1a2"]


class Twice(Khet):
    def actions(self, state: State, seat: int) -> list[str]:
        return super().actions(state, seat) * 2


class Secretive(Khet):
    """Plays what it does not list."""

    def actions(self, state: State, seat: int) -> list[str]:
        actions = super().actions(state, seat)
        return actions if state.record.ply == 0 else [a for a in actions if "+" not in a]


class Rude(Khet):
    """Answers nonsense with the wrong exception."""

    def play(self, state: State, action: Any, seat: int) -> State:
        if action == "?":
            raise KeyError(action)
        return super().play(state, action, seat)


class Endless(Khet):
    """Has a result while somebody is to act."""

    def result(self, state: State) -> Result | None:
        return Result.of_two(0, "boredom") if state.record.ply > 1 else super().result(state)


class Boastful(Khet):
    """Gives the winner the lower score."""

    def to_act(self, state: State) -> tuple[int, ...]:
        return ()

    def result(self, state: State) -> Result | None:
        return Result(0, (0.0, 1.0), (1, 2), "boast")


class Tupled(Khet):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "to_act": state.to_act}


class Unready(Khet):
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "quiet": np.int64(3)}


class Lossy(Khet):
    """Writes texts that it does not read."""

    def text(self, state: State) -> str:
        return super().text(state) + " more" * (int(state.record.ply) > 2)


class Lucky(Khet):
    """Draws from its seed without saying so."""

    def start(self, seed: int | None = None) -> State:
        state = super().start()
        return state.play(state.actions()[(seed or 0) % 2])


class Whispering(Khet):
    """Has an event for one seat without saying that there are secrets."""

    def play(self, state: State, action: Any, seat: int) -> State:
        after = super().play(state, action, seat)
        event = Event("whisper", {}, only(seat))
        return State(self, after.record, after.past, (*after.events, event))


class Deaf(Khet):
    """Has an event without an audience."""

    def play(self, state: State, action: Any, seat: int) -> State:
        after = super().play(state, action, seat)
        event = Event("noise", {}, audience=None)  # type: ignore[arg-type]
        return State(self, after.record, after.past, (*after.events, event))


class Strict(Khet):
    """Takes no white space."""

    def play(self, state: State, action: Any, seat: int) -> State:
        if isinstance(action, str) and action != action.strip():
            raise obelisk.IllegalAction(Message("core-seat-nobody"))
        return super().play(state, action, seat)


class Moody(Khet):
    """Plays another way in plain Python."""

    def actions(self, state: State, seat: int) -> list[str]:
        from obelisk.kernels.kernel import COMPILED

        return super().actions(state, seat)[:: 1 if COMPILED else -1]


class Rowless(Khet):
    """Leaves out what every client needs of a board."""

    def view(self, state: State, seat: int | None) -> Any:
        view = super().view(state, seat)
        board = {key: value for key, value in view["board"].items() if key != "numbers"}
        return {**view, "board": board}


class Undrawable(Khet):
    """Says in a word of its own how an event is drawn."""

    def play(self, state: State, action: Any, seat: int) -> State:
        after = super().play(state, action, seat)
        leapt: Any = {"how": "leapt", "square": "a1"}
        event = Event("moved", {"seat": 0, "from": "a1", "to": "a2"}, drawn=(leapt,))
        return State(self, after.record, after.past, (event,))


class Placeless(Khet):
    """Shows a board without saying what position it is."""

    def common_view(self, state: State) -> dict[str, Any]:
        return {**super().common_view(state), "position": "somewhere"}


class Careless(Starclaim):
    """Draws states in which a seat has other mines than it buried."""

    def sample(self, view: dict[str, Any], seat: int | None, rng: Any) -> State:
        return super().sample({**view, "mines": []}, seat, rng)


class Confused(Starclaim):
    """Does not take its own views."""

    def sample(self, view: dict[str, Any], seat: int | None, rng: Any) -> State:
        return super().sample({}, seat, rng)


class Tongue(Telling):
    def heading(self, view: Any) -> str:
        return str(view["weather"])


class Tongueless(Khet):
    """Cannot say where its own game stands."""

    def telling(self, language: str = "en") -> Telling:
        return Tongue(self, language)


class Speechless(Khet):
    """Ends for a reason that it has no words for."""

    def to_act(self, state: State) -> tuple[int, ...]:
        return ()

    def result(self, state: State) -> Result | None:
        return Result.of_two(0, "boredom")


class Wordless(Khet):
    """Refuses with a message that it has no words for."""

    def play(self, state: State, action: Any, seat: int) -> State:
        if action == "?":
            raise obelisk.IllegalAction(Message("khet-no-such-entry"))
        return super().play(state, action, seat)


class Silent(Khet):
    """Refuses and does not say why."""

    def play(self, state: State, action: Any, seat: int) -> State:
        if action == "?":
            raise obelisk.IllegalAction()
        return super().play(state, action, seat)


class Outdated(Khet):
    """Is written for another version of the house."""

    contract = 0


class Nameless(Khet):
    """Does not say what most of its letters mean."""

    kinds: ClassVar = {"K": "pharaoh"}


class Pointed(Khet):
    """Says that it stands on points, and is drawn on squares."""

    is_of_points = True


class Undrawn(Khet):
    art: ClassVar = {"standard": "stones.svg"}


class Mistitled(Khet):
    """Is called something else in its words."""

    title = "Quet"


class Homeless(Khet):
    """Is another game, in whose folder there is nothing."""

    id = "homeless"


@pytest.mark.parametrize(
    ("game", "code"),
    [
        (Forgetful, "testing-listed-refused"),
        (Twice, "testing-twice"),
        (Secretive, "testing-unlisted"),
        (Rude, "testing-raises"),
        (Endless, "testing-result-to-act"),
        (Boastful, "testing-ranks"),
        (Tupled, "testing-json-changed"),
        (Unready, "testing-json"),
        (Lossy, "testing-position"),
        (Lucky, "testing-has-chance"),
        (Whispering, "testing-has-secrets"),
        (Deaf, "testing-audience"),
        (Tongueless, "testing-telling"),
        (Strict, "testing-space"),
        (Placeless, "testing-view-position"),
        (Outdated, "games-contract-other"),
        (Nameless, "testing-kinds"),
        (Pointed, "testing-points-without-lines"),
        (Undrawn, "games-art-missing"),
        (Mistitled, "testing-title"),
        (Homeless, "games-file-missing"),
        (Rowless, "testing-type"),
        (Undrawable, "testing-type"),
        (Speechless, "testing-reason-words"),
        (Wordless, "testing-unsaid"),
        (Silent, "testing-refusal-empty"),
    ],
)
def test_a_broken_promise_is_named(game: Callable[[], Khet], code: str) -> None:
    fault = broken(game(), games=2, plies=8)
    assert code in [message.code for message in fault.faults]
    for language in WORDS.languages:
        assert all(message.said(language) for message in fault.faults)


def broken(game: Game, games: int, plies: int) -> NonConformance:
    """How a game breaks a promise."""
    with pytest.raises(NonConformance) as caught:
        check_game(game, games=games, plies=plies, compiled=False)
    return caught.value


def test_authors_read_where_it_is_broken_and_what_to_do() -> None:
    assert re.fullmatch(
        r"Game 1, after 0 actions, 'x33a3.* s 0 0': '\?' raises KeyError: '\?'\. Refuse it with "
        r"IllegalAction\.",
        str(broken(Rude(), games=1, plies=1)),
    )
    assert "Write kinds = {'X': 'sphinx', ...}" in str(broken(Nameless(), games=1, plies=1))
    assert "view(None).board.numbers is not of its type" in str(broken(Rowless(), 1, 1))


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "code"),
    [(Careless, "testing-sample"), (Confused, "testing-sample-refuses")],
)
def test_a_wrong_sample_is_named(game: Callable[..., Starclaim], code: str) -> None:
    fault = broken(game(seats=3), games=1, plies=40)
    assert fault.faults[1].code == code


@pytest.mark.compiled
def test_kernels_that_disagree_are_found() -> None:
    with pytest.raises(NonConformance, match="Compiled and plain kernels disagree at line 1 of"):
        check_game(Moody(), games=1, plies=2)


def test_a_missing_kernel_is_named() -> None:
    class Endless(Khet):
        rules = replace(obelisk.game("khet").rules, settle=None)  # type: ignore[arg-type, assignment]

    with pytest.raises(NonConformance, match=r"Rules\.settle is None\. It must be a kernel"):
        check_game(Endless())


def test_an_optional_kernel_may_be_missing_but_must_be_one() -> None:
    class Odd(Khet):
        rules = replace(obelisk.game("khet").rules, candidates=7)  # type: ignore[arg-type, assignment]

    with pytest.raises(NonConformance, match=r"Rules\.candidates is 7\. It must be a kernel"):
        check_game(Odd())


def test_rules_that_cannot_be_built_are_told_why() -> None:
    class Unfinished(Khet):
        @property
        def evaluation(self) -> Evaluation:  # type: ignore[override]
            return Evaluation(terms=("stones",))  # type: ignore[call-arg]

    with pytest.raises(NonConformance, match=r"The evaluation of .* cannot be built: .*'weights'"):
        check_game(Unfinished())
