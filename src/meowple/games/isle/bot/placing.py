"""Where to place a tile, which tile to take, and in which color."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from math import inf

from meowple.games.isle.bot.decision_context import DecisionContext
from meowple.games.isle.bot.tiles import squares_of
from meowple.games.isle.rules.actions import Colour, Place, Skip, Take
from meowple.games.isle.rules.boat import COLOURS
from meowple.games.isle.rules.frames import OshaxColour, PlaceTile
from meowple.kernel.frame import Action

# How many of the places with the best quick estimates are evaluated in full.
_CLOSELY = 8


def weigh_places(
    context: DecisionContext, frame: PlaceTile, actions: Sequence[Action]
) -> list[float]:
    """Evaluates in full only the places with the best quick estimates."""
    shape = context.state.piece(frame.piece).shape
    look = context.glance(frame.colour)
    squares = squares_of(shape)
    masks = [squares(place) if type(place) is Place else 0 for place in actions]
    looks = [look(mask) if mask else -inf for mask in masks]
    weights = [-inf] * len(masks)
    for index in nlargest(_CLOSELY, range(len(masks)), key=looks.__getitem__):
        if masks[index]:
            weights[index] = context.laid(frame.piece, frame.colour, masks[index])
    return weights


def take(context: DecisionContext, action: Take) -> float:
    piece = context.state.box.piece_of(action.shape)
    assert piece is not None
    return tile_gain(context, piece.index)


def tile_gain(context: DecisionContext, piece: int) -> float:
    """What a treasure or an oshax adds to the boat; an oshax in its best color."""
    if context.state.piece(piece).kind == "oshax":
        return max(context.gain(piece, colour) for colour in likely_colours(context))
    return context.gain(piece, None)


def likely_colours(context: DecisionContext) -> list[str]:
    """The two colors with the largest groups: an oshax joins one of them."""
    sizes = dict.fromkeys(COLOURS, 0)
    for group in context.judge.standing(context.player.boat).groups:
        sizes[group.colour] = max(sizes[group.colour], group.size)
    return sorted(COLOURS, key=lambda colour: -sizes[colour])[:2]


def skip(context: DecisionContext, action: Skip) -> float:
    return 0.0


def colour(context: DecisionContext, action: Colour) -> float:
    frame = context.state.stack[-1]
    assert isinstance(frame, OshaxColour | PlaceTile)
    return context.gain(frame.piece, action.colour)
