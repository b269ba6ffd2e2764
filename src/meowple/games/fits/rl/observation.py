"""Observations of If It Fits: what a seat may know, in numbers."""

from __future__ import annotations

from functools import cache

import numpy as np

from meowple.encoding.kept_arrays import KeptArrays
from meowple.encoding.observation_layout import Layout, Shape, Vector
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

# Amounts that count as 1: icons on a card, points of a box and a player, cards in a hand.
_ICONS, _BOX_POINTS, _POINTS, _HAND = 3, 20, 50, 3
_OPEN = "nesw"
# A sleeping cat that does not count as a regular one.
_ASLEEP = 0.5
# Of a card in play: its open sides, those when it is turned, its icons, whether it is a
# toy or a Princess.
_CARD = 4 + 4 + len(ICONS) + 2
# The arrays that show the cards on the table, and all that are kept.
_OF_CELLS = ("laid", "open", "icons", "sleepers", "boxes")
_KEPT = (*_OF_CELLS, "discards", "hand", "overlays", "start_cards")


class FitsObserver(Observer[FitsView]):
    """The table cell by cell, the boxes on it, and the seat's own hand."""

    kept = _KEPT

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

    def viewer(self, view: FitsView) -> int | None:
        return view.seat

    def fill(self, view: FitsView, into: KeptArrays) -> None:
        assert view.seat is not None
        self._question(view, view.seat, into)
        self._players(view, view.seat, into)
        if not into.shows("discards", view.discards):
            into["discards"][:] = self._discards.row(view.discards)
        if not into.shows("start_cards", view.start_cards):
            into["start_cards"][:] = self._starts.row(view.start_cards)
        into["game"][:] = view.deck_count / self._drawn, view.final
        self._cells(view, view.seat, into)
        if not into.shows("overlays", view.overlays):
            into["overlays"].fill(0)
            for overlay in view.overlays:
                self._overlay(overlay, view.seat, into)

    def _question(self, view: FitsView, viewer: int, into: KeptArrays) -> None:
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
        """The face of a card, in numbers."""
        card = self.deck.cards.get(id)
        if card is None:
            return [0.0] * (_CARD - 1) + [1.0]
        icons = [count / _ICONS for count in counts(card.icons, len(ICONS))]
        sides = map(float, (*card.open, *card.open_turned))
        return [*sides, *icons, float(id in self.deck.toys), 0.0]

    def _players(self, view: FitsView, viewer: int, into: KeptArrays) -> None:
        for player in view.players:
            into["players"][self.from_viewer(player.seat, viewer)] = (
                player.cats / CATS,
                player.hand_count / _HAND,
                player.points / _POINTS,
                player.penalties / _POINTS,
            )
            if player.seat == viewer and not into.shows("hand", player.hand):
                into["hand"][:] = self._hand.row(player.hand or ())

    def _cells(self, view: FitsView, viewer: int, into: KeptArrays) -> None:
        """Cards are mostly added to those that are there, and boxes only grow: what hasn't
        changed stays."""
        cards, boxes = into.shown("cells") or (), into.shown("boxes") or ()
        assert isinstance(cards, tuple)
        assert isinstance(boxes, tuple)
        if view.cells[: len(cards)] != cards:
            for name in _OF_CELLS:
                into[name].fill(0)
            cards = boxes = ()
        if not into.shows("cells", view.cells):
            for cell in view.cells[len(cards) :]:
                self._cell(cell, viewer, into)
        if not into.shows("boxes", view.boxes):
            same = set(map(id, boxes))
            for box in view.boxes:
                if id(box) not in same:
                    self._box(box, viewer, into["boxes"])

    def _cell(self, cell: CellView, viewer: int, into: KeptArrays) -> None:
        x, y = cell.x, cell.y
        sides, icons = _printed(cell.open, cell.icons)
        into["laid"][y, x] = 1
        into["open"][:, y, x] = sides
        into["icons"][:, y, x] = icons
        if cell.princess:
            into["sleepers"][self.seats, y, x] = 1
        elif cell.sleeper is not None:
            seat = self.from_viewer(cell.sleeper, viewer)
            into["sleepers"][seat, y, x] = 1 if cell.counts else _ASLEEP

    def _overlay(self, overlay: OverlayView, viewer: int, into: KeptArrays) -> None:
        """Cats by seat, then the Princesses, then the toys; by the west cell."""
        x, y = overlay.between[0]
        if overlay.player is not None:
            plane = self.from_viewer(overlay.player, viewer)
        else:
            plane = self.seats + (overlay.kind == "toy")
        into["overlays"][plane, y, x] = 1

    def _box(self, box: BoxView, viewer: int, planes: Vector) -> None:
        """Closed, value, own cats, own points and those of the best other, on each cell of
        the box."""
        others = [points for seat, points in box.points.items() if seat != viewer]
        facts = np.array(
            (
                box.closed,
                box.value / _BOX_POINTS,
                (box.awake[viewer] + box.asleep[viewer]) / CATS,
                box.points.get(viewer, 0) / _BOX_POINTS,
                max(others, default=0) / _BOX_POINTS,
            ),
            np.float32,
        )
        for x, y in box.cells:
            planes[:, y, x] = facts


@cache
def _printed(open: str, icons: tuple[int, ...]) -> tuple[Vector, Vector]:
    """The open sides of a card and its icons, in numbers."""
    sides = [float(side in open) for side in _OPEN]
    counted = [count / _ICONS for count in icons]
    return np.array(sides, np.float32), np.array(counted, np.float32)
