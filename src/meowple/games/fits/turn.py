"""A turn (rule 1.2): draw and play a card, then perhaps a cat; or lay a cat asleep."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.fits.actions import (
    Cat,
    Discard,
    Done,
    Draw,
    Lay,
    Princess,
    Sleep,
    Toy,
)
from meowple.games.fits.deck import EAST, NORTH, SOUTH, WEST, Card, one
from meowple.games.fits.plays import NO_CATS, Plays, Way
from meowple.games.fits.state import PRINCESSES, FitsState
from meowple.games.fits.table import Box, Grid
from meowple.kernel.bits import each_bit
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, Frame, not_now

DRAW = Draw()
SLEEP = Sleep()
DONE = Done()


class OneSeat(Frame[FitsState]):
    """A decision of one seat: nobody else may do anything."""

    __slots__ = ()

    def choices(self, state: FitsState) -> Sequence[Action]:
        raise NotImplementedError

    def answer(self, state: FitsState, action: Action) -> None:
        raise NotImplementedError

    def actors(self, state: FitsState) -> tuple[int, ...]:
        return (state.seat,)

    def legal(self, state: FitsState, seat: int) -> Sequence[Action]:
        return self.choices(state) if seat == state.seat else ()

    def play(self, state: FitsState, seat: int, action: Action) -> None:
        if seat != state.seat:
            raise IllegalAction("turn.not_yours")
        self.answer(state, action)


@dataclass(frozen=True, slots=True)
class Turns(OneSeat):
    """The bottom of the stack: draw, or lay a cat asleep. In the final phase a card is
    played at once, until all hands are empty (rule 1.3)."""

    def advance(self, state: FitsState) -> bool:
        if not state.final:
            return True
        if not any(state.hands):
            state.stack.pop()
            state.tell("fits.over")
            return False
        while not state.hands[state.seat]:
            end_turn(state)
        state.stack.append(PLAY_CARD)
        return False

    def choices(self, state: FitsState) -> Sequence[Action]:
        return [DRAW, SLEEP] if beds(state) else [DRAW]

    def answer(self, state: FitsState, action: Action) -> None:
        if type(action) is Draw:
            self._draw(state)
        elif type(action) is Sleep:
            if not state.cats[state.seat]:
                raise IllegalAction("cat.none_left")
            if not beds(state):
                raise IllegalAction("sleep.no_place")
            state.stack.append(LaySleeper())
        else:
            raise not_now()

    def _draw(self, state: FitsState) -> None:
        seat = state.seat
        state.draws[seat] += one(state.pile)
        card = state.draw()
        if card in state._deck.toys:
            state.tell("fits.drew_toy", seat=seat, card=card)
            state.stack.append(PlayToy(card))
        else:
            state.tell("fits.drew", seat=seat)
            state.whisper(seat, "fits.drew_own", seat=seat, card=card)
            state.hands[seat] += (card,)
            state.stack.append(PLAY_CARD)


def beds(state: FitsState) -> int:
    """Where a cat of the seat on turn can sleep: it follows the rules of box cards."""
    if not state.cats[state.seat]:
        return 0
    return state.table.places(state._deck.sleeper.open, state.double_walls)


@dataclass(frozen=True, slots=True)
class LaySleeper(OneSeat):
    """Where does the sleeping cat lie? It claims the box it is joined with."""

    def choices(self, state: FitsState) -> Sequence[Action]:
        way = (state._deck.sleeper.id, False, beds(state))
        return Plays(state.table.grid, [way])

    def answer(self, state: FitsState, action: Action) -> None:
        seat, card = state.seat, state._deck.sleeper
        if not isinstance(action, Lay) or action.card != card.id:
            raise not_now()
        cell = checked_cell(state, card, action.x, action.y, action.turned)
        state.stack.pop()
        _, closed = state.table.lay(cell, card, sleeper=seat)
        state.tell("fits.asleep", seat=seat, x=action.x, y=action.y)
        tell_closed(state, closed)
        state.give_cats(seat, -1)
        end_turn(state)


def end_turn(state: FitsState) -> None:
    state.seat = (state.seat + 1) % len(state.hands)


def checked_cell(state: FitsState, card: Card, x: int, y: int, turned: bool) -> int:
    """The cell for a card; raises the rule that forbids it."""
    table = state.table
    if not table.grid.has(x, y):
        raise IllegalAction("cell.off_table", x=x, y=y)
    cell = table.grid.bit(x, y)
    if not cell & table.fringe:
        occupied = cell & table.occupied
        rule = "cell.occupied" if occupied else "cell.must_touch"
        raise IllegalAction(rule, x=x, y=y)
    if turned not in card.turns:
        raise IllegalAction("card.same_when_turned", card=card.id)
    if state.advanced and not cell & table.places(card.sides(turned), False):
        raise IllegalAction("wall.meets_wall", x=x, y=y)
    return cell


def ways(state: FitsState, cards: Sequence[str]) -> list[Way]:
    """How these cards can be laid, turned or not."""
    table, known = state.table, state._deck.cards
    if state.double_walls:
        # walls do not matter: every card fits wherever there is a place
        cells = table.fringe
        return [(id, turned, cells) for id in cards for turned in known[id].turns if cells]
    return [
        (id, turned, cells)
        for id in cards
        for turned in known[id].turns
        if (cells := table.places(known[id].sides(turned), False))
    ]


def lay(state: FitsState, action: Lay, cell: int) -> None:
    """Lay a box card; perhaps a cat follows (rule 1.2)."""
    x, y, seat = action.x, action.y, state.seat
    box, closed = state.table.lay(cell, state.card(action.card), action.turned)
    state.tell("fits.laid", seat=seat, card=action.card, x=x, y=y, turned=action.turned)
    if closed:
        tell_closed(state, closed)
    if cat_joints(state, cell, box):
        state.stack.append(LayCat(cell))
    else:
        end_turn(state)


def tell_closed(state: FitsState, closed: int) -> None:
    """A card closes the box it is in, but also others whose last open side it takes."""
    for x, y in state.table.grid.listed(closed):
        state.tell("fits.box_closed", seat=state.seat, x=x, y=y)


@dataclass(frozen=True, slots=True)
class PlayCard(OneSeat):
    """Play one card of the hand: a box card, or the Princess over a cat."""

    def choices(self, state: FitsState) -> Sequence[Action]:
        hand, table = state.hands[state.seat], state.table
        boxes = [card for card in hand if card in state._deck.cards]
        found = ways(state, boxes)
        # whose place a Princess can take: any cat, awake or asleep, of anyone
        cats = (table.awake, table.asleep) if len(boxes) < len(hand) else NO_CATS
        if found or any(cats):
            return Plays(table.grid, found, cats)
        # R19, R20: nothing can be played
        return [Discard(card) for card in hand]

    def answer(self, state: FitsState, action: Action) -> None:
        hand = state.hands[state.seat]
        if isinstance(action, Lay):
            if action.card not in hand or action.card in PRINCESSES:
                raise IllegalAction("card.not_in_hand", card=action.card)
            card = state.card(action.card)
            cell = checked_cell(state, card, action.x, action.y, action.turned)
            state.stack.pop()
            state.drop(state.seat, action.card)
            lay(state, action, cell)
        elif isinstance(action, Princess):
            self._princess(state, action)
        elif isinstance(action, Discard):
            self._discard(state, action)
        else:
            raise not_now()

    def _princess(self, state: FitsState, action: Princess) -> None:
        seat, grid = state.seat, state.table.grid
        held = [card for card in state.hands[seat] if card in PRINCESSES]
        if not held:
            raise IllegalAction("princess.not_in_hand")
        place = grid.bit(action.x, action.y) if grid.has(action.x, action.y) else 0
        cats = state.table.awake if action.what == "cat" else state.table.asleep
        if not place & cats:
            raise IllegalAction("princess.no_cat", x=action.x, y=action.y)
        if action.what == "cat":
            owner = state.table.princess_on_cat(place)
        else:
            owner = state.table.princess_on_sleeper(place)
        state.stack.pop()
        state.drop(seat, held[0])
        state.tell(
            "fits.princess",
            seat=seat,
            what=action.what,
            x=action.x,
            y=action.y,
            owner=owner,
        )
        state.give_cats(owner, 1)
        end_turn(state)

    def _discard(self, state: FitsState, action: Discard) -> None:
        if action.card not in state.hands[state.seat]:
            raise IllegalAction("card.not_in_hand", card=action.card)
        if action not in self.choices(state):
            raise IllegalAction("discard.can_play")
        state.stack.pop()
        state.drop(state.seat, action.card)
        state.discards += (action.card,)
        state.tell("fits.discarded", seat=state.seat, card=action.card)
        end_turn(state)


PLAY_CARD = PlayCard()


@dataclass(frozen=True, slots=True)
class PlayToy(OneSeat):
    """A special toy is played at once: across a free joint, anyone's; only where there
    is none as a box card; and if nothing fits it is discarded (R9, R11, R20)."""

    card: str

    def choices(self, state: FitsState) -> Sequence[Action]:
        joints = state.table.joints(state.per_card)
        if joints:
            return [Toy(*state.table.grid.cell(joint)) for joint in each_bit(joints)]
        found = ways(state, [self.card])
        return Plays(state.table.grid, found) if found else [Discard(self.card)]

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
        card = state.card(self.card)
        cell = checked_cell(state, card, action.x, action.y, action.turned)
        state.stack.pop()
        lay(state, action, cell)

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
    """The joints of a card just laid that may take a cat of the seat on turn."""
    free = state.table.joints(state.per_card) & (cell | cell >> 1)
    if not free or not state.cats[state.seat] or box.bars(state.seat):
        return 0
    return free


@dataclass(frozen=True, slots=True)
class LayCat(OneSeat):
    """A cat across a long joint of the card just laid, or none (rule 1.2, R7)."""

    cell: int

    def choices(self, state: FitsState) -> Sequence[Action]:
        table = state.table
        joints = cat_joints(state, self.cell, table._box_of[self.cell])
        return [DONE, *(Cat(x, y) for x, y in table.grid.listed(joints))]

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
        state.table.lay_cat(joint, state.seat)
        state.tell("fits.cat", seat=state.seat, x=action.x, y=action.y)
        state.give_cats(state.seat, -1)


@dataclass(frozen=True, slots=True)
class StartCards(OneSeat):
    """In turn all lay a start card, joined by short sides (rule 1.1, R32, R33)."""

    drawn: bool

    def advance(self, state: FitsState) -> bool:
        if len(state.table.laid) < len(state.hands):
            return True
        state.stack.pop()
        return False

    def cards(self, state: FitsState) -> tuple[str, ...]:
        """All that are left, or the one that was drawn."""
        return state.starts[:1] if self.drawn else state.starts

    def choices(self, state: FitsState) -> Sequence[Action]:
        return Plays(state.table.grid, self._ways(state))

    def _ways(self, state: FitsState) -> list[Way]:
        column = self._column(state)
        if not state.table.occupied:
            return [
                (id, turned, column)
                for id in self.cards(state)
                for turned in state.card(id).turns
            ]
        return [
            (card, turned, cells & column)
            for card, turned, cells in ways(state, self.cards(state))
            if cells & column
        ]

    def _column(self, state: FitsState) -> int:
        """The middle cell first; then the cells at the two ends of the column."""
        grid: Grid = state.table.grid
        laid = state.table.occupied
        if not laid:
            return grid.bit(grid.width // 2, grid.height // 2)
        return (grid.step(laid, NORTH) | grid.step(laid, SOUTH)) & grid.cells & ~laid

    def answer(self, state: FitsState, action: Action) -> None:
        if type(action) is not Lay:
            raise not_now()
        if action.card not in self.cards(state):
            raise IllegalAction("card.not_offered", card=action.card)
        grid = state.table.grid
        if not grid.has(action.x, action.y):
            raise IllegalAction("cell.off_table", x=action.x, y=action.y)
        cell = grid.bit(action.x, action.y)
        if not cell & self._column(state):
            raise IllegalAction("start.column", x=action.x, y=action.y)
        card = state.card(action.card)
        if state.table.occupied:
            checked_cell(state, card, action.x, action.y, action.turned)
        elif action.turned not in card.turns:
            raise IllegalAction("card.same_when_turned", card=card.id)
        state.starts = tuple(id for id in state.starts if id != action.card)
        state.table.lay(cell, card, action.turned)
        state.tell(
            "fits.started",
            seat=state.seat,
            card=action.card,
            x=action.x,
            y=action.y,
            turned=action.turned,
        )
        end_turn(state)
