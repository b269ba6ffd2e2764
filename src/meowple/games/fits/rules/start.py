"""Setting up (rule 1.1; advanced: R29)."""

from __future__ import annotations

from meowple.games.fits.rules.boxes import Grid, Table, grid
from meowple.games.fits.rules.deck import Deck
from meowple.games.fits.rules.options import scoring_rules
from meowple.games.fits.rules.scoring import Rules
from meowple.games.fits.rules.state import CATS, PRINCESSES, FitsState
from meowple.games.fits.rules.turn import StartCards, Turns
from meowple.games.fits.rules.waking import WakingTable
from meowple.kernel.frame import run
from meowple.kernel.setup import Setup


def start(deck: Deck, setup: Setup) -> FitsState:
    """The state before the first start card is placed."""
    options, seats = setup.options, setup.seats
    state = FitsState.begin(setup)
    state.whole_deck = deck
    state.rules = scoring_rules(options)
    state.advanced = state.rules.advanced
    state.one_kind = state.rules.one_kind
    state.per_card = options["overlays"] == "card"
    state.table = empty_table(table_size(str(options["table"]), seats), state.rules)
    state.cats = [CATS] * seats
    state.draws = [0] * seats
    state.discards = ()
    state.used = [()] * seats
    state.final = False
    state.starts = state.rng.shuffled(deck.start)
    _deal(state, seats)
    state.seat = state.rng.below(seats)
    state.stack = [Turns(), StartCards(options["start_cards"] == "draw")]
    run(state)
    return state


def empty_table(grid: Grid, rules: Rules) -> Table:
    """A table notes which sleeping cats are woken only where it matters."""
    return WakingTable(grid) if rules.later else Table(grid)


def table_size(table: str, seats: int) -> Grid:
    """Columns and rows of the table."""
    if table == "auto":
        return grid(15, 11) if seats <= 3 else grid(17, 11)
    width, height = table.split("x")
    return grid(int(width), int(height))


def _deal(state: FitsState, seats: int) -> None:
    """Two box cards each: a special toy is never dealt (R10), nor is a Princess."""
    rest = list(state.whole_deck.box)
    state.rng.shuffle(rest)
    state.hands = [(rest.pop(), rest.pop()) for _ in range(seats)]
    for toy in state.whole_deck.toys:
        _mix_in(state, rest, toy)
    if state.advanced:
        for princess in PRINCESSES:
            _mix_in(state, rest, princess)
        state.deck = tuple(rest)
        state.piles = (len(rest),)
    else:
        _stack_piles(state, rest, seats)


def _stack_piles(state: FitsState, cards: list[str], seats: int) -> None:
    """As many equal piles as players, the first ones a card larger where they cannot be
    equal, each with one Princess; stacked without more shuffling."""
    size, larger = divmod(len(cards), seats)
    stacked: list[str] = []
    sizes = []
    for number in range(seats):
        end = size + (number < larger)
        pile, cards = cards[:end], cards[end:]
        _mix_in(state, pile, PRINCESSES[number])
        stacked = pile + stacked
        sizes.append(len(pile))
    state.deck = tuple(stacked)
    state.piles = tuple(sizes)


def _mix_in(state: FitsState, pile: list[str], card: str) -> None:
    """Put a card into a shuffled pile; all places are equally likely."""
    pile.insert(state.rng.below(len(pile) + 1), card)
