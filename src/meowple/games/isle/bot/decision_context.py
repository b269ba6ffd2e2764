"""The shared inputs for weighing one decision's actions, computed once."""

from __future__ import annotations

from functools import cached_property
from heapq import nlargest

from meowple.games.isle.bot import solo
from meowple.games.isle.bot.beam import Beam
from meowple.games.isle.bot.cards import Cards
from meowple.games.isle.bot.economy import Economy, shared
from meowple.games.isle.bot.judge import Glance
from meowple.games.isle.bot.memory import BoatMemory, Memory, Spot
from meowple.games.isle.bot.prospect import BEFORE_RESCUE
from meowple.games.isle.rules.boat import Laid, Shape
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.state import IsleState

# How many places of a tile are judged in full.
_CLOSELY = 3
_NOWHERE = Spot(0.0, 0)


class DecisionContext:
    """A position as one seat evaluates it, with the cache of earlier decisions."""

    def __init__(self, state: IsleState, seat: int, memory: Memory | None = None) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.judge = solo.judge(state, seat)
        self.days = self.judge.ahead.days
        self.memory = memory
        self._known = memory.boat(self.judge) if memory else BoatMemory()
        self._glances: dict[str | None, Glance] = {}

    @cached_property
    def economy(self) -> Economy:
        return solo.economy(self.state, self.player, self.days, self._cats())

    def _cats(self) -> list[float]:
        """What the cats that the seat will get today add to its boat, one by one. Before
        the rescue that is planned for the first few of them."""
        state, player = self.state, self.player
        if state.mode == "family" or phase_name(state) not in BEFORE_RESCUE:
            cats = [cat for field in state.fields for cat in field]
            pieces = [state.piece(cat) for cat in cats]
            return shared([self.gain(piece.index, piece.colour) for piece in pieces])
        found = self._known.gains.get(state.fields)
        if found is None:
            price = solo.economy(state, player, self.days, ()).fish
            beam = Beam(state, player, price, memory=self.memory)
            found = self._known.gains[state.fields] = beam.gains()
        return found

    @cached_property
    def cards(self) -> Cards:
        return solo.cards(self.judge, self.economy)

    @cached_property
    def promise(self) -> float:
        """The expected score of the boat as it is."""
        return self.judge.promise(self.player.boat)

    def laid(self, piece: int, colour: str | None, mask: int) -> float:
        """What the boat gains by a tile on these squares."""
        kind = self.state.piece(piece).kind
        boat = self.player.boat.with_tile(Laid(piece, kind, colour, mask))
        return self.judge.promise(boat) - self.promise

    def glance(self, colour: str | None) -> Glance:
        """How a place for a tile of this color looks."""
        if colour not in self._glances:
            self._glances[colour] = self.judge.glance(self.player.boat, colour)
        return self._glances[colour]

    def gain(self, piece: int, colour: str | None) -> float:
        """What the boat gains by a tile, laid well."""
        return self.spot(piece, colour).gain

    def spot(self, piece: int, colour: str | None) -> Spot:
        """A good place for a tile; without squares if there is none."""
        key = piece, colour
        if key not in self._known.spots:
            look = self.glance(colour)
            masks = self.masks(self.state.piece(piece).shape)
            best = nlargest(_CLOSELY, masks, key=look)
            spots = (Spot(self.laid(piece, colour, mask), mask) for mask in best)
            self._known.spots[key] = max(spots, default=_NOWHERE)
        return self._known.spots[key]

    def masks(self, shape: Shape) -> list[int]:
        """The squares of every place where a tile can lie."""
        return self.player.boat.places(shape, self.player.anywhere).masks()
