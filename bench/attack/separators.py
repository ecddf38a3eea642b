"""Actions with line separators in them, by HTTP and by socket: do the pages of the match open?"""

from __future__ import annotations

import itertools
from collections import Counter
from pathlib import Path
from typing import Any

import orjson
from bench.attack.figures import Figure
from bench.attack.strangers import Stranger, serving
from bench.load.service import Service
from bench.load.sockets import Gone, connect

SEPARATORS = ("\n", "\r\n", "\u000b", "\u000c", "\u001c", "\u0085", "\u2028", "\u2029")
PLIES = 16
GAMES: dict[str, dict[str, Any]] = {
    "khet": {},
    "pharaohs-light": {},
    "photon": {},
    "xionghan": {},
    "starclaim": {"seats": 2, "rounds": 1},
}
IN_CHINESE = "炮十二\n进三"  # the first action of Xionghan


async def attack(folder: Path) -> list[Figure]:
    counted: Counter[str] = Counter()
    async with serving(folder, "--workers", "0") as service:
        matches = [await _play(service, game, counted) for game in GAMES]
        for match, person in matches:
            await _open(person, match, counted)
        await service.stop()
        await service.start()
        for match, person in matches:
            await person.come_back()
            await _open(person, match, counted)
            await person.leave()
    return [
        Figure("actions with separators", counted["sent"]),
        Figure("of them played as the notation spells them", counted["played"]),
        Figure("faults (answers of 500, sockets torn)", counted["faults"], 0),
        Figure("messages with a raw action", counted["raw"], 0),
        Figure("pages that did not open, before and after a restart", counted["pages"], 0),
    ]


async def _play(service: Service, game: str, counted: Counter[str]) -> tuple[str, Stranger]:
    """A match with separators in every action and some of them taken back, over at the end."""
    two = [await Stranger(service).come() for _ in range(2)]
    match = await two[0].create(game, options=GAMES[game], clock={"kind": "none"})
    (await two[1].do(match, "join")).raise_for_status()
    for ply, separator in zip(range(PLIES), itertools.cycle(SEPARATORS), strict=False):
        view = (await two[0].get(f"/api/matches/{match}")).json()
        if not view["now"]["to_act"]:
            break
        seat = view["now"]["to_act"][0]
        action = await _action(two[seat], match)
        raw = IN_CHINESE if game == "xionghan" and ply == 0 else f"{action}{separator}"
        counted["sent"] += 1
        send = _by_socket if ply % 2 else _by_http
        if await send(two[seat], match, raw, counted):
            counted["played"] += 1
        else:
            await two[seat].do(match, "action", action=action)
        if ply % 5 == 4:
            for person, answer in ((two[seat], "offer"), (two[1 - seat], "accept")):
                asked = await person.do(match, "takeback", answer=answer)
                counted["faults"] += asked.status_code >= 500
    for person in two:
        await person.do(match, "resign")
    await two[1].leave()
    return match, two[0]


async def _action(person: Stranger, match: str) -> str:
    told = (await person.get(f"/api/matches/{match}")).json()
    if told["view"].get("actions"):
        return str(told["view"]["actions"][0])
    return {"auction": "pass", "pick": "pick 1", "shop": "skip"}.get(told["view"]["asks"], "done")


async def _by_http(person: Stranger, match: str, raw: str, counted: Counter[str]) -> bool:
    answer = await person.do(match, "action", action=raw)
    counted["faults"] += answer.status_code >= 500
    return answer.status_code == 200


async def _by_socket(person: Stranger, match: str, raw: str, counted: Counter[str]) -> bool:
    path = f"/api/matches/{match}/socket"
    socket = await connect(person.service.port, path, person.cookie)
    try:
        socket.send(orjson.dumps({"type": "action", "id": "a", "action": raw}))
        while True:
            message = orjson.loads(await socket.recv())
            if message.get("action") == raw:
                counted["raw"] += 1
            if message["type"] in ("ack", "refused"):
                is_fault = message.get("error", {}).get("code") == "fault"
                counted["faults"] += is_fault
                return bool(message["type"] == "ack")
    except Gone:
        counted["faults"] += 1
        return False
    finally:
        socket.close()


async def _open(person: Stranger, match: str, counted: Counter[str]) -> None:
    for page in ("", "/record", "/record?form=text", "/replay?limit=200", "/history"):
        answer = await person.get(f"/api/matches/{match}{page}")
        counted["pages"] += answer.status_code != 200
        counted["faults"] += answer.status_code >= 500
