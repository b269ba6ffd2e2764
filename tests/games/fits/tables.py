"""Tables for tests: games of If It Fits brought into a wanted situation.

Nothing is doubled on the way: a card that is put somewhere is taken from where it lay.
Every answer is checked to be among the legal ones, to lose no piece, and to leave the
boxes as a recount finds them.

What lies on the table is written as position files and actions write it:

    "B13 7,5"  "B13 7,5 t"      a card, turned or not; start cards and toys too
    "sleeper 1 7,5"             a sleeping cat of player 1
    "princess 7,5"              the Princess in the place of a sleeping cat
    "cat 0 7,5"                 a cat of player 0 across the joint east of 7,5
    "toy T1 7,5"                a special toy across that joint
    "princess on 7,5"           the Princess across that joint
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.boxes import Table, recount
from meowple.games.fits.rules.scoring import BoxScore, score
from meowple.games.fits.rules.state import PRINCESSES, FitsState
from meowple.games.fits.rules.turn import Turns
from meowple.kernel.errors import IllegalAction
from meowple.kernel.event import Event, seen
from meowple.kernel.result import Result
from meowple.kernel.setup import Value


def begin(seats: int = 2, seed: int = 1, **options: Value) -> FitsState:
    """A game before its first start card."""
    return GAME.start(GAME.setup(seats, options, seed))


def table(*lying: str, seats: int = 2, seed: int = 1, **options: Value) -> FitsState:
    """A game at the beginning of a turn of seat 0, with exactly this on the table."""
    state = begin(seats, seed, **options)
    state.stack = [Turns()]
    state.seat = 0
    spread(state, *lying)
    return state


def spread(state: FitsState, *lying: str) -> None:
    """Put more on the table, whether the rules would allow it or not."""
    for text in lying:
        match text.split():
            case ["sleeper", player, where]:
                owner = int(player)
                state.cats[owner] -= 1
                card = state.whole_deck.sleeper
                state.table.lay(_bit(state.table, where), card, sleeper=owner)
            case ["princess", where]:
                spread(state, f"sleeper 0 {where}")
                state.table.princess_on_sleeper(_bit(state.table, where))
                _send_home(state)
            case ["cat", player, where]:
                owner = int(player)
                state.cats[owner] -= 1
                state.table.lay_cat(_bit(state.table, where), owner)
            case ["princess", "on", where]:
                spread(state, f"cat 0 {where}")
                state.table.princess_on_cat(_bit(state.table, where))
                _send_home(state)
            case ["toy", id, where]:
                fetch(state, id)
                state.table.lay_toy(_bit(state.table, where), state.card(id))
            case [id, where, *turned]:
                assert turned in ([], ["t"]), text
                fetch(state, id)
                state.table.lay(_bit(state.table, where), state.card(id), bool(turned))
            case _:
                raise ValueError(text)


def _send_home(state: FitsState) -> None:
    """A Princess comes from the deck, the cat that she replaced goes home."""
    fetch(state, next(card for card in state.deck if card in PRINCESSES))
    state.cats[0] += 1


def _bit(table: Table, where: str) -> int:
    x, y = map(int, where.split(","))
    assert table.grid.has(x, y), where
    return table.grid.bit(x, y)


def bit(state: FitsState, x: int, y: int) -> int:
    return state.table.grid.bit(x, y)


# --- asking and answering ---


def actors(state: FitsState) -> tuple[int, ...]:
    return GAME.actors(state)


def texts(state: FitsState, seat: int) -> list[str]:
    return [str(action) for action in GAME.legal(state, seat)]


def ways(state: FitsState, seat: int) -> list[str]:
    """The legal actions of a seat; where it is asked for a card, the ways to play each."""
    if decision(state) != "card":
        return texts(state, seat)
    found: list[str] = []
    for line in texts(state, seat):
        after = state.copy()
        if line.startswith("play "):
            GAME.play(after, seat, GAME.parse(line))
            found += texts(after, seat)
        else:
            found.append(line)
    return found


def cells(lines: list[str]) -> set[str]:
    """The cells where these actions place something."""
    return {text.removesuffix(" t").split()[-1] for text in lines}


def words(state: FitsState, seat: int) -> set[str]:
    """The kinds of action that a seat may take, or by which it can play a card."""
    return {text.split()[0] for text in ways(state, seat)}


def answer(state: FitsState, seat: int, *lines: str) -> list[Event]:
    """Play these answers one after the other; all events they bring. Which card is played
    need not be said where the answer tells: `lay B01 7,5` plays B01 before."""
    events: list[Event] = []
    for line in lines:
        if card := card_before(state, seat, line):
            _play(state, seat, f"play {card}")
        events += _play(state, seat, line)
    return events


def card_before(state: FitsState, seat: int, line: str) -> str | None:
    """The card that must be played before this answer can be given; of several
    Princesses the first."""
    if decision(state) != "card" or actors(state) != (seat,):
        return None
    match line.split():
        case ["lay", card, *_]:
            return card
        case ["princess", *_]:
            return next(card for card in state.hands[seat] if card in PRINCESSES)
    return None


def _play(state: FitsState, seat: int, line: str) -> list[Event]:
    assert line in texts(state, seat), (line, texts(state, seat)[:20])
    before = GAME.census(state)
    events = GAME.play(state, seat, GAME.parse(line))
    assert GAME.census(state) == before
    assert sorted(state.table.boxes) == sorted(recount(state.table))
    return events


def refusal(state: FitsState, seat: int, line: str) -> str:
    """The id of the rule that forbids it; nothing may have changed. As in `answer` the
    card is played before, if it can be."""
    if card := card_before(state, seat, line):
        play = f"play {card}"
        if play not in texts(state, seat):
            return refusal(state, seat, play)
        state = state.copy()
        _play(state, seat, play)
    before = state.digest()
    assert line not in texts(state, seat)
    with pytest.raises(IllegalAction) as caught:
        GAME.play(state, seat, GAME.parse(line))
    assert state.digest() == before
    return caught.value.id


def decision(state: FitsState) -> str | None:
    asked = GAME.view(state, None).asked
    return asked.decision if asked else None


def ids(events: Sequence[Event], seat: int | None = None) -> list[str]:
    """The ids of the events that a seat (None: a spectator) sees."""
    return [event.id.removeprefix("fits.") for event in seen(events, seat)]


# --- cards ---


def drawn(state: FitsState, *cards: str) -> None:
    """The seat on turn draws the last of these cards; the others it held before."""
    *held, top = cards
    give(state, state.seat, *held)
    on_deck(state, top)
    answer(state, state.seat, "draw")


def give(state: FitsState, seat: int, *cards: str) -> None:
    """Let a seat hold exactly these cards; what it held goes under the deck."""
    for card in state.hands[seat]:
        _put_under(state, card)
    state.hands[seat] = ()
    for card in cards:
        fetch(state, card)
        state.hands[seat] += (card,)


def on_deck(state: FitsState, *cards: str) -> None:
    """Let these cards be drawn next, in this order."""
    for card in cards:
        fetch(state, card)
    state.deck += tuple(reversed(cards))
    top, *below = state.piles or (0,)
    state.piles = (top + len(cards), *below)


def leave_in_deck(state: FitsState, *cards: str) -> None:
    """Let exactly these cards be left to draw, in this order; the rest leaves the game.
    They are what is left of the last pile."""
    for card in cards:
        fetch(state, card)
    state.deck = tuple(reversed(cards))
    state.piles = (len(cards),) if cards else ()


def hold_nothing(state: FitsState) -> None:
    """All cards of all hands leave the game."""
    state.hands = [() for _ in state.hands]


def finale(state: FitsState, *hands: str) -> None:
    """The final phase with these hands, written `"B01 B02"`; seat 0 is asked."""
    for seat, hand in enumerate(hands):
        give(state, seat, *hand.split())
    leave_in_deck(state)
    state.final = True
    assert state.stack[-1].advance(state) is False


def fetch(state: FitsState, card: str) -> None:
    """Take a card from where it is; in a hand a box card takes its place."""
    if card in state.starts:
        state.starts = tuple(other for other in state.starts if other != card)
    elif card in state.deck:
        _take_from_deck(state, card)
    else:
        seat = next(seat for seat, hand in enumerate(state.hands) if card in hand)
        spare = next(other for other in state.deck if other.startswith("B"))
        _take_from_deck(state, spare)
        hand = state.hands[seat]
        state.hands[seat] = tuple(spare if held == card else held for held in hand)


def _take_from_deck(state: FitsState, card: str) -> None:
    place = len(state.deck) - 1 - state.deck.index(card)
    state.deck = tuple(other for other in state.deck if other != card)
    sizes = [*state.piles]
    for pile, size in enumerate(sizes):
        if place < size:
            sizes[pile] -= 1
            break
        place -= size
    state.piles = tuple(size for size in sizes if size)


def _put_under(state: FitsState, card: str) -> None:
    state.deck = (card, *state.deck)
    *above, bottom = state.piles or (0,)
    state.piles = (*above, bottom + 1)


# --- scores ---


def boxes(state: FitsState) -> list[BoxScore]:
    """All boxes with their scores, the one with the northernmost cell first."""
    found = score(state.table.boxes, len(state.hands), state.rules)
    return sorted(found, key=lambda one: one.box.cells & -one.box.cells)


def box(state: FitsState, x: int, y: int) -> BoxScore:
    """The box that holds a cell."""
    return next(one for one in boxes(state) if one.box.cells & bit(state, x, y))


def end(state: FitsState) -> Result:
    """The result if the game were over now."""
    over = state.copy()
    over.stack = []
    found = GAME.result(over)
    assert found is not None
    return found


def fill(state: FitsState, *free: tuple[int, int]) -> None:
    """Cover the whole table but for these cells with cards that make no long joint. They
    come from another box."""
    left = {bit(state, x, y) for x, y in free}
    grid = state.table.grid
    for cell in [grid.bit(x, y) for y in range(grid.height) for x in range(grid.width)]:
        if cell not in left and not cell & state.table.occupied:
            state.table.lay(cell, state.card("B24"))
