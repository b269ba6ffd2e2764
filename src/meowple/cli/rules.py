"""`meowple rules`: the reference of a game."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown

from meowple.cli.guard import Refused, guard
from meowple.cli.options import DEFAULT_LANG, Debug, GameId, Lang
from meowple.kernel.game import AnyGame, find
from meowple.kernel.setup import Option, Value
from meowple.texts import Texts, texts


def rules(game: GameId, lang: Lang = DEFAULT_LANG, debug: Debug = False) -> None:
    """Print the rules reference of a game."""
    with guard(lang, debug):
        reference = reference_of(find(game), texts(lang))
        console = Console()
        if console.is_terminal:
            console.print(Markdown(reference))
        else:
            print(reference, end="")


def reference_of(game: AnyGame, words: Texts) -> str:
    """The reference of a game, and its options as the game declares them."""
    document = words.document(f"rules-{game.info.id}")
    if document is None:
        raise Refused("rules.missing", game=game.info.id)
    options = [_option(game.info.id, option, words) for option in game.info.options]
    return "\n".join([document, f"## {words.say('cli.rules.options')}", "", *options, ""])


def _option(game: str, option: Option, words: Texts) -> str:
    """One option: what it is about, and what its values mean, the default first."""
    name = words.say(f"option.{game}.{option.id}")
    about = words.say(f"option.{game}.{option.id}.about")
    values = [f"  - {_value(game, option, value, words)}" for value in option.values]
    if option.also:
        other = words.say(f"option.{game}.{option.id}.also")
        values.append(f"  - `{option.also[0]}`: {other}")
    return "\n".join([f"- `{option.id}`, {name}: {about}", *values])


def _value(game: str, option: Option, value: Value, words: Texts) -> str:
    """A value and what it means; numbers and names explain themselves."""
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    if not words.knows(f"option.{game}.{option.id}.{shown}"):
        return f"`{shown}`"
    return f"`{shown}`: {words.say(f'option.{game}.{option.id}.{shown}')}"
