"""People at one table: by link, by code, at one screen, after a lost connection."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.server.players import Person, one_by_one
from tests.server.serving import Serving, serving
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.playing import answer, answerable, chair_of, is_over, my_turn

# This many hide each hand several times.
CURTAINS = 6


def by_turns(visitors: list[Visitor], seed: str) -> None:
    """All answer when they are asked, until the game is over."""
    chance = Random(seed)
    while not is_over(visitors[0]):
        visitors[0].until(
            lambda: any(map(my_turn, visitors)) or is_over(visitors[0]), "a turn"
        )
        for visitor in visitors:
            # The others' browsers speak only when someone listens.
            visitor.page.wait_for_timeout(0)
            if my_turn(visitor):
                answer(visitor, chance)


def invite(host: Visitor, game: str) -> str:
    """A table with a seat for a friend; the link."""
    host.go(f"/new/{game}")
    host.click("Create table and get links")
    host.page.wait_for_url("**/table/*")
    return host.page.get_by_label("Link for seat 2").input_value()


def test_two_browsers_play_a_whole_game_by_an_invite_link(visit: Invite) -> None:
    host, guest = visit(), visit(phone=True)
    link = invite(host, "fits")
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Mia")
    guest.click("Sit down")
    by_turns([host, guest], "by link")
    for visitor in (host, guest):
        last = visitor.page.get_by_role("dialog", name="Final score")
        expect(last).to_contain_text("Mia" if visitor is host else "You")
    assert "seat=" not in guest.page.url


def test_nobody_needs_a_name_and_who_has_one_is_not_asked(
    visit: Invite, site: Serving
) -> None:
    made = Person(site.address, "Mio").table("fits", "me", "open", "open")
    nameless, named = visit(), visit()
    named.bring(dict(Person(site.address, "Mia").http.cookies))
    links = [f"/table/{made['id']}#seat={one['token']}" for one in made["invitations"]]
    named.go(links[0])
    named.until(lambda: named.hello.get("seat") == 1, "a seat")
    nameless.go(links[1])
    nameless.click("Sit down")
    nameless.until(lambda: nameless.hello.get("seat") == 2, "a seat")
    expect(nameless.page.get_by_text("Mia").first).to_be_visible()


def test_the_link_of_a_table_that_has_ended_asks_for_no_name_but_leads_home(
    visit: Invite, site: Serving
) -> None:
    host = Person(site.address, "Mio")
    made, guest = host.table("fits", "me", "open"), visit()
    host.post(f"/api/tables/{made['id']}/abandon")
    guest.go(f"/table/{made['id']}#seat={made['invitations'][0]['token']}")
    expect(guest.page.get_by_role("alert")).to_have_text("The game is over")
    expect(guest.page.get_by_role("link", name="Home", exact=True)).to_be_visible()
    assert not guest.page.get_by_label("Your name").count()


def test_a_friend_sits_down_with_the_code_and_both_chat(visit: Invite) -> None:
    host, guest = visit(), visit()
    invite(host, "kyoto")
    code = host.page.get_by_label("Table code").input_value()
    guest.go("/")
    guest.page.get_by_label("Table code").fill(code.lower())
    guest.click("Sit down")
    guest.page.wait_for_url("**/table/*")
    guest.page.get_by_role("button", name="Chat").click()
    guest.page.get_by_label("Your message").fill("hello <b>there</b>")
    guest.click("Send")
    host.page.get_by_role("button", name="Chat: new messages").click()
    expect(host.page.get_by_text("hello <b>there</b>")).to_be_visible()
    muted = host.page.get_by_label("Mute")
    muted.check()
    host.page.get_by_label("Your message").fill("quiet, please")
    host.click("Send")
    expect(guest.page.get_by_text("quiet, please", exact=True)).to_be_visible()
    host.page.reload()
    host.page.get_by_role("button", name="Chat").click()
    expect(muted).to_be_checked()


def at_one_screen(visitor: Visitor, chance: Random) -> Iterator[None]:
    """Two play If It Fits at one screen: every curtain, which is lifted afterward."""
    page = visitor.page
    visitor.go("/new/fits")
    page.get_by_label("Seat 2", exact=True).select_option("hotseat")
    page.get_by_label("Name for seat 2").fill("Mia")
    visitor.click("Start")
    ready = page.get_by_role("button", name="show my view")
    controls = page.locator("[data-action]")

    def can_go_on() -> bool:
        # A message comes before what it changes on the page.
        return ready.is_visible() or (my_turn(visitor) and controls.count() > 0)

    for _ in range(CURTAINS):
        visitor.until(can_go_on, "a turn")
        while not ready.is_visible():
            if my_turn(visitor):
                answer(visitor, chance)
            visitor.until(can_go_on, "a turn")
        assert not controls.count()
        yield
        ready.click()


def test_at_one_screen_a_curtain_hides_every_hand_from_the_next_player(
    visit: Invite,
) -> None:
    visitor, chance = visit(), Random("hot-seat")
    for _ in at_one_screen(visitor, chance):
        pass
    chairs = [chair_of(visitor, seat) for seat in range(2)]
    for chair in chairs:
        chair.at(visitor.state["number"])
    for _ in one_by_one(chairs, chance):
        pass
    visitor.until(lambda: is_over(visitor), "the end")
    last = visitor.page.get_by_role("dialog", name="Final score")
    expect(last).to_contain_text("Mia")
    # All read it: nobody is "you".
    expect(last).not_to_contain_text("You")


def test_a_curtain_tells_what_happened_as_a_spectator_knows_it(
    visit: Invite, site: Serving
) -> None:
    visitor, told = visit(), list[str]()
    news = visitor.page.locator("[data-curtain-news] li")
    for number, _ in enumerate(at_one_screen(visitor, Random("curtain news"))):
        # Before the first turn nothing has happened.
        if number:
            expect(news.first).to_be_visible()
            told += [line.strip() for line in news.all_inner_texts()]
    table = {"id": visitor.page.url.rpartition("/")[2]}
    onlooker = Person(site.address, None).chair(table, None, have=0)
    onlooker.next("state")
    assert set(told) <= {event["text"] for event in onlooker.state["events"]}
    # A card that is played is told once, with its picture, when it is placed.
    played = {e["text"] for e in onlooker.state["events"] if e["id"] == "fits.plays"}
    assert played
    assert not played & set(told)


def test_a_spectator_sees_the_table_and_can_do_nothing(visit: Invite) -> None:
    host, watcher = visit(), visit()
    host.go("/")
    host.page.get_by_role("button", name="Play now").first.click()
    host.page.wait_for_url("**/table/*")
    host.until(lambda: my_turn(host), "my turn")
    watcher.page.goto(host.page.url)
    watcher.until(lambda: watcher.state, "a state")
    expect(watcher.page.locator("main")).not_to_be_empty()
    assert watcher.state["actions"] == []
    assert not watcher.page.locator("[data-action]").count()
    expect(watcher.page.get_by_role("button", name="Undo")).to_be_hidden()


def test_undo_takes_back_what_nobody_has_answered(visit: Invite) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play now").nth(1).click()
    chance = Random("undo")
    undo = visitor.page.get_by_role("button", name="Undo", exact=True)
    visitor.until(lambda: my_turn(visitor), "my turn")
    while not (my_turn(visitor) and visitor.state["undo"]):
        answer(visitor, chance)
        visitor.until(lambda: my_turn(visitor), "my turn")
    last = visitor.state["number"]
    undo.click()
    visitor.until(lambda: visitor.undone, "the state after undo")
    assert visitor.undone[0] <= last


@pytest.fixture
def port() -> Iterator[int]:
    """A port that nobody else is given, also while no server listens there."""
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        yield holder.getsockname()[1]


def test_a_lost_connection_mends_itself_in_the_middle_of_a_placement(
    browser: Browser, tmp_path: Path, port: int
) -> None:
    url, chance = f"sqlite:///{tmp_path / 'meowple.db'}", Random("reconnect")
    with serving(url, port=port) as first:
        visitor = Visitor(browser, first.address)
        page = visitor.page
        visitor.go("/")
        page.get_by_role("button", name="Play now").first.click()
        visitor.until(lambda: my_turn(visitor), "my turn")
        while not any(action.startswith("place") for action in visitor.state["actions"]):
            answer(visitor, chance)
            visitor.until(lambda: my_turn(visitor), "my turn")
        answerable(visitor)
        place = page.locator("[data-placing] [data-action]").first
        wanted = str(place.get_attribute("data-action"))
    expect(page.get_by_text("Connection lost")).to_be_visible()
    # What was chosen stays chosen, and is laid when the connection is back.
    assert place.get_attribute("data-action") == wanted
    place.click()
    with serving(url, port=port):
        visitor.until(lambda: wanted not in visitor.state["actions"], "the tile laid")
        expect(page.get_by_text("Connection lost")).to_be_hidden()
        visitor.leave()
