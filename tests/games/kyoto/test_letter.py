"""The letter of the rulebook (version 2 of the rules), and version 1 beside it."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.data import toml
from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.letter import LATEST, LETTERS
from meowple.kernel.record import Record, replay
from meowple.kernel.rng import Rng
from tests.games.kyoto.owning import earlier, lowering, owned, set_
from tests.games.kyoto.tables import (
    able,
    actors,
    answer,
    asked,
    befriended,
    begin,
    bikes,
    decision,
    draw,
    go,
    honour,
    ids,
    lay,
    medals,
    on_boards,
    player,
    refusal,
    skill,
    spot,
    table,
    texts,
    turn_of,
    where,
    won,
)

FIVE = ("cross_road", "climb_tree", "hunt_bug", "house", "track")
OLD = earlier(1)


# --- the end: five to five ---


def last_fight(game: object) -> tuple[int, ...]:
    """Both have five medals. The last player attacks and loses."""
    state = table(game=OLD if game == "old" else GAME, at="5,-2 terrace-n")
    for seat in (0, 1):
        honour(state, seat, *FIVE)
    state.slots = ()
    able(state, 0, friendship=1)
    able(state, 1, friendship=3)
    answer(state, 0, "done")
    answer(state, 1, "step 5,-2")
    answer(state, 1, "attack 0", dice="1 2")
    while actors(state):
        answer(state, actors(state)[0], texts(state, actors(state)[0])[0])
    result = GAME.result(state)
    assert result is not None
    assert [len(medals(state, seat)) for seat in (0, 1)] == list(result.scores)
    return result.scores


def test_at_five_to_five_a_fight_after_ones_last_turn_brings_no_sixth_medal() -> None:
    assert last_fight("new") == (5, 5)


def test_by_version_1_it_did() -> None:
    assert last_fight("old") == (6, 5)


# --- a skill one step down ---


def test_an_owner_can_write_a_paw_that_lowers_a_skill() -> None:
    state = table(game=owned(lowering("fight")), at="3,1")
    lay(state, "bug4 3,1")
    able(state, 0, fight=3)
    (offer,) = [one for one in GAME.view(state, 0).offers if one.action == "hunt bug4"]
    assert (offer.checks[0].moves, offer.checks[0].lowers) == (1, "fight")
    events = answer(state, 0, "hunt bug4", dice="1")
    assert ids(events) == ["check", "lowered"]
    assert (skill(state, 0, "fight"), skill(state, 0, "hunt")) == (2, 2)
    assert decision(state) == "paw"


def test_lowering_a_skill_can_be_all_that_failing_does() -> None:
    check = {"skill": "agility", "target": 6, "lowers": "agility"}
    state = table(game=owned(set_("paws/paw/12/checks/0", check)), at="4,1")
    lay(state, "dog6 3,1")
    able(state, 0, agility=2)
    answer(state, 0, "step 3,1", dice="1")
    # nothing learned on the whole, nobody flees, but the turn is over
    assert (skill(state, 0, "agility"), where(state), turn_of(state)) == (2, "3,1", 1)


def test_a_bike_can_lower_a_skill_too() -> None:
    state = table(game=owned(set_("bikes/check/lowers", "hunt")), at="house-n")
    bikes(state, "2,0", "6,6")
    draw(state, "1 5")
    able(state, 0, hunt=2)
    assert "lowered" in ids(answer(state, 0, "step 3,0", dice="1"))
    assert (skill(state, 0, "hunt"), where(state)) == (1, "house-n")


# --- may ---


def test_by_version_1_looks_and_rewards_had_to_be_taken() -> None:
    state = table("sakura terrace-n", "bird65 terrace-n", "down bug4 1,1", game=OLD)
    befriended(state, "n", "cat55")
    events = answer(state.copy(), 0, "agility sakura", dice="5")
    assert "saw" in ids(events, 0)
    answer(state, 0, "friendship bird65", dice="5")
    assert refusal(state, 0, "done") == "action.not_now"


def test_by_version_1_a_kitten_looked_at_three_paws_that_it_did_not_know() -> None:
    paws = ("bug4", "rat4", "cat55", "bird65", "dog6")
    face_down = [f"down {paw} {x},1" for x, paw in enumerate(paws, 1)]
    state = table("sakura terrace-n", *face_down, game=OLD)
    state.known[0] = 1 << spot(state, "1,1")
    answer(state, 0, "agility sakura", dice="5")
    assert actors(state) == (0,)
    assert texts(state, 0) == ["look 2,1", "look 3,1", "look 4,1", "look 5,1"]
    assert refusal(state, 1, "look 2,1") == "turn.not_yours"
    assert refusal(state, 0, "look 1,1") == "kyoto.known_already"
    answer(state, 0, "look 2,1", "look 3,1", "look 4,1")
    assert turn_of(state) == 1


@pytest.mark.parametrize("why", ["free", "growth"])
def test_free_steps_and_growth_cannot_be_declined(why: str) -> None:
    if why == "free":
        state = begin(2, side="expert")
    else:
        state = table("bug4 terrace-n")
        honour(state, 0, "climb_tree")
        answer(state, 0, "hunt bug4", dice="5")
    assert asked(state).why == why
    assert refusal(state, 0, "done") == "action.not_now"


# --- a paw's way, and the order of a fight ---


def test_by_version_1_a_paw_entered_no_space_twice() -> None:
    state = table("bird65 terrace-n", game=OLD)
    answer(state, 0, "hunt bird65", dice="1")
    assert texts(state, 1) == ["paw 1,0", "paw 5,0"]


def test_by_version_1_the_reward_came_before_a_choice_of_the_flight() -> None:
    state = table(at="3,2 3,2", homes="ns", game=OLD)
    won(state, 0, "bug4")
    answer(state, 0, "attack 1", dice="2 1")
    assert (decision(state), actors(state)) == ("raise", (0,))


# --- choosing kittens ---


@pytest.mark.parametrize("side", ["novice", "expert"])
def test_every_kitten_that_is_free_is_shown_with_its_skills(side: str) -> None:
    state = begin(3, side=side, kittens="chosen")
    for number in range(3):
        (seat,) = actors(state)
        shown = {one.id: one.skills for one in asked(state).kittens}
        assert len(shown) == 4 - number
        assert texts(state, seat) == [f"kitten {id}" for id in shown]
        assert player(state, seat).kitten == ""
        taken = [*shown][-1]
        assert ids(answer(state, seat, f"kitten {taken}")) == ["kitten"]
        assert (player(state, seat).kitten, player(state, seat).skills) == (
            taken,
            shown[taken],
        )
    assert decision(state) == ("raise" if side == "expert" else "turn")


def test_a_kitten_is_taken_once() -> None:
    state = begin(2, kittens="chosen")
    first = actors(state)[0]
    answer(state, first, "kitten momo")
    assert refusal(state, 1 - first, "kitten momo") == "kyoto.kitten_taken"
    assert refusal(state, 1 - first, "kitten tama") == "kyoto.kitten_taken"
    assert refusal(state, 1 - first, "done") == "action.not_now"
    assert refusal(state, first, "kitten sora") == "turn.not_yours"


def test_drawn_kittens_are_the_default() -> None:
    assert GAME.setup(2).options["kittens"] == "drawn"
    assert decision(begin(2)) == "turn"


# --- lanterns ---


def test_by_version_1_three_lanterns_on_terraces_were_needed() -> None:
    state = table(scenario="lanterns", game=OLD)
    assert sorted(on_boards(state)) == [f"lantern terrace-{home}" for home in "ensw"]
    for home in "nes":
        assert medals(state) == set()
        go(state, 0, f"terrace-{home}")
        answer(state, 0, "use lantern")
        if home != "s":
            answer(state, 1, "done")
    assert medals(state) == {"light_lanterns"}


# --- versions ---


def test_each_version_knows_its_options_and_its_number() -> None:
    assert [*LETTERS] == [1, 2]
    assert GAME.info.rules_version == LATEST.version == 2
    assert OLD.info.rules_version == 1
    assert "kittens" not in {option.id for option in OLD.info.options}
    assert GAME.at_version(2) is GAME
    assert GAME.at_version(3) is None
    again = OLD.at_version(2)
    assert again is not None
    assert again.info == GAME.info


def test_an_owners_box_is_played_by_the_version_of_its_record() -> None:
    game = earlier(1, lowering("hunt"))
    setup = game.setup(2, {}, 3)
    record, state, rng = Record.of(game, setup), game.start(setup), Rng("owner")
    for _ in range(40):
        (seat,) = game.actors(state)[:1]
        action = rng.choice(game.legal(state, seat))
        game.play(state, seat, action)
        record.add(seat, action)
    assert record.rules == 1
    *_, last = replay(record, owned(lowering("hunt")))
    assert last.state.digest() == state.digest()


def test_what_version_1_had_replaces_whole_tables_of_ours() -> None:
    for name, tables in toml("version_1").items():
        assert tables.keys() <= toml(name).keys()
