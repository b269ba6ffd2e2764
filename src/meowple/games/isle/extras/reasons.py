"""Reasons for an action in the Isle: what it changes for its seat now, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from meowple.games.isle.rules.actions import Buy, Keep, Place, Ready, Rescue
from meowple.games.isle.rules.anytime.choices import DrawnCards
from meowple.games.isle.rules.boat import CATS, ROOM, Laid
from meowple.games.isle.rules.box import Card
from meowple.games.isle.rules.day.explore import Buying, Draft
from meowple.games.isle.rules.day.rescue import ReadyCards
from meowple.games.isle.rules.frames import PlaceTile
from meowple.games.isle.rules.scoring.ending import standings
from meowple.games.isle.rules.scoring.scoring import Scorecard, lesson_points, score
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.games.isle.rules.state import CHOOSING, LEFT, RIGHT, IsleState
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say

_LESSONS = ("private_lesson", "family_lesson")


def continues(state: IsleState, seat: int) -> bool:
    """Whether the seat has begun to choose several cards: to keep, to pay or to play."""
    frame, player = state.stack[-1], state.players[seat]
    if isinstance(frame, Draft):
        return frame.busy(state, seat)
    if isinstance(frame, Buying):
        return player.step == CHOOSING and bool(player.chosen)
    if isinstance(frame, DrawnCards):
        return bool(player.chosen)
    return isinstance(frame, ReadyCards) and bool(player.ready)


def reason(state: IsleState, seat: int, action: Action, say: Say) -> str:
    """Sentences about an action; empty where there is nothing certain to say."""
    frame = state.stack[-1]
    match action:
        case Place() if isinstance(frame, PlaceTile):
            return " ".join(_placed(state, frame, action, say))
        case Keep() | Buy() | Ready():
            return _card(state, seat, state.card(action.card), say)
        case Rescue():
            return _rescued(state, seat, action, say)
    return ""


def _placed(state: IsleState, frame: PlaceTile, action: Place, say: Say) -> Iterator[str]:
    """The changes that a tile brings to the score of its boat."""
    player, piece = state.players[frame.seat], state.piece(frame.piece)
    mask = player.boat.mask_of(piece.shape, action, player.anywhere)
    tile = Laid(frame.piece, piece.kind, frame.colour, mask)
    before = standings(state)[frame.seat]
    after = replace(before, boat=player.boat.with_tile(tile))
    old, new = (score(state.box, one, state.public, state.mode) for one in (before, after))
    yield from _ground(before, after, new.rooms - old.rooms, new.rats - old.rats, say)
    if (gained := new.families - old.families) > 0:
        size = next(group.size for group in after.groups if group.mask & mask)
        yield say("isle.reason.family", colour=tile.colour, size=size, points=gained)
    if (gained := _of_lessons(new) - _of_lessons(old)) > 0:
        yield say("isle.reason.lessons", points=gained)
    if (gained := new.rare_treasures - old.rare_treasures) > 0:
        yield say("isle.reason.rare", points=gained)
    if piece.kind in CATS and after.boat.covers_own_map(tile):
        yield say("isle.reason.map")


def _ground(
    before: Standing, after: Standing, rooms: int, rats: int, say: Say
) -> Iterator[str]:
    """Rooms that are full now, rats that are covered, and the points for both."""
    bare, left = ~before.boat.covered, ~after.boat.covered
    filled = [id for id, room in ROOM.items() if room & bare and not room & left]
    if filled:
        names = ", ".join(say(f"isle.room.{id}") for id in filled)
        yield say("isle.reason.rooms", rooms=names, points=rooms)
    if rats > 0:
        covered = before.visible_rats & ~after.visible_rats
        yield say("isle.reason.rats", count=covered.bit_count(), points=rats)


def _of_lessons(card: Scorecard) -> int:
    return sum(points for _, points in (*card.lessons, *card.public_lessons))


def _card(state: IsleState, seat: int, card: Card, say: Say) -> str:
    """The certain gain from a card."""
    if card.kind in _LESSONS:
        standing = standings(state)[seat]
        laid = replace(standing, lessons=(*standing.lessons, card.number))
        points = lesson_points(state.box, card.number, laid, None)
        return say("isle.reason.lesson", points=points) if points > 0 else ""
    if card.kind == "rescue" and card.basket == "whole":
        return say("isle.reason.rescue")
    return say("isle.reason.basket") if card.effect == "gain_basket" else ""


def _rescued(state: IsleState, seat: int, action: Rescue, say: Say) -> str:
    """The number of cats of the same color on the boat."""
    field = state.fields[RIGHT if action.field == "right" else LEFT]
    colour = state.piece(field[action.place - 1]).colour
    count = standings(state)[seat].cats_of.get(colour or "", 0)
    return say("isle.reason.cats", count=count) if count else ""
