"""The installed games: our own, those of other packages, and those added by `add`.

Our own games are the sub-packages of `meowple.games`, so they are found even where there
is no package metadata, as in a browser. Other packages name theirs by an entry point of
the group `meowple.games`. A package that can't be used is left out with a warning, so that
it never keeps the other games from being played. No package replaces another's game.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from meowple.kernel.errors import BadSetup
from meowple.kernel.game import AnyGame, Game
from meowple.kernel.knowledge import Knowledge
from meowple.kernel.plugin import Plugin, RulesOnly

GROUP = "meowple.games"

_added: list[Plugin] = []


def add(plugin: Plugin) -> None:
    """Add a game that no entry point names, to this process only: other processes, such as
    those of `sim --jobs` and the server's bot workers, find games by entry points."""
    other = plugins().get(plugin.id, plugin)
    if other is not plugin:
        raise ValueError(_twice(plugin, other))
    _added.append(plugin)
    refresh()


def refresh() -> None:
    """Look for installed games again."""
    installed.cache_clear()
    plugins.cache_clear()
    knowledge.cache_clear()


@cache
def built_in() -> tuple[Plugin, ...]:
    """The games that come with Meowple."""
    folder = import_module(GROUP)
    packages = (name for _, name, is_package in iter_modules(folder.__path__) if is_package)
    return tuple(import_module(f"{GROUP}.{name}").PLUGIN for name in packages)


class BrokenPackage(UserWarning):
    """An installed package whose game can't be used."""


def _external() -> Iterator[Plugin]:
    for point in entry_points(group=GROUP):
        try:
            yield _loaded(point)
        except Exception as error:
            # Whatever is wrong with it, the other games go on.
            reason = f"{type(error).__name__}: {error}"
            _warn(f"the game {point.name!r} of {point.value} can't be loaded: {reason}")


def _loaded(point: EntryPoint) -> Plugin:
    found = point.load()
    plugin = RulesOnly(found) if isinstance(found, Game) else found
    if isinstance(plugin, Plugin):
        return plugin
    if isinstance(plugin, type) and issubclass(plugin, Plugin | Game):
        raise TypeError("it names a class; name an instance of it")
    raise TypeError(f"it names a {type(found).__name__}, not a Plugin or a Game")


def _warn(text: str) -> None:
    warnings.warn(text, BrokenPackage, stacklevel=2)


@cache
def installed() -> tuple[Plugin, ...]:
    """Every installed package, our own first. No rules are loaded for it."""
    return (*built_in(), *_external(), *_added)


@cache
def plugins() -> Mapping[str, Plugin]:
    """The plugin of every installed game by the game's id, in the order of lists."""
    found: dict[str, Plugin] = {}
    for plugin in installed():
        other = found.setdefault(plugin.id, plugin)
        if other is not plugin:
            _warn(_twice(plugin, other))
    return dict(sorted(found.items(), key=lambda item: (item[1].order, item[0])))


def _twice(plugin: Plugin, other: Plugin) -> str:
    places = f"{plugin.folder} is left out for the one in {other.folder}"
    return f"two games have the id {plugin.id!r}: the one in {places}"


def games() -> Mapping[str, AnyGame]:
    """The rules of every installed game by its id."""
    return {id: plugin.game for id, plugin in plugins().items()}


def find(id: str) -> AnyGame:
    """The game of this id."""
    return plugin(id).game


def plugin(id: str) -> Plugin:
    """The plugin of the game of this id."""
    found = plugins().get(id)
    if found is None:
        offered = ", ".join(sorted(plugins()))
        raise BadSetup("game.unknown", game=id[:40], offered=offered)
    return found


# Bounded, because a game with an owner's components is a game of its own.
@lru_cache(maxsize=32)
def knowledge(game: AnyGame) -> Knowledge:
    """The bots' knowledge of a game; the default knowledge if the game is not installed."""
    found = plugins().get(game.info.id)
    return Knowledge(game) if found is None else found.knowledge(game)
