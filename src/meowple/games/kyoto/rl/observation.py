"""Observations of Kyoto no Neko: what a seat may know, in numbers."""

from __future__ import annotations

from functools import lru_cache
from math import prod

import numpy as np

from meowple.encoding.kept_arrays import KeptArrays
from meowple.encoding.observation_layout import Layout, Shape, Vector
from meowple.encoding.observer import Index, Observer
from meowple.games.kyoto.game import Kyoto
from meowple.games.kyoto.rl.actions import boards, catalogue, spaces
from meowple.games.kyoto.rules.board import HOMES
from meowple.games.kyoto.rules.checks.chances import CheckView, OfferView
from meowple.games.kyoto.rules.paws.paw import SKILLS
from meowple.games.kyoto.rules.printed import WALLS, BoardView
from meowple.games.kyoto.rules.scenarios.scenario import OTHER_MEDALS
from meowple.games.kyoto.rules.turns.turn import MOST_STAMINA
from meowple.games.kyoto.rules.view import (
    DECISIONS,
    SIDES,
    AskedView,
    KyotoView,
    PawView,
    PlayerView,
)
from meowple.kernel.setup import Setup
from meowple.kernel.toolbox.identity_key import IdentityKey

_KINDS = ("road", "paw", "house", "terrace")
_ENEMY = "enemy"
# The arrays of the paws on the board.
_OF_PAWS = ("face_up", "face_down", "known", "seen")
# Amounts that count as 1: paws of a kind, beaten kittens.
_PAWS, _WINS = 5, 5
# The number of boards whose printed part is kept.
_BOARDS = 16
# Decks that are kept in numbers.
_DECKS = 256


_HOMES = Index(HOMES)


