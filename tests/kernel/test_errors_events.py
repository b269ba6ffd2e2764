"""Errors name the rule that forbids; events reach those who may know."""

from __future__ import annotations

import pickle

import pytest

from meowple.kernel.errors import (
    BadData,
    BadRecord,
    BadSetup,
    BadText,
    IllegalAction,
    MeowpleError,
)
from meowple.kernel.event import Event, seen, spoken


@pytest.mark.parametrize("kind", [BadData, BadRecord, BadSetup, BadText, IllegalAction])
def test_every_error_is_one_of_the_family(kind: type[MeowpleError]) -> None:
    error = kind("fish.too_few", need=5, have=3)
    assert isinstance(error, MeowpleError)
    assert error.id == "fish.too_few"
    assert error.details == {"need": 5, "have": 3}


def test_an_error_shows_its_id_and_details() -> None:
    assert str(MeowpleError("tile.overlaps")) == "tile.overlaps"
    error = MeowpleError("fish.too_few", need=5, have=3)
    assert str(error) == "fish.too_few (need=5, have=3)"


PUBLIC = Event("a", {})
WHISPERED = Event("b", {"card": 84}, (1,))
SHARED = Event("c", {}, (0, 1))
HIDDEN = Event("d", {}, ())


def test_everybody_sees_what_is_told_to_all() -> None:
    assert all(PUBLIC.seen_by(seat) for seat in (0, 1, 2, None))


def test_a_whisper_is_seen_by_its_seat_alone() -> None:
    assert [seat for seat in (0, 1, 2, None) if WHISPERED.seen_by(seat)] == [1]


def test_what_nobody_may_see_is_seen_by_nobody_and_needs_no_words() -> None:
    assert not any(HIDDEN.seen_by(seat) for seat in (0, 1, 2, None))
    assert spoken([PUBLIC, WHISPERED, HIDDEN]) == [PUBLIC, WHISPERED]


@pytest.mark.parametrize(("seat", "ids"), [(0, "ac"), (1, "abc"), (2, "a"), (None, "a")])
def test_each_seat_gets_its_own_events_in_their_order(seat: int | None, ids: str) -> None:
    events = [PUBLIC, WHISPERED, SHARED, HIDDEN]
    assert "".join(event.id for event in seen(events, seat)) == ids


def test_an_error_comes_whole_out_of_another_process() -> None:
    error = IllegalAction("fish.too_few", needed=5)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is IllegalAction
    assert (again.id, again.details) == ("fish.too_few", {"needed": 5})
