"""One game from its setup to its result, with a bot on every seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import process_time, thread_time

from meowple.bots import SECONDS, seat_bot
from meowple.bots.bot import Chooser
from meowple.bots.by_name import BotFactory
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.setup import Setup
from meowple.kernel.state import State


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The outcome of one game. `seconds` is the processor time of the game alone; `faults`
    counts the unusable answers of each seat; `digest` and `record` are there if the game
    was recorded.

    >>> import meowple
    >>> (played,) = meowple.simulate("isle", games=1, seed=7)
    >>> played.scores, played.winners
    ((-51, -50), (1,))
    """

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

    `sim` and `bench` spend their time in this loop, so it does nothing but ask for the
    seats to act, the legal actions and a choice. If several seats are to act, the order
    of their answers doesn't matter, so the first of them acts first.
    """
    actors, legal, play = game.actors, game.legal, game.play
    decisions = 0
    while asked := actors(state):
        seat = asked[0]
        play(state, seat, choosers[seat](legal(state, seat)))
        decisions += 1
    return decisions


def recording(choose: Chooser, seat: int, moves: Moves) -> Chooser:
    """The same chooser; its choices are appended to `moves`."""

    def chosen(actions: Sequence[Action]) -> Action:
        action = choose(actions)
        moves.append((seat, action))
        return action

    return chosen


def one_game(
    game: AnyGame,
    setup: Setup,
    bots: Sequence[str | BotFactory],
    moves: Moves | None = None,
    seconds: float = SECONDS,
) -> PlayedGame:
    """Play one whole game; its actions are appended to `moves`."""
    began = process_time()
    state = game.start(setup)
    seated = [seat_bot(name, setup.seed, seat) for seat, name in enumerate(bots)]
    choosers = [
        bot.chooser(game, state, seat, seconds, thread_time)
        for seat, bot in enumerate(seated)
    ]
    if moves is not None:
        choosers = [recording(c, seat, moves) for seat, c in enumerate(choosers)]
    decisions = play_out(game, state, choosers)
    result = game.result(state)
    spent = process_time() - began
    if result is None:
        raise RuntimeError(f"{game.info.id}: no seat is to act, and there is no result")
    rivals = {rival.name: rival.score for rival in result.rivals}
    return PlayedGame(
        seed=setup.seed,
        scores=result.scores,
        winners=result.winners,
        rivals=rivals,
        decisions=decisions,
        seconds=spent,
        faults=tuple(bot.faults for bot in seated),
        digest=None if moves is None else state.digest(),
    )
