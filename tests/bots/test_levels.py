"""Kitten, cat and tiger, on a game whose best play is known."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from math import inf

import pytest

from meowple.bots.bot import Bot, Clock, Question
from meowple.bots.levels import CatBot, KittenBot, TigerBot
from meowple.bots.search import Search
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Knowledge, Late, Outlook, never
from meowple.kernel.registry import find, knowledge
from meowple.kernel.rng import Rng
from tests.pebbles import Heap, Name, Pebbles, Take


class Modest(Knowledge):
    """Likes few pebbles; a name is nothing to think about."""

    def weigh(self, state: Heap, seat: int, actions: Sequence[Action]) -> Sequence[float]:
        return [
            -float(action.pebbles)
            if isinstance(action, Take)
            else (0.0 if action == Name(7) else -inf)
            for action in actions
        ]


@pytest.fixture
def modest(monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles) -> Pebbles:
    monkeypatch.setattr("meowple.bots.levels.knowledge", Modest)
    monkeypatch.setattr("meowple.bots.search.knowledge", Modest)
    return pebbles


def taking(game: Pebbles, heap: int, taken: list[int]) -> Heap:
    """Two have named their numbers, and the first is to take."""
    state = game.start(game.setup(2))
    game.play(state, 0, Name(1))
    game.play(state, 1, Name(1))
    state.heap, state.taken, state.turn = heap, taken, 0
    return state


def ask(bot: Bot, game: Pebbles, state: Heap) -> Action:
    return bot.choose(Question(game, state, 0, game.legal(state, 0)))


def ticking() -> Clock:
    """A clock that moves on by a second whenever it is read."""
    return map(float, count()).__next__


def test_the_cat_takes_what_looks_best(modest: Pebbles) -> None:
    assert ask(CatBot(1), modest, taking(modest, 9, [0, 0])) == Take(1)


def test_a_kitten_overlooks_something_now_and_then(modest: Pebbles) -> None:
    state = taking(modest, 9, [0, 0])
    kitten = KittenBot(1)
    chosen = [ask(kitten, modest, state) for _ in range(200)]
    assert {Take(1), Take(2), Take(3)} == set(chosen)
    assert chosen.count(Take(1)) > 80


def test_a_tiger_sees_beyond_what_looks_best(modest: Pebbles) -> None:
    # A seat that has one already would win with the pebbles that are left.
    state = taking(modest, 3, [0, 1])
    assert ask(CatBot(1), modest, state) == Take(1)
    assert ask(TigerBot(1, worlds=40), modest, state) == Take(3)


def test_what_is_never_worth_a_look_is_not_looked_at(modest: Pebbles) -> None:
    state = modest.start(modest.setup(2))
    assert ask(TigerBot(1, worlds=5), modest, state) == Name(7)


def test_the_same_seed_gives_the_same_action(pebbles: Pebbles) -> None:
    state = taking(pebbles, 9, [0, 0])
    assert len({ask(TigerBot(seed, worlds=2), pebbles, state) for seed in range(8)}) > 1
    for kind in (KittenBot, CatBot, lambda seed: TigerBot(seed, worlds=2)):
        assert ask(kind(5), pebbles, state) == ask(kind(5), pebbles, state)


def test_no_choice_is_no_question(modest: Pebbles) -> None:
    state = taking(modest, 1, [0, 0])
    for bot in (KittenBot(1), CatBot(1), TigerBot(1, worlds=1)):
        assert ask(bot, modest, state) == Take(1)


def test_without_time_the_tiger_plays_what_looks_best(modest: Pebbles) -> None:
    state = taking(modest, 9, [0, 0])
    question = Question(modest, state, 0, modest.legal(state, 0), seconds=1e-9)
    assert TigerBot(1).choose(question) == Take(1)


class Curious(Modest):
    """Looks at one taking, or at all of them; notes what is left when it judges."""

    deepest = 50

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.left: set[int] = set()

    def clock(self, state: Heap) -> int:
        return sum(state.taken)

    def outlook(self, state: Heap) -> Outlook:
        self.left.add(state.heap)
        return super().outlook(state)


@pytest.mark.parametrize(("seconds", "left"), [(1, {8, 7, 6}), (5000, {0})])
def test_lines_are_played_as_deep_as_there_is_time(
    monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles, seconds: int, left: set[int]
) -> None:
    curious = Curious(pebbles)
    monkeypatch.setattr("meowple.bots.search.knowledge", lambda game: curious)
    state = taking(pebbles, 9, [0, 0])
    question = Question(pebbles, state, 0, pebbles.legal(state, 0), seconds, ticking())
    Search(question, Rng(1)).findings()
    assert curious.left == left


class Thorough(Modest):
    """Looks at all that can be done, as long as there is time."""

    looked = 0

    def study(
        self, state: Heap, seat: int, actions: Sequence[Action], late: Late = never
    ) -> Sequence[float]:
        self.looked = sum(not late() for _ in actions)
        return self.weigh(state, seat, actions)


def test_the_first_look_leaves_time_for_the_race(
    monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles
) -> None:
    thorough = Thorough(pebbles)
    monkeypatch.setattr("meowple.bots.search.knowledge", lambda game: thorough)
    state = pebbles.start(pebbles.setup(2))
    legal = pebbles.legal(state, 0)
    question = Question(pebbles, state, 0, legal, 20, ticking())
    TigerBot(1).choose(question)
    assert 10 < thorough.looked < 20
    TigerBot(1, worlds=1).choose(question)
    assert thorough.looked == len(legal) == 30


def test_findings_have_the_best_first_and_what_was_played(pebbles: Pebbles) -> None:
    state = taking(pebbles, 3, [0, 1])
    question = Question(pebbles, state, 0, pebbles.legal(state, 0))
    found = Search(question, Rng(1), worlds=40).findings(Take(1))
    assert found[0].action == Take(3)
    assert (found[0].chance, found[0].score) == (1.0, 3.0)
    played = next(one for one in found if one.action == Take(1))
    assert played.chance < 1.0
    assert played.worlds >= 8


class Sure(Modest):
    """Judges every position by what was taken last, the same in all worlds."""

    def clock(self, state: Heap) -> int:
        return sum(state.taken)

    def outlook(self, state: Heap) -> Outlook:
        chance = state.taken[0] / 100
        return Outlook((0.0, 0.0), (chance, 1 - chance))


@pytest.mark.parametrize(("differ", "worlds"), [(True, 4), (False, 8)])
def test_worlds_that_agree_on_what_is_worse_end_the_race_early(
    monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles, differ: bool, worlds: int
) -> None:
    """Where nothing makes a difference yet, more of them are looked at."""
    sure = Sure(pebbles)
    if not differ:
        monkeypatch.setattr(sure, "outlook", lambda state: Outlook((0, 0), (0.5, 0.5)))
    monkeypatch.setattr("meowple.bots.search.knowledge", lambda game: sure)
    state = taking(pebbles, 9, [0, 0])
    search = Search(Question(pebbles, state, 0, pebbles.legal(state, 0)), Rng(1), 40)
    search.best()
    assert {len(one.chances) for one in search._candidates} == {worlds}


class Careful(Modest):
    """What looks best is given up only for what is better beyond doubt."""

    caution = 3.0


@pytest.mark.parametrize("worlds", [12, 40])
def test_the_first_finding_is_what_the_tiger_would_play(
    monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles, worlds: int
) -> None:
    monkeypatch.setattr("meowple.bots.search.knowledge", Careful)
    state = taking(pebbles, 9, [0, 0])
    question = Question(pebbles, state, 0, pebbles.legal(state, 0))
    unsure = 0
    for seed in range(20):
        first, *others = Search(question, Rng(seed), worlds).findings()
        assert first.action == TigerBot(seed, worlds=worlds).choose(question)
        chances = [one.chance for one in others]
        assert chances == sorted(chances, reverse=True)
        unsure += chances[0] > first.chance
    # It is not always what promises most.
    assert unsure


def test_a_game_of_which_nothing_is_known_is_judged_by_its_result(
    pebbles: Pebbles,
) -> None:
    state = taking(pebbles, 3, [0, 0])
    nothing = knowledge(pebbles)
    assert type(nothing) is Knowledge
    assert nothing.outlook(state) == Outlook((0.0, 0.0), (0.5, 0.5))
    pebbles.play(state, 0, Take(3))
    assert nothing.outlook(state) == Outlook((3.0, 0.0), (1.0, 0.0))


@pytest.mark.parametrize("id", ["isle", "fits", "kyoto"])
def test_every_game_has_its_own_knowledge(id: str) -> None:
    assert type(knowledge(find(id))) is not Knowledge
