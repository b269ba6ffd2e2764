"""Where a tile should lie, which tile to take, and in which colour."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from math import inf

from meowple.games.isle.bot.decision_context import Mind
from meowple.games.isle.bot.tiles import squares_of
from meowple.games.isle.rules.actions import Colour, Place, Skip, Take
from meowple.games.isle.rules.boat import COLOURS
from meowple.games.isle.rules.frames import OshaxColour, PlaceTile
from meowple.kernel.frame import Action

# How many of the places that look best at a glance are looked at closely.
_CLOSELY = 8


def weigh_places(mind: Mind, frame: PlaceTile, actions: Sequence[Action]) -> list[float]:
    """Those that look best at a glance, closely; no other place comes to mind."""
    shape = mind.state.piece(frame.piece).shape
    look = mind.glance(frame.colour)
    squares = squares_of(shape)
    masks = [squares(place) if type(place) is Place else 0 for place in actions]
    looks = [look(mask) if mask else -inf for mask in masks]
    weights = [-inf] * len(masks)
    for index in nlargest(_CLOSELY, range(len(masks)), key=looks.__getitem__):
        if masks[index]:
            weights[index] = mind.laid(frame.piece, frame.colour, masks[index])
    return weights


def take(mind: Mind, action: Take) -> float:
    piece = mind.state.box.piece_of(action.shape)
    assert piece is not None
    return tile_gain(mind, piece.index)


def tile_gain(mind: Mind, piece: int) -> float:
    """What a treasure or an oshax adds to the boat; an oshax in its best colour."""
    if mind.state.piece(piece).kind == "oshax":
        return max(mind.gain(piece, colour) for colour in likely_colours(mind))
    return mind.gain(piece, None)


def likely_colours(mind: Mind) -> list[str]:
    """The two colours with the largest groups: an oshax joins one of them."""
    sizes = dict.fromkeys(COLOURS, 0)
    for group in mind.judge.standing(mind.player.boat).groups:
        sizes[group.colour] = max(sizes[group.colour], group.size)
    return sorted(COLOURS, key=lambda colour: -sizes[colour])[:2]


def skip(mind: Mind, action: Skip) -> float:
    return 0.0


def colour(mind: Mind, action: Colour) -> float:
    frame = mind.state.stack[-1]
    assert isinstance(frame, OshaxColour | PlaceTile)
    return mind.gain(frame.piece, action.colour)
