"""Which rescue cards to lay, which cats to rescue, what to find."""

from __future__ import annotations

from math import inf

from meowple.games.isle.bot.cards import SPEED
from meowple.games.isle.bot.decision_context import Mind
from meowple.games.isle.bot.economy import SPARE_BASKET, baskets_in
from meowple.games.isle.bot.placing import tile_gain
from meowple.games.isle.bot.prospect import CAT_COST, rescues
from meowple.games.isle.rules.actions import Basket, Done, Find, Pass, Ready, Rescue
from meowple.games.isle.rules.day.rescue import basket_kinds
from meowple.games.isle.rules.state import FIELDS

# Fish that runs out before the baskets do is dear.
_SHORT_FISH = 0.8
# What a find will be good for on a later day, when it fills gaps.
_LATER = {"oshax": 0.0, "rare": 3.5, "common": 2.5, "small": 1.8}
# The second treasure of a card, compared with the first.
_SECOND = 0.7


def ready(mind: Mind, action: Ready) -> float:
    """A card is laid if today's cats need it; a lone broken basket never is."""
    state, player, economy = mind.state, mind.player, mind.economy
    card = state.card(action.card)
    speed = card.speed * SPEED
    if card.basket is None:
        return speed
    if card.basket == "broken":
        faces = [state.card(c).basket for c in (*player.hand, *player.ready)]
        if faces.count("broken") < 2:
            return speed - 1.0 if mind.days else 0.1
    laid = player.baskets + baskets_in(state, player.ready)
    more = laid + baskets_in(state, (action.card,))
    change = economy.worth(player.fish, more) - economy.worth(player.fish, laid)
    kept = SPARE_BASKET * (more - laid) if mind.days else 0.0
    return change - kept + (speed if change > kept else 0.0) + (0.0 if mind.days else 0.1)


def rescue(mind: Mind, action: Rescue) -> float:
    state = mind.state
    if state.mode == "family":
        return mind.gain(*_cat(mind, 0, action.place)) + 1.0
    field = FIELDS.index(action.field)
    costs = state.box.supply.rescue_cost
    # when fish is short, a dear cat is at the cost of another; a cheap one never is
    cheap = min(costs.values())
    cost = costs[action.field]
    price = mind.economy.fish * cheap + price_of_fish(mind) * (cost - cheap)
    price += mind.economy.lost(mind.player.fish, cost)
    return mind.gain(*_cat(mind, field, action.place)) - price


def _cat(mind: Mind, field: int, place: int) -> tuple[int, str | None]:
    piece = mind.state.fields[field][place - 1]
    return piece, mind.state.piece(piece).colour


def price_of_fish(mind: Mind) -> float:
    """What a fish is worth in the rescue phase."""
    fish = mind.economy.fish
    short = mind.player.fish < CAT_COST * rescues(mind.state, mind.player)
    return max(fish, _SHORT_FISH) if short and fish >= 0 else fish


def leave(mind: Mind, action: Pass | Done) -> float:
    return 0.0


def basket(mind: Mind, action: Basket) -> float:
    """All baskets are back or gone tomorrow: it does not matter which one is used, but a
    permanent one may still be given back."""
    kinds = basket_kinds(mind.state, mind.player)
    return 0.0 if action.kind == kinds[-1] else -inf


def find(mind: Mind, action: Find) -> float:
    state = mind.state
    option = next(o for o in state.card(action.card).options if o.what == action.what)
    gain = max(tile_gain(mind, piece) for piece in state.stock(action.what))
    if option.tiles > 1:
        gain += _SECOND * max(gain, 0.0)
    later = _LATER[action.what] if mind.days else -0.1
    return gain - later - option.fish * mind.economy.fish
