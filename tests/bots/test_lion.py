"""The lion: a tiger with five times the time, which it uses. And the time of both."""

from __future__ import annotations

import gc
from collections.abc import Sequence

import pytest

from meowple.bots import longest_time, seat_bot, thinking_time
from meowple.bots.bot import Bot, Clock, Question
from meowple.bots.candidates import Candidate
from meowple.bots.levels import CatBot, LionBot, TigerBot
from meowple.bots.search import LION, TIGER, Effort, Search
from meowple.kernel.frame import Action
from meowple.kernel.knowledge import Knowledge, Outlook
from meowple.kernel.registry import built_in, find
from meowple.kernel.rng import Rng
from tests.pebbles import Heap, Name, Pebbles

GAMES = [plugin.id for plugin in built_in()]


class Watched:
    """A clock that moves on whenever it is read, and says what time it is."""

    def __init__(self, tick: float) -> None:
        self.now, self._tick = 0.0, tick

    def __call__(self) -> float:
        self.now += self._tick
        return self.now


def asked(id: str, decisions: int) -> Sequence[Question]:
    """Decisions of a game between cats, after some."""
    game, found = find(id), []
    state = game.start(game.setup(2, {}, 3))
    cats = [CatBot(seat) for seat in range(2)]
    for _ in range(decisions):
        seat = game.actors(state)[0]
        actions = game.legal(state, seat)
        if len(actions) > 1:
            found.append(Question(game, state.copy(), seat, actions))
        game.play(state, seat, cats[seat].choose(Question(game, state, seat, actions)))
    return found


def test_a_lion_has_five_times_the_usual_time() -> None:
    assert thinking_time("lion", 1.0) == 5.0
    assert {thinking_time(bot, 1.0) for bot in ("random", "kitten", "cat", "tiger")} == {1}
    assert longest_time(0.5) == 2.5


@pytest.mark.parametrize("collecting", [True, False])
def test_no_garbage_collection_takes_time_from_a_search(
    monkeypatch: pytest.MonkeyPatch, collecting: bool
) -> None:
    seen: list[bool] = []

    def best(self: Search) -> Action:
        seen.append(gc.isenabled())
        return self._question.actions[0]

    monkeypatch.setattr(Search, "best", best)
    if not collecting:
        gc.disable()
    try:
        TigerBot(1).choose(asked("fits", 3)[0])
        assert (seen, gc.isenabled()) == ([False], collecting)
    finally:
        gc.enable()


def test_no_garbage_collection_follows_a_search_for_what_it_leaves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left: list[list[object]] = []

    def best(self: Search) -> Action:
        left.append([])
        return self._question.actions[0]

    monkeypatch.setattr(Search, "best", best)
    TigerBot(1).choose(asked("fits", 3)[0])
    assert any(one is left[0] for one in gc.get_objects(generation=2))


@pytest.mark.parametrize("game", GAMES)
def test_a_search_leaves_no_cycles_behind(game: str) -> None:
    question = asked(game, 8)[-1]
    LionBot(1, worlds=3).choose(question)
    gc.collect()
    gc.disable()
    try:
        LionBot(1, worlds=3).choose(question)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        # Other threads of the tests may leave something of their own.
        kinds = {type(one).__module__.partition(".")[0] for one in gc.garbage}
        assert "meowple" not in kinds
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


class Punctual(Bot):
    """Notes how much time it is given."""

    def __init__(self) -> None:
        self.times: list[float] = []

    def choose(self, question: Question) -> Action:
        self.times.append(question.seconds)
        return question.actions[0]


def test_the_usual_time_is_multiplied_where_a_bot_is_seated(pebbles: Pebbles) -> None:
    state, bot = pebbles.start(pebbles.setup(2)), Punctual()
    legal = pebbles.legal(state, 0)
    bot.chooser(pebbles, state, 0, 0.5)(legal)
    bot.time_factor = LionBot.time_factor
    bot.chooser(pebbles, state, 0, 0.5)(legal)
    assert bot.times == [0.5, 2.5]


