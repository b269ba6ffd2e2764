"""The dialog of a game in the terminal.

It reads lines from standard input and writes lines to standard output, so it works with a
screen reader and with a file of answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

from meowple.bots import Bot
from meowple.bots.decisions import SeatDecision
from meowple.cli.exit_codes import Refused, describe_error
from meowple.cli.output import game_name, print_result
from meowple.cli.rules_text import hits_text, print_markdown, sections_text
from meowple.cli.terminal.prompt import Prompt
from meowple.cli.terminal.screen import (
    EVENT,
    QUESTION,
    Screen,
    split_question,
    without_board,
)
from meowple.cli.terminal.seating import NO_TIME
from meowple.kernel.errors import MeowpleError
from meowple.kernel.event import seen
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record
from meowple.os_reasons import code
from meowple.reference import folded, reference
from meowple.table import queries
from meowple.table.deadlines import BotTurn
from meowple.table.hint_messages import Finding, Part
from meowple.table.log import ACT
from meowple.table.position import Row
from meowple.table.queries import Present
from meowple.table.table import ActionRequest, Table
from meowple.texts import Texts, texts

# Actions listed at first; a tile may have hundreds of places.
SHOWN = 20
# The most digits of a number in the list.
DIGITS = 9
# The most sections that `rules` lists.
HITS = 8
# The seconds that a hint may take.
HINT_SECONDS = 2.0

COMMANDS = ("all", "help", "hint", "log", "q", "rules ", "save ", "undo", "v")
# Those that still work when the game is over.
AFTER = ("?", "help", "v", "log", "rules", "save")


class Quit(Exception):
    """The person leaves the table."""


@dataclass(slots=True)
class TerminalTable:
    """A game in the terminal and its dialog. `names` has the name of each seat."""

    table: Table
    data: Mapping[str, object] | None
    seat: int
    bots: Sequence[Bot]
    names: Sequence[str]
    texts: Texts
    console: Console
    plain: bool
    log: list[str] = field(default_factory=list)
    # Day, phase and turn: after the last action, and when the whole table was last shown;
    # and whether they have changed in between.
    now: tuple[object, ...] = ()
    shown: tuple[object, ...] = ()
    stale: bool = True
    screen: Screen = field(init=False)
    prompt: Prompt = field(init=False)

    def __post_init__(self) -> None:
        self.texts = self.texts.at_table(self.names, self.seat)
        self.screen = Screen(self.console, self.game, self.plain)
        self.prompt = Prompt(self._offered)

    @property
    def game(self) -> AnyGame:
        return self.table.game

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        seated = [f"{n} {name}" for n, name in enumerate(self.names)]
        name = game_name(self.game.info.id, self.texts)
        self._say("play.welcome", game=name, names=seated)
        try:
            while not self.table.over:
                # If several seats are to act, the order doesn't matter.
                asked = self.table.position.asked
                if self.seat in asked:
                    self._ask()
                else:
                    self._bot(asked[0])
        except Quit:
            self._say("play.bye")
            return
        result = self.game.result(self.table.position.state)
        if result is not None:
            print_result(result, self.texts, self.console, self.plain)
        self._say("play.over")
        self._after()

    def _say(self, id: str, **args: object) -> None:
        for line in self.texts.say(f"cli.{id}", **args).split("\n"):
            self.screen.line(line)

    def _words(self, id: str, /, **args: object) -> str:
        """The words of a view. The person is called “You”, and needs no mark besides."""
        return self.texts.say(id, **args | ({"you": False} if "you" in args else {}))

    # Playing.

    def _bot(self, seat: int) -> None:
        state = self.table.position.state
        choose = self.bots[seat].chooser(self.game, state, seat)
        text = str(choose(self.game.legal(state, seat)))
        turn = BotTurn(seat, ACT, self.names[seat])
        proposal = self.table.propose_choice(turn, text, NO_TIME)
        assert proposal is not None
        self._happened(self.table.commit(proposal))

    def _request(self) -> ActionRequest:
        position = self.table.position
        return ActionRequest(self.seat, position.shown(self.seat), str(position.number))

    def _play(self, action: Action) -> None:
        proposal = self.table.propose_action(self._request(), str(action), NO_TIME)
        self._happened(self.table.commit(proposal))

    def _happened(self, row: Row) -> None:
        """Print the events that this person may see."""
        for event in seen(row.moment.events, self.seat):
            self._tell(self.texts.event(event))
        before, self.now = self.now, self.game.moment(self._view())
        self.stale = self.stale or self.now != before

    def _tell(self, text: str) -> None:
        self.log.append(text)
        self.screen.line(f"* {text}", EVENT)

    def _undo(self) -> bool:
        """Take back the last action, and what bots did since."""
        try:
            proposal = self.table.propose_undo(self._request(), NO_TIME)
        except MeowpleError as error:
            self.screen.line(describe_error(error, self.texts)[1])
            return False
        self.table.commit(proposal)
        self._tell(self.texts.say("cli.play.undone"))
        self.stale = True
        return True

    # Asking.

    def _ask(self) -> None:
        """Show the decision and its actions, and read answers until one is played."""
        self._show(whole=self._is_new(), ask=True)
        actions = self._legal()
        while True:
            answer = self._read()
            if answer == "undo":
                if self._undo():
                    return
                continue
            if self._command(answer, actions):
                continue
            try:
                self._play(self._parse(answer, actions))
                return
            except MeowpleError as error:
                self.screen.line(describe_error(error, self.texts)[1])

    def _legal(self) -> Sequence[Action]:
        return self.game.legal(self.table.position.state, self.seat)

    def _offered(self) -> Iterator[str]:
        """The texts that may be typed now."""
        if not self.table.over:
            yield from map(str, self._legal())
        yield from COMMANDS

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
        line = self.prompt.read()
        if line is None:
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
            case "?" | "help":
                self._say("play.help")
            case "q":
                raise Quit
            case "v":
                self._show(ask=bool(actions))
            case "all":
                for line, style in self._listed(actions, len(actions)):
                    self.screen.line(line, style)
            case "log":
                for text in self.log:
                    self.screen.line(f"* {text}")
            case "hint":
                self._hint()
            case "rules":
                self._rules(rest)
            case "save":
                self._save(rest)
            case _:
                return False
        return True

    # Showing.

    def _view(self) -> object:
        return self.game.view(self.table.position.state, self.seat)

    def _show(self, *, whole: bool = True, ask: bool = False) -> None:
        """Show the table or the part that a question is about, then the question with the
        board beside it, or above it where there is no room."""
        view = self._view()
        tell = self.game.describe if whole else self.game.brief
        board = [] if self.plain else list(self.game.board(view))
        told = tell(view, self._words)
        rest = without_board(told, board)
        above, question = split_question(told if rest is None else rest)
        listed = self._listed(self._legal(), SHOWN) if ask else []
        asked = [*((line, QUESTION) for line in question), *listed]
        self.screen.line()
        self.screen.view(above)
        if above:
            self.screen.line()
        if ask and self.screen.has_room_for(board):
            self.screen.beside(asked, board)
        else:
            if rest is not None:
                self.screen.view([*board, ""])
            for line, style in asked:
                self.screen.line(line, style)
        if whole:
            self.now = self.shown = self.game.moment(view)
            self.stale = False

    def _listed(self, actions: Sequence[Action], shown: int) -> list[tuple[str, str]]:
        """Numbered actions, each with its style; only those that are shown are built."""
        view = self._view()
        lines = [(self.texts.say("cli.play.choose", count=len(actions)), "")]
        for number in range(min(shown, len(actions))):
            action = actions[number]
            meaning = self.game.explain(action, self._words, view)
            label = f"{action} - {meaning}" if meaning else str(action)
            lines.append((f"{number + 1:>4}. {label}", ""))
        if len(actions) > shown:
            left, example = len(actions) - shown, str(actions[len(actions) - 1])
            more = self.texts.say("cli.play.more", left=left, example=example)
            lines.append((more, ""))
        return lines

    # Commands.

    def _hint(self) -> None:
        """Say what a tiger would do, with its reasons."""
        position, table = self.table.position, self.table
        self._say("play.thinking")
        state, actions = position.state.copy(), len(table.actions)
        decision = SeatDecision(self.game, state, self.seat, position.setup.seed, actions)
        present = Present.of(position, self.seat)
        found = decision.hint(HINT_SECONDS)
        hint = queries.hint(present, self.seat, found, self.texts)
        for finding in hint.findings:
            self._finding(finding)
        doubt = hint.certainty if hint.findings else "none"
        if doubt != "clear":
            self._say(f"play.hint.{doubt}")

    def _finding(self, finding: Finding) -> None:
        chance = self.texts.number(finding.chance, 0, "percent")
        first = Part(finding.action, finding.label, finding.reason)
        parts = (first, *finding.then)
        self._say(
            "play.hint",
            action=[part.action for part in parts],
            chance=chance,
            score=round(finding.score),
        )
        for part in parts:
            # A label that is only the action again says nothing.
            words = (part.label if part.label != part.action else "", part.reason)
            if any(words):
                self.screen.line("     " + " ".join(filter(None, words)))

    def _rules(self, wanted: str) -> None:
        """A section of the rules by its title or anchor, or those that have the words; all
        titles without any."""
        found = reference(self.game, self.texts.lang)
        if found is None:
            missing = Refused("rules.missing", game=self.game.info.id)
            self.screen.line(self.texts.error(missing))
            return
        named = {folded(one.title): one.anchor for one in found.sections}
        anchor = named.get(folded(wanted), wanted.removeprefix("#"))
        if not wanted:
            titles = (f"- {one.title} (#{one.anchor})" for one in found.sections)
            print_markdown("\n".join(titles), self.console)
        elif part := found.part(anchor):
            print_markdown(sections_text(part, texts(self.texts.lang)), self.console)
        elif hits := found.search(wanted):
            print_markdown(hits_text(hits[:HITS]), self.console)
        else:
            error = Refused("rules.not_found", words=wanted[:60])
            self.screen.line(self.texts.error(error))

    def _save(self, name: str) -> None:
        if not name:
            self._say("play.save-where")
            return
        position = self.table.position
        record = Record.of(self.game, position.setup, data=self.data)
        for seat, text in self.table.actions:
            record.add(seat, text)
        record.close(self.game, position.state)
        try:
            Path(name).write_text(record.text(), encoding="utf-8")
        except (OSError, ValueError) as error:
            # A name with a NUL in it is a ValueError.
            refused = Refused("file.unusable", file=name, code=code(error))
            self.screen.line(self.texts.error(refused))
        else:
            self._say("play.saved", file=name)
