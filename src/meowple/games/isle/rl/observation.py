"""Observations of The Isle of Cats: what a seat may know, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import numpy as np

from meowple.encoding.kept_arrays import KeptArrays
from meowple.encoding.observation_layout import Layout, Shape, Vector
from meowple.encoding.observer import Index, Observer
from meowple.games.isle.game import Isle
from meowple.games.isle.rl.actions import most_cats
from meowple.games.isle.rules.boat import BOARDS, COLOURS, HEIGHT, WIDTH, squares
from meowple.games.isle.rules.day.calendar import PHASES
from meowple.games.isle.rules.decisions import DECISIONS
from meowple.games.isle.rules.state import FIELDS
from meowple.games.isle.rules.view import (
    AskedView,
    IsleView,
    LaidView,
    OwnView,
    PlayerView,
    SisterView,
    TileView,
)
from meowple.kernel.setup import Setup
from meowple.kernel.toolbox.identity_key import IdentityKey

_KINDS = ("cat", "oshax", "common", "rare")
_WHAT = ("oshax", "rare", "common", "small")
_ASKS = ("always", "windows", "never")
_MOMENTS = ("order", "turn", "rescue_end", "day_end", "scoring")
# The moment that came with version 2 of the rules.
_MORE_MOMENTS = ("fishing",)
# Decisions with another name for a seat that has paid.
_MORE_DECISIONS = ("after_paying",)
# Amounts that count as 1.
_FISH, _BASKETS, _CARDS, _POINTS, _TILES = 50, 5, 20, 100, 10
# Boats and bags that are kept in numbers.
_KEPT = 512


class IsleObserver(Observer[IsleView]):
    """The boats square by square, the island, the cards that the seat may see."""

    def __init__(self, game: Isle, setup: Setup) -> None:
        box = game.box
        self.seats = setup.seats
        self._deck = len(box.cards)
        self._decisions = Index((*DECISIONS.values(), *_MORE_DECISIONS))
        names = [name for mode in PHASES.values() for name, _ in mode]
        more = _MORE_MOMENTS if game.letter.window_after_fishing else ()
        self._moments = Index((*_MOMENTS, *more))
        self._phases = Index(("setup", *names, "over"))
        self._cards = Index(box.cards)
        self._sister = Index(box.sister)
        self._shapes = Index(piece.shape.id for piece in box.pieces)
        self._bag = Index(_name(p.shape.id, p.colour) for p in box.pieces)
        self._in_bag = lru_cache(maxsize=_KEPT)(self._count)
        self._marked = lru_cache(maxsize=_KEPT)(self._cards.row)
        self._field = lru_cache(maxsize=_KEPT)(self._read_field)
        self._stock = lru_cache(maxsize=_KEPT)(self._read_stock)
        self._places = most_cats(box, setup.seats)
        kept = self._player_shapes() | self._card_shapes() | self._island_shapes()
        sister = self._sister_shapes(box.supply.days) if setup.seats == 1 else {}
        self.kept = kept
        self.layout = Layout(self._question_shapes() | kept | sister)

    def _question_shapes(self) -> dict[str, Shape]:
        return {
            "decision": (len(self._decisions),),
            "moment": (len(self._moments),),
            "what": (len(_WHAT),),
            "tile": (len(COLOURS) + len(self._shapes),),
            "asked": (self.seats,),
            "turn": (self.seats,),
            "order": (self.seats,),
            "game": (4,),
            "phase": (len(self._phases),),
        }

    def _player_shapes(self) -> dict[str, Shape]:
        boat = (HEIGHT, WIDTH)
        return {
            "players": (self.seats, 10),
            "ask": (len(_ASKS),),
            "colours": (self.seats, len(COLOURS), *boat),
            "tiles": (self.seats, len(_KINDS), *boat),
            "rats": (self.seats, *boat),
            "maps": (self.seats, len(COLOURS), *boat),
        }

    def _card_shapes(self) -> dict[str, Shape]:
        cards = (len(self._cards),)
        own = ("hand", "lessons", "packet", "kept", "chosen", "discarded", "passed_on")
        return {
            "ready": (self.seats, *cards),
            **dict.fromkeys(own, cards),
            "discards": cards,
            "public_lessons": (1 + len(COLOURS), *cards),
        }

    def _island_shapes(self) -> dict[str, Shape]:
        tile = len(COLOURS) + len(self._shapes)
        return {
            **dict.fromkeys(FIELDS, (self._places, tile)),
            "stock": (len(self._shapes),),
            "bag": (len(self._bag),),
        }

    def _sister_shapes(self, days: int) -> dict[str, Shape]:
        return {
            "sister_colours": (days, len(COLOURS)),
            "sister_lessons": (len(self._cards),),
            "sister_today": (len(self._sister),),
            "sister_spent": (len(self._sister),),
        }

    def viewer(self, view: IsleView) -> int | None:
        return view.seat

    def fill(self, view: IsleView, into: KeptArrays) -> None:
        assert view.seat is not None
        assert view.own is not None
        self._moment(view, view.own, view.seat, into)
        if view.asked is not None:
            self._question(view.asked, view.seat, into)
        for player in view.players:
            self._player(player, self.from_viewer(player.seat, view.seat), into)
        self._own(view.players[view.seat], view.own, into)
        self._island(view, into)
        if view.sister is not None:
            self._her(view.sister, into)

    def _moment(self, view: IsleView, own: OwnView, viewer: int, into: KeptArrays) -> None:
        self._phases.mark(into["phase"], [view.phase])
        into["game"][:] = (
            view.day / view.days,
            view.deck_count / self._deck,
            view.hidden_discards / self._deck,
            own.to_keep / _CARDS,
        )
        for place, figure in enumerate(view.order):
            if isinstance(figure, int):
                ahead = 1 - place / len(view.order)
                into["order"][self.from_viewer(figure, viewer)] = ahead
        if isinstance(view.turn, int):
            into["turn"][self.from_viewer(view.turn, viewer)] = 1

    def _question(self, asked: AskedView, viewer: int, into: KeptArrays) -> None:
        self._decisions.mark(into["decision"], [asked.decision])
        if asked.moment is not None:
            self._moments.mark(into["moment"], [asked.moment])
        for what in asked.what:
            into["what"][_WHAT.index(what)] = 1
        for seat in asked.seats:
            into["asked"][self.from_viewer(seat, viewer)] = 1
        if asked.tile is not None:
            self._tile(asked.tile, into["tile"])

    def _tile(self, tile: TileView, row: Vector) -> None:
        if tile.colour is not None:
            row[COLOURS.index(tile.colour)] = 1
        row[len(COLOURS) + self._shapes.at[tile.shape]] = 1

    def _player(self, player: PlayerView, seat: int, into: KeptArrays) -> None:
        if into.shows(("player", seat), player):
            return
        into["players"][seat] = (
            player.fish / _FISH,
            player.baskets / _BASKETS,
            player.used_baskets / _BASKETS,
            player.hand_count / _CARDS,
            player.lesson_count / _CARDS,
            player.ready_count / _CARDS,
            player.passed,
            player.next_tile_anywhere,
            player.extra_rescues / _BASKETS,
            player.points / _POINTS,
        )
        if not into.shows(("ready", seat), player.ready):
            into["ready"][seat] = self._marked(player.ready or ())
        if not into.shows(("boat", seat), player.boat):
            into["rats"][seat], into["maps"][seat] = _printed(player.boat)
        if not into.shows(("tiles", seat), player.tiles):
            laid = _laid(IdentityKey(player.tiles))
            into["tiles"][seat], into["colours"][seat] = laid

    def _own(self, player: PlayerView, own: OwnView, into: KeptArrays) -> None:
        if not into.shows("ask", player.ask):
            into["ask"][:] = [float(when == player.ask) for when in _ASKS]
        for name, held in (
            ("hand", player.hand),
            ("lessons", player.lessons),
            ("packet", own.packet),
            ("kept", own.kept),
            ("chosen", own.chosen),
            ("discarded", own.discarded),
        ):
            if not into.shows(name, held):
                into[name][:] = self._marked(held or ())
        if not into.shows("passed_on", own.passed_on):
            into["passed_on"][:] = self._cards.row(
                [card for *_, cards in own.passed_on for card in cards]
            )

    def _island(self, view: IsleView, into: KeptArrays) -> None:
        if not into.shows("discards", view.discards):
            into["discards"][:] = self._marked(view.discards)
        if not into.shows("public_lessons", view.public_lessons):
            self._public(view.public_lessons, into["public_lessons"])
        for field, cats in zip(FIELDS, (view.left, view.right), strict=True):
            if not into.shows(field, cats):
                into[field][:] = self._field(IdentityKey(cats))
        stock = view.rares, view.commons, view.oshax
        if [kept for place, kept in enumerate(stock) if not into.shows(place, kept)]:
            into["stock"][:] = self._stock(*map(IdentityKey, stock))
        if not into.shows("bag", view.bag):
            into["bag"][:] = self._in_bag(IdentityKey(view.bag))

    def _public(self, lessons: tuple[tuple[int, str | None], ...], rows: Vector) -> None:
        """Lessons by the color that was named; the first row is for lessons without one."""
        rows.fill(0)
        for card, colour in lessons:
            row = 0 if colour is None else 1 + COLOURS.index(colour)
            rows[row, self._cards.at[card]] = 1

    def _read_field(self, cats: IdentityKey[tuple[TileView, ...]]) -> Vector:
        rows = np.zeros((self._places, len(COLOURS) + len(self._shapes)), np.float32)
        for tile, row in zip(cats.value, rows, strict=False):
            self._tile(tile, row)
        return rows

    def _read_stock(self, *tiles: IdentityKey[tuple[TileView, ...]]) -> Vector:
        row = np.zeros(len(self._shapes), np.float32)
        for tile in (tile for kept in tiles for tile in kept.value):
            self._shapes.mark(row, [tile.shape], tile.count / _TILES)
        return row

    def _count(self, bag: IdentityKey[tuple[TileView, ...]]) -> Vector:
        """The tiles in the bag: the same ones for most of a day."""
        row = np.zeros(len(self._bag), np.float32)
        for tile in bag.value:
            row[self._bag.at[_name(tile.shape, tile.colour)]] = tile.count / _TILES
        return row

    def _her(self, sister: SisterView, into: KeptArrays) -> None:
        for day, colour in enumerate(sister.colours):
            if colour is not None:
                into["sister_colours"][day, COLOURS.index(colour)] = 1
        self._cards.mark(into["sister_lessons"], sister.lessons)
        shown = [card for card in sister.today if card is not None]
        self._sister.mark(into["sister_today"], shown)
        self._sister.mark(into["sister_spent"], sister.spent)


@cache
def _printed(boat: str) -> tuple[Vector, Vector]:
    """The rats of a boat, and its maps by color."""
    board = BOARDS[boat]
    rats = np.zeros((HEIGHT, WIDTH), np.float32)
    maps = np.zeros((len(COLOURS), HEIGHT, WIDTH), np.float32)
    _cover(rats, squares(board.rats))
    for plane, colour in zip(maps, COLOURS, strict=True):
        _cover(plane, squares(board.maps[colour]))
    return rats, maps


@lru_cache(maxsize=_KEPT)
def _laid(tiles: IdentityKey[tuple[LaidView, ...]]) -> tuple[Vector, Vector]:
    """The squares under tiles by kind, and by color; most actions change none."""
    kinds = np.zeros((len(_KINDS), HEIGHT, WIDTH), np.float32)
    colours = np.zeros((len(COLOURS), HEIGHT, WIDTH), np.float32)
    for tile in tiles.value:
        _cover(kinds[_KINDS.index(tile.kind)], tile.cells)
        if tile.colour is not None:
            _cover(colours[COLOURS.index(tile.colour)], tile.cells)
    return kinds, colours


def _cover(plane: Vector, cells: Sequence[tuple[int, int]]) -> None:
    for x, y in cells:
        plane[y, x] = 1


def _name(shape: str, colour: str | None) -> str:
    return f"{colour}-{shape}"
