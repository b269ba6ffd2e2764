"""Phase 4, rescue: play rescue cards, set the turn order, rescue cats (rule 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from meowple.games.isle.rules import solo_mode
from meowple.games.isle.rules.actions import (
    Anytime,
    Ask,
    Basket,
    Done,
    Pass,
    Ready,
    Rescue,
)
from meowple.games.isle.rules.day.turns import (
    begin_turns,
    end_turn,
    give_her_turn,
    next_turn,
    passes,
    seats_left,
)
from meowple.games.isle.rules.frames import DONE, Closed, PlaceTile
from meowple.games.isle.rules.interject import Open, open_window
from meowple.games.isle.rules.state import (
    CHOOSING,
    FIELDS,
    NOBODY,
    READY,
    SISTER,
    IsleState,
    Player,
    figure_name,
)
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, not_now

PASS = Pass()
BASKETS = {kind: Basket(kind) for kind in ("permanent", "whole", "broken")}
# how many cards of a kind pay for one rescue
CARDS_NEEDED = {"whole": 1, "broken": 2}


ready = cache(Ready)  # made once and shared


rescue = cache(Rescue)  # made once and shared


# --- 1: rescue cards, face down ------------------------------------------------


def begin_ready(state: IsleState) -> None:
    for player in state.players:
        player.step = CHOOSING
    state.stack.append(ReadyCards(state.option("rescue_choice") == "simultaneous"))


@dataclass(frozen=True, slots=True)
class ReadyCards(Open):
    """The choice of rescue cards for today: in turn order, where later players see how
    many, or all at once, where no seat sees anything before the reveal.

    A seat is asked when it holds any card at all, so that no one learns whether it has
    rescue cards.
    """

    at_once: bool

    def actors(self, state: IsleState) -> tuple[int, ...]:
        seats = [s for s in state.seats_in_order() if state.players[s].step != READY]
        return tuple(sorted(seats) if self.at_once else seats[:1])

    def advance(self, state: IsleState) -> bool:
        for player in state.players:
            if player.step == CHOOSING and not (player.hand or player.ready):
                self._done(state, player)
        if self.actors(state):
            return True
        state.stack.pop()
        return False

    def choices(self, state: IsleState, seat: int) -> list[Action]:
        cards = state.box.cards
        hand = state.players[seat].hand
        listed: list[Action] = [ready(c) for c in hand if cards[c].kind == "rescue"]
        listed.append(DONE)
        return listed

    def answer(self, state: IsleState, seat: int, action: Action) -> None:
        player = state.players[seat]
        if type(action) is Done:
            self._done(state, player)
        elif isinstance(action, Ready):
            if action.card not in player.hand:
                raise IllegalAction("card.not_in_hand", card=action.card)
            if state.card(action.card).kind != "rescue":
                raise IllegalAction("card.no_rescue_card", card=action.card)
            player.drop(action.card)
            player.ready = tuple(sorted((*player.ready, action.card)))
            state.whisper(seat, "isle.ready_own", seat=seat, card=action.card)
        else:
            raise not_now()

    def _done(self, state: IsleState, player: Player) -> None:
        player.step = READY
        if not self.at_once:
            state.tell("isle.ready", seat=player.seat, cards=len(player.ready))


# --- 2: speed and turn order ---------------------------------------------------


def set_turn_order(state: IsleState) -> None:
    """Set the turn order by speed; equal speeds keep their order. Then the first window."""
    speeds = {player.seat: speed(state, player) for player in state.players}
    for player in state.players:
        state.reveal(
            "isle.revealed",
            seat=player.seat,
            cards=player.ready,
            speed=speeds[player.seat],
        )
    if state.sister:
        speeds[SISTER] = solo_mode.turn_her_card(state, state.sister)
    state.order = tuple(sorted(state.order, key=lambda seat: -speeds[seat]))
    state.tell("isle.order", order=tuple(figure_name(seat) for seat in state.order))
    open_window(state, "order")


def speed(state: IsleState, player: Player) -> int:
    return sum(state.card(card).speed for card in player.ready)


# --- 3 and 4: turns ------------------------------------------------------------


def begin_rescue(state: IsleState) -> None:
    begin_turns(state)
    state.stack.append(RescueTurns(False))


@dataclass(frozen=True, slots=True)
class RescueTurns(Open):
    """The turns of the rescue: in order, each seat rescues one cat or passes for good.

    `asked` means that the window before the end of the phase was held: it comes before
    the test for empty fields, so that card 83 can still save the phase.
    """

    asked: bool

    def actors(self, state: IsleState) -> tuple[int, ...]:
        return (state.order[state.at],)

    def advance(self, state: IsleState) -> bool:
        if state.recent != NOBODY and _is_late_right(state):
            state.stack[-1] = RescueTurns(False)
            _reopen(state)
        if state.turn:
            return self._go_on(state)
        if any(state.fields) and seats_left(state):
            state.stack[-1] = RescueTurns(False)
            next_turn(state)
        elif not self.asked:
            state.stack[-1] = RescueTurns(True)
            open_window(state, "rescue_end")
        elif state.letter.last_cards_are_turns and state.sister and state.sister.today:
            self._her_last_card(state)
        else:
            end_rescue(state)
        return False

    def _her_last_card(self, state: IsleState) -> None:
        """Her turn after the last of yours. Before the first of these turns the window at
        the end of the rescue was held."""
        state.stack[-1] = LastTurns(True)
        give_her_turn(state)

    def _go_on(self, state: IsleState) -> bool:
        """Whether the seat on turn has something to decide."""
        seat = state.order[state.at]
        if seat == SISTER:
            state.recent = NOBODY
            solo_mode.take_turn(state)
            end_turn(state)
            return False
        player = state.players[seat]
        if not state.acts:
            if player.hand or self._rescues(state, player):
                return True
            passes(state, seat)
            return False
        if self._may_go_on(state, player):
            return True
        self._end(state, player)
        return False

    def _may_go_on(self, state: IsleState, player: Player) -> bool:
        """Whether the turn goes on after a cat: with a right to another, or a wish to be
        asked. Empty fields do not end the turn: card 83 may fill them for the second
        cat."""
        if player.hand and player.ask == "always":
            return True
        more = state.acts <= player.extra
        return more and bool(player.hand or self._rescues(state, player))

    def _end(self, state: IsleState, player: Player) -> None:
        """The right to further cats ends with the turn in which a cat was rescued."""
        player.extra = 0
        state.recent = player.seat
        end_turn(state)

    def interject(self, state: IsleState, seat: int, action: Anytime | Ask) -> None:
        """In version 1 of the rules, a late right reopens the turn only from here."""
        Open.interject(self, state, seat, action)
        if state.letter.late_right_in_windows:
            return
        late = seat == state.recent and state.players[seat].extra
        if late and seat != state.order[state.at]:
            _reopen(state)

    def choices(self, state: IsleState, seat: int) -> list[Action]:
        player = state.players[seat]
        listed = self._rescues(state, player)
        listed.append(DONE if state.acts else PASS)
        return listed

    def _rescues(self, state: IsleState, player: Player) -> list[Action]:
        """Every cat that can be paid for and placed."""
        if state.acts > player.extra or not basket_kinds(state, player):
            return []
        listed: list[Action] = []
        places: dict[str, bool] = {}
        pieces = state.box.pieces
        for field, name in enumerate(FIELDS):
            if state.box.supply.rescue_cost[name] > player.fish:
                continue
            for place, cat in enumerate(state.fields[field]):
                shape = pieces[cat].shape
                if shape.id not in places:
                    places[shape.id] = player.boat.has_place(shape, player.anywhere)
                if places[shape.id]:
                    listed.append(rescue(name, place + 1))
        return listed

    def answer(self, state: IsleState, seat: int, action: Action) -> None:
        player = state.players[seat]
        if type(action) is Pass and not state.acts:
            state.recent = NOBODY
            passes(state, seat)
        elif type(action) is Done and state.acts:
            self._end(state, player)
        elif isinstance(action, Rescue):
            self._rescue(state, player, action)
        else:
            raise not_now()

    def _rescue(self, state: IsleState, player: Player, action: Rescue) -> None:
        if state.acts > player.extra:
            raise IllegalAction("rescue.one_cat")
        if action.field not in FIELDS:
            raise IllegalAction("field.no_such_cat", place=str(action))
        field, place = FIELDS.index(action.field), action.place - 1
        if not 0 <= place < len(state.fields[field]):
            raise IllegalAction("field.no_such_cat", place=str(action))
        cost = state.box.supply.rescue_cost[action.field]
        if player.fish < cost:
            raise IllegalAction("fish.too_few", needed=cost)
        kinds = basket_kinds(state, player)
        if not kinds:
            raise IllegalAction("basket.none_left")
        piece = state.piece(state.fields[field][place])
        if not player.boat.has_place(piece.shape, player.anywhere):
            raise IllegalAction("tile.no_place", tile=piece.shape.id)
        state.recent = NOBODY
        if len(kinds) > 1:
            state.stack.append(ChooseBasket(player.seat, field, place))
        else:
            state.stack.append(place_cat(state, player.seat, field, place, kinds[0]))


@dataclass(frozen=True, slots=True)
class LastTurns(RescueTurns):
    """Solo: the sister plays the cards that she has left. After the first of them the game
    asks before each turn of hers, as it did before."""

    def _her_last_card(self, state: IsleState) -> None:
        give_her_turn(state)
        open_window(state, "turn", but=SISTER)


def _is_late_right(state: IsleState) -> bool:
    """Whether 80-82 still count for a turn: right after it, if no seat has done anything
    since, wherever they were played."""
    if not state.letter.late_right_in_windows or not state.players[state.recent].extra:
        return False
    on_turn = state.turn and state.order[state.at] == state.recent
    return not on_turn and any(state.fields)


def _reopen(state: IsleState) -> None:
    """Let the seat that has just ended its turn go on with it."""
    state.at = state.order.index(state.recent)
    state.turn = True
    state.acts = 1


def basket_kinds(state: IsleState, player: Player) -> list[str]:
    """The kinds of baskets that could pay for a rescue now."""
    cards = state.box.cards
    faces = [cards[card].basket for card in player.ready]
    kinds = ["permanent"] if player.baskets else []
    kinds += [kind for kind, n in CARDS_NEEDED.items() if faces.count(kind) >= n]
    return kinds


@dataclass(frozen=True, slots=True)
class ChooseBasket(Closed):
    """The choice of the basket that takes the cat, asked only where there is one."""

    field: int
    place: int

    def choices(self, state: IsleState) -> Sequence[Action]:
        player = state.players[self.seat]
        return [BASKETS[kind] for kind in basket_kinds(state, player)]

    def answer(self, state: IsleState, action: Action) -> None:
        if type(action) is not Basket:
            raise not_now()
        if action.kind not in basket_kinds(state, state.players[self.seat]):
            raise IllegalAction("basket.none_of_kind", kind=action.kind)
        state.stack[-1] = place_cat(state, self.seat, self.field, self.place, action.kind)


def place_cat(state: IsleState, seat: int, field: int, place: int, basket: str) -> PlaceCat:
    cat = state.fields[field][place]
    return PlaceCat(seat, cat, state.piece(cat).colour, field, place, basket)


@dataclass(frozen=True, slots=True)
class PlaceCat(PlaceTile):
    """A cat of the fields; fish and basket are paid with its placement."""

    field: int
    place: int
    basket: str

    def fetch(self, state: IsleState) -> None:
        player = state.players[self.seat]
        cats = state.fields[self.field]
        state.set_field(self.field, cats[: self.place] + cats[self.place + 1 :])
        player.fish -= state.box.supply.rescue_cost[FIELDS[self.field]]
        state.acts += 1
        if self.basket == "permanent":
            player.baskets -= 1
            player.used_baskets += 1
        else:
            self._use_cards(state, player)
        state.tell(
            "isle.rescued",
            seat=self.seat,
            field=FIELDS[self.field],
            basket=self.basket,
        )

    def _use_cards(self, state: IsleState, player: Player) -> None:
        cards = [c for c in player.ready if state.card(c).basket == self.basket]
        used = cards[: CARDS_NEEDED[self.basket]]
        player.ready = tuple(card for card in player.ready if card not in used)
        state.discards += tuple(used)


def end_rescue(state: IsleState) -> None:
    """Discard the rescue cards that were not used. In version 1 of the rules the sister
    plays all the cards she has left before that."""
    if state.sister:
        solo_mode.finish(state, state.sister)
    for player in state.players:
        state.discards += player.ready
        player.ready = ()
    state.recent = NOBODY
    state.stack.pop()
