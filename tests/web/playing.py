"""Whole games by the controls of the client: whatever can be done has a control, and
whatever control is there can be used."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, TimeoutError

from tests.web.browsing import Visitor

# Several hundred places are one control: the tile that is laid.
PLACING = "[data-placing]"
# Things that are marked first, and sent together by another control.
MARKED = "aria-pressed"
CONFIRM = "[data-confirm]:not([disabled])"
# A control that was there a moment ago can be used at once.
SOON = 5_000

# The actions of all controls; those that can be used now; those that are marked already.
CONTROLS = """() => {
  const all = [...document.querySelectorAll('[data-action]')];
  const usable = all.filter(one =>
    !one.disabled && one.getAttribute('aria-disabled') !== 'true' &&
    one.getAttribute('aria-pressed') !== 'true' && one.checkVisibility());
  const actions = found => found.map(one => one.dataset.action);
  return [actions(all), actions(usable)];
}"""


def my_turn(visitor: Visitor) -> bool:
    state = visitor.state
    return bool(state) and not state["over"] and visitor.hello["seat"] in state["actors"]


def is_over(visitor: Visitor) -> bool:
    return bool(visitor.state) and bool(visitor.state["over"])


def controls(visitor: Visitor) -> tuple[set[str], set[str]]:
    """The actions of all controls, and of those that can be used now."""
    every, usable = visitor.page.evaluate(CONTROLS)
    return set(every), set(usable)


def uncovered(visitor: Visitor) -> set[str]:
    """Legal actions without a control, beside the places of a tile that is being laid."""
    missing = set(visitor.state["actions"]) - controls(visitor)[0]
    if missing and visitor.page.query_selector(PLACING):
        missing = {action for action in missing if not places(action)}
    return missing


def places(action: str) -> bool:
    return action.split()[0] in ("place", "lay", "cat", "toy", "princess")


def usable(visitor: Visitor) -> list[str]:
    """Legal actions that a control can take now."""
    return sorted(set(visitor.state["actions"]) & controls(visitor)[1])


def play_on(visitor: Visitor, chance: Random, *, most: int = 5000) -> int:
    """Answer all questions to the end of the game, by mouse and by keys in turn; how
    many there were."""
    done = 0
    while not is_over(visitor):
        visitor.until(lambda: my_turn(visitor) or is_over(visitor), "my turn")
        if is_over(visitor):
            break
        answer(visitor, chance)
        done += 1
        assert done < most
    return done


def answer(visitor: Visitor, chance: Random) -> None:
    """Use one of the controls for a legal action of the present state."""
    # The page may be a moment behind the message.
    visitor.until(lambda: not uncovered(visitor), f"controls for {uncovered(visitor)}")
    if visitor.page.query_selector(CONFIRM):
        use(visitor, visitor.page.locator(CONFIRM).first, chance)
        visitor.until(lambda: not visitor.page.query_selector(CONFIRM), "all to be sent")
        return
    ready: list[str] = []

    def can_answer() -> bool:
        ready[:] = usable(visitor)
        marked = visitor.page.query_selector(CONFIRM) is not None
        return bool(ready) or marked or not my_turn(visitor)

    visitor.until(can_answer, f"a control for {few_of(visitor)}")
    if not ready:
        # What was sent together took the turn on, or all that can be marked is.
        return
    seen = visitor.states
    found = control(visitor, chance.choice(ready))
    try:
        marks = found.get_attribute(MARKED, timeout=SOON) is not None
        use(visitor, found, chance)
    except TimeoutError:
        # The table passes by itself where nothing else can be done, and may be first.
        assert visitor.states > seen
        return
    if not marks:
        visitor.until(lambda: visitor.states > seen, f"an answer; asked: {few_of(visitor)}")


def few_of(visitor: Visitor) -> str:
    return ", ".join(visitor.state["actions"][:5])


def control(visitor: Visitor, action: str) -> Locator:
    return visitor.page.locator(f'[data-action="{action}"]:visible').first


def use(visitor: Visitor, found: Locator, chance: Random) -> None:
    if chance.randrange(2):
        found.click(timeout=SOON)
    else:
        found.focus(timeout=SOON)
        visitor.page.keyboard.press("Enter")
