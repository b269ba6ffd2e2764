"""Catnaps for learning: every action has a number, every view is an array of numbers."""

from __future__ import annotations

from catnaps.actions import Nap, Prowl, Send
from catnaps.game import CATS, HAND, Catnaps
from catnaps.view import View
from meowple.encoding.action_catalogue import Catalogue
from meowple.encoding.encoding import Encoding
from meowple.encoding.observation_layout import Arrays, Layout
from meowple.encoding.observer import Index, Observer
from meowple.kernel.setup import Setup

# A lead that counts 1.
MARGIN = 10


def catalogue(game: Catnaps, setup: Setup) -> Catalogue:
    cats = range(1, CATS * setup.seats + 1)
    return Catalogue([*map(Send, cats), *map(Nap, game.patches), Prowl()])


class CatnapsObserver(Observer[View]):
    """The sun, the seat's own hand, and each player's cats, naps and mice."""

    def __init__(self, game: Catnaps, setup: Setup) -> None:
        self.seats = setup.seats
        self.patches = Index(map(str, game.patches))
        self.cats = Index(range(1, CATS * setup.seats + 1))
        self.layout = Layout(
            {
                "sending": (1,),
                "hours": (1,),
                "basket": (1,),
                "asked": (self.seats,),
                "sun": (len(self.patches),),
                "cloudy": (len(self.patches),),
                "hand": (len(self.cats),),
                "cats": (self.seats, len(self.cats)),
                "naps": (self.seats, len(self.patches)),
                "mice": (self.seats,),
            }
        )

    def fill(self, view: View, into: Arrays) -> None:
        assert view.seat is not None
        into["sending"][0] = view.sending
        into["hours"][0] = view.hours / HAND
        into["basket"][0] = view.basket / len(self.cats)
        self.patches.mark(into["sun"], [*map(str, view.sun)])
        self.patches.mark(into["cloudy"], [*map(str, view.cloudy)])
        self.cats.mark(into["hand"], view.hand)
        for seat in view.asked:
            into["asked"][self.from_viewer(seat, view.seat)] = 1
        for seat, player in enumerate(view.players):
            row = self.from_viewer(seat, view.seat)
            cats = [*player.out, *([player.cat] if player.cat else [])]
            self.cats.mark(into["cats"][row], cats)
            naps = [str(nap) for nap in player.naps if nap]
            self.patches.mark(into["naps"][row], naps)
            into["mice"][row] = player.naps.count(None) / HAND


ENCODING = Encoding(catalogue, CatnapsObserver, MARGIN)
