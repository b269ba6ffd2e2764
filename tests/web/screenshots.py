"""`python -m tests.web.screenshots [NAME …]`: every page, desktop and phone, light and
dark, into docs/screenshots."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from tests.own_games import games
from tests.server.serving import Serving, serving
from tests.web import pages
from tests.web.browsing import Visitor, chromium
from tests.web.touching import link

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
# A full boat tells more of scoring than an empty one.
BOAT = pages.Scene("score-isle", f"/score/isle#{link('X1')}", {})


def scenes(site: Serving, wanted: list[str]) -> list[pages.Scene]:
    """The scenes of these names, or all."""

    def wants(name: str) -> bool:
        return not wanted or any(name.startswith(one) for one in wanted)

    plain = {scene.name: scene for scene in pages.plain()} | {BOAT.name: BOAT}
    found = [scene for scene in plain.values() if wants(scene.name)]
    found += [pages.table(site, name) for name in pages.TABLES if wants(name)]
    for game in ("isle", "fits", "kyoto"):
        if wants(f"{game}-over") or wants(f"{game}-replay"):
            found += [one for one in pages.over(site, game) if wants(one.name)]
    if wants("waiting"):
        found.append(pages.waiting(site))
    if wants("invited"):
        found.append(pages.invited(site))
    return found


def look(visitor: Visitor, scene: pages.Scene) -> None:
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    if scene is BOAT:
        # A boat is scored when nobody has touched it for a moment.
        visitor.page.locator("table").first.wait_for(state="attached")


def take(browser: Browser, site: Serving, scene: pages.Scene) -> None:
    for phone in (False, True):
        for dark in (False, True):
            visitor = Visitor(browser, site.address, phone=phone, dark=dark)
            look(visitor, scene)
            device = "phone" if phone else "desktop"
            name = f"{scene.name}-{device}-{'dark' if dark else 'light'}.png"
            visitor.page.screenshot(path=FOLDER / name)
            visitor.leave()


def take_grey(browser: Browser, site: Serving) -> None:
    """A full boat as someone who can't see colors sees it."""
    visitor = Visitor(browser, site.address)
    look(visitor, BOAT)
    eyes = visitor.context.new_cdp_session(visitor.page)
    eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    visitor.page.screenshot(path=FOLDER / "boat-grey.png")
    visitor.leave()


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/meowple.db", found=games()) as site,
        chromium() as browser,
    ):
        if "boat-grey" in wanted or not wanted:
            take_grey(browser, site)
        for scene in scenes(site, wanted):
            print(scene.name, flush=True)
            take(browser, site, scene)


if __name__ == "__main__":
    main(sys.argv[1:])
