"""Programs as players: well-behaved ones, and all the ways to fail."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import obelisk
from obelisk.bots.process import JsonPlayer, UgiPlayer, read_info, read_score
from obelisk.bots.program import PlayerFailed
from obelisk.core.game import Game
from obelisk.core.player import Limits, Score
from obelisk.core.result import Result
from tests.conftest import ROOT

KHET = obelisk.game("khet")
QUICK = Limits(time=0.1)


def json_player(script: str, game: Game = KHET, grace: float = 20.0) -> JsonPlayer:
    return JsonPlayer([sys.executable, "-u", "-c", script], game, name="bot", grace=grace)


def answering(code: str) -> str:
    """A bot that runs some code at each turn; `m` is the message and `say` answers a move."""
    return (
        "import json, sys, time\n"
        "def say(move): print(json.dumps({'type': 'move', 'move': move}))\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        f"    if m['type'] == 'turn':\n        {code}\n"
    )


def test_the_example_bot_plays_every_game() -> None:
    for name in obelisk.game_names():
        game = obelisk.game(name)
        state = game.start(seed=3)
        seat = state.to_act[0]
        with JsonPlayer([sys.executable, str(ROOT / "examples" / "random_bot.py")], game) as bot:
            bot.begin(state, seat)
            assert bot.choose(state, QUICK, seat=seat).action in state.actions(seat)
            assert bot.choose(state.view(seat), QUICK, seat=seat).action in state.actions(seat)
            bot.finish(None)


def test_the_example_in_the_document_is_the_one_that_is_shipped() -> None:
    code = (ROOT / "examples" / "random_bot.py").read_text(encoding="utf-8")
    assert f"```python\n{code}```" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_what_a_bot_is_told(tmp_path: Path) -> None:
    kept = tmp_path / "lines"
    script = (
        "import json, sys\n"
        f"with open({str(kept)!r}, 'w') as kept:\n"
        "    for line in sys.stdin:\n"
        "        kept.write(line)\n"
        "        m = json.loads(line)\n"
        "        if m['type'] == 'turn':\n"
        "            print(json.dumps({'type': 'move', 'move': m['legal_moves'][-1]}))\n"
    )
    game = obelisk.game("starclaim")
    state = game.start(seed=5)
    seat = state.to_act[0]
    with json_player(script, game) as bot:
        bot.begin(state, seat)
        assert bot.choose(state, QUICK, seat=seat).action == state.actions(seat)[-1]
        bot.finish(Result.of_two(0, "test"))
    start, turn, end = (json.loads(line) for line in kept.read_text().splitlines())
    assert start == {
        "type": "start", "game": "starclaim", "options": game.options.to_json(), "seat": seat
    }  # fmt: skip
    assert turn == {
        "type": "turn", "game": "starclaim", "player": seat, "state": state.view(seat),
        "legal_moves": state.actions(seat), "movetime": 100,
    }  # fmt: skip
    assert end["result"]["winner"] == 0


@pytest.mark.parametrize(
    "code",
    [
        'print(\'{"type": "log", "text": "thinking"}\\n\'); say(\'h2g1\')',
        "print(json.dumps({'type': 'move', 'move': 'h2g1', 'why': 'a whim'}))",
        "print(json.dumps({'type': 'move', 'move': 'h2g1'}), end='\\r\\n')",
        'print(\'{"type": "mo\', end=\'\'); time.sleep(0.05); print(\'ve", "move": "h2g1"}\')',
        'print(\'{"type": "log"}\\n{"type": "move", "move": "h2g1"}\\n{"x"\')',
        "say(' H2G1 ')",
        "sys.stderr.write('y' * 3_000_000); say('h2g1')",
    ],
)
def test_an_answer_is_understood(code: str) -> None:
    with json_player(answering(code)) as bot:
        assert bot.choose(KHET.start(), QUICK).action == "h2g1"


def test_photon_takes_actions_as_json() -> None:
    photon = obelisk.game("photon")
    code = "say({'type': 'rotate', 'src': [2, 1], 'dir': -1})"
    with json_player(answering(code), photon) as bot:
        assert bot.choose(photon.start(), QUICK).action == "c1-"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("sys.exit('no idea')", r"exit status 1.*no idea"),
        ("raise KeyError('board')", r"exit status 1.*KeyError: 'board'"),
        ("print('good morning')", "It sent 'good morning', which is not JSON"),
        ("print('[' * 100000)", "which is not JSON"),
        ("print('[1]')", 'not an object with a "type"'),
        ("print(json.dumps({'type': 7}))", 'not an object with a "type"'),
        ("print(json.dumps({'type': 'move'}))", "Its answer has no \"move\": 'null'"),
        ("say(7)", "Its answer has no \"move\": '7'"),
        ("say('h2h9')", "illegal move 'h2h9'. "),
        ("say('a1b1')", "illegal move 'a1b1'. "),
        ("say({'from': 'h2'})", "illegal move"),
        ("sys.stdout.write('x' * 2_000_000)", "a line of more than"),
    ],
)
def test_a_failure_has_a_reason(code: str, words: str) -> None:
    with json_player(answering(code)) as bot, pytest.raises(PlayerFailed, match=f"(?s){words}"):
        bot.choose(KHET.start(), QUICK)


def test_an_illegal_move_from_a_view() -> None:
    bot = json_player(answering("say('h2h9')"))
    with pytest.raises(PlayerFailed, match="illegal move"):
        bot.choose(KHET.start().view(0), QUICK)
    bot.close()


@pytest.mark.parametrize("code", ["time.sleep(100)", "print('{\"type\": \"log\"}', end='')"])
def test_silence_is_a_failure(code: str) -> None:
    with (
        json_player(answering(code), grace=0.2) as bot,
        pytest.raises(PlayerFailed, match="did not answer in time"),
    ):
        bot.choose(KHET.start(), Limits(time=0.05))


def test_endless_talk_is_a_failure_too() -> None:
    talk = "\n        while True: print(json.dumps({'type': 'log'}))"
    with (
        json_player(answering(talk), grace=0.2) as bot,
        pytest.raises(PlayerFailed, match="did not answer in time"),
    ):
        bot.choose(KHET.start(), Limits(time=0.05))


def test_after_a_failure_it_starts_anew(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    code = f"import os; os.path.exists({str(mark)!r}) or sys.exit(open({str(mark)!r}, 'w').close())"
    with json_player(answering(f"{code}; say('h2g1')")) as bot:
        with pytest.raises(PlayerFailed):
            bot.choose(KHET.start(), QUICK)
        assert bot.choose(KHET.start(), QUICK).action == "h2g1"


# UGI

UGI_BOT = """
import sys
kept = open(sys.argv[1], 'a')
for line in sys.stdin:
    kept.write(line); kept.flush()
    word = line.split()[0]
    if word == 'ugi':
        print('id name Bot')
        print('option name Hash type spin default 1 min 1 max 9')
        print('option name Setup type combo default classic var classic var dynasty')
        print('ugiok')
    elif word == 'isready':
        print('readyok')
    elif word == 'go':
        {answer}
    elif word == 'quit':
        break
