"""What the bots know of the Isle of Cats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, isnan

import pytest

from meowple.bots.bot import Bot, Question
from meowple.bots.levels import CatBot, KittenBot, LionBot
from meowple.bots.random import RandomBot
from meowple.bots.search import Search
from meowple.games.isle.bot.knowledge import IsleKnowledge
from meowple.games.isle.bot.tiles import place_on
from meowple.games.isle.game import GAME
from meowple.games.isle.rules.actions import Place
from meowple.games.isle.rules.boat import beside, union
from meowple.games.isle.rules.frames import PlaceTile
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.result import Result
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from tests.games.isle.dealing import dealt_anew
from tests.games.isle.playing import begin, random_move
from tests.games.isle.tables import (
    actors,
    answer,
    fill,
    give,
    lay,
    offer,
    skip_to,
    table,
    turns,
)

KNOWN = IsleKnowledge(GAME)
TABLES: list[tuple[int, dict[str, Value]]] = [
    (1, {"difficulty": "easy"}),
    (1, {"difficulty": "expert"}),
    (2, {}),
    (2, {"rescue_choice": "simultaneous", "printing": "ru-uk"}),
    (3, {"mode": "family"}),
    (2, {"mode": "family", "family_maps": "any"}),
    (4, {}),
]


def weights(state: IsleState, seat: int = 0) -> dict[str, float]:
    """What each action of a seat weighs."""
    actions = GAME.legal(state, seat)
    found = KNOWN.weigh(state, seat, actions)
    return {str(a): weight for a, weight in zip(actions, found, strict=True)}


def best(state: IsleState, seat: int = 0) -> str:
    found = weights(state, seat)
    return max(found, key=found.__getitem__)


def play(bots: Sequence[Bot], seed: int, **options: Value) -> Result:
    state = GAME.start(GAME.setup(len(bots), options, seed))
    while asked := actors(state):
        seat = asked[0]
        question = Question(GAME, state, seat, GAME.legal(state, seat))
        GAME.play(state, seat, bots[seat].choose(question))
    found = GAME.result(state)
    assert found is not None
    return found


# --- every decision --------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_decision_is_weighed(seats: int, options: dict[str, Value]) -> None:
    """Also those that a sensible player would never come to."""
    rng = Rng(f"weighed {seats} {options}")
    state = GAME.start(GAME.setup(seats, options, 1))
    while actors(state):
        seat, action = random_move(state, rng)
        if seat in actors(state) and not rng.below(seats):
            actions = GAME.legal(state, seat)
            found = KNOWN.weigh(state, seat, actions)
            assert len(found) == len(actions)
            assert not any(isnan(weight) or weight == inf for weight in found)
            assert max(found) > -inf
            assert KNOWN.quick(state, seat, actions, rng) in actions
            assert KNOWN.careful(state, seat, actions, rng) in actions
        GAME.play(state, seat, action)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_hasty_games_come_to_an_end(seats: int, options: dict[str, Value]) -> None:
    state, rng, clock = GAME.start(GAME.setup(seats, options, 3)), Rng("haste"), 0
    while asked := actors(state):
        seat = asked[0]
        action = KNOWN.quick(state, seat, GAME.legal(state, seat), rng)
        GAME.play(state, seat, action)
        assert KNOWN.clock(state) >= clock
        clock = KNOWN.clock(state)
        outlook = KNOWN.outlook(state)
        assert len(outlook.scores) == len(outlook.chances) == seats
        assert 0 <= min(outlook.chances) <= sum(outlook.chances) <= 1 + 1e-9
    result = GAME.result(state)
    assert result is not None
    assert KNOWN.outlook(state).scores == result.scores


def test_what_is_remembered_of_a_boat_is_what_would_be_found() -> None:
    """The boat stays the same while fish is spent, lessons are laid and rivals rescue."""
    for seats in (1, 2):
        state, rng = GAME.start(GAME.setup(seats, {}, 8)), Rng("memory")
        while state.day < 2:
            seat = actors(state)[0]
            actions = GAME.legal(state, seat)
            remembered = KNOWN.weigh(state, seat, actions)
            assert remembered == IsleKnowledge(GAME).weigh(state, seat, actions)
            GAME.play(state, seat, KNOWN.careful(state, seat, actions, rng))


def test_what_is_remembered_of_one_printing_is_not_said_of_another() -> None:
    """Private lesson 116 asks for something else in each."""
    for printing in ("cs", "ru-uk"):
        state = table(2, "rescue", printing=printing)
        state.players[0].lessons = (116,)
        lay(state, 0, "red C15", "4,3")
        fill(state, "blue C05, green C10, red C16, purple C09")
        actions = GAME.legal(state, 0)
        fresh = IsleKnowledge(GAME).weigh(state, 0, actions)
        assert KNOWN.weigh(state, 0, actions) == fresh


def test_a_tile_is_laid_on_the_squares_that_were_thought_of() -> None:
    state = table(2, "rescue")
    boat = state.players[0].boat
    for piece in state.box.pieces:
        for place in boat.places(piece.shape):
            assert place_on(piece.shape, boat.mask_of(piece.shape, place, True)) == place


# --- judgement -------------------------------------------------------------------


def family(state: IsleState, colour: str) -> None:
    """Three cats of a colour, side by side."""
    for shape, place in (("C15", "4,3"), ("C05", "6,3"), ("C10", "8,3")):
        lay(state, 0, f"{colour} {shape}", place)


def place_weights(state: IsleState) -> list[tuple[float, int]]:
    """The weight and the squares of every place of the tile that is being laid."""
    frame = state.stack[-1]
    assert isinstance(frame, PlaceTile)
    actions = GAME.legal(state, 0)
    boat, shape = state.players[0].boat, state.piece(frame.piece).shape
    found = KNOWN.weigh(state, 0, actions)
    return [
        (weight, boat.mask_of(shape, action, True))
        for weight, action in zip(found, actions, strict=True)
        if isinstance(action, Place)
    ]


def test_a_cat_joins_the_family_of_its_colour() -> None:
    state = turns("red C16", "")
    family(state, "red")
    lay(state, 0, "blue C13", "14,3")
    answer(state, 0, "rescue left:1")
    _, mask = max(place_weights(state))
    boat = state.players[0].boat
    assert mask & beside(union(tile.mask for tile in boat.tiles if tile.colour == "red"))


def test_a_cat_of_a_colour_that_is_there_is_liked_better() -> None:
    state = turns("blue C16, red C16", "")
    family(state, "red")
    assert best(state) == "rescue left:2"


def test_a_cheap_cat_is_liked_better_than_a_dear_one() -> None:
    cheap, dear = turns("red C15", ""), turns("", "red C15")
    assert weights(cheap)["rescue left:1"] > weights(dear)["rescue right:1"]


def test_a_whole_basket_is_bought_while_there_are_cats_to_rescue() -> None:
    state = table(2, "buy")
    offer(state, 0, 43, 69)
    assert best(state) == "buy 43"


def test_a_lesson_that_is_as_good_as_done_is_bought() -> None:
    state = table(2, "buy")
    state.day = 5
    family(state, "blue")
    lay(state, 0, "blue C13", "14,3")
    lay(state, 0, "blue C08", "17,3")
    state.players[0].fish = 2
    offer(state, 0, 127, 128)
    found = weights(state)
    assert found["buy 127"] > found["buy 128"] + 3


def test_a_lesson_is_bought_early_for_what_can_be_made_of_it() -> None:
    state = table(2, "buy")
    offer(state, 0, 113, 123)
    found = weights(state)
    # one for each common treasure, and none for an edge that is never full
    assert found["buy 123"] > 2
    assert found["buy 113"] < 0


def test_a_lesson_is_worth_more_where_lessons_count() -> None:
    state = table(2, "buy")
    offer(state, 0, 123)
    before = weights(state)["buy 123"]
    state.players[0].lessons = (126,)
    state.public = ((147, None),)
    assert weights(state)["buy 123"] == pytest.approx(before + 3)


def test_a_broken_basket_is_not_laid_alone() -> None:
    state = table(2, "buy")
    give(state, 0, 15)
    skip_to(state, "ready")
    assert best(state) == "done"
    give(state, 0, 16)
    assert best(state).startswith("ready")


def test_a_permanent_basket_is_put_to_use_at_once() -> None:
    state = table(2, "buy")
    give(state, 0, 84)
    skip_to(state, "order")
    assert best(state) == "anytime 84"


def test_a_card_for_fish_waits_for_the_day_on_which_fish_is_needed() -> None:
    state = turns()
    give(state, 0, 94)
    assert weights(state)["anytime 94"] == -inf


def test_the_colour_of_a_public_lesson_is_the_own_one() -> None:
    state = table(2, "buy")
    lay(state, 0, "green C16", "8,4")
    lay(state, 1, "red C16", "8,4")
    give(state, 0, 144)
    skip_to(state, "lessons")
    assert best(state) == "lesson 144 green"


def test_an_oshax_joins_the_largest_group() -> None:
    state = table(2, "buy")
    family(state, "purple")
    give(state, 0, 1)
    skip_to(state, "finds")
    answer(state, 0, "find 1 oshax", "take O1")
    assert best(state) == "colour purple"


def test_a_rare_find_is_taken_on_the_last_day() -> None:
    state = table(2, "buy", day=5)
    lay(state, 0, "red C16", "8,4")
    give(state, 0, 98)
    skip_to(state, "finds")
    assert best(state).startswith("find 98")


def test_in_solo_the_sisters_dearest_colour_is_avoided() -> None:
    state = begin(1, 5)
    skip_to(state, "rescue")
    sister = state.sister
    assert sister is not None
    dear = state.box.colour_cards[sister.colours[0]]
    cheap = next(colour for colour in ("red", "blue") if colour != dear)
    fill(state, f"{dear} C15, {cheap} C15")
    found = weights(state)
    assert found["rescue left:2"] > found["rescue left:1"]


def test_the_outlook_is_better_with_a_family_than_without() -> None:
    state = turns()
    before = KNOWN.outlook(state)
    family(state, "red")
    after = KNOWN.outlook(state)
    assert after.scores[0] > before.scores[0] + 3
    assert after.chances[0] > before.chances[0]
    assert after.scores[1] == pytest.approx(before.scores[1], abs=1)


# --- playing ---------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_the_cat_beats_the_random_bot(seed: int) -> None:
    result = play([CatBot(seed), RandomBot(seed)], seed)
    assert result.winners == (0,)


@pytest.mark.parametrize("seed", range(4))
def test_the_cat_beats_the_random_bot_in_the_family_game(seed: int) -> None:
    result = play([RandomBot(seed), CatBot(seed)], seed, mode="family")
    assert result.winners == (1,)


# --- secrets ---------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, {"mode": "family"})])
def test_nobody_looks_at_what_is_hidden(seats: int, options: dict[str, Value]) -> None:
    """In another world that the seat could be in, the same is thought and done."""
    rng = Rng(f"secrets {seats}")
    state = GAME.start(GAME.setup(seats, options, 11))
    asked = differed = 0
    while actors(state):
        seat, action = random_move(state, rng)
        actions = GAME.legal(state, seat)
        if seat in actors(state) and len(actions) > 1 and not rng.below(20):
            other = dealt_anew(state, seat, rng)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            differed += holdings(other) != holdings(state)
            luck = rng.below(1 << 32)
            here, there = (
                [think(Question(GAME, world, seat, actions), luck) for think in THOUGHTS]
                for world in (state, other)
            )
            assert here == there
            asked += 1
        GAME.play(state, seat, action)
    assert asked > 2
    assert differed > 2 or seats == 1


def holdings(state: IsleState) -> list[tuple[int, ...]]:
    """What is in the hands of all, or lies face down before them."""
    return [(*p.hand, *p.lessons, *p.packet, *p.kept) for p in state.players]


THOUGHTS: tuple[Callable[[Question, int], object], ...] = (
    lambda question, luck: KittenBot(luck).choose(question),
    lambda question, luck: CatBot(luck).choose(question),
    # All that a tiger finds out, not only what it does in the end.
    lambda question, luck: Search(question, Rng(luck), worlds=4).findings(),
    lambda question, luck: LionBot(luck, worlds=1).choose(question),
)
