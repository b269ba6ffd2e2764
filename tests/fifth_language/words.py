"""The server and the commands in the generated language. Run in a copy of the checkout."""

from __future__ import annotations

import re
from random import Random

import pytest
import typer

import meowple
from meowple.texts import languages, texts
from tests.cli.test_help import commands
from tests.fifth_language.outside import SENTENCE, joined, outside, outside_of_maps
from tests.fifth_language.pseudo import LANG
from tests.own_games import IDS, games

KINDS = [
    ("isle", 2, {}),
    ("isle", 2, {"mode": "family"}),
    ("isle", 1, {"mode": "solo"}),
    ("fits", 3, {"advanced": True}),
    ("kyoto", 3, {"side": "expert"}),
]
# An option with a choice of values.
TYPED = re.compile(r"--[\w-]+ [\w|-]+")


def test_the_language_was_found() -> None:
    assert LANG in languages()


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_whole_games_are_told_without_a_word_from_outside(
    game: str, seats: int, options: dict[str, str | int | bool]
) -> None:
    match = meowple.game(game).start(seats=seats, seed=7, **options)
    chance, told = Random(game), set[str]()
    while not match.over:
        seat = match.actors[0]
        action = chance.choice(list(match.legal(seat))[:200])
        told.add(match.meaning(action, seat, LANG))
        if chance.random() < 0.2:
            told.update(match.view(seat).text(LANG).splitlines())
        events = match.play(action, seat)
        told.update(match.tell(events, None, LANG), match.tell(events, seat, LANG))
    found = match.result()
    assert found is not None
    wrong = {line: outside_of_maps(line) + joined(line) for line in told}
    assert {line: why for line, why in wrong.items() if why} == {}


@pytest.mark.parametrize("game", IDS)
def test_games_and_options_have_no_words_from_outside(game: str) -> None:
    say, info = texts(LANG).say, games()[game].info
    told = [say(f"game.{game}.name")]
    for option in info.options:
        told += [say(f"option.{game}.{option.id}{end}") for end in ("", ".about")]
    assert [line for line in told if outside(line) or joined(line)] == []


def test_help_has_no_sentences_from_outside() -> None:
    """Names, options and values stand there as they are typed, but alone."""
    wrong = {}
    for path, command in commands():
        context = typer.Context(command, info_name=path, obj=texts(LANG))
        # The first line shows how the command is written.
        told = context.get_help().partition("\n")[2]
        wrong[path] = SENTENCE.findall(TYPED.sub(" ", told)) + joined(told)
    assert {path: words for path, words in wrong.items() if words} == {}
