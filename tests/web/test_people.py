"""Between people: who is here, who left, whose time is up, what was said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from meowple.kernel.event import Event
from meowple.texts import texts
from tests.server.players import Message, Person
from tests.server.serving import Serving, serving
from tests.server.table_seeds import DEALS
from tests.test_languages import say
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.playing import answer, is_over, my_turn

# The lines of public lessons on the final sheet.
PUBLIC = "public_lesson"


@pytest.fixture
def own_site(browser: Browser, tmp_path: Path) -> Iterator[Serving]:
    """A server whose time a test moves; players are away at once, and five lines of chat
    are all they get."""
    url = f"sqlite:///{tmp_path / 'meowple.db'}"
    with serving(url, away_after=0.0, chats_burst=5, chats_per_second=0.001) as found:
        yield found


def two_at(
    visit: Invite, address: str, game: str = "fits", **more: Any
) -> tuple[Visitor, Visitor, str]:
    """Ann and Bob with a browser each at one table; its path."""
    ann, bob = Person(address, "Ann"), Person(address, "Bob")
    table = ann.table(game, "me", "open", **more)
    bob.join(table)
    visitors = []
    for person in (ann, bob):
        visitor = visit()
        visitor.bring(dict(person.http.cookies))
        visitor.page.goto(f"{address}/table/{table['id']}")
        visitors.append(visitor)
    for visitor in visitors:
        visitor.until(lambda v=visitor: v.state, "a state")  # type: ignore[misc]
    return visitors[0], visitors[1], f"/table/{table['id']}"


def test_who_leaves_is_named_and_can_take_the_seat_back(
    visit: Invite, site: Serving
) -> None:
    ann, bob, path = two_at(visit, site.address)
    here = ann.page.locator("[data-presence='1']")
    expect(here).to_contain_text("here")
    bob.page.get_by_role("button", name="Table", exact=True).click()
    bob.click("Leave the table")
    bob.click("Yes, I’m sure")
    told = ann.page.locator("[data-news]")
    expect(told).to_contain_text("Bob left the table. A bot takes over.")
    expect(ann.page.get_by_text("Bob (bot)").first).to_be_visible()
    ann.page.get_by_role("button", name="Log").click()
    expect(ann.page.get_by_role("complementary", name="Game log")).to_contain_text(
        "Bob left the table"
    )
    # Home leads back to it.
    at_home = bob.page.locator(f'a[href="{path}"]')
    expect(at_home).to_contain_text("You left this table")
    at_home.click()
    expect(bob.page.get_by_role("heading", level=1)).to_contain_text("You left this table")
    bob.click("Take my seat back")
    bob.until(lambda: bob.hello.get("seat") == 1, "the seat")
    expect(told).to_contain_text("Bob is back.")
    expect(ann.page.get_by_text("Bob (bot)")).to_have_count(0)


@pytest.mark.parametrize("game", ["fits", "kyoto"])
def test_what_a_player_did_before_leaving_is_listed_under_the_players_name(
    visit: Invite, site: Serving, game: str
) -> None:
    ann, bob, _ = two_at(visit, site.address, game)
    recent = ann.page.locator("[data-part=recent]")
    chance = Random("left")

    def ann_waits_for_nobody() -> bool:
        if my_turn(bob):
            answer(bob, chance)
        elif my_turn(ann) and not recent.locator("b").count():
            answer(ann, chance)
        return my_turn(ann) and recent.locator("b").count() > 0

    ann.until(ann_waits_for_nobody, "Ann’s turn after one of Bob’s")
    bob.page.get_by_role("button", name="Table", exact=True).click()
    bob.click("Leave the table")
    bob.click("Yes, I’m sure")
    expect(ann.page.get_by_text("Bob (bot)").first).to_be_visible()
    expect(recent.locator("b").first).to_have_text("Bob")
    expect(recent).not_to_contain_text("(bot)")
    ann.page.get_by_role("button", name="Log").click()
    log = ann.page.get_by_role("complementary", name="Game log")
    expect(log).to_contain_text("Bob left the table")
    expect(log).not_to_contain_text("(bot)")


# The controls of the table that the news lies over.
COVERED = """() => {
  const { left, top, right, bottom } =
    document.querySelector('[data-news]').getBoundingClientRect();
  return [...document.querySelectorAll('.page :is(button, a, [data-action])')]
    .filter(one => !one.closest('[data-news]') && one.checkVisibility())
    .filter(one => {
      const at = one.getBoundingClientRect();
      return at.width && at.left < right && left < at.right
        && at.top < bottom && top < at.bottom;
    })
    .map(one => one.outerHTML.slice(0, 160));
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["isle", "fits", "kyoto"])
def test_the_news_covers_no_control(
    visit: Invite, site: Serving, game: str, phone: bool
) -> None:
    ann, bob = Person(site.address, "Ann"), Person(site.address, "Bob")
    table = ann.table(game, "me", "open")
    bob.join(table)
    visitor = visit(phone=phone)
    visitor.bring(dict(ann.http.cookies))
    visitor.go(f"/table/{table['id']}")
    visitor.until(lambda: visitor.state, "a state")
    visitor.settled()
    bob.post(f"/api/tables/{table['id']}/leave")
    told = visitor.page.locator("[data-news]")
    expect(told).to_contain_text("Bob left the table")
    assert visitor.page.evaluate(COVERED) == []
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_player_whose_page_is_closed_is_away(
    browser: Browser, own_site: Serving, phone: bool
) -> None:
    def come(**more: Any) -> Visitor:
        return Visitor(browser, own_site.address, phone=phone, **more)

    ann, bob, _ = two_at(come, own_site.address)
    seat = ann.page.locator("[data-presence='1']")
    expect(seat).to_contain_text("here")
    since = seat.locator("[data-since]")
    expect(since).to_be_empty()
    bob.page.close()
    expect(seat).to_contain_text("away for 1 min")
    # A phone has room for the time alone.
    expect(since).to_have_text("1 min")
    expect(since).to_be_visible(visible=phone)
    for visitor in (ann, bob):
        visitor.leave()


