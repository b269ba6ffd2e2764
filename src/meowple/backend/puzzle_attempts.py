"""Attempts at puzzles. Nothing is stored about them: a client sends all its actions so
far and gets the position they lead to."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.backend.puzzle_schemas import (
    AttemptFacts,
    PuzzleFacts,
    PuzzleForm,
    PuzzlesFacts,
    RevealFacts,
)
from meowple.kernel.event import seen
from meowple.kernel.game import AnyGame
from meowple.puzzles import Attempt, Puzzle, puzzles
from meowple.table import queries
from meowple.table.errors import ErrorFacts, NotFound
from meowple.table.figures import figure_facts, given_figures
from meowple.table.messages import EventMessage, SeatFacts, Words
from meowple.table.queries import Present
from meowple.table.seats import BOT, ME
from meowple.texts import Texts


def listed(game: AnyGame, words: Texts) -> PuzzlesFacts:
    """The puzzles of a game."""
    return PuzzlesFacts([_facts(puzzle, words) for puzzle in puzzles(game).values()])


def attempt(game: AnyGame, id: str, form: PuzzleForm, words: Texts) -> AttemptFacts:
    """The attempt at a puzzle after some actions."""
    known = puzzles(game)
    if id not in known:
        raise NotFound("puzzle.unknown", offered=", ".join(known))
    ids = list(known)
    after = ids[ids.index(id) + 1 :]
    return _Request(known[id], form, words).facts(after[0] if after else None)


def _facts(puzzle: Puzzle, words: Texts) -> PuzzleFacts:
    name = f"{puzzle.game.info.id}.{puzzle.id}"
    task = words.say(f"puzzle.{name}.task")
    return PuzzleFacts(puzzle.id, words.say(f"puzzle.{name}.name"), task)


def _seats(puzzle: Puzzle, words: Texts) -> list[SeatFacts]:
    """The seat that solves the puzzle, and the others."""
    info, found = puzzle.game.info, []
    listed = figure_facts(info.id, info.figures, words)
    figures = given_figures(listed, [None] * puzzle.start.seats)
    for seat, figure in enumerate(figures):
        mine = seat == puzzle.seat
        name = words.say("puzzle.you" if mine else "puzzle.other")
        kind = ME if mine else BOT
        found.append(SeatFacts(seat, kind, name, None, taken=True, figure=figure))
    return found


@dataclass(frozen=True, slots=True)
class _Request:
    """A request for a puzzle, in the reader's language."""

    puzzle: Puzzle
    form: PuzzleForm
    texts: Texts

    def facts(self, after: str | None) -> AttemptFacts:
        puzzle, form = self.puzzle, self.form
        attempt = puzzle.attempt(form.actions)
        now = self._present(attempt)
        seats = _seats(puzzle, self.texts)
        at_table = self.texts.at_table([seat.name for seat in seats])
        actions = () if now.over else puzzle.game.legal(attempt.state, puzzle.seat)
        return AttemptFacts(
            puzzle=_facts(puzzle, self.texts),
            next=after,
            status=attempt.status,
            left=attempt.left,
            taught=self._taught(attempt),
            seat=puzzle.seat,
            seats=seats,
            view=puzzle.game.view(attempt.state, puzzle.seat),
            actions=[str(action) for action in actions],
            actors=list(puzzle.game.actors(attempt.state)),
            events=[
                EventMessage(
                    len(form.actions), event.id, dict(event.args), at_table.event(event)
                )
                for event in seen(attempt.events, puzzle.seat)
            ],
            insight=puzzle.game.insight(attempt.state, puzzle.seat),
            reveal=self._reveal(attempt) if form.reveal else None,
            words=self._words(now, at_table) if form.words else None,
            foresight=self._foresee(now) if form.foresee else None,
            error=self._why(now, form.why) if form.why is not None else None,
        )

    def _present(self, attempt: Attempt) -> Present:
        over = attempt.status != "open"
        state, number = attempt.state, len(self.form.actions)
        return Present(self.puzzle.game, state, self.puzzle.seat, number, over)

    def _words(self, now: Present, at_table: Texts) -> Words:
        return queries.words(now, at_table, picture=self.form.picture)

    def _taught(self, attempt: Attempt) -> str:
        if attempt.status != "solved":
            return ""
        name = f"{self.puzzle.game.info.id}.{self.puzzle.id}"
        return self.texts.say(f"puzzle.{name}.taught")

    def _reveal(self, attempt: Attempt) -> RevealFacts | None:
        game, action = self.puzzle.game, self.puzzle.next_step(self.form.actions)
        if action is None:
            return None
        view = game.view(attempt.state, self.puzzle.seat)
        label = game.explain(game.parse(action), self.texts.say, view)
        return RevealFacts(action, label or action)

    def _foresee(self, now: Present) -> object:
        return queries.foresee(now, self.puzzle.seat, "", self.form.foresee).foresight

    def _why(self, now: Present, action: str) -> ErrorFacts | None:
        """The rule that forbids an action. Called last: it plays the action on the
        state."""
        return queries.why(now, self.puzzle.seat, "", action, self.texts).error
