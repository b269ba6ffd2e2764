"""Kyoto no Neko as a game of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meowple.games.kyoto.extras.components import KyotoComponents, components
from meowple.games.kyoto.extras.insight import KyotoInsight, insight
from meowple.games.kyoto.extras.lists import lists
from meowple.games.kyoto.extras.owner import owners_box
from meowple.games.kyoto.extras.puzzles import met
from meowple.games.kyoto.extras.reasons import reason
from meowple.games.kyoto.extras.slips import slips
from meowple.games.kyoto.rules.actions import parse
from meowple.games.kyoto.rules.box import Box, our_box
from meowple.games.kyoto.rules.census import census
from meowple.games.kyoto.rules.imagine import imagine
from meowple.games.kyoto.rules.letter import LATEST, LETTERS, Letter
from meowple.games.kyoto.rules.options import options
from meowple.games.kyoto.rules.start import start
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.bound import bound
from meowple.games.kyoto.rules.turns.result import result
from meowple.games.kyoto.rules.view import KyotoView, kitten_of, view
from meowple.games.kyoto.text import words
from meowple.games.kyoto.text.drawing import board_picture
from meowple.games.kyoto.text.picture import draw_kyoto as picture
from meowple.games.kyoto.text.tints import tints
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say, Slip, Tint
from meowple.kernel.result import Result
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Info, Setup, Value
from meowple.kernel.toolbox.game_with_data import GameWithData

RULES_VERSION = LATEST.version


class Kyoto(GameWithData[KyotoState]):
    """Kyoto no Neko: novice and expert, both boards, 2 to 4."""

    data_package = "meowple.games.kyoto.data"

    def __init__(
        self, letter: Letter, box: Box, data: Mapping[str, object] | None = None
    ) -> None:
        self._letter, self._data = letter, data
        self.box = box
        choices = options(box.scenarios, letter)
        self.info = Info("kyoto", (2, 3, 4), choices, letter.version)

    def with_data(self, data: Mapping[str, object]) -> Kyoto:
        """Our box with what an owner corrects; what was brought before does not count."""
        return Kyoto(self._letter, owners_box(data, self._letter), data)

    def at_version(self, version: int) -> Kyoto | None:
        """An owner's components correct the box of that version."""
        if version == self._letter.version:
            return self
        letter = LETTERS.get(version)
        if letter is None:
            return None
        data = self._data
        box = our_box(letter) if data is None else owners_box(data, letter)
        return Kyoto(letter, box, data)

    def start(self, setup: Setup) -> KyotoState:
        return start(self.box, self._letter, setup)

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

    def describe(self, view: KyotoView, say: Say) -> list[str]:
        return words.describe(view, say)

    def brief(self, view: KyotoView, say: Say) -> list[str]:
        return words.brief(view, say)

    def board(self, view: KyotoView) -> Sequence[str]:
        return board_picture(view)

    def tints(self, line: str) -> Sequence[Tint]:
        return tints(line)

    def explain(self, action: Action, say: Say, view: KyotoView) -> str:
        return words.explain(action, say, view)

    def components(self, say: Say) -> KyotoComponents:
        return components(self.box, say)

    def lists(self, say: Say) -> dict[str, list[str]]:
        return lists(self.components(say), say)

    def met(self, state: KyotoState, seat: int, goal: Mapping[str, int | str]) -> bool:
        return met(state, seat, goal)

    def picture(self, view: KyotoView, say: Say) -> str:
        return picture(view)

    def division(self, options: Mapping[str, Value]) -> str:
        """Medals are compared among games with the same missions and target."""
        return f"{options['scenario']}-{options['target']}"

    def division_name(self, division: str, say: Say) -> str:
        scenario, _, target = division.rpartition("-")
        return say("kyoto.division", scenario=scenario, target=int(target))

    def figure(self, state: KyotoState, seat: int) -> str | None:
        """None before the seat has chosen its kitten."""
        return kitten_of(state, seat) or None

    def figure_name(self, figure: str, say: Say) -> str:
        return say("kyoto.kitten", kitten=figure)

    def insight(self, state: KyotoState, seat: int | None) -> KyotoInsight | None:
        return insight(state, seat)

    def slips(self, state: KyotoState, seat: int) -> Sequence[Slip]:
        return slips(state, seat)

    def reason(self, state: KyotoState, seat: int, action: Action, say: Say) -> str:
        return reason(state, seat, action, say)


GAME = Kyoto(LATEST, our_box())
