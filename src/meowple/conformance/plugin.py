"""Checks a whole plugin: its rules, words, bots, arrays, and what its tables send.

The rules must pass `meowple.kernel.conformance`. In the same games, knowledge and encoding
answer for every decision. A plugin with words has English ones, its catalogues are Fluent,
and each of its languages has words for everything that the games said: events, errors,
score lines, options, figures, and what `describe`, `explain` and the other verbs ask for.
This module is above `texts` because it needs the catalogues that all games share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, ast

from meowple.conformance.errors import BrokenPlugin
from meowple.conformance.sequences import check_sequences
from meowple.kernel.conformance.check import check_game
from meowple.kernel.conformance.trial import never, some
from meowple.kernel.errors import IllegalAction
from meowple.kernel.event import Event, spoken
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Knowledge
from meowple.kernel.plugin import Plugin
from meowple.kernel.record import Record, begin
from meowple.kernel.result import Result
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup
from meowple.kernel.state import State
from meowple.texts import DEFAULT, FOLDER, languages

if TYPE_CHECKING:
    from meowple.encoding.action_catalogue import Catalogue
    from meowple.encoding.observer import Observer

# How many actions of earlier decisions are tried, to find errors.
_TRIED = 8


def check_plugin(
    plugin: Plugin,
    seed: int = 0,
    *,
    every: int = 5,
    ordered: Callable[[Action], bool] = never,
    passing: Callable[[Event], bool] = never,
    values: tuple[type, ...] = (),
) -> None:
    """Check a plugin in one random game for each number of seats.

    `every` is that of `check_game`, the other arguments are those of `Kit`. Raises
    `BrokenPlugin`, or `Broken` if the rules do not conform.
    """
    game = plugin.game
    words = {lang: _words(plugin.locales, lang) for lang in _languages(plugin.locales)}
    asked = _Asked(game)
    for seats in game.info.seats:
        setup = game.setup(seats, seed=seed)
        record = check_game(
            game, setup, seed, every=every, ordered=ordered, passing=passing, values=values
        )
        _check_decisions(plugin, setup, record, every, asked)
        check_sequences(game, setup, seed, every=every)
    for lang, known in words.items():
        missing = sorted(asked.messages - known)
        if missing:
            raise BrokenPlugin(f"{lang} has no words for {', '.join(missing)}")


class _Asked:
    """Collects the ids that a game asks words for."""

    def __init__(self, game: AnyGame) -> None:
        id = game.info.id
        self._ids = {f"game.{id}.name"}
        for option in game.info.options:
            name = f"option.{id}.{option.id}"
            self._ids |= {name, f"{name}.about"}
            if option.also:
                self._ids.add(f"{name}.also")
        if game.info.figures:
            self._ids.add(f"figure.{id}")
            self.add(f"figure.{id}", game.info.figures)
        game.lists(self.say)
        game.components(self.say)

    @property
    def messages(self) -> set[str]:
        """The names of the messages of all ids so far."""
        return {id.replace(".", "-") for id in self._ids}

    def say(self, id: str, /, **args: object) -> str:
        self._ids.add(id)
        return id

    def table(self, game: AnyGame, view: object, actions: Sequence[Action]) -> None:
        """Ask for all words about a view and these actions."""
        game.describe(view, self.say)
        game.brief(view, self.say)
        game.picture(view, self.say)
        for action in actions:
            game.explain(action, self.say, view)

    def result(self, result: Result) -> None:
        self.add("decided", [result.decided])
        self.add("rival", [rival.name for rival in result.rivals])
        for lines in (*result.lines, *(rival.lines for rival in result.rivals)):
            self.add("line", [line.id for line in lines])

    def add(self, prefix: str, ids: Iterable[str]) -> None:
        self._ids.update(f"{prefix}.{id}" for id in ids)


def _check_decisions(
    plugin: Plugin, setup: Setup, record: Record, every: int, asked: _Asked
) -> None:
    """Check knowledge and encoding on the way through a game, and note its words."""
    game, state = begin(record, plugin.game)
    knowledge = plugin.knowledge(game)
    encoder = _encoder(plugin, setup)
    rng = Rng("plugin")
    tried: dict[str, Action] = {}
    for number, (seat, text) in enumerate(record.actions):
        if number % every == 0:
            legal = game.legal(state, seat)
            _check_knowledge(knowledge, game.imagine(state, seat, rng), seat, legal, rng)
            view = game.view(state, seat)
            if encoder is not None:
                encoder.check(view, seat, legal)
            sample = some(legal, 3, rng)
            asked.table(game, view, sample)
            tried.update((str(action), action) for action in sample)
            asked.add("error", _errors(game, state, some([*tried.values()], _TRIED, rng)))
        events = game.play(state, seat, game.parse(text))
        asked.add("event", [event.id for event in spoken(events)])
    result = game.result(state)
    assert result is not None
    asked.result(result)


def _errors(game: AnyGame, state: State, actions: Sequence[Action]) -> Iterator[str]:
    """The errors of those actions that are illegal now."""
    for seat in range(state.seats):
        for action in actions:
            try:
                game.play(state.copy(), seat, action)
            except IllegalAction as error:
                yield error.id


def _check_knowledge(
    knowledge: Knowledge, state: State, seat: int, legal: Sequence[Action], rng: Rng
) -> None:
    """Check the answers to what bots ask about one decision."""
    for ask in (knowledge.weigh, knowledge.study):
        if len(ask(state, seat, legal)) != len(legal):
            raise BrokenPlugin(f"{ask.__name__} gives not one number per action")
    for choose in (knowledge.quick, knowledge.careful):
        if choose(state, seat, legal, rng) not in legal:
            raise BrokenPlugin(f"{choose.__name__} chooses an action that is not legal")
    outlook = knowledge.outlook(state)
    if not len(outlook.scores) == len(outlook.chances) == state.seats:
        raise BrokenPlugin("the outlook has not one score and one chance per seat")


def _encoder(plugin: Plugin, setup: Setup) -> _Encoder | None:
    """The encoding of a plugin for one setup, if it offers one."""
    found = plugin.encoding()
    if found is None:
        return None
    # needs the extra `rl`
    from meowple.encoding.encoding import Encoding

    if not isinstance(found, Encoding):
        raise BrokenPlugin(f"the encoding is a {type(found).__name__}")
    game = plugin.game
    return _Encoder(found.catalogue(game, setup), found.observer(game, setup))


@dataclass(frozen=True, slots=True)
class _Encoder:
    catalogue: Catalogue
    observer: Observer[Any]

    def check(self, view: object, seat: int, legal: Sequence[Action]) -> None:
        """The arrays of one decision."""
        for action in legal:
            try:
                self.catalogue.code(action, seat)
            except KeyError as error:
                raise BrokenPlugin(f"the catalogue does not have {action}") from error
        if len(self.catalogue.coded(legal, seat)) != len(legal):
            raise BrokenPlugin("two legal actions have the same number")
        vector = self.observer.observe(view)
        if vector.shape != (self.observer.layout.size,):
            raise BrokenPlugin(f"an observation has the shape {vector.shape}")


def _languages(locales: Path) -> list[str]:
    """The languages that a plugin has words in."""
    files = (*locales.glob("*/*.ftl"), *locales.glob("*/rules.md"))
    if files and not any(path.parent.name == DEFAULT for path in files):
        raise BrokenPlugin(
            f"{locales} has no folder {DEFAULT}, the language of last resort"
        )
    return sorted({path.parent.name for path in files if path.suffix == ".ftl"})


def _words(locales: Path, lang: str) -> set[str]:
    """The names of all messages that a game can use in a language; those that all games
    share are said in the default language where this one has none."""
    shared = lang if lang in languages() else DEFAULT
    return _messages(locales / lang) | _messages(FOLDER / shared)


def _messages(folder: Path) -> set[str]:
    found: set[str] = set()
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                junk = (entry.content or "").strip()
                raise BrokenPlugin(f"{path} is not Fluent here: {junk!r}")
            if isinstance(entry, ast.Message):
                found.add(entry.id.name)
    return found
