"""The conformance kit: nine properties that hold for every game, checked in random play.

    for seed in range(100):
        check_game(GAME, GAME.setup(2, seed=seed), seed)

1. Every random game ends within its bound; every actor always has a legal action.
2. No piece is lost or doubled.
3. `play` accepts exactly what `legal` lists; anything else raises and changes nothing.
4. Replaying a record gives the same digests; text forms round-trip.
5. Secrets: what a seat cannot see changes neither its view nor its insight nor its legal
   actions nor its errors, and an event tells it nothing that its view does not know
   afterward.
6. `imagine` gives a playable state that agrees with the view.
7. A copy shares nothing that can change.
8. Actors that are asked at the same time may answer in any order.
9. What can be taken back revealed nothing: an action without a revealing event does
   what the acting seat could foresee.

All randomness comes from the seeds, so every failure can be reproduced.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from meowple.kernel.conformance.broken import Broken
from meowple.kernel.conformance.kit import Kit
from meowple.kernel.conformance.trial import never, some
from meowple.kernel.event import Event
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup
from meowple.kernel.state import State

__all__ = ["Broken", "Kit", "check_game"]

# How many actions are kept, to try them where they are illegal.
_STRANGERS = 300
# One imagined state in four, on average, is played to its end.
_PLAYOUT = 4


def check_game(
    game: AnyGame,
    setup: Setup,
    seed: int = 0,
    *,
    every: int = 5,
    sample: int = 8,
    ordered: Callable[[Action], bool] = never,
    passing: Callable[[Event], bool] = never,
    values: tuple[type, ...] = (),
) -> Record:
    """Play one random game and check everything on the way; raises `Broken`.

    The costly properties are checked once in `every` actions; the seed decides before
    which ones. The other arguments are those of `Kit`. Returns the record of the game.
    """
    kit = Kit(game, setup, sample=sample, ordered=ordered, passing=passing, values=values)
    record = Record.of(game, setup)
    try:
        _check_one(kit, Rng(f"check {seed}"), every, record)
    except Broken as broken:
        broken.record = record
        raise
    return record


def _check_one(kit: Kit, rng: Rng, every: int, record: Record) -> None:
    game, bound = kit.game, kit.game.bound(kit.setup)
    state = game.start(kit.setup)
    digests = [state.digest()]
    strangers: dict[str, Action] = {}
    offset = rng.below(every)
    kit.turn(state)
    kit.outsiders(state)
    while game.actors(state):
        number = len(record.actions)
        if number == bound:
            raise Broken(1, f"it has not ended after {bound} actions")
        _remember(kit, state, strangers, rng)
        if number % every == offset:
            _check_deeply(kit, state, bound - number, strangers, rng)
        seat, action = kit.choose(state, rng)
        kit.text(action)
        kit.play(state, seat, action)
        record.add(seat, action)
        digests.append(state.digest())
        kit.turn(state)
        kit.pieces(state)
    kit.legality(state, strangers.values(), rng)
    kit.copies(state, rng)
    record.close(game, state)
    kit.replays(record, digests)


def _remember(kit: Kit, state: State, strangers: dict[str, Action], rng: Rng) -> None:
    """Keep a few actions that are legal now, to try them where they are not."""
    for seat in kit.seats:
        for action in some(kit.game.legal(state, seat), 3, rng):
            strangers[str(action)] = action
    for text in [*islice(strangers, max(0, len(strangers) - _STRANGERS))]:
        del strangers[text]


def _check_deeply(
    kit: Kit, state: State, left: int, strangers: dict[str, Action], rng: Rng
) -> None:
    before = state.digest()
    kit.copies(state, rng)
    kit.legality(state, strangers.values(), rng)
    kit.order(state, rng)
    for seat in kit.seats:
        imagined = kit.imagined(state, seat, rng)
        # Actions that other seats could take there are worth trying, too.
        _remember(kit, imagined, strangers, rng)
        kit.secrets(state, seat, imagined, some([*strangers.values()], kit.sample, rng))
        outcomes = kit.outcomes(state, imagined, rng)
        kit.told(seat, outcomes)
        kit.foreseen(seat, outcomes)
        if not rng.below(_PLAYOUT):
            kit.playable(imagined, left, rng)
    if state.digest() != before:
        raise Broken(3, "the state changed although nothing was played")