def test_the_waiting_room_tells_who_has_gone_away(
    browser: Browser, own_site: Serving
) -> None:
    ann, bob = Person(own_site.address, "Ann"), Person(own_site.address, "Bob")
    table = ann.table("fits", "me", "open", "open")
    bob.join(table)
    visitors = []
    for person in (ann, bob):
        visitor = Visitor(browser, own_site.address)
        visitor.bring(dict(person.http.cookies))
        visitor.go(f"/table/{table['id']}")
        expect(visitor.page.get_by_text("One seat is free")).to_be_visible()
        visitors.append(visitor)
    seat = visitors[0].page.locator("main [data-presence='1']")
    expect(seat).to_have_count(0)
    visitors[1].page.close()
    expect(seat).to_have_text("away")
    for visitor in visitors:
        visitor.leave()


def test_when_time_runs_out_both_learn_what_happens(
    browser: Browser, own_site: Serving
) -> None:
    def come(**more: Any) -> Visitor:
        return Visitor(browser, own_site.address, **more)

    pace = {"kind": "live", "seconds": 60, "increment": 0}
    ann, bob, _ = two_at(come, own_site.address, pace=pace)
    visitors = [ann, bob]
    ann.until(lambda: any(map(my_turn, visitors)), "a turn")
    late = next(filter(my_turn, visitors))
    own_site.times.pass_by(61)
    for visitor in visitors:
        whose = "You" if visitor is late else "Ann" if late is ann else "Bob"
        told = visitor.page.locator("[data-news]")
        expect(told).to_contain_text(f"{whose} ran out of time. A bot plays the rest")
        # Who has no time left is not told to hurry.
        expect(visitor.page.locator("[data-hurry]")).to_have_count(0)
        # Nobody reads of the bot's action as if the player had acted.
        recent = visitor.page.locator("[data-part=recent]")
        expect(recent).to_contain_text(f"{'Ann' if late is ann else 'Bob'} (bot)")
        expect(recent).not_to_contain_text("You ")
    # It can still be read when the news is closed, and after a reload.
    other = bob if late is ann else ann
    seat = other.page.locator(f"[data-presence='{visitors.index(late)}']")
    bot = f"{'Ann' if late is ann else 'Bob'} (bot)"
    other.page.locator("[data-news]").get_by_role("button", name="Close").click()
    expect(seat).to_contain_text(bot)
    other.page.reload()
    expect(seat).to_contain_text(bot)
    for visitor in visitors:
        visitor.leave()


