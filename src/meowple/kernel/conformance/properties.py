"""The parts of the conformance kit: one method for each property of `check.py`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations, pairwise
from typing import TypeVar

from meowple.kernel.conformance.outcomes import Outcome, contrast, difference, news
from meowple.kernel.conformance.sharing import changeable
from meowple.kernel.errors import BadText, IllegalAction
from meowple.kernel.event import Event
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record, begin, replay
from meowple.kernel.result import Line
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup
from meowple.kernel.state import State, freeze

T = TypeVar("T")


class Broken(AssertionError):
    """A property that does not hold: its number, and what happened.

    `check_game` adds the record of the game so far, with which it can be seen again.
    """

    def __init__(self, number: int, what: str) -> None:
        super().__init__(number, what)
        self.number = number
        self.what = what
        self.record: Record | None = None

    def __str__(self) -> str:
        after = f", after {len(self.record.actions)} actions" if self.record else ""
        return f"property {self.number}{after}: {self.what}"


def never(_: object) -> bool:
    return False


class Kit:
    """The properties of one game and setup, each on its own.

    `sample`: how many actions are tried of a long list; at least 4.
    `ordered`: actions whose effect may depend on who is faster (an interjection that
    draws from a common deck); property 8 leaves them out.
    `passing`: events that tell what no view keeps (a card shown and put back);
    property 5 leaves them out.
    `values`: classes that never change although Python would let them; copies may
    share them.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        *,
        sample: int = 8,
        ordered: Callable[[Action], bool] = never,
        passing: Callable[[Event], bool] = never,
        values: tuple[type, ...] = (),
    ) -> None:
        self.game = game
        self.setup = setup
        self.seats = range(setup.seats)
        self.sample = sample
        self.ordered = ordered
        self.passing = passing
        self.values = (Setup, *values)
        self.census = dict(game.census(game.start(setup)))

    # 1: it ends, and nobody is stuck

    def turn(self, state: State) -> None:
        """Somebody is asked and can answer, or the game is over and says who won."""
        actors = self.game.actors(state)
        if list(actors) != sorted({*actors} & {*self.seats}):
            raise Broken(1, f"actors are {actors}: not seats in order, each once")
        if not actors:
            self.end(state)
        elif self.game.result(state) is not None:
            raise Broken(1, f"there is a result, but seats {actors} are asked")
        for seat in actors:
            if not self.game.legal(state, seat):
                raise Broken(1, f"seat {seat} is asked and has no legal action")
        self.idle(state, actors)

    def end(self, state: State) -> None:
        """The result accounts for every point, and nothing more can be done."""
        result = self.game.result(state)
        if result is None:
            raise Broken(1, "nobody is asked, but there is no result")
        if not len(result.scores) == len(result.lines) == self.setup.seats:
            raise Broken(1, "the result has not one score and one account per seat")
        accounts = [*zip(result.scores, result.lines, strict=True)]
        accounts += [(rival.score, rival.lines) for rival in result.rivals]
        for score, lines in accounts:
            if score != _total(lines):
                raise Broken(1, f"lines sum to {_total(lines)}, the score is {score}")
        known = {*self.seats, *(rival.name for rival in result.rivals)}
        if not result.winners or not known.issuperset(result.winners):
            raise Broken(1, f"winners are {result.winners}")
        for seat in self.seats:
            if self.game.legal(state, seat):
                raise Broken(1, f"the game is over, but seat {seat} may act")

    # 2: no piece is lost or doubled

    def pieces(self, state: State) -> None:
        now = dict(self.game.census(state))
        for piece in {**self.census, **now}:
            if self.census.get(piece, 0) != now.get(piece, 0):
                count = f"{now.get(piece, 0)} instead of {self.census.get(piece, 0)}"
                raise Broken(2, f"of {piece} there are {count}")

    # 3: exactly what is listed

    def legality(self, state: State, strangers: Collection[Action], rng: Rng) -> None:
        """`strangers` are actions that may be illegal now, to be tried."""
        before = state.digest()
        for seat in self.seats:
            legal = self.game.legal(state, seat)
            listed = {*_texts(legal)}
            if len(listed) != len(legal):
                raise Broken(3, f"seat {seat} is offered the same action twice")
            for action in some(legal, self.sample, rng):
                self.text(action)
                self.play(state.copy(), seat, action)
            others = [action for action in strangers if str(action) not in listed]
            tried = some(others, self.sample, rng)
            copy = state.copy()
            for action in tried:
                self._refused(copy, seat, action)
            if copy.digest() != before:
                what = f"seat {seat} may do none of {_texts(tried)}"
                raise Broken(3, f"{what}, but one of them changed the state")

    def idle(self, state: State, actors: Collection[int]) -> None:
        """What counts for a seat that does not answer is one of its answers."""
        for seat in self.seats:
            action = self.game.idle(state, seat)
            if action is None:
                continue
            if seat not in actors:
                raise Broken(3, f"seat {seat} is not asked, but idle it would {action}")
            if action not in self.game.legal(state, seat):
                raise Broken(3, f"seat {seat} may not {action}, but idle it would")

    def outsiders(self, state: State) -> None:
        """A seat that is not at the table is told so; it neither acts nor looks."""
        for seat in (-1, self.setup.seats):
            for ask in (self.game.legal, self.game.view, self.game.idle):
                try:
                    ask(state, seat)
                except IllegalAction:
                    continue
                raise Broken(3, f"there is no seat {seat}, but it is answered")

    def play(self, state: State, seat: int, action: Action) -> list[Event]:
        """Play what is listed as legal."""
        try:
            return self.game.play(state, seat, action)
        except Exception as error:
            what = f"seat {seat} may {action}, but it raises {error!r}"
            raise Broken(3, what) from error

    def _refused(self, copy: State, seat: int, action: Action) -> None:
        try:
            self.game.play(copy, seat, action)
        except IllegalAction:
            return
        except Exception as error:
            what = f"seat {seat} may not {action}, but it raises {error!r}"
            raise Broken(3, what) from error
        raise Broken(3, f"seat {seat} may not {action}, but it was played")

    # 4: the same again, from text

    def text(self, action: Action) -> None:
        text = str(action)
        again = self.game.parse(text)
        if again != action or str(again) != text:
            raise Broken(4, f"{text!r} is read as {again!r}")
        for rubbish in ("", "?", f"{text} ?"):
            try:
                self.game.parse(rubbish)
            except BadText:
                continue
            raise Broken(4, f"{rubbish!r} is read as an action")

    def replays(self, record: Record, digests: Sequence[str]) -> None:
        """`digests` are those before the first action and after each."""
        again = Record.parse(record.text())
        if again != record:
            raise Broken(4, "the record does not round-trip")
        if begin(again, self.game)[1].digest() != digests[0]:
            raise Broken(4, "the same setup starts differently")
        for step in replay(again, self.game):
            if step.state.digest() != digests[step.number]:
                raise Broken(4, f"the replay differs after action {step.number}")

    # 5: secrets

    def secrets(
        self, state: State, seat: int, imagined: State, strangers: Collection[Action]
    ) -> None:
        """A state imagined for a seat looks to it, and to spectators, like the real one."""
        game = self.game
        for eye in (seat, None):
            real, other = game.view(state, eye), game.view(imagined, eye)
            if real != other:
                where = difference(real, other)
                raise Broken(5, f"{_who(eye)} sees what seat {seat} cannot know: {where}")
        if game.actors(state) != game.actors(imagined):
            raise Broken(5, f"the actors tell seat {seat} a secret")
        for one in self.seats:
            if (game.idle(state, one) is None) != (game.idle(imagined, one) is None):
                raise Broken(5, f"whether seat {one} may idle tells seat {seat} a secret")
        listed = _texts(game.legal(state, seat))
        if listed != _texts(game.legal(imagined, seat)):
            raise Broken(5, f"the legal actions tell seat {seat} a secret")
        for action in strangers:
            if str(action) not in listed and (
                self._error(state, seat, action) != self._error(imagined, seat, action)
            ):
                raise Broken(5, f"the error of {action} tells seat {seat} a secret")

    def _error(self, state: State, seat: int, action: Action) -> object:
        try:
            self.game.play(state.copy(), seat, action)
        except IllegalAction as error:
            return error.id, error.details
        return None

    def outcomes(self, state: State, imagined: State, rng: Rng) -> list[Outcome]:
        """Somebody acts: in several ways, in the real state and in an imagined one."""
        game = self.game
        mover = rng.choice([one for one in self.seats if game.legal(state, one)])
        also = {*_texts(game.legal(imagined, mover))}
        found = []
        for action in some(game.legal(state, mover), self.sample // 2, rng):
            for before in (state, imagined) if str(action) in also else (state,):
                after = before.copy()
                events = self.play(after, mover, action)
                found.append(Outcome(game, before, mover, action, after, events))
        return found

    def told(self, seat: int, outcomes: Sequence[Outcome]) -> None:
        """Events tell a seat, and spectators, only what their views know afterwards.

        `outcomes` are those in the real state and in one that the seat cannot tell from
        it. Where two of them give the seat the same view, it must not tell them apart by
        events, actors or its legal actions either. What was revealed stands in the view,
        so that honest revelations are not compared.
        """
        for eye in (seat, None):
            for one, other in combinations(outcomes, 2):
                if one.view(eye) == other.view(eye):
                    self._alike(one, other, eye)

    def _alike(self, one: Outcome, other: Outcome, eye: int | None) -> None:
        """Two outcomes with the same view tell the eye the same."""
        if one.action != other.action and (
            one.before is not other.before or eye == one.mover
        ):
            # Two differences at once, or what a seat did itself and so knows.
            return
        signs = contrast(one.signs(eye, self.passing), other.signs(eye, self.passing))
        # An open choice that left no trace is no secret: the outcomes are the same.
        if signs and one.after.digest() != other.after.digest():
            pair = f"`{one.action}` from `{other.action}` of seat {one.mover}"
            raise Broken(5, f"{_who(eye)} can tell {pair}: {signs}")

    # 6: imagined states

    def imagined(self, state: State, seat: int, rng: Rng) -> State:
        """A state imagined for a seat, whole and its own."""
        before = state.digest()
        other: State = self.game.imagine(state, seat, rng)
        if state.digest() != before:
            raise Broken(6, f"imagining for seat {seat} changed the state")
        if type(other) is not type(state):
            raise Broken(6, f"what is imagined is a {type(other).__name__}")
        if other.rng is rng or freeze(other.rng) == freeze(state.rng):
            # With the real generator a bot would look into the future.
            raise Broken(6, "an imagined state has no generator of its own")
        with _told_as(6, "an imagined state"):
            self._apart(state, other)
            self.pieces(other)
            self.turn(other)
        return other

    def playable(self, imagined: State, limit: int, rng: Rng) -> None:
        """An imagined state can be played to its end."""
        state = imagined.copy()
        with _told_as(6, "a game from an imagined state"):
            for _ in range(limit + 1):
                if not self.game.actors(state):
                    break
                self.play(state, *self.choose(state, rng))
                self.turn(state)
            else:
                raise Broken(1, f"it has not ended after {limit} actions")
            self.pieces(state)

    # 7: copies

    def copies(self, state: State, rng: Rng) -> None:
        before = state.digest()
        copy = state.copy()
        try:
            same = copy.digest() == before
        except AttributeError as error:
            raise Broken(7, f"a copy lacks a field: {error}") from error
        if not same:
            raise Broken(7, "a copy differs")
        self._apart(state, copy)
        legal = [_texts(self.game.legal(state, seat)) for seat in self.seats]
        for _ in range(self.sample):
            if self.game.actors(copy):
                self.play(copy, *self.choose(copy, rng))
        if state.digest() != before:
            raise Broken(7, "playing on a copy changed the original")
        if legal != [_texts(self.game.legal(state, seat)) for seat in self.seats]:
            raise Broken(7, "playing on a copy changed what is legal in the original")

    def _apart(self, state: State, other: State) -> None:
        theirs = changeable(other, self.values)
        for path, value in changeable(state, self.values).values():
            if id(value) in theirs:
                raise Broken(7, f"{path} is shared with the original")

    # 8: the order of answers

    def order(self, state: State, rng: Rng) -> None:
        """Two actors answer in both orders, if each can still give its answer."""
        pair = [*rng.shuffled(self.game.actors(state))][:2]
        moves = [(seat, rng.choice(self.game.legal(state, seat))) for seat in pair]
        if len(moves) < 2 or any(self.ordered(action) for _, action in moves):
            return
        digests = set()
        for answers in (moves, moves[::-1]):
            copy = state.copy()
            for seat, action in answers:
                if action not in self.game.legal(copy, seat):
                    return
                self.play(copy, seat, action)
            digests.add(copy.digest())
        if len(digests) > 1:
            told = " and ".join(f"`{action}` of seat {seat}" for seat, action in moves)
            raise Broken(8, f"it matters which comes first, {told}")

    # 9: taking back

    def foreseen(self, seat: int, outcomes: Sequence[Outcome]) -> None:
        """What can be taken back revealed nothing.

        `outcomes` are as in `told`. Where no event reveals anything and no chance was
        used, an action does the same in both states: to the seat that acts and to
        spectators, since it knew all that the outcome came from; and to another seat,
        unless already spectators see the difference, which then is a secret of the
        actor that it chose to use.
        """
        for real, other in pairwise(outcomes):
            if real.action != other.action or real.reveals:
                continue
            eyes: tuple[int | None, ...] = (seat, None)
            if seat != real.mover:
                eyes = () if news(real, other, None) else (seat,)
            for eye in eyes:
                what = news(real, other, eye)
                if what:
                    act = f"`{real.action}` of seat {real.mover} reveals nothing"
                    raise Broken(9, f"{act}, but {_who(eye)} learns: {what}")

    def choose(self, state: State, rng: Rng) -> tuple[int, Action]:
        """An actor's action at random, now and then another seat's interjection."""
        seats: Sequence[int] = self.game.actors(state)
        if not rng.below(4):
            seats = [seat for seat in self.seats if self.game.legal(state, seat)]
        seat = rng.choice(seats)
        legal = self.game.legal(state, seat)
        if not legal:
            raise Broken(1, f"seat {seat} is asked and has no legal action")
        return seat, rng.choice(legal)


@contextmanager
def _told_as(number: int, what: str) -> Iterator[None]:
    try:
        yield
    except Broken as broken:
        raise Broken(number, f"{what}: {broken.what}") from broken


def some(items: Sequence[T], most: int, rng: Rng) -> list[T]:
    """All of a short list, of a long one a few at random."""
    if len(items) <= most:
        return [*items]
    return [items[place] for place in sorted({rng.below(len(items)) for _ in range(most)})]


def _texts(actions: Sequence[Action]) -> list[str]:
    return [str(action) for action in actions]


def _total(lines: Sequence[Line]) -> int:
    return sum(line.points for line in lines)


def _who(eye: int | None) -> str:
    return "a spectator" if eye is None else f"seat {eye}"
