"""Every game in words: each id has a message that fits its arguments, and whole games can
be told."""

from __future__ import annotations

import random
import re

import pytest

from meowple.kernel.errors import IllegalAction
from meowple.kernel.event import spoken
from meowple.kernel.game import AnyGame
from meowple.kernel.state import State
from tests.games.cases import Kind, Words, of_every_game
from tests.games.message_ids import said
from tests.games.saying import say
from tests.thorough import times

ALL: list[Words] = of_every_game("WORDS")
of_every_kind = pytest.mark.parametrize(
    ("words", "kind"), [(words, kind) for words in ALL for kind in words.kinds], ids=str
)
# Things that must not be left in a text.
RAW = re.compile(
    r"[{}]|\b(event|error|line|fits|isle|kyoto|decided|option)[.-]\w|None|\bTrue\b"
)


# --- ids in the code ---


@pytest.mark.parametrize(
    ("words", "id", "args"),
    [(words, *found) for words in ALL for found in sorted(set(said(words.game)))],
    ids=str,
)
def test_what_the_rules_tell_or_raise_has_words(
    words: Words, id: str, args: tuple[str, ...]
) -> None:
    for value in (0, 1, 7, *words.samples, None):
        say(id, **dict.fromkeys(args, value))


@pytest.mark.parametrize("words", ALL, ids=str)
def test_enough_is_told_and_raised(words: Words) -> None:
    assert len(set(said(words.game))) > words.least


@pytest.mark.parametrize("words", ALL, ids=str)
def test_every_option_has_words(words: Words) -> None:
    info = words.game.info
    for option in info.options:
        say(f"option.{info.id}.{option.id}")
        # A number speaks for itself.
        named = [
            value for value in option.offered[: len(option.values)] if not value.isdecimal()
        ]
        for value in (*named, "about"):
            say(f"option.{info.id}.{option.id}.{value}")
        if option.also:
            say(f"option.{info.id}.{option.id}.also")


@pytest.mark.parametrize("words", ALL, ids=str)
def test_every_figure_has_a_name(words: Words) -> None:
    info = words.game.info
    for figure in info.figures:
        say(f"figure.{info.id}")
        say(f"figure.{info.id}.{figure}")


# --- whole games ---


def provoke(game: AnyGame, state: State, seat: int, text: str) -> None:
    """Try an action that may be forbidden, and read the reason."""
    try:
        game.play(state.copy(), seat, game.parse(text))
    except IllegalAction as error:
        say(f"error.{error.id}", **error.details)


def check_line(line: str) -> None:
    assert "\n" not in line
    assert line == line.rstrip()
    assert not RAW.search(line), line


def tell_everything(words: Words, state: State) -> None:
    game = words.game
    for seat in (*range(state.seats), None):
        view = game.view(state, seat)
        lines, short = game.describe(view, say), game.brief(view, say)
        assert len(short) < len(lines)
        assert short[:1] != [""]
        assert words.brief_has_own_lines or set(short) <= set(lines)
        for line in lines:
            check_line(line)
        for action in game.legal(state, seat)[:20] if seat is not None else ():
            check_line(game.explain(action, say, view))


@pytest.mark.uncounted
@of_every_kind
@pytest.mark.parametrize("seed", range(1, 1 + times(1, 2)))
def test_whole_games_can_be_told(words: Words, kind: Kind, seed: int) -> None:
    game, chance = kind.game, random.Random(seed)
    state = game.start(kind.setup(seed))
    told: set[str] = set()
    while actors := game.actors(state):
        seat = chance.choice(actors)
        moment = type(state.stack[-1]).__name__
        if moment not in told or chance.random() < 0.02:
            told.add(moment)
            tell_everything(words, state)
        provoke(game, state, chance.randrange(kind.seats), chance.choice(words.odd))
        legal = list(game.legal(state, seat))
        lively = [action for action in legal if str(action) != words.seldom]
        chosen = chance.choice(lively if lively and chance.random() < 0.9 else legal)
        for event in spoken(game.play(state, seat, chosen)):
            check_line(say(f"event.{event.id}", **event.args))
    tell_everything(words, state)
    result = game.result(state)
    assert result is not None
    say(f"decided.{result.decided}")
    rivals = (rival.lines for rival in result.rivals)
    for line in (line for lines in (*result.lines, *rivals) for line in lines):
        say(f"line.{line.id}", **line.args)
