"""What each game needs to be played in numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from meowple.kernel.setup import Setup
from meowple.rl import actions_fits, actions_isle, actions_kyoto
from meowple.rl.catalogue import Catalogue
from meowple.rl.draw_fits import draw_fits
from meowple.rl.draw_isle import draw_isle
from meowple.rl.draw_kyoto import draw_kyoto
from meowple.rl.observe_fits import FitsObserver
from meowple.rl.observe_isle import IsleObserver
from meowple.rl.observe_kyoto import KyotoObserver
from meowple.rl.observer import Observer


@dataclass(frozen=True, slots=True)
class Encoding:
    """Actions, observations and pictures of a game; a lead of `margin` points counts 1."""

    catalogue: Callable[[Any, Setup], Catalogue]
    observer: Callable[[Any, Setup], Observer[Any]]
    draw: Callable[[Any], str]
    margin: int


ENCODINGS: Mapping[str, Encoding] = {
    "fits": Encoding(actions_fits.catalogue, FitsObserver, draw_fits, 20),
    "isle": Encoding(actions_isle.catalogue, IsleObserver, draw_isle, 50),
    "kyoto": Encoding(actions_kyoto.catalogue, KyotoObserver, draw_kyoto, 5),
}
