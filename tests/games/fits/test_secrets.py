"""The knowledge of other seats and spectators, and what a seat imagines of the rest.

All chance comes from fixed seeds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from math import sqrt

import pytest

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.deck import counted, tally
from meowple.games.fits.rules.state import PRINCESSES, FitsState
from meowple.kernel.event import seen
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from tests.games.fits.playing import KINDS, described_move, name, positions
from tests.games.fits.tables import (
    answer,
    begin,
    drawn,
    fill,
    give,
    on_deck,
    table,
    texts,
)

TOYS = ("T1", "T2", "T3")
TIMES = 3000


def imagined(state: FitsState, seat: int = 0, times: int = TIMES) -> Iterator[FitsState]:
    rng = Rng("imagined")
    for _ in range(times):
        yield GAME.imagine(state, seat, rng)


# --- views and events ---


def test_a_view_does_not_depend_on_other_hands_nor_on_the_deck() -> None:
    state = table("B72 7,5", seats=3)
    give(state, 0, "B01", "B02")
    give(state, 1, "B03", "B04")
    views = [GAME.view(state, seat) for seat in (0, 2, None)]
    own = GAME.view(state, 1)
    give(state, 1, "B05", "B06")
    state.deck = tuple(reversed(state.deck))
    assert [GAME.view(state, seat) for seat in (0, 2, None)] == views
    assert GAME.view(state, 1) != own


def test_others_are_not_told_which_card_was_drawn() -> None:
    told = []
    for card in ("B01", "P1"):
        state = table("B72 7,5", seats=3)
        on_deck(state, card)
        events = answer(state, 0, "draw")
        told.append([seen(events, seat) for seat in (1, 2, None)])
        (own,) = [event for event in seen(events, 0) if event.id == "fits.drew_own"]
        assert own.args == {"seat": 0, "card": card}
    assert told[0] == told[1]


def test_no_event_names_a_hidden_card() -> None:
    """In whole games: whatever others learn is visible afterwards."""
    for seats, options in KINDS:
        state, rng = begin(seats, 5, **options), Rng("told")
        while state.stack:
            events = GAME.play(state, state.seat, described_move(state, rng))
            held = {card for hand in state.hands for card in hand} | {*state.deck}
            for event in seen(events, None):
                assert event.args.get("card") not in held


def test_what_a_hand_cannot_play_is_told_to_its_owner_only() -> None:
    state = table("B72 7,5")
    drawn(state, "B01", "P1")
    assert texts(state, 1) == []
    assert GAME.view(state, 1).asked == GAME.view(state, None).asked


def test_a_discard_lies_open() -> None:
    state = table()
    fill(state)
    drawn(state, "B01", "B02")
    events = answer(state, 0, "discard B02")
    assert [event.args["card"] for event in seen(events, None)] == ["B02"]
    assert GAME.view(state, 1).discards == ("B02",)


# --- imagining: what is known stays ---


def princesses(cards: tuple[str, ...]) -> int:
    return sum(card in PRINCESSES for card in cards)


def piles(state: FitsState) -> dict[int, tuple[str, ...]]:
    """The cards of each pile that is left, by its number."""
    found, end = {}, len(state.deck)
    for pile, size in enumerate(state.piles, start=state.pile):
        found[pile] = state.deck[end - size : end]
        end -= size
    return found


def check_imagined(state: FitsState, other: FitsState, seat: int) -> None:
    assert GAME.view(other, seat) == GAME.view(state, seat)
    assert GAME.census(other) == GAME.census(state)
    assert other.piles == state.piles
    assert other.draws == state.draws
    for holder, hand in enumerate(other.hands):
        assert not {*TOYS} & {*hand}
        assert princesses(hand) <= sum(
            counted(state.draws[holder], pile) for pile in range(5)
        )
    if not state.advanced:
        for pile, cards in piles(other).items():
            untouched = not any(counted(drawn, pile) for drawn in state.draws)
            assert princesses(cards) == 1 if untouched else princesses(cards) <= 1
            if PRINCESSES[pile] in state.hands[seat]:
                assert princesses(cards) == 0


@pytest.mark.uncounted
@pytest.mark.parametrize(
    ("seats", "options"), [pytest.param(*kind, id=name(*kind)) for kind in KINDS]
)
def test_what_is_imagined_agrees_with_what_is_known(
    seats: int, options: dict[str, Value]
) -> None:
    rng = Rng("known")
    for seed in range(3):
        for number, state in enumerate(positions(seats, options, seed)):
            if number % 15 == seed:
                for seat in range(seats):
                    other = GAME.imagine(state, seat, rng)
                    check_imagined(state, other, seat)
                    # what is imagined can be imagined again
                    check_imagined(other, GAME.imagine(other, seat, rng), seat)


def test_a_card_that_was_played_stays_where_it_is() -> None:
    state = table("B65 6,5", "B66 7,5", "cat 1 6,5", seats=3)
    drawn(state, "B01", "P1", "B02")
    for card, others in (("B02", {"B02"}), ("P1", {*PRINCESSES})):
        after = state.copy()
        answer(after, 0, f"play {card}")
        count = GAME.census(after)["princess"]
        for seat in (0, 1, 2):
            for other in imagined(after, seat, times=50):
                assert other.stack == after.stack
                assert GAME.view(other, seat) == GAME.view(after, seat)
                hidden = [*other.deck, *(card for hand in other.hands for card in hand)]
                left = sum(card in others for card in hidden)
                assert left == (0 if card == "B02" else count - 1)


def test_the_future_is_shuffled() -> None:
    state = table("B72 7,5")
    others = [*imagined(state, times=30)]
    assert len({other.deck for other in others}) == 30
    assert len({other.hands[1] for other in others}) > 25
    assert all(other.rng.key != state.rng.key for other in others)
    assert all(other.hands[0] == state.hands[0] for other in others)


# --- imagining: fair ---


def small(
    *,
    advanced: bool,
    draws: list[int],
    piles: tuple[int, ...],
    cards: str,
    hands: list[str],
) -> FitsState:
    """A state with few hidden cards, so that all their arrangements can be counted."""
    state = table("B72 7,5", "B65 8,5", "cat 0 7,5", seats=len(hands), advanced=advanced)
    state.deck = tuple(cards.split())
    state.hands = [tuple(hand.split()) for hand in hands]
    state.piles, state.draws = piles, draws
    assert sum(piles) == len(state.deck)
    return state


Slot = tuple[str, int]


def slots_of(state: FitsState) -> list[Slot]:
    """Every place that seat 0 does not see: of the deck, from its bottom, and of hands."""
    found: list[Slot] = []
    for pile, cards in sorted(piles(state).items(), reverse=True):
        found += [("pile", pile)] * len(cards)
    for seat, hand in enumerate(state.hands):
        found += [("hand", seat)] * len(hand) if seat else []
    return found


def fair(state: FitsState, possible: Callable[[list[Slot]], bool]) -> None:
    """Compare how often a Princess or a toy is imagined in each place with the number of
    ways in which they can be there; all ways are equally likely."""
    slots = slots_of(state)
    hidden = [*state.deck, *(card for hand in state.hands[1:] for card in hand)]
    number = sum(card in PRINCESSES for card in hidden)
    toys = sum(card in TOYS for card in hidden)
    in_deck = [i for i, (where, _) in enumerate(slots) if where == "pile"]
    ways: Counter[tuple[str, int]] = Counter()
    total = 0
    for ladies in combinations(range(len(slots)), number):
        if not possible([slots[i] for i in ladies]):
            continue
        for places in permutations([i for i in in_deck if i not in ladies], toys):
            total += 1
            ways.update(("princess", i) for i in ladies)
            ways.update(("toy", i) for i in places)
    found: Counter[tuple[str, int]] = Counter()
    for other in imagined(state):
        cards = [*other.deck, *(card for hand in other.hands[1:] for card in hand)]
        found.update(("princess", i) for i, c in enumerate(cards) if c in PRINCESSES)
        found.update(("toy", i) for i, c in enumerate(cards) if c in TOYS)
    for what in {*ways, *found}:
        chance = ways[what] / total
        spread = sqrt(chance * (1 - chance) / TIMES)
        assert abs(found[what] / TIMES - chance) <= 4.5 * spread, (what, chance)


def test_fair_with_a_pile_begun_and_one_untouched() -> None:
    state = small(
        advanced=False,
        draws=[tally([3, 0]), tally([2, 0])],
        piles=(3, 4),
        cards="B01 P2 T1 B02 T2 T3 P1",
        hands=["B03 B04", "B05 B06"],
    )

    def possible(ladies: list[Slot]) -> bool:
        return ladies.count(("pile", 1)) == 1 and ladies.count(("pile", 0)) <= 1

    fair(state, possible)


def test_fair_when_the_first_pile_is_gone() -> None:
    """A seat that drew nothing from it can't hold its Princess."""
    state = small(
        advanced=False,
        draws=[tally([9, 1, 0]), tally([9, 0, 0]), tally([0, 2, 0])],
        piles=(3, 3),
        cards="P3 T2 B01 T1 B02 B03",
        hands=["B04 B05", "P1 B08", "P2 B09"],
    )

    def possible(ladies: list[Slot]) -> bool:
        return (
            ladies.count(("pile", 2)) == 1
            and ladies.count(("pile", 1)) <= 1
            and ladies.count(("hand", 1)) == 1
            and ladies.count(("hand", 2)) <= 1
        )

    fair(state, possible)


