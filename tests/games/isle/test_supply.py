"""Nothing runs short in the box, and what happens if it did (rule 2)."""

from __future__ import annotations

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.state import IsleState
from tests.games.isle.tables import (
    actors,
    answer,
    decision,
    default,
    places,
    put,
    skip_to,
    table,
    texts,
)

SUPPLIERS = (71, 72, 73, 74, 75, 83)


def cats_in(state: IsleState, pile: tuple[int, ...]) -> int:
    return sum(state.piece(index).kind == "cat" for index in pile)


def dealt_to_day_1(*cards: int) -> IsleState:
    """Four players; these cards are dealt on day 1, and rares are deep in the bag."""
    state = table(4)
    mine = [card for card in cards if card in state.deck]
    for card, player in zip(mine, state.players * 2, strict=False):
        spare = next(c for c in player.packet if c not in cards)
        state.deck = tuple(spare if c == card else c for c in state.deck)
        player.packet = tuple(card if c == spare else c for c in player.packet)
    state.bag = tuple(sorted(state.bag, key=lambda i: state.piece(i).kind == "cat"))
    return state


def play_suppliers(state: IsleState, seat: int) -> None:
    """Players who have paid play every card that draws from the deck or the bag."""
    for card in SUPPLIERS:
        if f"anytime {card}" not in texts(state, seat):
            continue
        answer(state, seat, f"anytime {card}")
        while decision(state) in ("buy_drawn", "put_cats", "place_blind", "take"):
            if decision(state) == "place_blind":
                put(state, seat)
            else:
                answer(state, seat, default(state, seat))


def test_case_03_supply_bound() -> None:
    state = dealt_to_day_1(*SUPPLIERS)
    skip_to(state, "buy")
    held = [card for player in state.players for card in player.kept]
    assert set(SUPPLIERS) <= set(held)
    for player in state.players:
        for card in SUPPLIERS:
            if card in player.kept:
                answer(state, player.seat, f"buy {card}")
        answer(state, player.seat, "pay")
        play_suppliers(state, player.seat)
    assert set(SUPPLIERS) <= set(state.discards)
    assert len(state.deck) == 150 - 28 - 10
    skip_to(state, "draft", 5)
    assert state.deck == ()
    assert cats_in(state, state.bag) == 0
    assert [len(field) for field in state.fields] == [8, 8]
    assert all(len(player.packet) == 7 for player in state.players)
    while actors(state):
        seat = actors(state)[0]
        answer(state, seat, default(state, seat))
    assert GAME.result(state) is not None


def test_with_a_short_deck_the_draft_goes_on_with_fewer_cards() -> None:
    state = table(3, "rescue")
    state.players[0].hidden += state.deck[:-10]
    state.deck = state.deck[-10:]
    skip_to(state, "draft", 2)
    assert [len(player.packet) for player in state.players] == [7, 3, 0]
    assert actors(state) == (0, 1)
    skip_to(state, "buy")
    assert sum(len(player.kept) for player in state.players) == 10
    skip_to(state, "rescue", 3)
    # the deck is empty: nothing is dealt and nothing is asked
    assert phase_name(state) == "rescue"
    while actors(state):
        seat = actors(state)[0]
        answer(state, seat, default(state, seat))
    assert GAME.result(state) is not None


def test_with_a_short_bag_the_fields_stay_short() -> None:
    state = table(2, "rescue")
    state.gone += state.bag[:-3]
    state.bag = state.bag[-3:]
    skip_to(state, "draft", 2)
    assert state.bag == ()
    assert sum(len(field) for field in state.fields) <= 3
    skip_to(state, "draft", 3)
    assert state.fields == ((), ())
    while actors(state):
        seat = actors(state)[0]
        answer(state, seat, default(state, seat))
    assert GAME.result(state) is not None


def test_discarded_cards_and_tiles_never_return() -> None:
    state = table(2, "rescue")
    answer(state, 0, "rescue left:1")
    answer(state, 0, places(state, 0)[0])
    skip_to(state, "draft", 2)
    gone, hidden = set(state.gone), set(state.players[0].hidden)
    skip_to(state, "draft", 5)
    on_table = [*state.bag, *state.fields[0], *state.fields[1]]
    assert not {i for i in gone if state.piece(i).kind == "cat"} & set(on_table)
    assert not hidden & {*state.deck, *(c for p in state.players for c in p.packet)}
