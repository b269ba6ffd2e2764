"""The draft: seven cards, two kept of each packet (rule 4, phase 2a)."""

from __future__ import annotations

from itertools import permutations

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.event import Event, seen
from tests.games.isle.tables import (
    actors,
    answer,
    decision,
    give,
    ids,
    refusal,
    skip_to,
    table,
    texts,
)


def packets(state: IsleState) -> list[tuple[int, ...]]:
    return [player.packet for player in state.players]


def keep_two(state: IsleState, seat: int) -> list[Event]:
    first, second = state.players[seat].packet[:2]
    return answer(state, seat, f"keep {first}", f"keep {second}")


@pytest.mark.parametrize(
    ("day", "seen_by_p0"), [(1, (0, 3, 2, 1)), (2, (0, 1, 2, 3)), (3, (0, 3, 2, 1))]
)
def test_case_04_draft(day: int, seen_by_p0: tuple[int, ...]) -> None:
    state = table(4, "draft", day)
    dealt = [set(packet) for packet in packets(state)]
    assert [len(packet) for packet in dealt] == [7, 7, 7, 7]
    for round, packet in enumerate(seen_by_p0[:3]):
        assert len(state.players[0].packet) == 7 - 2 * round
        assert set(state.players[0].packet) <= dealt[packet]
        for seat in range(4):
            keep_two(state, seat)
    assert decision(state) == "buy"
    for player in state.players:
        counts = sorted(len(set(player.kept) & packet) for packet in dealt)
        assert counts == [1, 2, 2, 2]
    # the last card came from the packet that P0 saw last
    assert state.players[0].kept[-1] in dealt[seen_by_p0[3]]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("day", [1, 2, 3, 4, 5])
def test_packets_go_left_on_odd_days_and_right_on_even_ones(seats: int, day: int) -> None:
    state = table(seats, "draft", day)
    dealt = packets(state)
    for seat in range(seats):
        keep_two(state, seat)
    for seat in range(seats):
        giver = (seat - 1) % seats if day % 2 else (seat + 1) % seats
        assert state.players[seat].packet == dealt[giver][2:]


def test_with_two_players_a_packet_comes_back() -> None:
    state = table(2)
    first = set(packets(state)[0])
    for _ in range(2):
        keep_two(state, 0)
        keep_two(state, 1)
    assert set(state.players[0].packet) < first


def test_everybody_ends_with_seven_cards_and_nothing_is_left() -> None:
    state = table(3, "buy")
    for player in state.players:
        assert len(player.kept) == 7
        assert player.packet == ()
    assert len(state.deck) == 150 - 21


def test_the_last_card_is_kept_without_a_question() -> None:
    state = table(2)
    for _ in range(3):
        keep_two(state, 0)
        keep_two(state, 1)
    assert decision(state) == "buy"


def test_all_choose_at_the_same_time() -> None:
    state = table(3)
    assert actors(state) == (0, 1, 2)
    keep_two(state, 1)
    assert actors(state) == (0, 2)
    # who has kept two waits for the others, and may not keep a third card
    assert not [line for line in texts(state, 1) if line.startswith("keep")]
    left = state.players[1].packet[0]
    assert refusal(state, 1, f"keep {left}") == "turn.not_yours"
    keep_two(state, 2)
    keep_two(state, 0)
    assert actors(state) == (0, 1, 2)


def test_the_order_of_answers_does_not_matter() -> None:
    digests = set()
    for order in permutations(range(3)):
        state = table(3)
        for _ in range(3):
            for seat in order:
                keep_two(state, seat)
        digests.add(state.digest())
    assert len(digests) == 1


def test_answers_may_be_mixed() -> None:
    one, other = table(2), table(2)
    (a, b), (c, d) = packets(one)[0][:2], packets(one)[1][:2]
    answer(one, 0, f"keep {a}", f"keep {b}")
    answer(one, 1, f"keep {c}", f"keep {d}")
    answer(other, 1, f"keep {c}")
    answer(other, 0, f"keep {a}")
    answer(other, 1, f"keep {d}")
    answer(other, 0, f"keep {b}")
    assert one.digest() == other.digest()


def test_only_cards_of_the_own_packet_can_be_kept() -> None:
    state = table(2)
    mine, theirs = packets(state)
    assert refusal(state, 0, f"keep {theirs[0]}") == "card.not_offered"
    assert refusal(state, 0, "pass") == "action.not_now"
    answer(state, 0, f"keep {mine[0]}")
    assert refusal(state, 0, f"keep {mine[0]}") == "card.not_offered"


def test_cards_from_earlier_days_take_no_part() -> None:
    state = table(2)
    give(state, 0, 84)
    assert "keep 84" not in texts(state, 0)
    assert refusal(state, 0, "keep 84") == "card.not_offered"
    skip_to(state, "buy")
    assert 84 in state.players[0].hand
    assert "buy 84" not in texts(state, 0)


# --- secrets ---


def test_others_are_not_told_what_is_kept_or_passed() -> None:
    state = table(3)
    secret = keep_two(state, 0)
    for other in (1, 2, None):
        assert ids(secret, other) == []
    assert ids(secret, 0) == ["isle.kept", "isle.kept"]
    keep_two(state, 1)
    last = keep_two(state, 2)
    shown = {
        seat: [e for e in seen(last, seat) if e.id == "isle.packet"] for seat in (0, 1)
    }
    assert [event.args["cards"] for event in shown[0]] == [state.players[0].packet]
    assert [event.args["cards"] for event in shown[1]] == [state.players[1].packet]
    assert ids(last, None) == []


def test_a_seat_sees_its_own_packet_only() -> None:
    state = table(2)
    own = GAME.view(state, 0).own
    assert own is not None
    assert own.packet == state.players[0].packet
    assert own.to_keep == 2
    assert GAME.view(state, None).own is None
    before = GAME.view(state, 1)
    state.players[0].packet = state.players[0].packet[::-1]
    assert GAME.view(state, 1) == before


def test_a_seat_remembers_what_it_passed_on() -> None:
    state = table(2)
    dealt = packets(state)[0]
    keep_two(state, 0)
    keep_two(state, 1)
    own = GAME.view(state, 0).own
    assert own is not None
    assert own.passed_on == ((1, 0, dealt[2:]),)
    assert own.kept == dealt[:2]
