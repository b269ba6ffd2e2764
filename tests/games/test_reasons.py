"""Reasons for actions and the changes they would bring, in random positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.kernel.state import State
from meowple.texts import languages
from tests.games.cases import Kind, Words, of_every_game
from tests.games.saying import say, say_in
from tests.thorough import times

ALL: list[Words] = of_every_game("WORDS")
of_every_kind = pytest.mark.parametrize(
    ("words", "kind"), [(words, kind) for words in ALL for kind in words.kinds], ids=str
)

# How many decisions of a game are looked at, and how many actions of each.
DECISIONS, ACTIONS = times(80, 1000), times(6, 30)


def decisions(words: Words, kind: Kind) -> Iterator[tuple[State, int, Sequence[Action]]]:
    """Decisions of a random game: a state, the seat that is asked, some of its actions."""
    game, rng = kind.game, Rng(f"reasons {kind}")
    state = game.start(kind.setup(7))
    for _ in range(DECISIONS):
        actors = game.actors(state)
        if not actors:
            return
        seat = rng.choice(actors)
        actions = game.legal(state, seat)
        yield state, seat, actions[:: len(actions) // ACTIONS + 1]
        lively = [action for action in actions if str(action) != words.seldom]
        game.play(state, seat, rng.choice(lively or actions))


def imagined(game: AnyGame, state: State, seat: int) -> State:
    """A state that looks the same to this seat and differs in what it can't know."""
    other: State = game.imagine(state, seat, Rng("imagined"))
    return other


@of_every_kind
def test_a_reason_is_words_in_every_language(words: Words, kind: Kind) -> None:
    said = set()

    def saying(id: str, **args: object) -> str:
        said.add((id, tuple(args.items())))
        return say(id, **args)

    for state, seat, actions in decisions(words, kind):
        before = state.digest()
        for action in actions:
            kind.game.reason(state, seat, action, saying)
        assert state.digest() == before
    assert said
    for lang in languages():
        for id, args in said:
            assert say_in(lang, id, **dict(args))


@of_every_kind
def test_a_hint_depends_only_on_what_the_seat_knows(words: Words, kind: Kind) -> None:
    game = kind.game
    for state, seat, actions in decisions(words, kind):
        other = imagined(game, state, seat)
        assert game.continues(other, seat) == game.continues(state, seat)
        for action in actions:
            found = game.reason(state, seat, action, say)
            assert game.reason(other, seat, action, say) == found


@of_every_kind
def test_what_is_foreseen_depends_only_on_what_the_seat_knows(
    words: Words, kind: Kind
) -> None:
    game = kind.game
    for state, seat, actions in decisions(words, kind):
        before, other = state.digest(), imagined(game, state, seat)
        for action in actions:
            found = game.foresee(state, seat, [action])
            assert game.foresee(other, seat, [action]) == found
        assert state.digest() == before
