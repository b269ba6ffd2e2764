"""Browser tabs that are used again: a new context costs ten times as much as a page in a
tab that is open already. What a tab has kept is forgotten before it is used again."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
NOWHERE = "about:blank"


@dataclass(frozen=True)
class Manners:
    """What a tab is opened with."""

    phone: bool = False
    dark: bool = False
    still: bool = True
    lang: str = "en"

    @property
    def size(self) -> ViewportSize:
        return PHONE if self.phone else DESKTOP


class Tab:
    """A context with one page."""

    def __init__(self, browser: Browser, manners: Manners) -> None:
        self.manners = manners
        self.context: BrowserContext = browser.new_context(
            viewport=manners.size,
            has_touch=manners.phone,
            is_mobile=manners.phone,
            color_scheme="dark" if manners.dark else "light",
            reduced_motion="reduce" if manners.still else "no-preference",
            locale="en-GB" if manners.lang == "en" else manners.lang,
        )
        self.page: Page = self.context.new_page()
        self._tools: CDPSession = self.context.new_cdp_session(self.page)

    def forget(self, address: str) -> None:
        """Be as new, but for the files of the client, which never change."""
        self.page.goto(NOWHERE)
        self.context.clear_cookies()
        forgotten = {"origin": address, "storageTypes": "all"}
        self._tools.send("Storage.clearDataForOrigin", forgotten)
        self.page.emulate_media(media="null")
        self.page.set_viewport_size(self.manners.size)


class Tabs:
    """The tabs of one browser that nobody uses now."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[Manners, list[Tab]] = defaultdict(list)

    def open(self, manners: Manners) -> Tab:
        idle = self._idle[manners]
        return idle.pop() if idle else Tab(self._browser, manners)

    def give_back(self, tab: Tab, address: str) -> None:
        tab.forget(address)
        self._idle[tab.manners].append(tab)
