"""Score a table: what lies on a real one, built by touch."""

from __future__ import annotations

import re
from base64 import b64encode
from itertools import combinations

import pytest
from playwright.sync_api import Browser, expect

from tests.thorough import THOROUGH
from tests.web.conftest import Invite
from tests.web.touching import Builder, board, encoded, link


def test_the_boat_of_the_rulebooks_built_by_touch_has_57_points(visit: Invite) -> None:
    visitor = visit(phone=True)
    page, tiles = visitor.page, board("X1")["tiles"]
    # One tile of each kind is laid by hand; the others lie there.
    kinds = [tile["kind"] for tile in tiles]
    laid = [n for n, kind in enumerate(kinds) if THOROUGH or kinds.index(kind) == n]
    visitor.go(f"/score/isle#{link('X1', but=laid)}")
    builder = Builder(visitor)
    for number in laid:
        builder.lay(tiles[number])
    for card in (135, 116, 131):
        page.locator('[data-find="Private lessons"]').fill(str(card))
        page.tap(f'[data-card="{card}"]')
    page.locator('[data-find^="Public"]').fill("148")
    page.tap('[data-card="148"]')
    expect(page.locator('[data-total="0"]')).to_have_text("57")

    # Anyone who gets the link sees the same table.
    page.get_by_text("Share by link").tap()
    link_shown = page.locator(".link input")
    expect(link_shown).to_have_value(re.compile("#."))
    shared = link_shown.input_value()
    friend = visit()
    friend.page.goto(shared)
    expect(friend.page.locator('[data-total="0"]')).to_have_text("57")
    expect(friend.page).to_have_url(re.compile("^[^#]+$"))


def test_a_link_that_is_broken_says_so(visit: Invite) -> None:
    visitor = visit()
    visitor.go("/score/isle#garbage")
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    # The server was asked, and its no is on the browser's console too.
    visitor.wrong = [one for one in visitor.wrong if "400" not in one]


def test_a_sleeping_cat_that_came_last_can_be_said_to_count_for_nothing(
    visit: Invite,
) -> None:
    visitor = visit()
    page = visitor.page
    cells = [{"x": x, "y": 0, "card": card} for x, card in enumerate(("B65", "B66"))]
    cat = {"kind": "cat", "player": 0, "between": [[0, 0], [1, 0]]}
    position = {
        "game": "fits",
        "players": 2,
        "cells": [*cells, {"x": 2, "y": 0, "sleeper": 0}],
        "overlays": [cat],
    }
    visitor.go(f"/score/fits#{encoded({'position': position})}")
    total = page.locator('[data-total="0"]')
    # two kinds tied, and the sleeping cat beside the awake one
    expect(total).to_have_text("3")
    page.click('[data-spot="2,0"]')
    page.select_option("[data-woken]", "false")
    expect(total).to_have_text("2")
    page.select_option("[data-woken]", "true")
    expect(total).to_have_text("3")


# A picture in shades of grey from 0 to 255, 60 by 60.
GREY = """async png => {
  const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(60, 60).getContext('2d');
  canvas.drawImage(picture, 0, 0, 60, 60);
  const { data } = canvas.getImageData(0, 0, 60, 60);
  return Array.from({ length: 3600 }, (_, n) =>
    0.299 * data[4 * n] + 0.587 * data[4 * n + 1] + 0.114 * data[4 * n + 2]);
}"""


@pytest.fixture
def coats(visit: Invite, browser: Browser) -> dict[str, list[float]]:
    """The same cat of each family, in grey."""
    visitor = visit()
    visitor.go("/score/isle")
    studio = browser.new_page()
    found = {}
    for colour in ("blue", "green", "red", "purple", "orange"):
        visitor.page.click(f"[data-kind=cat][data-colour={colour}]")
        picture = visitor.page.locator("[data-shape=C16] svg").screenshot()
        found[colour] = studio.evaluate(GREY, b64encode(picture).decode())
    studio.close()
    return found


def test_the_five_families_differ_without_their_colours(
    coats: dict[str, list[float]],
) -> None:
    """Someone looked at a whole boat, too: docs/screenshots/boat-grey.png."""
    for one, other in combinations(coats, 2):
        pairs = zip(coats[one], coats[other], strict=True)
        assert sum(abs(a - b) for a, b in pairs) / 3600 > 8, (one, other)
