"""The components with their texts: all that a client needs to draw a card.

They are the same for every seat and in every game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from meowple.games.fits.rules.card_decisions import PRINCESS_CARD
from meowple.games.fits.rules.deck import ICONS, TOYS, Card, Deck, counts
from meowple.games.fits.rules.state import CATS, PRINCESSES
from meowple.games.fits.text.words import card_text, open_sides
from meowple.kernel.optional_verbs import Say

_KINDS = ("box", "start", "toy", "sleeper", "princess")


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card as it is printed and turned by half. `open` names its open sides: n, e, s, w;
    `turns`: turned it is another card. `icons` count each icon of the components. A
    Princess covers a cat and has no sides."""

    id: str
    kind: str
    icons: tuple[int, ...]
    open: str
    open_turned: str
    turns: bool
    text: str
    text_turned: str


@dataclass(frozen=True, slots=True)
class DeckFacts:
    """A deck, its cards by id; `princess` is one whose number is unknown."""

    name: str
    source: str
    cards: dict[str, CardFacts]


@dataclass(frozen=True, slots=True)
class IconFacts:
    """An icon: one of the toys, or the spray bottle that takes a point."""

    id: str
    name: str
    toy: bool


@dataclass(frozen=True, slots=True)
class KindFacts:
    """A kind of card, and how it is used."""

    name: str
    about: str


@dataclass(frozen=True, slots=True)
class FitsComponents:
    """The contents of the box of If It Fits: icons in the order in which they are counted,
    and how many cats each player has."""

    game: Literal["fits"]
    decks: dict[str, DeckFacts]
    kinds: dict[str, KindFacts]
    icons: tuple[IconFacts, ...]
    cats: int


def components(decks: Mapping[str, Deck], say: Say) -> FitsComponents:
    return FitsComponents(
        game="fits",
        decks={name: _deck(deck, say) for name, deck in decks.items()},
        kinds={
            kind: KindFacts(say(f"fits.kind.{kind}"), say(f"fits.about.{kind}"))
            for kind in _KINDS
        },
        icons=tuple(
            IconFacts(icon, say(f"fits.icon_name.{icon}"), icon in TOYS) for icon in ICONS
        ),
        cats=CATS,
    )


def _deck(deck: Deck, say: Say) -> DeckFacts:
    piles = {"box": deck.box, "start": deck.start, "toy": deck.toys}
    found = [
        _card(deck.cards[id], kind, say) for kind, pile in piles.items() for id in pile
    ]
    found.append(_card(deck.sleeper, "sleeper", say))
    found += [_princess(id, say) for id in (*PRINCESSES, PRINCESS_CARD)]
    return DeckFacts(deck.name, deck.source, {card.id: card for card in found})


def _card(card: Card, kind: str, say: Say) -> CardFacts:
    return CardFacts(
        id=card.id,
        kind=kind,
        icons=counts(card.icons, len(ICONS)),
        open=open_sides(card, False),
        open_turned=open_sides(card, True),
        turns=True in card.turns,
        text=card_text(card, False, say),
        text_turned=card_text(card, True, say),
    )


def _princess(id: str, say: Say) -> CardFacts:
    text = say("fits.about.princess")
    return CardFacts(id, "princess", (0,) * len(ICONS), "", "", False, text, text)
