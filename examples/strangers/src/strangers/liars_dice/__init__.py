"""Liar's dice for three: the rules are in book/en.md."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any, cast

import numpy as np

from obelisk.core.events import Event
from obelisk.core.given import check_chance, whole
from obelisk.core.hidden_game import HiddenGame
from obelisk.core.result import Result
from obelisk.core.state import Action, State, new_record
from obelisk.core.views import View
from strangers.liars_dice import notation, rules
from strangers.liars_dice.options import LiarsDiceOptions
from strangers.liars_dice.shown import DiceView
from strangers.liars_dice.view import SEAT_NAMES, picture, rolled, sampled, seen, shown


class LiarsDice(HiddenGame):
    contract = 1
    id = "liars-dice"
    title = "Liar's dice"
    rules_version = "1"
    seat_names = SEAT_NAMES
    options_type = LiarsDiceOptions
    options: LiarsDiceOptions
    view_type = DiceView

    turn_clause = "LD-4"
    end_clause = "LD-7"
    has_chance = True

    @property
    def dtype(self) -> np.dtype[Any]:
        return rules.STATE

    # Positions

    def start(self, seed: int | None = None) -> State:
        chosen = secrets.randbits(63) if seed is None else whole("seed", seed, 0, 2**64 - 1)
        array = new_record(rules.STATE)
        array[0].seed, array[0].wild = chosen, self.options.wild
        rules.roll(array[0], [self.options.dice] * rules.SEATS)
        return State.of_array(self, array, events=tuple(rolled(array[0])))

    def position(self, text: str) -> State:
        return State.of_array(self, notation.read_position(self.options, text))

    def text(self, state: State) -> str:
        return notation.write_position(state.record)

    def sample(self, view: View, seat: int | None, rng: Random | np.random.Generator) -> State:
        check_chance(rng)
        return State.of_array(self, sampled(cast("DiceView", view), seat, self.options.wild, rng))

    # The course of the game

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if rules.is_over(state.record) else (int(state.record.turn),)

    def actions(self, state: State, seat: int) -> list[str]:
        bids = [notation.write_action(bid) for bid in rules.bids(state.record)]
        return [*bids, "liar"] if rules.may_challenge(state.record) else bids

    def play(self, state: State, action: Action, seat: int) -> State:
        chosen = notation.read_action(state.record, action)
        array = new_record(rules.STATE, state.record)
        s = array[0]
        if chosen is None:
            events = [*shown(rules.challenge(s), s), *rolled(s)]
        else:
            rules.bid(s, *chosen)
            events = [Event("bid", {"seat": seat, "count": chosen[0], "face": chosen[1]})]
        return State.of_array(self, array, events=tuple(events))

    def spelled(self, state: State, action: Action, seat: int) -> str:
        return notation.write_action(notation.read_action(state.record, action))

    def result(self, state: State) -> Result | None:
        if state.to_act:
            return None
        (winner,) = rules.playing(state.record)
        ranks = tuple(int(place) or 1 for place in state.record.gone)
        scores = tuple(float(rules.SEATS - rank) for rank in ranks)
        return Result(winner, scores, ranks, "last-with-dice")

    # What is seen

    def view(self, state: State, seat: int | None) -> DiceView:
        return seen(state, seat)

    def secrets(self, state: State) -> dict[str, Any]:
        return {"dice": [rules.held(state.record, seat) for seat in range(rules.SEATS)]}

    def svg(self, view: View, *, theme: str, square: int, pieces: str | None = None) -> str:
        self.piece_set(pieces)  # there is but one
        return picture(cast("DiceView", view), theme=theme, square=square)
