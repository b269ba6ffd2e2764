"""Games on this device, in the page itself: without the server, and without a network."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.test_languages import say
from tests.thorough import some, times
from tests.web.conftest import Invite
from tests.web.on_device import (
    asked_of_the_network,
    come,
    kept,
    load_again,
    play_by_messages,
    play_now,
    sit_down,
)
from tests.web.playing import answer, is_over, my_turn

# Answers by the controls, before the rest of the game is played by messages.
BY_HAND = 3


@pytest.mark.parametrize(
    ("game", "lang"), [("kyoto", "en"), ("fits", "cs"), ("isle", "uk")]
)
def test_a_whole_game_without_a_network(
    visit: Invite, site: Serving, game: str, lang: str
) -> None:
    visitor = come(visit, lang, keeps=True)
    kept(visitor)
    visitor.context.set_offline(True)
    asked = asked_of_the_network(visitor.page)
    play_now(visitor, lang, game)
    chance = Random(f"here {game}")
    for _ in range(BY_HAND):
        if my_turn(visitor):
            answer(visitor, chance)
            visitor.until(lambda: my_turn(visitor) or is_over(visitor), "my turn")
    number = visitor.state["number"]

    # The page is loaded again, still without a network: the game is where it was.
    load_again(visitor)
    assert visitor.state["number"] >= number

    play_by_messages(visitor, chance)
    sheet = visitor.page.get_by_role("dialog", name=say(lang, "web.table.last"))
    for score in visitor.state["result"]["scores"]:
        shown = str(score).replace("-", "−")  # noqa: RUF001
        expect(sheet.locator("tfoot").get_by_text(shown, exact=True).first).to_be_visible()
    assert not [
        url for url in asked if not url.startswith((site.address, "data:", "blob:"))
    ]
    assert not [url for url in asked if "/api/" in url]


@pytest.mark.parametrize("game", some(["fits"], ["isle", "fits", "kyoto"]))
def test_bots_of_all_levels_answer(visit: Invite, game: str) -> None:
    visitor = come(visit)
    for level in some(["kitten", "tiger"], ["random", "kitten", "cat", "tiger", "lion"]):
        sit_down(visitor, game, level)
        # Whole games take a tiger minutes.
        most = times(4, 2000)
        played = play_by_messages(visitor, Random(level), most=most)
        assert played == most or is_over(visitor)
