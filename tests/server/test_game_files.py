"""What is served of the folders of games, and the list of games that the page carries."""

from __future__ import annotations

import asyncio
import gzip
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.games import find
from obelisk.games.folder import LANGUAGES, folder_of
from obelisk.server.game_files import GameFiles
from tests.packages import Packages, search_path
from tests.server.running import Client, Launch, Server

KEYS = {
    "id", "hash", "languages", "title", "about", "shares", "seats", "secrets", "studied", "lesson",
    "sets", "board",
}  # fmt: skip

SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def game_files() -> GameFiles:
    return GameFiles()


def told(game_files: GameFiles) -> dict[str, Any]:
    return {game["id"]: game for game in json.loads(game_files.listing())}


def get(game_files: GameFiles, game: str, path: str, hash: str = "") -> bytes | None:
    page = asyncio.run(game_files.page(game, hash or told(game_files)[game]["hash"], path))
    return None if page is None else page.content


def test_the_page_is_told_of_every_game(game_files: GameFiles) -> None:
    games = told(game_files)
    assert tuple(games) == obelisk.game_names()
    for name, game in games.items():
        kind = find(name)
        assert game.keys() == KEYS
        assert game["title"].keys() == game["about"].keys() == set(LANGUAGES)
        assert game["seats"] == list(kind().seat_names)
        assert game["secrets"] == kind.has_secrets
        assert game["studied"] == issubclass(kind, BoardGame)
        assert len(game["hash"]) == 12
    assert "<" not in game_files.listing()


@pytest.mark.compiled
@pytest.mark.parametrize("name", obelisk.game_names())
def test_boards_are_told_as_views_show_them(game_files: GameFiles, name: str) -> None:
    told_board = told(game_files)[name]["board"]
    board = obelisk.game(name).start(seed=1).view(None).get("board")
    assert (told_board is None) == (board is None)
    if board is None:
        return
    assert told_board["palette"] == board["palette"]
    assert told_board["points"] == ("lines" in board)
    for piece in board["pieces"]:
        letter = next(sign for sign in piece["text"] if sign.isalpha()).upper()
        assert told_board["kinds"][letter] == piece["kind"]


@pytest.mark.parametrize("name", obelisk.game_names())
def test_files_are_served_as_they_are_in_the_folder(game_files: GameFiles, name: str) -> None:
    """The words of a game come after those that it shares."""
    kind = find(name)
    folder = folder_of(kind)
    for language in LANGUAGES:
        words = f"words/{language}.ftl"
        shared = (files(kind.shares) / words).read_bytes() if kind.shares else b""
        assert get(game_files, name, words) == shared + (folder / words).read_bytes()
        book = json.loads(get(game_files, name, f"book/{language}.json") or b"")
        assert book["title"]
        assert book["sections"]
        assert isinstance(
            json.loads(get(game_files, name, f"book/{language}.examples.json") or b""), dict
        )
    assert json.loads(get(game_files, name, "examples.json") or b"")["cases"]
    assert (get(game_files, name, "lesson.json") is not None) == told(game_files)[name]["lesson"]


@pytest.mark.parametrize("name", obelisk.game_names())
def test_the_drawings_of_each_set_are_served(game_files: GameFiles, name: str) -> None:
    game = told(game_files)[name]
    assert game["sets"]
    drawings = {
        chosen: b"".join(get(game_files, name, file) or b"" for file in paths)
        for chosen, paths in game["sets"].items()
    }
    for chosen, drawing in drawings.items():
        assert drawing.count(b"<svg") == len(game["sets"][chosen])
        for kind in (game["board"] or {"kinds": {}})["kinds"].values():
            assert any(
                f'id="ob-{symbol}"'.encode() in drawing
                for symbol in (kind, f"{chosen}-{kind}", f"{chosen}-{kind}-0")
            ), f"{chosen} has no {kind}"


@pytest.mark.parametrize(
    "path",
    ["", "__init__.py", "../laser/beams.py", "words", "words/fr.ftl", "words/../words/en.ftl",
     "/etc/passwd", "book/en.md", "art/../options.py", "%2e%2e/options.py"],
)  # fmt: skip
def test_nothing_else_is_served(game_files: GameFiles, path: str) -> None:
    for name in obelisk.game_names():
        assert get(game_files, name, path) is None


def test_only_the_right_hash_is_served(game_files: GameFiles) -> None:
    one, other = obelisk.game_names()[:2]
    assert get(game_files, one, "words/en.ftl", told(game_files)[other]["hash"]) is None
    assert get(game_files, one, "words/en.ftl", "0" * 12) is None
    assert asyncio.run(game_files.page("no-game", "0" * 12, "words/en.ftl")) is None


def test_files_are_packed_once(game_files: GameFiles) -> None:
    name = obelisk.game_names()[0]

    async def both() -> list[Any]:
        now = told(game_files)[name]["hash"]
        return [await game_files.page(name, now, "book/ru.json") for _ in range(2)]

    first, second = asyncio.run(both())
    assert first is second
    assert gzip.decompress(first.coded["gzip"]) == first.content


def test_over_http(server: Server) -> None:
    with Client(server) as ann:
        for game in told(GameFiles()).values():
            address = f"/games/{game['id']}/{game['hash']}"
            answer = ann.http.get(f"{address}/words/en.ftl")
            assert answer.status_code == 200
            assert f"{game['id']}-title = {game['title']['en']}\n" in answer.text
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["content-security-policy"].startswith("default-src 'none'")
            assert ann.http.head(f"{address}/words/en.ftl").status_code == 200
            for wrong in (
                f"{address}/__init__.py",
                f"{address}/..%2f..%2foptions.py",
                f"{address}/%2e%2e/options.py",
                f"/games/{game['id']}/000000000000/words/en.ftl",
                f"/games/no-game/{game['hash']}/words/en.ftl",
            ):
                refused = ann.http.get(wrong)
                assert refused.status_code == 404, wrong
                assert refused.json()["error"]["code"] == "not-found"
                assert "immutable" not in refused.headers["cache-control"]


def test_a_broken_game_is_named_in_the_log_and_the_others_are_served(
    tmp_path: Path, launch: Launch
) -> None:
    packages = Packages(tmp_path / "packages")
    packages.add("good-game")
    packages.add("rude-game", source="raise RuntimeError('not today')")
    packages.write(packages.add("bad-game") / "words" / "ru.ftl", "")
    server = launch(tmp_path / "data", PYTHONPATH=search_path(packages.path))
    names = ["good-game", *obelisk.game_names()]
    with Client(server) as ann:
        assert [game["id"] for game in ann.http.get("/api/games").json()] == sorted(names)
        answer = ann.http.post("/api/matches", json={"game": "bad-game", "seats": SEATS})
        assert answer.status_code == 422
        assert "'bad-game' from bad_game-games is left out" in answer.json()["error"]["message"]
    lines = [line for line in server.log().splitlines() if "left out" in line]
    assert len(lines) == 2
    assert "words/ru.ftl and words/en.ftl differ in bad-game-about" in lines[0]
    assert "Importing rude_game raises RuntimeError: not today" in lines[1]
