"""The changes that placing a tile would bring to a seat's score, as things stand now.

Only answers that lead straight to a placement are followed (which cat, basket, treasure,
color), and nothing after it: no card is drawn and no other seat acts, so the answer
contains nothing that the seat does not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from meowple.games.isle.rules.actions import Basket, Colour, Place, Rescue, Take
from meowple.games.isle.rules.boat import CATS, Laid
from meowple.games.isle.rules.day.rescue import ChooseBasket
from meowple.games.isle.rules.frames import OshaxColour, PlaceTile
from meowple.games.isle.rules.scoring.ending import standings
from meowple.games.isle.rules.scoring.scoring import Public, Scorecard, score
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.errors import MeowpleError
from meowple.kernel.frame import Action

_LEADING = (Rescue, Basket, Take, Colour)


@dataclass(frozen=True, slots=True)
class ScoreChange:
    """One thing that a placement changes. `what` is `rats` (`count` are covered), `rooms`
    (`count` are filled), `family` (the cat is one of `count` of its `colour`), `rares`,
    `map` (a treasure may be taken), `lesson` or `public_lesson` (of this `card`)."""

    what: str
    points: int
    count: int = 0
    colour: str | None = None
    card: int | None = None


@dataclass(frozen=True, slots=True)
class IsleForesight:
    """The places for the tile that these actions lead to, and if they place it, what that
    changes: `points` in all, and what they come from."""

    game: Literal["isle"]
    places: tuple[str, ...]
    points: int
    changes: tuple[ScoreChange, ...]


def foresee(state: IsleState, seat: int, actions: Sequence[Action]) -> IsleForesight | None:
    """The foresight of actions; None if they can't be played, or lead to no placement.
    Raises the rule that forbids the placement."""
    after = state.copy()
    place = actions[-1] if actions and isinstance(actions[-1], Place) else None
    leading = actions[:-1] if place else actions
    try:
        frame = _led(after, seat, leading)
        if frame is None or frame.seat != seat:
            return None
        if place is None:
            return IsleForesight("isle", tuple(map(str, frame.choices(after))), 0, ())
    except MeowpleError:
        return None
    return _placed(state, after, frame, place)


def _led(state: IsleState, seat: int, actions: Sequence[Action]) -> PlaceTile | None:
    """The placement that these actions lead to. Any basket does, and the tile of an oshax
    is the same in every color."""
    for action in actions:
        if not isinstance(action, _LEADING):
            return None
        state.stack[-1].play(state, seat, action)
    top = state.stack[-1] if state.stack else None
    if isinstance(top, ChooseBasket):
        top.play(state, seat, top.choices(state)[0])
    elif isinstance(top, OshaxColour):
        return PlaceTile(top.seat, top.piece, None)
    found = state.stack[-1] if state.stack else None
    return found if isinstance(found, PlaceTile) else None


def _placed(
    state: IsleState, after: IsleState, frame: PlaceTile, place: Place
) -> IsleForesight:
    player, piece = after.players[frame.seat], after.piece(frame.piece)
    mask = player.boat.mask_of(piece.shape, place, player.anywhere)
    if piece.kind in CATS and frame.colour is None:
        # The oshax has no family yet.
        return IsleForesight("isle", (), 0, ())
    after.stack.pop()
    frame.fetch(after)
    frame.lay(after, place, mask)
    tile = player.boat.tiles[-1]
    found = changes(state, after, frame.seat, tile)
    return IsleForesight("isle", (), sum(one.points for one in found), found)


def changes(
    state: IsleState, after: IsleState, seat: int, tile: Laid
) -> tuple[ScoreChange, ...]:
    """The changes that a tile brings to a seat's score, if nothing else has changed."""
    stands = standings(state)[seat], standings(after)[seat]
    return tuple(_changes(state, stands, tile))


def _changes(
    state: IsleState, stands: tuple[Standing, Standing], tile: Laid
) -> Iterator[ScoreChange]:
    before, after = stands
    old = score(state.box, before, state.public, state.mode)
    new = score(state.box, after, state.public, state.mode)
    covered = (before.visible_rats & ~after.visible_rats).bit_count()
    if covered:
        yield ScoreChange("rats", new.rats - old.rats, covered)
    filled = after.filled_rooms - before.filled_rooms
    if filled:
        yield ScoreChange("rooms", new.rooms - old.rooms, filled)
    if tile.colour is not None:
        size = next(group.size for group in after.groups if group.mask & tile.mask)
        gained = new.families - old.families
        if size > 1:
            yield ScoreChange("family", gained, size, tile.colour)
        if after.boat.covers_own_map(tile):
            yield ScoreChange("map", 0, 1, tile.colour)
    if new.rare_treasures != old.rare_treasures:
        yield ScoreChange("rares", new.rare_treasures - old.rare_treasures, 1)
    yield from _lessons(old, new, state.public)


def _lessons(
    old: Scorecard, new: Scorecard, public: Sequence[Public]
) -> Iterator[ScoreChange]:
    """The lessons on the table that score more or less than before."""
    for (card, was), (_, now) in zip(old.lessons, new.lessons, strict=True):
        if was != now:
            yield ScoreChange("lesson", now - was, card=card)
    pairs = zip(old.public_lessons, new.public_lessons, strict=True)
    for ((card, was), (_, now)), (_, colour) in zip(pairs, public, strict=False):
        if was != now:
            yield ScoreChange("public_lesson", now - was, colour=colour, card=card)
