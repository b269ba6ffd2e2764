"""The game moves on to its end, and its pieces stay the same (properties 1 and 2)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from meowple.kernel.conformance.broken import Broken
from meowple.kernel.conformance.trial import Trial
from meowple.kernel.result import Line
from meowple.kernel.state import State


class Progress(Trial):
    """Every actor can act, and the game ends with a result."""

    def turn(self, state: State) -> None:
        """Every seat that is asked can answer, or the game is over and has a result."""
        actors = self.game.actors(state)
        if list(actors) != sorted({*actors} & {*self.seats}):
            raise Broken(1, f"actors are {actors}: not seats in order, each once")
        if not actors:
            self.end(state)
        elif self.game.result(state) is not None:
            raise Broken(1, f"there is a result, but seats {actors} are asked")
        for seat in actors:
            if not self.game.legal(state, seat):
                raise Broken(1, f"seat {seat} is asked and has no legal action")
        self.idle(state, actors)

    def end(self, state: State) -> None:
        """The result accounts for every point, and nothing more can be done."""
        result = self.game.result(state)
        if result is None:
            raise Broken(1, "nobody is asked, but there is no result")
        if not len(result.scores) == len(result.lines) == self.setup.seats:
            raise Broken(1, "the result has not one score and one account per seat")
        accounts = [*zip(result.scores, result.lines, strict=True)]
        accounts += [(rival.score, rival.lines) for rival in result.rivals]
        for score, lines in accounts:
            if score != _total(lines):
                raise Broken(1, f"lines sum to {_total(lines)}, the score is {score}")
        known = {*self.seats, *(rival.name for rival in result.rivals)}
        if not result.winners or not known.issuperset(result.winners):
            raise Broken(1, f"winners are {result.winners}")
        for seat in self.seats:
            if self.game.legal(state, seat):
                raise Broken(1, f"the game is over, but seat {seat} may act")

    def idle(self, state: State, actors: Collection[int]) -> None:
        """The action that counts for a seat that does not answer is legal for it."""
        for seat in self.seats:
            action = self.game.idle(state, seat)
            if action is None:
                continue
            if seat not in actors:
                raise Broken(3, f"seat {seat} is not asked, but idle it would {action}")
            if action not in self.game.legal(state, seat):
                raise Broken(3, f"seat {seat} may not {action}, but idle it would")

    def pieces(self, state: State) -> None:
        now = dict(self.game.census(state))
        for piece in {**self.census, **now}:
            if self.census.get(piece, 0) != now.get(piece, 0):
                count = f"{now.get(piece, 0)} instead of {self.census.get(piece, 0)}"
                raise Broken(2, f"of {piece} there are {count}")


def _total(lines: Sequence[Line]) -> int:
    return sum(line.points for line in lines)
