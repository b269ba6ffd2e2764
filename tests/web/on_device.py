"""A page that plays on this device, and what a test can say to its worker."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Page, expect

from tests.test_languages import say
from tests.web.browsing import Message, Visitor
from tests.web.conftest import Invite
from tests.web.playing import is_over, my_turn

# The first start compiles the runtime; on a busy machine that takes its time.
START = 180_000
# Tells the test what the worker of the page says, and lets it speak to the worker.
TAP = """(() => {
  const Plain = window.Worker;
  const answers = new Map();
  let id = 1_000_000;
  const ready = new Promise(resolve => { window.setReady = resolve; });
  window.ask = async (method, path, body) => {
    await ready;
    return new Promise(resolve => {
      answers.set(++id, resolve);
      window.tapped.postMessage({ type: 'request', id, method, path, body });
    });
  };
  window.Worker = class extends Plain {
    // A curtain asks what a spectator of my table knows: that is not my seat's state.
    open = new Map();
    spectators = new Set();
    postMessage(message, ...rest) {
      if (message.type === 'connect') {
        const { key, table } = message;
        if ([...this.open.values()].includes(table)) this.spectators.add(key);
        else this.open.set(key, table);
      }
      if (message.type === 'close') this.open.delete(message.key);
      super.postMessage(message, ...rest);
    }
    constructor(...given) {
      super(...given);
      window.tapped = this;
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'ready') window.setReady();
        if (data.type === 'closed') this.open.delete(data.key);
        if (data.type === 'answer') answers.get(data.id)?.(data.text);
        if (data.type !== 'message' || this.spectators.has(data.key)) return;
        window.tappedKey = data.key;
        const message = JSON.parse(data.text);
        if (message.type === 'state') window.lastState = message;
        window.heard?.(data.text);
      });
    }
  };
})()"""
WITHIN = """path => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
SPEAK = """text => window.tapped.postMessage(
  { type: 'send', key: window.tappedKey, text })"""


def tap(visitor: Visitor) -> None:
    """The visitor knows the states of local tables, too."""
    visitor.page.expose_function("heard", lambda text: visitor._receive(json.loads(text)))
    visitor.context.add_init_script(TAP)


def asked_of_the_network(page: Page) -> list[str]:
    """The addresses of all requests, from here on, that no cache answers."""
    found: list[str] = []
    page.context.on("request", lambda request: found.append(request.url))
    return found


def come(visit: Invite, lang: str = "en", *, keeps: bool = False) -> Visitor:
    """Home, on this device; the browser keeps the client for a time without a network only
    where a test is about that."""
    visitor = visit(lang=lang, keeps=keeps)
    tap(visitor)
    visitor.go("/")
    visitor.click(say(lang, "web.local.play"))
    now = visitor.page.get_by_role(
        "button", name=say(lang, "web.home.play_now"), exact=True
    )
    expect(now.first).to_be_visible(timeout=START)
    return visitor


def kept(visitor: Visitor) -> None:
    """All that is needed without a network is in the browser."""
    visitor.until(
        lambda: visitor.page.evaluate("""async () => {
          if (!(await navigator.serviceWorker.getRegistration())?.active) return false;
          const names = await caches.keys();
          const runtime = names.find(name => name.includes('python'));
          if (!runtime || names.length < 2) return false;
          return (await (await caches.open(runtime)).keys()).length >= 9;
        }"""),
        "the client to be kept",
    )


def play_now(visitor: Visitor, lang: str, game: str) -> None:
    name = say(lang, f"game.{game}.name")
    card = visitor.page.get_by_role("listitem").filter(has_text=name)
    card.get_by_role("button", name=say(lang, "web.home.play_now"), exact=True).click()
    visitor.page.wait_for_url("**/table/local-*")
    visitor.until(lambda: my_turn(visitor) or is_over(visitor), "my turn")


def load_again(visitor: Visitor) -> None:
    """The page is loaded again, and has a state of its own: a last word of the page before
    may still be on its way."""
    visitor.page.reload()
    heard = "window.lastState ?? null"
    visitor.until(lambda: visitor.page.evaluate(heard), "the table again")
    visitor.state = visitor.page.evaluate(heard)


def speak(visitor: Visitor, message: Message) -> None:
    visitor.page.evaluate(SPEAK, json.dumps(message))


def play_by_messages(visitor: Visitor, chance: Random, most: int = 2000) -> int:
    """Answer at random to the end of the game, or so often."""
    for turn in range(most):
        visitor.until(lambda: my_turn(visitor) or is_over(visitor), "my turn")
        if is_over(visitor):
            return turn
        number = visitor.state["number"]
        action = chance.choice(visitor.state["actions"])
        id = f"test-{turn}-{number}"
        speak(visitor, {"do": "act", "id": id, "number": number, "action": action})
        visitor.until(
            lambda before=number: visitor.state["number"] > before,  # type: ignore[misc]
            "the answer",
        )
    return most


def ask(visitor: Visitor, method: str, path: str, **body: object) -> Message:
    """The answer of this page itself to a request."""
    text = str(
        visitor.page.evaluate(
            "([method, path, body]) => ask(method, path, body)",
            [method, path, json.dumps(body) if body else ""],
        )
    )
    status, _, answer = text.partition(" ")
    assert status == "200", text
    found: Message = json.loads(answer)
    return found


def sit_down(visitor: Visitor, game: str, *bots: str, **more: object) -> str:
    """A new table against these bots; its id."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    table = str(ask(visitor, "POST", "/api/tables", game=game, seats=seats, **more)["id"])
    visitor.state = {}
    go_within(visitor, f"/table/{table}")
    visitor.until(lambda: my_turn(visitor) or is_over(visitor), "my turn")
    return table


def go_within(visitor: Visitor, path: str) -> None:
    """To another page as by a link: the runtime, which takes seconds to start, runs on."""
    visitor.owed.clear()
    visitor.page.evaluate(WITHIN, path)
