"""A count of every card, wherever it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from meowple.games.fits.rules.boxes import PRINCESS
from meowple.games.fits.rules.card_decisions import (
    PRINCESS_CARD,
    LayCard,
    PlacePrincess,
    PlayToy,
)
from meowple.games.fits.rules.state import PRINCESSES, FitsState


def census(state: FitsState) -> Mapping[str, int]:
    """The count of each card: the same through a whole game.

    Princess cards are all alike once they lie on the table.
    """
    counts: Counter[str] = Counter()
    for hand in state.hands:
        counts.update(_name(card) for card in hand)
    for pile in (state.deck, state.discards, state.starts):
        counts.update(_name(card) for card in pile)
    for frame in state.stack:
        # a card that was played and is not on the table yet
        if isinstance(frame, LayCard | PlayToy):
            counts[frame.card] += 1
        elif isinstance(frame, PlacePrincess):
            counts[PRINCESS_CARD] += 1
    for laid in state.table.laid:
        if laid.sleeper is None:
            counts[laid.card.id] += 1
        else:
            counts[_cat(laid.sleeper)] += 1
    for overlay in state.table.overlays:
        if overlay.card:
            counts[overlay.card.id] += 1
        else:
            counts[_cat(PRINCESS if overlay.player is None else overlay.player)] += 1
    for seat, cats in enumerate(state.cats):
        counts[_cat(seat)] += cats
    return dict(counts)


def _name(card: str) -> str:
    return PRINCESS_CARD if card in PRINCESSES else card


def _cat(player: int) -> str:
    return PRINCESS_CARD if player == PRINCESS else f"cat {player}"
