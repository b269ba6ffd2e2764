"""Playing a card (rule 1.2): first which one, then where, then perhaps a cat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from meowple.games.fits.rules.actions import Cat, Discard, Done, Lay, Play, Princess, Toy
from meowple.games.fits.rules.boxes import Box
from meowple.games.fits.rules.deck import EAST, WEST
from meowple.games.fits.rules.legal_plays import Plays, checked_cell, places, ways
from meowple.games.fits.rules.one_seat import OneSeat, end_turn, tell_closed
from meowple.games.fits.rules.state import FitsState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, not_now

DONE = Done()

# Actions are made once and shared.
play = cache(Play)
princess = cache(Princess)
toy = cache(Toy)
cat = cache(Cat)
discard = cache(Discard)

# The name of a Princess in events: they look alike, so her number stays unknown.
PRINCESS_CARD = "princess"


def playable(state: FitsState, id: str) -> bool:
    """Whether a card of a hand can be played: a box card where there is a place for it,
    a Princess where there is a cat, awake or asleep, of anyone."""
    card = state.whole_deck.cards.get(id)
    if card is None:
        return bool(state.table.awake or state.table.asleep)
    return bool(places(state, card, False) or places(state, card, True))


@dataclass(frozen=True, slots=True)
class PlayCard(OneSeat):
    """The choice of a card to play; if none can be, one is discarded (R19, R20)."""

    def choices(self, state: FitsState) -> Sequence[Action]:
        hand = state.hands[state.seat]
        found = [play(card) for card in hand if playable(state, card)]
        return found or [discard(card) for card in hand]

    def answer(self, state: FitsState, action: Action) -> None:
        if not isinstance(action, Play | Discard):
            raise not_now()
        if action.card not in state.hands[state.seat]:
            raise IllegalAction("card.not_in_hand", card=action.card)
        if isinstance(action, Play):
            self._play(state, action.card)
        else:
            self._discard(state, action)

    def _play(self, state: FitsState, card: str) -> None:
        """Play a card: everyone sees it before it is placed."""
        if not playable(state, card):
            raise IllegalAction("card.cannot_be_played", card=card)
        seat = state.seat
        state.drop(seat, card)
        if card in state.whole_deck.cards:
            state.tell("fits.plays", seat=seat, card=card)
            state.stack[-1] = lay_card(card)
        else:
            state.tell("fits.plays", seat=seat, card=PRINCESS_CARD)
            state.whisper(seat, "fits.plays_own", seat=seat, card=card)
            state.used[seat] += (card,)
            state.stack[-1] = PLACE_PRINCESS

    def _discard(self, state: FitsState, action: Discard) -> None:
        if action not in self.choices(state):
            raise IllegalAction("discard.can_play")
        seat, card = state.seat, action.card
        state.stack.pop()
        state.drop(seat, card)
        shown = card if card in state.whole_deck.cards else PRINCESS_CARD
        state.discards += (shown,)
        state.tell("fits.discarded", seat=seat, card=shown)
        if shown == PRINCESS_CARD:
            state.whisper(seat, "fits.discarded_own", seat=seat, card=card)
            state.used[seat] += (card,)
        end_turn(state)


PLAY_CARD = PlayCard()


@dataclass(frozen=True, slots=True)
class LayCard(OneSeat):
    """The choice of a place for the box card that was played."""

    card: str

    def choices(self, state: FitsState) -> Sequence[Action]:
        return Plays(state.table.grid, ways(state, state.card(self.card)))

    def answer(self, state: FitsState, action: Action) -> None:
        if not isinstance(action, Lay):
            raise not_now()
        if action.card != self.card:
            raise IllegalAction("card.another_played", card=self.card)
        lay(state, action)


lay_card = cache(LayCard)


def lay(state: FitsState, action: Lay) -> None:
    """Place a box card, which ends the decision; perhaps a cat follows (rule 1.2)."""
    x, y, seat = action.x, action.y, state.seat
    card = state.card(action.card)
    cell = checked_cell(state, card, x, y, action.turned)
    box, closed = state.table.lay(cell, card, action.turned)
    state.tell("fits.laid", seat=seat, card=action.card, x=x, y=y, turned=action.turned)
    if closed:
        tell_closed(state, closed)
    if cat_joints(state, cell, box):
        state.stack[-1] = lay_cat(cell)
    else:
        state.stack.pop()
        end_turn(state)


@dataclass(frozen=True, slots=True)
class PlacePrincess(OneSeat):
    """The choice of a cat that the Princess replaces: anyone's, awake or asleep."""

    def choices(self, state: FitsState) -> Sequence[Action]:
        table = state.table
        awake = [princess("cat", x, y) for x, y in table.grid.listed(table.awake)]
        asleep = [princess("sleeper", x, y) for x, y in table.grid.listed(table.asleep)]
        return awake + asleep

    def answer(self, state: FitsState, action: Action) -> None:
        if not isinstance(action, Princess):
            raise not_now()
        seat, table = state.seat, state.table
        what, x, y = action.what, action.x, action.y
        place = table.grid.bit(x, y) if table.grid.has(x, y) else 0
        if not place & (table.awake if what == "cat" else table.asleep):
            raise IllegalAction("princess.no_cat", x=x, y=y)
        if what == "cat":
            owner = table.princess_on_cat(place)
        else:
            owner = table.princess_on_sleeper(place)
        state.stack.pop()
        state.tell("fits.princess", seat=seat, what=what, x=x, y=y, owner=owner)
        state.give_cats(owner, 1)
        end_turn(state)


