"""Each ruling of RULINGS.md, by its name: up to flight."""

from __future__ import annotations

import re
import sys
from importlib.resources import files

from meowple.games.kyoto.game import GAME
from tests.games.kyoto import test_rulings_of_success
from tests.games.kyoto.boards import sketch
from tests.games.kyoto.owning import lowering, owned
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
    ids,
    lay,
    on_boards,
    player,
    refusal,
    skill,
    table,
    texts,
    turn_of,
    where,
)

KITTENS = ("hana", "momo", "sora", "kuro")
RING = sketch("....##", ".##.ht", "....##")


def test_every_ruling_has_its_test_and_every_test_its_ruling() -> None:
    text = files("meowple.games.kyoto").joinpath("RULINGS.md").read_text("utf-8")
    rulings = re.findall(r"^- \*\*(\w+)\*\* ", text, re.MULTILINE)
    names = [*vars(sys.modules[__name__]), *vars(test_rulings_of_success)]
    tests = [name for name in names if name.startswith("test_")]
    tests.remove("test_every_ruling_has_its_test_and_every_test_its_ruling")
    tests.remove("test_rulings_of_success")
    assert sorted(tests) == sorted(f"test_{ruling}" for ruling in rulings)


# --- setting up ---


def test_homes_and_kittens_are_drawn() -> None:
    drawn = [player(begin(2, seed)) for seed in range(60)]
    assert {one.home for one in drawn} == {*"nesw"}
    assert len({one.kitten for one in drawn}) == 4


def test_kittens_are_chosen_in_turn_order() -> None:
    state = begin(3, 5, kittens="chosen")
    first = GAME.view(state, None).first
    for seat, kitten in zip((first, first + 1, first + 2), KITTENS, strict=False):
        assert actors(state) == (seat % 3,)
        answer(state, seat % 3, f"kitten {kitten}")
    assert (decision(state), turn_of(state)) == ("turn", first)
    assert {player(state, seat).kitten for seat in range(3)} == {*KITTENS[:3]}


def test_homes_of_nobody_have_paws_but_no_medals() -> None:
    view = GAME.view(begin(2), None)
    used = {one.home for one in view.players}
    empty = {
        s.id for s in view.board.spaces if s.kind == "paw" and s.home in {*"nesw"} - used
    }
    assert len(empty) == 8
    assert empty <= {paw.space for paw in view.paws}


def test_twenty_four_paws_in_the_centre_and_four_at_each_home() -> None:
    view = GAME.view(begin(2), None)
    homes = {space.id: space.home for space in view.board.spaces}
    where_they_lie = [homes[paw.space] for paw in view.paws]
    assert where_they_lie.count(None) == 24
    assert [where_they_lie.count(home) for home in "nesw"] == [4] * 4


