"""The cats of one day as if a seat were alone: which ones in which order, and where to
place them.

Cats that are worth little one by one may be worth it together. So a beam search extends the
best few plans until baskets or fish run out. Cats that others may take first count less.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from heapq import nlargest
from math import inf
from operator import attrgetter
from typing import NamedTuple

from meowple.games.isle.bot.glance import Glance
from meowple.games.isle.bot.memory import Memory, Ranked
from meowple.games.isle.bot.prospect import evening, rescues
from meowple.games.isle.bot.solo import judge
from meowple.games.isle.rules.boat import Boat, Laid
from meowple.games.isle.rules.state import FIELDS, IsleState, Player
from meowple.kernel.knowledge import Late, never
from meowple.kernel.toolbox.identity_key import IdentityKey
from meowple.kernel.toolbox.once import once

# How many plans are followed further at least, how far, and how many places of a cat are
# tried, at first and later.
_WIDTH = 8
_LONGEST = 4
_FIRST_PLACES = 8
_PLACES = 4
# For a rough plan: this many plans, and places of every cat.
_ROUGH_WIDTH = 3
_ROUGH_PLACES = 2
# How many of the cats a plan may go on with.
_FURTHER = 5
# The share of each further cat's value that counts: the sister may take it first, or
# another player.
SURE_ALONE = 0.85
_SURE = 0.7
# More fish than a plan can use.
_PLENTY = 40


class Plan(NamedTuple):
    """Some cats laid on a boat, and what they are worth with the fish that they cost. The
    last one is not yet on `before`: most plans are not followed further."""

    worth: float
    before: Boat
    cats: tuple[Laid, ...]
    fish: int
    # The squares that are covered then.
    covered: int

    @property
    def boat(self) -> Boat:
        return self.before.with_tile(self.cats[-1]) if self.cats else self.before


class Beam:
    """Searches the rescues of a day; `price` is what a fish is worth tomorrow."""

    def __init__(
        self,
        state: IsleState,
        player: Player,
        price: float,
        late: Late = never,
        memory: Memory | None = None,
    ) -> None:
        self._state = state
        self._late = late
        # Plans of one cat and of three are compared when the rescue is over.
        self._judge = judge(state, player.seat, evening(state))
        self._price = price
        self._turns = min(rescues(state, player), _LONGEST)
        self._anywhere = player.anywhere
        self._places_tried = _FIRST_PLACES, _PLACES
        self.sure = SURE_ALONE if state.sister else _SURE
        self._promised: tuple[Boat, float] | None = None
        self._known = memory.places(self._judge) if memory else {}
        boat = player.boat
        self._none = Plan(0.0, boat, (), player.fish, boat.covered)

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

    def gains(self) -> Iterator[float]:
        """What one cat adds to the boat, what a second one adds, and so on, with baskets
        and fish for all of them, and without what they cost."""
        self._places_tried = _ROUGH_PLACES, _ROUGH_PLACES
        plans = [self._none._replace(fish=_PLENTY)]
        before = 0.0
        for _ in range(_LONGEST):
            longer = [*self._longer(plans, None)]
            if not longer:
                break
            total = max([plan.worth + self._paid(plan) for plan in longer])
            yield total - before
            before = total
            plans = nlargest(_ROUGH_WIDTH, longer, key=attrgetter("worth"))

    def _paid(self, plan: Plan) -> float:
        """What the fish for a plan is worth, as far as it was counted."""
        costs = dict(self._offers())
        paid = (costs[cat] * self.sure**n for n, cat in enumerate(_pieces(plan)))
        return self._price * sum(paid)

    def _longer(self, plans: list[Plan], first: int | None) -> Iterator[Plan]:
        """All plans with one more cat; of those that end alike, the first."""
        ends = set()
        for plan in plans:
            boat = plan.boat
            for cat, cost in self._further if plan.cats else self._offers():
                begins_wrongly = first not in (None, cat) and not plan.cats
                if begins_wrongly or cost > plan.fish or cat in _pieces(plan):
                    continue
                if self._late():
                    return
                for longer in self._with(plan, boat, cat, cost):
                    end = longer.covered, frozenset(_pieces(longer))
                    if end not in ends:
                        ends.add(end)
                        yield longer

    @once
    def _further(self) -> list[tuple[int, int]]:
        """The cats that a plan may go on with: those that are worth most on their own."""
        boat, number = self._none.before, self._places_tried[0]

        def worth(offer: tuple[int, int]) -> float:
            found = self._places(boat, offer[0], self._anywhere, number)
            gain = max([gain for _, gain in found], default=-inf)
            return gain - offer[1] * self._price

        return nlargest(_FURTHER, self._offers(), key=worth)

    def _offers(self) -> Iterator[tuple[int, int]]:
        costs = self._state.box.supply.rescue_cost
        for name, cats in zip(FIELDS, self._state.fields, strict=True):
            for cat in cats:
                yield cat, costs[name]

    def _with(self, plan: Plan, boat: Boat, cat: int, cost: int) -> Iterator[Plan]:
        """A plan, whose cats lie on `boat`, with one more cat."""
        sure = self.sure ** len(plan.cats)
        anywhere = self._anywhere and not plan.cats
        number = self._places_tried[bool(plan.cats)]
        price, left = cost * self._price, plan.fish - cost
        for tile, gain in self._places(boat, cat, anywhere, number):
            worth = plan.worth + sure * (gain - price)
            yield Plan(worth, boat, (*plan.cats, tile), left, plan.covered | tile.mask)

    def _places(
        self, boat: Boat, cat: int, anywhere: bool, number: int
    ) -> Iterable[tuple[Laid, float]]:
        """A cat at the places that look best, and what the boat gains there."""
        key = IdentityKey(boat), cat, anywhere
        found = self._known.get(key)
        if found is None:
            piece = self._state.piece(cat)
            look = Glance(self._judge, boat, piece.colour)
            masks = look.best(piece.shape, anywhere, _FIRST_PLACES)
            tiles = [Laid(cat, piece.kind, piece.colour, mask) for mask in masks]
            found = self._known[key] = Ranked(tiles)
        missing = found.tiles[len(found.gains) : number]
        if missing:
            promise = self._promise(boat)
            for tile in missing:
                found.gains.append(self._judge.promise(boat.with_tile(tile)) - promise)
        return zip(found.tiles, found.gains[:number], strict=False)

    def _promise(self, boat: Boat) -> float:
        """What a boat promises; the same one is asked about for each cat in turn."""
        if self._promised is None or self._promised[0] is not boat:
            self._promised = boat, self._judge.promise(boat)
        return self._promised[1]


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
