"""A whole game of each kind and mode, from the home page to the last table."""

from __future__ import annotations

from random import Random

import pytest

from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.playing import play_on

NAMES = {
    "isle": "The Isle of Cats",
    "fits": "If It Fits",
    "kyoto": "Kyoto no Neko",
}


def set_up(visitor: Visitor, game: str, seats: int, **options: str) -> None:
    """A table against bots, by the form for new tables."""
    page = visitor.page
    visitor.go("/")
    card = page.get_by_role("listitem").filter(has_text=NAMES[game])
    card.get_by_role("link", name="Set up a table").click()
    page.get_by_label("Seats", exact=True).select_option(str(seats))
    for seat in range(2, seats + 1):
        page.get_by_label(f"Seat {seat}", exact=True).select_option("bot")
    for label, value in options.items():
        page.get_by_label(label.replace("_", " "), exact=True).select_option(value)
    visitor.click("Begin")


def finish(visitor: Visitor, seed: str) -> None:
    page = visitor.page
    page.wait_for_url("**/table/*")
    assert play_on(visitor, Random(seed)) > 5
    page.get_by_role("dialog", name="The last table").wait_for()
    for score in visitor.state["result"]["scores"]:
        assert page.get_by_role("dialog").get_by_text(str(score), exact=True).count()


@pytest.mark.parametrize("game", NAMES)
def test_play_now_is_one_click_from_home(visit: Invite, game: str) -> None:
    visitor = visit()
    visitor.go("/")
    card = visitor.page.get_by_role("listitem").filter(has_text=NAMES[game])
    card.get_by_role("button", name="Play now").click()
    finish(visitor, f"now {game}")


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("isle", 2, {"Game": "family"}),
        ("isle", 1, {"Game": "solo"}),
        ("isle", 4, {}),
        ("fits", 3, {"Advanced_rules": "true"}),
        ("kyoto", 3, {"Kittens": "expert"}),
    ],
    ids=lambda value: (
        str(value) if not isinstance(value, dict) else "-".join(value.values())
    ),
)
def test_every_mode_can_be_played_to_the_last_table_on_a_phone(
    visit: Invite, game: str, seats: int, options: dict[str, str]
) -> None:
    visitor = visit(phone=True, dark=True)
    set_up(visitor, game, seats, **options)
    finish(visitor, f"{game} {seats} {options}")
