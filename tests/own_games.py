"""Our own games, whatever else is installed on the machine that runs the tests."""

from __future__ import annotations

from pathlib import Path

from meowple.kernel import registry
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import built_in
from meowple.texts import FOLDER

IDS = sorted(plugin.id for plugin in built_in())

LOCALES = {plugin.id: plugin.locales for plugin in built_in()}


def games() -> dict[str, AnyGame]:
    """Our own games by their ids, in the order of lists."""
    return {id: game for id, game in registry.games().items() if id in IDS}


def catalogues(pattern: str) -> list[Path]:
    """Our own Fluent files that fit a pattern such as `en/web*.ftl`, games last."""
    folders = (FOLDER, *LOCALES.values())
    return [path for folder in folders for path in sorted(folder.glob(pattern))]
