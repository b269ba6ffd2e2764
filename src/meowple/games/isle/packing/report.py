"""The best boat of a seat beside the one it had, as the rest of Meowple shows it."""

from __future__ import annotations

from meowple.games.isle.packing.best_boat import asked, pack
from meowple.games.isle.rules.boat import squares
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.plugin import BestLayout, PlacedTile


def best_layout(end: IsleState, seat: int, seconds: float) -> BestLayout:
    """The best boat found within this time."""
    question = asked(end, seat)
    best = pack(question, seconds)
    pieces = question.box.pieces
    tiles = tuple(
        PlacedTile(pieces[t.piece].shape.id, t.kind, t.colour, tuple(squares(t.mask)))
        for t in best.tiles
    )
    return BestLayout(question.score(question.played.tiles), best.score, best.bound, tiles)
