"""Games with an owner's modules and promo tiles, for tests."""

from __future__ import annotations

from meowple.games.isle.game import GAME, Isle
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.setup import Option, Value
from tests.games.isle.playing import begin

Data = dict[str, object]


def module(id: str, first: int, *, public: bool = False) -> Data:
    rule = {"rule": "treasure_count", "params": {"points_each": 2}}
    lessons = [{"number": number, **rule} for number in range(first, first + 8)]
    return {"id": id, "public": public, "lessons": lessons}


CROWN = {"id": "R6", "name": "crown", "rows": ["X.X", "XXX"], "copies": 2}
TOWER = {"id": "O7", "name": "tower", "rows": ["XX", "X.", "X.", "XX"]}
BRIDGE = {"id": "O8", "name": "bridge", "rows": ["XXXXX"]}
PROMO: Data = {"promo": {"rare": [CROWN], "oshax": [TOWER, BRIDGE]}}
DATA: Data = {"modules": [module("D", 301)], **PROMO}

MODULES_GAME = GAME.with_data({"modules": [module("D", 301)]})
PROMO_GAME = GAME.with_data(PROMO)
FULL_GAME = GAME.with_data(DATA)


def options(game: Isle) -> dict[str, Option]:
    return {option.id: option for option in game.info.options}


def promo_table(
    seats: int = 2, seed: int = 0, *, promo: bool = True, **wanted: Value
) -> IsleState:
    return begin(seats, seed, game=PROMO_GAME, promo=promo, **wanted)


def oshax_in_bag(state: IsleState) -> tuple[int, ...]:
    return tuple(piece for piece in state.bag if state.piece(piece).kind == "oshax")


def draw_next(state: IsleState, *pieces: int) -> None:
    """Let these tiles of the bag be drawn next, in this order."""
    rest = list(state.bag)
    for piece in pieces:
        rest.remove(piece)
    state.bag = (*rest, *reversed(pieces))


def cats_in_bag(state: IsleState, count: int) -> tuple[int, ...]:
    cats = [piece for piece in state.bag if state.piece(piece).kind == "cat"]
    return tuple(cats[:count])
