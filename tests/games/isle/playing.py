"""Playing games in tests: at random, to their end, or a tile at a time."""

from __future__ import annotations

from meowple.games.isle.game import GAME, Isle
from meowple.games.isle.rules.actions import Place
from meowple.games.isle.rules.boat import Laid
from meowple.games.isle.rules.frames import PlaceTile
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.event import Event
from meowple.kernel.frame import Action
from meowple.kernel.result import Result
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from tests.games.isle.tables import actors, let


def begin(seats: int, seed: int = 0, *, game: Isle = GAME, **options: Value) -> IsleState:
    return game.start(game.setup(seats, options, seed))


def finish(state: IsleState) -> Result:
    """Everyone declines everything until the game is over."""
    while actors(state):
        let(state, actors(state)[0])
    found = GAME.result(state)
    assert found is not None
    return found


def place_off_maps(state: IsleState, seat: int = 0) -> list[Event]:
    """Place the tile that is asked for at the first place that covers no map."""
    frame = state.stack[-1]
    assert isinstance(frame, PlaceTile)
    boat, shape = state.players[seat].boat, state.piece(frame.piece).shape
    maps = sum(boat.board.maps.values())
    for place in GAME.legal(state, seat):
        if isinstance(place, Place) and not boat.mask_of(shape, place, True) & maps:
            return GAME.play(state, seat, place)
    raise AssertionError("every place covers a map")


def cover_boat(state: IsleState, seat: int = 0, but: int = 0) -> None:
    """Cover the boat with one huge treasure; only the squares `but` stay bare."""
    player = state.players[seat]
    free = player.boat.free & ~but
    rare = state.box.rares[0]
    player.boat = player.boat.with_tile(Laid(rare, "rare", None, free))


def random_move(state: IsleState, rng: Rng) -> tuple[int, Action]:
    """A random answer; now and then a seat speaks that is not asked."""
    seat = rng.choice(actors(state))
    if not rng.below(6):
        other = rng.below(len(state.players))
        seat = other if GAME.legal(state, other) else seat
    return seat, rng.choice(GAME.legal(state, seat))
