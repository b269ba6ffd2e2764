"""The effects of anytime cards (rule 5), by their names in the data."""

from __future__ import annotations

from collections.abc import Mapping

from meowple.games.isle.rules.actions import Anytime
from meowple.games.isle.rules.anytime.choices import (
    BlindTile,
    DiscardLessons,
    DrawnCards,
    MoveCats,
    PutCats,
    RemoveTreasures,
)
from meowple.games.isle.rules.anytime.immediate import IMMEDIATE, Resolve, announce
from meowple.games.isle.rules.box import Card
from meowple.games.isle.rules.state import IsleState, Player


def _draw_cards(state: IsleState, player: Player, card: Card, choice: str) -> None:
    player.kept = state.draw_cards(card.amount("draw"))
    state.tell("isle.drew_cards", seat=player.seat, cards=len(player.kept))
    state.reveal_to(player.seat, "isle.drew", seat=player.seat, cards=player.kept)
    if player.kept:
        state.stack.append(DrawnCards(player.seat))


def _bag_to_boat(state: IsleState, player: Player, card: Card, choice: str) -> None:
    piece = state.draw_tile()
    if piece is None:
        return
    state.drawn = (piece,)
    _tell_drawn(state, player, piece)
    state.stack.append(BlindTile(player.seat, piece, state.piece(piece).colour))


def _bag_to_fields(state: IsleState, player: Player, card: Card, choice: str) -> None:
    for _ in range(card.amount("tiles")):
        piece = state.draw_tile()
        if piece is None:
            break
        _tell_drawn(state, player, piece)
        kind = state.piece(piece).kind
        if kind == "cat":
            state.drawn += (piece,)
        elif kind == "rare":
            state.add_rare(piece)
        else:
            state.oshax += (piece,)
    state.stack.append(PutCats(player.seat))


def _tell_drawn(state: IsleState, player: Player, piece: int) -> None:
    tile = state.piece(piece)
    state.reveal(
        "isle.drew_tile",
        seat=player.seat,
        tile=tile.shape.id,
        kind=tile.kind,
        colour=tile.colour,
    )


def _move_field_cats(state: IsleState, player: Player, card: Card, choice: str) -> None:
    state.stack.append(MoveCats(player.seat, card.amount("max"), ()))


def _basket_for_lessons(state: IsleState, player: Player, card: Card, choice: str) -> None:
    state.stack.append(DiscardLessons(player.seat, card.amount("lessons")))


def _basket_for_treasures(
    state: IsleState, player: Player, card: Card, choice: str
) -> None:
    state.stack.append(RemoveTreasures(player.seat, card.amount("treasures")))


EFFECTS: Mapping[str, Resolve] = {
    **IMMEDIATE,
    "draw_cards": _draw_cards,
    "bag_to_boat": _bag_to_boat,
    "move_field_cats": _move_field_cats,
    "bag_to_fields": _bag_to_fields,
    "basket_for_lessons": _basket_for_lessons,
    "basket_for_treasures": _basket_for_treasures,
}


def resolve(state: IsleState, player: Player, action: Anytime) -> None:
    """Announce the card and do what it says."""
    card = announce(state, player, action)
    EFFECTS[card.effect](state, player, card, action.choice)
