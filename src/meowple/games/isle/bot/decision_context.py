"""The shared inputs for weighing one decision's actions, computed once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from meowple.games.isle.bot import solo
from meowple.games.isle.bot.beam import Beam
from meowple.games.isle.bot.cards import Cards
from meowple.games.isle.bot.economy import Economy, shared
from meowple.games.isle.bot.glance import Glance
from meowple.games.isle.bot.memory import BoatMemory, CatGains, Memory, Spot
from meowple.games.isle.bot.prospect import BEFORE_RESCUE
from meowple.games.isle.rules.boat import Laid
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.toolbox.once import once

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

    @once
    def economy(self) -> Economy:
        # not a method of this object: a cycle would outlive both
        gains = partial(_gains, self.state, self.seat, self.memory)
        return solo.economy(self.state, self.player, self.days, gains)

    def cats(self) -> Iterable[float]:
        """What the cats that the seat will get today add to its boat, one by one. Before
        the rescue that is planned for the first few of them."""
        state, player = self.state, self.player
        if state.mode == "family" or phase_name(state) not in BEFORE_RESCUE:
            cats = [cat for field in state.fields for cat in field]
            pieces = [state.piece(cat) for cat in cats]
            return shared([self.gain(piece.index, piece.colour) for piece in pieces])
        found = self._known.gains.get(state.fields)
        if found is None:
            price = solo.economy(state, player, self.days, tuple).fish
            # a copy, because the second cat may be asked about when the game has gone on
            world = state.copy()
            beam = Beam(world, world.players[self.seat], price, memory=self.memory)
            found = self._known.gains[state.fields] = CatGains(beam.gains)
        return found

    @once
    def cards(self) -> Cards:
        return solo.cards(self.judge, self.economy)

    @once
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
            self._glances[colour] = Glance(self.judge, self.player.boat, colour)
        return self._glances[colour]

    def gain(self, piece: int, colour: str | None) -> float:
        """What the boat gains by a tile, laid well."""
        return self.spot(piece, colour).gain

    def spot(self, piece: int, colour: str | None) -> Spot:
        """A good place for a tile; without squares if there is none."""
        key = piece, colour
        if key not in self._known.spots:
            shape = self.state.piece(piece).shape
            best = self.glance(colour).best(shape, self.player.anywhere, _CLOSELY)
            spots = (Spot(self.laid(piece, colour, mask), mask) for mask in best)
            self._known.spots[key] = max(spots, default=_NOWHERE)
        return self._known.spots[key]


def _gains(state: IsleState, seat: int, memory: Memory | None) -> Iterable[float]:
    """What the cats of a seat add, in a new context."""
    return DecisionContext(state, seat, memory).cats()
