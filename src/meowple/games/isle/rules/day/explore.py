"""Phase 2, explore: draft seven cards and pay for those to keep (rule 4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from meowple.games.isle.rules import purchase
from meowple.games.isle.rules.actions import Buy, Done, Keep, Pay
from meowple.games.isle.rules.frames import DONE
from meowple.games.isle.rules.interject import Open, is_asked
from meowple.games.isle.rules.state import CHOOSING, LINGERING, READY, IsleState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, not_now

keep = cache(Keep)  # made once and shared


def deal(state: IsleState) -> None:
    """Deal a packet to everyone; cards from earlier days stay apart."""
    supply = state.box.supply
    for player in state.players:
        player.packet = state.draw_cards(supply.deal)
        player.unpaid = True
    begin_round(state, 0, supply.keeps[0])
    state.stack.append(Draft())


def begin_round(state: IsleState, round: int, cards: int) -> None:
    """Everyone looks at a new packet; a packet that is kept whole needs no decision."""
    state.round = round
    state.keep = cards
    for player in state.players:
        player.picks = 0
        state.reveal_to(player.seat, "isle.packet", seat=player.seat, cards=player.packet)
    if all(len(player.packet) <= cards for player in state.players):
        for player in state.players:
            player.kept += player.packet
            player.packet = ()


@dataclass(frozen=True, slots=True)
class Draft(Open):
    """Everyone keeps cards of a packet and passes the others on, all at once."""

    def actors(self, state: IsleState) -> tuple[int, ...]:
        keep = state.keep
        return tuple([p.seat for p in state.players if p.picks < keep and p.packet])

    def asks(self, state: IsleState, seat: int) -> bool:
        player = state.players[seat]
        return player.picks < state.keep and bool(player.packet)

    def busy(self, state: IsleState, seat: int) -> bool:
        player = state.players[seat]
        return 0 < player.picks < state.keep and bool(player.packet)

    def choices(self, state: IsleState, seat: int) -> list[Action]:
        return [keep(card) for card in state.players[seat].packet]

    def answer(self, state: IsleState, seat: int, action: Action) -> None:
        if type(action) is not Keep:
            raise not_now()
        player = state.players[seat]
        if action.card not in player.packet:
            raise IllegalAction("card.not_offered", card=action.card)
        player.packet = tuple(card for card in player.packet if card != action.card)
        player.kept += (action.card,)
        player.picks += 1
        state.whisper(seat, "isle.kept", seat=seat, card=action.card)

    def advance(self, state: IsleState) -> bool:
        if self.actors(state):
            return True
        self._next_round(state)
        return False

    def _next_round(self, state: IsleState) -> None:
        keeps = state.box.supply.keeps
        if state.round + 1 == len(keeps):
            state.keep = 0
            state.stack.pop()
            return
        pass_packets(state)
        begin_round(state, state.round + 1, keeps[state.round + 1])


def pass_packets(state: IsleState) -> None:
    """Pass the packets on: to the left neighbor on odd days, to the right on even ones."""
    for player in state.players:
        if player.packet:
            entry = (state.day, state.round, player.packet)
            player.passed_on += (entry,)
    packets = [player.packet for player in state.players]
    step = direction(state.day)
    for player in state.players:
        player.packet = packets[(player.seat - step) % len(packets)]


def direction(day: int) -> int:
    return 1 if day % 2 else -1


def begin_buying(state: IsleState) -> None:
    for player in state.players:
        player.step = CHOOSING
    state.stack.append(Buying())


@dataclass(frozen=True, slots=True)
class Buying(Open):
    """Everyone pays for the cards to keep, all at once.

    A seat that has paid may play anytime cards before lessons are laid, also the cards just
    bought, and says `done` (see RULINGS.md,
    `after_paying_a_seat_with_cards_is_asked_once_more`).
    """

    def actors(self, state: IsleState) -> tuple[int, ...]:
        return tuple([p.seat for p in state.players if p.step != READY])

    def asks(self, state: IsleState, seat: int) -> bool:
        return state.players[seat].step != READY

    def advance(self, state: IsleState) -> bool:
        if self.actors(state):
            return True
        state.stack.pop()
        return False

    def idle(self, state: IsleState, seat: int) -> Action | None:
        return DONE if state.players[seat].step == LINGERING else None

    def choices(self, state: IsleState, seat: int) -> list[Action]:
        player = state.players[seat]
        if player.step == LINGERING:
            return [DONE]
        return purchase.choices(state, player)

    def answer(self, state: IsleState, seat: int, action: Action) -> None:
        player = state.players[seat]
        if player.step == LINGERING and type(action) is Done:
            player.step = READY
        elif player.step == CHOOSING and isinstance(action, Buy):
            purchase.choose(state, player, action.card)
        elif player.step == CHOOSING and type(action) is Pay:
            purchase.pay(state, player)
            player.unpaid = False
            player.step = LINGERING if is_asked(player, "windows") else READY
        else:
            raise not_now()
