"""The plugin of the package: the entry point names `PLUGIN`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meowple.kernel.game import AnyGame
from meowple.kernel.plugin import Plugin

if TYPE_CHECKING:
    from catnaps.game import Catnaps
    from catnaps.knowledge import CatnapsKnowledge
    from meowple.encoding.encoding import Encoding


class CatnapsPlugin(Plugin):
    """Catnaps. What is heavy is imported when it is needed."""

    @property
    def game(self) -> Catnaps:
        from catnaps.game import GAME

        return GAME

    def knowledge(self, game: AnyGame) -> CatnapsKnowledge:
        from catnaps.knowledge import CatnapsKnowledge

        return CatnapsKnowledge(game)

    def encoding(self) -> Encoding:
        from catnaps.arrays import ENCODING

        return ENCODING


PLUGIN = CatnapsPlugin()
