"""Facts about the games: options, components, rules, and the scores of real tables."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from meowple.backend import schemas
from meowple.bots import BOTS
from meowple.bots.strength import ratings
from meowple.kernel.errors import BadSetup
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import plugins
from meowple.kernel.setup import Option, Value
from meowple.reference import reference
from meowple.table.errors import NotFound
from meowple.table.figures import figure_facts
from meowple.table.presenter import score_line
from meowple.texts import Texts, texts


def game_facts(game: AnyGame, words: Texts) -> schemas.GameFacts:
    """A game with its options, figures and courses, in a language."""
    info = game.info
    # A game may be offered without being installed as a plugin.
    found = plugins().get(info.id)
    return schemas.GameFacts(
        id=info.id,
        name=words.game_name(info.id),
        about=_known(words, f"game.{info.id}.about", ""),
        seats=list(info.seats),
        options=[_option(game, option, words) for option in info.options],
        rules=info.rules_version,
        bots=list(BOTS),
        ratings=ratings(found) if found else {},
        scores=game.scores_positions,
        has_rules=words.has_rules(info.id),
        figure=_known(words, f"figure.{info.id}", ""),
        figures=figure_facts(info.id, info.figures, words),
        courses=[course.id for course in game.courses()],
    )


def _option(game: AnyGame, option: Option, words: Texts) -> schemas.OptionFacts:
    id = f"option.{game.info.id}.{option.id}"
    means = {
        _shown(value): _known(words, f"{id}.{_shown(value)}", _shown(value))
        for value in option.values
    }
    if option.also:
        means[option.also[0]] = _known(words, f"{id}.also", option.also[0])
    return schemas.OptionFacts(
        id=option.id,
        values=list(option.values),
        default=option.default,
        also=option.also[0] if option.also else None,
        name=_known(words, id, option.id),
        about=_known(words, f"{id}.about", ""),
        words=means,
        seats=_seats(game, option),
        only=schemas.OnlyFacts(option.only[0], list(option.only[1]))
        if option.only
        else None,
    )


@lru_cache(maxsize=256)
def _seats(game: AnyGame, option: Option) -> dict[str, list[int]]:
    """The numbers of seats with which each value can be played, found by trying."""
    return {
        _shown(value): [n for n in game.info.seats if _can_be(game, option.id, value, n)]
        for value in option.values
    }


def _can_be(game: AnyGame, option: str, value: Value, seats: int) -> bool:
    try:
        game.setup(seats, {option: value})
    except BadSetup as error:
        # The value may need another option, which has nothing to do with the seats.
        return error.id == "option.no_effect"
    return True


def _shown(value: Value) -> str:
    """A value as people type it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _known(words: Texts, id: str, otherwise: str) -> str:
    """A message, or a fallback: other packages' games may bring no words, and numbers and
    names of modules need none."""
    return words.say(id) if words.knows(id) else otherwise


@lru_cache(maxsize=64)
def components(game: AnyGame, lang: str) -> bytes:
    """The components as JSON; they never change, so they are cached by language."""
    found = game.components(texts(lang).say)
    if found is None:
        raise NotFound("game.no_components", game=game.info.id)
    return msgspec.json.encode(found)


@lru_cache(maxsize=64)
def rules(game: AnyGame, lang: str) -> bytes:
    """The rules reference as JSON."""
    found = reference(game, lang)
    if found is None:
        raise NotFound("rules.missing", game=game.info.id)
    facts = msgspec.convert(found, schemas.RulesFacts, from_attributes=True)
    return msgspec.json.encode(facts)


def scored(game: AnyGame, position: dict[str, Any], words: Texts) -> schemas.ScoreFacts:
    """The score of a position on a real table."""
    score = game.score_position(position)
    lines = game.position_lines(position)
    told = [[score_line(line, words) for line in player] for player in lines]
    return schemas.ScoreFacts(dict(score), told)
