"""Two games of strangers, installed: all that ours can, without another file being touched."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.strangers.installed import EXAMPLE, SECONDS, Site

GAMES = ("konane", "liars-dice")
HEAD = "import json, sys, obelisk\nfrom obelisk.core.player import Limits\n"


@pytest.mark.parametrize("game", GAMES)
def test_it_is_listed_with_its_options(site: Site, game: str) -> None:
    assert game in site.obelisk("games")
    assert "dice" in site.obelisk("games", "liars-dice")


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("konane", {}),
        ("konane", {"setup": "edge", "chains": False}),
        ("liars-dice", {}),
        ("liars-dice", {"dice": 3, "wild": True}),
    ],
    ids=str,
)
def test_it_conforms(site: Site, game: str, options: dict[str, object]) -> None:
    script = (
        "import json, sys, obelisk\nfrom obelisk.testing import check_game\n"
        "check_game(obelisk.game(sys.argv[1], **json.loads(sys.argv[2])))"
    )
    site.python(script, game, json.dumps(options))


def test_its_examples_hold(site: Site) -> None:
    cases = EXAMPLE / "src" / "strangers" / "konane" / "examples.json"
    told = site.python(
        "from obelisk.testing.__main__ import main\nimport sys\nsys.exit(main(sys.argv[1:]))",
        str(cases),
    )
    assert told.splitlines()[-1].endswith(" passed, 0 failed")


CHOOSING = """
chosen = []
game = obelisk.game(sys.argv[1])
state = game.start(seed=2)
for level in range(1, 9):
    player = obelisk.player(game, level, seed=3)
    chosen.append(player.choose(state, Limits(time=0.2)).action in state.actions())
print(json.dumps(chosen))
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_it(site: Site, game: str) -> None:
    assert site.told(HEAD + CHOOSING, game) == [True] * 8


PLAYING = """
from random import Random
game, strong, weak, count = obelisk.game(sys.argv[1]), *map(int, sys.argv[2:])
won = 0
for number in range(count):
    own = number % game.seats
    players = [
        obelisk.player(game, strong if seat == own else weak, seed=10 * number + seat)
        for seat in range(game.seats)
    ]
    state = game.start(seed=number)
    while state.to_act:
        seat = state.to_act[0]
        state = state.play(players[seat].choose(state).action)
    won += state.result.winner == own
print(json.dumps(won))
"""


@pytest.mark.parametrize(
    ("game", "strong", "weak", "games", "least"),
    [("konane", 5, 2, 6, 5), ("liars-dice", 4, 1, 6, 4)],
)
def test_a_higher_level_beats_a_lower_one(
    site: Site, game: str, strong: int, weak: int, games: int, least: int
) -> None:
    numbers = map(str, (strong, weak, games))
    assert site.told(HEAD + PLAYING, game, *numbers) >= least


def test_it_is_shown(site: Site, tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    board = site.obelisk("show", "konane", "--svg", str(picture))
    assert "Lava to act, 3 actions." in board
    assert "ob-stone" in picture.read_text("utf-8")
    dice = site.obelisk("show", "liars-dice", "--seat", "1", "--svg", str(picture))
    assert "North to act." in dice
    assert "Liar's dice" in picture.read_text("utf-8")


def test_the_board_game_is_played_in_a_terminal(site: Site) -> None:
    told = site.obelisk(
        "play", "konane", "--level", "1", "--seed", "3", answers="e2e5\ne2e4\nresign\n"
    )
    assert "A stone cannot go from e2 to e5" in " ".join(told.split())
    assert "KO-4" in told
    assert "coral loses s on e3" in told or "e3" in told


def test_the_game_of_three_is_played_in_a_terminal(site: Site) -> None:
    told = site.obelisk(
        "play", "liars-dice", "--against", "random", "--seed", "3", answers="7x7\n1x2\nquit\n"
    )
    assert "liar" in told


def test_it_is_analysed(site: Site) -> None:
    told = site.obelisk("analyse", "konane", "--depth", "3")
    assert "Konane, Lava to act" in told
    assert told.strip().splitlines()[-1].split()[0] == "3"


def test_players_meet_and_their_games_are_kept_and_replayed(site: Site, tmp_path: Path) -> None:
    for game, players in (("konane", ("level=3", "simple")), ("liars-dice", ("level=1", "random"))):
        kept = tmp_path / game
        told = site.obelisk("match", game, *players, "--games", "2", "--save", str(kept))
        assert f"{players[0]} against {players[1]}" in told
        record = sorted(kept.glob("*.json"))[0]
        assert json.loads(record.read_text("utf-8"))["game"] == game
        assert site.obelisk("replay", str(record))
        assert "[Game " in site.obelisk("replay", str(record), "--text")


KEEPING = """
from pathlib import Path
from obelisk.records import GameRecord, Step, export_text, known, load, save
game, file = obelisk.game(sys.argv[1]), Path(sys.argv[2])
state, steps, states = game.start(seed=5), [], []
while state.to_act:
    states.append(str(state))
    seat = state.to_act[0]
    steps.append(Step(seat, state.actions(seat)[-1]))
    state = state.play(steps[-1].action, seat)
record = GameRecord(game, game.seat_names, tuple(steps), seed=5, result=state.result)
save(record, file)
again = load(file)
assert [str(state) for state in again.replay()] == [*states, str(state)]
assert again.result == state.result and export_text(again)
told = [step.step is not None for step in known(again, 1)][1:]
assert told == [not game.has_secrets or step.seat == 1 for step in steps]
print(json.dumps(len(steps)))
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_written_read_and_replayed(site: Site, game: str, tmp_path: Path) -> None:
    assert site.told(HEAD + KEEPING, game, str(tmp_path / "kept.json")) > 5


def test_the_board_game_speaks_ugi(site: Site) -> None:
    orders = "ugi\nisready\nposition startpos moves e2e4\ngo depth 2\n"
    process = subprocess.Popen(
        [sys.executable, "-m", "obelisk", "engine", "konane"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **site.environment},
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(orders)
    process.stdin.flush()
    lines = []
    for line in process.stdout:
        lines.append(line.strip())
        if line.startswith("bestmove"):
            break
    process.stdin.write("quit\n")
    process.stdin.close()
    assert process.wait(SECONDS) == 0
    process.stdout.close()
    assert "ugiok" in lines
    assert "readyok" in lines
    assert lines[-1].split()[1][:1].isalpha()


LEAKING = """
from random import Random
game = obelisk.game("liars-dice", dice=3)
state = game.start(seed=1)
view = state.view(1)
drawn = {str(game.sample(view, 1, Random(seed))) for seed in range(30)}
assert len(drawn) == 30
assert all(text.split("/")[1] == str(state).split("/")[1] for text in drawn)
told = json.dumps([state.view(seat) for seat in (None, 0, 2)])
print(json.dumps(str(view["dice"]) in told.replace(json.dumps(view["dice"]), "mine")))
"""


def test_a_seat_sees_its_own_dice_only(site: Site) -> None:
    assert site.told(HEAD + LEAKING) is False
