"""A count of every tile, card and token, wherever it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from meowple.games.isle.rules.state import IsleState


def census(state: IsleState) -> Mapping[str, int]:
    """The count of each piece: the same through a whole game."""
    counts: Counter[str] = Counter()
    for index in _tiles(state):
        piece = state.piece(index)
        counts[f"{piece.kind} {piece.colour or ''}{piece.shape.id}"] += 1
    counts.update(f"card {number}" for number in _cards(state))
    return dict(counts)


def _tiles(state: IsleState) -> Iterator[int]:
    yield from state.bag
    yield from state.drawn
    yield from state.oshax
    yield from state.gone
    for field in state.fields:
        yield from field
    for piece, count in state.rares:
        yield from (piece,) * count
    for piece, count in zip(state.box.commons, state.commons, strict=True):
        yield from (piece,) * count
    for player in state.players:
        yield from (tile.piece for tile in player.boat.tiles)


def _cards(state: IsleState) -> Iterator[int]:
    yield from state.deck
    yield from state.discards
    yield from (card for card, _ in state.public)
    for player in state.players:
        for pile in (
            player.hand,
            player.lessons,
            player.packet,
            player.kept,
            player.ready,
            player.hidden,
        ):
            yield from pile
    if state.sister:
        yield from state.sister.deck
        yield from state.sister.today
        yield from state.sister.spent
        yield from state.sister.lessons
        yield from state.sister.colours
