"""Imagined states agree with what the seat knows, and do not favor the truth.

The conformance kit checks the first; here is the second, by counting. All chance comes
from fixed seeds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.imagine import Slot, _Deal
from meowple.games.isle.rules.state import FINISHED, IsleState
from meowple.kernel.rng import Rng
from tests.games.isle.playing import begin, finish
from tests.games.isle.tables import (
    actors,
    answer,
    give,
    let,
    on_deck,
    skip_to,
    table,
    teach,
    texts,
)

TIMES = 400


def imagined(state: IsleState, seat: int = 0, times: int = TIMES) -> Iterator[IsleState]:
    rng = Rng("imagined")
    for _ in range(times):
        yield GAME.imagine(state, seat, rng)


def test_of_cards_passed_on_any_may_have_been_kept() -> None:
    state = table(2)
    for seat in (0, 1, 0, 1):
        answer(state, seat, texts(state, seat)[0])
    # seat 1 keeps two of the five cards that seat 0 passed on
    answer(state, 1, texts(state, 1)[1])
    answer(state, 1, texts(state, 1)[2])
    ((_, _, passed),) = state.players[0].passed_on
    real = {*state.players[1].kept} & {*passed}
    pairs = Counter(
        frozenset(other.players[1].kept) & {*passed} for other in imagined(state)
    )
    # ten pairs are possible, each as likely
    assert len(pairs) == 10
    assert all(len(pair) == 2 for pair in pairs)
    assert 0.05 < pairs[frozenset(real)] / TIMES < 0.15


def test_a_card_passed_on_stays_with_those_who_came_after() -> None:
    state = table(3)
    skip_to(state, "buy")
    passed = {card for _, _, cards in state.players[0].passed_on for card in cards}
    for other in imagined(state, times=40):
        assert not passed & {*other.deck}
        theirs = {*other.players[1].kept, *other.players[2].kept}
        assert passed <= {*theirs, *state.players[0].kept}


def test_private_lessons_are_imagined_as_other_private_lessons() -> None:
    state = table(2, "buy")
    teach(state, 1, 113, 130)
    found: Counter[int] = Counter()
    for other in imagined(state):
        lessons = other.players[1].lessons
        assert {state.card(card).kind for card in lessons} == {"private_lesson"}
        found.update(lessons)
    assert len(found) > 15
    assert found[113] < TIMES / 5
    assert found[130] < TIMES / 5


def test_rescue_cards_laid_face_down_are_imagined_as_other_rescue_cards() -> None:
    state = table(2, "buy")
    give(state, 0, 55, 7, 84)
    give(state, 1, 85)
    skip_to(state, "ready")
    answer(state, 0, "ready 55", "ready 7", "done")
    found: Counter[int] = Counter()
    for other in imagined(state, seat=1):
        ready = other.players[0].ready
        assert [state.card(card).kind for card in ready] == ["rescue", "rescue"]
        found.update(ready)
    assert len(found) > 25
    assert found[55] < TIMES / 8


def test_who_names_a_colour_holds_a_lesson_that_names_one() -> None:
    state = table(2, "buy")
    give(state, 1, 143)
    skip_to(state, "lessons")
    assert actors(state) == (1,)
    found: Counter[str] = Counter()
    for other in imagined(state):
        named = {line.rsplit(" ", 1)[0] for line in texts(other, 1) if "lesson" in line}
        assert named
        found.update(named)
    assert {*found} == {f"lesson {card}" for card in (143, 144, 145, 146, 149)}
    assert found["lesson 143"] < TIMES / 2


def test_what_another_has_laid_in_a_window_is_forgotten() -> None:
    state = table(3, "buy")
    for seat in (0, 1):
        give(state, seat, 84 + seat)
    skip_to(state, "order")
    answer(state, 0, "anytime 84")
    assert actors(state) == (1,)
    (other,) = imagined(state, seat=1, times=1)
    assert other.players[0].answer == FINISHED
    assert GAME.view(other, 1) == GAME.view(state, 1)
    # for its own seat nothing is forgotten
    (own,) = imagined(state, seat=0, times=1)
    assert own.players[0].answer == state.players[0].answer
    let(own, 1)
    assert own.players[0].baskets == 2


def test_the_future_is_shuffled() -> None:
    state = table(2)
    decks = {other.deck for other in imagined(state, times=20)}
    bags = {other.bag for other in imagined(state, times=20)}
    assert len(decks) == len(bags) == 20
    for other in imagined(state, times=20):
        assert sorted(other.bag) == sorted(state.bag)
        assert other.rng.key != state.rng.key


def test_the_top_of_the_deck_is_not_known() -> None:
    state = table(2)
    on_deck(state, 84)
    top = Counter(other.deck[-1] for other in imagined(state))
    assert top[84] < TIMES / 20


def test_solo_her_hidden_cards_and_colours_are_shuffled() -> None:
    state = begin(1, 5)
    skip_to(state, "buy")
    give(state, 0, 84)
    skip_to(state, "order")
    sister = state.sister
    assert sister is not None
    rows = set()
    for other in imagined(state, times=60):
        assert other.sister is not None
        assert other.sister.today[0] == sister.today[0]
        assert len(other.sister.today) == len(sister.today)
        assert other.sister.colours[0] == sister.colours[0]
        assert sorted(other.sister.colours) == sorted(sister.colours)
        assert other.sister.lessons == sister.lessons
        assert {*other.sister.today, *other.sister.deck} == {*range(174, 197)}
        assert other.players[0].hidden == state.players[0].hidden
        assert sorted(other.deck) == sorted(state.deck)
        rows.add((other.sister.today[1:], other.sister.colours, other.deck))
    assert len(rows) == 60


def test_family_cards_are_imagined_as_any_family_cards() -> None:
    state = table(3, "rescue", mode="family")
    mine = state.players[0]
    known = {*mine.lessons, *mine.hidden}
    found: Counter[int] = Counter()
    for other in imagined(state):
        assert (other.players[0].lessons, other.players[0].hidden) == (
            mine.lessons,
            mine.hidden,
        )
        found.update(other.players[1].lessons)
    cards = {card.number for card in base_box().cards.values() if 151 <= card.number <= 168}
    assert {*found} == cards - known
    assert max(found.values()) < TIMES / 4


def test_when_the_game_is_over_nothing_is_left_to_imagine() -> None:
    state = table(2)
    finish(state)
    assert GAME.imagine(state, 0, Rng(1)).digest() == state.digest()


def test_cards_chosen_at_once_are_imagined_in_any_number() -> None:
    state = table(2, "buy", rescue_choice="simultaneous")
    give(state, 0, 98)
    give(state, 1, 43, 55, 7, 99)
    skip_to(state, "ready")
    answer(state, 1, "ready 43", "ready 55", "done")
    counts = {len(other.players[1].ready) for other in imagined(state)}
    assert counts >= {0, 1, 2, 3}


def test_cards_make_room_for_one_that_may_lie_in_few_places() -> None:
    """A card that went to one seat finds its place, whatever is there first."""
    mine, theirs = Slot(1, "hand"), Slot(2, "hand")
    homes = {1: (mine, theirs), 2: (mine,), 3: (mine, theirs), 4: (theirs,)}
    for seed in range(20):
        deal = _Deal(
            [mine, mine, theirs, theirs],
            [1, 2, 3, 4, 5],
            lambda card, slot: card in homes and slot in homes[card],
            homes,
            Rng(seed),
        )
        first, second, third, fourth, *deck = deal.cards()
        assert 2 in {first, second}
        assert 4 in {third, fourth}
        assert deck == [5]


def test_wherever_cards_may_lie_all_of_them_find_a_place() -> None:
    rng = Rng("places")
    slots = [Slot(seat, "hand") for seat in range(6)]
    homes: dict[int, set[Slot]] = {}
    for _ in range(100):
        # each has a place of its own, and others that it may be dealt to
        for card, slot in enumerate(slots):
            homes[card] = {slot, rng.choice(slots), rng.choice(slots)}
        cards = [*rng.shuffled([*homes])]
        deal = _Deal(slots, cards, lambda card, slot: slot in homes[card], homes, rng)
        for slot, card in zip(slots, deal.cards(), strict=True):
            assert slot in homes[card]


def test_a_place_for_few_cards_gets_one_that_lies_elsewhere() -> None:
    """All lessons may have been dealt to a hand before the place for lessons is filled."""
    hand, lessons = Slot(1, "hand"), Slot(1, "lessons", kinds=("private_lesson",))
    for seed in range(20):
        deal = _Deal(
            [hand, lessons],
            [7, 8, 9],
            lambda card, slot: slot is hand or card == 7,
            {7},
            Rng(seed),
        )
        found = deal.cards()
        assert found[1] == 7
        assert {*found} == {7, 8, 9}


def test_a_card_without_any_place_is_left_out() -> None:
    hand = Slot(1, "hand")
    assert not _Deal([hand], [7], lambda card, slot: False, {7}, Rng(1))._put(7, set())
    assert not _Deal([hand], [7], lambda card, slot: False, (), Rng(1))._fill(hand, set())
