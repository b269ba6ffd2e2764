"""Exactly what is listed is legal, and everything can be read again (properties 3, 4)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from meowple.kernel.conformance.broken import Broken
from meowple.kernel.conformance.trial import Trial, some, texts_of
from meowple.kernel.errors import BadText, IllegalAction
from meowple.kernel.frame import Action
from meowple.kernel.record import Record, begin, replay
from meowple.kernel.rng import Rng
from meowple.kernel.state import State


class Legality(Trial):
    """Legal and illegal actions, their text forms, and replays."""

    # 3: exactly what is listed

    def legality(self, state: State, strangers: Collection[Action], rng: Rng) -> None:
        """Legal actions can be played. `strangers` are actions to try that may be
        illegal; those are refused and change nothing."""
        before = state.digest()
        for seat in self.seats:
            legal = self.game.legal(state, seat)
            listed = {*texts_of(legal)}
            if len(listed) != len(legal):
                raise Broken(3, f"seat {seat} is offered the same action twice")
            for action in some(legal, self.sample, rng):
                self.text(action)
                self.play(state.copy(), seat, action)
            others = [action for action in strangers if str(action) not in listed]
            tried = some(others, self.sample, rng)
            copy = state.copy()
            for action in tried:
                self._refused(copy, seat, action)
            if copy.digest() != before:
                what = f"seat {seat} may do none of {texts_of(tried)}"
                raise Broken(3, f"{what}, but one of them changed the state")

    def outsiders(self, state: State) -> None:
        """A seat that is not at the table raises; it neither acts nor sees anything."""
        for seat in (-1, self.setup.seats):
            for ask in (self.game.legal, self.game.view, self.game.idle):
                try:
                    ask(state, seat)
                except IllegalAction:
                    continue
                raise Broken(3, f"there is no seat {seat}, but it is answered")

    def _refused(self, copy: State, seat: int, action: Action) -> None:
        try:
            self.game.play(copy, seat, action)
        except IllegalAction:
            return
        except Exception as error:
            what = f"seat {seat} may not {action}, but it raises {error!r}"
            raise Broken(3, what) from error
        raise Broken(3, f"seat {seat} may not {action}, but it was played")

    # 4: the same again, from text

    def text(self, action: Action) -> None:
        text = str(action)
        again = self.game.parse(text)
        if again != action or str(again) != text:
            raise Broken(4, f"{text!r} is read as {again!r}")
        for rubbish in ("", "?", f"{text} ?"):
            try:
                self.game.parse(rubbish)
            except BadText:
                continue
            raise Broken(4, f"{rubbish!r} is read as an action")

    def replays(self, record: Record, digests: Sequence[str]) -> None:
        """The record replays to these digests: before the first action and after each."""
        again = Record.parse(record.text())
        if again != record:
            raise Broken(4, "the record does not round-trip")
        if begin(again, self.game)[1].digest() != digests[0]:
            raise Broken(4, "the same setup starts differently")
        for step in replay(again, self.game):
            if step.state.digest() != digests[step.number]:
                raise Broken(4, f"the replay differs after action {step.number}")
