"""No seat learns what it may not know (properties 5 and 9)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations, pairwise

from meowple.kernel.conformance.broken import Broken
from meowple.kernel.conformance.outcomes import Outcome, contrast, difference, news
from meowple.kernel.conformance.trial import Trial, named, some, texts_of
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action
from meowple.kernel.rng import Rng
from meowple.kernel.state import State


class Secrets(Trial):
    """The real state beside one that a seat cannot tell from it."""

    # 5: secrets

    def secrets(
        self, state: State, seat: int, imagined: State, strangers: Collection[Action]
    ) -> None:
        """A state imagined for a seat looks to it, and to spectators, like the real one."""
        game = self.game
        for eye in (seat, None):
            real, other = game.view(state, eye), game.view(imagined, eye)
            if real != other:
                where = difference(real, other)
                raise Broken(5, f"{named(eye)} sees what seat {seat} cannot know: {where}")
            known, guessed = game.insight(state, eye), game.insight(imagined, eye)
            if known != guessed:
                where = difference(known, guessed)
                raise Broken(5, f"the insight of {named(eye)} tells a secret: {where}")
        if game.actors(state) != game.actors(imagined):
            raise Broken(5, f"the actors tell seat {seat} a secret")
        for one in self.seats:
            if (game.idle(state, one) is None) != (game.idle(imagined, one) is None):
                raise Broken(5, f"whether seat {one} may idle tells seat {seat} a secret")
        listed = texts_of(game.legal(state, seat))
        if listed != texts_of(game.legal(imagined, seat)):
            raise Broken(5, f"the legal actions tell seat {seat} a secret")
        for action in strangers:
            if str(action) not in listed and (
                self._error(state, seat, action) != self._error(imagined, seat, action)
            ):
                raise Broken(5, f"the error of {action} tells seat {seat} a secret")

    def _error(self, state: State, seat: int, action: Action) -> object:
        try:
            self.game.play(state.copy(), seat, action)
        except IllegalAction as error:
            return error.id, error.details
        return None

    def outcomes(self, state: State, imagined: State, rng: Rng) -> list[Outcome]:
        """One seat's actions, each played in the real state and in an imagined one."""
        game = self.game
        mover = rng.choice([one for one in self.seats if game.legal(state, one)])
        also = {*texts_of(game.legal(imagined, mover))}
        found = []
        for action in some(game.legal(state, mover), self.sample // 2, rng):
            for before in (state, imagined) if str(action) in also else (state,):
                after = before.copy()
                events = self.play(after, mover, action)
                found.append(Outcome(game, before, mover, action, after, events))
        return found

    def told(self, seat: int, outcomes: Sequence[Outcome]) -> None:
        """Events tell a seat, and spectators, only what their views know afterward.

        `outcomes` are those in the real state and in one that the seat cannot tell from
        it. Where two of them give the seat the same view, it must not be able to tell them
        apart by events, actors or its legal actions either. What an event reveals shows in
        the view, so such outcomes are not compared.
        """
        for eye in (seat, None):
            for one, other in combinations(outcomes, 2):
                if one.view(eye) == other.view(eye):
                    self._alike(one, other, eye)

    def _alike(self, one: Outcome, other: Outcome, eye: int | None) -> None:
        """Two outcomes with the same view tell the eye the same."""
        if one.action != other.action and (
            one.before is not other.before or eye == one.mover
        ):
            # Two differences at once, or the seat's own action, which it knows.
            return
        signs = contrast(one.signs(eye, self.passing), other.signs(eye, self.passing))
        # An open choice that left no trace is no secret: the outcomes are the same. One of
        # two actions may have rolled dice meanwhile.
        if signs and not _same(one, other):
            pair = f"`{one.action}` from `{other.action}` of seat {one.mover}"
            raise Broken(5, f"{named(eye)} can tell {pair}: {signs}")

    # 9: taking back

    def foreseen(self, seat: int, outcomes: Sequence[Outcome]) -> None:
        """An action that can be taken back revealed nothing.

        `outcomes` are as in `told`. Where no event reveals anything and no random number
        was drawn, an action does the same in both states: for the acting seat and for
        spectators, because the acting seat knew all that the outcome depends on; and for
        another seat, unless even spectators see the difference, which is then a secret
        that the actor chose to use.
        """
        for real, other in pairwise(outcomes):
            if real.action != other.action or real.reveals:
                continue
            eyes: tuple[int | None, ...] = (seat, None)
            if seat != real.mover:
                eyes = () if news(real, other, None) else (seat,)
            for eye in eyes:
                what = news(real, other, eye)
                if what:
                    act = f"`{real.action}` of seat {real.mover} reveals nothing"
                    raise Broken(9, f"{act}, but {named(eye)} learns: {what}")


def _same(one: Outcome, other: Outcome) -> bool:
    """Whether two outcomes differ in nothing; those of two actions may differ in the
    random numbers that come next."""
    alike = one.after.copy()
    if one.action != other.action:
        alike.rng = other.after.rng
    return alike.digest() == other.after.digest()
