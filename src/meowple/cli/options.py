"""The options that commands share."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from meowple import bots as bot_list
from meowple.cli.exit_codes import WrongUsage
from meowple.cli.files import read_data
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import find, plugins
from meowple.kernel.setup import Setup, Value
from meowple.texts import Texts, languages, spoken_by


def _language(context: typer.Context, given: str) -> str:
    """The language of the whole call, which may be given before the command, too."""
    if given not in languages():
        raise WrongUsage("language.unknown", offered=", ".join(languages()))
    words: Texts = context.obj
    return words.lang


# What they are for is told by `cli.help`, which also has the words for a `metavar`.
Lang = Annotated[str, typer.Option(callback=_language, metavar="language")]
Debug = Annotated[bool, typer.Option("--debug")]
AsJson = Annotated[bool, typer.Option("--json")]
GameId = Annotated[str, typer.Argument(metavar="game")]
Seats = Annotated[int | None, typer.Option()]
Seed = Annotated[int, typer.Option(min=0)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="setting")]
Bots = Annotated[str, typer.Option(metavar="bots")]
Seconds = Annotated[float, typer.Option(min=0.01, max=600)]
Jobs = Annotated[int, typer.Option(min=1, max=1024)]
Data = Annotated[Path | None, typer.Option(metavar="file")]
DatabaseUrl = Annotated[str | None, typer.Option(envvar="DATABASE_URL", metavar="address")]
# The language of the system, as its own programs find it.
DEFAULT_LANG = spoken_by(
    [next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")]
)


def default_game() -> str:
    """The game for commands that name none: the first in lists."""
    return next(iter(plugins()))


def chosen(options: list[str] | None) -> Mapping[str, Value]:
    """`name=value` pairs as the game takes them; it reads the values itself."""
    found: dict[str, Value] = {}
    for pair in options or ():
        name, equals, value = pair.partition("=")
        if not (name and equals):
            raise WrongUsage("usage.option", given=pair[:60])
        if name in found:
            raise WrongUsage("usage.option_twice", option=name[:40])
        found[name] = value
    return found


def with_data(id: str, data: Mapping[str, object] | None) -> AnyGame:
    """The game, with an owner's own components if there are any."""
    game = find(id)
    return game if data is None else game.with_data(data)


def usual_seats(game: AnyGame, seats: int | None) -> int:
    """The seats asked for; without a wish two, or as many as the game needs."""
    if seats is not None:
        return seats
    return 2 if 2 in game.info.seats else game.info.seats[0]


@dataclass(frozen=True, slots=True)
class Prepared:
    """A game that can begin: `bots` has a name for each seat, `data` are an owner's own
    components."""

    game: AnyGame
    setup: Setup
    bots: list[str]
    data: Mapping[str, object] | None


def prepared(
    id: str,
    *,
    seats: int | None,
    seed: int,
    option: list[str] | None,
    data: Path | None,
    bots: str = "random",
) -> Prepared:
    """What `play`, `sim` and `arena` are asked for, read and checked."""
    content = read_data(data)
    game = with_data(id, content)
    setup = game.setup(usual_seats(game, seats), chosen(option), seed)
    names = bot_list.check([name.strip() for name in bots.split(",")], setup.seats)
    return Prepared(game, setup, names, content)
