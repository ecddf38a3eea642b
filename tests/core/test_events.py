"""Events and who may know them."""

from __future__ import annotations

import pickle

import pytest

from obelisk.core.events import EVERYBODY, SERVER, Event, only, visible


def test_each_seat_sees_what_it_may() -> None:
    hidden = Event("buried", {"cell": "c4"}, only(2), stand_in=Event("acted", {"seat": 2}))
    secret = Event("seed", {"value": 7}, SERVER)
    public = Event("moved", {"to": "a1"})
    events = (hidden, secret, public)
    assert [event.kind for event in visible(events, 2)] == ["buried", "moved"]
    assert [event.kind for event in visible(events, 0)] == ["acted", "moved"]
    assert [event.kind for event in visible(events, None)] == ["acted", "moved"]


def test_a_spectator_belongs_only_to_everybody() -> None:
    assert EVERYBODY.admits(None)
    assert not only(0).admits(None)
    assert not SERVER.admits(0)


def test_a_stand_in_must_be_public() -> None:
    with pytest.raises(ValueError, match="must be for everybody"):
        Event("a", {}, only(1), stand_in=Event("b", {}, only(2)))


def test_an_event_is_a_read_only_value() -> None:
    event = Event("beam", {"path": ["a1"]}, only(1))
    assert pickle.loads(pickle.dumps(event)) == event != Event("beam", {"path": ["a1"]})
    assert len({event, Event("beam", {"path": ["a1"]}, only(1))}) == 1
    assert event != "beam"
    assert repr(event) == "<beam path=['a1']>"
    with pytest.raises(AttributeError):
        event.kind = "x"
    with pytest.raises(TypeError):
        event.fields["path"] = []  # type: ignore[index]
    assert event.to_json() == {"event": "beam", "path": ["a1"]}
