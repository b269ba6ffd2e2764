"""Playing anytime cards when it is not one's turn (rule 5): interjections and windows.

While an `Open` decision waits, no action is half done: every seat may play an anytime
card. A `Window` stops the game and asks. Whom it asks depends on public facts alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.isle.rules.actions import Anytime, Ask, Done
from meowple.games.isle.rules.anytime.effects import resolve
from meowple.games.isle.rules.anytime.rules import check, offers, set_ask
from meowple.games.isle.rules.frames import DONE
from meowple.games.isle.rules.state import (
    ASKED,
    FINISHED,
    PLAYED,
    SILENT,
    IsleState,
    Player,
)
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, Frame, not_now


class Open(Frame[IsleState]):
    """A decision with nothing half done: besides an answer, anytime cards may be played."""

    __slots__ = ()

    def choices(self, state: IsleState, seat: int) -> list[Action]:
        """The answers of a seat that is asked, without anytime cards."""
        raise NotImplementedError

    def answer(self, state: IsleState, seat: int, action: Action) -> None:
        """Take the answer of a seat that is asked."""
        raise NotImplementedError

    def asks(self, state: IsleState, seat: int) -> bool:
        """Whether this seat is one of the actors."""
        return seat in self.actors(state)

    def busy(self, state: IsleState, seat: int) -> bool:
        """Whether this seat is in the middle of an answer of its own."""
        return False

    def legal(self, state: IsleState, seat: int) -> Sequence[Action]:
        listed = self.choices(state, seat) if self.asks(state, seat) else []
        if not self.busy(state, seat):
            listed += offers(state, seat)
        return listed

    def play(self, state: IsleState, seat: int, action: Action) -> None:
        if isinstance(action, (Anytime, Ask)):  # a union would be built every time
            if self.busy(state, seat):
                raise IllegalAction("action.half_done")
            self.interject(state, seat, action)
        elif not self.asks(state, seat):
            raise IllegalAction("turn.not_yours")
        else:
            self.answer(state, seat, action)

    def interject(self, state: IsleState, seat: int, action: Anytime | Ask) -> None:
        """Change the standing choice, or play an anytime card that may be played."""
        player = state.players[seat]
        if isinstance(action, Ask):
            set_ask(state, player, action)
        else:
            check(state, player, action)
            self.take(state, player, action)

    def take(self, state: IsleState, player: Player, action: Anytime) -> None:
        """Anytime cards are resolved at once; a window collects them."""
        resolve(state, player, action)


@dataclass(frozen=True, slots=True)
class Window(Open):
    """Asks which seats want to play an anytime card now.

    All asked seats answer in any order. What they play is resolved in turn order when
    all have answered; a seat that played is asked again. Seats that are not asked, or have
    nothing to add, may still join while the window is open.
    """

    moment: str

    def actors(self, state: IsleState) -> tuple[int, ...]:
        return tuple([p.seat for p in state.players if p.answer == ASKED])

    def asks(self, state: IsleState, seat: int) -> bool:
        return state.players[seat].answer == ASKED

    def choices(self, state: IsleState, seat: int) -> list[Action]:
        return [DONE]

    def answer(self, state: IsleState, seat: int, action: Action) -> None:
        if type(action) is not Done:
            raise not_now()
        state.players[seat].answer = FINISHED

    def idle(self, state: IsleState, seat: int) -> Action | None:
        return DONE if self.asks(state, seat) else None

    def busy(self, state: IsleState, seat: int) -> bool:
        return isinstance(state.players[seat].answer, Anytime)

    def take(self, state: IsleState, player: Player, action: Anytime) -> None:
        player.answer = action

    def advance(self, state: IsleState) -> bool:
        answers = [p.answer for p in state.players]
        if ASKED in answers:
            return True
        if answers.count(SILENT) < len(answers) - 1:
            # no seat knew whether the others would play a card
            state.uncover()
        for seat in state.seats_in_order():
            player = state.players[seat]
            if isinstance(player.answer, Anytime):
                action, player.answer = player.answer, PLAYED
                resolve(state, player, action)
                return False
        for player in state.players:
            again = player.answer == PLAYED and is_asked(player, "windows")
            player.answer = ASKED if again else SILENT
        if self.actors(state):
            return True
        state.stack.pop()
        return False


def is_asked(player: Player, moment: str) -> bool:
    """Whether the seat's standing choice lets the game ask it. Its hand counts only by
    being empty or not, so that the question tells nothing."""
    if not player.hand:
        return False
    return player.ask == "always" or player.ask == moment


def open_window(state: IsleState, moment: str, but: int | None = None) -> bool:
    """Ask every seat that wants to be asked. Returns whether there was one.

    The moment `turn` asks only seats that always want to be asked.
    """
    wish = "always" if moment == "turn" else "windows"
    asked = [p for p in state.players if p.seat != but and is_asked(p, wish)]
    for player in asked:
        player.answer = ASKED
    if asked:
        state.stack.append(Window(moment))
    return bool(asked)
