"""The state of a game of If It Fits: the table, the hands, the deck."""

from __future__ import annotations

from typing import Self

from meowple.games.fits.rules.boxes import Table
from meowple.games.fits.rules.deck import Card, Deck
from meowple.games.fits.rules.scoring import Rules
from meowple.kernel.state import State

PRINCESSES = ("P1", "P2", "P3", "P4", "P5")
CATS = 5


class FitsState(State):
    """Hands and cats by seat, the table, and the deck, which is drawn from its end."""

    __slots__ = (
        "advanced",
        "cats",
        "deck",
        "discards",
        "draws",
        "final",
        "hands",
        "one_kind",
        "per_card",
        "piles",
        "rules",
        "seat",
        "starts",
        "table",
        "used",
        "whole_deck",
    )

    SHARED = ("rules", "whole_deck")

    # every card there is; `deck` holds the ids of those still to be drawn
    whole_deck: Deck
    # how boxes are scored, by the options and the version of the rules
    rules: Rules
    # options: the advanced rules, one of tied kinds only, one overlay on a card only
    advanced: bool
    one_kind: bool
    per_card: bool
    # whose turn it is, and whether the final phase has begun
    seat: int
    final: bool
    table: Table
    hands: list[tuple[str, ...]]
    # cats that each seat has before it
    cats: list[int]
    # what is left of the piles that the deck was stacked from, the top one first
    deck: tuple[str, ...]
    piles: tuple[int, ...]
    # how many cards each seat has drawn in its turns, tallied by pile
    draws: list[int]
    # start cards: to choose from, or the one that each seat drew
    starts: tuple[str, ...]
    discards: tuple[str, ...]
    # the Princesses that each seat has played or discarded: it alone knows their numbers
    used: list[tuple[str, ...]]

    def copy(self) -> Self:
        kind = type(self)
        new = kind.__new__(kind)
        new.whole_deck = self.whole_deck
        new.rules = self.rules
        new.events = []
        new.seats = self.seats
        new.rng = self.rng.copy()
        new.stack = self.stack[:]
        new.advanced = self.advanced
        new.one_kind = self.one_kind
        new.per_card = self.per_card
        new.seat = self.seat
        new.final = self.final
        new.table = self.table.copy()
        new.hands = self.hands[:]
        new.cats = self.cats[:]
        new.deck = self.deck
        new.piles = self.piles
        new.draws = self.draws[:]
        new.starts = self.starts
        new.discards = self.discards
        new.used = self.used[:]
        return new

    def card(self, id: str) -> Card:
        return self.whole_deck.cards[id]

    def drop(self, seat: int, card: str) -> None:
        """Take a card out of a hand."""
        self.hands[seat] = tuple([held for held in self.hands[seat] if held != card])

    def give_cats(self, seat: int, number: int) -> None:
        """A cat comes back to its owner, or is used; using the last one starts the final
        phase (R21)."""
        self.cats[seat] += number
        if not self.cats[seat] and not self.final:
            self.begin_final("cats")

    def begin_final(self, why: str) -> None:
        self.final = True
        self.tell("fits.final", why=why)

    def draw(self) -> str:
        """The top card."""
        card, self.deck = self.deck[-1], self.deck[:-1]
        top, *below = self.piles
        self.piles = (top - 1, *below) if top > 1 else tuple(below)
        return card

    @property
    def pile(self) -> int:
        """The number of the pile on top; in the advanced rules there is only one."""
        return 0 if self.advanced else len(self.hands) - len(self.piles)
