"""The installed games: our own, those of other packages, and those added by hand.

Our own are the sub-packages of `meowple.games`, so that they are found where there is no
package metadata, as in a browser. Other packages name theirs by an entry point of the
group `meowple.games`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from meowple.kernel.errors import BadSetup
from meowple.kernel.game import AnyGame, Game
from meowple.kernel.knowledge import Knowledge
from meowple.kernel.plugin import Plugin, RulesOnly

GROUP = "meowple.games"

_added: list[Plugin] = []


def add(plugin: Plugin) -> None:
    """Make a game known that no package metadata names."""
    _added.append(plugin)
    refresh()


def refresh() -> None:
    """Look for installed games again."""
    installed.cache_clear()
    plugins.cache_clear()


@cache
def built_in() -> tuple[Plugin, ...]:
    """The games that come with Meowple."""
    folder = import_module(GROUP)
    packages = (name for _, name, is_package in iter_modules(folder.__path__) if is_package)
    return tuple(import_module(f"{GROUP}.{name}").PLUGIN for name in packages)


def _external() -> Iterator[Plugin]:
    for point in entry_points(group=GROUP):
        found = point.load()
        plugin = RulesOnly(found) if isinstance(found, Game) else found
        if not isinstance(plugin, Plugin):
            raise TypeError(f"the entry point {point.name} of {GROUP} is no Plugin")
        yield plugin


@cache
def installed() -> tuple[Plugin, ...]:
    """Every installed package, our own first. No rules are loaded for it."""
    return (*built_in(), *_external(), *_added)


@cache
def plugins() -> Mapping[str, Plugin]:
    """Every installed game by its id, in the order of lists."""
    found = sorted(installed(), key=lambda plugin: (plugin.order, plugin.id))
    return {plugin.id: plugin for plugin in found}


def games() -> Mapping[str, AnyGame]:
    """The rules of every installed game by its id."""
    return {id: plugin.game for id, plugin in plugins().items()}


def find(id: str) -> AnyGame:
    """The game of this id."""
    return plugin(id).game


def plugin(id: str) -> Plugin:
    """The package of the game of this id."""
    found = plugins().get(id)
    if found is None:
        offered = ", ".join(sorted(plugins()))
        raise BadSetup("game.unknown", game=id[:40], offered=offered)
    return found


# Bounded: an owner's components make a new game each.
@lru_cache(maxsize=32)
def knowledge(game: AnyGame) -> Knowledge:
    """What bots know of a game; nothing of one that is not installed."""
    found = plugins().get(game.info.id)
    return Knowledge(game) if found is None else found.knowledge(game)
