"""The rollout policy: how all seats play in the games that a `tiger` bot simulates.

Every choice is made by a rule of thumb; time is spent on the places of tiles alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meowple.games.isle.bot.habits import Sight
from meowple.games.isle.bot.memory import Memory
from meowple.games.isle.bot.prospect import CAT_COST, rescues
from meowple.games.isle.bot.solo import colour_prices
from meowple.games.isle.rules import actions as said
from meowple.games.isle.rules.boat import COLOURS
from meowple.games.isle.rules.box import Card
from meowple.games.isle.rules.frames import PlaceTile
from meowple.games.isle.rules.state import IsleState, Player
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng

# What cards are worth beyond their price; lessons alike, whatever they ask for.
_KINDS = {
    "oshax": 5.0,
    "private_lesson": 4.0,
    "public_lesson": 3.0,
    "treasure": 2.5,
    "anytime": 0.4,
}
_BASKETS = {"whole": 2.5, "broken": 1.0, None: 0.2}
# A card that is worth less is not bought.
_LEAST = 0.5
_GAIN_BASKET = "gain_basket"
# For how many cats of the day fish is kept back, at most.
_CATS = 3
# What a cat adds, what each cat of its color that is there adds to that, and a fish.
_CAT, _COMPANY, _COMPANY_MOST, _FISH = 4.0, 1.0, 5, 0.5

Offered = Sequence[Any]
Choose = Callable[[IsleState, Player, Offered, Rng], Any]


def choose(
    state: IsleState, seat: int, actions: Sequence[Action], rng: Rng, memory: Memory
) -> Action:
    player = state.players[seat]
    first = actions[0]
    frame = state.stack[-1]
    if isinstance(frame, PlaceTile) and type(first) is said.Place:
        return actions[Sight(state, seat, memory).best_place(frame.piece, frame.colour)[1]]
    rule = _RULES.get(type(first))
    found: Action = rule(state, player, actions, rng) if rule else first
    return found


def _worth(card: Card, days: int) -> float:
    """What a card is worth beyond its price."""
    if card.kind == "rescue":
        return _BASKETS[card.basket]
    if card.effect == _GAIN_BASKET:
        return 2.0 * days
    return _KINDS.get(card.kind, 1.0)


def _keep(state: IsleState, player: Player, actions: Offered, rng: Rng) -> Any:
    cards = state.box.cards
    days = state.box.supply.days - state.day
    offered = [action for action in actions if type(action) is said.Keep]
    return max(offered, key=lambda action: _worth(cards[action.card], days))


def _buy(state: IsleState, player: Player, actions: Offered, rng: Rng) -> Any:
    """The best card that leaves enough fish for cats, until there is none."""
    cards = state.box.cards
    days = state.box.supply.days - state.day
    whole = sum(cards[c].basket == "whole" for c in (*player.hand, *player.chosen))
    cats = min(player.baskets + whole, _CATS)
    spent = sum(cards[card].cost for card in player.chosen)
    left = player.fish - spent - cats * CAT_COST
    best, found = _LEAST, actions[0]
    for action in actions:
        if type(action) is said.Buy:
            card = cards[action.card]
            worth = _worth(card, days)
            if worth > best and card.cost <= left:
                best, found = worth, action
        elif best == _LEAST and type(action) is said.Pay:
            found = action
    return found


def _ready(state: IsleState, player: Player, actions: Offered, rng: Rng) -> Any:
    """Whole baskets and pairs of broken ones, as far as the fish goes."""
    cards = state.box.cards
    if rescues(state, player) * 3 < player.fish:
        faces = [cards[card].basket for card in (*player.hand, *player.ready)]
        pairs = faces.count("broken") > 1
        for action in actions:
            if type(action) is not said.Ready:
                break
            basket = cards[action.card].basket
            if basket == "whole" or (pairs and basket == "broken"):
                return action
    return next(action for action in actions if type(action) is said.Done)


def _rescue(state: IsleState, player: Player, actions: Offered, rng: Rng) -> Any:
    """A cat of a color that is there already, and a cheap one."""
    counts, sister = _colors(player), colour_prices(state)
    last = state.day == state.box.supply.days
    price = 0.0 if last or state.mode == "family" else _FISH
    best, found = 0.0, None
    for action in actions:
        if type(action) is said.Rescue:
            right = action.field == "right"
            piece = state.box.pieces[state.fields[right][action.place - 1]]
            colour = str(piece.colour)
            company = _COMPANY * min(counts[colour], _COMPANY_MOST)
            points = _CAT + company - price * (5 if right else 3) - sister.get(colour, 0.0)
            if points > best:
                best, found = points, action
        elif found is None and type(action) in (said.Pass, said.Done):
            found = action
    return found or actions[0]


def _colors(player: Player) -> dict[str, int]:
    counts = dict.fromkeys(COLOURS, 0)
    for tile in player.boat.tiles:
        if tile.colour:
            counts[tile.colour] += 1
    return counts


def _color(state: IsleState, player: Player, actions: Offered, rng: Rng) -> Any:
    """The color with the most cats."""
    counts = _colors(player)
    named = [action for action in actions if hasattr(action, "colour")]
    return max(named, key=lambda action: counts[action.colour])


def _take(state: IsleState, player: Player, actions: Offered, rng: Rng) -> Any:
    """The largest: the last of a kind."""
    taken = [action for action in actions if type(action) is said.Take]
    return taken[-1]


def _done(state: IsleState, player: Player, actions: Offered, rng: Rng) -> Any:
    """A basket is worth its card at any time; other cards are for those with time."""
    cards = state.box.cards
    for action in actions:
        if type(action) is said.Anytime and cards[action.card].effect == _GAIN_BASKET:
            return action
    return actions[0]


_RULES: dict[type[Action], Choose] = {
    said.Keep: _keep,
    said.Buy: _buy,
    said.Pay: _buy,
    said.Ready: _ready,
    said.Rescue: _rescue,
    said.Colour: _color,
    said.Lesson: _color,
    said.Take: _take,
    said.Done: _done,
}
