"""The table as it is drawn and told: pictures, one view word for word, and actions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.actions import parse
from meowple.games.kyoto.rules.checks.chances import Chance, CheckView, OfferView
from meowple.games.kyoto.rules.view import (
    AskedView,
    KittenView,
    KyotoView,
    PawView,
    PlayerView,
)
from meowple.games.kyoto.text.drawing import board_picture, sign
from meowple.games.kyoto.text.explaining import percent
from meowple.games.kyoto.text.words import brief, describe, explain
from meowple.kernel.frame import Action
from tests.games.saying import say


def player(seat: int, home: str, kitten: str, at: str, **more: Any) -> PlayerView:
    skills = {"agility": 3, "friendship": 2, "fight": 1, "hunt": 1}
    empty = PlayerView(seat, home, kitten, at, None, skills, (), (), (), (), 0, ())
    return replace(empty, **more)


def down(space: str, paw: str | None = None, *seen_by: int) -> PawView:
    return PawView(space, True, paw, seen_by)


def up(space: str, paw: str) -> PawView:
    return PawView(space, False, paw)


PLAYERS = (
    player(
        0,
        "n",
        "momo",
        "2,1",
        medals=("cross_road", "house"),
        owed=("hunt_bug",),
        friends=("butterfly3", None, "cat55"),
    ),
    player(1, "e", "kuro", "1,0", medals=("cross_road",), track=("bug4", "enemy"), wins=2),
    player(2, "w", "hana", "house-n", friends=("bird65",), marks=("terrace-w",)),
)
PAWS = (
    down("1,1"),
    down("3,1", None, 1),
    down("4,1", "dog6", 0),
    up("2,1", "bug4"),
    up("5,1", "rat4"),
    up("1,2", "mouse5"),
    up("1,2", "dog5"),
    up("1,2", "dog5"),
    up("2,0", "sakura"),
    up("1,0", "cat46"),
    up("terrace-s", "butterfly5"),
)


def a_view(seat: int | None = 0, **changes: Any) -> KyotoView:
    """A table for three with something of each kind on it."""
    view = GAME.view(GAME.start(GAME.setup(3, {}, 1)), seat)
    view = replace(
        view,
        round=3,
        first=1,
        turn=0,
        stamina=4,
        growth=((4, 4),),
        asked=AskedView("turn", (0,), (2,)),
        offers=(),
        players=PLAYERS,
        paws=PAWS,
        bikes=("0,0", "1,0"),
        cards_left=((1, 5),),
        gone=("bug5",),
    )
    return replace(view, **changes)


PICTURE = [
    "     -2     -1     0      1      2      3      4      5      6      7      8",
    "-2                       .       Tn                  .",
    "",
    "-1                       .    |  Hn     2          | .",
    "                        %%%%%%",
    " 0               =P==== 1Tca46 =saku= ====== ====== ====== ======",
    "                               %%%%%%        %%%%%%",
    " 1  .      .     ======  ?     0 bug4  ?     ?dog6  !rat4  ======% .      .",
    "          ------               %%%%%% ^^^^^^                      ------",
    " 2   Tw     Hw   ======%!dog+   .    % .    ^ .    % .    %======   He     Te",
    "                               ^^^^^^        %%%%%%",
    " 3               ======  .    ^ .     ~~~~~~  .    ^ .     ======",
    "                               %%%%%%        ^^^^^^",
    " 4               ======% .    % .    ^ .    % .      .    %======",
    "          ------                      ^^^^^^ %%%%%%               ------",
    " 5  .      .    %======  .      .      .      .      .     ======  .      .",
    "                               %%%%%%        %%%%%%",
    " 6               ====== ====== ====== ====== ====== ====== ======",
    "                                                    %%%%%%",
    " 7                       .    |  Hs                | .",
    "",
    " 8                       .       Ts           but5   .",
]


def test_the_boards_are_drawn_with_all_that_is_on_them() -> None:
    assert board_picture(a_view()) == PICTURE


def test_who_is_beside_a_red_paw_and_who_shares_a_space_is_drawn() -> None:
    players = tuple(replace(one, at="5,1") for one in PLAYERS)
    row = board_picture(a_view(players=players[:1]))[7]
    assert "0!rat4" in row
    row = board_picture(a_view(players=players))[7]
    assert "012!ra" in row
    road = [replace(one, at="0,1") for one in PLAYERS[:2]]
    assert "=01===" in board_picture(a_view(players=(*road, PLAYERS[2])))[7]


def test_the_picture_fits_into_a_terminal() -> None:
    for options in ({}, {"centre": "asymmetric"}, {"scenario": "lanterns"}):
        state = GAME.start(GAME.setup(4, options, 5))
        assert max(map(len, board_picture(GAME.view(state, None)))) < 80


@pytest.mark.parametrize(
    ("paw", "drawn"),
    [
        ("bug4", "bug4"),
        ("butterfly3", "but3"),
        ("cat55", "ca55"),
        ("sakura", "saku"),
        ("x12345", "x123"),
        ("z", "z"),
    ],
)
def test_paws_are_drawn_in_four_characters(paw: str, drawn: str) -> None:
    assert sign(paw) == drawn


def test_every_paw_is_drawn_in_its_own_way() -> None:
    ids = [paw.id for paw in GAME.box.paws]
    assert len({sign(id) for id in ids}) == len(ids)


LEGEND = [
    "Spaces: column,row; = road, ~ pond, Hn house-n, Tn terrace-n (and e, s, w).",
    "Pieces: 0 to 3 kittens (by seat), P purple bike, T turquoise bike.",
    "Paws: ? face down (?bug4: you have seen it), ! red, + more than one, . none.",
    "Names are shortened: but3 is butterfly3, ca46 is cat46.",
    "Between: % hedge (agility 4), ^ roof (agility 6), | and - walls.",
]


def test_a_view_is_told_word_for_word() -> None:
    assert describe(a_view(), say) == [
        "Round 3, started by Seat 1. The game ends after the round in which someone "
        "reaches 5 medals.",
        "Stamina: 4 steps per turn. Die: X 1 2 3 4 5.",
        "Scenario: A day in Kyoto: the five missions of the base game.",
        "All kittens grow when someone has 4 medals (4 steps).",
        "Bikes: purple at 0,0, turquoise at 1,0; one card left.",
        "Out of the game: bug 5.",
        "Current player: Seat 0 (you).",
        "",
        "Seat 0 (you): Momo, home in the north, now at 2,1.",
        "  Agility 3, friendship 2, fight 1, hunt 1. Medals: 2.",
        "  In the house: butterfly 3, (free), cat 5/5.",
        "Seat 1: Kuro, home in the east, now at 1,0.",
        "  Agility 3, friendship 2, fight 1, hunt 1. Medals: 1.",
        "  On the victory track: bug 4, kitten.",
        "Seat 2: Hana, home in the west, now at the north house.",
        "  Agility 3, friendship 2, fight 1, hunt 1. Medals: 0.",
        "  In the house: bird 6/5.",
        "  Lanterns lit: the west terrace.",
        "",
        "Medals, and who has them:",
        "  Cross the road: Seat 0 (you), Seat 1",
        "  Climb a sakura tree: nobody yet",
        "  Hunt a bug: Seat 0 (you) at the end of their turn",
        "  Befriend a butterfly: nobody yet",
        "  Beat another kitten: nobody yet",
        "  Friends in the house: Seat 0 (you)",
        "  Victory track: nobody yet",
        "",
        *PICTURE,
        "",
        *LEGEND,
        "",
        "Face-up paws:",
        "  bug 4 at 2,1: hunt 4, or it moves 1",
        "  rat 4 (red) at 5,1: fight 4, or flee 2",
        "  mouse 5 at 1,2: hunt 5, or it moves 2",
        "  guard dog 5 (red) at 1,2 · 1,2: agility 5, or flee 3",
        "  sakura tree at 2,0: agility 3, or flee 1",
        "  cat 4/6 at 1,0: friendship 4, or it moves 3; fight 6, or flee 3",
        "  butterfly 5 at terrace-s: friendship 5, or it moves 3",
        "",
        "Face-down paws you have seen: 4,1 guard dog 6.",
        "",
        "Seen by others: 3,1 (Seat 1).",
        "",
        "Your decision: move, act, or say done; 2 steps left.",
    ]


def test_a_question_alone_is_told_with_the_boards_and_the_kitten() -> None:
    assert brief(a_view(), say) == [
        *PICTURE,
        "",
        "More than one paw: 1,2: mouse 5, guard dog 5, guard dog 5.",
        "At 2,1 (park). Agility 3, friendship 2, fight 1, hunt 1. Medals: 2.",
        "Your decision: move, act, or say done; 2 steps left.",
    ]


def test_a_spectator_is_told_whom_the_table_waits_for() -> None:
    lines = brief(a_view(seat=None, paws=()), say)
    assert lines[-2:] == ["", "Waiting for Seat 0: move, act, or say done; 2 steps left."]
    assert not [line for line in describe(a_view(seat=None), say) if "(you)" in line]


def test_a_table_where_nothing_is_left_says_so() -> None:
    view = a_view(growth=(), gone=(), turn=None, asked=None, paws=(), cards_left=())
    lines = describe(view, say)
    assert "Bikes: purple at 0,0, turquoise at 1,0; the cards will be reshuffled." in lines
    assert lines[-1] == LEGEND[-1]
    assert not [
        line
        for line in lines
        if line.startswith(("All kittens grow", "Current player", "Out of"))
    ]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (AskedView("turn", (0,), (0,)), "no steps left: act, or say done."),
        (AskedView("turn", (0,), (1,)), "take your last step, act, or say done."),
        (AskedView("react", (0,)), "react to the red paws here: choose which one, or how."),
        (
            AskedView("meet", (0,)),
            "fight a kitten here (this is your action and ends your move), or pass.",
        ),
        (
            AskedView("attacked", (0,), kitten=1),
            "attack the passing kitten (Seat 1), or let it pass.",
        ),
        (
            AskedView("flight", (0,), (2,), kitten=2),
            "choose how the kitten (Seat 2) flees from the north house. 2 to go.",
        ),
        (
            AskedView("flight", (0,), (-1,), kitten=1),
            "choose how the kitten (Seat 1) flees from 1,0. It can’t stay there.",
        ),
        (
            AskedView("paw", (0,), (3,), paw="cat55"),
            "choose where the paw (cat 5/5) goes, exactly 3 steps from 2,1.",
        ),
        (
            AskedView("look", (0,), (1,)),
            "look at a face-down paw; 1 look left.",
        ),
        (
            AskedView("raise", (0, 2), (3, 0, 4), why="growth"),
            "raise a skill by one step; 3 left, for growing up.",
        ),
        (
            AskedView("raise", (0,), (1, 0, 0), why="reward"),
            "raise a skill by one step; 1 left, as a reward.",
        ),
    ],
)
def test_what_is_asked_is_told(asked: AskedView, told: str) -> None:
    assert brief(a_view(asked=asked), say)[-1] == f"Your decision: {told}"


def test_steps_left_are_those_of_the_one_who_looks() -> None:
    asked = AskedView("raise", (1, 2), (0, 2, 4), why="free")
    ends = "left, to start with."
    for seat, told in (
        (2, f"Your decision: raise a skill by one step; 4 {ends}"),
        (0, f"Waiting for Seat 1, Seat 2: raise a skill by one step; 2 {ends}"),
    ):
        assert brief(a_view(seat=seat, asked=asked), say)[-1] == told


# --- actions ---


def told(
    text: str, *checks: CheckView, bike: tuple[Chance, ...] = (), **changes: Any
) -> str:
    """An action explained; with checks they are what the view offers for it."""
    offers = (OfferView(text, checks, *bike),) if checks else ()
    return explain(parse(text), say, a_view(offers=offers, **changes))


def check(against: str, target: int, good: int, **more: Any) -> CheckView:
    empty = CheckView(against, "agility", 3, target, Chance(good, 6))
    return replace(empty, **more)


DOG = check("dog6", 6, 3, flees=2)
FIGHT = CheckView("kitten", "fight", 1, None, Chance(5, 12), flees=4, seat=1, other=2)
BIKE = check("bike", 5, 4, flees=1)
COMES = (Chance(1, 4), Chance(7, 8))


def test_steps_tell_the_way_and_what_is_known_to_wait_there() -> None:
    assert told("step 1,1") == "west: park; face-down paw"
    assert told("step 3,1") == "east: park; face-down paw, seen by Seat 1"
    assert told("step 2,2") == "south over a hedge: park"
    at = replace(PLAYERS[0], at="3,1")
    assert (
        told("step 4,1", players=(at, *PLAYERS[1:]))
        == "east: park; face down, but you know it: guard dog 6 (red): agility 6"
    )
    assert told("step 3,2", players=(at, *PLAYERS[1:])) == "south over a roof: park"


def test_steps_onto_the_road_tell_the_risk() -> None:
    assert told("step 2,0", BIKE, bike=COMES) == (
        "north over a hedge: road; bike 25% (needs 2 or more: 67%), safe 88%; "
        "sakura tree: agility 3"
    )
    never = (Chance(0, 1), Chance(1, 1))
    at = replace(PLAYERS[0], at="5,-1")
    players = (at, *PLAYERS[1:])
    assert told("step 5,0", BIKE, bike=never, players=players) == (
        "south: road; no bike can reach you"
    )


def test_steps_to_red_paws_and_kittens_tell_the_chances() -> None:
    at = replace(PLAYERS[0], at="4,1")
    players = (at, replace(PLAYERS[1], at="5,1"), PLAYERS[2])
    rat = check("rat4", 4, 5, flees=2)
    assert told("step 5,1", rat, FIGHT, players=players) == (
        "east: park; rat 4 (red): agility anything but X: 83%, or flee 2; "
        "Seat 1 is there, fight 1 against 2: 42%"
    )


def test_homes_are_told_with_their_friends() -> None:
    at = replace(PLAYERS[0], at="0,3")
    players = (at, PLAYERS[1], replace(PLAYERS[2], at="0,6"))
    assert told("step house-w", players=players) == "west: a house; friends there: bird 6/5"
    at = replace(PLAYERS[0], at="terrace-n")
    players = (at, *PLAYERS[1:])
    assert told("step house-n", players=players) == "south: your house; kitten: Seat 2"
    at = replace(PLAYERS[0], at="house-n")
    assert told("step terrace-n", players=(at, *PLAYERS[1:])) == "north: your terrace"
    assert told("step 3,0", players=(at, *PLAYERS[1:])) == "south: road"


def test_no_friends_are_told_of_a_house_without() -> None:
    at = replace(PLAYERS[0], at="6,3")
    assert told("step house-e", players=(at, *PLAYERS[1:])) == "east: a house"


def test_the_way_of_a_flight_begins_at_the_kitten_that_flees() -> None:
    asked = AskedView("flight", (0,), (2,), kitten=1)
    assert told("flee 2,0", asked=asked) == "east: road; sakura tree: agility 3"


def test_a_space_that_is_not_beside_is_told_without_a_way() -> None:
    assert told("step 6,6") == "road"
    assert told("step 9,9") == "park"


def test_paws_are_told_where_they_would_come_to() -> None:
    assert told("paw 5,1") == "park; rat 4 (red): fight 4"
    assert told("paw 1,8") == "garden"
    assert told("paw terrace-n") == "your terrace"
    assert told("paw 1,0") == "road; cat 4/6: friendship 4; fight 6; kitten: Seat 1"


def test_rolls_tell_what_the_die_must_show() -> None:
    assert told("agility dog6", DOG) == "needs 3 or more: 50%; on a failure: flee 2"
    moves = check("bug4", 4, 5, moves=1)
    assert told("agility bug4", moves) == "anything but X: 83%; on a failure: it moves 1"
    never = check("dog6", 12, 0, flees=2)
    assert told("agility dog6", never) == "out of reach: 0%; on a failure: flee 2"
    assert told("attack 1", FIGHT) == ("fight 1 against fight 2: 42%; the loser flees 4")
    assert told("attack 1") == ""


def test_other_actions_are_told() -> None:
    assert told("done") == "end the turn without an action"
    assert told("use lantern") == "light it, no roll needed"
    meet = AskedView("meet", (0,))
    assert told("pass", asked=meet) == "don’t fight; the other kitten may attack you"
    assert told("pass", asked=replace(meet, decision="attacked")) == "let it pass"
    assert told("pass", asked=None) == "let it pass"
    assert told("raise hunt") == "from 1 to 2"
    assert told("raise agility") == "from 3 to 4, enough for hedges"
    assert told("look 1,1") == "park"
    assert told("look 3,1") == "park, seen by Seat 1"
    assert explain(parse("raise hunt"), say, a_view(seat=None)) == ""


def test_a_kitten_that_can_be_chosen_is_told_with_its_skills() -> None:
    skills = {"agility": 2, "friendship": 1, "fight": 3, "hunt": 1}
    asked = AskedView("kitten", (0,), kittens=(KittenView("sora", skills),))
    told_of_sora = "agility 2, friendship 1, fight 3, hunt 1"
    assert told("kitten sora", asked=asked) == told_of_sora
    assert told("kitten momo", asked=asked) == told("kitten sora", asked=None) == ""


def test_what_is_no_action_of_the_game_is_not_explained() -> None:
    assert explain(Action(), say, a_view()) == ""


@pytest.mark.parametrize(
    ("good", "cases", "shown"),
    [(0, 5, 0), (5, 5, 100), (1, 2, 50), (1, 1000, 1), (999, 1000, 99), (2, 3, 67)],
)
def test_only_what_is_sure_is_100_and_what_cannot_be_0(
    good: int, cases: int, shown: int
) -> None:
    assert percent(Chance(good, cases)) == shown


@pytest.mark.parametrize(
    ("side", "told"),
    [("inside", "leaving it on the outer"), ("outside", "leaving it on the inner")],
)
def test_who_is_on_the_road_is_told_where_it_would_have_crossed(
    side: str, told: str
) -> None:
    on_the_road = player(0, "n", "momo", "3,0", stepped_on=side)
    assert told in "\n".join(describe(a_view(players=(on_the_road,)), say))
