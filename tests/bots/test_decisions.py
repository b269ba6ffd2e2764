"""Decisions at a table: each has its own seed, wherever and whenever it is made."""

from __future__ import annotations

from meowple.bots.bot import Bot
from meowple.bots.decisions import SeatDecision, decision_seed
from meowple.bots.random import RandomBot
from tests.pebbles import Pebbles

LITTLE = 0.02


def test_the_seed_of_a_decision_names_the_game_the_purpose_the_seat_and_the_place() -> None:
    # Games that are being played go on with these seeds: they never change.
    assert decision_seed(77, "bot", 1, 12) == "77:bot:1:12"
    assert decision_seed("77", "study", 0, 3) == "77:study:0:3"


def test_a_bot_is_made_for_each_decision_by_its_seed(pebbles: Pebbles) -> None:
    made: list[tuple[str, str]] = []

    def make(name: str, seed: str) -> Bot:
        made.append((name, seed))
        return RandomBot(seed)

    state = pebbles.start(pebbles.setup(2, seed=5))
    for actions in (0, 4):
        decision = SeatDecision(pebbles, state, 0, 5, actions)
        chosen = decision.choice("cat", LITTLE, make)
        assert chosen == RandomBot(f"5:bot:0:{actions}").pick(pebbles.legal(state, 0))
    assert made == [("cat", "5:bot:0:0"), ("cat", "5:bot:0:4")]


def test_a_decision_made_twice_is_the_same(pebbles: Pebbles) -> None:
    state = pebbles.start(pebbles.setup(2, seed=5))
    decisions = [SeatDecision(pebbles, state, 0, seed, 0) for seed in (5, "5")]
    for bot in ("random", "kitten", "cat"):
        one, same = (decision.choice(bot, LITTLE) for decision in decisions)
        assert one == same


def test_a_hint_and_a_review_find_something_about_every_choice(pebbles: Pebbles) -> None:
    state = pebbles.start(pebbles.setup(2, seed=5))
    decision, legal = SeatDecision(pebbles, state, 0, 5, 0), pebbles.legal(state, 0)
    assert {found.action for found in decision.hint(LITTLE)} <= set(legal)
    reviewed = decision.review(LITTLE, str(legal[-1]))
    assert legal[-1] in {found.action for found in reviewed}