def test_fair_when_one_holds_the_princess_of_the_pile() -> None:
    state = small(
        advanced=False,
        draws=[tally([9, 1, 0]), tally([9, 3, 0]), tally([9, 2, 0])],
        piles=(3, 3),
        cards="P3 T2 B01 T1 B02 B03",
        hands=["P2 B05", "P1 B06", "B08 B09"],
    )

    def possible(ladies: list[Slot]) -> bool:
        return ladies.count(("pile", 2)) == 1 and ladies.count(("pile", 1)) == 0

    fair(state, possible)


def test_fair_when_a_pile_was_just_finished() -> None:
    state = small(
        advanced=False,
        draws=[tally([9, 0]), tally([9, 0])],
        piles=(5,),
        cards="B01 T1 P2 B02 T2",
        hands=["B05 B06", "P1 B09"],
    )

    def possible(ladies: list[Slot]) -> bool:
        return ladies.count(("pile", 1)) == 1

    fair(state, possible)


def test_fair_in_the_advanced_rules() -> None:
    """A hand holds no more of them than its owner has drawn."""
    state = small(
        advanced=True,
        draws=[4, 2, 1, 0],
        piles=(6,),
        cards="P3 T2 B01 T1 P4 B03",
        hands=["P2 B05", "P1 B06", "B08 B09", "B10 B11"],
    )

    def possible(ladies: list[Slot]) -> bool:
        return ladies.count(("hand", 2)) <= 1 and ladies.count(("hand", 3)) == 0

    fair(state, possible)


def test_box_cards_are_imagined_anywhere() -> None:
    state = table("B72 7,5")
    held: Counter[str] = Counter()
    for other in imagined(state):
        held.update(other.hands[1])
    hidden = [card for card in (*state.deck, *state.hands[1]) if card.startswith("B")]
    assert {*held} == {*hidden}
    chance = 2 / len(hidden)
    spread = sqrt(chance * (1 - chance) * TIMES)
    assert all(abs(count - chance * TIMES) < 4.5 * spread for count in held.values())


def test_a_princess_that_a_seat_used_itself_is_known_by_her_pile() -> None:
    state = small(
        advanced=False,
        draws=[tally([3, 0]), tally([3, 0])],
        piles=(3, 3),
        cards="P2 B01 T1 B02 B03 T2",
        hands=["B04 B05", "B06 B07"],
    )
    state.discards = ("princess",)
    state.used = [("P1",), ()]
    for other in imagined(state, times=50):
        assert princesses(piles(other)[0]) == 0
        assert princesses(other.hands[1]) == 0
        assert other.used == [("P1",), ()]
