"""The plugin of The Isle of Cats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from meowple.kernel.plugin import BenchmarkCase, BestLayout, Plugin
from meowple.kernel.state import State

if TYPE_CHECKING:
    from meowple.encoding.encoding import Encoding
    from meowple.games.isle.bot.knowledge import IsleKnowledge
    from meowple.games.isle.bot.training import IsleTrainer
    from meowple.games.isle.game import Isle
    from meowple.kernel.game import AnyGame


class IslePlugin(Plugin):
    """The Isle of Cats."""

    order = 1

    @property
    def id(self) -> str:
        # Without loading the rules.
        return "isle"

    @cached_property
    def game(self) -> Isle:
        from meowple.games.isle.game import GAME

        return GAME

    def knowledge(self, game: AnyGame) -> IsleKnowledge:
        from meowple.games.isle.bot.knowledge import IsleKnowledge

        return IsleKnowledge(game)

    def trainer(self) -> IsleTrainer:
        from meowple.games.isle.bot.training import IsleTrainer

        return IsleTrainer()

    def encoding(self) -> Encoding:
        from meowple.games.isle.rl.encoding import ENCODING

        return ENCODING

    def benchmarks(self) -> Sequence[BenchmarkCase]:
        return (
            BenchmarkCase("4 seats", 4),
            BenchmarkCase("solo", 1, {"mode": "solo"}),
            BenchmarkCase("family, 4 seats", 4, {"mode": "family"}),
        )

    def placement_times(self, seed: int) -> Sequence[float]:
        from meowple.games.isle.extras.benchmark import placement_times

        return placement_times(seed)

    def best_layout(self, end: State, seat: int, seconds: float) -> BestLayout:
        from meowple.games.isle.packing.report import best_layout
        from meowple.games.isle.rules.state import IsleState

        assert isinstance(end, IsleState)
        return best_layout(end, seat, seconds)


PLUGIN = IslePlugin()
