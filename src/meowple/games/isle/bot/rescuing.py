"""Which rescue cards to lay, which cats to rescue, what to find."""

from __future__ import annotations

from math import inf

from meowple.games.isle.bot.cards import SPEED
from meowple.games.isle.bot.decision_context import DecisionContext
from meowple.games.isle.bot.economy import SPARE_BASKET, baskets_in
from meowple.games.isle.bot.placing import tile_gain
from meowple.games.isle.bot.prospect import CAT_COST, rescues
from meowple.games.isle.rules.actions import Basket, Done, Find, Pass, Ready, Rescue
from meowple.games.isle.rules.day.rescue import basket_kinds
from meowple.games.isle.rules.state import FIELDS

# The higher value of fish when it runs out before the baskets do.
_SHORT_FISH = 0.8
# What a find will be good for on a later day, when it fills gaps.
_LATER = {"oshax": 0.0, "rare": 3.5, "common": 2.5, "small": 1.8}
# The second treasure of a card, compared with the first.
_SECOND = 0.7


def ready(context: DecisionContext, action: Ready) -> float:
    """A card is laid if today's cats need it; a lone broken basket never is."""
    state, player, economy = context.state, context.player, context.economy
    card = state.card(action.card)
    speed = card.speed * SPEED
    if card.basket is None:
        return speed
    if card.basket == "broken":
        faces = [state.card(c).basket for c in (*player.hand, *player.ready)]
        if faces.count("broken") < 2:
            return speed - 1.0 if context.days else 0.1
    laid = player.baskets + baskets_in(state, player.ready)
    more = laid + baskets_in(state, (action.card,))
    change = economy.worth(player.fish, more) - economy.worth(player.fish, laid)
    kept = SPARE_BASKET * (more - laid) if context.days else 0.0
    return (
        change - kept + (speed if change > kept else 0.0) + (0.0 if context.days else 0.1)
    )


def rescue(context: DecisionContext, action: Rescue) -> float:
    state = context.state
    if state.mode == "family":
        return context.gain(*_cat(context, 0, action.place)) + 1.0
    field = FIELDS.index(action.field)
    costs = state.box.supply.rescue_cost
    # when fish is short, a dear cat is at the cost of another; a cheap one never is
    cheap = min(costs.values())
    cost = costs[action.field]
    price = context.economy.fish * cheap + price_of_fish(context) * (cost - cheap)
    price += context.economy.lost(context.player.fish, cost)
    return context.gain(*_cat(context, field, action.place)) - price


def _cat(context: DecisionContext, field: int, place: int) -> tuple[int, str | None]:
    piece = context.state.fields[field][place - 1]
    return piece, context.state.piece(piece).colour


def price_of_fish(context: DecisionContext) -> float:
    """What a fish is worth in the rescue phase."""
    fish = context.economy.fish
    short = context.player.fish < CAT_COST * rescues(context.state, context.player)
    return max(fish, _SHORT_FISH) if short and fish >= 0 else fish


def leave(context: DecisionContext, action: Pass | Done) -> float:
    return 0.0


def basket(context: DecisionContext, action: Basket) -> float:
    """All baskets are back or gone tomorrow: it does not matter which one is used, but a
    permanent one may still be given back."""
    kinds = basket_kinds(context.state, context.player)
    return 0.0 if action.kind == kinds[-1] else -inf


def find(context: DecisionContext, action: Find) -> float:
    state = context.state
    option = next(o for o in state.card(action.card).options if o.what == action.what)
    gain = max(tile_gain(context, piece) for piece in state.stock(action.what))
    if option.tiles > 1:
        gain += _SECOND * max(gain, 0.0)
    later = _LATER[action.what] if context.days else -0.1
    return gain - later - option.fish * context.economy.fish
