"""The state of a game of Kyoto no Neko."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from meowple.games.kyoto.rules.board import Board
from meowple.games.kyoto.rules.checks.die import Die
from meowple.games.kyoto.rules.letter import Letter
from meowple.games.kyoto.rules.scenarios.scenario import Scenario
from meowple.kernel.state import State

if TYPE_CHECKING:
    from meowple.games.kyoto.rules.box import Box

# In the place of a kitten that is still to be chosen.
NONE = -1
# The turn's place in the stack while it goes on: right above the bottom.
TURN = 1


class KyotoState(State):
    """A whole game: kittens by seat, paws by space, bikes and their cards."""

    __slots__ = (
        "at",
        "bikes",
        "board",
        "box",
        "centre",
        "deck",
        "die",
        "down",
        "due",
        "enemies",
        "first",
        "friends",
        "from_side",
        "gone",
        "homes",
        "kittens",
        "known",
        "letter",
        "marks",
        "medals",
        "most",
        "rotation",
        "round",
        "scenario",
        "seat",
        "skills",
        "slots",
        "stamina_by_step",
        "steps",
        "target",
        "track",
        "under",
        "up",
        "wins",
    )

    SHARED = ("board", "box", "die", "letter", "scenario", "stamina_by_step")

    # the version of the rules that it is played by
    letter: Letter
    box: Box
    board: Board
    scenario: Scenario
    die: Die
    stamina_by_step: tuple[int, ...]
    # the side of the center and its rotation
    centre: str
    rotation: int
    target: int
    # whose turn it is, who began, and which round it is
    seat: int
    first: int
    round: int
    # by seat: home, kitten (NONE until it is chosen), space, four skills; and the side of
    # the road from which a kitten on the road stepped onto it
    homes: tuple[int, ...]
    kittens: tuple[int, ...]
    at: list[int]
    skills: list[list[int]]
    from_side: list[int]
    # how often all have grown, and the slots of the growth track that will do it yet
    steps: int
    slots: tuple[int, ...]
    # by seat, as bits: medals taken, and those of missions fulfilled but not yet taken;
    # and the most medals that any seat has
    medals: list[int]
    due: list[int]
    most: int
    # by home the friends in its house; by seat the victory track, and how often it won
    friends: list[tuple[int, ...]]
    track: list[tuple[int, ...]]
    wins: list[int]
    # tokens left for defeated enemies, and paws that have left the game
    enemies: int
    gone: tuple[int, ...]
    # spaces with a face-down paw, which paw (by space), and which each seat has seen
    down: int
    under: tuple[int, ...]
    known: list[int]
    # the face-up paws on each space, lowest number first
    up: list[tuple[int, ...]]
    # places of the bikes on the loop, and the cards still to be drawn, the next one last
    bikes: list[int]
    deck: tuple[int, ...]
    # what the scenario keeps of each seat
    marks: list[int]

    def copy(self) -> Self:
        new = self.__new__(type(self))
        new.events = []
        new.letter, new.box = self.letter, self.box
        new.board = self.board
        new.scenario = self.scenario
        new.die = self.die
        new.stamina_by_step = self.stamina_by_step
        new.seats = self.seats
        new.rng = self.rng.copy()
        new.stack = self.stack[:]
        new.centre = self.centre
        new.rotation = self.rotation
        new.target = self.target
        new.seat = self.seat
        new.first = self.first
        new.round = self.round
        new.homes = self.homes
        new.kittens = self.kittens
        new.at = self.at[:]
        new.skills = [skills[:] for skills in self.skills]
        new.from_side = self.from_side[:]
        new.steps = self.steps
        new.slots = self.slots
        new.medals = self.medals[:]
        new.due = self.due[:]
        new.most = self.most
        new.friends = self.friends[:]
        new.track = self.track[:]
        new.wins = self.wins[:]
        new.enemies = self.enemies
        new.gone = self.gone
        new.down = self.down
        new.under = self.under
        new.known = self.known[:]
        new.up = self.up[:]
        new.bikes = self.bikes[:]
        new.deck = self.deck
        new.marks = self.marks[:]
        return new

    @property
    def stamina(self) -> int:
        """The number of steps in a turn: the same for all kittens, as all grow together."""
        return self.stamina_by_step[self.steps]

    def after(self, seat: int) -> int:
        """The seat after this one."""
        return (seat + 1) % self.seats

    def fulfil(self, seat: int, missions: int) -> None:
        """Missions are fulfilled; their medals are taken at the end of the seat's turn."""
        self.due[seat] |= missions & ~self.medals[seat]

    def learn(self, seat: int, skill: int, by: int) -> int:
        """A skill rises, up to its maximum; by how much it did."""
        skills = self.skills[seat]
        before = skills[skill]
        skills[skill] = min(before + by, self.box.skill_max)
        return skills[skill] - before

    def unlearn(self, seat: int, skill: int) -> bool:
        """A skill falls by one step, not below its lowest; whether it did."""
        skills = self.skills[seat]
        if not skills[skill]:
            return False
        skills[skill] -= 1
        return True

    def end_turn(self) -> None:
        """Remove the turn from the stack; what is above it is still resolved."""
        del self.stack[TURN]

    def put_up(self, paw: int, space: int) -> None:
        """Put a paw face up on a space."""
        there = self.up[space]
        self.up[space] = tuple(sorted((*there, paw))) if there else (paw,)

    def take_up(self, paw: int, space: int) -> None:
        """Take a face-up paw from a space."""
        there = list(self.up[space])
        there.remove(paw)
        self.up[space] = tuple(there)
