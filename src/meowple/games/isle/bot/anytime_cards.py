"""When to play the anytime cards, and the choices inside them."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from meowple.games.isle.bot.cards import counts_tiles, fish_of
from meowple.games.isle.bot.decision_context import Mind
from meowple.games.isle.bot.prospect import CAT_COST, rescues
from meowple.games.isle.bot.rescuing import price_of_fish
from meowple.games.isle.rules.actions import Anytime, Ask, Move, Put, Remove
from meowple.games.isle.rules.anytime.choices import BlindTile, corner
from meowple.games.isle.rules.boat import TREASURES
from meowple.games.isle.rules.box import Card
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.day.rescue import RescueTurns
from meowple.games.isle.rules.state import CHOOSING, FIELDS, RIGHT

# A card that is better kept is not worth a look now.
_NO = -inf
# On the last day fish buys cards before it buys cats.
_FISH_FOR_CARDS = 0.3
# A card that gives fish gives more later.
_WAITING = 1.2
# What a tile from the bag adds to a boat with room for it; the sister has her share.
_BLIND = 4.0
_BLIND_SOLO = 1.0
_ROOM = 25
# A cat that is moved to where it is dearer.
_BACKWARDS = -1.0


def anytime(mind: Mind, action: Anytime) -> float:
    card = mind.state.card(action.card)
    weigh = _fish if counts_tiles(card) else _EFFECTS[card.effect]
    points = weigh(mind, card, action.choice)
    return points if points > 0 else _NO


def ask(mind: Mind, action: Ask) -> float:
    """Being asked at windows is right."""
    return -inf


def _on_turn(mind: Mind) -> bool:
    """Whether the seat could rescue a cat now."""
    state = mind.state
    if not isinstance(state.stack[-1], RescueTurns) or state.acts:
        return False
    return state.order[state.at] == mind.seat


def _worth_of_fish(mind: Mind, fish: int, baskets: int = 0) -> float:
    """What more fish is worth at this moment."""
    state, player, economy = mind.state, mind.player, mind.economy
    phase = phase_name(state)
    if phase == "buy" and player.step == CHOOSING and not mind.days:
        return fish * _FISH_FOR_CARDS
    if phase not in ("buy", "lessons", "ready", "order", "rescue") or player.passed:
        return fish * economy.fish
    held = rescues(state, player)
    now = economy.worth(player.fish, held)
    return economy.worth(player.fish + fish, held + baskets) - now


def _fish(mind: Mind, card: Card, choice: str) -> float:
    fish = fish_of(mind.state, mind.player, card, choice)
    later = _WAITING * mind.economy.fish * (fish + mind.days) if mind.days else 0.0
    return _worth_of_fish(mind, fish) - later - 0.01


def _basket(mind: Mind, card: Card, choice: str) -> float:
    return mind.cards.basket_a_day * mind.judge.ahead.left - 0.1


def _basket_for_lessons(mind: Mind, card: Card, choice: str) -> float:
    worths = sorted(mind.cards.worth(lesson) for lesson in mind.player.lessons)
    return _basket(mind, card, choice) - sum(worths[: card.amount("lessons")])


def _basket_for_treasures(mind: Mind, card: Card, choice: str) -> float:
    boat = mind.player.boat
    losses = sorted(
        mind.promise - mind.judge.promise(boat.without(tile))
        for tile in boat.of_kind(*TREASURES)
    )
    return _basket(mind, card, choice) - sum(losses[: card.amount("treasures")])


def _basket_for_fish(mind: Mind, card: Card, choice: str) -> float:
    lost = -1 if choice == "unused" else 0
    gained = _worth_of_fish(mind, card.amount("fish"), lost)
    return gained - mind.cards.basket_a_day * mind.days - 0.2


def _draw(mind: Mind, card: Card, choice: str) -> float:
    """Best after paying, so that lessons among the cards are laid today."""
    return 0.5 if phase_name(mind.state) == "buy" and mind.player.fish > 1 else 0.05


def _blind(mind: Mind, card: Card, choice: str) -> float:
    if mind.player.boat.free.bit_count() < _ROOM:
        return _NO
    return _BLIND_SOLO if mind.state.sister else _BLIND


def _extra(mind: Mind, card: Card, choice: str) -> float:
    """Two cats at once leave fewer to the others."""
    state, player = mind.state, mind.player
    cats = sum(map(len, state.fields))
    able = min(rescues(state, player), int(player.fish / CAT_COST), cats)
    return 0.5 if _on_turn(mind) and able > 1 + player.extra else _NO


def _more_cats(mind: Mind, card: Card, choice: str) -> float:
    state, player = mind.state, mind.player
    few = sum(map(len, state.fields)) < 2
    able = rescues(state, player) and player.fish >= CAT_COST
    return 2.0 if few and able and _on_turn(mind) else _NO


def _move_cats(mind: Mind, card: Card, choice: str) -> float:
    """Cats of the right field are cheaper in the left one."""
    state, player = mind.state, mind.player
    if not _on_turn(mind):
        return _NO
    left, right = map(len, state.fields)
    able = min(rescues(state, player), int(player.fish / CAT_COST))
    wanted = min(able - left / max(len(state.players), 2), right, card.amount("max"))
    return 2 * wanted * price_of_fish(mind) - 0.5


def _anywhere(mind: Mind, card: Card, choice: str) -> float:
    """For a tile that could lie nowhere else."""
    frame = mind.state.stack[-1]
    if not isinstance(frame, BlindTile):
        return _NO
    shape = mind.state.piece(frame.piece).shape
    return _NO if mind.player.boat.has_place(shape) else _BLIND / 2


def move(mind: Mind, action: Move) -> float:
    state = mind.state
    field = FIELDS.index(action.field)
    if field != RIGHT:
        return _BACKWARDS
    cat = state.fields[field][action.place - 1]
    return mind.gain(cat, state.piece(cat).colour) - 3.0


def put(mind: Mind, action: Put) -> float:
    return 0.0 if action.field == FIELDS[RIGHT] else 1.0


def remove(mind: Mind, action: Remove) -> float:
    boat = mind.player.boat
    tile = next(t for t in boat.of_kind(*TREASURES) if corner(t) == (action.x, action.y))
    return mind.judge.promise(boat.without(tile)) - mind.promise


_EFFECTS: dict[str, Callable[[Mind, Card, str], float]] = {
    "gain_basket": _basket,
    "basket_for_lessons": _basket_for_lessons,
    "basket_for_treasures": _basket_for_treasures,
    "basket_for_fish": _basket_for_fish,
    "draw_cards": _draw,
    "bag_to_boat": _blind,
    "extra_rescue": _extra,
    "bag_to_fields": _more_cats,
    "move_field_cats": _move_cats,
    "next_tile_anywhere": _anywhere,
}
