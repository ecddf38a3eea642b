"""What was played and the way back: cheap however long it is. Costs are counted, not timed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import obelisk
from obelisk.core.game import Game
from obelisk.core.state import Action, State
from obelisk.server.match.course import RECENT, SPACING, Course, Ply, _Link

ENDLESS = {"ply_limit": 0, "quiet_limit": 0, "repetition_draw": 0}
OPTIONS = {"pharaohs-light": ENDLESS, "photon": ENDLESS}


def story(game: str, plies: int) -> tuple[list[State], list[Course]]:
    """All states of a game at random that goes on, and the courses that led there."""
    rng = Random(5)
    played = obelisk.game(game, **OPTIONS.get(game, {}))
    states = [played.start(seed=3 if played.has_chance else None)]
    courses = [Course(states[0])]
    while len(states) <= plies:
        seat = states[-1].to_act[0]
        action = rng.choice(states[-1].actions(seat))
        after = states[-1].play(action, seat)
        if after.result is not None:  # it would be over: another way, from a little before
            del states[max(len(states) - 8, 1) :], courses[max(len(courses) - 8, 1) :]
            continue
        states.append(after)
        courses.append(courses[-1].after(Ply(seat, action, len(states)), after))
    return states, courses


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    """Every action that Khet is asked to play from now on."""
    played: list[Action] = []
    game = type(obelisk.game("khet"))
    real = game.play

    def counted(self: Game, state: State, action: Action, seat: int) -> State:
        played.append(action)
        return real(self, state, action, seat)

    monkeypatch.setattr(game, "play", counted)
    return played


@pytest.mark.parametrize("game", obelisk.game_names())
def test_the_way_back_leads_to_every_state_that_there_was(game: str) -> None:
    """With its past, by which repetitions are counted, and with what happened."""
    states, courses = story(game, 3 * SPACING + 7)
    for plies, (state, course) in enumerate(zip(states, courses, strict=True)):
        back = courses[-1].back(plies)
        assert back == course
        assert back.state == state
        assert back.state.past == state.past
        assert back.state.events == state.events
        assert back.last == course.last


@pytest.mark.parametrize("game", obelisk.game_names())
def test_a_course_goes_on_from_where_it_was_taken_back_to(game: str) -> None:
    _, courses = story(game, SPACING + RECENT + 3)
    there = courses[-1].back(SPACING - 2)
    state, seat = there.state, there.state.to_act[0]
    action = state.actions(seat)[-1]
    on = there.after(Ply(seat, action, 99), state.play(action, seat))
    assert on.plies == SPACING - 1
    assert [*on] == [*courses[SPACING - 2], Ply(seat, action, 99)]
    assert [*courses[-1]][: SPACING - 2] == [*courses[SPACING - 2]]  # the other is untouched


def test_what_was_played_last_is_taken_back_without_playing(plays: list[Action]) -> None:
    _, courses = story("khet", 150)
    plays.clear()
    for plies in range(150, 150 - RECENT, -1):
        assert courses[-1].back(plies).plies == plies
    assert plays == []


def test_taking_back_costs_the_same_in_a_course_of_any_length(plays: list[Action]) -> None:
    _, courses = story("khet", 12 * SPACING)
    for plies in (0, 1, SPACING, 5 * SPACING - 1, 8 * SPACING + 9, 11 * SPACING):
        plays.clear()
        courses[-1].back(plies)
        assert len(plays) == plies % SPACING


def test_taking_everything_back_one_by_one_plays_little(plays: list[Action]) -> None:
    """A few states are at hand again after each that had to be played anew."""
    _, (*_, course) = story("khet", 10 * SPACING)
    plays.clear()
    while course.plies:
        course = course.back(course.plies - 1)
    assert len(plays) <= 10 * SPACING * SPACING / RECENT


def test_a_page_in_the_middle_costs_the_page(plays: list[Action]) -> None:
    states, courses = story("khet", 10 * SPACING)
    plays.clear()
    first = 7 * SPACING + 11
    page = [step for step, _ in zip(courses[-1].states(first), range(20), strict=False)]
    assert len(plays) <= SPACING + 20
    assert [state for _, state in page] == states[first : first + 20]
    assert [ply for ply, _ in page] == [*courses[-1]][first - 1 : first + 19]
    assert list(courses[-1].states(10 * SPACING + 1)) == []
    assert next(courses[-1].states())[0] is None


def test_few_states_are_held_and_none_holds_the_past_of_another() -> None:
    """Also in a long game, where every position since the last capture belongs to its past."""
    _, courses = story("khet", 12 * SPACING)
    held = {id(stop): stop for stop in (link.stop for link in links(courses[-1]))}
    assert len(held) <= 13
    keys = sum(len(stop.state.past) for stop in held.values())
    assert keys <= 12 * SPACING + 1


def links(course: Course) -> Iterator[_Link]:
    link = course._last
    while link is not None:
        yield link
        link = link.before


def test_a_course_can_be_very_long() -> None:
    """It is read, compared and forgotten without going deep."""
    state = obelisk.game("khet").start()
    course = Course(state)
    for number in range(100_000):
        course = course.after(Ply(number % 2, "d1+", number), state)
    assert len([*course]) == 100_000
    assert course.back(2 * SPACING).plies == 2 * SPACING
    del course
