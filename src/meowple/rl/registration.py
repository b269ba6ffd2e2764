"""Every installed game with an encoding as an environment of `gymnasium.make`:

    import meowple.rl
    gymnasium.make("meowple/fits-v1", bots=["cat"])

Without the import, `gymnasium.make("meowple.rl:meowple/fits-v1")` does the same.
"""

from __future__ import annotations

import gymnasium

from meowple.encoding.encoding import Encoding
from meowple.kernel.registry import plugins
from meowple.rl.match import version_of

NAMESPACE = "meowple"


def register() -> None:
    """Register the environments of all games; those of earlier rules, too."""
    for id, plugin in plugins().items():
        encoded = plugin.encoding()
        if not isinstance(encoded, Encoding):
            continue
        newest = plugin.game.info.rules_version
        for rules in range(1, newest + 1):
            game = plugin.game.at_version(rules)
            name = game and f"{NAMESPACE}/{id}-v{version_of(game, encoded)}"
            if name and name not in gymnasium.registry:
                kwargs = {"game": id} | ({} if rules == newest else {"rules": rules})
                entry = "meowple.rl.single:SeatEnv"
                gymnasium.register(name, entry_point=entry, kwargs=kwargs)
