"""Words for the public API: those of the catalogs, or ids where these can't be read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from meowple.kernel.errors import MeowpleError
from meowple.kernel.event import Event
from meowple.kernel.result import Line

if TYPE_CHECKING:
    from meowple.kernel.optional_verbs import Say

ENGLISH = "en"


class Words(Protocol):
    """The part of `meowple.texts.Texts` that the API uses."""

    @property
    def say(self) -> Say: ...
    def event(self, event: Event) -> str: ...
    def error(self, error: MeowpleError) -> str: ...
    def line(self, line: Line) -> str: ...
    def who(self, figure: int | str) -> str: ...
    def game_name(self, game: str) -> str: ...
    def at_table(self, names: Sequence[str | None], you: int | None = None) -> Words: ...


class Ids:
    """Ids with their arguments instead of words, for a library without the extra `cli`.

    >>> Ids().say("day.number", number=3)
    'number 3'
    """

    @property
    def say(self) -> Callable[..., str]:
        return _shown

    def event(self, event: Event) -> str:
        return f"{event.id}: {_arguments(event.args.items())}"

    def error(self, error: MeowpleError) -> str:
        return str(error)

    def line(self, line: Line) -> str:
        return _shown(line.id, **line.args)

    def who(self, figure: int | str) -> str:
        return figure if isinstance(figure, str) else f"seat {figure}"

    def game_name(self, game: str) -> str:
        return game

    def at_table(self, names: Sequence[str | None], you: int | None = None) -> Ids:
        return self


def _shown(id: str, /, **args: object) -> str:
    return _arguments(args.items()) or id.rpartition(".")[2]


def _arguments(args: Iterable[tuple[str, object]]) -> str:
    return ", ".join(f"{name} {value}" for name, value in args)


def words(lang: str = ENGLISH) -> Words:
    """The words of a language."""
    try:
        from meowple.texts import spoken_by, texts
    except ModuleNotFoundError:
        return Ids()
    return texts(spoken_by([lang]))


def explain(error: MeowpleError, lang: str = ENGLISH) -> str:
    """An error's meaning, in a sentence. Without the extra `cli` it is the error's id.

    >>> import meowple
    >>> match = meowple.game("isle").start(seats=2, seed=7)
    >>> try:
    ...     match.play("rescue left:1")
    ... except meowple.IllegalAction as error:
    ...     print(error.id, meowple.explain(error), sep=": ")
    action.not_now: You can’t do that now.
    """
    return words(lang).error(error)
