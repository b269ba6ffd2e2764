"""The first visit is light."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.own_games import games
from tests.server.serving import Serving, serving
from tests.web import pages
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.measures import measure

MOST = 150_000


@pytest.mark.parametrize("name", ["isle-place", "fits-lay", "kyoto-turn"])
def test_home_and_one_table_take_less_than_150_kb_of_script(
    visit: Invite, site: Serving, name: str
) -> None:
    home = measure(visit(), site, pages.Scene("home", "/", {}))
    table = measure(visit(), site, pages.table(site, name))
    # A browser keeps what both pages share.
    assert sum({**home.scripts, **table.scripts}.values()) < MOST


def test_nothing_jumps_while_home_is_loaded(browser: Browser, tmp_path: Path) -> None:
    # No open tables of other tests are listed there.
    with serving(f"sqlite:///{tmp_path / 'meowple.db'}", found=games()) as site:
        visitor = Visitor(browser, site.address)
        home = measure(visitor, site, pages.Scene("home", "/", {}))
        visitor.leave()
    assert home.shift < 0.02
