"""Which cards to keep and to pay for, which lessons to name and to give up."""

from __future__ import annotations

from collections.abc import Sequence

from meowple.games.isle.bot.decision_context import DecisionContext
from meowple.games.isle.bot.economy import baskets_in
from meowple.games.isle.bot.judge import Judge
from meowple.games.isle.bot.lessons import expected
from meowple.games.isle.rules.actions import Buy, Discard, Keep, Lesson, Pay
from meowple.games.isle.rules.purchase import to_pay

# A card that is kept in the draft is paid for more often than not.
_WILL_PAY = 0.7


def keep(context: DecisionContext, action: Keep) -> float:
    """In the draft: the value of buying the card in addition to those kept."""
    state, player = context.state, context.player
    if state.mode == "family":
        return context.cards.worth(action.card)
    price = sum(state.card(card).cost for card in player.kept)
    return _bought(context, action.card, player.fish - _WILL_PAY * price, player.kept)


def buy(context: DecisionContext, action: Buy) -> float:
    player = context.player
    fish = player.fish - to_pay(context.state, player)
    return _bought(context, action.card, fish, player.chosen)


def pay(context: DecisionContext, action: Pay) -> float:
    return 0.0


def _bought(
    context: DecisionContext, number: int, fish: float, before: Sequence[int]
) -> float:
    """What a card brings beyond its price."""
    state, player, economy = context.state, context.player, context.economy
    held = (*player.hand, *player.ready, *before)
    now = player.baskets + baskets_in(state, held)
    then = player.baskets + baskets_in(state, (*held, number))
    left = max(fish - state.card(number).cost, 0.0)
    change = economy.worth(left, then) - economy.worth(fish, now)
    return context.cards.worth(number) + change


def lesson(context: DecisionContext, action: Lesson) -> float:
    """A color that helps the seat's own boat more than the others'."""
    state = context.state
    score = state.card(action.card).score
    assert score is not None

    def points(judge: Judge) -> float:
        standing = judge.standing(judge.player.boat)
        return expected(score, standing, action.colour, judge.ahead)

    others = [Judge(state, p.seat) for p in state.players if p.seat != context.seat]
    theirs = sum(map(points, others)) / max(len(others), 1)
    return points(context.judge) - theirs


def discard(context: DecisionContext, action: Discard) -> float:
    return -context.cards.worth(action.card)
