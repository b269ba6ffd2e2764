"""The two decisions of an hour: which cat to send, and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from catnaps.actions import Nap, Prowl, Send
from catnaps.state import Afternoon
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, Frame, refuse


@dataclass(frozen=True, slots=True)
class Sending(Frame[Afternoon]):
    """All players send a cat at the same time, in any order."""

    def advance(self, state: Afternoon) -> bool:
        if not state.sun and not state.hours:
            state.stack.pop()
            return False
        if not state.sun:
            state.hours -= 1
            state.sun = [state.deck.pop() for _ in range(state.seats)]
            for patch in state.sun:
                state.reveal("catnaps.sun", place=patch.place, warmth=patch.warmth)
        if 0 in state.sent:
            return True
        for seat, cat in enumerate(state.sent):
            state.reveal("catnaps.out", seat=seat, cat=cat)
        quickest_first = sorted(range(state.seats), key=lambda seat: state.sent[seat])
        state.stack.append(Settling(tuple(quickest_first)))
        return False

    def actors(self, state: Afternoon) -> tuple[int, ...]:
        return tuple(seat for seat, cat in enumerate(state.sent) if not cat)

    def legal(self, state: Afternoon, seat: int) -> Sequence[Action]:
        return () if state.sent[seat] else [Send(cat) for cat in state.hands[seat]]

    def play(self, state: Afternoon, seat: int, action: Action) -> None:
        if state.sent[seat] or not isinstance(action, Send):
            raise refuse(state, seat)
        if action.cat not in state.hands[seat]:
            raise IllegalAction("catnaps.not_home", cat=action.cat)
        state.hands[seat].remove(action.cat)
        state.sent[seat] = action.cat
        state.tell("catnaps.sent", seat=seat)


@dataclass(frozen=True, slots=True)
class Settling(Frame[Afternoon]):
    """One cat after another naps or prowls; `order` has the seats still to come."""

    order: tuple[int, ...]

    def advance(self, state: Afternoon) -> bool:
        if self.order:
            return True
        state.cloudy += state.sun
        state.sun = []
        for seat, cat in enumerate(state.sent):
            state.out[seat].append(cat)
            state.sent[seat] = 0
        state.stack.pop()
        return False

    def actors(self, state: Afternoon) -> tuple[int, ...]:
        return self.order[:1]

    def legal(self, state: Afternoon, seat: int) -> Sequence[Action]:
        if seat != self.order[0]:
            return ()
        naps = [Nap(patch) for patch in state.sun]
        return [*naps, Prowl()] if state.basket else naps

    def play(self, state: Afternoon, seat: int, action: Action) -> None:
        if seat != self.order[0]:
            raise refuse(state, seat)
        match action:
            case Nap(patch):
                if patch not in state.sun:
                    raise IllegalAction("catnaps.no_sun", place=patch.place)
                state.sun.remove(patch)
                state.naps[seat].append(patch)
                state.tell("catnaps.naps", seat=seat, place=patch.place)
            case Prowl():
                if not state.basket:
                    raise IllegalAction("catnaps.no_cats")
                cat = state.basket.pop()
                state.hands[seat] = sorted([*state.hands[seat], cat])
                state.naps[seat].append(None)
                state.tell("catnaps.prowls", seat=seat)
                state.reveal_to(seat, "catnaps.found", cat=cat)
            case _:
                raise refuse(state, seat)
        state.stack[-1] = Settling(self.order[1:])