def test_a_time_of_its_own_is_not_multiplied(
    monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles
) -> None:
    times: list[float] = []
    choose = LionBot.choose

    def noting(self: LionBot, question: Question) -> Action:
        times.append(question.seconds)
        return choose(self, question)

    monkeypatch.setattr(LionBot, "choose", noting)
    state = pebbles.start(pebbles.setup(2))
    lion = seat_bot("lion@0.01", 1, 0)
    lion.chooser(pebbles, state, 0, 1.0)(pebbles.legal(state, 0))
    assert times == [0.01]


@pytest.mark.parametrize("seconds", [0.2, 1.0, 5.0])
@pytest.mark.parametrize("kind", [TigerBot, LionBot])
@pytest.mark.parametrize("id", GAMES)
def test_time_is_kept_within_ten_per_cent(
    id: str, kind: type[TigerBot], seconds: float
) -> None:
    """By a clock that counts how often it is read, so that no busy machine matters. All
    that takes long reads it: lines at every step, the first look at every action."""
    for question in asked(id, 12)[-2:]:
        clock: Clock = Watched(seconds / 300)
        question.seconds, question.clock = seconds, clock
        assert kind(5).choose(question) in question.actions
        assert isinstance(clock, Watched)
        assert clock.now <= 1.1 * seconds


class Level(Knowledge):
    """Any number is as good as another by luck; looks at a few, then at more."""

    width, widest = 4, 12

    def clock(self, state: Heap) -> int:
        return sum(number is not None for number in state.named)

    def outlook(self, state: Heap) -> Outlook:
        number = state.named[0] or 0
        chance = 0.9 if number == 10 else 0.5 - number / 100
        return Outlook((0.0, 0.0), (chance, 1 - chance))


def naming(monkeypatch: pytest.MonkeyPatch, game: Pebbles, effort: Effort) -> Search:
    monkeypatch.setattr("meowple.bots.search.knowledge", Level)
    state = game.start(game.setup(2))
    question = Question(game, state, 0, game.legal(state, 0))
    return Search(question, Rng(1), worlds=40, effort=effort)


def test_when_the_best_is_known_early_other_actions_are_looked_at(
    monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles
) -> None:
    """What looks good at first is the first four; the best is the tenth."""
    assert naming(monkeypatch, pebbles, TIGER).best() == Name(10)
    first = naming(monkeypatch, pebbles, TIGER).findings()[0]
    assert first.action == Name(10)


def test_without_time_nothing_else_is_looked_at(
    monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles
) -> None:
    search = naming(monkeypatch, pebbles, TIGER)
    search._race()
    search._deadline = -1.0
    assert not search._widen()
    # One line needs no look at the clock here: the other seat's number ends it.
    monkeypatch.setattr(search, "_depth", 2)
    assert not search._catch_up(Candidate(Name(10)), 1)


def test_a_lion_tries_more_candidates_in_more_worlds(
    monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles
) -> None:
    tiger, lion = (naming(monkeypatch, pebbles, effort) for effort in (TIGER, LION))
    assert len(lion._candidates) == 2 * len(tiger._candidates)
    for search in (tiger, lion):
        search._race()
    assert len(lion._met) > len(tiger._met)
    assert lion._depth == 2 * tiger._depth


class Patient(Level):
    """Judges at the end of the game, if it can."""

    width, deepest = 6, 100


@pytest.mark.parametrize(("seconds", "candidates"), [(1e6, 6), (80.0, 3)])
def test_with_little_time_candidates_are_put_off_and_lines_stay_long(
    monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles, seconds: float, candidates: int
) -> None:
    monkeypatch.setattr("meowple.bots.search.knowledge", Patient)
    state = pebbles.start(pebbles.setup(2))
    legal = pebbles.legal(state, 0)
    search = Search(Question(pebbles, state, 0, legal, seconds, Watched(0.2)), Rng(1))
    assert search._depth == Patient.deepest
    assert len(search._candidates) == candidates
    assert len(search._candidates) + len(search._others) == Patient.widest


def test_a_lion_decides_as_it_did_for_the_same_seed(pebbles: Pebbles) -> None:
    state = pebbles.start(pebbles.setup(2))
    question = Question(pebbles, state, 0, pebbles.legal(state, 0))
    one, same = (LionBot(4, worlds=3).choose(question) for _ in range(2))
    assert one == same
