"""Play on this device in figures, beside play on a server of the same machine:

    python -m tests.web.offline_figures [bytes | memory | moves]

What is sent, memory, start and moves of bots; some minutes, on a machine that does nothing
else. Only `bytes` and `memory` can be trusted on a busy one.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Protocol

from playwright.sync_api import Browser

from meowple.cli import static_site
from meowple.kernel.registry import games
from tests.test_languages import say
from tests.web.bare_browser import BarePage, bare_page
from tests.web.browsing import Message, Visitor, chromium
from tests.web.counting_proxy import counted

# Actions of the person in each measured game.
ACTIONS = {"cat": 40, "tiger": 8}
# Notes when states come, over a WebSocket or from the worker, and speaks to the table.
CLOCK = """(() => {
  window.states = [];
  window.readyAt = 0;
  const note = text => {
    const message = JSON.parse(text);
    if (message.type === 'state') states.push([performance.now(), message]);
  };
  const PlainWorker = window.Worker, PlainSocket = window.WebSocket;
  window.Worker = class extends PlainWorker {
    constructor(...given) {
      super(...given);
      window.worker = this;
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'ready') window.readyAt = performance.now();
        if (data.type !== 'message') return;
        window.say = text => this.postMessage({ type: 'send', key: data.key, text });
        note(data.text);
      });
    }
  };
  window.WebSocket = class extends PlainSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        window.say = text => this.send(text);
        note(data);
      });
    }
  };
})()"""
LAST = "() => states.length ? states[states.length - 1][1] : null"
# The milliseconds from each state that asks a bot to the next one.
THOUGHT = """() => states.slice(1)
  .map(([at], n) => [at - states[n][0], states[n][1].actors])
  .filter(([, actors]) => actors.length && !actors.includes(0))
  .map(([time]) => time)"""
MAKE_HERE = """form => new Promise(resolve => {
  worker.addEventListener('message', ({ data }) => {
    if (data.id === 'new') resolve(JSON.parse(data.text.slice(4)).id);
  });
  const body = JSON.stringify(form);
  const request = { type: 'request', method: 'POST', path: '/api/tables' };
  worker.postMessage({ ...request, id: 'new', body });
})"""
MAKE_THERE = """async form => {
  const headers = { 'X-Meowple': '1', 'Content-Type': 'application/json' };
  const send = (path, body) =>
    fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  await send('/api/profile', { language: 'en' });
  return (await (await send('/api/tables', form)).json()).id;
}"""
KEPT = """async () => {
  if (!(await navigator.serviceWorker.getRegistration())?.active) return false;
  return (await caches.keys()).length >= 2;
}"""


PRESS = """name => {
  const buttons = [...document.querySelectorAll('button')];
  const found = buttons.find(button => button.textContent.trim() === name);
  found?.click();
  return found !== undefined;
}"""
HAS_SERVER = "document.documentElement.dataset.server !== 'none'"
# This long without a byte means that nothing more comes.
QUIET_SECONDS = 5.0
# Nobody is asked about a first game.
ASKED = """localStorage.setItem(
  'meowple.playNow', '{"level":"cat","games":{"isle":{},"fits":{},"kyoto":{}}}')"""


@dataclass
class Figures:
    """What was measured in one place."""

    start: float
    moves: dict[str, list[float]]
    memory: float


class Watched(Protocol):
    """A page that is played on, in either kind of browser."""

    @property
    def page(self) -> Any: ...

    def until(self, holds: Callable[[], object], what: str) -> None: ...


def processes(root: int) -> Iterator[int]:
    """A process and all below it."""
    yield root
    for children in Path(f"/proc/{root}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from processes(int(child))


def megabytes(root: int, kind: str = "") -> list[float]:
    """The memory of a process and of those below it that were started with a word, in MB;
    what several share is counted once."""
    found = []
    for pid in processes(root):
        command = Path(f"/proc/{pid}/cmdline").read_bytes().decode()
        shares = re.search(r"Pss:\s+(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text())
        if kind in command and shares:
            found.append(int(shares[1]) / 1000)
    return found


def play(visitor: Watched, count: int, chance: Random) -> list[float]:
    """Play some actions at random; how long the bot took for each of its own."""
    page = visitor.page

    def is_mine() -> bool:
        state: Message | None = page.evaluate(LAST)
        return state is not None and (state["over"] or 0 in state["actors"])

    for turn in range(count):
        visitor.until(is_mine, "my turn")
        state: Message = page.evaluate(LAST)
        if state["over"]:
            break
        action = chance.choice(state["actions"])
        act = {"do": "act", "id": f"m{turn}", "number": state["number"], "action": action}
        before = page.evaluate("states.length")
        page.evaluate("text => say(text)", json.dumps(act))
        visitor.until(
            lambda before=before: page.evaluate("states.length") > before,  # type: ignore[misc]
            "the answer",
        )
    visitor.until(is_mine, "my turn")
    found: list[float] = page.evaluate(THOUGHT)
    return found


def measure(
    visitor: Visitor, new_table: Callable[[Message], str], memory: Callable[[], float]
) -> Figures:
    """Games against cats and tigers; the start is that of the last table, loaded anew."""
    moves: dict[str, list[float]] = {}
    for level, count in ACTIONS.items():
        for game in games():
            seats = [{"kind": "me"}, {"kind": "bot", "bot": level}]
            form = {"game": game, "seats": seats, "window_seconds": 0}
            table = new_table(form)
            visitor.go(f"/table/{table}")
            key = f"{level}, {game}"
            moves[key] = play(visitor, count, Random(key))
    used = memory()
    starts = []
    for _ in range(3):
        visitor.page.reload()
        visitor.until(lambda: visitor.page.evaluate("states.length"), "the table again")
        starts.append(visitor.page.evaluate("states[0][0]") / 1000)
    return Figures(median(starts), moves, used)


def on_this_device(browser: Browser, address: str) -> tuple[float, Figures]:
    """The seconds of the very first start, and everything after it."""
    visitor = Visitor(browser, address, keeps=True)
    visitor.context.add_init_script(CLOCK)
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play on this device").wait_for()
    clicked = visitor.page.evaluate("performance.now()")
    visitor.click("Play on this device")
    visitor.until(lambda: visitor.page.evaluate("readyAt"), "Python")
    first = (visitor.page.evaluate("readyAt") - clicked) / 1000
    visitor.until(lambda: visitor.page.evaluate(KEPT), "the client to be kept")

    def new_table(form: Message) -> str:
        visitor.until(lambda: visitor.page.evaluate("readyAt"), "Python")
        return str(visitor.page.evaluate(MAKE_HERE, form))

    found = measure(visitor, new_table, lambda: 0.0)
    visitor.leave()
    return first, found


def on_the_server(browser: Browser, address: str, pid: int) -> Figures:
    visitor = Visitor(browser, address, keeps=True)
    visitor.context.add_init_script(CLOCK)
    visitor.go("/")
    found = measure(
        visitor,
        lambda form: str(visitor.page.evaluate(MAKE_THERE, form)),
        lambda: sum(megabytes(pid)),
    )
    visitor.leave()
    return found


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory() as folder:
        program = str(Path(sys.executable).with_name("meowple"))
        command = [program, "serve", "--port", "0", "--lang", "en"]
        command += ["--database-url", f"sqlite:///{folder}/meowple.db"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        try:
            yield address, process.pid
        finally:
            process.terminate()
            process.wait()


@contextmanager
def plain_host() -> Iterator[str]:
    """A host of static files that compresses nothing: the site on Python's own."""
    with tempfile.TemporaryDirectory() as folder:
        static_site.write(Path(folder))
        command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
        process = subprocess.Popen(
            [*command, "--directory", folder],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert process.stdout is not None
        port = process.stdout.readline().split(" port ")[1].split()[0]
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def play_here(page: BarePage, address: str) -> None:
    """From the first visit to the state of the first table on this device."""
    page.at_start(CLOCK)
    page.at_start(ASKED)
    page.go(f"{address}/")
    if page.evaluate(HAS_SERVER):
        page.until(lambda: page.evaluate(PRESS, say("en", "web.local.play")), "this device")
    page.until(lambda: page.evaluate(PRESS, say("en", "web.home.play_now")), "a game")
    page.until(lambda: page.evaluate("states.length"), "the table")
    page.until(lambda: page.evaluate(KEPT), "the client to be kept")


def megabytes_sent(address: str) -> float:
    """What comes over the network for the first game on this device, headers and all."""
    with counted(address) as proxy, bare_page() as page:
        play_here(page, proxy.address)
        before = -1
        while proxy.bytes > before:
            before = proxy.bytes
            time.sleep(QUIET_SECONDS)
        return proxy.bytes / 1e6


def page_memory(address: str) -> list[float]:
    """The page with its workers, after some turns of each game against each bot. All are
    one process; the others have other pages, or none."""
    found = []
    with bare_page() as page:
        play_here(page, address)
        for level in ACTIONS:
            for game in games():
                page.until(lambda: page.evaluate("readyAt"), "Python")
                seats = [{"kind": "me"}, {"kind": "bot", "bot": level}]
                form = {"game": game, "seats": seats, "window_seconds": 0}
                page.go(f"{address}/table/{page.evaluate(MAKE_HERE, form)}")
                play(page, ACTIONS[level] // 2, Random(game))
                found.append(max(megabytes(page.pid, "--type=renderer")))
    return found


def compare_moves() -> None:
    with server() as (address, pid), chromium() as browser:
        first, here = on_this_device(browser, address)
        there = on_the_server(browser, address, pid)
    print(f"first start, with loading: {first:.1f} s")
    print("\n| | on this device | server |\n|---|---|---|")
    print(f"| start of a table, s | {here.start:.1f} | {there.start:.1f} |")
    for key in here.moves:
        times = [sorted(found.moves[key]) for found in (here, there)]
        shown = [f"{median(t):.0f} ({t[0]:.0f}-{t[-1]:.0f})" if t else "-" for t in times]
        print(f"| move of a {key}, ms | {shown[0]} | {shown[1]} |")
    print(f"| memory of the server with its workers, MB | | {there.memory:.0f} |")


def main(wanted: list[str]) -> None:
    if "bytes" in wanted:
        with server() as (address, _):
            print(f"sent by a server, with brotli: {megabytes_sent(address):.1f} MB")
        with plain_host() as address:
            print(f"by a host that compresses nothing: {megabytes_sent(address):.1f} MB")
    if "memory" in wanted:
        with server() as (address, _):
            used = page_memory(address)
        print(f"memory of the page: {median(used):.0f} MB (at most {max(used):.0f})")
    if "moves" in wanted:
        compare_moves()


if __name__ == "__main__":
    main(sys.argv[1:] or ["bytes", "memory", "moves"])
