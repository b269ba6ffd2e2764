"""When to play the anytime cards, and the choices inside them."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from meowple.games.isle.bot.cards import counts_tiles, fish_of
from meowple.games.isle.bot.decision_context import DecisionContext
from meowple.games.isle.bot.prospect import CAT_COST, rescues
from meowple.games.isle.bot.rescuing import price_of_fish
from meowple.games.isle.rules.actions import Anytime, Ask, Move, Put, Remove
from meowple.games.isle.rules.anytime.choices import BlindTile, corner
from meowple.games.isle.rules.boat import TREASURES
from meowple.games.isle.rules.box import Card
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.day.rescue import RescueTurns
from meowple.games.isle.rules.frames import placeable
from meowple.games.isle.rules.further_tile import FurtherTile
from meowple.games.isle.rules.state import CHOOSING, FIELDS, RIGHT

# Cards that are better kept are not considered now.
_NO = -inf
# On the last day fish buys cards before it buys cats.
_FISH_FOR_CARDS = 0.3
# A card that gives fish gives more later.
_WAITING = 1.2
# What a tile from the bag adds to a boat with room for it; the sister has her share.
_BLIND = 4.0
_BLIND_SOLO = 1.0
_ROOM = 25
# The value of moving a cat to where it costs more.
_BACKWARDS = -1.0
# What a card that lets a tile lie anywhere will be worth on a later day.
_ANYWHERE_LATER = 0.3


def anytime(context: DecisionContext, action: Anytime) -> float:
    card = context.state.card(action.card)
    weigh = _fish if counts_tiles(card) else _EFFECTS[card.effect]
    points = weigh(context, card, action.choice)
    return points if points > 0 else _NO


def ask(context: DecisionContext, action: Ask) -> float:
    """Never changed: the default, being asked at windows, is right."""
    return -inf


def _on_turn(context: DecisionContext) -> bool:
    """Whether the seat could rescue a cat now."""
    state = context.state
    if not isinstance(state.stack[-1], RescueTurns) or state.acts:
        return False
    return state.order[state.at] == context.seat


def _worth_of_fish(context: DecisionContext, fish: int, baskets: int = 0) -> float:
    """What additional fish is worth now."""
    state, player, economy = context.state, context.player, context.economy
    phase = phase_name(state)
    if phase == "buy" and player.step == CHOOSING and not context.days:
        return fish * _FISH_FOR_CARDS
    if phase not in ("buy", "lessons", "ready", "order", "rescue") or player.passed:
        return fish * economy.fish
    held = rescues(state, player)
    now = economy.worth(player.fish, held)
    return economy.worth(player.fish + fish, held + baskets) - now


def _fish(context: DecisionContext, card: Card, choice: str) -> float:
    fish = fish_of(context.player, card, choice)
    later = _WAITING * context.economy.fish * (fish + context.days) if context.days else 0.0
    return _worth_of_fish(context, fish) - later - 0.01


def _basket(context: DecisionContext, card: Card, choice: str) -> float:
    return context.cards.basket_a_day * context.judge.ahead.left - 0.1


def _basket_for_lessons(context: DecisionContext, card: Card, choice: str) -> float:
    worths = sorted(context.cards.worth(lesson) for lesson in context.player.lessons)
    return _basket(context, card, choice) - sum(worths[: card.amount("lessons")])


def _basket_for_treasures(context: DecisionContext, card: Card, choice: str) -> float:
    boat = context.player.boat
    losses = sorted(
        context.promise - context.judge.promise(boat.without(tile))
        for tile in boat.of_kind(*TREASURES)
    )
    return _basket(context, card, choice) - sum(losses[: card.amount("treasures")])


def _basket_for_fish(context: DecisionContext, card: Card, choice: str) -> float:
    lost = -1 if choice == "unused" else 0
    gained = _worth_of_fish(context, card.amount("fish"), lost)
    return gained - context.cards.basket_a_day * context.days - 0.2


def _draw(context: DecisionContext, card: Card, choice: str) -> float:
    """Best after fishing or after paying, so that lessons among the cards are laid today.
    What is left in the evening is kept for tomorrow's fish, if that can be used."""
    state = context.state
    if phase_name(state) in ("fishing", "buy"):
        return 0.5 if context.player.fish > 1 else 0.05
    return _NO if context.days and state.letter.window_after_fishing else 0.05


def _blind(context: DecisionContext, card: Card, choice: str) -> float:
    if context.player.boat.free.bit_count() < _ROOM:
        return _NO
    return _BLIND_SOLO if context.state.sister else _BLIND


def _extra(context: DecisionContext, card: Card, choice: str) -> float:
    """Two cats at once leave fewer to the others."""
    state, player = context.state, context.player
    cats = sum(map(len, state.fields))
    able = min(rescues(state, player), int(player.fish / CAT_COST), cats)
    return 0.5 if _on_turn(context) and able > 1 + player.extra else _NO


def _more_cats(context: DecisionContext, card: Card, choice: str) -> float:
    state, player = context.state, context.player
    few = sum(map(len, state.fields)) < 2
    able = rescues(state, player) and player.fish >= CAT_COST
    return 2.0 if few and able and _on_turn(context) else _NO


def _move_cats(context: DecisionContext, card: Card, choice: str) -> float:
    """Cats of the right field are cheaper in the left one."""
    state, player = context.state, context.player
    if not _on_turn(context):
        return _NO
    left, right = map(len, state.fields)
    able = min(rescues(state, player), int(player.fish / CAT_COST))
    wanted = min(able - left / max(len(state.players), 2), right, card.amount("max"))
    return 2 * wanted * price_of_fish(context) - 0.5


def _anywhere(context: DecisionContext, card: Card, choice: str) -> float:
    """For a tile that fits nowhere else, or a treasure that does more on its own."""
    frame = context.state.stack[-1]
    if isinstance(frame, FurtherTile):
        later = _ANYWHERE_LATER if context.days else 0.0
        return _best_apart(context, frame) - later
    if not isinstance(frame, BlindTile):
        return _NO
    shape = context.state.piece(frame.piece).shape
    return _NO if context.player.boat.has_place(shape) else _BLIND / 2


def _best_apart(context: DecisionContext, frame: FurtherTile) -> float:
    """What the boat gains by one of these treasures, placed anywhere."""
    free = context.state.copy()
    free.players[context.seat].anywhere = True
    anywhere = DecisionContext(free, context.seat)
    pieces = placeable(free, context.seat, frame.what)
    return max([anywhere.gain(piece, None) for piece in pieces], default=_NO)


def move(context: DecisionContext, action: Move) -> float:
    state = context.state
    field = FIELDS.index(action.field)
    if field != RIGHT:
        return _BACKWARDS
    cat = state.fields[field][action.place - 1]
    return context.gain(cat, state.piece(cat).colour) - 3.0


def put(context: DecisionContext, action: Put) -> float:
    return 0.0 if action.field == FIELDS[RIGHT] else 1.0


def remove(context: DecisionContext, action: Remove) -> float:
    boat = context.player.boat
    tile = next(t for t in boat.of_kind(*TREASURES) if corner(t) == (action.x, action.y))
    return context.judge.promise(boat.without(tile)) - context.promise


_EFFECTS: dict[str, Callable[[DecisionContext, Card, str], float]] = {
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
