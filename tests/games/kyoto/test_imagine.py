"""Imagined states follow from what the seat knows, and from chance."""

from __future__ import annotations

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.state import KyotoState
from meowple.kernel.rng import Rng
from meowple.kernel.toolbox.bitboards import each_bit
from tests.games.kyoto.playing import positions


def dealt_anew(state: KyotoState, seat: int, rng: Rng) -> KyotoState:
    """The same to this seat: the paws that it has not seen are elsewhere, the bike cards
    come in another order, and the dice fall differently."""
    new = state.copy()
    new.rng = Rng("another")
    new.deck = rng.shuffled(state.deck)
    bits = each_bit(state.down & ~state.known[seat])
    spaces = [bit.bit_length() - 1 for bit in bits]
    under = list(state.under)
    paws = rng.shuffled([under[space] for space in spaces])
    for space, paw in zip(spaces, paws, strict=True):
        under[space] = paw
    new.under = tuple(under)
    return new


def test_what_is_imagined_depends_on_nothing_the_seat_does_not_know() -> None:
    rng, differed = Rng("deal"), 0
    for number, state in enumerate(positions(3, {"scenario": "river"}, 4)):
        if number % 25:
            continue
        for seat in range(state.seats):
            other = dealt_anew(state, seat, rng)
            differed += other.under != state.under
            one = GAME.imagine(state, seat, Rng(number))
            assert one.digest() == GAME.imagine(other, seat, Rng(number)).digest()
    assert differed > 10
