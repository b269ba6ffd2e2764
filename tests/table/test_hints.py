"""Hints in words: all of a choice, what speaks for it, and how sure the search is."""

from __future__ import annotations

from meowple.kernel.registry import find
from meowple.table import queries
from meowple.table.queries import Present
from meowple.texts import texts
from tests.table.tables import QUICK, Game, Guess, decision, facts_of


def test_a_search_of_few_worlds_is_not_sure() -> None:
    few = queries.TELLING - 1
    assert queries.certainty([Guess("a", 0.9, worlds=few)]) == "unsure"


def test_a_lead_within_the_error_is_a_close_call() -> None:
    best = Guess("a", 0.6, worlds=queries.TELLING)
    assert queries.certainty([best, Guess("b", 0.55, error=0.03)]) == "close"
    assert queries.certainty([best, Guess("b", 0.5, error=0.03)]) == "clear"
    assert queries.certainty([best, Guess("b", 0.7, error=0.01)]) == "close"
    assert queries.certainty([best]) == queries.certainty([]) == "clear"


def test_the_same_cards_in_another_order_are_named_once() -> None:
    isle = find("isle")
    state = isle.start(isle.setup(2, {}, 3))
    one, other, third = map(str, isle.legal(state, 0)[:3])
    found = [
        Guess(one, then=(other,)),
        Guess(other, then=(one,)),
        Guess(third, then=(one,)),
    ]
    hint = queries.hint(Present(isle, state, 0, 1, over=False), 0, found, texts())
    named = [{f.action, *(part.action for part in f.then)} for f in hint.findings]
    assert named == [{one, other}, {third, one}]
    assert all(part.label != part.action for f in hint.findings for part in f.then)


def test_each_part_of_a_choice_is_told_as_it_is_after_the_parts_before() -> None:
    isle = find("isle")
    state = isle.start(isle.setup(2, {}, 3))
    while not (cards := [a for a in isle.legal(state, 0) if str(a).startswith("buy ")]):
        seat = isle.actors(state)[0]
        isle.play(state, seat, isle.legal(state, seat)[0])
    card = str(cards[0])
    found = [Guess(card, then=("pay",))]
    hint = queries.hint(Present(isle, state, 0, 1, over=False), 0, found, texts())
    paying = hint.findings[0].then[0]
    assert paying.label.startswith("pay ")
    assert "one card" in paying.label
    # The table itself has not gone on.
    assert card in map(str, isle.legal(state, 0))


def test_a_hint_in_a_draft_names_every_card_to_keep() -> None:
    isle = find("isle")
    game = Game.begun(isle, facts_of(isle, 2, {}, 11), "draft")
    for one in decision(game.table, 0).hint(QUICK):
        assert len({one.action, *one.then}) == game.table.position.state.keep == 2
