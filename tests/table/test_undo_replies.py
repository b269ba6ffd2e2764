"""A person who plays against bots takes back an action together with the bots' replies,
as long as nothing has come to light."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meowple.kernel.game import AnyGame
from meowple.kernel.plugin import Plugin
from meowple.kernel.registry import built_in, games
from meowple.kernel.rng import Rng
from meowple.table.errors import Conflict
from meowple.table.log import UNDO
from meowple.table.seats import BOT, HOTSEAT, TableFacts
from meowple.table.table import ActionRequest, Table
from meowple.table.terms import Terms
from meowple.table.undo import PastNotHeld, may_undo, undone_too
from meowple.texts import texts
from tests.table.tables import STARTED, Game, facts_of

TERMS = Terms(window_seconds=0)
# The person's seat; all others are bots'.
ME = 0
# This many undos over replies are looked at.
ENOUGH = 3


def against_bots(game: AnyGame, seats: int = 2, seed: int = 5) -> TableFacts:
    facts = facts_of(game, seats, {}, seed, TERMS)
    others = tuple(
        replace(seat, kind=BOT, profile=None, bot="random") for seat in facts.seats[1:]
    )
    return replace(facts, seats=(facts.seats[0], *others))


class Match(Game):
    """A game of a person who never takes back by chance."""

    def person_acts(self) -> None:
        position = self.table.position
        legal = [str(a) for a in position.game.legal(position.state, ME)]
        self._act(ME, self.rng.choice([a for a in legal if not a.startswith("ask ")]))

    def bots_act(self) -> bool:
        """Whether a bot was asked and acted."""
        for proposal in self._due():
            self._committed(proposal)
            return True
        return False

    def shown(self) -> tuple[object, list[str]]:
        """The view and the actions of the person."""
        state = self.table.state(ME, texts(), self.now)
        return state.view, state.actions


# A game, and what the person saw before the last action.
Answered = tuple[Match, tuple[object, list[str]]]


def match(game: AnyGame, seed: int) -> Match:
    found = Match.begun(game, against_bots(game, seed=seed), f"replies {seed}")
    assert isinstance(found, Match)
    return found


def undo(game: Match, number: int | None = None) -> None:
    seen = game.table.position.shown(ME) if number is None else number
    game.table.undo(ActionRequest(ME, seen, f"u{game.table.position.number}"), game.now)


def answered(plugin: Plugin) -> list[Answered]:
    """Games in which bots have answered an action that can still be taken back, and what
    the person saw before that action."""
    found: list[Answered] = []
    for seed in range(40):
        game = match(plugin.game, seed)
        while not game.table.over and len(found) < ENOUGH:
            if ME not in game.table.position.asked:
                assert game.bots_act()
                continue
            before = game.shown()
            game.person_acts()
            while game.bots_act():
                pass
            if undone_too(game.table.position, ME):
                found.append((game, before))
                break
        if len(found) == ENOUGH:
            return found
    raise AssertionError("bots never answered what can be taken back")


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_an_undo_takes_back_the_replies_of_bots(plugin: Plugin) -> None:
    for game, before in answered(plugin):
        table = game.table
        fallen = table.state(ME, texts(), game.now).undone_too
        since = table.position.rows[-1]
        undo(game)
        state = table.state(ME, texts(), game.now, since)
        assert game.shown() == before
        assert state.undone[1:] == fallen
        assert table.position.rows[-1].entry.kind == UNDO
        assert ME in table.position.asked


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_nothing_that_came_to_light_is_taken_back(plugin: Plugin) -> None:
    game, undone = match(plugin.game, 3), 0
    while not game.table.over:
        position = game.table.position
        if ME not in position.asked:
            assert game.bots_act()
        else:
            game.person_acts()
        reach = position.moment.reach
        moment = position.moment
        for number in reversed(reach):
            assert moment.entry is not None
            assert moment.entry.number == number
            assert not any(event.reveals for event in moment.events)
            assert moment.previous is not None
            assert moment.previous.state.rng.counter == position.state.rng.counter
            moment = moment.previous
        undone += bool(reach)
        assert may_undo(position, ME) == (bool(reach) and not position.over)
    assert undone


def test_a_card_that_a_bot_showed_from_its_hand_stays_shown() -> None:
    rules = games()["isle"]
    game = shown_card(rules, "isle.find")
    assert not may_undo(game.table.position, ME)
    with pytest.raises(Conflict, match=r"undo\.not_now"):
        undo(game)


def shown_card(rules: AnyGame, event: str) -> Match:
    """A game in which a bot answered an action that could be taken back by playing a card
    from its hand."""
    for seed in range(60):
        game = match(rules, seed)
        while not game.table.over:
            reach = game.table.position.moment.reach
            if ME in game.table.position.asked:
                game.person_acts()
            elif game.bots_act():
                told = [one.id for one in game.table.position.moment.events]
                if reach and event in told:
                    return game
    raise AssertionError("no bot showed a card")


def test_an_undo_that_was_meant_before_the_replies_came_counts_as_well() -> None:
    game, before = answered(next(iter(built_in())))[0]
    own = game.table.position.moment.reach[0]
    undo(game, own)
    assert game.shown() == before
    # The same wish once more was about the same action, which is gone.
    with pytest.raises(Conflict, match=r"action\.stale"):
        undo(game, own)


def test_a_table_that_holds_few_rows_says_so_and_takes_back_the_same() -> None:
    game, _ = answered(next(iter(built_in())))[0]
    facts, rules = game.table.facts, game.table.game
    few = Table(facts, rules, game.log, recent=1)
    assert few.position.moment.reach == game.table.position.moment.reach
    with pytest.raises(PastNotHeld):
        few.undo(ActionRequest(ME, few.position.shown(ME), "u"), STARTED)
    assert may_undo(few.position, ME)


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_between_two_people_a_reply_still_ends_the_right_to_undo(plugin: Plugin) -> None:
    facts = facts_of(plugin.game, 3, {}, 5, TERMS)
    assert [seat.kind for seat in facts.seats[1:]] == [HOTSEAT, BOT]
    game, rng = Table(facts, plugin.game), Rng("people")
    while not game.over and game.position.number < 60:
        seat = game.position.asked[0]
        legal = game.game.legal(game.position.state, seat)
        before = game.position.moment.undoable
        request = ActionRequest(seat, game.position.shown(seat), f"r{game.position.number}")
        game.act(request, str(rng.choice(legal)), STARTED)
        others = [other for other in before if other != seat]
        knowing = [o for o in others if game.position.moment.known_to(o)]
        assert not any(may_undo(game.position, other) for other in knowing)
        assert undone_too(game.position, seat) == []
