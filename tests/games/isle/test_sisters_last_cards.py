"""Solo: the cards that the sister has left after your last turn."""

from __future__ import annotations

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.day.rescue import LastTurns
from meowple.games.isle.rules.letter import VERSIONS
from tests.games.isle.playing import place_off_maps
from tests.games.isle.solo import Table, table
from tests.games.isle.tables import answer, ids, let, moment, names, on_bag, texts

# the first one makes her faster, and is played in her turn before yours
CARDS = (186, 178, 174, 195)


def passed(*hand: int, ask: str = "always") -> Table:
    """You pass in your first turn; the sister has three cards left."""
    return pass_at_once(table(*hand, cards=CARDS), ask)


def pass_at_once(t: Table, ask: str) -> Table:
    if ask != "windows":
        answer(t.state, 0, f"ask {ask}")
    t.to_rescue()
    if moment(t.state) == "turn":
        answer(t.state, 0, "done")
    answer(t.state, 0, "pass")
    return t


def test_asked_always_you_are_asked_before_each_card_that_she_has_left() -> None:
    t = passed(84)
    assert moment(t.state) == "rescue_end"
    assert t.today() == CARDS[1:]
    # that was the question before the first of them
    answer(t.state, 0, "done")
    for left in (2, 1):
        assert (moment(t.state), GAME.view(t.state, 0).turn) == ("turn", "sister")
        assert len(t.today()) == left
        answer(t.state, 0, "done")
    assert not t.today()
    assert phase_name(t.state) == "finds"


def test_a_card_can_be_played_between_two_of_hers() -> None:
    t = passed(75, 84)
    answer(t.state, 0, "done")
    on_bag(t.state, "green C13")
    answer(t.state, 0, "anytime 75")
    place_off_maps(t.state)
    assert len(t.me.boat.tiles) == 1
    assert len(t.today()) == 2
    assert moment(t.state) == "turn"


def test_asked_at_the_usual_moments_she_plays_them_in_one_go() -> None:
    t = passed(84, ask="windows")
    assert moment(t.state) == "rescue_end"
    events = answer(t.state, 0, "done")
    assert ids(events).count("isle.sister_plays") == 3
    assert phase_name(t.state) == "finds"


def test_without_cards_she_plays_them_in_one_go() -> None:
    t = passed()
    assert not t.today()
    assert t.state.day == 2


def test_rescue_cards_are_discarded_when_she_has_played_her_last_card() -> None:
    t = table(84, 7, cards=CARDS)
    answer(t.state, 0, "ask always")
    t.to_rescue(7)
    while t.today():
        assert t.ready() == (7,)
        let(t.state, 0)
    assert t.ready() == ()
    assert 7 in t.state.discards


def test_cats_that_come_between_her_cards_give_you_turns_again() -> None:
    t = table(83, 1, cards=CARDS)
    t.row = "ab|"
    t.me.baskets = 2
    answer(t.state, 0, "ask always")
    t.to_rescue()
    # 186 takes a
    answer(t.state, 0, "done", "rescue left:1")
    place_off_maps(t.state)
    answer(t.state, 0, "done")
    assert (moment(t.state), t.row) == ("rescue_end", "|")
    answer(t.state, 0, "done")
    assert (moment(t.state), len(t.today())) == ("turn", 2)
    assert isinstance(t.state.stack[-2], LastTurns)
    on_bag(t.state, *names(t.state, t.cats_in_bag()[:4]))
    answer(t.state, 0, "anytime 83", "put left:1", "put left:1", "put left:1", "put left:1")
    answer(t.state, 0, "done")
    # she had her turn: now it is yours
    assert len(t.today()) == 1
    assert GAME.view(t.state, 0).turn == 0
    assert "rescue left:1" in texts(t.state, 0)


def test_in_version_1_she_plays_them_all_at_once() -> None:
    t = table(84, cards=CARDS)
    t.state.letter = VERSIONS[1]
    pass_at_once(t, "always")
    events = answer(t.state, 0, "done")
    assert ids(events).count("isle.sister_plays") == 3
