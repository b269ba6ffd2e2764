"""Imagined states, copies, and answers in any order (properties 6, 7 and 8)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from meowple.kernel.conformance.broken import Broken
from meowple.kernel.conformance.progress import Progress
from meowple.kernel.conformance.sharing import changeable
from meowple.kernel.conformance.trial import texts_of
from meowple.kernel.rng import Rng
from meowple.kernel.state import State, freeze


class Copies(Progress):
    """States made from other states."""

    # 6: imagined states

    def imagined(self, state: State, seat: int, rng: Rng) -> State:
        """A state imagined for a seat, whole and its own."""
        before = state.digest()
        other: State = self.game.imagine(state, seat, rng)
        if state.digest() != before:
            raise Broken(6, f"imagining for seat {seat} changed the state")
        if type(other) is not type(state):
            raise Broken(6, f"what is imagined is a {type(other).__name__}")
        if other.rng is rng or freeze(other.rng) == freeze(state.rng):
            # With the real generator a bot could see the future.
            raise Broken(6, "an imagined state has no generator of its own")
        with _told_as(6, "an imagined state"):
            self.apart(state, other)
            self.pieces(other)
            self.turn(other)
        return other

    def playable(self, imagined: State, limit: int, rng: Rng) -> None:
        """An imagined state can be played to its end."""
        state = imagined.copy()
        with _told_as(6, "a game from an imagined state"):
            for _ in range(limit + 1):
                if not self.game.actors(state):
                    break
                self.play(state, *self.choose(state, rng))
                self.turn(state)
            else:
                raise Broken(1, f"it has not ended after {limit} actions")
            self.pieces(state)

    # 7: copies

    def copies(self, state: State, rng: Rng) -> None:
        before = state.digest()
        copy = state.copy()
        try:
            same = copy.digest() == before
        except AttributeError as error:
            raise Broken(7, f"a copy lacks a field: {error}") from error
        if not same:
            raise Broken(7, "a copy differs")
        self.apart(state, copy)
        legal = [texts_of(self.game.legal(state, seat)) for seat in self.seats]
        for _ in range(self.sample):
            if self.game.actors(copy):
                self.play(copy, *self.choose(copy, rng))
        if state.digest() != before:
            raise Broken(7, "playing on a copy changed the original")
        if legal != [texts_of(self.game.legal(state, seat)) for seat in self.seats]:
            raise Broken(7, "playing on a copy changed what is legal in the original")

    def apart(self, state: State, other: State) -> None:
        theirs = changeable(other, self.values)
        for path, value in changeable(state, self.values).values():
            if id(value) in theirs:
                raise Broken(7, f"{path} is shared with the original")

    # 8: the order of answers

    def order(self, state: State, rng: Rng) -> None:
        """Two actors answer in both orders, if each can still give its answer."""
        pair = [*rng.shuffled(self.game.actors(state))][:2]
        moves = [(seat, rng.choice(self.game.legal(state, seat))) for seat in pair]
        if len(moves) < 2 or any(self.ordered(action) for _, action in moves):
            return
        digests = set()
        for answers in (moves, moves[::-1]):
            copy = state.copy()
            for seat, action in answers:
                if action not in self.game.legal(copy, seat):
                    return
                self.play(copy, seat, action)
            digests.add(copy.digest())
        if len(digests) > 1:
            told = " and ".join(f"`{action}` of seat {seat}" for seat, action in moves)
            raise Broken(8, f"it matters which comes first, {told}")


@contextmanager
def _told_as(number: int, what: str) -> Iterator[None]:
    try:
        yield
    except Broken as broken:
        raise Broken(number, f"{what}: {broken.what}") from broken
