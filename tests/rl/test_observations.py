"""Observations hold what a seat may know, all of one shape, and never a secret."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from meowple.encoding.observation_layout import Arrays
from meowple.games.fits.rules.deck import our_deck
from meowple.games.fits.rules.view import FitsView
from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.view import IsleView
from meowple.games.kyoto.rules.box import our_box
from meowple.games.kyoto.rules.view import KyotoView
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from meowple.rl.encodings import encoding
from meowple.rl.match import Match
from tests.rl.playing import EVERY_MODE, GAMES, moments

# Secrets are dealt again at one decision in this many.
OFTEN = 19


def arrays(match: Match, seat: int) -> Arrays:
    return match.observer.layout.arrays(match.vector(seat))


@EVERY_MODE
def test_secrets_dealt_anew_give_the_same_observation(
    id: str, seats: int, options: dict[str, Value]
) -> None:
    match, rng, deals = Match(id, seats, options), Rng("dealt anew"), 0
    for number in moments(match, seed=2):
        if number % OFTEN or match.over:
            continue
        for seat in range(seats):
            other = match.game.imagine(match.state, seat, rng)
            deals += other.digest() != match.state.digest()
            seen = match.observer.observe(match.game.view(other, seat))
            assert np.array_equal(seen, match.vector(seat))
    assert deals


@EVERY_MODE
def test_an_observer_shows_what_a_new_one_shows(
    id: str, seats: int, options: dict[str, Value]
) -> None:
    """Anything kept from earlier positions, and from other games, doesn't show."""
    match, rng = Match(id, seats, options), Rng("kept")
    earlier = match.state
    for number in moments(match, seed=4):
        if number % OFTEN:
            match.vector(number % seats)
            continue
        imagined = match.game.imagine(match.state, number % seats, rng)
        for state in (earlier, match.state, imagined):
            view = match.game.view(state, number % seats)
            new = encoding(id).observer(match.game, match.setup)
            assert np.array_equal(match.observer.observe(view), new.observe(view))
        earlier = match.state.copy()


@EVERY_MODE
def test_every_observation_is_in_its_space(
    id: str, seats: int, options: dict[str, Value]
) -> None:
    match = Match(id, seats, options)
    flat, structured = match.observation_space(True), match.observation_space(False)
    for number in moments(match, seed=3):
        if number % OFTEN == 0 or match.over:
            assert flat.contains(match.observation(number % seats, True))
            assert structured.contains(match.observation(number % seats, False))


@pytest.mark.parametrize("id", GAMES)
def test_the_flat_observation_is_the_structured_one_in_a_row(id: str) -> None:
    match = Match(id, 2, {})
    for _ in moments(match, seed=4):
        pass
    vector, named = match.vector(1), arrays(match, 1)
    assert [*named] == [*match.observer.layout.shapes]
    row = np.concatenate([array.ravel() for array in named.values()])
    assert np.array_equal(row, vector)


@pytest.mark.parametrize(
    ("id", "options", "rare"),
    [
        ("fits", {}, {"discards"}),
        ("isle", {}, set()),
        # the heron leaves a choice how to meet it
        ("kyoto", {"scenario": "river"}, {"marks"}),
    ],
    ids=GAMES,
)
def test_every_array_says_something_sooner_or_later(
    id: str, options: dict[str, Value], rare: set[str]
) -> None:
    match = Match(id, 2, options)
    silent = {*match.observer.layout.shapes}
    for seed in range(5):
        for _ in moments(match, seed):
            named = arrays(match, match.seat or 0)
            silent -= {name for name, array in named.items() if array.any()}
    assert silent == rare


def test_discards_are_seen_and_princesses_among_them_counted() -> None:
    match = Match("fits", 2, {})
    view = match.game.view(match.state, 0)
    assert isinstance(view, FitsView)
    seen = replace(view, discards=("B02", "princess"))
    row = match.observer.layout.arrays(match.observer.observe(seen))["discards"]
    assert row.nonzero()[0].tolist() == [1, len(row) - 1]


def test_the_lanterns_that_each_kitten_has_lit_are_seen() -> None:
    match = Match("kyoto", 2, {"scenario": "lanterns"})
    view = match.game.view(match.state, 1)
    assert isinstance(view, KyotoView)
    lit = replace(view.players[0], marks=("terrace-n",))
    seen = replace(view, players=(lit, view.players[1]))
    marks = match.observer.layout.arrays(match.observer.observe(seen))["marks"]
    assert marks.sum(1).tolist() == [0, 1]


def test_a_hand_is_seen_by_its_owner() -> None:
    match = Match("fits", 2, {})
    for seat in range(2):
        view = match.game.view(match.state, seat)
        assert isinstance(view, FitsView)
        held = {*(view.players[seat].hand or ())}
        cards = (*our_deck().box, "P1", "P2", "P3", "P4", "P5")
        shown = arrays(match, seat)["hand"].nonzero()[0]
        assert {cards[place] for place in shown} == held


def test_the_packet_of_a_draft_is_seen_by_its_owner() -> None:
    match = Match("isle", 2, {})
    cards = [*base_box().cards]
    for seat in range(2):
        view = match.game.view(match.state, seat)
        assert isinstance(view, IsleView)
        assert view.own is not None
        shown = arrays(match, seat)["packet"].nonzero()[0]
        assert {cards[place] for place in shown} == {*view.own.packet}


def test_the_viewer_comes_first() -> None:
    match = Match("kyoto", 3, {})
    for seat in range(3):
        view = match.game.view(match.state, seat)
        assert isinstance(view, KyotoView)
        ordered = [view.players[(seat + i) % 3] for i in range(3)]
        shown = arrays(match, seat)["skills"] * our_box().skill_max
        for player, skills in zip(ordered, shown, strict=True):
            assert skills.tolist() == pytest.approx([*player.skills.values()])


def test_chances_stand_at_the_numbers_of_their_actions() -> None:
    match = Match("kyoto", 2, {})
    for _ in moments(match, seed=1):
        if match.seat is None:
            continue
        chances = arrays(match, match.seat)["chances"]
        assert {*chances.nonzero()[0]} <= {*match.legal}
        view = match.game.view(match.state, match.seat)
        assert isinstance(view, KyotoView)
        for offer in view.offers:
            action = match.game.parse(offer.action)
            if len(offer.checks) == 1 and offer.bike is None and "step" not in offer.action:
                chance = offer.checks[0].chance
                code = match.catalogue.code(action, match.seat)
                assert chances[code] == pytest.approx(chance.good / chance.cases)
