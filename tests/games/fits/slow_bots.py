"""Bots that do not hurry: the experiment behind the note on pace in docs/strength.md.

    meowple arena fits --bots tiger,tests/games/fits/slow_bots.py:SlowTiger --seconds 0.05 \
        --games 100 --seats 2 --seed 500

They are the usual bots, but they keep their last cat until half of the deck is drawn, so
that they never begin the final phase before.
"""

from __future__ import annotations

from meowple.bots.bot import Bot, Question
from meowple.bots.levels import CatBot, TigerBot
from meowple.games.fits.rules.actions import Cat, Sleep
from meowple.games.fits.rules.view import FitsView
from meowple.kernel.frame import Action

HALF_OF_THE_DECK = 36


class _Slow(Bot):
    """Leaves out the actions that would use the last cat too early."""

    def choose(self, question: Question) -> Action:
        view = question.view()
        assert isinstance(view, FitsView)
        if view.players[question.seat].cats == 1 and view.deck_count > HALF_OF_THE_DECK:
            kept = [a for a in question.actions if not isinstance(a, Cat | Sleep)]
            # in the final phase nothing is left to wait for
            question.actions = question.actions if view.final else kept
        return super().choose(question)  # type: ignore[safe-super]


class SlowCat(_Slow, CatBot):
    """A cat that keeps its last cat."""


class NeverAsleep(CatBot):
    """A cat that never lays a cat asleep, and so draws in each turn."""

    def choose(self, question: Question) -> Action:
        question.actions = [a for a in question.actions if not isinstance(a, Sleep)]
        return super().choose(question)


class SlowTiger(_Slow, TigerBot):
    """A tiger that keeps its last cat."""
