"""Setting up (rules 1)."""

from __future__ import annotations

from meowple.games.kyoto.rules.board import HOMES
from meowple.games.kyoto.rules.box import Box
from meowple.games.kyoto.rules.checks.skills import Raises
from meowple.games.kyoto.rules.kittens import Kittens, give_kitten
from meowple.games.kyoto.rules.letter import Letter
from meowple.games.kyoto.rules.paws.paw import EMPTY, SKILLS
from meowple.games.kyoto.rules.state import NONE, KyotoState
from meowple.games.kyoto.rules.turns.rounds import Rounds
from meowple.games.kyoto.rules.turns.turn import STARTS
from meowple.kernel.frame import run
from meowple.kernel.setup import Setup


def start(box: Box, letter: Letter, setup: Setup) -> KyotoState:
    """The state before the first decision."""
    options, seats = setup.options, setup.seats
    side = str(options["side"])
    state = KyotoState.begin(setup)
    state.letter = letter
    state.target = int(options["target"])
    _lay_boards(state, box, setup)
    _deal_homes(state)
    _deal_kittens(state, setup)
    _deal_paws(state)
    state.bikes = list(state.board.bikes)
    state.deck = state.rng.shuffled(range(len(box.cards)))
    state.first = state.seat = state.rng.below(seats)
    state.round = 1
    state.stack = [Rounds(), STARTS[state.stamina]]
    if side == "expert":
        state.stack.append(Raises((box.free_steps,) * seats, "free"))
    if NONE in state.kittens:
        order = tuple((state.first + i) % seats for i in range(seats))
        state.stack.append(Kittens(order, side))
    run(state)
    return state


def _lay_boards(state: KyotoState, box: Box, setup: Setup) -> None:
    """The normal center looks the same from all sides; it is turned only on request."""
    centre, rotation = str(setup.options["centre"]), setup.options["rotation"]
    if rotation == "random":
        rotation = state.rng.below(len(HOMES)) if centre == "asymmetric" else 0
    state.centre, state.rotation = centre, int(rotation)
    state.box = box
    state.board = box.board(centre, int(rotation))
    state.scenario = box.scenarios[str(setup.options["scenario"])]
    state.die = box.dice[str(setup.options["die"])]
    state.stamina_by_step = box.stamina[str(setup.options["stamina"])]


def _deal_kittens(state: KyotoState, setup: Setup) -> None:
    """Deal the kittens at random, unless the players choose them."""
    seats, side = state.seats, str(setup.options["side"])
    state.skills = [[0] * len(SKILLS) for _ in range(seats)]
    state.kittens = (NONE,) * seats
    if setup.options.get("kittens") != "chosen":
        drawn = state.rng.shuffled(range(len(state.box.kittens)))[:seats]
        for seat, kitten in enumerate(drawn):
            give_kitten(state, seat, kitten, side)


def _deal_homes(state: KyotoState) -> None:
    """Homes are drawn at random; each kitten begins on its terrace."""
    box, seats = state.box, state.seats
    state.homes = state.rng.shuffled(range(len(HOMES)))[:seats]
    state.at = [state.board.terraces[home] for home in state.homes]
    state.from_side = [0] * seats
    state.steps = 0
    state.slots = tuple(sorted(box.growth))
    state.medals = [0] * seats
    state.due = [0] * seats
    state.most = 0
    state.friends = [()] * len(HOMES)
    state.track = [()] * seats
    state.wins = [0] * seats
    state.marks = [0] * seats
    state.enemies = box.enemies
    state.gone = ()


def _deal_paws(state: KyotoState) -> None:
    """Deal a face-down paw to every space for paws, and place the scenario's figures."""
    board, scenario = state.board, state.scenario
    pile = [paw for paw, number in enumerate(scenario.numbers) for _ in range(number)]
    state.rng.shuffle(pile)
    state.down = board.down
    state.under = tuple(
        [
            pile.pop() if board.down >> space & 1 else EMPTY
            for space in range(len(board.names))
        ]
    )
    state.known = [0] * state.seats
    state.up = [()] * len(board.names)
    for figure, kind in scenario.figures:
        for space in board.places(kind):
            state.put_up(figure, space)
