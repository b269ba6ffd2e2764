"""The first visit is light."""

from __future__ import annotations

import pytest

from tests.server.serving import Serving
from tests.web import pages
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


def test_nothing_jumps_while_home_is_loaded(visit: Invite, site: Serving) -> None:
    assert measure(visit(), site, pages.Scene("home", "/", {})).shift < 0.1
