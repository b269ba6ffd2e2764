"""The knowledge of other seats and spectators (rule 1, public information)."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.event import Event, seen
from meowple.kernel.rng import Rng
from tests.games.isle.tables import (
    actors,
    answer,
    fill,
    give,
    lay,
    let,
    offer,
    skip_to,
    table,
    teach,
    turns,
)

# Events that name a card to everyone: cards that are played openly.
OPEN = {"isle.anytime", "isle.find", "isle.public_lesson", "isle.revealed"}


def swap_with_deck(state: IsleState, pile: str, seat: int = 1) -> None:
    """Exchange the cards of a hidden pile for others, as an unknown dealer would."""
    player = state.players[seat]
    cards: tuple[int, ...] = getattr(player, pile)
    same = [c for c in state.deck if state.card(c).kind == state.card(cards[0]).kind]
    fresh = tuple(sorted(same[: len(cards)]))
    assert len(fresh) == len(cards)
    setattr(player, pile, fresh)
    rest = tuple(c for c in state.deck if c not in fresh)
    state.deck = rest + cards


@pytest.mark.parametrize(
    ("pile", "cards"),
    [("hand", (55, 56)), ("lessons", (113, 120)), ("hidden", (43, 44)), ("kept", (45,))],
)
def test_a_view_does_not_depend_on_the_cards_of_others(
    pile: str, cards: tuple[int, ...]
) -> None:
    state = turns()
    state.players[1].hand = ()
    state.deck = tuple(c for c in state.deck if c not in cards)
    for player in state.players:
        player.hidden = ()
        player.lessons = ()
    setattr(state.players[1], pile, cards)
    views = [GAME.view(state, seat) for seat in (0, None)]
    own = GAME.view(state, 1)
    swap_with_deck(state, pile)
    assert [GAME.view(state, seat) for seat in (0, None)] == views
    assert GAME.view(state, 1) != own


def test_what_lies_open_is_seen_by_all_and_the_rest_by_its_owner_only() -> None:
    state = turns()
    give(state, 1, 84, 98)
    teach(state, 1, 113, 114, 115)
    for viewer in (0, None):
        other = GAME.view(state, viewer).players[1]
        assert (other.hand, other.hand_count) == (None, 2)
        assert (other.lessons, other.lesson_count) == (None, 3)
        assert (other.fish, other.baskets) == (20, 1)
    own = GAME.view(state, 1).players[1]
    assert own.hand == (84, 98)
    assert own.lessons == (113, 114, 115)


def test_the_score_shown_of_others_leaves_their_lessons_out() -> None:
    state = turns()
    lay(state, 1, "red C16", "7,0")
    teach(state, 1, 120, 126)
    theirs, own = GAME.view(state, 0).players[1], GAME.view(state, 1).players[1]
    assert "isle.score.lesson" not in [line.id for line in theirs.lines]
    assert own.points == theirs.points + 3
    spectator = GAME.view(state, None).players[1]
    assert spectator.points == theirs.points


def test_the_order_of_the_bag_and_of_the_deck_is_hidden_from_all() -> None:
    state = turns()
    views = [GAME.view(state, seat) for seat in (0, 1, None)]
    state.bag = state.bag[::-1]
    state.deck = state.deck[::-1]
    assert [GAME.view(state, seat) for seat in (0, 1, None)] == views
    assert views[0].deck_count == len(state.deck)
    assert sum(tile.count for tile in views[0].bag) == len(state.bag)


def test_rescue_cards_are_hidden_until_all_are_revealed() -> None:
    state = table(2, "buy")
    give(state, 0, 55, 84)
    give(state, 1, 43, 98)
    skip_to(state, "ready")
    answer(state, 0, "ready 55", "done")
    for viewer in (1, None):
        laid = GAME.view(state, viewer).players[0]
        assert (laid.ready, laid.ready_count) == (None, 1)
    answer(state, 1, "done")
    assert GAME.view(state, None).players[0].ready == (55,)


def test_what_is_chosen_while_buying_is_hidden_until_it_is_paid() -> None:
    state = table(2, "buy")
    offer(state, 0, 84, 55, 43, 44, 45, 46, 47)
    before = GAME.view(state, 1)
    events = answer(state, 0, "buy 84", "buy 55")
    assert seen(events, 1) == []
    assert GAME.view(state, 1) == before


def test_at_the_end_all_cards_lie_open() -> None:
    state = table(2, "rescue", 5)
    teach(state, 1, 113)
    give(state, 1, 98)
    while actors(state):
        let(state, actors(state)[0])
    for viewer in (0, None):
        other = GAME.view(state, viewer).players[1]
        assert (other.hand, other.lessons) == ((98,), (113,))


def visible_numbers(event: Event) -> bool:
    """Whether an event names cards by their number."""
    return "card" in event.args or isinstance(event.args.get("cards"), tuple)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_events_name_only_cards_that_are_played_openly(seats: int) -> None:
    rng = Rng(f"secrets {seats}")
    told: set[str] = set()
    for seed in range(2):
        state = GAME.start(GAME.setup(seats, {}, seed))
        while actors(state):
            seat = rng.choice(actors(state))
            action = rng.choice(GAME.legal(state, seat))
            for event in GAME.play(state, seat, action):
                told.add(event.id)
                if visible_numbers(event) and event.id not in OPEN:
                    assert event.seats == (event.args["seat"],)
    assert told >= {"isle.kept", "isle.packet", "isle.chosen", "isle.paid", *OPEN}


def test_legal_actions_of_others_are_their_own_secret() -> None:
    """Whether a seat may interject changes neither actors nor another's actions."""
    one, other = turns(), turns()
    for state, card in ((one, 84), (other, 55)):
        fill(state, "red C16")
        give(state, 1, card)
    assert actors(one) == actors(other)
    assert GAME.legal(one, 0) == GAME.legal(other, 0)
    view = [GAME.view(state, 0) for state in (one, other)]
    assert view[0] == view[1]


def test_nobody_looks_over_the_shoulder_of_a_seat_that_is_not_there() -> None:
    state = table(2)
    for seat in (-1, 2):
        with pytest.raises(IllegalAction):
            GAME.view(state, seat)
