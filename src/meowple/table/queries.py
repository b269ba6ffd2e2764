"""What a viewer may ask about the present state: words, why not, what the game works out.

Nothing here changes a game. Everything is made of what the viewer is shown anyway: its
view, its legal actions, the refusals of the rules and the game's own insight.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meowple.kernel.errors import MeowpleError
from meowple.kernel.game import AnyGame
from meowple.table.errors import Conflict, in_words
from meowple.table.messages import Insight, Why, Words
from meowple.table.position import Position
from meowple.texts import Texts


@dataclass(frozen=True, slots=True)
class Present:
    """The moment that is asked about, on a copy: the table may move on meanwhile, and
    nothing that is tried here counts."""

    game: AnyGame
    state: Any
    viewer: int | None
    number: int
    over: bool

    @classmethod
    def of(cls, position: Position, viewer: int | None) -> Present:
        state, number = position.state.copy(), position.shown(viewer)
        return cls(position.game, state, viewer, number, position.over)


def words(now: Present, texts: Texts) -> Words:
    """The view as lines of text, and what each action means."""
    game, viewer, say = now.game, now.viewer, texts.say
    view = game.view(now.state, viewer)
    actions = () if now.over or viewer is None else game.legal(now.state, viewer)
    labels = {str(a): game.explain(a, say, view) or str(a) for a in actions}
    return Words(now.number, game.describe(view, say), labels)


def why(now: Present, seat: int, id: str, text: str, texts: Texts) -> Why:
    """Which rule forbids an action; None where none does."""
    try:
        if now.over:
            raise Conflict("game.over")
        now.game.play(now.state, seat, now.game.parse(text))
    except MeowpleError as error:
        return Why(id, in_words(error, texts, now.game))
    return Why(id, None)


def insight(now: Present) -> Insight:
    """What the game can work out for a viewer; nothing after the end."""
    found = None if now.over else now.game.insight(now.state, now.viewer)
    return Insight(now.number, found)
