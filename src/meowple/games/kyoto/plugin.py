"""The plugin of Kyoto no Neko."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from meowple.kernel.plugin import BenchmarkCase, Plugin

if TYPE_CHECKING:
    from meowple.encoding.encoding import Encoding
    from meowple.games.kyoto.bot.knowledge import KyotoKnowledge
    from meowple.games.kyoto.game import Kyoto
    from meowple.kernel.game import AnyGame


class KyotoPlugin(Plugin):
    """Kyoto no Neko."""

    order = 3

    @property
    def id(self) -> str:
        # Without loading the rules.
        return "kyoto"

    @cached_property
    def game(self) -> Kyoto:
        from meowple.games.kyoto.game import GAME

        return GAME

    def knowledge(self, game: AnyGame) -> KyotoKnowledge:
        from meowple.games.kyoto.bot.knowledge import KyotoKnowledge

        return KyotoKnowledge(game)

    def encoding(self) -> Encoding:
        from meowple.games.kyoto.rl.encoding import ENCODING

        return ENCODING

    def benchmarks(self) -> Sequence[BenchmarkCase]:
        return (
            BenchmarkCase("2 seats", 2),
            BenchmarkCase("4 seats", 4),
        )


PLUGIN = KyotoPlugin()
