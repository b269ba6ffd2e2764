"""What the bots know of If It Fits."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import pytest

from meowple.bots.bot import Bot, Question
from meowple.bots.levels import CatBot, KittenBot, LionBot, TigerBot
from meowple.bots.random import RandomBot
from meowple.games.fits.game import GAME
from meowple.games.fits.rules.state import FitsState
from meowple.kernel.frame import Action
from meowple.kernel.registry import knowledge
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from meowple.lab.playout import play_out
from tests.games.fits.dealing import dealt_anew
from tests.games.fits.playing import KINDS, name, positions
from tests.games.fits.tables import (
    answer,
    begin,
    box,
    drawn,
    finale,
    on_deck,
    spread,
    table,
)

KNOWN = knowledge(GAME)
EVERY_KIND = pytest.mark.parametrize(
    ("seats", "options"), [pytest.param(*kind, id=name(*kind)) for kind in KINDS]
)


def weights(state: FitsState) -> dict[str, float]:
    """What the seat on turn thinks of each action."""
    legal = GAME.legal(state, state.seat)
    weighed = KNOWN.weigh(state, state.seat, legal)
    return {str(action): weight for action, weight in zip(legal, weighed, strict=True)}


def liked(state: FitsState) -> str:
    """What the seat on turn likes best."""
    found = weights(state)
    return max(found, key=lambda action: found[action])


def follow(state: FitsState) -> FitsState:
    """The game after all that the seat on turn likes best in its turn."""
    after, seat = state.copy(), state.seat
    while after.stack and after.seat == seat:
        answer(after, seat, liked(after))
    return after


# --- every decision ---


@EVERY_KIND
def test_every_decision_is_weighed(seats: int, options: dict[str, Value]) -> None:
    rng = Rng("weighed")
    for number, state in enumerate(positions(seats, options, 3)):
        legal = GAME.legal(state, state.seat)
        if number % 7 or len(legal) < 2:
            continue
        before = state.digest()
        found = [*KNOWN.weigh(state, state.seat, legal)]
        assert len(found) == len(legal)
        assert all(-inf <= weight < inf for weight in found)
        assert max(found) > -inf
        assert KNOWN.quick(state, state.seat, legal, rng) in legal
        assert state.digest() == before


@EVERY_KIND
def test_everyone_has_an_outlook(seats: int, options: dict[str, Value]) -> None:
    clock = 0
    for number, state in enumerate(positions(seats, options, 4)):
        before, clock = clock, KNOWN.clock(state)
        assert before <= clock <= before + 1
        if number % 5 == 0:
            scores, chances = KNOWN.outlook(state)
            assert len(scores) == len(chances) == seats
            assert sum(chances) == pytest.approx(1)
            assert max(chances) == chances[scores.index(max(scores))]
    result = GAME.result(state)
    assert result is not None
    scores, chances = KNOWN.outlook(state)
    assert scores == result.scores
    assert {seat for seat in range(seats) if chances[seat]} == {*result.winners}


# --- judgement ---


def test_a_card_goes_where_it_closes_a_box_of_ones_own() -> None:
    state = table("B13 6,5", "B25 7,5", "cat 0 6,5")
    finale(state, "B72 B24", "B01 B02")
    assert liked(state) == "play B24"
    assert box(follow(state), 6, 5).box.closed


def test_a_spray_bottle_goes_into_a_rivals_box() -> None:
    state = table("B13 6,5", "B65 7,5", "cat 1 6,5", "B02 9,7", "B66 9,8", "cat 0 9,8")
    finale(state, "B71 B07", "B01 B03")
    after = follow(state)
    assert box(after, 6, 5).sprays == 1
    assert box(after, 9, 8).sprays == 0


def test_a_special_toy_goes_into_a_box_of_ones_own() -> None:
    state = table("B13 6,5", "B32 7,5", "B16 8,5 t", "cat 0 6,5")
    spread(state, "B12 6,3", "B25 7,3", "B26 8,3", "B09 9,3 t", "cat 1 6,3")
    spread(state, "B65 6,7", "B72 7,7", "B66 8,7", "B68 9,7", "cat 0 6,7")
    on_deck(state, "T1")
    answer(state, 0, "draw")
    assert {*weights(state)} == {"toy 8,3", "toy 8,7"}
    assert liked(state) == "toy 8,7"


def test_the_princess_takes_the_place_of_the_rivals_best_cat() -> None:
    state = table("B13 6,5", "B10 7,5 t", "cat 1 6,5")
    spread(state, "B11 6,3", "B09 7,3 t", "cat 1 6,3", "B29 6,7", "B12 7,7 t", "cat 0 6,7")
    finale(state, "P1", "B01 B03")
    answer(state, 0, "play P1")
    assert {*weights(state)} == {f"princess cat 6,{y}" for y in (3, 5, 7)}
    assert liked(state) == "princess cat 6,5"


def test_a_cat_goes_into_a_box_full_of_toys_and_not_among_spray_bottles() -> None:
    state = table("B69 6,5", "B63 9,5")
    finale(state, "B13 B16", "B01 B03")
    after = follow(state)
    assert box(after, 6, 5).box.cats(0) == 1
    assert box(after, 9, 5).box.cats(0) == 0


def test_who_is_ahead_ends_the_game_with_the_last_cat() -> None:
    """Who is behind keeps it, if it brings nothing."""
    for ahead, wanted in ((0, "cat 5,7"), (1, "done")):
        state = table("B13 6,5", "B10 7,5 t", f"cat {ahead} 6,5", "B72 6,7")
        state.cats[0] = 1
        drawn(state, "B24", "B08", "B64")
        answer(state, 0, "play B64", "lay B64 5,7")
        assert liked(state) == wanted


def test_a_closed_box_is_worth_what_it_will_score() -> None:
    state = table("B13 6,5", "B16 7,5 t", "cat 0 6,5")
    opened = table("B13 6,5", "B32 7,5", "cat 0 6,5")
    for one in (state, opened):
        finale(one, "B01 B02", "B03 B04")
    assert KNOWN.outlook(state).scores[0] > KNOWN.outlook(opened).scores[0]
    assert KNOWN.outlook(state).chances[0] > KNOWN.outlook(opened).chances[0] > 0.5


# --- the levels ---


def winners(bots: list[Bot], seed: int, **options: Value) -> tuple[int | str, ...]:
    state = begin(len(bots), seed, **options)
    play_out(GAME, state, [bot.chooser(GAME, state, at) for at, bot in enumerate(bots)])
    result = GAME.result(state)
    assert result is not None
    return result.winners


@pytest.mark.parametrize("advanced", [False, True])
def test_the_cat_beats_chance(advanced: bool) -> None:
    for seed in range(5):
        cat, chance = CatBot(seed), RandomBot(seed)
        assert winners([cat, chance], seed, advanced=advanced) == (0,)
        assert winners([chance, cat], seed, advanced=advanced) == (1,)


@pytest.mark.parametrize("advanced", [False, True])
def test_a_choice_depends_on_nothing_the_seat_does_not_know(advanced: bool) -> None:
    options: dict[str, Value] = {"advanced": advanced}
    rng, differed = Rng("dealt anew"), 0
    for number, state in enumerate(positions(3, options, 11)):
        if number % 20 == 0 and state.stack:
            other = dealt_anew(state, state.seat, rng)
            assert GAME.view(other, state.seat) == GAME.view(state, state.seat)
            differed += other.hands != state.hands
            for make in LEVELS:
                assert choice(make(number), state) == choice(make(number), other)
    assert differed > 2


LEVELS: tuple[Callable[[int], Bot], ...] = (
    KittenBot,
    CatBot,
    lambda seed: TigerBot(seed, worlds=2),
    lambda seed: LionBot(seed, worlds=1),
)


def choice(bot: Bot, state: FitsState) -> Action:
    legal = GAME.legal(state, state.seat)
    return bot.choose(Question(GAME, state, state.seat, legal))
