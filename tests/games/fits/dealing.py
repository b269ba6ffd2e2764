"""Another deal that looks the same to a seat, made without the game's own imagination."""

from __future__ import annotations

from meowple.games.fits.rules.state import PRINCESSES, FitsState
from meowple.kernel.rng import Rng


def dealt_anew(state: FitsState, seat: int, rng: Rng) -> FitsState:
    """Box cards in the deck and in the hands of others change places; Princesses and toys
    stay where they are, since they can't be everywhere."""
    new = state.copy()
    new.rng = Rng("another")
    bound = {*PRINCESSES, *state.whole_deck.toys}
    others = [owner for owner in range(len(state.hands)) if owner != seat]
    piles = [state.deck, *(state.hands[owner] for owner in others)]
    boxes = [card for pile in piles for card in pile if card not in bound]
    left = iter(rng.shuffled(boxes))
    deck, *hands = (
        tuple(card if card in bound else next(left) for card in pile) for pile in piles
    )
    new.deck = deck
    for owner, hand in zip(others, hands, strict=True):
        new.hands[owner] = hand
    return new
