"""Kyoto no Neko as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meowple.games.kyoto import words
from meowple.games.kyoto.actions import parse
from meowple.games.kyoto.bound import bound
from meowple.games.kyoto.box import Box, our_box
from meowple.games.kyoto.census import census
from meowple.games.kyoto.components import KyotoComponents, components
from meowple.games.kyoto.data import toml
from meowple.games.kyoto.imagine import imagine
from meowple.games.kyoto.insight import KyotoInsight, insight
from meowple.games.kyoto.lists import lists
from meowple.games.kyoto.options import options
from meowple.games.kyoto.owner import owners_box
from meowple.games.kyoto.puzzles import met
from meowple.games.kyoto.result import result
from meowple.games.kyoto.start import start
from meowple.games.kyoto.state import KyotoState
from meowple.games.kyoto.view import KyotoView, view
from meowple.kernel.frame import Action
from meowple.kernel.game import Game
from meowple.kernel.result import Result
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Info, Setup

RULES_VERSION = 1


class Kyoto(Game[KyotoState]):
    """Kyoto no Neko: novice and expert, both boards, 2 to 4."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.info = Info("kyoto", (2, 3, 4), options(box.scenarios), RULES_VERSION)

    def with_data(self, data: Mapping[str, object]) -> Kyoto:
        """Our box with what an owner corrects; what was brought before does not count."""
        return Kyoto(owners_box(data))

    def start(self, setup: Setup) -> KyotoState:
        return start(self.box, setup)

    def view(self, state: KyotoState, seat: int | None) -> KyotoView:
        return view(state, seat)

    def result(self, state: KyotoState) -> Result | None:
        return None if state.stack else result(state)

    def parse(self, text: str) -> Action:
        return parse(text)

    def census(self, state: KyotoState) -> Mapping[str, int]:
        return census(state)

    def bound(self, setup: Setup) -> int:
        return bound(self.box, setup)

    def imagine(self, state: KyotoState, seat: int, rng: Rng) -> KyotoState:
        return imagine(state, seat, rng)

    def describe(self, view: KyotoView, say: words.Say) -> list[str]:
        return words.describe(view, say)

    def brief(self, view: KyotoView, say: words.Say) -> list[str]:
        return words.brief(view, say)

    def explain(self, action: Action, say: words.Say, view: KyotoView) -> str:
        return words.explain(action, say, view)

    def components(self, say: words.Say) -> KyotoComponents:
        return components(self.box, say)

    def lists(self, say: words.Say) -> dict[str, list[str]]:
        return lists(self.components(say), say)

    def rule(self, error: str) -> str | None:
        found: str | None = toml("rules").get(error)
        return found

    def puzzles(self) -> Sequence[Mapping[str, Any]]:
        found: Sequence[Mapping[str, Any]] = toml("puzzles")["puzzle"]
        return found

    def met(self, state: KyotoState, seat: int, goal: Mapping[str, int | str]) -> bool:
        return met(state, seat, goal)

    def insight(self, state: KyotoState, seat: int | None) -> KyotoInsight | None:
        return insight(state, seat)


GAME = Kyoto(our_box())
