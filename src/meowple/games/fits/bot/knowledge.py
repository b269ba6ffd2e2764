"""What bots know about If It Fits: the answers to the search."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from meowple.games.fits.bot.beginner import Beginner
from meowple.games.fits.bot.boxes import judge
from meowple.games.fits.bot.hands import Hand
from meowple.games.fits.bot.pace import swing, turns_left
from meowple.games.fits.bot.rollout import RolloutPolicy
from meowple.games.fits.rules.deck import counts
from meowple.games.fits.rules.state import FitsState
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Knowledge, Outlook
from meowple.kernel.rng import Rng


class FitsKnowledge(Knowledge):
    """If It Fits, basic and advanced, for 2 to 5."""

    width = 6
    widest = 18
    # Two rounds of two players; no estimate is as good as the end of the game.
    depth = 4
    deepest = 1000

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._rollout = RolloutPolicy()

    def weigh(
        self, state: FitsState, seat: int, actions: Sequence[Action]
    ) -> Sequence[float]:
        return Hand(state, seat).weigh(actions)

    def glance(
        self, state: FitsState, seat: int, actions: Sequence[Action], rng: Rng
    ) -> Sequence[float]:
        return Beginner(state, seat, rng).weigh(actions)

    def quick(
        self, state: FitsState, seat: int, actions: Sequence[Action], rng: Rng
    ) -> Action:
        return self._rollout.pick(state, seat, actions)

    def clock(self, state: FitsState) -> int:
        """The turns that have begun: with a draw, or with a cat that went to sleep. In the
        final phase it stands still, so that lines are played to the end."""
        piles = 1 if state.advanced else state.seats
        return sum(counts(sum(state.draws), piles)) + state.table.sleepers.bit_count()

    def outlook(self, state: FitsState) -> Outlook:
        if not state.stack:
            return super().outlook(state)
        turns = turns_left(state)
        scores = judge(state, state.seat, turns, state.final).scores(state)
        scale = swing(turns)
        best = max(scores)
        odds = [exp((score - best) / scale) for score in scores]
        total = sum(odds)
        return Outlook(tuple(scores), tuple([odd / total for odd in odds]))
