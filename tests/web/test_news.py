"""What is new since one's own last action stays marked, also for those who come back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.players import Chair
from tests.server.serving import Serving
from tests.web.beside import beside_bob, play_until
from tests.web.conftest import Invite

VERBS = {"isle": "place", "fits": "lay", "kyoto": "step"}
MARKS = {"isle": '[data-boat="1"] [data-marked]', "fits": "rect[data-marked]"}


@pytest.mark.parametrize("game", ["isle", "fits", "kyoto"])
def test_what_others_did_since_my_last_action_is_marked_after_a_reload_too(
    visit: Invite, site: Serving, game: str
) -> None:
    options: dict[str, object] = {"mode": "family", "first": 1} if game == "isle" else {}
    visitor, chairs = beside_bob(visit, site, game, options)

    def by_bob(chair: Chair, action: str) -> bool:
        return chair.seat == 1 and action.startswith(VERBS[game])

    play_until(visitor, chairs, by_bob)
    marks = visitor.page.locator(MARKS.get(game, "rect[data-marked]"))
    expect(marks.first).to_be_visible()
    visitor.settled()
    count = marks.count()
    visitor.page.reload()
    visitor.settled()
    expect(marks).to_have_count(count)


def test_new_cats_in_the_fields_are_marked_until_i_have_acted(
    visit: Invite, site: Serving
) -> None:
    visitor, chairs = beside_bob(visit, site, "isle", {})

    def keeps(chair: Chair) -> list[str]:
        new_day = chair.state["view"]["day"] == 2
        return [a for a in chair.state["actions"] if new_day and a.startswith("keep ")]

    play_until(visitor, chairs, lambda *_: bool(keeps(chairs[0])))
    new = visitor.page.locator("[data-new]")
    view = visitor.state["view"]
    expect(new).to_have_count(len(view["left"]) + len(view["right"]))
    chairs[0].act(keeps(chairs[0])[0])
    expect(new).to_have_count(0)
