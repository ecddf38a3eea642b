"""A game that fails in the middle of a match ends that one match, by name, and nothing else."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import obelisk
from obelisk.games.folder import LANGUAGES
from tests.server.running import Client, Launch, Server, start, wait_for
from tests.strangers.installed import EXAMPLE, Site

BROKEN = """
from strangers.konane import Konane

SECRET = "what nobody may know"


class Broken(Konane):
    id = "broken"
    title = "Broken"
    contract = 1

    def play(self, state, action, seat):
        if action == "g4e4":
            raise ZeroDivisionError(SECRET)
        return super().play(state, action, seat)

    def common_view(self, state):
        if "e2e4" in state.history:
            raise KeyError(SECRET)
        view = super().common_view(state)
        if len(state.history) == 2:
            view["chatter"] = "x" * 2**21
        return view

    def levels(self):
        raise RuntimeError(SECRET)
"""
PACKAGE = "broken-games"
NAME = f"Broken (package {PACKAGE})"


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def broken_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    site = Site(tmp_path_factory.mktemp("broken"))
    site.install(EXAMPLE)
    folder, konane = site.path / "broken", site.path / "strangers" / "konane"
    write(folder / "__init__.py", BROKEN)
    for part in ("words", "book", "art"):
        shutil.copytree(konane / part, folder / part)
    for file in (folder / "words").iterdir():
        text = file.read_text("utf-8").replace("konane-", "broken-")
        write(file, re.sub("^broken-title = .*", "broken-title = Broken", text, flags=re.MULTILINE))
    info = site.path / "broken_games-1.0.dist-info"
    write(info / "METADATA", "Metadata-Version: 2.1\nName: broken-games\nVersion: 1.0\n")
    write(info / "entry_points.txt", "[obelisk.games]\nbroken = broken:Broken\n")
    assert len(list((folder / "book").iterdir())) == len(LANGUAGES)
    server = start(tmp_path_factory.mktemp("server") / "data", **site.environment)
    yield server
    server.stop()


def begun(ann: Client, ben: Client, game: str = "broken") -> str:
    match = str(ann.create(game)["match"]["id"])
    ben.done(match, "join")
    return match


def goes_on(ann: Client, match: str) -> None:
    """Another match, of a game of ours, is still played."""
    actions = ann.look(match)["view"]["actions"]
    ann.done(match, "action", action=actions[0])


def test_an_action_that_fails_ends_its_match(broken_server: Server) -> None:
    ours = obelisk.game_names()[0]
    with Client(broken_server) as ann, Client(broken_server) as ben:
        other = begun(ann, ben, ours)
        match = begun(ann, ben)
        with ben.socket(match) as socket:
            socket.await_type("snapshot")
            error = ann.do(match, "action", action="g4e4").json()["error"]
            assert (error["code"], error["message"]) == (
                "fault",
                f"An error in {NAME} has ended this game.",
            )
            now = socket.await_type("event", kind="abort")["now"]
            assert (now["status"], now["failed"]) == ("aborted", PACKAGE)
        assert ben.look(match)["match"]["failed"] == PACKAGE, "those who come later read it"
        goes_on(ann, other)
        assert ann.refused(match, "action", action="e2e4") == "not-now"
    log = broken_server.log()
    assert f"match {match}: {NAME} failed: ZeroDivisionError" in log


@pytest.mark.parametrize(
    ("actions", "told"),
    [(["e2e4"], "KeyError"), (["e6e4", ""], "a view takes ")],
    ids=["raises", "large"],
)
def test_a_view_that_fails_ends_its_match(
    broken_server: Server, actions: list[str], told: str
) -> None:
    """The action is stored when it comes to light; everybody gets the match without its board."""
    with Client(broken_server) as ann, Client(broken_server) as ben:
        match = begun(ann, ben)
        *before, action = actions
        with ann.socket(match) as mine, ben.socket(match) as theirs:
            for socket in (mine, theirs):
                assert socket.await_type("snapshot")["view"]["board"]
            acting = mine
            for first in before:
                assert mine.do("action", action=first)["type"] == "ack"
                acting, action = theirs, ben.look(match)["view"]["actions"][0]
            assert acting.do("action", action=action)["error"]["code"] == "fault"
            for socket in (mine, theirs):
                shown: dict[str, Any] = socket.await_type("snapshot")
                while shown["now"]["status"] != "aborted":
                    shown = socket.await_type("snapshot")
                assert (shown["view"], shown["now"]["failed"]) == ({}, PACKAGE)
        assert ben.look(match)["view"] == {}
        assert f"match {match}: {NAME} failed: {told}" in broken_server.log()
        again = begun(ann, ben)
        assert ann.look(again)["view"]["actions"], "the game itself is still there"


def test_a_match_whose_game_is_gone_says_so(launch: Launch, tmp_path: Path) -> None:
    """It was installed when the match was made; another match is still opened."""
    ours = obelisk.game_names()[0]
    site = Site(tmp_path / "packages")
    site.install(EXAMPLE)
    server = launch(tmp_path / "data", **site.environment)
    with Client(server) as ann, Client(server) as ben:
        match, other = begun(ann, ben, "konane"), begun(ann, ben, ours)
        server.stop()
        again = launch(tmp_path / "data")
        ann.move_to(again)
        error = ann.http.get(f"/api/matches/{match}").json()["error"]
        assert error["code"] == "not-now"
        assert "There is no game 'konane'" in error["message"]
        goes_on(ann, other)


def test_an_engine_that_fails_ends_its_match(broken_server: Server) -> None:
    ours = obelisk.game_names()[0]
    seats = [{"kind": "engine", "level": 1}, {"kind": "me"}]
    with Client(broken_server) as ann:
        match = ann.create("broken", seats=seats)["match"]["id"]
        wait_for(lambda: ann.look(match)["now"]["status"] == "aborted")
        assert f"match {match}: {NAME} failed: RuntimeError" in broken_server.log()
        other = ann.create(ours, seats=seats)["match"]["id"]
        wait_for(lambda: ann.look(other)["n"] > 1)  # the same engine plays it
