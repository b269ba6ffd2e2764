"""The rulings of RULINGS.md on the setup and on what players know, by their names."""

# The numbers of the rulings are written as in the rules.
# ruff: noqa: N802

from __future__ import annotations

import pytest

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.deck import tally
from meowple.games.fits.rules.state import PRINCESSES
from meowple.games.fits.rules.view import AskedView
from meowple.kernel.errors import BadSetup
from meowple.kernel.event import seen
from meowple.kernel.rng import Rng
from tests.games.fits.tables import (
    actors,
    answer,
    begin,
    cells,
    drawn,
    fill,
    give,
    ids,
    on_deck,
    refusal,
    table,
    texts,
    ways,
    words,
)

# Cards without icons, by their open sides.
NS, EW, ESW, ALL = "B24", "B32", "B56", "B72"


# --- setting up, and what is known ---


def test_R29_all_princesses_mixed_in() -> None:
    close = 0
    for seed in range(60):
        state = begin(2 + seed % 4, seed, advanced=True)
        assert {*PRINCESSES} <= {*state.deck}
        assert state.piles == (len(state.deck),)
        places = [state.deck.index(princess) for princess in PRINCESSES]
        close += max(places) < len(state.deck) * 2 / 3
    # piles would keep them apart
    assert 3 <= close <= 20


def test_the_first_player_is_drawn() -> None:
    for seats in GAME.info.seats:
        assert {begin(seats, seed).seat for seed in range(40)} == {*range(seats)}


def test_larger_piles_lie_on_top() -> None:
    assert [begin(seats).piles for seats in GAME.info.seats] == [
        (37, 36),
        (24, 24, 24),
        (18, 18, 18, 17),
        (14, 14, 14, 14, 14),
    ]


def test_a_table_has_9_to_29_columns_and_rows() -> None:
    def size(seats: int, table: str = "auto") -> tuple[int, int]:
        view = GAME.view(begin(seats, table=table), None)
        return view.width, view.height

    assert [size(seats) for seats in GAME.info.seats] == [
        (15, 11),
        (15, 11),
        (17, 11),
        (17, 11),
    ]
    assert [size(2, text) for text in ("9x9", "29x29", "9x29")] == [
        (9, 9),
        (29, 29),
        (9, 29),
    ]
    for text in ("8x9", "9x8", "30x9", "9x30", "11", "011x11", "11 x 11", "-9x9", ""):
        with pytest.raises(BadSetup) as caught:
            begin(2, table=text)
        assert caught.value.id == "option.value"


def test_a_turn_begins_with_draw_or_sleep() -> None:
    state = table(f"{ALL} 7,5")
    give(state, 0, "B01", "B02")
    assert texts(state, 0) == ["draw", "sleep"]
    assert refusal(state, 0, "lay B01 8,5") == "action.not_now"
    asleep = state.copy()
    answer(asleep, 0, "sleep")
    assert cells(texts(asleep, 0)) == {"7,4", "6,5", "8,5", "7,6"}
    assert refusal(asleep, 0, "draw") == "action.not_now"
    assert asleep.hands[0] == ("B01", "B02")
    drawn(state, "B01", "B02", "B03")
    assert words(state, 0) == {"lay"}
    assert refusal(state, 0, "done") == "action.not_now"
    assert refusal(state, 0, "sleep") == "action.not_now"


def test_a_card_is_shown_before_it_is_laid() -> None:
    state = table("B65 6,5", "B66 7,5", "cat 1 6,5", seats=3)
    drawn(state, "B01", "P1", "B02")
    assert texts(state, 0) == ["play B01", "play P1", "play B02"]
    for card, shown, asked in (("B02", "B02", "lay"), ("P1", "princess", "princess")):
        after = state.copy()
        events = answer(after, 0, f"play {card}")
        assert card not in after.hands[0]
        for seat in (0, 1, 2, None):
            assert "plays" in ids(events, seat)
            view = GAME.view(after, seat)
            assert view.asked == AskedView(asked, (0,), card=shown)
            assert view.players[0].hand_count == 2
        assert events[0].args == {"seat": 0, "card": shown}
        # it cannot be taken back
        assert {text.split()[0] for text in texts(after, 0)} == {asked}
        assert refusal(after, 0, "play B01") == "action.not_now"
    # only what can be played can be chosen
    fill(state)
    assert texts(state, 0) == ["play P1"]
    assert refusal(state, 0, "play B02") == "card.cannot_be_played"


def test_a_card_that_looks_the_same_is_not_turned() -> None:
    state = table(f"{ALL} 7,5")
    drawn(state, "B17", "B25", "B65", "B01")
    turned = {text.split()[1] for text in ways(state, 0) if text.endswith(" t")}
    assert turned == {"B01"}
    for card in ("B17", "B25", "B65"):
        assert refusal(state, 0, f"lay {card} 8,5 t") == "card.same_when_turned"


def test_a_toy_that_fits_nowhere_is_discarded() -> None:
    state = table()
    fill(state)
    on_deck(state, "T2")
    answer(state, 0, "draw")
    assert texts(state, 0) == ["discard T2"]
    answer(state, 0, "discard T2")
    assert GAME.view(state, None).discards == ("T2",)
    assert len(state.hands[0]) == 2
    assert actors(state) == (1,)


def test_hands_and_deck_are_hidden() -> None:
    state = table("B65 6,5", "B66 7,5", "cat 0 6,5", seats=3)
    drawn(state, "B67")
    answer(state, 0, "lay B67 8,5")
    spectator = GAME.view(state, None)
    assert [player.hand for player in spectator.players] == [None, None, None]
    assert [player.cats for player in spectator.players] == [4, 5, 5]
    assert spectator.draws == (1, 0, 0)
    assert spectator.deck_count == len(state.deck)
    own = GAME.view(state, 1)
    assert [player.hand for player in own.players] == [None, state.hands[1], None]
    # to the end
    while actors(state):
        seat = actors(state)[0]
        answer(state, seat, texts(state, seat)[0])
    assert GAME.view(state, None).players[0].hand is None


def test_a_start_card_is_drawn_when_its_turn_comes() -> None:
    state = begin(3, start_cards="draw")
    rng, nexts = Rng("next"), set()
    for _ in range(40):
        imagined = GAME.imagine(state, 0, rng)
        assert imagined.starts[0] == state.starts[0]
        assert sorted(imagined.starts) == sorted(state.starts)
        nexts.add(imagined.starts[1])
    assert nexts == {*state.starts[1:]}


def test_princesses_look_alike() -> None:
    """Both have drawn from both piles, and one has played a Princess: the other may still
    be in the pile, whichever it was."""
    told = []
    for played, left in (("P1", "P2"), ("P2", "P1")):
        state = table("B65 6,5", "B66 7,5", "cat 0 6,5")
        state.draws = [tally([1, 1])] * 2
        state.piles = (len(state.deck),)
        state.seat = 1
        drawn(state, left, played)
        state.hands[1] = (played, left)
        events = answer(state, 1, f"play {played}")
        told.append((seen(events, 0), seen(events, None), GAME.view(state, 0)))
        answer(state, 1, "princess cat 6,5")
        assert state.hands[1] == (left,)
        rng = Rng("alike")
        imagined = [GAME.imagine(state, 0, rng) for _ in range(200)]
        in_deck = sum(any(card in PRINCESSES for card in i.deck) for i in imagined)
        assert in_deck > 180
        for other in imagined:
            cards = [*other.deck, *other.hands[1]]
            assert sum(card in PRINCESSES for card in cards) == 1
    assert told[0] == told[1]
