"""The plugin of If It Fits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from meowple.kernel.plugin import BenchmarkCase, Plugin

if TYPE_CHECKING:
    from meowple.encoding.encoding import Encoding
    from meowple.games.fits.bot.knowledge import FitsKnowledge
    from meowple.games.fits.game import Fits
    from meowple.kernel.game import AnyGame


class FitsPlugin(Plugin):
    """If It Fits."""

    order = 2

    @property
    def id(self) -> str:
        # Without loading the rules.
        return "fits"

    @cached_property
    def game(self) -> Fits:
        from meowple.games.fits.game import GAME

        return GAME

    def knowledge(self, game: AnyGame) -> FitsKnowledge:
        from meowple.games.fits.bot.knowledge import FitsKnowledge

        return FitsKnowledge(game)

    def encoding(self) -> Encoding:
        from meowple.games.fits.rl.encoding import ENCODING

        return ENCODING

    def benchmarks(self) -> Sequence[BenchmarkCase]:
        return (
            BenchmarkCase("2 seats", 2),
            BenchmarkCase("4 seats", 4),
            BenchmarkCase("advanced, 4 seats", 4, {"advanced": True}),
        )


PLUGIN = FitsPlugin()
