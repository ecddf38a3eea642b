"""Positions that are put together, and records that are read and written."""

import json
from collections.abc import Iterator

import httpx
import pytest

import obelisk
from obelisk import records
from tests.conftest import GAMES_FOR_TWO
from tests.server.running import Server

NO_PHARAOH = "x39/10/10/p15P43/10/10/10/K1K7 s 0 0"


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, verify=False) as client:
        yield client


def test_every_fault_of_a_position_is_listed(http: httpx.Client) -> None:
    asked = {"game": "khet", "position": NO_PHARAOH}
    shown = http.post("/api/positions", json=asked).json()
    with pytest.raises(ValueError, match="pharaoh") as fault:
        obelisk.game("khet").position(NO_PHARAOH)
    faults = [one.to_json() for one in fault.value.faults]
    assert shown == {"faults": faults, "position": None, "view": None}
    assert len(shown["faults"]) >= 2


def test_a_position_without_faults_is_shown_in_its_canonical_form(http: httpx.Client) -> None:
    state = obelisk.game("xionghan").start()
    text = str(state).removesuffix(" - 0 0")
    shown = http.post("/api/positions", json={"game": "xionghan", "position": text}).json()
    assert shown["faults"] == []
    assert shown["position"] == str(state)
    assert shown["view"] == json.loads(json.dumps(state.view(0)))


def test_a_position_has_a_picture(http: httpx.Client) -> None:
    state = obelisk.game("photon").start().play("d2+")
    asked = {"game": "photon", "position": str(state), "theme": "dark"}
    answer = http.post("/api/positions/picture", json=asked)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text == obelisk.game("photon").position(str(state)).svg(theme="dark")
    wrong = http.post("/api/positions/picture", json={**asked, "position": "x"})
    assert wrong.json()["error"]["code"] == "invalid"


@pytest.mark.parametrize(("game", "sets"), [("photon", None), ("xionghan", "icons")])
def test_a_picture_is_drawn_from_either_side_with_the_pieces_that_are_liked(
    http: httpx.Client, game: str, sets: str | None
) -> None:
    start = obelisk.game(game).start()
    asked = {"game": game, "position": str(start), "seat": 1, "pieces": "icons"}
    drawn = http.post("/api/positions/picture", json=asked).text
    assert drawn == start.svg(1, pieces=sets)  # photon has one set only
    assert drawn != start.svg()
    wrong = http.post("/api/positions/picture", json={**asked, "seat": 2})
    assert wrong.json()["error"]["code"] == "invalid"


@pytest.mark.parametrize("game", GAMES_FOR_TWO)
def test_every_piece_of_the_start_can_be_placed_as_it_is_drawn(
    http: httpx.Client, game: str
) -> None:
    editor = http.post("/api/positions/pieces", json={"game": game}).json()
    assert editor["board"]["pieces"] == []
    palette = {piece["text"]: piece for piece in editor["pieces"]}
    start = obelisk.game(game).start()
    for drawn in start.view(0)["board"]["pieces"]:
        piece = palette[drawn["text"]]
        assert (piece["kind"], piece["seat"], piece["turn"]) == (
            drawn["kind"], drawn["seat"], drawn["turn"],
        )  # fmt: skip
        assert piece["character"] == drawn.get("character")
    assert editor["start"] == str(start)
    for number, begin in enumerate(editor["starts"]):
        first = obelisk.game(game, **begin["options"]).start()
        assert str(first) == begin["position"], number
    assert {begin["position"] for begin in editor["starts"]} >= {str(start)}
    assert bool(editor["dead"]) == (game == "xionghan")
    assert "K" not in editor["dead"]


def test_options_change_what_is_drawn(http: httpx.Client) -> None:
    def pieces(game: str, **options: object) -> dict[str, object]:
        asked = {"game": game, "options": options}
        answer: dict[str, object] = http.post("/api/positions/pieces", json=asked).json()
        return answer

    low = pieces("pharaohs-light", rows=7)["board"]
    assert isinstance(low, dict)
    assert low["numbers"] == [7, 6, 5, 4, 3, 2, 1]
    assert pieces("photon")["pieces"] != pieces("photon", mirror_model="two_sided")["pieces"]


def test_a_line_is_told_without_boards_and_in_canonical_form(http: httpx.Client) -> None:
    line = {"game": "xionghan", "actions": ["炮二平五"], "boards": False}
    start, moved = http.post("/api/study", json=line).json()
    assert (start["action"], start["view"]) == (None, {})
    assert (moved["action"], moved["view"]) == ("l4i4", {})
    assert moved["events"][0]["notation"] == "炮二平五"


def test_a_written_record_is_read_again(http: httpx.Client) -> None:
    line = {
        "game": "khet",
        "options": {"setup": "dynasty"},
        "start": None,
        "actions": ["f3+", "f6+"],
        "seats": ["Ann", "Ben"],
        "tags": {"Analysis": "1. f3+ {so} f6+"},
    }
    written = http.post("/api/records", json=line).json()
    assert records.read(json.dumps(written)).seats == ("Ann", "Ben")
    read = http.post("/api/records/read", json={"text": json.dumps(written)}).json()
    assert read == {**line, "date": None, "result": None}


def test_the_result_of_a_match_stays_and_that_of_the_rules_goes_before(http: httpx.Client) -> None:
    resigned = {"winner": 1, "scores": [0, 1], "ranks": [2, 1], "reason": "resignation"}
    line = {"game": "khet", "actions": ["h2+"], "seats": ["a", "b"], "result": resigned}
    assert http.post("/api/records", json=line).json()["result"] == resigned
    won = ["h2h1", "f8f7", "j1-", "f5e6", "j1+"]
    ruled = http.post("/api/records", json={**line, "actions": won}).json()["result"]
    assert ruled["reason"] == "pharaoh"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "not a saved game, or it is damaged"),
        ("[]", "not saved by Obelisk"),
        ('{"format": "obelisk-record", "version": 1}', "'game' is missing"),
    ],
)
def test_a_damaged_record_is_explained(http: httpx.Client, text: str, words: str) -> None:
    error = http.post("/api/records/read", json={"text": text}).json()["error"]
    assert error["code"] == "invalid"
    assert words in error["message"]


def test_a_record_with_secrets_is_not_for_analysis(http: httpx.Client) -> None:
    state = obelisk.game("starclaim").start(seed=1)
    saved = records.GameRecord(state.game, seats=state.game.seat_names, seed=1)
    answer = http.post("/api/records/read", json={"text": json.dumps(saved.to_json())})
    assert "has hidden information" in answer.json()["error"]["message"]
