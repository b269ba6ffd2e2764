"""Whole turns by keys alone, from *Play now*, in at most twice the presses of clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.table_seeds import DEALS
from tests.web.browsing import PICTURES, Visitor
from tests.web.conftest import Invite
from tests.web.playing import my_turn

GAMES = ("isle", "fits", "kyoto")
# More presses of one key than any control is away.
FAR = 60
# A control that can be used now, and what it does.
USABLE = ":not(:disabled):not([aria-disabled=true])"
MARK = f"[data-action][aria-pressed=false]{USABLE}"
CONFIRM = f"[data-confirm]{USABLE}"
# Actions that answer a question with nothing more.
ENDS = ", ".join(f"[data-action='{verb}']{USABLE}" for verb in ("done", "pay", "skip"))
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
FOCUSED = "what => document.activeElement.matches(what)"


class Hand:
    """Someone at a table who counts what they press."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.presses = 0
        # How many turns were begun.
        self.turns = 0

    def play_now(self, number: int) -> None:
        raise NotImplementedError

    def use(self, control: str, *way: str) -> None:
        """A control, and the keys that lead to it."""
        raise NotImplementedError

    def confirm(self, control: str) -> None:
        raise NotImplementedError

    def place(self, control: str) -> None:
        """The tile in hand, where it is."""
        raise NotImplementedError

    def answered(self) -> None:
        """What was pressed has come to the page."""
        visitor, before = self.visitor, self.visitor.states
        busy = visitor.page.locator("[aria-busy=true]")
        visitor.page.evaluate(PICTURES)
        visitor.until(lambda: not busy.count() or visitor.states > before, "an answer")
        visitor.settled()


class Mouse(Hand):
    def play_now(self, number: int) -> None:
        self.visitor.page.get_by_role("button", name="Play now").nth(number).click()
        self.presses += 1

    def use(self, control: str, *way: str) -> None:
        self.visitor.page.locator(f"{control}:visible").first.click(force=True)
        self.presses += 1

    def confirm(self, control: str) -> None:
        self.use(control)

    def place(self, control: str) -> None:
        self.use(control)


class Keys(Hand):
    def play_now(self, number: int) -> None:
        self.visitor.page.get_by_role("button", name="Play now").nth(number).focus()
        self.press("Enter")

    def press(self, key: str) -> None:
        self.visitor.page.keyboard.press(key)
        self.visitor.page.evaluate(PICTURES)
        self.presses += 1

    def use(self, control: str, *way: str) -> None:
        for _ in range(FAR):
            if self.visitor.page.evaluate(FOCUSED, control):
                break
            for key in way:
                self.press(key)
                if self.visitor.page.evaluate(FOCUSED, control):
                    break
        assert self.visitor.page.evaluate(FOCUSED, control), control
        self.press("Enter")

    def confirm(self, control: str) -> None:
        self.press("Control+Enter")

    def place(self, control: str) -> None:
        self.press("Enter")


def is_there(visitor: Visitor, control: str) -> bool:
    return bool(visitor.page.locator(f"{control}:visible").count())


def isle(hand: Hand) -> bool:
    """One answer; whether the turn is over: a cat is on the boat."""
    visitor = hand.visitor
    decision, view = visitor.state["view"]["asked"]["decision"], visitor.state["view"]
    if decision == "draft":
        for _ in range(view["own"]["to_keep"]):
            hand.use(MARK, "Tab")
        hand.confirm(CONFIRM)
    elif decision == "rescue":
        hand.use(f"[data-action^='rescue ']{USABLE}", "ArrowDown")
    elif decision == "place":
        hand.place("[data-placing] [data-action]")
        return True
    else:
        hand.confirm(ENDS)
    return False


def fits(hand: Hand) -> bool:
    """The start card, then a turn: a card is drawn, played and placed, without a cat."""
    decision = hand.visitor.state["view"]["asked"]["decision"]
    if decision == "turn":
        if hand.turns:
            return True
        hand.turns += 1
        hand.use(f"[data-action=draw]{USABLE}", "Tab")
    elif decision == "card":
        hand.use(f"[data-action^='play ']{USABLE}", "Tab")
    elif decision in ("start", "lay"):
        hand.use("[data-place]", "ArrowRight")
    else:
        hand.confirm(ENDS)
    return False


def kyoto(hand: Hand) -> bool:
    """A step, as long as there is one; a turn also ends with the last one."""
    state = hand.visitor.state
    if state["view"]["round"] > 1:
        return True
    if not any(one.startswith("step") for one in state["actions"]):
        hand.confirm(ENDS)
        return True
    hand.use(f"[data-space]:is([data-action], [data-way]){USABLE}", *ARROWS)
    return False


TURNS: dict[str, Callable[[Hand], bool]] = {"isle": isle, "fits": fits, "kyoto": kyoto}


def presses(hand: Hand, game: str) -> int:
    """How many presses take someone from home through the first turn."""
    DEALS.begin(f"a turn of {game}")
    visitor = hand.visitor
    visitor.go("/")
    hand.play_now(GAMES.index(game))
    over = False
    while not over:
        visitor.until(lambda: my_turn(visitor), "my turn")
        visitor.settled()
        over = TURNS[game](hand)
        hand.answered()
    return hand.presses


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_takes_at_most_twice_as_many_keys_as_clicks(
    visit: Invite, game: str
) -> None:
    clicks = presses(Mouse(visit()), game)
    keys = presses(Keys(visit()), game)
    assert keys <= 2 * clicks, (keys, clicks)
