"""Phase 3, lessons: every lesson in hand is played now, and only now (rule 4)."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.games.isle.rules.actions import Lesson
from meowple.games.isle.rules.boat import COLOURS
from meowple.games.isle.rules.interject import Open
from meowple.games.isle.rules.state import IsleState, Player
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, not_now


def begin_lessons(state: IsleState) -> None:
    state.at = 0
    state.stack.append(PublicLessons())
    _uncover_others(state)


def _uncover_others(state: IsleState) -> None:
    """Mark that hidden cards come out: what others play now, or that they play nothing."""
    if state.seats > 1:
        state.uncover()


@dataclass(frozen=True, slots=True)
class PublicLessons(Open):
    """The public lessons, played in turn order, with the colors that some ask for; then, in
    turn order, the private ones face down."""

    def actors(self, state: IsleState) -> tuple[int, ...]:
        return (state.seats_in_order()[state.at],)

    def advance(self, state: IsleState) -> bool:
        seats = state.seats_in_order()
        while state.at < len(seats):
            player = state.players[seats[state.at]]
            if _lay_plain(state, player):
                return True
            player.fresh = False
            state.at += 1
            if state.at == len(seats) and self._go_round_again(state):
                state.at = 0
        for seat in seats:
            lay_private(state, state.players[seat])
        state.stack.pop()
        return False

    def _go_round_again(self, state: IsleState) -> bool:
        """Whether cards came into a hand after its owner's step: their public lessons are
        played, too. In version 1 of the rules they wait for tomorrow."""
        return state.letter.lessons_gained_are_played and any(
            player.fresh for player in state.players
        )

    def choices(self, state: IsleState, seat: int) -> list[Action]:
        return [
            Lesson(card, colour)
            for card in _naming(state, state.players[seat])
            for colour in COLOURS
        ]

    def answer(self, state: IsleState, seat: int, action: Action) -> None:
        if type(action) is not Lesson or action.colour not in COLOURS:
            raise not_now()
        player = state.players[seat]
        if action.card not in _naming(state, player):
            raise IllegalAction("card.not_in_hand", card=action.card)
        _lay_public(state, player, action.card, action.colour)
        if not _naming(state, player):
            _uncover_others(state)


def _public(state: IsleState, player: Player) -> list[int]:
    cards = state.box.cards
    return [card for card in player.hand if cards[card].kind == "public_lesson"]


def _naming(state: IsleState, player: Player) -> list[int]:
    return [card for card in _public(state, player) if state.card(card).names_colour]


def _lay_plain(state: IsleState, player: Player) -> bool:
    """Play the lessons that need no color. Returns whether a color has to be named."""
    ask = False
    for card in _public(state, player):
        if state.card(card).names_colour:
            ask = True
        else:
            _lay_public(state, player, card, None)
    return ask


def _lay_public(state: IsleState, player: Player, card: int, colour: str | None) -> None:
    player.drop(card)
    state.public += ((card, colour),)
    state.tell("isle.public_lesson", seat=player.seat, card=card, colour=colour)


def lay_private(state: IsleState, player: Player) -> None:
    cards = state.box.cards
    lessons = tuple(c for c in player.hand if cards[c].kind == "private_lesson")
    if not lessons:
        return
    player.hand = tuple(card for card in player.hand if card not in lessons)
    player.lessons += lessons
    state.tell("isle.private_lessons", seat=player.seat, cards=len(lessons))
    state.whisper(player.seat, "isle.private_lessons_own", seat=player.seat, cards=lessons)
