"""What is forgiven, and what is done for a player, at a table with bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.server.players import Chair, Message, Person
from tests.server.serving import Serving
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.playing import answer, answerable, chair_of, my_turn

# Enough games for chance to bring what a test waits for.
GAMES = 40
# A moment at which the browser's clock stands still.
STOPPED = "2030-01-01T12:00:00"
# The clock of the page runs until it is stopped.
LATER = "2030-01-01T13:00:00"


def sit_down(visitor: Visitor, site: Serving, game: str, mode: str = "") -> None:
    """A new table against a bot, in the browser."""
    person, made = new_table(site, game, mode)
    come_back(visitor, person, made)
    visitor.until(lambda: visitor.state, "a state")


def new_table(site: Serving, game: str, mode: str = "") -> tuple[Person, Message]:
    """A table against a bot that no browser has seen."""
    person = Person(site.address, "Mio")
    options = {"mode": mode} if mode else {}
    return person, person.table(game, "me", "random", options=options)


def come_back(visitor: Visitor, person: Person, made: Message) -> None:
    """The browser is this person's, and opens their table."""
    visitor.context.clear_cookies()
    visitor.bring(dict(person.http.cookies))
    visitor.state = {}
    visitor.go(f"/table/{made['id']}")


def play_by_messages(
    chair: Chair, chance: Random, holds: Callable[[Message], object]
) -> bool:
    """Answer at random until this holds of a state in which I am asked; False if the game
    ends before."""
    while not chair.until(lambda s: s["over"] or chair.seat in s["actors"])["over"]:
        if holds(chair.state):
            return True
        legal = [a for a in chair.state["actions"] if not a.startswith("ask ")]
        told = chair.answer(chair.ask("act", action=chance.choice(legal)))
        # Where several are asked at once, another may have been quicker.
        chair.at(told["number"]) if told["type"] == "ack" else chair.next("state")
    return False


def play_until(visitor: Visitor, chance: Random, holds: Callable[[], bool]) -> None:
    """Answer by the controls until this holds, and the page waits for an answer."""
    while True:
        visitor.until(lambda: my_turn(visitor), "my turn")
        seen = answerable(visitor)
        if not seen.busy and my_turn(visitor) and holds():
            return
        answer(visitor, chance)


@pytest.mark.parametrize("game", ["isle", "fits", "kyoto"])
def test_undo_takes_back_the_reply_of_a_bot(
    visit: Invite, site: Serving, game: str
) -> None:
    visitor, chance = visit(), Random(f"forgiven {game}")
    for _ in range(GAMES):
        person, made = new_table(site, game)
        chair = person.chair(made)
        if play_by_messages(chair, chance, lambda state: state["undone_too"]):
            break
    chair.leave()
    come_back(visitor, person, made)
    visitor.until(lambda: visitor.state, "a state")
    fallen = visitor.state["undone_too"]
    assert fallen
    undo = visitor.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    visitor.until(lambda: set(fallen) < set(visitor.undone), "the undo")
    visitor.until(lambda: my_turn(visitor), "my turn")
    answerable(visitor)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_cards_marked_in_the_draft_are_not_marked_for_buying(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor, chance = visit(phone=phone), Random("marks")
    sit_down(visitor, site, "isle")
    buys = visitor.page.locator('[data-action^="buy "]')

    def buying() -> bool:
        return any(action.startswith("buy ") for action in visitor.state["actions"])

    play_until(visitor, chance, buying)
    expect(buys.first).to_be_visible()
    assert buys.count() > 1
    for one in buys.all():
        expect(one).to_have_attribute("aria-pressed", "false")


def test_a_basket_is_chosen_for_me_and_i_can_choose_another(
    visit: Invite, site: Serving
) -> None:
    visitor, chance = visit(), Random("baskets")
    change = visitor.page.locator("[data-reconsider]")
    for _ in range(GAMES):
        person, made = new_table(site, "isle")
        chair = person.chair(made)
        if play_by_messages(chair, chance, asked_for_a_basket):
            break
    # The cat is put back, and one is taken by a click.
    chair.undo()
    chair.leave()
    come_back(visitor, person, made)
    visitor.until(lambda: my_turn(visitor), "my turn")
    answerable(visitor)
    visitor.page.locator('[data-action^="rescue "]:visible').first.click()
    visitor.until(lambda: "place" in visitor.state["actions"][0], "the cat in hand")
    before = visitor.states
    change.click()
    visitor.until(lambda: visitor.states > before, "the question")
    baskets = visitor.page.locator('[data-action^="basket "]')
    expect(baskets).not_to_have_count(1)
    expect(baskets.first).to_be_visible()
    baskets.last.click()
    visitor.until(lambda: "place" in visitor.state["actions"][0], "the cat in hand")
    expect(change).to_have_count(0)


def asked_for_a_basket(state: Message) -> bool:
    return bool(state["view"]["asked"]["decision"] == "basket")


def test_what_opponents_do_is_shown_step_by_step_and_can_be_skipped(
    visit: Invite, site: Serving
) -> None:
    visitor = visit(speed="normal")
    visitor.page.clock.install(time=STOPPED)
    visitor.page.clock.pause_at(LATER)
    sit_down(visitor, site, "fits")
    skip = visitor.page.get_by_role("button", name="Skip ahead", exact=True)
    visitor.until(lambda: my_turn(visitor), "my turn")
    before = visitor.state["number"]
    action = visitor.state["actions"][0]
    chair = chair_of(visitor, 0)
    chair.at(before)
    chair.act(action)
    chair.until(lambda state: 0 in state["actors"])
    visitor.until(lambda: visitor.state["number"] >= chair.state["number"], "the reply")
    # The reply has come, but my own card is still being shown.
    expect(skip).to_be_visible()
    skip.click()
    expect(skip).to_have_count(0)
    expect(visitor.page.locator("[data-action]").first).to_be_visible()


@pytest.mark.parametrize(("game", "verb"), [("isle", "place"), ("fits", "lay")])
def test_a_piece_stays_loose_until_its_place_is_confirmed(
    visit: Invite, site: Serving, game: str, verb: str
) -> None:
    visitor, chance = visit(), Random("loose")
    visitor.keep("confirm", True)
    sit_down(visitor, site, game, "family" if game == "isle" else "")

    def placing() -> bool:
        return my_turn(visitor) and visitor.state["actions"][0].startswith(verb)

    play_until(visitor, chance, placing)
    page, before = visitor.page, visitor.states
    if game == "isle":
        page.locator("[data-placing] [role=application]").click()
    else:
        page.locator("[data-placing] [data-action]").first.click()
    lay = page.locator(f'button[data-action^="{verb} "]:enabled').last
    expect(lay).to_be_visible()
    assert visitor.states == before
    wanted = lay.get_attribute("data-action")
    lay.click()
    visitor.until(lambda: visitor.states > before, "the placement")
    assert wanted not in visitor.state["actions"] or not my_turn(visitor)