def test_the_first_player_is_drawn() -> None:
    assert {begin(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_the_normal_centre_is_turned_only_on_request() -> None:
    assert {begin(seed=seed).rotation for seed in range(20)} == {0}
    assert {begin(seed=seed, rotation=3).rotation for seed in range(20)} == {3}
    turned = {begin(seed=seed, centre="asymmetric").rotation for seed in range(40)}
    assert turned == {0, 1, 2, 3}


def test_free_steps_are_spread_by_all_at_once() -> None:
    state = begin(3, side="expert")
    assert (actors(state), asked(state).left) == ((0, 1, 2), (4, 4, 4))
    answer(state, 2, "raise hunt")
    assert (actors(state), asked(state).left) == ((0, 1, 2), (4, 4, 3))


# --- moving and meeting ---


def test_the_mover_picks_the_order_of_red_paws() -> None:
    state = table("dog6 5,-2", "rat4 5,-2")
    answer(state, 0, "step 5,-2")
    assert (actors(state), texts(state, 0)) == ((0,), ["agility dog6", "fight rat4"])
    state = table("heron5 5,-2", scenario="river")
    answer(state, 0, "step 5,-2")
    assert texts(state, 0) == ["agility heron5", "fight heron5"]


def test_a_reaction_without_a_choice_is_rolled_at_once() -> None:
    state = table("rat4 5,-2", "rat4 5,-2")
    events = answer(state, 0, "step 5,-2", dice="3 X")
    assert ids(events).count("check") == 2


def test_kittens_come_after_paws() -> None:
    state = table("rat4 5,-2", at="terrace-n 5,-2")
    fled = state.copy()
    answer(state, 0, "step 5,-2", dice="3")
    assert decision(state) == "meet"
    answer(fled, 0, "step 5,-2", dice="2")
    assert (decision(fled), turn_of(fled)) == ("turn", 1)


def test_a_red_paw_not_just_entered_may_be_met_as_the_action() -> None:
    state = table("dog6 5,-2", at="5,-2")
    able(state, 0, agility=5)
    assert "agility dog6" in texts(state, 0)
    answer(state, 0, "step 5,-1")
    answer(state, 0, "step 5,-2", dice="1")
    assert refusal(state, 0, "agility dog6") == "kyoto.answered_already"


def test_a_fight_is_the_action_and_ends_the_move() -> None:
    state = table("bug4 5,-2", at="terrace-n 5,-2")
    answer(state, 0, "step 5,-2")
    answer(state, 0, "attack 1", dice="2 1")
    while decision(state) == "flight":
        answer(state, 0, texts(state, 0)[0])
    assert (turn_of(state), where(state)) == (1, "5,-2")


def test_who_is_let_pass_may_attack() -> None:
    state = table(at="terrace-n 5,-2")
    answer(state, 0, "step 5,-2", "pass")
    assert (decision(state), actors(state)) == ("attacked", (1,))
    lost = state.copy()
    answer(state, 1, "attack 0", dice="1 2")
    while decision(state) == "flight":
        answer(state, 0, texts(state, 0)[0])
    assert (turn_of(state), asked(state).left) == (0, (2,))
    answer(lost, 1, "attack 0", dice="2 1")
    assert turn_of(lost) == 1


def test_several_kittens_attack_in_turn_order() -> None:
    state = table(seats=4, at="5,-2 5,-1 5,-2 5,-2")
    state.seat = 1
    answer(state, 1, "step 5,-2", "pass")
    for seat in (2, 3, 0):
        assert actors(state) == (seat,)
        answer(state, seat, "pass")
    assert turn_of(state) == 1


def test_a_kitten_let_pass_may_still_be_fought() -> None:
    state = table(at="terrace-n 5,-2")
    answer(state, 0, "step 5,-2", "pass")
    answer(state, 1, "pass")
    assert "attack 1" in texts(state, 0)
    answer(state, 0, "attack 1", dice="2 1")
    assert player(state).track == ("enemy",)


def test_where_a_turn_begins_nobody_attacks() -> None:
    state = table(at="5,-2 5,-2")
    assert (decision(state), "attack 1" in texts(state, 0)) == ("turn", True)
    answer(state, 0, "step 5,-1")
    assert decision(state) == "turn"


# --- the road ---


def test_the_bike_card_comes_before_paws_and_kittens() -> None:
    state = table("rat4 3,0", at="house-n 3,0")
    draw(state, "1 5")
    events = answer(state, 0, "step 3,0", dice="3")
    assert ids(events)[:3] == ["step", "bikes", "check"]
    assert decision(state) == "meet"


def test_purple_rides_to_its_end_then_turquoise() -> None:
    state = table(seats=3, at="house-n 6,4 6,1")
    for seat in (1, 2):
        able(state, seat, agility=5)
    bikes(state, "6,0", "6,0")
    draw(state, "5 1")
    events = answer(state, 0, "step 3,0", dice="1 1 1")
    assert [e.args["seat"] for e in events if e.id == "kyoto.check"] == [2, 1, 2]


def test_kittens_on_one_space_are_met_in_turn_order() -> None:
    state = table(seats=4, at="3,0 house-n 3,0 3,0")
    for seat in range(4):
        able(state, seat, agility=5)
    state.seat = 1
    bikes(state, "2,0", "6,6")
    draw(state, "1 5")
    events = answer(state, 1, "step 3,0", dice="1 1 1 1")
    assert [e.args["seat"] for e in events if e.id == "kyoto.check"] == [1, 2, 3, 0]


def test_who_fled_faces_nothing_more_of_the_card() -> None:
    state = table("rat4 3,0", at="house-n 3,0")
    able(state, 1, agility=5)
    bikes(state, "2,0", "2,0")
    draw(state, "1 5")
    events = answer(state, 0, "step 3,0", dice="1 1 1")
    assert [e.args["seat"] for e in events if e.id == "kyoto.check"] == [0, 1, 1]
    assert turn_of(state) == 1


def test_an_inactive_kitten_loses_no_turn() -> None:
    state = table(at="house-n 6,3")
    bikes(state, "6,2", "6,6")
    draw(state, "1 5")
    answer(state, 0, "step 3,0", dice="1")
    assert (where(state, 1), turn_of(state), decision(state)) == ("house-e", 0, "turn")
    answer(state, 0, "done")
    assert (turn_of(state), asked(state).left) == (1, (3,))


def test_bike_cards_are_shuffled_anew_when_used_up() -> None:
    state = table(at="5,-1")
    state.deck = state.deck[:1]
    answer(state, 0, "step 5,0")
    assert state.deck == ()
    events = answer(state, 0, "step 6,0")
    assert "cards_shuffled" in ids(events)
    assert len(state.deck) == 15


# --- paws that get away ---


def test_a_paw_enters_roads_and_terraces_but_no_house() -> None:
    state = table("bug4 terrace-n")
    answer(state, 0, "hunt bug4", dice="1")
    assert texts(state, 1) == ["paw 1,-2", "paw 5,-2"]
    state = table("bug4 5,-1", at="5,-1")
    answer(state, 0, "hunt bug4", dice="1")
    assert {*texts(state, 1)} == {"paw 5,0", "paw 5,-2"}
    state = table("bug5 5,-1", at="5,-1")
    answer(state, 0, "hunt bug5", dice="1")
    assert {*texts(state, 1)} == {"paw 4,0", "paw 6,0", "paw 5,1", "paw terrace-n"}
    # from a house, too, it goes on without coming back into it
    state = table(at="house-e")
    befriended(state, "e", "butterfly3")
    answer(state, 0, "friendship butterfly3", dice="1")
    assert not [line for line in texts(state, 1) if "house" in line]


def test_a_paw_that_lands_triggers_nothing() -> None:
    state = table("bug4 5,-2", "down dog6 5,-1", "rat4 5,-1", at="5,-2 5,-1")
    answer(state, 0, "hunt bug4", dice="1")
    assert ids(answer(state, 1, "paw 5,-1")) == ["paw_moved"]
    assert "down 5,-1" in on_boards(state)


def test_a_skill_falls_by_one_step_to_the_lowest_at_most() -> None:
    state = table(game=owned(lowering("fight")), at="3,1")
    lay(state, "bug4 3,1")
    able(state, 0, fight=1, hunt=0)
    events = answer(state, 0, "hunt bug4", dice="1")
    assert [e.args for e in events if e.id == "kyoto.lowered"] == [
        {"seat": 0, "skill": "fight", "value": 0}
    ]
    # there is nothing left to lose
    answer(state, 1, texts(state, 1)[0], "done")
    lay(state, "bug4 3,1")
    events = answer(state, 0, "hunt bug4", dice="1")
    assert ("lowered" in ids(events), skill(state, 0, "fight")) == (False, 0)
    # what the failure teaches comes first
    state = table(game=owned(lowering("hunt")), at="3,1")
    lay(state, "bug4 3,1")
    able(state, 0, hunt=0)
    answer(state, 0, "hunt bug4", dice="X")
    assert skill(state, 0, "hunt") == 1


def test_the_player_after_the_one_who_failed_moves_it() -> None:
    state = table(seats=3, at="house-e")
    befriended(state, "e", "butterfly3")
    answer(state, 0, "friendship butterfly3", dice="1")
    assert (decision(state), actors(state)) == ("paw", (1,))


def test_figures_never_move() -> None:
    state = table("sakura 5,-2", scenario="lanterns", at="5,-2")
    before = on_boards(state)
    answer(state, 0, "agility sakura", dice="X")
    assert on_boards(state) == before
    kinds = [kind for kind in GAME.view(state, None).box if kind.figure]
    assert {kind.id for kind in kinds} == {"sakura", "lantern"}
    assert not [check for kind in kinds for check in kind.checks if check.moves]


# --- flight ---


def test_the_player_after_the_owner_of_the_kitten_chooses_the_way() -> None:
    state = table(seats=3, at="0,1 0,1", board=RING)
    answer(state, 0, "attack 1", dice="1 2")
    assert (decision(state), actors(state), asked(state).kitten) == ("flight", (1,), 0)
    answer(state, 1, "flee 0,0")
    assert (where(state), decision(state)) == ("3,0", "turn")


def test_the_best_ways_are_counted_to_the_house() -> None:
    """The road is far away, beyond the spaces it runs now."""
    state = table("sakura 0,1", at="0,1", board=sketch("...R##", ".##.ht", "....##"))
    answer(state, 0, "agility sakura", dice="1")
    assert where(state) == "0,2"


def test_a_flight_may_lead_through_houses_of_others() -> None:
    state = table("sakura terrace-e", at="terrace-e house-n")
    answer(state, 0, "agility sakura", dice="1")
    answer(state, 1, "flee house-e")
    assert (where(state), turn_of(state)) == ("house-e", 1)


def test_a_taken_house_sends_it_to_the_terrace() -> None:
    for others, end in (("house-n 8,1", "terrace-n"), ("house-n terrace-n", "house-n")):
        state = table("sakura 3,0", seats=3, at=f"3,0 {others}")
        answer(state, 0, "agility sakura", dice="1")
        assert where(state) == end


def test_from_its_own_house_it_flees_to_the_terrace() -> None:
    state = table(at="house-n house-n terrace-n", seats=3)
    answer(state, 0, "attack 1", dice="1 2")
    assert where(state) == "terrace-n"
