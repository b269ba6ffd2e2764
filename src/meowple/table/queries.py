"""Queries about the present state: words, why not, insight, a hint.

Nothing here changes a game. Every answer is made from what the viewer may see anyway: its
view, its legal actions, the refusals of the rules and the game's own insight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from meowple.kernel.errors import MeowpleError
from meowple.kernel.event import Event
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.kernel.state import State
from meowple.table.errors import Conflict, Forbidden, in_words
from meowple.table.hint_messages import Certainty, Finding, Hint, Part
from meowple.table.messages import (
    Foresight,
    Insight,
    Planned,
    Preview,
    Why,
    Words,
)
from meowple.table.moment import drawn
from meowple.table.position import Position
from meowple.table.terms import Terms
from meowple.texts import Texts

# A hint names at most this many actions.
MOST_FINDINGS = 3
# With fewer worlds than this a search can't tell which action is best.
TELLING = 20
# The best action is clearly the best if it leads by this many standard errors,
_DOUBT = 2.0
# and by this chance of winning.
_MATTERS = 0.01


@dataclass(frozen=True, slots=True)
class Present:
    """The moment that is asked about, on a copy: the table may move on meanwhile, and
    nothing that is tried here counts."""

    game: AnyGame
    state: Any
    viewer: int | None
    number: int
    over: bool

    @classmethod
    def of(cls, position: Position, viewer: int | None) -> Present:
        state, number = position.state.copy(), position.shown(viewer)
        return cls(position.game, state, viewer, number, position.over)


class Estimate(Protocol):
    """A search's estimate of one action: the chance of winning from 0 to 1, the expected
    final score, the number of imagined worlds it was tried in, the standard error of its
    distance to the best, and the rest of the choice it begins. Actions are texts, or print
    as them."""

    @property
    def action(self) -> object: ...
    @property
    def chance(self) -> float: ...
    @property
    def score(self) -> float: ...
    @property
    def worlds(self) -> int: ...
    @property
    def error(self) -> float: ...
    @property
    def then(self) -> Sequence[object]: ...


# Judges the actions of a seat, the best first, from what that seat may know.
Chooser = Callable[[AnyGame, Any, int], Sequence[Estimate]]


def words(now: Present, texts: Texts, *, picture: bool = False) -> Words:
    """The view as lines of text, and what each action means; a picture if wanted."""
    game, viewer, say = now.game, now.viewer, texts.say
    view = game.view(now.state, viewer)
    actions = () if now.over or viewer is None else game.legal(now.state, viewer)
    labels = {str(a): game.explain(a, say, view) or str(a) for a in actions}
    drawn = game.picture(view, say) if picture else None
    return Words(now.number, game.describe(view, say), labels, drawn)


def why(
    now: Present, seat: int, id: str, text: str, texts: Texts, after: Sequence[str] = ()
) -> Why:
    """The rule that forbids an action, now or after others; None where none does."""
    try:
        if now.over:
            raise Conflict("game.over")
        first = [now.game.parse(one) for one in after]
        action = now.game.parse(text)
        if first:
            now.game.foresee(now.state, seat, [*first, action])
        else:
            now.game.play(now.state, seat, action)
    except MeowpleError as error:
        return Why(id, in_words(error, texts, now.game))
    return Why(id, None)


def foresee(now: Present, seat: int, id: str, actions: Sequence[str]) -> Foresight:
    """The changes that actions would bring a seat; nothing after the end."""
    parsed = [now.game.parse(text) for text in actions]
    if now.over:
        return Foresight(id, None)
    try:
        return Foresight(id, now.game.foresee(now.state, seat, parsed))
    except MeowpleError:
        return Foresight(id, None)


def preview(now: Present, seat: int, id: str, text: str) -> Preview:
    """The table as a seat would see it right after its action."""
    if now.over:
        raise Conflict("game.over")
    game, state, action = now.game, now.state, now.game.parse(text)
    then = state.copy()
    reveals = _reveals(state, then, game.play(then, seat, action))
    ends = reveals or seat not in game.actors(then)
    # Only the answer itself, without the steps that the game takes after it.
    answered = state.copy()
    answered.events = []
    answered.stack[-1].play(answered, seat, action)
    hidden = _reveals(state, answered, answered.events)
    return Preview(id, None if hidden else game.view(answered, seat), ends)


def _reveals(before: State, after: State, events: Sequence[Event]) -> bool:
    """Whether something was rolled, dealt or came to light."""
    rolled = drawn(before.rng) != drawn(after.rng)
    return rolled or any(event.reveals for event in events)


def plan(now: Present, seat: int, id: str, steps: Sequence[str]) -> Planned:
    """The effect of planned steps for a seat; nothing after the end."""
    return Planned(id, None if now.over else now.game.plan(now.state, seat, steps))


def insight(now: Present) -> Insight:
    """Facts that the game works out for a viewer; nothing after the end."""
    found = None if now.over else now.game.insight(now.state, now.viewer)
    return Insight(now.number, found)


def check_hint(now: Present, terms: Terms) -> None:
    """Refuse a hint where the table allows none, or the seat is not asked."""
    if not terms.hints:
        raise Forbidden("hint.not_allowed")
    if now.over:
        raise Conflict("game.over")
    if now.viewer not in now.game.actors(now.state):
        raise Conflict("turn.not_yours")


def hint(now: Present, seat: int, found: Sequence[Estimate], texts: Texts) -> Hint:
    """The best actions of a seat, as a search estimated them."""
    choices = _different(found)[:MOST_FINDINGS]
    return Hint(now.number, findings(now, seat, choices, texts), certainty(choices))


def certainty(found: Sequence[Estimate]) -> Certainty:
    """The certainty of a search that the first of its estimates is the best."""
    best, *others = found or (None,)
    if best is None:
        return "clear"
    if best.worlds < TELLING:
        return "unsure"
    clear = all(
        best.chance - one.chance >= max(_DOUBT * one.error, _MATTERS) for one in others
    )
    return "clear" if clear else "close"


def _different(found: Sequence[Estimate]) -> list[Estimate]:
    """Estimates without those that choose the same things in another order."""
    chosen: dict[frozenset[str], Estimate] = {}
    for one in found:
        chosen.setdefault(frozenset(map(str, (one.action, *one.then))), one)
    return list(chosen.values())


def findings(
    now: Present, seat: int, found: Sequence[Estimate], texts: Texts
) -> list[Finding]:
    """Estimates of what the seat may do, each with what the action means."""
    legal = {str(action) for action in now.game.legal(now.state, seat)}
    view = now.game.view(now.state, seat)
    # Another process may have moved the table on between two looks at it.
    found = [one for one in found if str(one.action) in legal]

    def parts(one: Estimate) -> Iterator[Part]:
        """Each part of a choice, as it is after the parts before it."""
        # The game gives its reasons in an imagined state: it can't say what is hidden.
        world = now.game.imagine(now.state, seat, Rng(f"reason:{now.number}"))
        seen, before = view, None
        for action in map(str, (one.action, *one.then)):
            if before is not None:
                now.game.play(world, seat, now.game.parse(before))
                seen = now.game.view(world, seat)
            reason = now.game.reason(world, seat, now.game.parse(action), texts.say)
            yield Part(action, label(now.game, seen, action, texts), reason)
            before = action

    return [_finding(one, list(parts(one))) for one in found]


def _finding(one: Estimate, parts: Sequence[Part]) -> Finding:
    first, *rest = parts
    return Finding(
        action=first.action,
        label=first.label,
        chance=round(one.chance, 4),
        score=round(one.score, 2),
        worlds=one.worlds,
        then=rest,
        reason=first.reason,
    )


def label(game: AnyGame, view: object, action: str, texts: Texts) -> str:
    """The meaning of an action; its own text where the game has no words for it."""
    return game.explain(game.parse(action), texts.say, view) or action
