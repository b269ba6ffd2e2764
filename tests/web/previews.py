"""Draws the pictures of link previews and the icons: `python -m tests.web.previews`.

They are made from the covers and the icon of the built client, and committed: nothing
draws them at run time.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from meowple.kernel.registry import built_in
from tests.server.serving import serving
from tests.web.browsing import Visitor, chromium

PUBLIC = Path(__file__).parents[2] / "web" / "public"
WIDTH, HEIGHT = 1200, 630
# Name of the file, and how much of its width the icon leaves free on each side.
ICONS = {192: 0.08, 512: 0.08, 180: 0.1}
PAPER = "#fbf7f0"
COVERS = """() => [...document.querySelectorAll('.covers li')].map(cover => {
  const svg = cover.querySelector('svg');
  svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  return svg.outerHTML;
})"""


def covers(browser: Browser, address: str) -> list[str]:
    visitor = Visitor(browser, address)
    visitor.go("/")
    visitor.settled()
    found: list[str] = visitor.page.evaluate(COVERS)
    visitor.leave()
    return found


def draw(browser: Browser, name: str, size: tuple[int, int], parts: list[str]) -> None:
    width, height = size
    page = browser.new_page(viewport={"width": width, "height": height})
    style = (
        f"* {{ margin: 0 }} body {{ display: flex; width: {width}px; height: {height}px;"
        f" background: {PAPER} }} svg {{ flex: 1; min-width: 0; height: 100% }}"
    )
    page.set_content(f"<style>{style}</style>{''.join(parts)}")
    page.screenshot(path=PUBLIC / name)
    page.close()


def main() -> None:
    ours = {plugin.game.info.id: plugin.game for plugin in built_in()}
    with TemporaryDirectory() as folder, chromium() as browser:
        with serving(f"sqlite:///{folder}/meowple.db", found=ours) as site:
            drawn = covers(browser, site.address)
        for game, cover in zip(ours, drawn, strict=True):
            draw(browser, f"preview-{game}.png", (WIDTH, HEIGHT), [cover])
        draw(browser, "preview.png", (WIDTH, HEIGHT), drawn)
        icon = (PUBLIC / "favicon.svg").read_text()
        for size, free in ICONS.items():
            padded = f'<div style="padding: {size * free}px; flex: 1">{icon}</div>'
            draw(browser, f"icon-{size}.png", (size, size), [padded])


if __name__ == "__main__":
    main()
