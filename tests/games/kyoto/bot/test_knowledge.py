"""What the bots know of Kyoto no Neko."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from math import inf, isfinite

import pytest

from meowple.bots.bot import Bot, Question
from meowple.bots.levels import CatBot, KittenBot, LionBot, TigerBot
from meowple.bots.random import RandomBot
from meowple.bots.search import play_on
from meowple.games.kyoto.bot.journey import Journey
from meowple.games.kyoto.bot.knowledge import KyotoKnowledge
from meowple.games.kyoto.bot.outcomes import outcomes
from meowple.games.kyoto.bot.prospect import medals_sure
from meowple.games.kyoto.bot.tries import tries
from meowple.games.kyoto.bot.win_chances import shares
from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.board import OUTSIDE
from meowple.games.kyoto.rules.box import our_box
from meowple.games.kyoto.rules.letter import FIRST
from meowple.games.kyoto.rules.paws.paw import Check
from meowple.games.kyoto.rules.paws.paw_moves import PawMoves
from meowple.games.kyoto.rules.state import KyotoState
from meowple.games.kyoto.rules.turns.turn import Turn
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from meowple.lab.playout import play_out
from tests.games.kyoto.playing import KINDS, name, positions
from tests.games.kyoto.tables import (
    able,
    answer,
    befriended,
    begin,
    decision,
    honour,
    table,
    texts,
)
from tests.games.kyoto.test_imagine import dealt_anew

KNOWN = KyotoKnowledge(GAME)
# Moves are what is asked most, and places for paws what takes longest to weigh: of them
# some will do.
EVERY = {Turn: 14, PawMoves: 3}


def weights(state: KyotoState, seat: int = 0) -> dict[str, float]:
    """How good each action looks."""
    legal = GAME.legal(state, seat)
    found = KNOWN.weigh(state, seat, legal)
    return dict(zip(map(str, legal), found, strict=True))


def liked(state: KyotoState, seat: int = 0) -> str:
    """What looks best."""
    found = weights(state, seat)
    return max(found, key=found.__getitem__)


def studied(state: KyotoState, seat: int = 0) -> str:
    """What looks best when the turn is thought through."""
    legal = GAME.legal(state, seat)
    found = [*KNOWN.study(state, seat, legal)]
    return str(legal[found.index(max(found))])


def hasty(state: KyotoState, seat: int = 0) -> str:
    """What a kitten in a hurry does."""
    return str(KNOWN.quick(state, seat, GAME.legal(state, seat), Rng(1)))


# --- every decision ---


def games(seats: int, options: dict[str, Value]) -> Iterator[tuple[KyotoState, int]]:
    """Every decision of a game of hasty kittens that now and then do anything."""
    state, rng = begin(seats, 11, **options), Rng("hasty")
    while state.stack:
        seat = GAME.actors(state)[0]
        yield state, seat
        legal = GAME.legal(state, seat)
        quick = KNOWN.quick(state, seat, legal, rng)
        assert quick in legal
        GAME.play(state, seat, quick if rng.below(4) else rng.choice(legal))


@pytest.mark.parametrize(
    ("seats", "options"), [pytest.param(*kind, id=name(*kind)) for kind in KINDS]
)
def test_every_decision_is_weighed(seats: int, options: dict[str, Value]) -> None:
    asked: Counter[type] = Counter()
    for state, seat in games(seats, options):
        kind = type(state.stack[-1])
        asked[kind] += 1
        if asked[kind] % EVERY.get(kind, 1):
            continue
        legal = GAME.legal(state, seat)
        for look in (KNOWN.weigh, KNOWN.study):
            found = look(state, seat, legal)
            assert len(found) == len(legal)
            assert all(isfinite(weight) or weight == -inf for weight in found)
            assert any(isfinite(weight) for weight in found)


def test_who_is_late_thinks_of_no_more_places_for_a_paw() -> None:
    asked = (
        (state, seat, GAME.legal(state, seat))
        for state, seat in chain(games(2, {}), games(3, {}), games(4, {}))
        if isinstance(state.stack[-1], PawMoves)
    )
    state, seat, legal = next(one for one in asked if len(one[2]) > 3)
    for looks in (1, 2, 3):
        late = chain(repeat(False, looks - 1), repeat(True)).__next__
        found = KNOWN.study(state, seat, legal, late)
        assert max(found[:looks]) > -inf
        assert {*found[looks:]} == {-inf}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up_and_the_clock_never_goes_back(seats: int) -> None:
    clock = 0
    for state in positions(seats, {}, 5):
        outlook = KNOWN.outlook(state)
        assert sum(outlook.chances) == pytest.approx(1)
        assert KNOWN.clock(state) >= clock
        clock = KNOWN.clock(state)
    result = GAME.result(state)
    assert result is not None
    assert outlook.scores == result.scores
    winners = [seat for seat, chance in enumerate(outlook.chances) if chance]
    assert winners == [*result.winners]


# --- judgement ---


def test_what_may_come_of_an_action_is_certain_in_sum() -> None:
    state = table("bird65 3,1", at="3,1 3,1")
    for action in GAME.legal(state, 0):
        found = [*outcomes(state, 0, action)]
        assert sum(chance for chance, _ in found) == pytest.approx(1)


def test_a_bug_at_hand_is_hunted() -> None:
    state = table("bug4 3,1", "down dog6 5,5", at="3,1")
    able(state, 0, hunt=3)
    assert liked(state) == studied(state) == hasty(state) == "hunt bug4"


def test_the_easier_of_two_friends_is_made() -> None:
    state = table("bird74 3,1", "cat64 3,1", at="3,1")
    able(state, 0, friendship=2)
    found = weights(state)
    assert found["friendship bird74"] > found["friendship cat64"]


def test_a_kitten_goes_to_the_butterfly_it_needs() -> None:
    state = table("butterfly3 3,1", at="1,1")
    able(state, 0, friendship=3)
    assert liked(state) == studied(state) == hasty(state) == "step 2,1"


def test_a_butterfly_is_nothing_to_one_who_has_befriended_enough() -> None:
    state = table("butterfly3 5,1", "bug4 1,1", at="3,1")
    able(state, 0, friendship=3, hunt=3)
    honour(state, 0, "befriend_butterfly", "house")
    assert liked(state) == studied(state) == "step 2,1"
    honour(state, 0, "hunt_bug", "track")
    state.medals[0] &= ~sum(
        1 << bit
        for bit in range(7)
        if state.scenario.medal(1 << bit) in ("befriend_butterfly", "house")
    )
    assert liked(state) == studied(state) == "step 4,1"


def test_of_two_ways_the_one_without_the_guard_dog_is_taken() -> None:
    state = table("sakura 2,2", "dog6 2,1", at="1,1")
    able(state, 0, agility=4)
    assert liked(state) == studied(state) == hasty(state) == "step 1,2"


def test_who_has_come_onto_the_road_crosses_it_for_the_medal() -> None:
    state = table(at="3,0")
    state.from_side[0] = OUTSIDE
    found = weights(state)
    assert hasty(state) == "step 3,1"
    assert found["step 3,1"] > found["step house-n"]


def test_the_stronger_kitten_fights_and_the_weaker_does_not() -> None:
    state = table(at="3,1 3,1")
    honour(state, 0, "cross_road")
    able(state, 0, fight=6)
    assert liked(state) == studied(state) == hasty(state) == "attack 1"
    able(state, 0, fight=1)
    able(state, 1, fight=6)
    assert liked(state) != "attack 1"
    assert hasty(state) != "attack 1"


def test_the_weaker_kitten_is_attacked_as_it_comes_along() -> None:
    state = table(at="2,1 3,1")
    able(state, 1, fight=6)
    answer(state, 0, "step 3,1", "pass")
    assert liked(state, 1) == hasty(state, 1) == "attack 0"


def test_a_paw_is_driven_away_from_the_one_who_wants_it() -> None:
    state = table("bird74 3,1", at="3,1 house-n", homes="ne")
    able(state, 0, friendship=3)
    answer(state, 0, "friendship bird74", dice="X")
    assert decision(state) == "paw"
    assert liked(state, 1) != "paw 3,2"
    assert hasty(state, 1) not in ("paw 2,1", "paw 4,1")


def test_of_paws_face_down_the_nearest_is_looked_at() -> None:
    down = ("down bug4 1,2", "down rat4 5,1", "down dog6 5,5", "down cat55 1,5")
    state = table("sakura 1,1", *down, at="1,1")
    answer(state, 0, "agility sakura", dice="5")
    assert liked(state) == "look 1,2"


def test_the_last_medal_is_taken_and_wins() -> None:
    state = table("sakura 3,1", "bug4 3,1", at="3,1")
    honour(state, 0, "hunt_bug", "cross_road", "house", "track")
    honour(state, 1, "hunt_bug", "cross_road", "house", "track")
    able(state, 0, agility=5, hunt=5)
    assert liked(state) == studied(state) == hasty(state) == "agility sakura"


def test_whoever_has_more_medals_is_expected_to_win() -> None:
    state = table(seats=3)
    even = KNOWN.outlook(state)
    honour(state, 1, "hunt_bug", "climb_tree")
    ahead = KNOWN.outlook(state)
    assert ahead.chances[1] > even.chances[1]
    assert ahead.scores[1] > even.scores[1]
    assert ahead.chances[0] < even.chances[0]


def test_the_last_lantern_is_lit() -> None:
    state = table(scenario="lanterns", at="terrace-n")
    index = state.board.index
    state.marks[0] = 1 << index["terrace-e"]
    assert liked(state) == "use lantern"


def test_friends_in_anothers_house_can_be_stolen() -> None:
    state = table(at="house-e", homes="ne")
    honour(state, 0, "cross_road")
    honour(state, 1, "befriend_butterfly")
    befriended(state, "e", "butterfly3")
    able(state, 0, friendship=4)
    assert "friendship butterfly3" in texts(state, 0)
    assert liked(state) == studied(state) == hasty(state) == "friendship butterfly3"


def test_a_friend_in_anothers_house_is_worth_the_way() -> None:
    """It is two steps away, and nothing else is in sight."""
    state = table(at="6,2", homes="ne")
    honour(state, 0, "cross_road")
    befriended(state, "e", "butterfly3")
    able(state, 0, friendship=4)
    assert studied(state) == hasty(state) == "step house-e"


def test_a_kitten_shut_in_by_hedges_has_nowhere_to_go() -> None:
    """Its agility fell after it had crossed one."""
    state = table("down bug4 5,1", at="3,2")
    assert texts(state, 0) == ["done"]
    assert 0 < Journey(state, 0).best() < 1
    assert liked(state) == studied(state) == hasty(state) == "done"


def test_a_look_at_what_is_known_is_not_wasted_time() -> None:
    state = table("sakura terrace-n", "down bug4 1,1", "down bug4 5,1")
    state.known[0] = 1 << state.board.index["1,1"]
    answer(state, 0, "agility sakura", dice="5")
    assert studied(state) == hasty(state) == "look 5,1"
    answer(state, 0, "look 5,1")
    assert studied(state) == hasty(state) == "done"


def test_a_reward_is_not_declined() -> None:
    state = table("bird65 terrace-n")
    befriended(state, "n", "cat55")
    answer(state, 0, "friendship bird65", dice="5")
    assert studied(state).startswith("raise ")
    assert hasty(state).startswith("raise ")


def test_a_medal_owed_after_the_last_turn_counts_for_nothing() -> None:
    """Seat 0 has had its last turn: nobody will give it the medal."""
    state = table(at="5,-2 terrace-n")
    honour(state, 1, "cross_road", "climb_tree", "hunt_bug", "house", "track")
    state.slots = ()
    answer(state, 0, "done")
    state.due[0] = state.scenario.beat
    assert medals_sure(state, 0) == 0
    state.letter = FIRST
    assert medals_sure(state, 0) == state.scenario.beat


def test_what_lowers_a_skill_takes_longer() -> None:
    """However often it fails it learns nothing; at the highest skill it even loses."""
    box, die = our_box(), our_box().dice["wide"]
    for skill in range(9):
        plain, lowering = Check(3, 7, moves=1), Check(3, 7, moves=1, lowers=3)
        other = Check(3, 7, moves=1, lowers=2)
        least = tries(box, die, plain, skill) - 1e-9
        assert tries(box, die, lowering, skill) >= least
        assert tries(box, die, other, skill) > least


def test_fight_is_raised_before_the_weakest_skill() -> None:
    """A victory counts for the mission and the track, and sends the other one home."""
    state = table("bird65 terrace-n")
    befriended(state, "n", "cat55")
    able(state, 0, agility=3, friendship=5, fight=5, hunt=3)
    answer(state, 0, "friendship bird65", dice="5")
    assert studied(state) == liked(state) == hasty(state) == "raise fight"


def test_the_last_friend_for_the_house_is_worth_more_than_the_first() -> None:
    state = table("cat64 3,1", at="3,1")
    first = weights(state)["friendship cat64"]
    befriended(state, "n", "bird65", "bird74")
    assert weights(state)["friendship cat64"] > first


# --- playing ---


def test_a_cat_beats_one_who_plays_at_random() -> None:
    """Not always: the dice are what they are."""
    won = 0
    for seed in range(6):
        state, cat = begin(2, seed), seed % 2
        bots = [CatBot(seed) if seat == cat else RandomBot(seed) for seat in range(2)]
        choosers = [bot.chooser(GAME, state, seat) for seat, bot in enumerate(bots)]
        play_out(GAME, state, choosers)
        result = GAME.result(state)
        assert result is not None
        won += result.winners == (cat,)
    assert won >= 5


def test_lines_that_begin_differently_roll_the_same_dice_in_later_turns() -> None:
    rolls = []
    for first in ("done", "hunt bug4"):
        state = table("bug4 3,1", at="3,1")
        state.rng = Rng("world")
        until = KNOWN.clock(state) + 1
        GAME.play(state, 0, GAME.parse(first))
        if first == "done":
            state.rng.shuffled(range(99))
        assert play_on(KNOWN, state, until, Rng("line"))
        assert play_on(KNOWN, state, KNOWN.clock(state) + 1, Rng("line"))
        rolls.append([state.rng.below(6) for _ in range(20)])
    assert rolls[0] == rolls[1]


def test_a_tigers_line_ends_with_the_turn() -> None:
    state = table("bug4 3,1", at="3,1")
    assert play_on(KNOWN, state, KNOWN.clock(state) + KNOWN.depth, Rng("line"))
    assert state.seat == 1
    assert isinstance(state.stack[-1], Turn)


def test_the_same_lead_is_worth_more_among_three_kittens_than_against_one() -> None:
    alone = shares((2.0, 4.0))
    crowded = shares((2.0, 4.0, 4.0))
    assert crowded[0] / crowded[1] > alone[0] / alone[1]


LEVELS: tuple[Callable[[int], Bot], ...] = (
    KittenBot,
    CatBot,
    lambda seed: TigerBot(seed, worlds=4),
    lambda seed: LionBot(seed, worlds=2),
)


def test_what_any_of_them_does_depends_on_nothing_it_does_not_know() -> None:
    rng, asked = Rng("deal"), 0
    for number, state in enumerate(positions(2, {}, 6)):
        if number % 12 or not state.stack:
            continue
        seat = GAME.actors(state)[0]
        legal = GAME.legal(state, seat)
        one = Question(GAME, state, seat, legal)
        other = Question(GAME, dealt_anew(state, seat, rng), seat, legal)
        asked += len(legal) > 1
        for level in LEVELS:
            assert level(number).choose(one) == level(number).choose(other)
    assert asked > 10
