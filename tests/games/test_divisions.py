"""The hall of fame of every game: which scores are compared, and names of figures."""

from __future__ import annotations

import re
from itertools import product

import pytest

from meowple.kernel.game import AnyGame
from meowple.texts import languages, texts
from tests.games.cases import Words, of_every_game
from tests.games.saying import say_in
from tests.own_games import IDS, games

ALL: list[Words] = of_every_game("WORDS")
ID = re.compile(r"[a-z0-9_-]{1,40}")


def divisions(game: AnyGame) -> set[str]:
    """The divisions of all combinations of options that they may depend on."""
    options = {option.id: option.values for option in game.info.options}
    found = set()
    for id, values in options.items():
        for other, others in options.items():
            for value, second in product(values, others):
                defaults = {id: first for id, (first, *_) in options.items()}
                found.add(game.division({**defaults, other: second, id: value}))
    return found


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("id", IDS)
def test_no_two_divisions_have_the_same_name(id: str, lang: str) -> None:
    game = games()[id]

    def say(id: str, **args: object) -> str:
        return say_in(lang, id, **args)

    found = divisions(game)
    assert all(ID.fullmatch(one) for one in found)
    names = {game.division_name(one, say) for one in found}
    assert len(names) == len(found) > 1


@pytest.mark.parametrize("words", ALL, ids=str)
def test_each_seat_plays_with_a_figure_of_its_own_or_with_none(words: Words) -> None:
    for kind in words.kinds:
        state = kind.game.start(kind.setup(3))
        figures = [kind.game.figure(state, seat) for seat in range(kind.seats)]
        found = [figure for figure in figures if figure is not None]
        names = {kind.game.figure_name(figure, texts().say) for figure in found}
        assert len(names) == len(found)


@pytest.mark.parametrize(
    ("id", "one", "other", "compared"),
    [
        ("fits", {}, {"table": "9x9"}, True),
        ("fits", {}, {"advanced": True}, False),
        ("isle", {}, {"printing": "ru-uk"}, True),
        ("isle", {}, {"mode": "family"}, False),
        (
            "isle",
            {"mode": "solo", "difficulty": "easy"},
            {"mode": "solo", "difficulty": "hard"},
            False,
        ),
        ("kyoto", {}, {"side": "expert"}, True),
        ("kyoto", {}, {"scenario": "river"}, False),
        ("kyoto", {}, {"target": 7}, False),
    ],
)
def test_scores_are_compared_where_the_same_points_can_be_had(
    id: str, one: dict[str, str], other: dict[str, str], compared: bool
) -> None:
    game = games()[id]
    defaults = {option.id: option.values[0] for option in game.info.options}
    found = {game.division({**defaults, **chosen}) for chosen in (one, other)}
    assert (len(found) == 1) == compared
