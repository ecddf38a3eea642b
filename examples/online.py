"""A match in the terminal, over the network: a whole client of `obelisk serve`.

    obelisk serve                                                  in one terminal
    python examples/online.py http://127.0.0.1:8000 new khet       in the second
    python examples/online.py http://127.0.0.1:8000 join MATCH     in the third

Type actions when it is your turn; `resign`, `draw` and `say …` work at any time. A lost connection
is taken up again where it was, and what was not acknowledged is sent again.
"""

import json
import sys
import threading
import time
import urllib.request
from http.cookiejar import CookieJar

from rich.console import Console
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import obelisk
from obelisk.terminal import boards


class Client:
    def __init__(self, url: str) -> None:
        self.url, self.console = url.rstrip("/"), Console(highlight=False)
        self.cookies = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        self.name = self.ask("/api/me")["name"]
        self.last, self.seat, self.socket, self.game = 0, None, None, None
        self.unanswered: dict[str, dict] = {}
        self.over = threading.Event()

    def ask(self, path: str, body: dict | None = None) -> dict:
        request = urllib.request.Request(self.url + path)  # noqa: S310  # the address is yours
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        with self.opener.open(request, timeout=60) as answer:
            return json.load(answer)

    def make(self, game: str) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}]
        return self.ask("/api/matches", {"game": game, "seats": seats})["match"]["id"]

    def join(self, match: str) -> str:
        self.ask(f"/api/matches/{match}/commands", {"type": "join"})
        return match

    # Listening

    def listen(self, match: str) -> None:
        """Tell what happens until the match is over; connect again as often as it takes."""
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        address = f"{self.url.replace('http', 'ws', 1)}/api/matches/{match}/socket"
        while not self.over.is_set():
            since = f"?since={self.last}" if self.last else ""
            try:
                with connect(address + since, additional_headers={"Cookie": cookie}) as socket:
                    self.socket = socket
                    for command in list(self.unanswered.values()):
                        socket.send(json.dumps(command))
                    while not self.over.is_set():
                        self.hear(socket)
            except (ConnectionClosed, OSError):
                time.sleep(0.5)

    def hear(self, socket) -> None:
        try:
            message = json.loads(socket.recv(2.5))
        except TimeoutError:
            socket.send('{"type":"ping"}')
            return
        kind = message["type"]
        if kind in ("ack", "refused"):
            self.unanswered.pop(message["id"], None)
            if kind == "refused":
                error = message["error"]
                rule = f" ({error['clause']})" if error["clause"] else ""
                self.console.print(error["message"] + rule, style="red", markup=False)
        elif kind in ("snapshot", "event"):
            self.last = message["n"]
            if kind == "snapshot":
                match, self.seat = message["match"], message["seat"]
                self.game = obelisk.game(match["game"], **match["options"])
            if message.get("kind") == "chat":
                self.console.print(f"{message['name']}: {message['text']}", markup=False)
            if "view" in message and message["now"]["status"] != "open":
                self.show(message["view"], message["now"])

    def show(self, view: dict, now: dict) -> None:
        self.console.print(boards.draw(self.game, view))
        for line in boards.tell(self.game, view):
            self.console.print(line, markup=False)
        if now["status"] in ("over", "aborted"):
            self.console.print(f"over: {now.get('result', {}).get('reason', 'aborted')}")
            self.over.set()
        elif self.seat in now["to_act"]:
            self.console.print("Your turn.", style="bold")

    # Speaking

    def say(self, line: str) -> None:
        word, _, rest = line.strip().partition(" ")
        command = {
            "resign": {"type": "resign"},
            "draw": {"type": "draw", "answer": "offer"},
            "say": {"type": "chat", "text": rest},
        }.get(word, {"type": "action", "action": line.strip()})
        command["id"] = f"m{time.monotonic_ns()}"
        self.unanswered[command["id"]] = command
        try:
            if self.socket is not None:
                self.socket.send(json.dumps(command))
        except ConnectionClosed:
            pass  # sent again when the connection is back


def main() -> None:
    if len(sys.argv) != 4 or sys.argv[2] not in ("new", "join"):
        sys.exit(__doc__)
    client = Client(sys.argv[1])
    match = client.make(sys.argv[3]) if sys.argv[2] == "new" else client.join(sys.argv[3])
    print(f"You are {client.name}. Match {match}", flush=True)

    def speak() -> None:
        for line in sys.stdin:
            if line.strip():
                client.say(line)

    threading.Thread(target=speak, daemon=True).start()
    client.listen(match)


if __name__ == "__main__":
    main()
