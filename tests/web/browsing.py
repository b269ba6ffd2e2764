"""A real browser, and people who use it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from shutil import which
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    WebSocket,
    expect,
    sync_playwright,
)

from meowple.texts import languages
from tests.test_languages import say

Message = dict[str, Any]

# The shell has no window and no address bar, which nobody sees here: it takes three
# quarters of the processor time.
CHROMIUM = which("chromium-headless-shell") or "/usr/bin/chromium"
# No talk with anybody but the server of the test.
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# What Playwright switches off: to switch off more, all of it has to be named again.
WITHOUT = [
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    # The browser's own address bar, drawn as pages of processes of their own: nobody sees
    # it here, and it took as long as all of ours for every visitor.
    "InitialWebUI",
    "PreloadTopChromeWebUI",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    "WebUIToolbar",
    # A process that waits for a page that might be opened next.
    "SpareRendererForSitePerProcess",
]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
# Nothing takes that long, on a busy machine neither; it is there so that a fault is not
# waited for.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)
# What a page says in place of what has not come.
WAITS = [say(lang, "web.wait") for lang in languages()]
# What an answer leads to, be it another question, is there with the next pictures.
PICTURES = "new Promise(t => requestAnimationFrame(() => requestAnimationFrame(() => t())))"
UNFOLD = "document.querySelectorAll('details').forEach(fold => { fold.open = true; })"
# Whether nothing on the page waits.
SHOWN = """waits => {
  const said = document.body.textContent;
  return document.querySelector('h1, h2') !== null && !waits.some(w => said.includes(w));
}"""


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=[*QUIET, f"--disable-features={','.join(WITHOUT)}"],
        )
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Someone with a browser of their own. What goes wrong in it is kept."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        phone: bool = False,
        dark: bool = False,
        still: bool = True,
        lang: str = "en",
        speed: str = "instant",
        newcomer: bool = False,
        slips: bool = False,
        keeps: bool = False,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            locale="en-GB" if lang == "en" else lang,
            # A service worker keeps the client; only tests without a network need one.
            service_workers="allow" if keeps else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        # What opponents do is shown at once, unless a test is about how it is shown.
        self.keep("speed", speed)
        # Nothing is asked about an answer, unless a test is about that.
        self.keep("slips", slips)
        if not newcomer:
            asked: Message = {id: {} for id in ("isle", "fits", "kyoto", "catnaps")}
            self.keep("playNow", {"level": "cat", "games": asked})
        self.page = self.context.new_page()
        self.wrong: list[str] = []
        self.state: Message = {}
        self.hello: Message = {}
        self.states = 0
        self.undone: list[int] = []
        # What the page has asked for and did not get yet: files, and words at a table.
        self.owed: set[object] = set()
        self._listen(self.page)

    def keep(self, key: str, value: object) -> None:
        """A setting of the browser, until another is chosen there."""
        name, text = json.dumps(f"meowple.{key}"), json.dumps(json.dumps(value))
        self.context.add_init_script(
            f"if (!localStorage.getItem({name})) localStorage.setItem({name}, {text})"
        )

    def _listen(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("request", lambda request: self.owed.add(request))
        page.on("requestfinished", lambda request: self.owed.discard(request))
        page.on("requestfailed", self._failed)
        page.on("websocket", self._hear)

    def _failed(self, request: Request) -> None:
        self.owed.discard(request)
        # What a page no longer needs when it is left is given up.
        if request.failure != "net::ERR_ABORTED":
            self.wrong.append(f"{request.method} {request.url}: {request.failure}")

    def _said(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.wrong.append(line.text)

    def _hear(self, socket: WebSocket) -> None:
        # A curtain asks what a spectator of my table knows; that is not my seat's state.
        mine = self.hello.get("seat") is not None
        if mine and f"/{self.hello['table']}/" in socket.url and "seat=" not in socket.url:
            return
        self.owed.add("hello")
        socket.on("framesent", lambda frame: self._send(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._receive(json.loads(frame)))

    def _send(self, message: Message) -> None:
        if message["do"] in ("insight", "words"):
            self.owed.add(message["do"])

    def _receive(self, message: Message) -> None:
        self.owed.discard(message["type"])
        if message["type"] == "state":
            self.state = message
            self.states += 1
            self.undone += message["undone"]
        elif message["type"] == "hello":
            self.hello = message
            if message["status"] != "waiting":
                self.owed.add("state")

    def go(self, path: str) -> None:
        self.owed.clear()
        self.page.goto(self.address + path)

    def bring(self, cookies: dict[str, str]) -> None:
        """Be someone who was here before."""
        known = {"meowple-known": "1"} if cookies else {}
        self.context.add_cookies(
            [
                {"name": name, "value": value, "url": self.address}
                for name, value in {**cookies, **known}.items()
            ]
        )

    def settled(self) -> None:
        """The page has all that it asked for, and shows it."""
        self.until(self._shows_all, "all that the page asked for")

    def _shows_all(self) -> bool:
        self.page.evaluate(PICTURES)
        return not self.owed and bool(self.page.evaluate(SHOWN, WAITS))

    def unfold(self) -> None:
        """Open all that the page keeps folded."""
        self.page.evaluate(UNFOLD)
        self.page.evaluate(PICTURES)

    def click(self, text: str) -> None:
        self.page.get_by_role("button", name=text, exact=True).click()

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Wait until this holds; the browser's events come in meanwhile."""
        left = PATIENCE
        while not holds():
            assert left > 0, f"waited for {what}; owed: {self.owed}; wrong: {self.wrong}"
            self.page.wait_for_timeout(STEP)
            left -= STEP

    def leave(self) -> None:
        self.context.close()


# How often something is looked at that no event of the page announces.
STEP = 20