class KyotoObserver(Observer[KyotoView]):
    """The boards space by space, the kittens, the chances of what is on offer."""

    def __init__(self, game: Kyoto, setup: Setup) -> None:
        self.seats = setup.seats
        self._game, self._box = game, game.box
        self._catalog = catalogue(game, setup)
        scenario = game.box.scenarios[str(setup.options["scenario"])]
        self._decisions = Index(DECISIONS.values())
        self._spaces = Index(spaces(game.box, setup))
        self._paws = Index((*(paw.id for paw in game.box.paws), _ENEMY))
        self._medals = Index((*(one.id for one in scenario.missions), *OTHER_MEDALS))
        self._kittens = Index(kitten.id for kitten in game.box.kittens)
        self._cards = Index(str(card) for card in game.box.cards)
        pairs = {
            _pair(link.a, link.b)
            for board in boards(game.box, setup)
            for link in board.links
        }
        self._links = Index(sorted(pairs))
        self._printed = lru_cache(maxsize=_BOARDS)(self._read_board)
        # by array the field of a player, the things it may hold, and what one counts
        self._held = {
            "kittens": ("kitten", self._kittens, 1.0),
            "medals": ("medals", self._medals, 1.0),
            "owed": ("owed", self._medals, 1.0),
            "homes": ("home", _HOMES, 1.0),
            "friends": ("friends", self._paws, 1 / _PAWS),
            "track": ("track", self._paws, 1 / _PAWS),
            "at": ("at", self._spaces, 1.0),
            "marks": ("marks", self._spaces, 1.0),
        }
        self._deck = lru_cache(maxsize=_DECKS)(self._read_deck)
        self._code = lru_cache(maxsize=None)(self._read_code)
        table = self._table_shapes()
        self.kept = table.keys() - {"bikes"}
        self.layout = Layout(self._question_shapes() | table)

    def _question_shapes(self) -> dict[str, Shape]:
        seats = (self.seats,)
        return {
            "decision": (len(self._decisions),),
            "asked": seats,
            "turn": seats,
            "first": seats,
            "game": (4,),
            "kitten": seats,
            "paw": (len(self._paws),),
            "origin": (len(self._spaces),),
            "paws_left": (len(self._paws),),
            "chances": (len(self._catalog),),
        }

    def _table_shapes(self) -> dict[str, Shape]:
        seats, paws, places = self.seats, len(self._paws), len(self._spaces)
        return {
            "kittens": (seats, len(self._kittens)),
            "skills": (seats, len(SKILLS)),
            "medals": (seats, len(self._medals)),
            "owed": (seats, len(self._medals)),
            "homes": (seats, len(HOMES)),
            "friends": (seats, paws),
            "track": (seats, paws),
            "wins": (seats,),
            "stepped_on": (seats, len(SIDES)),
            "at": (seats, places),
            "marks": (seats, places),
            "kinds": (len(_KINDS), places),
            "links": (len(self._links),),
            "face_up": (paws, places),
            "face_down": (places,),
            "known": (paws, places),
            "seen": (seats, places),
            "bikes": (2, places),
            "bike_cards": (len(self._cards),),
        }

    def viewer(self, view: KyotoView) -> int | None:
        return view.seat

    def fill(self, view: KyotoView, into: KeptArrays) -> None:
        assert view.seat is not None
        if view.asked is not None:
            self._question(view.asked, view, view.seat, into)
        for player in view.players:
            seat = self.from_viewer(player.seat, view.seat)
            self._player(player, seat, into)
        self._board(view, view.seat, into)
        into["first"][self.from_viewer(view.first, view.seat)] = 1
        left = view.asked.left if view.asked and len(view.asked.left) == 1 else (0,)
        into["game"][:] = (
            view.round / view.last_round,
            view.stamina / MOST_STAMINA,
            left[0] / MOST_STAMINA,
            view.enemies / self._box.enemies,
        )

    def _question(
        self, asked: AskedView, view: KyotoView, viewer: int, into: KeptArrays
    ) -> None:
        self._decisions.mark(into["decision"], [asked.decision])
        for seat in asked.seats:
            into["asked"][self.from_viewer(seat, viewer)] = 1
        if view.turn is not None:
            into["turn"][self.from_viewer(view.turn, viewer)] = 1
        if asked.kitten is not None:
            into["kitten"][self.from_viewer(asked.kitten, viewer)] = 1
        if asked.paw:
            self._paws.mark(into["paw"], [asked.paw])
        if asked.origin:
            self._spaces.mark(into["origin"], [asked.origin])
        if asked.paws:
            self._paws.mark(into["paws_left"], asked.paws, 1 / _PAWS)
        if viewer in asked.seats:
            for offer in view.offers:
                into["chances"][self._code(offer.action, viewer)] = _chance(offer)

    def _read_code(self, action: str, seat: int) -> int:
        return self._catalog.code(self._game.parse(action), seat)

    def _player(self, player: PlayerView, seat: int, into: KeptArrays) -> None:
        """A row of each array of the players; mostly the kitten's place has changed."""
        before = into.shown(seat)
        if into.shows(seat, player):
            return
        for name, (field, index, by) in self._held.items():
            held = getattr(player, field)
            if before is None or getattr(before, field) != held:
                things = [held] if isinstance(held, str) else held
                into[name][seat] = index.row([thing for thing in things if thing], by)
        into["wins"][seat] = player.wins / _WINS
        if not isinstance(before, PlayerView) or before.skills != player.skills:
            highest = self._box.skill_max
            into["skills"][seat] = [player.skills[skill] / highest for skill in SKILLS]
        if not isinstance(before, PlayerView) or before.stepped_on != player.stepped_on:
            into["stepped_on"][seat] = [side == player.stepped_on for side in SIDES]

    def _read_board(self, board: IdentityKey[BoardView]) -> tuple[Vector, Vector]:
        """The kinds of the spaces and how free the links are: the same through a game."""
        kinds = np.zeros((len(_KINDS), len(self._spaces)), np.float32)
        links = np.zeros(len(self._links), np.float32)
        for space in board.value.spaces:
            kinds[_KINDS.index(space.kind), self._spaces.at[space.id]] = 1
        for link in board.value.links:
            free = 1 - WALLS.index(link.wall) / len(WALLS)
            links[self._links.at[_pair(*link.between)]] = free
        return kinds, links

    def _board(self, view: KyotoView, viewer: int, into: KeptArrays) -> None:
        if not into.shows("board", view.board):
            into["kinds"][:], into["links"][:] = self._printed(IdentityKey(view.board))
        self._paws_on_board(view.paws, viewer, into)
        if not into.shows("deck", view.cards_left):
            into["bike_cards"][:] = self._deck(view.cards_left)
        for bike, space_id in enumerate(view.bikes):
            into["bikes"][bike, self._spaces.at[space_id]] = 1

    def _read_deck(self, cards: tuple[tuple[int, ...], ...]) -> Vector:
        return self._cards.row([str(card) for card in cards], 1 / _PAWS)

    def _paws_on_board(
        self, paws: tuple[PawView, ...], viewer: int, into: KeptArrays
    ) -> None:
        """Write the paws, only where they have changed: paws that look the same are the
        same objects."""
        before = into.shown("paws") or ()
        assert isinstance(before, tuple)
        if into.shows("paws", paws):
            return
        was, now = _by_identity(before), _by_identity(paws)
        if len(was) == len(before) and len(now) == len(paws):
            differ = was.keys() ^ now.keys()
            changed = {(was.get(key) or now[key]).space for key in differ}
        else:
            # several of a kind on one space are one object
            changed = {paw.space for paw in (*before, *paws)}
        places = [self._spaces.at[space] for space in changed]
        for name in _OF_PAWS:
            into[name][..., places] = 0
        for paw in paws:
            if paw.space in changed:
                self._paw(paw, viewer, into)

    def _paw(self, paw: PawView, viewer: int, into: KeptArrays) -> None:
        space = self._spaces.at[paw.space]
        if paw.face_down:
            into["face_down"][space] = 1
        if paw.paw is not None:
            there = into["known" if paw.face_down else "face_up"]
            there[self._paws.at[paw.paw], space] += 1 / _PAWS
        for seat in paw.seen_by:
            into["seen"][self.from_viewer(seat, viewer), space] = 1


def _by_identity(paws: tuple[PawView, ...]) -> dict[int, PawView]:
    return dict(zip(map(id, paws), paws, strict=True))


def _pair(a: str, b: str) -> str:
    """The name of a link, the same for both directions."""
    return "|".join(sorted((a, b)))


def _chance(offer: OfferView) -> float:
    """The chance to get through: past the bikes, and past each kind of paw or kitten by
    the best of its checks. A step past kittens is not hindered by them."""
    is_step = offer.action.startswith("step")
    best: dict[str, float] = {}
    for check in offer.checks:
        if not (is_step and check.against in ("bike", "kitten")):
            best[check.against] = max(best.get(check.against, 0.0), _passed(check))
    safe = offer.safe.good / offer.safe.cases if offer.safe else 1.0
    return safe * prod(best.values())


def _passed(check: CheckView) -> float:
    return check.chance.good / check.chance.cases
