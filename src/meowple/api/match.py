"""A match: one game being played, from its setup to its result."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from meowple.api.actions import Actions
from meowple.api.bot_choice import BotChoice, by_seat, seated
from meowple.api.view import View
from meowple.api.words import ENGLISH, words
from meowple.bots.bot import SECONDS, Bot
from meowple.bots.by_name import BotFactory
from meowple.kernel.errors import BadRecord, BadText, IllegalAction
from meowple.kernel.event import Event, seen
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record, begin
from meowple.kernel.result import Result
from meowple.kernel.setup import Setup, Value
from meowple.kernel.state import State


class Match:
    """One game being played: ask what is legal, play it, look at the table.

    >>> import meowple
    >>> match = meowple.game("isle").start(seats=2, seed=7)
    >>> match
    Match(game='isle', seats=2, seed=7, actions=0, actors=(0, 1))
    >>> events = match.play("keep 97")
    >>> match.history
    ((0, 'keep 97'),)

    A match knows every secret of its game. What a seat may know is in `view(seat)`; show
    players and programs nothing else. In a notebook, and by `print`, a match shows what a
    spectator sees. `Game.start` and `replay` make matches.
    """

    __slots__ = ("_bots", "_record", "_rules", "_state")

    def __init__(self, rules: AnyGame, state: State, record: Record) -> None:
        self._rules = rules
        self._state = state
        self._record = record
        self._bots: dict[tuple[str | BotFactory, int], Bot] = {}

    # Who and what

    @property
    def game(self) -> str:
        """The id of the game.

        >>> import meowple
        >>> meowple.game("fits").start(seats=2, seed=7).game
        'fits'
        """
        return self._record.game

    @property
    def seats(self) -> int:
        """The number of seats; they are counted from 0.

        >>> import meowple
        >>> meowple.game("fits").start(seats=3, seed=7).seats
        3
        """
        return self._record.setup.seats

    @property
    def seed(self) -> int:
        """The seed of every shuffle and every roll.

        >>> import meowple
        >>> meowple.game("fits").start(seats=3, seed=7).seed
        7
        """
        return self._record.setup.seed

    @property
    def options(self) -> Mapping[str, Value]:
        """Every option with its value, as records write it.

        >>> import meowple
        >>> meowple.game("isle").start(seats=2, seed=7, mode="family").options["mode"]
        'family'
        """
        return dict(self._record.setup.options)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that have to decide now: several where all decide at once, none when
        the game is over.

        >>> import meowple
        >>> meowple.game("isle").start(seats=3, seed=7).actors
        (0, 1, 2)
        """
        return self._rules.actors(self._state)

    @property
    def over(self) -> bool:
        """Whether the game is over.

        >>> import meowple
        >>> meowple.game("isle").start(seats=3, seed=7).over
        False
        """
        return not self.actors

    @property
    def history(self) -> tuple[tuple[int, str], ...]:
        """The actions so far, each with its seat.

        >>> import meowple
        >>> match = meowple.game("kyoto").start(seats=2, seed=7)
        >>> events = match.play(match.legal()[0])
        >>> len(match.history)
        1
        """
        return tuple(self._record.actions)

    # Playing

    def legal(self, seat: int | None = None) -> Actions:
        """Everything that a seat may do now; by default the first seat that has to decide.

        >>> import meowple
        >>> meowple.game("isle").start(seats=2, seed=7).legal(1)[:2]
        Actions(2: keep 31, keep 45)
        """
        if seat is None and self.over:
            return Actions(())
        return Actions(self._rules.legal(self._state, self._seat(seat)))

    def play(self, action: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Play an action, or its text form, for a seat; by default for the first seat that
        has to decide. An illegal action raises `IllegalAction` and changes nothing.

        >>> import meowple
        >>> match = meowple.game("isle").start(seats=2, seed=7)
        >>> [event.id for event in match.play("keep 97")]
        ['isle.kept']
        """
        seat = self._seat(seat)
        chosen = self._rules.parse(action) if isinstance(action, str) else action
        events = self._rules.play(self._state, seat, chosen)
        self._record.add(seat, chosen)
        return tuple(events)

    def choose(
        self, bot: BotChoice, seat: int | None = None, seconds: float = SECONDS
    ) -> Action:
        """The action a bot would choose at this decision; nothing is played. `seconds` is
        the usual time; a lion takes five times as long.

        >>> import meowple
        >>> match = meowple.game("isle").start(seats=2, seed=7)
        >>> match.choose("cat") in match.legal()
        True
        """
        seat = self._seat(seat)
        actions = self._rules.legal(self._state, seat)
        if not actions:
            raise IllegalAction("turn.not_yours")
        return self._bot(bot, seat).chooser(self._rules, self._state, seat, seconds)(
            actions
        )

    def play_bots(
        self,
        bots: BotChoice | Sequence[BotChoice] | Mapping[int, BotChoice],
        seconds: float = SECONDS,
    ) -> Result | None:
        """Let bots play until a seat without a bot has to decide, or to the end. Name one
        bot for all seats, one for each, or some by seat. The result is None while the game
        goes on.

        >>> import meowple
        >>> match = meowple.game("fits").start(seats=2, seed=7)
        >>> match.play_bots({1: "cat"}), match.actors
        (None, (0,))
        >>> match.play_bots(["random", "kitten"]) == match.result()
        True
        """
        chosen = by_seat(bots, self.seats)
        while asked := [seat for seat in self.actors if seat in chosen]:
            seat = asked[0]
            self.play(self.choose(chosen[seat], seat, seconds), seat)
        return self.result()

    # Looking

    def view(self, seat: int | None = None) -> View:
        """Everything that a seat may know; without a seat, what a spectator sees.

        >>> import meowple
        >>> match = meowple.game("isle").start(seats=2, seed=7)
        >>> match.view(1), match.view()
        (View(game='isle', seat=1), View(game='isle', seat=None))
        """
        return View(self._rules, self._rules.view(self._state, seat), seat)

    def result(self) -> Result | None:
        """Scores and winners, with every point on a line; None while the game goes on.

        >>> import meowple
        >>> match = meowple.game("kyoto").start(seats=2, seed=7)
        >>> match.result() is None
        True
        """
        return self._rules.result(self._state)

    def tell(
        self, events: Iterable[Event], seat: int | None = None, lang: str = ENGLISH
    ) -> list[str]:
        """Events in words, those that a seat (None: a spectator) may see.

        >>> import meowple
        >>> match = meowple.game("isle").start(seats=2, seed=7)
        >>> events = match.play("keep 97")
        >>> match.tell(events, seat=0)
        ['You keep card 97.']
        >>> match.tell(events, seat=1)
        []
        """
        said = words(lang).at_table((), seat)
        return [said.event(event) for event in seen(events, seat)]

    def meaning(
        self, action: Action | str, seat: int | None = None, lang: str = ENGLISH
    ) -> str:
        """An action's meaning in words; empty where its text form says it all.

        >>> import meowple
        >>> match = meowple.game("isle").start(seats=2, seed=7)
        >>> match.meaning("keep 65")
        'rescue card, 3 fish: A basket for one cat, speed 3.'
        """
        chosen = self._rules.parse(action) if isinstance(action, str) else action
        view = self._rules.view(self._state, self._seat(seat))
        return self._rules.explain(chosen, words(lang).say, view)

    # Keeping

    def record(self) -> str:
        """The match as text, finished or not: `replay` continues it, `meowple verify`
        checks it. It contains the seed, and so every secret.

        >>> import meowple
        >>> match = meowple.game("kyoto").start(seats=2, seed=7)
        >>> match.record().splitlines()[:3]
        ['meowple record 1', 'game: kyoto', 'rules: 2']
        """
        self._record.close(self._rules, self._state)
        return self._record.text()

    def digest(self) -> str:
        """A text that is the same for the same position on any machine.

        >>> import meowple
        >>> one, other = (meowple.game("fits").start(seats=2, seed=7) for _ in "ab")
        >>> one.digest() == other.digest()
        True
        """
        return self._state.digest()

    def copy(self) -> Match:
        """An independent match at the same position, to try something out.

        >>> import meowple
        >>> match = meowple.game("fits").start(seats=2, seed=7)
        >>> line = match.copy()
        >>> events = line.play(line.legal()[0])
        >>> len(line.history), len(match.history)
        (1, 0)
        """
        record = replace(self._record, actions=[*self._record.actions])
        return Match(self._rules, self._state.copy(), record)

    def __str__(self) -> str:
        return str(self.view())

    def __repr__(self) -> str:
        return (
            f"Match(game={self.game!r}, seats={self.seats}, seed={self.seed},"
            f" actions={len(self._record.actions)}, actors={self.actors})"
        )

    def _repr_svg_(self) -> str | None:
        return self.view().svg()

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if not self.actors:
            raise IllegalAction("game.over")
        return self.actors[0]

    def _bot(self, choice: BotChoice, seat: int) -> Bot:
        """The bot of a seat. It is made once, so that its random numbers go on."""
        if isinstance(choice, Bot):
            return choice
        if (choice, seat) not in self._bots:
            self._bots[choice, seat] = seated(choice, self.seed, seat)
        return self._bots[choice, seat]


def begun(rules: AnyGame, setup: Setup, data: Mapping[str, object] | None = None) -> Match:
    """A match before its first decision."""
    return Match(rules, rules.start(setup), Record.of(rules, setup, data=data))


def replay(record: str, actions: int | None = None) -> Match:
    """The match of a record, after all its actions or after this many of them, by the
    version of the rules that it was played by.

    >>> import meowple
    >>> match = meowple.game("fits").start(seats=2, seed=7)
    >>> result = match.play_bots("random")
    >>> meowple.replay(match.record()).result() == result
    True
    >>> meowple.replay(match.record(), actions=3)
    Match(game='fits', seats=2, seed=7, actions=3, actors=(1,))
    """
    parsed = Record.parse(record)
    rules, state = begin(parsed)
    played = parsed.actions if actions is None else parsed.actions[:actions]
    match = Match(rules, state, replace(parsed, actions=[], digest=None))
    for number, (seat, text) in enumerate(played, start=1):
        try:
            match.play(text, seat)
        except (BadText, IllegalAction) as error:
            raise BadRecord(
                "record.illegal", number=number, seat=seat, action=text[:80], cause=error.id
            ) from error
    return match
