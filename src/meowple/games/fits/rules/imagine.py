"""A state sampled uniformly from those that are consistent with a seat's knowledge.

Hidden are the other hands and the deck, and start cards that are still to be drawn. A
special toy is never in a hand. Each pile was given one Princess: while no one has touched
the pile she is in it, when it is gone she has been drawn. In the advanced rules there is
one pile with all of them. Princess cards look alike: from which pile those came that were
played is not known, and what a hand holds must have been drawn by its owner. A card that
was played and is not laid yet is neither in a hand nor in the deck: it stays as it is.

The sample depends only on what the seat knows and on the generator: hidden cards are
sorted before they are dealt, so that nothing leaks about where they really are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from meowple.games.fits.rules.deck import counted
from meowple.games.fits.rules.state import PRINCESSES, FitsState
from meowple.games.fits.rules.turn import StartCards
from meowple.kernel.rng import Rng

_DECK = -1


@dataclass(frozen=True, slots=True)
class Slot:
    """A hidden place for a card: in a hand, or in a pile of the deck."""

    owner: int
    pile: int = 0


def imagine(state: FitsState, seat: int, rng: Rng) -> FitsState:
    new = state.copy()
    new.rng = Rng(rng.below(1 << 62))
    _shuffle_starts(new, rng)
    slots, cards = _hidden(new, seat)
    placed = _place(new, seat, slots, cards, rng)
    bound = {*PRINCESSES, *new.whole_deck.toys}
    others = iter(rng.shuffled([card for card in cards if card not in bound]))
    dealt = [placed[i] if i in placed else next(others) for i in range(len(slots))]
    _lay_back(new, slots, dealt)
    _rename_used(new, seat, {*placed.values()})
    return new


def _shuffle_starts(state: FitsState, rng: Rng) -> None:
    """While start cards are drawn, only the one drawn now is known; no seat sees the order
    of the others."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, StartCards) and frame.drawn:
        state.starts = (state.starts[0], *rng.shuffled(sorted(state.starts[1:])))
    else:
        state.starts = tuple(sorted(state.starts))


def _hidden(state: FitsState, seat: int) -> tuple[list[Slot], list[str]]:
    """Every hidden place, and the hidden cards in order."""
    slots: list[Slot] = []
    for pile, size in enumerate(state.piles, start=state.pile):
        slots += [Slot(_DECK, pile)] * size
    cards = [*state.deck]
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            slots += [Slot(owner)] * len(hand)
            cards += hand
    return slots, sorted(cards)


def _place(
    state: FitsState, seat: int, slots: list[Slot], cards: list[str], rng: Rng
) -> dict[int, str]:
    """A place for each card that can't be everywhere. All are drawn again when two of them
    meet or can't have come there, so that every way to place them is equally likely."""
    toys = [card for card in cards if card in state.whole_deck.toys]
    hidden = sum(card in PRINCESSES for card in cards)
    in_deck = [i for i, slot in enumerate(slots) if slot.owner == _DECK]
    known = {*state.hands[seat], *state.used[seat]}
    where = _where(state, slots, hidden, known)
    # which numbers others have used is not known either
    princesses = rng.shuffled(_unseen(state, known))[:hidden]
    while True:
        taken = [rng.choice(places) for places in where]
        placed = {rng.choice(in_deck): toy for toy in toys}
        if len({*placed, *taken}) == len(toys) + len(taken):
            names = _names(state, [slots[i] for i in taken], princesses, known)
            if names is not None:
                return placed | dict(zip(taken, names, strict=True))


def _rename_used(state: FitsState, seat: int, placed: set[str]) -> None:
    """Rename the Princesses that others have used to the ones that are left."""
    left = iter(_unseen(state, {*placed, *state.hands[seat], *state.used[seat]}))
    for other, used in enumerate(state.used):
        if other != seat:
            state.used[other] = tuple([next(left) for _ in used])


def _unseen(state: FitsState, known: set[str]) -> list[str]:
    """The Princesses of this game but for these."""
    there = PRINCESSES if state.advanced else PRINCESSES[: len(state.hands)]
    return [princess for princess in there if princess not in known]


def _where(
    state: FitsState, slots: list[Slot], hidden: int, known: set[str]
) -> list[list[int]]:
    """The places of each hidden Princess: those of piles that no one has touched, and then
    the others, which may be in the pile on top or in the hand of a seat that drew."""
    touched = [
        i for i, slot in enumerate(slots) if slot.owner != _DECK and state.draws[slot.owner]
    ]
    where = []
    for pile in range(state.pile, state.pile + len(state.piles)):
        inside = [i for i, s in enumerate(slots) if s.owner == _DECK and s.pile == pile]
        if state.advanced:
            touched += inside
        elif not any(counted(drawn, pile) for drawn in state.draws):
            where.append(inside)
        elif PRINCESSES[pile] not in known:
            touched += inside
    return where + [touched] * (hidden - len(where))


def _names(
    state: FitsState, places: list[Slot], princesses: Sequence[str], known: set[str]
) -> Sequence[str] | None:
    """The Princess in each of these places; None if that is impossible."""
    holders = [slot.owner for slot in places if slot.owner != _DECK]
    if state.advanced:
        fits = all(holders.count(h) <= counted(state.draws[h], 0) for h in holders)
        return princesses if fits else None
    piles = [slot.pile for slot in places if slot.owner == _DECK]
    if len({*piles}) < len(piles):
        return None
    gone = [
        pile
        for pile in range(len(state.hands))
        if pile not in piles and PRINCESSES[pile] not in known
    ]
    for chosen in permutations(gone, len(holders)):
        drew = zip(holders, chosen, strict=True)
        if all(counted(state.draws[holder], pile) for holder, pile in drew):
            names = iter(chosen)
            return [
                PRINCESSES[slot.pile if slot.owner == _DECK else next(names)]
                for slot in places
            ]
    return None


def _lay_back(state: FitsState, slots: list[Slot], cards: list[str]) -> None:
    piles: dict[int, list[str]] = {}
    hands: dict[int, list[str]] = {}
    for slot, card in zip(slots, cards, strict=True):
        if slot.owner == _DECK:
            piles.setdefault(slot.pile, []).append(card)
        else:
            hands.setdefault(slot.owner, []).append(card)
    state.deck = tuple(card for pile in sorted(piles, reverse=True) for card in piles[pile])
    for owner, hand in hands.items():
        state.hands[owner] = tuple(hand)
