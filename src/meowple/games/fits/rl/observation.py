"""What a seat of If It Fits may know, in numbers."""

from __future__ import annotations

from functools import cache, lru_cache

import numpy as np

from meowple.encoding.observation_layout import Arrays, Layout, Shape, Vector
from meowple.encoding.observer import Index, Observer
from meowple.games.fits.game import Fits
from meowple.games.fits.rules.card_decisions import PRINCESS_CARD
from meowple.games.fits.rules.deck import ICONS, counts
from meowple.games.fits.rules.start import table_size
from meowple.games.fits.rules.state import CATS, PRINCESSES
from meowple.games.fits.rules.view import (
    DECISIONS,
    BoxView,
    CellView,
    FitsView,
    OverlayView,
)
from meowple.kernel.setup import Setup
from meowple.kernel.toolbox.identity_key import IdentityKey

# What counts as 1: icons on a card, points of a box and of a player, cards in a hand.
_ICONS, _BOX_POINTS, _POINTS, _HAND = 3, 20, 50, 3
_OPEN = "nesw"
# A sleeping cat that does not count as a regular one.
_ASLEEP = 0.5
# Of a card in play: its open sides, those when it is turned, its icons, whether it is a
# toy or a Princess.
_CARD = 4 + 4 + len(ICONS) + 2
# Tables whose cards and boxes are kept in numbers: most actions change none.
_KEPT = 64


class FitsObserver(Observer[FitsView]):
    """The table cell by cell, the boxes on it, the own hand."""

    def __init__(self, game: Fits, setup: Setup) -> None:
        self.deck = game.decks[str(setup.options["cards"])]
        self.seats = setup.seats
        self._decisions = Index(DECISIONS.values())
        self._hand = Index((*self.deck.box, *PRINCESSES))
        self._discards = Index((*self.deck.box, *self.deck.toys, PRINCESS_CARD))
        self._starts = Index(self.deck.start)
        self._drawn = len(self.deck.box) + len(self.deck.toys) + len(PRINCESSES)
        grid = table_size(str(setup.options["table"]), setup.seats)
        self._table = (grid.height, grid.width)
        self._cards = lru_cache(maxsize=_KEPT)(self._read_cells)
        self._boxes = lru_cache(maxsize=_KEPT)(self._read_boxes)
        self.layout = Layout(self._shapes(self._table))

    def _shapes(self, table: Shape) -> dict[str, Shape]:
        seats = self.seats
        return {
            "decision": (len(self._decisions),),
            "asked": (seats,),
            "turn": (seats,),
            "game": (2,),
            "players": (seats, 4),
            "hand": (len(self._hand),),
            "card": (_CARD,),
            "start_cards": (len(self._starts),),
            "discards": (len(self._discards),),
            "laid": table,
            "just_laid": table,
            "open": (len(_OPEN), *table),
            "icons": (len(ICONS), *table),
            "boxes": (5, *table),
            "sleepers": (seats + 1, *table),
            "overlays": (seats + 2, *table),
        }

    def fill(self, view: FitsView, into: Arrays) -> None:
        assert view.seat is not None
        self._question(view, view.seat, into)
        self._players(view, view.seat, into)
        self._discards.mark(into["discards"], view.discards)
        self._starts.mark(into["start_cards"], view.start_cards)
        into["game"][:] = view.deck_count / self._drawn, view.final
        self._cells(view, view.seat, into)
        for overlay in view.overlays:
            self._overlay(overlay, view.seat, into)
        into["boxes"][:] = self._boxes(IdentityKey(view.boxes), view.seat)

    def _question(self, view: FitsView, viewer: int, into: Arrays) -> None:
        asked = view.asked
        if asked is None:
            return
        self._decisions.mark(into["decision"], [asked.decision])
        for seat in asked.seats:
            into["asked"][self.from_viewer(seat, viewer)] = 1
        if view.turn is not None:
            into["turn"][self.from_viewer(view.turn, viewer)] = 1
        if asked.card is not None:
            into["card"][:] = self.facts(asked.card)
        if asked.cell is not None:
            x, y = asked.cell
            into["just_laid"][y, x] = 1

    def facts(self, id: str) -> list[float]:
        """What a card shows, in numbers."""
        card = self.deck.cards.get(id)
        if card is None:
            return [0.0] * (_CARD - 1) + [1.0]
        icons = [count / _ICONS for count in counts(card.icons, len(ICONS))]
        sides = map(float, (*card.open, *card.open_turned))
        return [*sides, *icons, float(id in self.deck.toys), 0.0]

    def _players(self, view: FitsView, viewer: int, into: Arrays) -> None:
        for player in view.players:
            into["players"][self.from_viewer(player.seat, viewer)] = (
                player.cats / CATS,
                player.hand_count / _HAND,
                player.points / _POINTS,
                player.penalties / _POINTS,
            )
            if player.seat == viewer:
                self._hand.mark(into["hand"], player.hand or ())

    def _cells(self, view: FitsView, viewer: int, into: Arrays) -> None:
        planes, sleeping = self._cards(IdentityKey(view.cells))
        into["laid"][:] = planes[0]
        into["open"][:] = planes[1 : 1 + len(_OPEN)]
        into["icons"][:] = planes[1 + len(_OPEN) :]
        for cell in sleeping:
            if cell.princess:
                into["sleepers"][self.seats, cell.y, cell.x] = 1
            elif cell.sleeper is not None:
                seat = self.from_viewer(cell.sleeper, viewer)
                into["sleepers"][seat, cell.y, cell.x] = 1 if cell.counts else _ASLEEP

    def _read_cells(
        self, cells: IdentityKey[tuple[CellView, ...]]
    ) -> tuple[Vector, list[CellView]]:
        """Planes of where cards are, their open sides and their icons; and the cells with a
        sleeping cat, which counts from the viewer."""
        planes = np.zeros((1 + len(_OPEN) + len(ICONS), *self._table), np.float32)
        for cell in cells.value:
            planes[:, cell.y, cell.x] = _column(cell.open, cell.icons)
        sleeping = [
            cell for cell in cells.value if cell.princess or cell.sleeper is not None
        ]
        return planes, sleeping

    def _overlay(self, overlay: OverlayView, viewer: int, into: Arrays) -> None:
        """Cats by seat, then the Princesses, then the toys; by the west cell."""
        x, y = overlay.between[0]
        if overlay.player is not None:
            plane = self.from_viewer(overlay.player, viewer)
        else:
            plane = self.seats + (overlay.kind == "toy")
        into["overlays"][plane, y, x] = 1

    def _read_boxes(self, boxes: IdentityKey[tuple[BoxView, ...]], viewer: int) -> Vector:
        """Closed, value, own cats, own points and those of the best other, on each cell of
        each box."""
        planes = np.zeros((5, *self._table), np.float32)
        for box in boxes.value:
            others = [points for seat, points in box.points.items() if seat != viewer]
            facts = np.array(
                (
                    float(box.closed),
                    box.value / _BOX_POINTS,
                    (box.awake[viewer] + box.asleep[viewer]) / CATS,
                    box.points.get(viewer, 0) / _BOX_POINTS,
                    max(others, default=0) / _BOX_POINTS,
                ),
                np.float32,
            )
            for x, y in box.cells:
                planes[:, y, x] = facts
        return planes


@cache
def _column(open: str, icons: tuple[int, ...]) -> Vector:
    """A card in numbers: that it is there, its open sides, its icons."""
    sides = [float(side in open) for side in _OPEN]
    return np.array([1.0, *sides, *(count / _ICONS for count in icons)], np.float32)
