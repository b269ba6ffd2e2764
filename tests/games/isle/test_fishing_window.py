"""The window after fishing (phase 1): cards of earlier days, before the deal."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.state import IsleState
from tests.games.isle.tables import (
    actors,
    answer,
    answers,
    decision,
    give,
    ids,
    let,
    moment,
    on_deck,
    refusal,
    table,
)


def after_fishing(*hands: tuple[int, ...], day: int = 2) -> IsleState:
    """A table at the window after fishing; every seat holds its cards and no fish of
    earlier days."""
    state = table(len(hands), "evening" if day == 1 else "rescue", day - 1)
    for seat, cards in enumerate(hands):
        give(state, seat, *cards)
        state.players[seat].fish = 0
    while moment(state) != "fishing":
        let(state, actors(state)[0])
    return state


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("day", [2, 5])
def test_a_draw_card_is_played_with_the_fish_of_the_day_before_the_deal(
    seats: int, day: int
) -> None:
    state = after_fishing((71,), *[(112,)] * (seats - 1), day=day)
    player = state.players[0]
    assert (state.day, phase_name(state), player.fish) == (day, "fishing", 20)
    assert not player.packet
    on_deck(state, 84, 55)
    for seat in range(1, seats):
        answer(state, seat, "done")
    answer(state, 0, "anytime 71")
    assert decision(state) == "buy_drawn"
    answer(state, 0, "buy 84", "pay")
    # asked again with the card just bought
    assert (moment(state), actors(state)) == ("fishing", (0,))
    answer(state, 0, "anytime 84")
    assert player.baskets == 2
    assert (decision(state), state.day) == ("draft", day)


def test_from_the_deal_on_the_draw_card_waits() -> None:
    state = after_fishing((71,), ())
    answer(state, 0, "done")
    assert decision(state) == "draft"
    assert refusal(state, 0, "anytime 71") == "anytime.before_paying"


def test_after_fishing_every_seat_with_a_card_of_any_kind_is_asked() -> None:
    state = after_fishing((112,), (), (84,))
    assert actors(state) == (0, 2)
    assert answers(state, 0) == ["done"]
    assert refusal(state, 1, "done") == "turn.not_yours"
    asked = GAME.view(state, None).asked
    assert asked is not None
    assert (asked.decision, asked.moment) == ("window", "fishing")


def test_after_fishing_nobody_is_asked_who_never_wants_to_be() -> None:
    state = table(2, "rescue")
    give(state, 0, 71)
    answer(state, 0, "ask never")
    while state.day == 1:
        assert moment(state) is None
        let(state, actors(state)[0])
    assert decision(state) == "draft"


def test_with_empty_hands_the_deal_follows_fishing() -> None:
    state = table(3, "rescue")
    while state.day == 1:
        events = let_first(state)
    assert decision(state) == "draft"
    assert [id for id in events if id in ("isle.fishing", "isle.packet")] == [
        "isle.fishing",
        "isle.packet",
    ]


def let_first(state: IsleState) -> list[str]:
    """The first seat that is asked passes; the ids of the events it sees."""
    seat = actors(state)[0]
    return ids(answer(state, seat, "pass"), seat)
