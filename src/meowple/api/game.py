"""A game as the public API shows it: what it offers, and how a match begins."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import randbelow

from meowple.api.match import Match, begun
from meowple.api.words import ENGLISH, words
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import find, plugins
from meowple.kernel.setup import Value

# Large enough for no two tables to meet, short enough to be typed.
_SEEDS = 10**9


class Game:
    """One of the installed games.

    >>> import meowple
    >>> meowple.game("isle")
    Game('isle', seats=(1, 2, 3, 4), rules=2)
    """

    __slots__ = ("_data", "_rules")

    def __init__(self, rules: AnyGame, data: Mapping[str, object] | None = None) -> None:
        self._rules = rules
        self._data = data

    @property
    def id(self) -> str:
        """The id, as commands and records name the game.

        >>> import meowple
        >>> meowple.game("kyoto").id
        'kyoto'
        """
        return self._rules.info.id

    def name(self, lang: str = ENGLISH) -> str:
        """The game's name in a language.

        >>> import meowple
        >>> meowple.game("fits").name(), meowple.game("fits").name("cs")
        ('If It Fits', 'Když se to vejde')
        """
        return words(lang).game_name(self.id)

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of seats that the game can be played with.

        >>> import meowple
        >>> meowple.game("kyoto").seats
        (2, 3, 4)
        """
        return self._rules.info.seats

    @property
    def default_seats(self) -> int:
        """Two, or the fewest that the game can be played with.

        >>> import meowple
        >>> meowple.game("isle").default_seats
        2
        """
        return 2 if 2 in self.seats else self.seats[0]

    @property
    def options(self) -> dict[str, tuple[Value, ...]]:
        """The options, each with its values, the default first.

        >>> import meowple
        >>> meowple.game("kyoto").options["target"]
        (5, 6, 7)
        """
        return {option.id: option.values for option in self._rules.info.options}

    def start(
        self, seats: int | None = None, seed: int | None = None, **options: Value
    ) -> Match:
        """A new match, by default for two players and with a random seed. The same seats,
        seed and options always give the same shuffle.

        >>> import meowple
        >>> meowple.game("isle").start(seats=1, seed=7, difficulty="hard").actors
        (0,)
        """
        if seats is None:
            seats = self.default_seats
        if seed is None:
            seed = randbelow(_SEEDS)
        setup = self._rules.setup(seats, options, seed)
        return begun(self._rules, setup, self._data)

    def score(self, position: Mapping[str, object]) -> Mapping[str, object]:
        """The score of a real table, given as a position file of `meowple score`.

        >>> import meowple
        >>> boat = {"boat": "blue", "tiles": [{"kind": "common", "cells": [[2, 6]]}]}
        >>> table = {"game": "isle", "mode": "family", "turn_order": [0], "players": [boat]}
        >>> meowple.game("isle").score(table)["players"][0]["rooms"]
        -35
        """
        return self._rules.score_position(position)

    @property
    def rules(self) -> AnyGame:
        """The kernel's game behind this one, for tools that work with any game.

        >>> import meowple
        >>> meowple.game("isle").rules.info.rules_version
        2
        """
        return self._rules

    @property
    def data(self) -> Mapping[str, object] | None:
        """The owner's own components that the game was given.

        >>> import meowple
        >>> meowple.game("isle").data is None
        True
        """
        return self._data

    def __reduce__(self) -> tuple[object, ...]:
        # Another process finds its own rules.
        return game, (self.id, self._data)

    def __repr__(self) -> str:
        version = self._rules.info.rules_version
        return f"Game({self.id!r}, seats={self.seats}, rules={version})"


def game(id: str, data: Mapping[str, object] | None = None) -> Game:
    """The game of this id, with an owner's own cards, tiles or boards if `data` has them.
    An unknown id raises `BadSetup`.

    >>> import meowple
    >>> meowple.game("isle").name()
    'The Isle of Cats'
    """
    rules = find(id)
    return Game(rules if data is None else rules.with_data(data), data)


def list_games() -> tuple[str, ...]:
    """The ids of the installed games: ours, and those of other packages.

    >>> import meowple
    >>> meowple.list_games()
    ('isle', 'fits', 'kyoto')
    """
    return tuple(plugins())
