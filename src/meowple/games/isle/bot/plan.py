"""Plans one day's rescue without the other players: which cats in which order, and where
to place them.

Cats that score more for the sister than for the player one by one may be worth it
together. So a beam search extends the best few plans until baskets or fish run out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from heapq import nlargest
from math import inf
from operator import attrgetter
from typing import NamedTuple

from meowple.games.isle.bot import placing, rescuing
from meowple.games.isle.bot.decision_context import DecisionContext
from meowple.games.isle.bot.prospect import evening, rescues
from meowple.games.isle.bot.solo import SoloJudge
from meowple.games.isle.bot.tiles import squares_of
from meowple.games.isle.rules.actions import Place, Rescue
from meowple.games.isle.rules.boat import Boat, Laid
from meowple.games.isle.rules.frames import PlaceTile
from meowple.games.isle.rules.state import FIELDS
from meowple.kernel.frame import Action
from meowple.kernel.knowledge import Late

# How many plans are followed further at least, how far, and how many places of a cat are
# tried, at first and later.
_WIDTH = 8
_LONGEST = 4
_FIRST_PLACES = 8
_PLACES = 4
# The share of each further cat's value that counts: the sister may take it first.
_SURE = 0.85


class Plan(NamedTuple):
    """Some cats laid, and what they are worth with the fish that they cost."""

    worth: float
    promise: float
    boat: Boat
    cats: tuple[Laid, ...]
    fish: int


class Planner:
    """Searches the rescues that a seat's baskets and fish allow."""

    def __init__(self, context: DecisionContext, late: Late) -> None:
        state, player = context.state, context.player
        self._context = context
        self._state = state
        self._late = late
        # Plans of one cat and of three are compared when the rescue is over.
        self._judge = SoloJudge(state, context.seat, evening(state))
        self._price = context.economy.fish
        self._turns = min(rescues(state, player), _LONGEST)
        self._anywhere = player.anywhere
        promise = self._judge.promise(player.boat)
        self._none = Plan(0.0, promise, player.boat, (), player.fish)

    def rescue(self, context: DecisionContext, action: Rescue) -> float:
        """What the best plan is worth that begins with a cat."""
        cat = self._state.fields[FIELDS.index(action.field)][action.place - 1]
        if cat not in self._by_cat:
            # it got late before
            return rescuing.rescue(context, action)
        cost = self._state.box.supply.rescue_cost[action.field]
        return self._by_cat[cat] - context.economy.lost(context.player.fish, cost)

    @cached_property
    def _by_cat(self) -> Mapping[int, float]:
        found: dict[int, float] = {}
        for tile, worth in self.worths().items():
            found[tile.piece] = max(worth, found.get(tile.piece, worth))
        return found

    def weigh_places(self, frame: PlaceTile, actions: Sequence[Action]) -> list[float]:
        """What the best plan is worth that begins with a cat at each of its places; those
        that do not look good are not tried."""
        found = {tile.mask: worth for tile, worth in self.worths(frame.piece).items()}
        if not found:
            # it got late before
            return placing.weigh_places(self._context, frame, actions)
        squares = squares_of(self._state.piece(frame.piece).shape)
        return [
            found.get(squares(action), -inf) if type(action) is Place else -inf
            for action in actions
        ]

    def worths(self, first: int | None = None) -> Mapping[Laid, float]:
        """What the best plan is worth, by the cat it begins with and where that lies; by
        the places of one cat alone, if it is named."""
        found: dict[Laid, float] = {}
        plans = [self._none]
        for _ in range(self._turns):
            longer = [*self._longer(plans, first)]
            if self._late():
                # a step that is half done would favor the cats it began with
                break
            for plan in longer:
                begun = plan.cats[0]
                found[begun] = max(plan.worth, found.get(begun, plan.worth))
            plans = _most_promising(longer)
        return found

    def _longer(self, plans: list[Plan], first: int | None) -> Iterator[Plan]:
        """All plans with one more cat; of those that end alike, the first."""
        ends = set()
        for plan in plans:
            for cat, cost in self._offers():
                begins_wrongly = first not in (None, cat) and not plan.cats
                if begins_wrongly or cost > plan.fish or cat in _pieces(plan):
                    continue
                if self._late():
                    return
                for longer in self._with(plan, cat, cost):
                    end = longer.boat.covered, frozenset(_pieces(longer))
                    if end not in ends:
                        ends.add(end)
                        yield longer

    def _offers(self) -> Iterator[tuple[int, int]]:
        costs = self._state.box.supply.rescue_cost
        for name, cats in zip(FIELDS, self._state.fields, strict=True):
            for cat in cats:
                yield cat, costs[name]

    def _with(self, plan: Plan, cat: int, cost: int) -> Iterator[Plan]:
        piece = self._state.piece(cat)
        sure = _SURE ** len(plan.cats)
        for mask in self._places(plan, cat):
            tile = Laid(cat, piece.kind, piece.colour, mask)
            boat = plan.boat.with_tile(tile)
            promise = self._judge.promise(boat)
            gain = promise - plan.promise - cost * self._price
            cats = (*plan.cats, tile)
            yield Plan(plan.worth + sure * gain, promise, boat, cats, plan.fish - cost)

    def _places(self, plan: Plan, cat: int) -> list[int]:
        """The squares of the places that look best."""
        piece, anywhere = self._state.piece(cat), self._anywhere and not plan.cats
        masks = map(squares_of(piece.shape), plan.boat.places(piece.shape, anywhere))
        look = self._judge.glance(plan.boat, piece.colour)
        return nlargest(_PLACES if plan.cats else _FIRST_PLACES, masks, key=look)


def _most_promising(plans: Iterable[Plan]) -> list[Plan]:
    """The best ones, and the best of each first cat: none is forgotten for another one's
    many places."""
    ranked = sorted(plans, key=attrgetter("worth"), reverse=True)
    kept = ranked[:_WIDTH]
    begun = {plan.cats[0].piece for plan in kept}
    for plan in ranked[_WIDTH:]:
        if plan.cats[0].piece not in begun:
            begun.add(plan.cats[0].piece)
            kept.append(plan)
    return kept


def _pieces(plan: Plan) -> list[int]:
    return [tile.piece for tile in plan.cats]
