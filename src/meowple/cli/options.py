"""The options that commands share, and the game that they name."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from meowple.cli.exit_codes import WrongUsage
from meowple.cli.files import read_data
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import find, plugins
from meowple.kernel.setup import Setup, Value
from meowple.texts import Texts, languages, spoken_by


def _language(context: typer.Context, given: str) -> str:
    """The language of the call, which may also be given before the command."""
    if given not in languages():
        raise WrongUsage("language.unknown", offered=", ".join(languages()))
    words: Texts = context.obj
    return words.lang


# Their descriptions and the words for a `metavar` are messages, see `cli.help`.
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
# The system's language, from the usual variables.
DEFAULT_LANG = spoken_by(
    [next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")]
)


def default_game() -> str:
    """The game for commands that name none: the first in lists."""
    return next(iter(plugins()))


def parse_options(options: list[str] | None) -> Mapping[str, Value]:
    """`name=value` pairs as a mapping; the game itself reads the values."""
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
    """The game, with an owner's own components if `data` has them."""
    game = find(id)
    return game if data is None else game.with_data(data)


def default_seats(game: AnyGame, seats: int | None) -> int:
    """The given number of seats; by default two, or the fewest that the game allows."""
    if seats is not None:
        return seats
    return 2 if 2 in game.info.seats else game.info.seats[0]


@dataclass(frozen=True, slots=True)
class PreparedGame:
    """A game that is ready to start: `bots` has a name for each seat, `data` an owner's own
    components."""

    game: AnyGame
    setup: Setup
    bots: list[str]
    data: Mapping[str, object] | None


def prepare(
    id: str,
    *,
    seats: int | None,
    seed: int,
    option: list[str] | None,
    data: Path | None,
    bots: str = "random",
) -> PreparedGame:
    """Read and check the options of `play`, `sim` and `arena`."""
    # Commands without bots do without their modules.
    from meowple.bots import check_bots

    content = read_data(data)
    game = with_data(id, content)
    setup = game.setup(default_seats(game, seats), parse_options(option), seed)
    names = check_bots([name.strip() for name in bots.split(",")], setup.seats)
    return PreparedGame(game, setup, names, content)
