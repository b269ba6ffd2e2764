"""What is asked now and then at a table is open to all: the pickers of tiles, cards, colors
and skills, on a desk and on a phone, in the light and in the dark."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web import pages
from tests.web.browsing import PICTURES, Message, Visitor
from tests.web.conftest import Invite
from tests.web.test_cards import Dealer, ask, cards
from tests.web.test_open_parts import SIZES
from tests.web.test_pages import violations_in_both_themes

COLOURS = ("blue", "green", "red", "purple", "orange")
Ask = Callable[[Message], None]


def basket(state: Message) -> None:
    state["view"]["asked"]["tile"] = state["view"]["left"][0]
    ask(state, "basket", ["basket permanent", "basket whole", "basket broken"])


def treasure(state: Message) -> None:
    stock = [*state["view"]["oshax"], *state["view"]["commons"]]
    ask(state, "take", [f"take {tile['shape']}" for tile in stock])


def oshax_colour(state: Message) -> None:
    state["view"]["asked"]["tile"] = state["view"]["oshax"][0]
    ask(state, "oshax_colour", [f"colour {colour}" for colour in COLOURS])


def lesson_colour(state: Message) -> None:
    lesson = next(number for number, card in cards().items() if card.names_colour)
    ask(state, "name_colour", [f"lesson {lesson} {colour}" for colour in COLOURS])


def field(state: Message) -> None:
    state["view"]["asked"]["tile"] = state["view"]["left"][0]
    ask(state, "put_cats", ["put left", "put right"])


def other_field(state: Message) -> None:
    ask(state, "move_cats", ["move left:1", "move right:1", "done"])


def lessons_to_discard(state: Message) -> None:
    lessons = [n for n, card in cards().items() if card.kind == "private_lesson"][:3]
    state["view"]["players"][0]["lessons"] = lessons
    ask(state, "discard_lessons", [f"discard {number}" for number in lessons])


def cards_to_buy(state: Message) -> None:
    state["view"]["own"]["kept"] = kept = one_of_each_kind()
    ask(state, "buy", [*(f"buy {number}" for number in kept), "pay"])


def rescue_cards(state: Message) -> None:
    hold(state)
    ready = [n for n, card in cards().items() if card.phase == "rescue"][:3]
    ask(state, "ready", [*(f"ready {number}" for number in ready), "done"])


def anytime_cards(state: Message) -> None:
    hold(state)
    anytime = [n for n, card in cards().items() if card.phase == "anytime"]
    ask(state, "window", [f"anytime {anytime[0]}", "done"])


def finds(state: Message) -> None:
    hold(state)
    offers = [(n, one) for n, card in cards().items() for one in card.offers]
    ask(state, "finds", [*(f"find {n} {one.what}" for n, one in offers), "pass"])


def hold(state: Message) -> None:
    me = state["view"]["players"][0]
    me["hand"] = one_of_each_kind()
    me["hand_count"] = len(me["hand"])


def one_of_each_kind() -> list[int]:
    return list({card.kind: number for number, card in cards().items()}.values())


def skill(state: Message) -> None:
    skills = ("agility", "friendship", "fight", "hunt")
    ask(state, "raise", [f"raise {one}" for one in skills])


ISLE: tuple[Ask, ...] = (
    *(basket, treasure, oshax_colour, lesson_colour, field, other_field),
    *(lessons_to_discard, cards_to_buy, rescue_cards, anytime_cards, finds),
)


def open_pickers(visitor: Visitor, scene: pages.Scene, pickers: tuple[Ask, ...]) -> None:
    """Every picker in turn, without a violation of what axe checks."""
    dealer = Dealer(visitor)
    visitor.bring(scene.cookies)
    visitor.go(scene.path)
    visitor.settled()
    for picker in pickers:
        state = deepcopy(dealer.state)
        picker(state)
        dealer.deal(state)
        first = next(one for one in state["actions"] if one in shown(visitor, state))
        control = f'[data-action="{first}"]'
        expect(visitor.page.locator(control).first).to_be_visible()
        visitor.page.evaluate(PICTURES)
        part = f"[data-part]:has({control})"
        assert violations_in_both_themes(visitor, part) == [], picker.__name__


def shown(visitor: Visitor, state: Message) -> list[str]:
    """The actions that have a control now; there is one as soon as the picker is there."""
    actions: list[str] = state["actions"]
    control = ", ".join(f'[data-action="{one}"]' for one in actions)
    visitor.page.locator(control).first.wait_for()
    found = visitor.page.locator(control)
    return [str(one.get_attribute("data-action")) for one in found.all()]


@SIZES
def test_the_pickers_of_the_isle_are_open_to_all(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor = visit(phone=phone, dark=phone)
    open_pickers(visitor, pages.table(site, "isle-draft"), ISLE)


def test_both_fields_for_a_cat_are_in_sight_on_a_phone(
    visit: Invite, site: Serving
) -> None:
    visitor = visit(phone=True)
    open_pickers(visitor, pages.table(site, "isle-draft"), (field,))
    for action in ("put left", "put right"):
        button = visitor.page.locator(f'[data-action="{action}"]')
        expect(button).to_be_in_viewport(ratio=1)


@SIZES
def test_the_choice_of_a_skill_is_open_to_all(
    visit: Invite, site: Serving, phone: bool
) -> None:
    visitor = visit(phone=phone, dark=phone)
    open_pickers(visitor, pages.table(site, "kyoto-turn"), (skill,))
