"""Whole games by the controls of the client: whatever can be done has a control, and
whatever control is there can be used."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from playwright.sync_api import Error

from tests.server.players import Chair, Person
from tests.thorough import THOROUGH
from tests.web.browsing import Visitor

# Things that are marked first, and sent together by another control.
CONFIRM = "[data-confirm]:not([disabled])"
# Where something is being laid.
PLACING = "[data-placing]"
# A control that was there a moment ago can be used at once.
SOON = 5_000
# How often in a game a control may move away before it is pressed.
MISSES = 3
# How many answers are given by the controls, then by messages, in turns to the end: this
# goes through all parts of a game in less time. A thorough run uses the controls only.
BY_HAND, BY_MESSAGE = 12, 50
# After this many, a long game brings only more of the same: play the rest by messages.
MANY = 4 * BY_HAND

# All in one look. Several hundred places are one control: the tile that is laid.
LOOK = """confirm => {
  const all = [...document.querySelectorAll('[data-action]')];
  const usable = all.filter(one =>
    !one.disabled && one.getAttribute('aria-disabled') !== 'true' &&
    one.getAttribute('aria-pressed') !== 'true' && one.checkVisibility());
  const actions = found => found.map(one => one.dataset.action);
  const has = what => document.querySelector(what) !== null;
  return {
    busy: has('main[aria-busy="true"]'),
    placing: has('[data-placing]'),
    confirm: has(confirm),
    every: actions(all),
    usable: actions(usable),
    marks: actions(usable.filter(one => one.hasAttribute('aria-pressed'))),
  };
}"""


@dataclass(frozen=True)
class Look:
    """What the page offers: the actions of all its controls, of those that can be used
    now, and of those that only mark something to be sent together."""

    busy: bool
    placing: bool
    confirm: bool
    every: list[str]
    usable: list[str]
    marks: list[str]


def look(visitor: Visitor) -> Look:
    return Look(**visitor.page.evaluate(LOOK, CONFIRM))


def my_turn(visitor: Visitor) -> bool:
    state = visitor.state
    return bool(state) and not state["over"] and visitor.hello["seat"] in state["actors"]


def is_over(visitor: Visitor) -> bool:
    return bool(visitor.state) and bool(visitor.state["over"])


def uncovered(visitor: Visitor, seen: Look) -> set[str]:
    """Legal actions without a control, beside the places of a tile that is being laid."""
    missing = set(visitor.state["actions"]) - set(seen.every)
    return {one for one in missing if not (seen.placing and places(one))}


def ready(visitor: Visitor, seen: Look) -> list[str]:
    """Legal actions that a control can take now."""
    return sorted(set(visitor.state["actions"]) & set(seen.usable))


def places(action: str) -> bool:
    return action.split()[0] in ("place", "lay", "cat", "toy", "princess")


def play_on(visitor: Visitor, chance: Random, *, most: int = 5000) -> int:
    """Answer all questions to the end of the game, by mouse and by keys in turn, and in
    between by messages; how many were answered by the controls."""
    done = missed = 0
    visitor.until(lambda: my_turn(visitor) or is_over(visitor), "my turn")
    chair = chair_of(visitor, visitor.hello["seat"])
    while not is_over(visitor):
        visitor.until(lambda: my_turn(visitor) or is_over(visitor), "my turn")
        if is_over(visitor):
            break
        if answer(visitor, chance):
            done += 1
        else:
            missed += 1
        assert done < most
        assert missed <= MISSES, few_of(visitor)
        if done % BY_HAND == 0 and not THOROUGH:
            skip(visitor, chair, chance, BY_MESSAGE * (1 + done // MANY))
    chair.leave()
    return done


def chair_of(visitor: Visitor, seat: int) -> Chair:
    """A second connection of a seat that this browser has."""
    person = Person(visitor.address, None)
    for cookie in visitor.context.cookies():
        person.http.cookies.set(cookie["name"], cookie["value"])
    table = visitor.page.url.partition("#")[0].rpartition("/")[2]
    return person.chair({"id": table}, seat)


def skip(visitor: Visitor, chair: Chair, chance: Random, most: int = BY_MESSAGE) -> None:
    """Answer some questions by messages; the page shows what came of it."""
    chair.at(visitor.state["number"])
    for _ in range(most):
        chair.until(lambda state: state["over"] or chair.seat in state["actors"])
        if chair.state["over"]:
            break
        # Where several are asked at once, another may have been quicker.
        # How to be asked stays as it was: it would change what the page asks.
        offered = [one for one in chair.state["actions"] if not one.startswith("ask ")]
        told = chair.answer(chair.ask("act", action=chance.choice(offered)))
        if told["type"] == "ack":
            chair.at(told["number"])
        else:
            chair.next("state")
    reached = chair.state["number"]
    visitor.until(lambda: visitor.state["number"] >= reached, "what was answered")


def answer(visitor: Visitor, chance: Random) -> bool:
    """Use one of the controls for a legal action of the present state; False if it was
    not there any more, though nothing had happened."""
    seen = answerable(visitor)
    if not my_turn(visitor):
        # What was sent together took the turn on.
        return True
    before = visitor.states
    if seen.confirm:
        if use(visitor, CONFIRM, chance):
            sent = visitor.page.locator(CONFIRM)
            visitor.until(lambda: not sent.count(), "all to be sent")
            return True
        return visitor.states > before
    action = chance.choice(ready(visitor, seen))
    used = use(visitor, f'[data-action="{action}"]:visible', chance)
    if used and action not in seen.marks:
        visitor.until(lambda: visitor.states > before, f"an answer to {action}")
    return used or visitor.states > before


def answerable(visitor: Visitor) -> Look:
    """The page as it is when what is asked can be answered there: it may be a moment
    behind the messages."""
    seen: list[Look] = []

    def can_answer() -> bool:
        seen[:] = [look(visitor)]
        if seen[0].busy or not my_turn(visitor):
            return not seen[0].busy
        covered = not uncovered(visitor, seen[0])
        return covered and (seen[0].confirm or bool(ready(visitor, seen[0])))

    visitor.until(can_answer, f"controls for {few_of(visitor)}")
    return seen[0]


def few_of(visitor: Visitor) -> str:
    return ", ".join(visitor.state["actions"][:5])


def use(visitor: Visitor, control: str, chance: Random) -> bool:
    """By mouse or by keys; whether it was still there. The table passes by itself where
    nothing else can be done, and may be first."""
    found = visitor.page.query_selector(control)
    placing = visitor.page.query_selector(PLACING) is not None
    if found is None:
        return False
    try:
        if chance.randrange(2):
            # A place that is pointed at may move first: what can be done there needs room.
            if placing:
                found.hover(timeout=SOON)
            found.click(timeout=SOON)
        else:
            found.focus()
            visitor.page.keyboard.press("Enter")
    except Error:
        # It moved out of sight, or is gone: then the next try may be by keys.
        return False
    return True
