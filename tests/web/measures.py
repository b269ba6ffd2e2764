"""`python -m tests.web.measures`: what a first visit costs, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Response

from tests.own_games import games
from tests.server.serving import Serving, serving
from tests.web import pages
from tests.web.browsing import Visitor, chromium

# Layout shift is reported only to observers that were there from the start.
LISTEN = """
window.jumps = [];
const html = node => node?.outerHTML?.slice(0, 100) ?? node?.textContent ?? '';
const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) jumps.push([
    entry.value,
    entry.sources.map(
      ({ node, previousRect, currentRect }) =>
        `${html(node)}: ${box(previousRect)} to ${box(currentRect)}`
    ),
  ]);
}).observe({ type: 'layout-shift', buffered: true });
"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


@dataclass(frozen=True)
class Jump:
    """A layout shift: its size, and what moved from where to where."""

    size: float
    parts: list[str]


@dataclass(frozen=True)
class Measure:
    """Scripts in bytes as they are sent, by name; first paint in milliseconds; layout
    shifts."""

    name: str
    scripts: dict[str, int]
    paint: float
    jumps: list[Jump]

    @property
    def shift(self) -> float:
        return sum(jump.size for jump in self.jumps)


def sent(site: Serving, responses: Sequence[Response]) -> dict[str, int]:
    """The sizes of scripts as a browser gets them."""
    assets = Path(site.settings.client_folder) / "assets"
    names = [one.url.rpartition("/")[2] for one in responses if one.url.endswith(".js")]
    return {name: (assets / f"{name}.gz").stat().st_size for name in names}


def measure(visitor: Visitor, site: Serving, scene: pages.Scene) -> Measure:
    responses: list[Response] = []
    visitor.page.on("response", lambda response: responses.append(response))
    visitor.context.add_init_script(LISTEN)
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    return Measure(
        scene.name,
        sent(site, responses),
        visitor.page.evaluate(PAINT),
        [Jump(*jump) for jump in visitor.page.evaluate("jumps")],
    )


def main() -> None:
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/meowple.db", found=games()) as site,
        chromium() as browser,
    ):
        scenes = [
            pages.Scene("home", "/", {}),
            *(pages.table(site, name) for name in ("isle-place", "fits-lay", "kyoto-turn")),
        ]
        print(f"{'page':12} {'script kB':>9} {'paint ms':>9} {'shift':>7}")
        for scene in scenes:
            visitor = Visitor(browser, site.address)
            found = measure(visitor, site, scene)
            visitor.leave()
            kilo = sum(found.scripts.values()) / 1000
            print(f"{found.name:12} {kilo:9.1f} {found.paint:9.0f} {found.shift:7.3f}")


if __name__ == "__main__":
    main()
