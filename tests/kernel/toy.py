"""Cushions: the smallest game that uses all of the kernel.

Every round a cushion is turned up. All seats lay a mouse face down at the same time;
the highest mouse wins. Its owner takes the cushion, or leaves it and draws a mouse.
Once a game, whenever mice are being laid, a seat may spend its catnip and draw a mouse.
The most points on cushions win.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from meowple.kernel.errors import BadData, BadText, IllegalAction
from meowple.kernel.frame import Action, Frame, refuse, run
from meowple.kernel.game import Game
from meowple.kernel.result import Line, Result
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Info, Option, Setup
from meowple.kernel.state import State

HAND = 4
CUSHIONS = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class Lay(Action):
    mouse: int

    def __str__(self) -> str:
        return f"lay {self.mouse}"


@dataclass(frozen=True, slots=True)
class Take(Action):
    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Leave(Action):
    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True, slots=True)
class Catnip(Action):
    def __str__(self) -> str:
        return "catnip"


class Cushions(State):
    """Mice are in hands, laid, in the stock or discarded; cushions in the deck, face
    up, with a seat or left behind."""

    __slots__ = (
        "catnip", "deck", "discard", "face", "hands", "laid", "left", "rounds", "stock",
        "taken",
    )  # fmt: skip

    catnip: list[int]
    deck: list[int]
    discard: list[int]
    face: int
    hands: list[list[int]]
    laid: list[int]
    left: list[int]
    rounds: int
    stock: list[int]
    taken: list[list[int]]

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.seats = self.seats
        new.rng = self.rng.copy()
        new.stack = self.stack.copy()
        new.catnip = self.catnip.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.face = self.face
        new.hands = [hand.copy() for hand in self.hands]
        new.laid = self.laid.copy()
        new.left = self.left.copy()
        new.rounds = self.rounds
        new.stock = self.stock.copy()
        new.taken = [pile.copy() for pile in self.taken]
        return new

    def draw(self, seat: int) -> None:
        """A mouse from the stock, seen by its owner alone."""
        mouse = self.stock.pop()
        self.hands[seat] = sorted([*self.hands[seat], mouse])
        self.tell("cushions.draws", seat=seat)
        self.reveal_to(seat, "cushions.drawn", mouse=mouse)


@dataclass(frozen=True, slots=True)
class Round(Frame[Cushions]):
    """Everyone lays a mouse, in any order."""

    def advance(self, state: Cushions) -> bool:
        if not state.face:
            if not state.rounds:
                state.stack.pop()
                return False
            state.rounds -= 1
            state.face = state.deck.pop()
            state.reveal("cushions.turned", cushion=state.face)
        if not all(state.laid):
            return True
        winner = state.laid.index(max(state.laid))
        state.reveal("cushions.shown", mice=tuple(state.laid), winner=winner)
        state.discard += state.laid
        state.laid = [0] * len(state.laid)
        state.stack.append(Choice(winner))
        return False

    def actors(self, state: Cushions) -> tuple[int, ...]:
        return tuple(seat for seat, mouse in enumerate(state.laid) if not mouse)

    def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
        own: list[Action] = []
        if not state.laid[seat]:
            own += [Lay(mouse) for mouse in state.hands[seat]]
        if state.catnip[seat] and state.stock:
            own.append(Catnip())
        return own

    def play(self, state: Cushions, seat: int, action: Action) -> None:
        match action:
            case Catnip() if not state.catnip[seat]:
                raise IllegalAction("cushions.no_catnip")
            case Catnip() if not state.stock:
                raise IllegalAction("cushions.no_mice")
            case Catnip():
                state.catnip[seat] = 0
                state.draw(seat)
            case Lay(mouse) if not state.laid[seat]:
                if mouse not in state.hands[seat]:
                    raise IllegalAction("cushions.not_held", mouse=mouse)
                state.hands[seat].remove(mouse)
                state.laid[seat] = mouse
                state.tell("cushions.laid", seat=seat)
            case _:
                raise refuse(state, seat)


@dataclass(frozen=True, slots=True)
class Choice(Frame[Cushions]):
    """The highest mouse: take the cushion, or leave it for another mouse?"""

    seat: int

    def actors(self, state: Cushions) -> tuple[int, ...]:
        return (self.seat,)

    def legal(self, state: Cushions, seat: int) -> Sequence[Action]:
        if seat != self.seat:
            return ()
        return (Take(), Leave()) if state.stock else (Take(),)

    def play(self, state: Cushions, seat: int, action: Action) -> None:
        if seat != self.seat or not isinstance(action, Take | Leave):
            raise refuse(state, seat)
        if isinstance(action, Take):
            state.taken[seat].append(state.face)
        elif not state.stock:
            raise IllegalAction("cushions.no_mice")
        else:
            state.left.append(state.face)
            state.draw(seat)
        state.tell(f"cushions.{action}", seat=seat, cushion=state.face)
        state.face = 0
        state.stack.pop()


@dataclass(frozen=True, slots=True)
class View:
    """The view of one seat or of a spectator."""

    asked: tuple[int, ...]
    hand: tuple[int, ...]
    mouse: int
    laid: tuple[bool, ...]
    face: int
    deck: int
    stock: int
    hands: tuple[int, ...]
    discard: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    left: tuple[int, ...]
    catnip: tuple[int, ...]
    rounds: int


class CushionsGame(Game[Cushions]):
    info = Info(
        id="cushions",
        seats=(2, 3, 4),
        options=(Option("rounds", (3, 4)), Option("catnip", (True, False))),
        rules_version=1,
    )
    cushions: tuple[int, ...] = CUSHIONS

    def with_data(self, data: Mapping[str, object]) -> Self:
        """An owner's own cushions: six numbers."""
        cushions = data.get("cushions")
        if not isinstance(cushions, list) or len(cushions) != len(CUSHIONS):
            raise BadData("cushions.data")
        new = type(self)()
        new.cushions = tuple(int(cushion) for cushion in cushions)
        return new

    def start(self, setup: Setup) -> Cushions:
        state = Cushions.begin(setup)
        state.stack = [Round()]
        seats = range(setup.seats)
        mice = list(state.rng.shuffled(range(1, 6 * setup.seats)))
        state.hands = [sorted(mice.pop() for _ in range(HAND)) for _ in seats]
        state.stock = mice
        state.deck = list(state.rng.shuffled(self.cushions))
        state.catnip = [int(setup.options["catnip"]) for _ in seats]
        state.laid = [0 for _ in seats]
        state.taken = [[] for _ in seats]
        state.discard = []
        state.left = []
        state.face = 0
        state.rounds = int(setup.options["rounds"])
        run(state)
        return state

    def view(self, state: Cushions, seat: int | None) -> View:
        if seat is not None:
            state.check_seat(seat)
        return View(
            asked=self.actors(state),
            hand=() if seat is None else tuple(state.hands[seat]),
            mouse=0 if seat is None else state.laid[seat],
            laid=tuple(mouse > 0 for mouse in state.laid),
            face=state.face,
            deck=len(state.deck),
            stock=len(state.stock),
            hands=tuple(map(len, state.hands)),
            discard=tuple(state.discard),
            taken=tuple(map(tuple, state.taken)),
            left=tuple(state.left),
            catnip=tuple(state.catnip),
            rounds=state.rounds,
        )

    def result(self, state: Cushions) -> Result | None:
        if state.stack:
            return None
        scores = tuple(map(sum, state.taken))
        lines = tuple(
            tuple(
                Line("cushions.cushion", cushion, {"cushion": cushion}) for cushion in pile
            )
            for pile in state.taken
        )
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Result(scores, winners, lines, "points" if len(winners) == 1 else "shared")

    def parse(self, text: str) -> Action:
        if match := re.fullmatch(r"lay ([1-9][0-9]?)", text, re.ASCII):
            return Lay(int(match[1]))
        plain: dict[str, Action] = {"take": Take(), "leave": Leave(), "catnip": Catnip()}
        if text not in plain:
            raise BadText("action.unknown", text=text[:40])
        return plain[text]

    def census(self, state: Cushions) -> Mapping[str, int]:
        mice = [*state.discard, *state.stock, *filter(None, state.laid)]
        cushions = [*state.deck, *state.left, *filter(None, [state.face])]
        for seat, hand in enumerate(state.hands):
            mice += hand
            cushions += state.taken[seat]
        pieces = [f"mouse {mouse}" for mouse in mice]
        pieces += [f"cushion {cushion}" for cushion in cushions]
        return {piece: pieces.count(piece) for piece in sorted(pieces)}

    def bound(self, setup: Setup) -> int:
        """A mouse per seat and a choice each round; catnip once per seat."""
        return int(setup.options["rounds"]) * (setup.seats + 1) + setup.seats

    def imagine(self, state: Cushions, seat: int, rng: Rng) -> Cushions:
        new = state.copy()
        new.rng = Rng(rng.below(1 << 64))
        rng.shuffle(new.deck)
        others = [other for other in range(len(new.hands)) if other != seat]
        unseen = [*new.stock, *(mouse for other in others for mouse in new.hands[other])]
        unseen += [new.laid[other] for other in others if new.laid[other]]
        rng.shuffle(unseen)
        for other in others:
            new.hands[other] = sorted(unseen.pop() for _ in new.hands[other])
            if new.laid[other]:
                new.laid[other] = unseen.pop()
        new.stock = unseen
        return new


GAME = CushionsGame()


def ordered(action: Action) -> bool:
    """Whether order matters: the first to take catnip draws the upper mouse."""
    return isinstance(action, Catnip)
