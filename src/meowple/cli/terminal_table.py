"""A game in the terminal: one person and bots.

It reads lines from standard input and writes lines to standard output, so it works with a
screen reader and with a file of answers.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

from meowple.bots import Bot
from meowple.cli.exit_codes import Refused, describe_error
from meowple.cli.output import game_name, print_result
from meowple.kernel.errors import MeowpleError
from meowple.kernel.event import seen
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record
from meowple.os_reasons import code
from meowple.texts import Texts, clean

# Actions listed at first; a tile may have hundreds of places.
SHOWN = 20

# The most digits of a number in the list.
DIGITS = 9

# The commands that still work when the game is over.
AFTER = ("?", "v", "log", "save")


class Quit(Exception):
    """The person leaves the table."""


@dataclass(slots=True)
class TerminalTable:
    """The state of a game in the terminal, and its dialog."""

    game: AnyGame
    state: Any
    record: Record
    seat: int
    bots: Sequence[Bot]
    texts: Texts
    console: Console
    plain: bool
    log: list[str] = field(default_factory=list)
    # Day, phase and turn: after the last action, and when the whole table was last shown;
    # and whether they have changed in between.
    now: tuple[object, ...] = ()
    shown: tuple[object, ...] = ()
    stale: bool = True

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        seats = self.record.setup.seats
        name = game_name(self.record.game, self.texts)
        self._say("play.welcome", game=name, seats=seats, seat=self.seat)
        try:
            while actors := self.game.actors(self.state):
                # If several seats are to act, the order doesn't matter.
                if self.seat in actors:
                    self._ask()
                else:
                    self._bot(actors[0])
        except Quit:
            self._say("play.bye")
            return
        result = self.game.result(self.state)
        if result is not None:
            print_result(result, self.texts, self.console, self.plain)
        self._say("play.over")
        self._after()

    def _say(self, id: str, **args: object) -> None:
        self.console.print(self.texts.say(f"cli.{id}", **args))

    def _bot(self, seat: int) -> None:
        choose = self.bots[seat].chooser(self.game, self.state, seat)
        self._play(seat, choose(self.game.legal(self.state, seat)))

    def _play(self, seat: int, action: Action) -> None:
        """Play an action and print the events that this person may see."""
        events = self.game.play(self.state, seat, action)
        self.record.add(seat, action)
        for event in seen(events, self.seat):
            text = self.texts.event(event)
            self.log.append(text)
            self.console.print(f"* {text}")
        before, self.now = self.now, self.game.moment(self._view())
        self.stale = self.stale or self.now != before

    def _ask(self) -> None:
        """Show the decision and its actions, and read answers until one is played."""
        self._show(whole=self._is_new())
        actions = self.game.legal(self.state, self.seat)
        self._list(actions, SHOWN)
        while True:
            answer = self._read()
            if self._command(answer, actions):
                continue
            try:
                self._play(self.seat, self._parse(answer, actions))
                return
            except MeowpleError as error:
                self.console.print(describe_error(error, self.texts)[1])

    def _is_new(self) -> bool:
        """Whether to show the whole table: once in a new day or phase and at the start of
        a turn, but not for a decision within it or during the turns of others."""
        day, phase, turn = self.game.moment(self._view())
        mine = turn in (None, self.seat)
        return self.stale and (mine or self.shown[:2] != (day, phase))

    def _after(self) -> None:
        """After the end, look at the game or save its record; any other input leaves."""
        try:
            while True:
                answer = self._read()
                if answer.partition(" ")[0] not in AFTER:
                    return
                self._command(answer, ())
        except Quit:
            return

    def _read(self) -> str:
        self.console.print("> ", end="")
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            self.console.print()
            raise Quit
        return " ".join(line.split())

    def _parse(self, answer: str, actions: Sequence[Action]) -> Action:
        """The action with a number in the list, or with a text form."""
        if not answer.isdecimal():
            return self.game.parse(answer)
        number = int(answer) if len(answer) <= DIGITS else 0
        if not 1 <= number <= len(actions):
            raise MeowpleError("play.number", last=len(actions))
        return actions[number - 1]

    def _command(self, answer: str, actions: Sequence[Action]) -> bool:
        """Carry out a command of the table, such as `save`; False if the answer is none."""
        word, _, rest = answer.partition(" ")
        match word:
            case "":
                pass
            case "?":
                self._say("play.help")
            case "q":
                raise Quit
            case "v":
                self._show()
            case "all":
                self._list(actions, len(actions))
            case "log":
                for text in self.log:
                    self.console.print(f"* {text}")
            case "save":
                self._save(rest)
            case _:
                return False
        return True

    def _view(self) -> object:
        return self.game.view(self.state, self.seat)

    def _show(self, whole: bool = True) -> None:
        view = self._view()
        tell = self.game.describe if whole else self.game.brief
        self.console.print()
        for line in tell(view, self.texts.say):
            self.console.print(clean(line))
        if whole:
            self.now = self.shown = self.game.moment(view)
            self.stale = False

    def _list(self, actions: Sequence[Action], shown: int) -> None:
        """Print numbered actions; only those that are shown are built."""
        self._say("play.choose", count=len(actions))
        view = self._view()
        for number in range(min(shown, len(actions))):
            action = actions[number]
            meaning = self.game.explain(action, self.texts.say, view)
            label = f"{action} - {meaning}" if meaning else str(action)
            self.console.print(clean(f"{number + 1:>4}. {label}"))
        if len(actions) > shown:
            example = str(actions[len(actions) - 1])
            self._say("play.more", left=len(actions) - shown, example=example)

    def _save(self, name: str) -> None:
        if not name:
            self._say("play.save-where")
            return
        self.record.close(self.game, self.state)
        try:
            Path(name).write_text(self.record.text(), encoding="utf-8")
        except (OSError, ValueError) as error:
            # A name with a NUL in it is a ValueError.
            refused = Refused("file.unusable", file=name, code=code(error))
            self.console.print(self.texts.error(refused))
        else:
            self._say("play.saved", file=name)
