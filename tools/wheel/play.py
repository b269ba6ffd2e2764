"""Start the installed server, open its page and play a game to its end against a bot.

It is run by the Python of the environment under test, which has nothing of the checkout.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from random import choice
from time import sleep
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import ClientConnection, connect

import meowple

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
# More than any game of two seats takes.
MOST_MESSAGES = 20_000
PAUSE = 0.2


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server of this environment."""
    program = str(Path(sys.executable).with_name("meowple"))
    command = [program, "serve", "--port", "0", "--database-url", "sqlite:///check.db"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        yield next(word for word in server.stdout.readline().split() if "://" in word)
    finally:
        server.terminate()
        server.wait()


def play(address: str) -> dict[str, Any]:
    """The last state of a game in which every answer is a random legal one."""
    cookies = CookieJar()
    opener = build_opener(HTTPCookieProcessor(cookies))
    page = opener.open(address).read().decode()
    assert '<script type="module"' in page, "the page has no client"
    headers = {"X-Meowple": "1", "Content-Type": "application/json"}

    def post(path: str, body: object) -> dict[str, Any]:
        data = json.dumps(body).encode()
        answer = opener.open(Request(address + path, data, headers))
        found: dict[str, Any] = json.load(answer)
        return found

    post("/api/profile", {"name": "Ann"})
    game = json.load(opener.open(f"{address}/api/games"))["games"][0]["id"]
    table = post("/api/tables", {"game": game, "seats": SEATS})["id"]
    cookie = "; ".join(f"{one.name}={one.value}" for one in cookies)
    socket = address.replace("http", "ws", 1) + f"/api/tables/{table}/play?seat=0"
    with connect(socket, additional_headers={"Cookie": cookie}) as connection:
        return play_on(connection)


def play_on(connection: ClientConnection) -> dict[str, Any]:
    """Answer at random to the end. At most one action is under way: a state that comes
    before its acknowledgment is answered by the state after it."""
    state: dict[str, Any] = {}
    waiting = False
    for n in range(MOST_MESSAGES):
        message: dict[str, Any] = json.loads(connection.recv(timeout=60))
        match message["type"]:
            case "state":
                state = message
            case "ack":
                # The state after the action follows.
                waiting = False
                continue
            case "error":
                # Faster than people may be.
                sleep(PAUSE)
                waiting = False
            case _:
                continue
        if state["over"]:
            return state
        if 0 in state["actors"] and not waiting:
            number, action = state["number"], choice(state["actions"])
            act = {"do": "act", "number": number, "id": f"{n}", "action": action}
            connection.send(json.dumps(act))
            waiting = True
    raise SystemExit("The game did not end.")


def main() -> None:
    installed = Path(meowple.__file__).resolve()
    assert Path(sys.prefix).resolve() in installed.parents, f"it is {installed}"
    with serving() as address:
        result = play(address.rstrip("/"))["result"]
    print(f"Played to its end: {result['scores']}")


if __name__ == "__main__":
    main()
