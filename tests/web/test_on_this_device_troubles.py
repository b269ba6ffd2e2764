"""On this device when things go wrong: two tabs, a browser that stores nothing, bots that
hang, and a new version in the middle of a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, expect
from starlette.requests import Request
from starlette.responses import Response

from meowple.server.http.static import ClientFiles
from tests.test_languages import say
from tests.web.browsing import Visitor
from tests.web.conftest import Invite
from tests.web.on_device import START, come, kept, play_by_messages, sit_down, tap

ACT = """() => {
  const { number, actions } = lastState;
  const text = JSON.stringify({ do: 'act', id: 'other', number, action: actions[0] });
  tapped.postMessage({ type: 'send', key: tappedKey, text });
}"""
# Put before the scripts of workers, which no script of a page can reach.
FORBIDDEN = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"
# What a browser does that has no room: the transaction is undone.
FULL = """
  let left = 4;
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (names, mode, ...more) {
    if (mode === 'readwrite' && --left < 0)
      throw new DOMException('no room', 'QuotaExceededError');
    return transaction.call(this, names, mode, ...more);
  };
"""
# The first worker for bots never answers. The host waits for a bot for seconds; a test does
# not have to.
HUNG = """
  const Plain = self.Worker;
  let made = 0;
  self.Worker = class extends Plain {
    hangs = ++made === 1;
    postMessage(message) {
      if (!this.hangs || message.type !== 'ask') super.postMessage(message);
    }
  };
  const later = self.setTimeout;
  let waits = 0;
  self.setTimeout = (what, after) =>
    later(what, after > 9000 && ++waits === 1 ? 100 : after);
"""


def come_with(visit: Invite, script: str) -> Visitor:
    """Home, on this device, where the worker of the tables runs a script first."""
    visitor = visit()

    def change(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{{{script}}}\n{answer.text()}")

    visitor.context.route("**/assets/worker-*.js", change)
    tap(visitor)
    visitor.go("/")
    visitor.click(say("en", "web.local.play"))
    now = visitor.page.get_by_role("button", name=say("en", "web.home.play_now"))
    expect(now.first).to_be_visible(timeout=START)
    now.first.click()
    visitor.page.wait_for_url("**/table/local-*")
    return visitor


def test_two_tabs_play_one_game(visit: Invite) -> None:
    visitor = come(visit)
    table = sit_down(visitor, "kyoto", "random")
    other = visitor.context.new_page()
    other.goto(f"{visitor.address}/table/{table}")
    chance = Random("tabs")

    def number() -> int:
        return int(other.evaluate("window.lastState?.number ?? 0"))

    # What one tab plays the other shows, and the other way around.
    for _ in range(3):
        play_by_messages(visitor, chance, most=2)
        reached = visitor.state["number"]
        visitor.until(lambda: number() >= reached, "the other tab")  # noqa: B023
    visitor.until(lambda: 0 in other.evaluate("lastState.actors"), "my turn there")
    before = number()
    other.evaluate(ACT)
    visitor.until(lambda: visitor.state["number"] > before, "what the other tab played")
    # The bots go on thinking in the tab that is left.
    visitor.until(lambda: number() >= visitor.state["number"], "both are at the same")
    other.close()
    play_by_messages(visitor, chance, most=3)


@pytest.mark.parametrize(("script", "why"), [(FORBIDDEN, "forbidden"), (FULL, "full")])
def test_a_browser_that_stores_nothing_says_so_and_plays_on(
    visit: Invite, script: str, why: str
) -> None:
    visitor = come_with(visit, script)
    play_by_messages(visitor, Random(why), most=6)
    expect(visitor.page.get_by_text(say("en", f"web.local.{why}"))).to_be_visible()


def test_a_bot_that_hangs_is_replaced(visit: Invite) -> None:
    visitor = come_with(visit, HUNG)
    assert play_by_messages(visitor, Random("hung"), most=4) == 4


def test_a_new_version_is_offered_and_taken_only_on_request(
    visit: Invite, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = come(visit, keeps=True)
    kept(visitor)
    table = sit_down(visitor, "kyoto", "random")
    plain = ClientFiles._file

    def newer(self: ClientFiles, request: Request, name: str, *more: Any) -> Response:
        answer = plain(self, request, name, *more)
        if name != "service-worker.js":
            return answer
        text = (
            (self._folder / name).read_text().replace("'meowple-' +", "'meowple-new-' +", 1)
        )
        return Response(text, media_type="text/javascript")

    monkeypatch.setattr(ClientFiles, "_file", newer)
    visitor.page.evaluate(
        "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"
    )
    offered = visitor.page.get_by_text(say("en", "web.update.ready"))
    visitor.until(
        lambda: visitor.page.evaluate(
            "async () => !!(await navigator.serviceWorker.getRegistration()).waiting"
        ),
        "the new version",
    )
    # Nothing interrupts the game.
    play_by_messages(visitor, Random("update"), most=3)
    expect(offered).to_have_count(0)
    number = visitor.state["number"]
    visitor.go("/")
    expect(offered).to_be_visible()
    visitor.click(say("en", "web.update.take"))
    expect(offered).to_have_count(0)
    visitor.state = {}
    visitor.go(f"/table/{table}")
    visitor.until(lambda: visitor.state, "the table")
    assert visitor.state["number"] >= number


def test_a_page_whose_server_is_silent_offers_a_game_on_this_device(visit: Invite) -> None:
    visitor = come(visit, keeps=True)
    kept(visitor)
    visitor.click(say("en", "web.local.back"))
    expect(
        visitor.page.get_by_role("heading", name=say("en", "web.home.join"))
    ).to_be_visible()
    visitor.settled()
    visitor.context.set_offline(True)
    visitor.go("/")
    offered = visitor.page.get_by_role("button", name=say("en", "web.local.play"))
    offered.first.click()
    now = visitor.page.get_by_role("button", name=say("en", "web.home.play_now"))
    expect(now.first).to_be_visible(timeout=START)
    # What the server did not answer is on the console.
    visitor.wrong = [one for one in visitor.wrong if "ERR_INTERNET_DISCONNECTED" not in one]


def test_the_games_can_be_made_available_before_they_are_played(visit: Invite) -> None:
    visitor = visit(keeps=True)
    tap(visitor)
    visitor.go("/")
    visitor.click(say("en", "web.local.keep"))
    expect(visitor.page.get_by_text(say("en", "web.local.keep-kept"))).to_be_visible()
    kept(visitor)
    visitor.context.set_offline(True)
    visitor.click(say("en", "web.local.play"))
    now = visitor.page.get_by_role("button", name=say("en", "web.home.play_now"))
    expect(now.first).to_be_visible(timeout=START)


def test_a_page_that_was_left_holds_no_python_and_goes_on_when_it_is_back(
    visit: Invite,
) -> None:
    visitor = come(visit)
    sit_down(visitor, "fits", "random")
    # As a browser says that it holds the page, in case that the user comes back.
    visitor.page.evaluate("""() => {
      window.before = [tapped, tappedKey];
      const ended = tapped.terminate;
      tapped.terminate = function () { window.isEnded = true; ended.call(this); };
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    }""")
    assert visitor.page.evaluate("window.isEnded")
    again = "tapped !== before[0] && tappedKey !== before[1]"
    visitor.until(lambda: visitor.page.evaluate(again), "the table again")
    assert play_by_messages(visitor, Random("back"), 3) == 3
    assert not visitor.wrong