def test_the_sheet_of_a_game_that_somebody_left_says_who_left_and_who_wins(
    visit: Invite, site: Serving
) -> None:
    ann, bob, path = two_at(visit, site.address, on_leave="end")
    bob.page.get_by_role("button", name="Table", exact=True).click()
    bob.click("Leave the table")
    bob.click("Yes, I’m sure")
    bob.page.wait_for_url(site.address + "/")
    bob.go(path)
    for visitor, title, why in (
        (ann, "You win!", "Bob left the table"),
        (bob, "Ann wins", "you left the table"),
    ):
        sheet = visitor.page.get_by_role("dialog", name="The game is over")
        expect(sheet.locator(".title")).to_have_text(title)
        expect(sheet.locator(".by")).to_have_text(why)
        # It was not played to its end: the game says nothing of one.
        expect(sheet.locator(".hero p")).to_have_count(2)
        sheet.get_by_role("button", name="Close").click()
        expect(visitor.page.get_by_role("button", name="The game is over")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru", "cs", "uk"])
def test_the_sheet_of_a_game_that_was_lost_on_time_says_who_was_too_late(
    browser: Browser, own_site: Serving, lang: str
) -> None:
    def come(**more: Any) -> Visitor:
        return Visitor(browser, own_site.address, lang=lang, **more)

    pace = {"kind": "live", "seconds": 60, "increment": 0}
    ann, bob, _ = two_at(come, own_site.address, pace=pace, on_timeout="loss")
    visitors = [ann, bob]
    ann.until(lambda: any(map(my_turn, visitors)), "a turn")
    late = next(filter(my_turn, visitors))
    own_site.times.pass_by(61)
    for visitor in visitors:
        sheet = visitor.page.get_by_role("dialog", name=say(lang, "web.table.over"))
        own = texts(lang).at_table(["Ann", "Bob"], visitors.index(visitor))
        loss = Event("table.ended_time", {"whose": visitors.index(late)})
        expect(sheet.locator(".by")).to_have_text(own.event(loss))
        wins = sheet.locator(".title")
        if visitor is late:
            other = "Bob" if late is ann else "Ann"
            won = say(lang, "web.table.won", names=other, number=1)
            expect(wins).to_have_text(won)
        else:
            expect(wins).to_have_text(say(lang, "web.end.you_win"))
        visitor.leave()


def test_all_who_run_out_of_time_at_once_are_named(
    browser: Browser, own_site: Serving
) -> None:
    def come(**more: Any) -> Visitor:
        return Visitor(browser, own_site.address, **more)

    # Both choose cards, and after that both have the increment left.
    pace = {"kind": "live", "seconds": 60, "increment": 5}
    ann, bob, _ = two_at(come, own_site.address, "isle", pace=pace)
    own_site.times.pass_by(61)
    for visitor, other in ((ann, "Bob"), (bob, "Ann")):
        told = visitor.page.locator("[data-news]")
        expect(told).to_contain_text("You ran out of time.")
        expect(told).to_contain_text(f"{other} ran out of time.")
        visitor.leave()


def test_who_has_little_time_left_is_warned(browser: Browser, own_site: Serving) -> None:
    def come(**more: Any) -> Visitor:
        return Visitor(browser, own_site.address, **more)

    pace = {"kind": "live", "seconds": 60, "increment": 0}
    ann, bob, _ = two_at(come, own_site.address, pace=pace)
    visitors = [ann, bob]
    ann.until(lambda: any(map(my_turn, visitors)), "a turn")
    first = next(filter(my_turn, visitors))
    other = bob if first is ann else ann
    expect(first.page.locator("[data-hurry]")).to_have_count(0)
    own_site.times.pass_by(40)
    first.page.reload()
    hurry = first.page.locator("[data-hurry]")
    expect(hurry).to_contain_text("Less than 30 seconds")
    expect(hurry.locator("b")).to_have_text(re.compile(r"^[12]?\d$"))
    # On a phone it covers what is asked: it can be closed.
    hurry.get_by_role("button", name="Close").click()
    expect(hurry).to_have_count(0)
    other.page.reload()
    other.settled()
    expect(other.page.locator("[data-hurry]")).to_have_count(0)
    for visitor in visitors:
        visitor.leave()


def test_an_invitation_waits_at_home_until_it_is_answered(
    visit: Invite, site: Serving
) -> None:
    host, guest = Person(site.address, "Ann"), visit()
    tables = [host.table("fits", "me", "open", "open") for _ in range(2)]
    for table in tables:
        token = table["invitations"][0]["token"]
        guest.go(f"/table/{table['id']}#seat={token}")
        expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()
    guest.go("/")
    waiting = guest.page.locator("[data-invitation]")
    expect(waiting).to_have_count(2)
    expect(waiting.first).to_contain_text("Ann")
    waiting.first.get_by_role("button", name="No, thanks").click()
    expect(waiting).to_have_count(1)
    waiting.get_by_role("link", name="Take the seat").click()
    guest.click("Sit down")
    guest.until(lambda: guest.hello.get("seat") is not None, "a seat")
    guest.go("/")
    guest.settled()
    expect(waiting).to_have_count(0)


def test_a_used_invitation_says_so_at_once_and_offers_to_watch(
    visit: Invite, site: Serving
) -> None:
    host, friend = Person(site.address, "Ann"), Person(site.address, "Bob")
    table = host.table("fits", "me", "open")
    token = table["invitations"][0]["token"]
    friend.post(f"/api/tables/{table['id']}/join", token=token)
    late = visit()
    # The answer to the used token is no mistake of the page.
    late.go(f"/table/{table['id']}#seat={token}")
    expect(late.page.get_by_role("heading", level=1)).to_contain_text("This seat is taken")
    assert not late.page.get_by_label("Your name").count()
    late.click("Watch the game")
    late.until(lambda: late.state, "a state")
    assert late.hello["seat"] is None
    late.wrong.clear()


def test_chat_keeps_what_was_refused_and_unmuting_shows_what_was_said(
    browser: Browser, own_site: Serving
) -> None:
    def come(**more: Any) -> Visitor:
        return Visitor(browser, own_site.address, **more)

    ann, bob, _ = two_at(come, own_site.address)
    for visitor in (ann, bob):
        visitor.page.get_by_role("button", name="Chat").first.click()
    muted = ann.page.get_by_label("Mute")
    muted.check()
    field = bob.page.get_by_label("Your message")
    for number in range(6):
        field.fill(f"line {number}")
        bob.click("Send")
        if number < 5:
            expect(field).to_have_value("")
    expect(bob.page.get_by_role("alert")).to_contain_text("Try again in a few seconds")
    expect(field).to_have_value("line 5")
    expect(ann.page.get_by_text("line 0")).to_have_count(0)
    expect(ann.page.get_by_text("Messages from muted players are hidden.")).to_be_visible()
    expect(ann.page.get_by_text("No messages yet.")).to_have_count(0)
    muted.uncheck()
    for number in range(5):
        expect(ann.page.get_by_text(f"line {number}", exact=True)).to_be_visible()
    for visitor in (ann, bob):
        visitor.leave()


def test_only_among_people_is_there_a_chat(visit: Invite, site: Serving) -> None:
    chat = "button[aria-label='Chat'], button:has-text('Chat')"
    alone = visit()
    alone.go("/")
    alone.page.get_by_role("button", name="Play now").nth(1).click()
    alone.until(lambda: alone.state, "a state")
    alone.settled()
    expect(alone.page.get_by_role("button", name="Log", exact=True)).to_be_visible()
    expect(alone.page.locator(chat)).to_have_count(0)
    ann, _, _ = two_at(visit, site.address)
    expect(ann.page.locator(chat)).to_be_visible()


@pytest.mark.parametrize("number", [0, 1, 2])
def test_keys_work_from_the_first_second_of_a_game(visit: Invite, number: int) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play now").nth(number).click()
    visitor.until(lambda: my_turn(visitor), "my turn")
    visitor.settled()
    inside = "document.activeElement.closest('.stage') !== null"
    visitor.until(lambda: visitor.page.evaluate(inside), "the focus on the board")
    before = visitor.page.evaluate("document.activeElement.outerHTML")
    visitor.page.keyboard.press("Tab" if number == 0 else "ArrowRight")
    moved = f"document.activeElement.outerHTML !== {before!r}"
    if number:
        visitor.until(lambda: visitor.page.evaluate(moved), "the focus moved")
    else:
        control = "document.activeElement.matches('main button, main [tabindex]')"
        visitor.until(lambda: visitor.page.evaluate(control), "a control")


def solo_with_public_lesson(site: Serving) -> tuple[Person, Message]:
    """A finished solo game with a public lesson that names a color; its table."""
    for deal in range(20):
        DEALS.begin(f"solo {deal}")
        person = Person(site.address)
        table = person.table("isle", "me", options={"mode": "solo"})
        chair = person.chair(table)
        chair.play_on(Random(f"solo {deal}"))
        lines = chair.state["result"]["lines"][0]
        chair.leave()
        if any(PUBLIC in one["id"] and "colour" in one["args"] for one in lines):
            return person, table
    raise AssertionError("no such game")


def test_the_end_of_a_solo_game_says_that_public_lessons_count_half_and_names_colors(
    visit: Invite, site: Serving
) -> None:
    person, table = solo_with_public_lesson(site)
    visitor = visit()
    visitor.bring(dict(person.http.cookies))
    visitor.go(f"/table/{table['id']}")
    sheet = visitor.page.get_by_role("dialog", name="Final score")
    expect(sheet).to_be_visible()
    visitor.unfold()
    public = sheet.locator("tr", has_text="public lessons score half, rounded up")
    lines = visitor.state["result"]["lines"][0]
    expect(public).to_have_count(sum(PUBLIC in one["id"] for one in lines))
    named = public.filter(has_text=re.compile("blue|green|orange|purple|red"))
    colored = [one for one in lines if PUBLIC in one["id"] and "colour" in one["args"]]
    expect(named).to_have_count(len(colored))
    expect(sheet).not_to_contain_text("named color")


def test_the_counts_of_if_it_fits_agree(visit: Invite) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play now").nth(1).click()
    chance = Random("counts")
    for _ in range(6):
        visitor.until(lambda: my_turn(visitor), "my turn")
        view = visitor.state["view"]
        hidden = sum(p["hand_count"] for p in view["players"] if p["hand"] is None)
        unseen = visitor.page.locator("[data-unseen]").first
        expect(unseen).to_have_attribute("data-unseen", str(view["deck_count"] + hidden))
        answer(visitor, chance)
    assert not is_over(visitor)
