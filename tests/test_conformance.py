"""A whole plugin is checked at once: rules, words, bots and arrays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from meowple.conformance import BrokenPlugin, check_plugin
from meowple.encoding.action_catalogue import Catalogue
from meowple.encoding.encoding import Encoding
from meowple.encoding.observation_layout import Arrays, Layout, Vector
from meowple.encoding.observer import Observer
from meowple.games.isle.rules.actions import Anytime
from meowple.games.isle.rules.boat import Board
from meowple.kernel.conformance.check import Broken
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Knowledge, Outlook
from meowple.kernel.optional_verbs import Say
from meowple.kernel.plugin import RulesOnly
from meowple.kernel.registry import built_in
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup
from tests.games.kyoto.playing import passing
from tests.kernel.toy import GAME, Catnip, CushionsGame, Lay, Leave, Take, ordered

# The options of the kit that our games need.
NEEDS: dict[str, dict[str, Any]] = {
    "isle": {"ordered": lambda action: isinstance(action, Anytime), "values": (Board,)},
    "kyoto": {"passing": passing},
}

WORDS = """
event-cushions-turned = A cushion
event-cushions-laid = A mouse
event-cushions-shown = The mice
event-cushions-take = Taken
event-cushions-leave = Left
event-cushions-draws = A mouse is drawn
event-cushions-drawn = This mouse
error-cushions-not_held = Not in hand
error-cushions-no_catnip = No catnip
error-cushions-no_mice = No mice
line-cushions-cushion = A cushion
decided-points = Points
decided-shared = Shared
option-cushions-catnip = Catnip
option-cushions-catnip-about = With catnip.
option-cushions-rounds = Rounds
option-cushions-rounds-about = How many.
game-cushions-name = Cushions
"""


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_our_own_plugins_conform(plugin: RulesOnly) -> None:
    check_plugin(plugin, every=60, **NEEDS.get(plugin.id, {}))


class Cushions(RulesOnly):
    """The smallest game, with words in one language."""

    def __init__(self, locales: Path, words: str = WORDS, lang: str = "en") -> None:
        super().__init__(GAME)
        self._locales = locales
        for folder, found in (("en", WORDS), (lang, words)):
            (locales / folder).mkdir(exist_ok=True)
            (locales / folder / "cushions.ftl").write_text(found, encoding="utf-8")

    @property
    def locales(self) -> Path:
        return self._locales


def check(plugin: RulesOnly) -> None:
    check_plugin(plugin, every=1, ordered=ordered)


def test_a_game_without_anything_else_conforms() -> None:
    check(RulesOnly(GAME))


@pytest.mark.parametrize("lang", ["en", "cs", "de"])
def test_a_plugin_may_speak_any_language(tmp_path: Path, lang: str) -> None:
    check(Cushions(tmp_path, lang=lang))


@pytest.mark.parametrize(
    "id",
    [
        "event-cushions-drawn",
        "error-cushions-no_catnip",
        "line-cushions-cushion",
        "option-cushions-rounds-about",
        "game-cushions-name",
    ],
)
def test_words_that_are_missing_are_found(tmp_path: Path, id: str) -> None:
    words = "\n".join(line for line in WORDS.splitlines() if not line.startswith(f"{id} "))
    with pytest.raises(BrokenPlugin, match=f"^de has no words for {id}$"):
        check(Cushions(tmp_path, words, "de"))


def test_a_catalogue_that_cannot_be_read_is_found(tmp_path: Path) -> None:
    with pytest.raises(BrokenPlugin, match=r"cushions\.ftl is not Fluent here: 'event"):
        check(Cushions(tmp_path, "event-cushions-laid A mouse"))


def test_a_plugin_without_english_words_is_found(tmp_path: Path) -> None:
    plugin = Cushions(tmp_path, lang="de")
    (tmp_path / "en" / "cushions.ftl").unlink()
    with pytest.raises(BrokenPlugin, match="has no folder en"):
        check(plugin)


def test_words_that_only_a_verb_asks_for_are_found(tmp_path: Path) -> None:
    class Drawn(CushionsGame):
        def picture(self, view: object, say: Say) -> str:
            return say("cushions.picture")

    class Pictured(Cushions):
        @property
        def game(self) -> AnyGame:
            return Drawn()

    with pytest.raises(BrokenPlugin, match=r"^en has no words for cushions-picture$"):
        check(Pictured(tmp_path))


def test_rules_that_do_not_conform_are_found() -> None:
    class Endless(CushionsGame):
        def bound(self, setup: Setup) -> int:
            return 3

    with pytest.raises(Broken, match="it has not ended after 3 actions"):
        check(RulesOnly(Endless()))


class Careless(Knowledge):
    """Gives a wrong answer to one question."""

    def __init__(self, game: AnyGame, question: str) -> None:
        super().__init__(game)
        self.question = question

    def weigh(self, state: Any, seat: int, actions: Sequence[Action]) -> Sequence[float]:
        return [] if self.question == "weigh" else super().weigh(state, seat, actions)

    def quick(self, state: Any, seat: int, actions: Sequence[Action], rng: Rng) -> Action:
        wrong = self.question == "quick"
        return Lay(99) if wrong else super().quick(state, seat, actions, rng)

    def outlook(self, state: Any) -> Outlook:
        return Outlook((), ()) if self.question == "outlook" else super().outlook(state)


@pytest.mark.parametrize(
    ("question", "what"),
    [
        ("weigh", "weigh gives not one number per action"),
        ("quick", "quick chooses an action that is not legal"),
        ("outlook", "the outlook has not one score"),
    ],
)
def test_knowledge_that_answers_badly_is_found(question: str, what: str) -> None:
    class Known(RulesOnly):
        def knowledge(self, game: AnyGame) -> Knowledge:
            return Careless(game, question)

    with pytest.raises(BrokenPlugin, match=what):
        check(Known(GAME))


class Observing(Observer[object]):
    def __init__(self, size: int) -> None:
        self.layout = Layout({"all": (3,)})
        self.size = size

    def fill(self, view: object, into: Arrays) -> None:
        into["all"][0] = 1

    def observe(self, view: object) -> Vector:
        return super().observe(view)[: self.size]


def encoded(offered: object) -> RulesOnly:
    class Encoded(RulesOnly):
        def encoding(self) -> object:
            return offered

    return Encoded(GAME)


ALL: list[Action] = [Take(), Leave(), Catnip(), *(Lay(mouse) for mouse in range(30))]


def encoding(catalogue: Catalogue, size: int = 3) -> Encoding:
    return Encoding(lambda game, setup: catalogue, lambda game, setup: Observing(size), 1)


def test_an_encoding_that_knows_every_action_conforms() -> None:
    check(encoded(encoding(Catalogue(ALL))))


@pytest.mark.parametrize(
    ("offered", "what"),
    [
        ("arrays", "the encoding is a str"),
        (encoding(Catalogue(ALL[:3])), "the catalogue does not have lay "),
        (encoding(Catalogue(ALL, lambda *_: ALL[0])), "two legal actions have the same"),
        (encoding(Catalogue(ALL), 2), r"an observation has the shape \(2,\)"),
    ],
    ids=["no encoding", "an action left out", "one number for two", "too short"],
)
def test_an_encoding_that_does_not_fit_is_found(offered: object, what: str) -> None:
    with pytest.raises(BrokenPlugin, match=what):
        check(encoded(offered))
