"""One game from its setup to its result, with a bot on every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import process_time, thread_time

from meowple.bots import SECONDS, seat_bot
from meowple.bots.bot import Chooser
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.setup import Setup
from meowple.kernel.state import State


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is kept of a game. `seconds` is processor time, of the game alone; `faults`
    has for each seat the answers that could not be used; `digest` and `record` are there
    when the game was written down."""

    seed: int
    scores: tuple[int, ...]
    winners: tuple[int | str, ...]
    rivals: Mapping[str, int]
    decisions: int
    seconds: float
    faults: tuple[int, ...] = ()
    digest: str | None = None
    record: str | None = None


Moves = list[tuple[int, Action]]


def play_out(game: AnyGame, state: State, choosers: Sequence[Chooser]) -> int:
    """Play to the end; the number of decisions.

    This loop is what `sim` and `bench` spend their time in: it asks who is asked, what
    is legal and what is chosen, and nothing else. In a step where several seats are
    asked the order of their answers does not matter, so the first is asked first.
    """
    actors, legal, play = game.actors, game.legal, game.play
    decisions = 0
    while asked := actors(state):
        seat = asked[0]
        play(state, seat, choosers[seat](legal(state, seat)))
        decisions += 1
    return decisions


def noting(choose: Chooser, seat: int, moves: Moves) -> Chooser:
    """The same chooser; what it chooses is written down."""

    def chosen(actions: Sequence[Action]) -> Action:
        action = choose(actions)
        moves.append((seat, action))
        return action

    return chosen


def one_game(
    game: AnyGame,
    setup: Setup,
    bots: Sequence[str],
    moves: Moves | None = None,
    seconds: float = SECONDS,
) -> Outcome:
    """One whole game; with `moves` its actions are written down there."""
    began = process_time()
    state = game.start(setup)
    seated = [seat_bot(name, setup.seed, seat) for seat, name in enumerate(bots)]
    choosers = [
        bot.chooser(game, state, seat, seconds, thread_time)
        for seat, bot in enumerate(seated)
    ]
    if moves is not None:
        choosers = [noting(c, seat, moves) for seat, c in enumerate(choosers)]
    decisions = play_out(game, state, choosers)
    result = game.result(state)
    spent = process_time() - began
    if result is None:
        raise RuntimeError(f"{game.info.id}: nobody is asked, and there is no result")
    rivals = {rival.name: rival.score for rival in result.rivals}
    return Outcome(
        seed=setup.seed,
        scores=result.scores,
        winners=result.winners,
        rivals=rivals,
        decisions=decisions,
        seconds=spent,
        faults=tuple(bot.faults for bot in seated),
        digest=None if moves is None else state.digest(),
    )
