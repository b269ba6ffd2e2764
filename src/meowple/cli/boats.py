"""The best boats of a finished game of The Isle of Cats, for `meowple analyse`."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.cli.progress import progress
from meowple.games.isle.boat import squares
from meowple.games.isle.state import IsleState
from meowple.kernel.state import State
from meowple.lab.packing import Packing, asked, pack
from meowple.texts import Texts


@dataclass(frozen=True, slots=True)
class BestBoat:
    """What a seat could have packed, beside the score of the boat that it had."""

    seat: int
    played: int
    packing: Packing

    def as_data(self) -> dict[str, object]:
        found = self.packing
        return {
            "seat": self.seat,
            "played": self.played,
            "score": found.score,
            "bound": found.bound,
            "proven": found.proven,
            "tiles": [
                {"kind": tile.kind, "colour": tile.colour, "cells": squares(tile.mask)}
                for tile in found.tiles
            ],
        }

    def in_words(self, texts: Texts) -> str:
        score, bound = self.packing.score, self.packing.bound
        sure = "unknown" if bound is None else "bound" if bound > score else "proven"
        most = score if bound is None else bound
        return texts.say(
            "cli.analyse-boat",
            seat=self.seat,
            played=self.played,
            score=score,
            sure=sure,
            bound=most,
            gap=most - score,
        )


def pack_all(end: State, seconds: float) -> list[BestBoat]:
    """The best boat of each seat, with so much time for each."""
    assert isinstance(end, IsleState)
    found = []
    with progress() as bar:
        for seat in bar.track(range(end.seats)):
            question = asked(end, seat)
            played = question.score(question.played.tiles)
            found.append(BestBoat(seat, played, pack(question, seconds)))
    return found
