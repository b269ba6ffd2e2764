"""Fixtures: a browser, a server with the built client, people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.own_games import games
from tests.server.serving import Serving, serving
from tests.server.table_seeds import _same_deals
from tests.web.browsing import Visitor, chromium

__all__ = ["_same_deals"]

Invite = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    path = tmp_path_factory.mktemp("site") / "meowple.db"
    # Players of the tests stay connected, and all of them are one client.
    url = f"sqlite:///{path}"
    with serving(url, found=games(), connections_per_client=10_000) as found:
        yield found


@pytest.fixture
def visit(browser: Browser, site: Serving) -> Iterator[Invite]:
    """Someone comes with a browser; afterwards nothing must have gone wrong in it."""
    people: list[Visitor] = []

    def come(**manners: Any) -> Visitor:
        people.append(Visitor(browser, site.address, **manners))
        return people[-1]

    yield come
    wrong = [(n, one) for n, visitor in enumerate(people) for one in visitor.wrong]
    for visitor in people:
        visitor.leave()
    assert not wrong
