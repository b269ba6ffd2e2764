"""The tables of If It Fits and Kyoto no Neko are alive: what others do is seen and stays to
be seen, and cards are carried to the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.players import Chair
from tests.server.serving import Serving
from tests.web import pages
from tests.web.beside import asks, beside_bob, by_bob, play_until
from tests.web.boxes import is_on_screen
from tests.web.conftest import Invite
from tests.web.hand import Hand, middle


@pytest.mark.parametrize("still", [True, False], ids=["still", "moving"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_card_that_another_player_placed_is_marked_and_listed(
    visit: Invite, site: Serving, phone: bool, still: bool
) -> None:
    visitor, chairs = beside_bob(
        visit, site, "fits", phone=phone, still=still, speed="fast"
    )
    play_until(visitor, chairs, by_bob("lay"))
    page = visitor.page
    # It has landed, and stays marked.
    expect(page.locator(".flight")).to_have_count(0)
    marked = page.locator("[data-marked]")
    expect(marked).to_have_count(1)
    is_on_screen(page, "[data-marked]")
    newest = page.locator("[data-act=started], [data-act=laid]").first
    expect(newest).to_contain_text("Bob places")
    is_on_screen(page, "[data-act]")
    # Pressed, an act is shown again.
    newest.click()
    expect(page.locator("[data-act].now")).to_have_count(1)


def test_a_cat_is_listed_with_its_picture(visit: Invite, site: Serving) -> None:
    visitor, chairs = beside_bob(visit, site, "fits")
    play_until(visitor, chairs, by_bob("cat"))
    cat = visitor.page.locator("[data-act=cat]").first
    expect(cat).to_contain_text("Bob puts a cat in the box")
    expect(cat.locator(".picture svg").first).to_be_visible()


# Names that are cut.
CUT = "names => names.filter(one => one.scrollWidth > one.clientWidth).length"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_short_names_are_whole_even_beside_four_others(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor, scene = visit(phone=phone), pages.table(site, "fits-lay")
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    mine = visitor.page.locator("[data-player='0'] .name b")
    expect(mine).to_have_text("Mio")
    assert mine.evaluate_all(CUT) == 0


def test_what_was_taken_back_is_no_longer_listed(visit: Invite, site: Serving) -> None:
    visitor, chairs = beside_bob(visit, site, "fits")
    play_until(visitor, chairs, by_bob("lay"))
    visitor.settled()
    before = visitor.page.locator("[data-act]").count()
    assert before > 0
    chairs[1].undo()
    expect(visitor.page.locator("[data-act]")).to_have_count(before - 1)
    expect(visitor.page.locator("[data-marked]")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_card_is_carried_from_the_hand_to_its_place(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor, chairs = beside_bob(visit, site, "fits", phone=phone)
    play_until(visitor, chairs, asks("card"))
    page, hand = visitor.page, Hand(visitor, phone)
    card = page.locator('[data-hand-card][data-action^="play B"]').first
    id = card.get_attribute("data-hand-card")
    table = middle(visitor, "[data-part=table]")
    hand.carry(middle(visitor, f'[data-hand-card="{id}"]'), table)
    # Over the table it is played, and its places glow.
    page.locator("[data-place]").first.wait_for()
    visitor.until(lambda: not page.locator("main[aria-busy=true]").count(), "the answer")
    place = middle(visitor, "[data-place]")
    hand.move(place)
    expect(page.locator(".place.chosen")).to_have_count(1)
    hand.release()
    if phone:
        # It stays loose until it is confirmed.
        page.locator('button[data-action^="lay"]').click()
    visitor.until(
        lambda: id in [cell["card"] for cell in visitor.state["view"]["cells"]], "the card"
    )


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_card_that_is_dropped_elsewhere_stays_in_the_hand(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor, chairs = beside_bob(visit, site, "fits", phone=phone)
    play_until(visitor, chairs, asks("card"))
    page, hand, number = visitor.page, Hand(visitor, phone), visitor.state["number"]
    start = middle(visitor, '[data-hand-card][data-action^="play"]')
    hand.carry(start, (start[0], start[1] - 14))
    expect(page.locator(".carried")).to_be_visible()
    hand.release()
    expect(page.locator(".carried")).to_have_count(0)
    assert visitor.state["number"] == number
    # A click chooses it as ever.
    page.locator('[data-hand-card][data-action^="play"]').first.click()
    visitor.until(lambda: visitor.state["number"] > number, "the card that was chosen")


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_card_that_is_dropped_off_its_places_goes_back_to_the_hand_and_says_why(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor, chairs = beside_bob(visit, site, "fits", phone=phone)
    play_until(visitor, chairs, asks("card"))
    page, hand = visitor.page, Hand(visitor, phone)
    control = '[data-hand-card][data-action^="play B"]'
    id = page.locator(control).first.get_attribute("data-hand-card")
    mine = f'[data-hand-card="{id}"]'
    table = page.locator("[data-part=table]").bounding_box()
    assert table is not None
    corner = (table["x"] + 30, table["y"] + 60)
    for off in (corner, middle(visitor, mine)):
        hand.carry(middle(visitor, mine), corner)
        page.locator("[data-place]").first.wait_for()
        hand.move(off)
        # Where it can't be placed, it stays under the pointer.
        expect(page.locator(".carried")).to_be_visible()
        hand.release()
        expect(page.locator("[data-place]")).to_have_count(0)
        expect(page.locator(f'{mine}[data-action="play {id}"]')).to_be_visible()
        expect(page.locator("[data-part=table] .reason")).to_be_visible()
        assert visitor.state["view"]["asked"]["decision"] == "card"


def test_the_cloth_has_numbers_only_beside_cards(visit: Invite, site: Serving) -> None:
    visitor, chairs = beside_bob(visit, site, "fits")
    numbers = visitor.page.locator("[data-part=table] svg > g[aria-hidden] > text")
    expect(numbers).to_have_count(0)
    play_until(visitor, chairs, lambda _, action: action.startswith("lay"))
    expect(numbers).to_have_count(2)


def test_my_own_roll_is_still_listed_after_another_turn(
    visit: Invite, site: Serving
) -> None:
    visitor, chairs = beside_bob(visit, site, "kyoto")
    rolled: list[str] = []

    answered: list[str] = []

    def later(chair: Chair, action: str) -> bool:
        verb = action.split()[0]
        if chair.seat == 1:
            answered.append(action)
            return bool(rolled) and verb == "done"
        # What Ann does after Bob's acts is her last turn, as far as the list goes.
        if answered:
            rolled.clear()
            answered.clear()
        if verb in ("hunt", "friendship", "fight", "agility"):
            rolled.append(action)
        return False

    play_until(visitor, chairs, later)
    roll = visitor.page.locator("[data-act=check]", has_text="Your roll").first
    expect(roll).to_be_visible()
    roll.click()
    expect(visitor.page.locator(".roll")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".roll")).to_have_count(0)