PLACE_PRINCESS = PlacePrincess()


@dataclass(frozen=True, slots=True)
class PlayToy(OneSeat):
    """A special toy is played at once: across a free joint, anyone's; only where there
    is none as a box card; and if nothing fits it is discarded (R9, R11, R20)."""

    card: str

    def choices(self, state: FitsState) -> Sequence[Action]:
        joints = state.table.joints(state.per_card)
        if joints:
            return [toy(x, y) for x, y in state.table.grid.listed(joints)]
        found = ways(state, state.card(self.card))
        return Plays(state.table.grid, found) if found else [discard(self.card)]

    def answer(self, state: FitsState, action: Action) -> None:
        if isinstance(action, Toy):
            self._across(state, action)
        elif isinstance(action, Lay):
            self._as_box(state, action)
        elif isinstance(action, Discard):
            self._discard(state, action)
        else:
            raise not_now()

    def _across(self, state: FitsState, action: Toy) -> None:
        joint = free_joint(state, action.x, action.y)
        state.stack.pop()
        state.table.lay_toy(joint, state.card(self.card))
        state.tell("fits.toy", seat=state.seat, card=self.card, x=action.x, y=action.y)
        end_turn(state)

    def _as_box(self, state: FitsState, action: Lay) -> None:
        if action.card != self.card:
            raise IllegalAction("toy.first", card=self.card)
        if state.table.joints(state.per_card):
            raise IllegalAction("toy.joint_is_free", card=self.card)
        lay(state, action)

    def _discard(self, state: FitsState, action: Discard) -> None:
        if action.card != self.card:
            raise IllegalAction("toy.first", card=self.card)
        if action not in self.choices(state):
            raise IllegalAction("discard.can_play")
        state.stack.pop()
        state.discards += (self.card,)
        state.tell("fits.discarded", seat=state.seat, card=self.card)
        end_turn(state)


def free_joint(state: FitsState, x: int, y: int) -> int:
    """A long joint that can take an overlay; raises the rule that forbids it."""
    table, grid = state.table, state.table.grid
    joint = grid.bit(x, y) if grid.has(x, y) else 0
    if not joint & table.open[EAST] or not joint << 1 & table.open[WEST]:
        raise IllegalAction("joint.none", x=x, y=y)
    if (joint | joint << 1) & table.sleepers:
        raise IllegalAction("joint.sleeper", x=x, y=y)
    if not joint & table.joints(state.per_card):
        raise IllegalAction("joint.covered", x=x, y=y)
    return joint


def cat_joints(state: FitsState, cell: int, box: Box) -> int:
    """The joints of a card just placed that may take a cat of the seat on turn."""
    free = state.table.joints(state.per_card) & (cell | cell >> 1)
    if not free or not state.cats[state.seat] or box.bars(state.seat):
        return 0
    return free


@dataclass(frozen=True, slots=True)
class LayCat(OneSeat):
    """The choice of a cat across a long joint of the new card, or of none (rule 1.2,
    R7)."""

    cell: int

    def choices(self, state: FitsState) -> Sequence[Action]:
        table = state.table
        joints = cat_joints(state, self.cell, table.box_of[self.cell])
        return [DONE, *[cat(x, y) for x, y in table.grid.listed(joints)]]

    def answer(self, state: FitsState, action: Action) -> None:
        if isinstance(action, Cat):
            self._cat(state, action)
        elif type(action) is not Done:
            raise not_now()
        state.stack.pop()
        end_turn(state)

    def _cat(self, state: FitsState, action: Cat) -> None:
        joint = free_joint(state, action.x, action.y)
        if not (joint | joint << 1) & self.cell:
            raise IllegalAction("cat.not_this_card", x=action.x, y=action.y)
        asleep = ~state.table.woken
        state.table.lay_cat(joint, state.seat)
        state.tell("fits.cat", seat=state.seat, x=action.x, y=action.y)
        for x, y in state.table.grid.listed(state.table.woken & asleep):
            state.tell("fits.woken", seat=state.seat, x=x, y=y)
        state.give_cats(state.seat, -1)


lay_cat = cache(LayCat)