"""

GOOD = (
    "print('info depth 2 multipv 2 score cp 9 pv c7+'); "
    "print('info depth 3 score mate 2 nodes 77 nps 5 time 2 multipv 1 pv d1+ c7+'); "
    "print('info string all is well'); print('info depth 4 currmove d1+'); "
    "print('bestmove d1+ ponder c7+')"
)


def ugi_player(answer: str, kept: Path, **settings: Any) -> UgiPlayer:
    game = obelisk.game("khet", setup="dynasty", quiet_limit=60)
    script = UGI_BOT.replace("{answer}", answer)
    return UgiPlayer([sys.executable, "-u", "-c", script, str(kept)], game, **settings)


def test_a_program_that_speaks_ugi(tmp_path: Path) -> None:
    kept = tmp_path / "lines"
    with ugi_player(GOOD, kept, settings={"Hash": 4}) as bot:
        state = bot.game.start()
        bot.begin(state, 0)
        choice = bot.choose(state, Limits(time=0.25, nodes=900, depth=7))
        assert (choice.action, choice.score, choice.line) == (
            "d1+",
            Score(10_000, 3),
            ("d1+", "c7+"),
        )
        assert (choice.depth, choice.nodes) == (3, 77)
        for action in ("d1+", state.play("d1+").actions()[0]):
            state = state.play(action)
            bot.played(state, action, 0)
        with pytest.raises(PlayerFailed, match="illegal move 'd1\\+'"):
            bot.choose(state.play(state.actions()[0]), Limits(nodes=5))
    start = bot.game.start()
    assert kept.read_text().splitlines() == [
        "ugi", "setoption name Setup value dynasty", "setoption name Hash value 4", "isready",
        "uginewgame", "isready",
        f"position fen {start}", "go movetime 250 nodes 900 depth 7",
        f"position fen {state.play(state.actions()[0])}", "go nodes 5", "quit",
    ]  # fmt: skip


def test_the_whole_game_is_told_for_the_sake_of_repetitions(tmp_path: Path) -> None:
    kept = tmp_path / "lines"
    with ugi_player("print('bestmove', sorted(['d1+'])[0])", kept) as bot:
        start = state = bot.game.start()
        bot.begin(state, 0)
        moves = []
        for _ in range(2):
            moves.append(state.actions()[0])
            state = state.play(moves[-1])
            bot.played(state, moves[-1], 0)
        bot.choose(state, QUICK)
    assert f"position fen {start} moves {' '.join(moves)}" in kept.read_text().splitlines()


@pytest.mark.parametrize(
    ("answer", "words", "grace"),
    [
        ("print('bestmove (none)')", "illegal move", 30.0),
        ("print('bestmove 0000')", "illegal move", 30.0),
        ("print('bestmove')", "names no move", 30.0),
        ("sys.exit(5)", "exit status 5", 30.0),
        ("pass", "did not answer in time", 0.4),
    ],
)
def test_a_failure_of_a_ugi_program(answer: str, words: str, grace: float, tmp_path: Path) -> None:
    with (
        ugi_player(answer, tmp_path / "lines", grace=grace) as bot,
        pytest.raises(PlayerFailed, match=words),
    ):
        bot.choose(bot.game.start().view(0), Limits(time=0.05))


def test_secrets_cannot_be_told_in_ugi() -> None:
    with pytest.raises(ValueError, match="JSON-lines"):
        UgiPlayer("engine", obelisk.game("starclaim"))


@pytest.mark.parametrize("words", ["", "cp", "cp x", "mate 0", "lower 5"])
def test_scores_that_say_nothing(words: str) -> None:
    assert read_score(words.split()) is None


def test_info_lines() -> None:
    told = read_info(["depth", "3", "score", "cp", "-4", "string", "depth", "9"])
    assert told == {"depth": ["3"], "score": ["cp", "-4"], "string": ["depth", "9"]}
    assert read_info(["lost", "words"]) == {}


@pytest.mark.compiled
def test_our_own_engine_as_a_program() -> None:
    game = obelisk.game("khet", setup="imhotep")
    command = [sys.executable, "-m", "obelisk", "engine", "khet"]
    with UgiPlayer(command, game, settings={"Hash": 1}) as bot:
        state = game.start()
        bot.begin(state, 0)
        for _ in range(3):
            choice = bot.choose(state, Limits(depth=1))
            state = state.play(choice.action)
            bot.played(state, choice.action, 0)
        assert choice.depth >= 1
        assert choice.score is not None
