"""A game of three seats with secrets that brings nothing but its rules.

In each of three rounds every seat plays one of its cards 1, 2 and 3 face down. When all have
played, the highest card that nobody else played scores its value.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from obelisk.core.errors import IllegalAction, InvalidPosition
from obelisk.core.events import EVERYBODY, Event, only
from obelisk.core.hidden_game import HiddenGame
from obelisk.core.messages import List, Message
from obelisk.core.options import Options
from obelisk.core.quoting import shown
from obelisk.core.result import Result
from obelisk.core.state import Action, State, new_record

STATE = np.dtype([("hidden", "u1", 3), ("hands", "u1", 3), ("scores", "u1", 3)])
CARDS = (1, 2, 3)


@dataclass(frozen=True)
class CardsOptions(Options):
    """There is nothing to choose."""


class Cards(HiddenGame):
    """Three seats, three cards each; a hand is the bits of its cards."""

    id = "cards"
    contract = 1
    title = "Cards"
    rules_version = "1"
    options_type = CardsOptions
    seat_names = ("north", "east", "west")

    @property
    def dtype(self) -> np.dtype[Any]:
        return STATE

    def start(self, seed: int | None = None) -> State:
        return self.position("000 777 000")

    def position(self, text: str) -> State:
        if not re.fullmatch("[0-3]{3} [0-7]{3} [0-9]{3}", text, re.ASCII):
            raise InvalidPosition(Message("cards-position", given=shown(text)))
        array = new_record(STATE)
        for name, digits in zip(("hidden", "hands", "scores"), text.split(), strict=True):
            array[0][name] = [int(digit) for digit in digits]
        return State.of_array(self, array)

    def text(self, state: State) -> str:
        return " ".join(
            "".join(map(str, state.record[name].tolist())) for name in STATE.names or ()
        )

    def to_act(self, state: State) -> tuple[int, ...]:
        record = state.record
        return tuple(seat for seat in range(3) if record.hands[seat] and not record.hidden[seat])

    def actions(self, state: State, seat: int) -> list[str]:
        return [f"play {card}" for card in CARDS if int(state.record.hands[seat]) >> card - 1 & 1]

    def spelled(self, state: State, action: Action, seat: int) -> str:
        text = action.strip() if isinstance(action, str) else ""
        if text not in self.actions(state, seat):
            possible = List.of(self.actions(state, seat), "or")
            raise IllegalAction(Message("cards-action", given=shown(text), actions=possible))
        return text

    def play(self, state: State, action: Action, seat: int) -> State:
        card = int(self.spelled(state, action, seat)[-1])
        array = new_record(STATE, state.record)
        array[0].hidden[seat] = card
        array[0].hands[seat] ^= 1 << card - 1
        events = [Event("play", {"seat": seat, "card": card}, only(seat), _seen_play(seat))]
        played = array[0].hidden.tolist()
        if all(played):
            events.append(Event("reveal", {"cards": played}))
            single = [value for value in played if played.count(value) == 1]
            if single:
                winner = played.index(max(single))
                array[0].scores[winner] += max(single)
                events.append(Event("score", {"seat": winner, "points": max(single)}))
            array[0].hidden = 0
        return State.of_array(self, array, (), tuple(events))

    def result(self, state: State) -> Result | None:
        if state.to_act:
            return None
        scores = tuple(float(score) for score in state.record.scores)
        ranks = tuple(1 + sum(other > own for other in scores) for own in scores)
        winner = ranks.index(1) if ranks.count(1) == 1 else None
        return Result(winner, scores, ranks, "score")

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        record, result = state.record, state.result
        hidden, hands = record.hidden.tolist(), record.hands.tolist()
        return {
            "game": self.id,
            "seat": seat,
            "to_act": list(state.to_act),
            "scores": record.scores.tolist(),
            "left": [int(hand).bit_count() for hand in hands],
            "hand": None if seat is None else [c for c in CARDS if hands[seat] >> c - 1 & 1],
            "face_down": None if seat is None else hidden[seat],
            "result": None if result is None else result.to_json(),
        }

    def sample(
        self, view: dict[str, Any], seat: int | None, rng: Random | np.random.Generator
    ) -> State:
        chance = rng if isinstance(rng, Random) else Random(int(rng.integers(2**31)))
        hidden, hands = [0] * 3, [0] * 3
        for other in range(3):
            cards = chance.sample(CARDS, 3)
            cards = cards[: view["left"][other]]
            hands[other] = sum(1 << card - 1 for card in cards)
            if other not in view["to_act"] and view["result"] is None:
                left = [card for card in CARDS if not hands[other] >> card - 1 & 1]
                hidden[other] = chance.choice(left)
        if seat is not None:
            hands[seat] = sum(1 << card - 1 for card in view["hand"])
            hidden[seat] = view["face_down"]
        digits = (hidden, hands, view["scores"])
        return self.position(" ".join("".join(map(str, part)) for part in digits))

    def secrets(self, state: State) -> dict[str, Any]:
        return {"hands": state.record.hands.tolist(), "hidden": state.record.hidden.tolist()}

    def svg(
        self, view: dict[str, Any], *, theme: str, square: int, pieces: str | None = None
    ) -> str:
        self.piece_set(pieces)
        return f'<svg xmlns="http://www.w3.org/2000/svg"><text>{view["scores"]}</text></svg>'


def _seen_play(seat: int) -> Event:
    return Event("play", {"seat": seat}, EVERYBODY)
