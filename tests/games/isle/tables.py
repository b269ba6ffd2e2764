"""Tables for tests: games of the Isle brought into a wanted situation.

Nothing is doubled on the way: a tile or card that is put somewhere is taken from where
it lay. Every answer is checked to be among the legal ones and to lose no piece.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from meowple.games.isle.game import GAME, RULES_VERSION, Isle
from meowple.games.isle.rules.actions import Place
from meowple.games.isle.rules.boat import BOARDS, Boat, Laid, bit
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.interject import Window
from meowple.games.isle.rules.state import IsleState
from meowple.games.isle.rules.view import AskedView
from meowple.kernel.errors import IllegalAction
from meowple.kernel.event import Event, seen
from meowple.kernel.setup import Setup, Value

# The answers of a seat that wants nothing: it gives the first of these that is legal.
_DEFAULTS = ("pass", "done", "pay", "skip")
_PILES = ("packet", "kept", "hand", "hidden")

CATS = "red C16, blue C16, green C15, purple C15"


def table(
    seats: int = 2,
    phase: str = "draft",
    day: int = 1,
    seed: int = 1,
    *,
    version: Value = RULES_VERSION,
    **options: Value,
) -> IsleState:
    """A game at the beginning of a phase; seat 0 leads, all sail the blue boat."""
    game = GAME.at_version(int(version))
    assert game is not None
    return table_of(game, game.setup(seats, {"first": 0, **options}, seed), phase, day)


def table_of(game: Isle, setup: Setup, phase: str, day: int = 1) -> IsleState:
    """The same with an owner's own tiles or modules."""
    state = game.start(setup)
    for player in state.players:
        player.boat = Boat(BOARDS["blue"])
    skip_to(state, phase, day)
    return state


def turns(
    left: str = CATS,
    right: str = "",
    fish: int = 20,
    *,
    seats: int = 2,
    version: int = RULES_VERSION,
) -> IsleState:
    """Players begin to rescue these cats; seat 0 is on turn."""
    state = table(seats, "rescue", version=version)
    fill(state, left, right)
    for player in state.players:
        player.fish = fish
    return state


def at_window(wanted: str, *hands: tuple[int, ...], day: int = 1) -> IsleState:
    """A table at its first window of this moment; every seat holds its cards."""
    state = table(len(hands), "buy", day - (wanted == "fishing"))
    for seat, cards in enumerate(hands):
        give(state, seat, *cards)
    while moment(state) != wanted:
        let(state, actors(state)[0])
    return state


# --- asking and answering ---


def texts(state: IsleState, seat: int) -> list[str]:
    return [str(action) for action in GAME.legal(state, seat)]


def answers(state: IsleState, seat: int) -> list[str]:
    """The same without the standing choice, which may change nearly always."""
    return [line for line in texts(state, seat) if not line.startswith("ask ")]


def actors(state: IsleState) -> tuple[int, ...]:
    return GAME.actors(state)


def answer(state: IsleState, seat: int, *lines: str) -> list[Event]:
    """Play these answers one after the other; all events they bring."""
    events: list[Event] = []
    for line in lines:
        assert line in texts(state, seat), (line, texts(state, seat)[:20])
        before = GAME.census(state)
        events += GAME.play(state, seat, GAME.parse(line))
        assert GAME.census(state) == before
    return events


def refusal(state: IsleState, seat: int, line: str) -> str:
    """The id of the rule that forbids it; nothing may have changed."""
    before = state.digest()
    assert line not in texts(state, seat)
    with pytest.raises(IllegalAction) as caught:
        GAME.play(state, seat, GAME.parse(line))
    assert state.digest() == before
    return caught.value.id


def default(state: IsleState, seat: int) -> str:
    legal = GAME.legal(state, seat)
    listed = [str(action) for action in legal[:60]]
    return next((line for line in _DEFAULTS if line in listed), listed[0])


def let(state: IsleState, *seats: int) -> None:
    """These seats say that they want nothing."""
    for seat in seats:
        answer(state, seat, default(state, seat))


def skip_to(state: IsleState, phase: str, day: int = 0) -> None:
    """Everyone declines everything until this phase asks someone (on this day)."""
    while phase_name(state) != phase or (day and state.day != day):
        assert state.stack, f"the game ended without {phase} on day {day}"
        let(state, actors(state)[0])


def skip_window(state: IsleState) -> None:
    """Everyone who is asked in a window says `done`."""
    while moment(state):
        let(state, actors(state)[0])


def asked(state: IsleState) -> AskedView | None:
    return GAME.view(state, None).asked


def decision(state: IsleState) -> str | None:
    found = asked(state)
    return found.decision if found else None


def moment(state: IsleState) -> str | None:
    top = state.stack[-1] if state.stack else None
    return top.moment if isinstance(top, Window) else None


def places(state: IsleState, seat: int) -> list[str]:
    return [line for line in texts(state, seat) if line.startswith("place")]


def rescue(state: IsleState, seat: int, cat: str, basket: str = "") -> None:
    """Rescue a cat to its first legal place; a map bonus is declined."""
    answer(state, seat, f"rescue {cat}")
    if decision(state) == "basket":
        answer(state, seat, f"basket {basket or 'permanent'}")
    answer(state, seat, places(state, seat)[0])
    if decision(state) == "take":
        answer(state, seat, "skip")


def put(state: IsleState, seat: int) -> None:
    """Place the tile at its first legal place."""
    answer(state, seat, places(state, seat)[0])


def narrow(state: IsleState, seat: int, *free: tuple[int, int]) -> None:
    """Cover the boat of a seat but for these squares, with one huge treasure."""
    rare = next(index for index in state.box.rares if index in state.bag)
    state.bag = _without(state.bag, rare)
    player = state.players[seat]
    mask = player.boat.free
    for x, y in free:
        mask &= ~bit(x, y)
    player.boat = player.boat.with_tile(Laid(rare, "rare", None, mask))


def ids(events: Sequence[Event], seat: int | None = None) -> list[str]:
    """The ids of the events that a seat (None: a spectator) sees."""
    return [event.id for event in seen(events, seat)]


# --- cards ---


def give(state: IsleState, seat: int, *cards: int) -> None:
    """Put cards into a hand."""
    player = state.players[seat]
    for card in cards:
        _fetch_card(state, card)
        player.hand = tuple(sorted((*player.hand, card)))
    player.fresh = True


def teach(state: IsleState, seat: int, *cards: int) -> None:
    """Lay private lessons before a seat."""
    for card in cards:
        _fetch_card(state, card)
        state.players[seat].lessons += (card,)


def equip(state: IsleState, seat: int, *cards: int) -> None:
    """Lay rescue cards before a seat, as if it had chosen them today."""
    for card in cards:
        _fetch_card(state, card)
        state.players[seat].ready += (card,)


def offer(state: IsleState, seat: int, *cards: int) -> None:
    """Let exactly these be the cards that the seat may pay for."""
    player = state.players[seat]
    state.deck = (*player.kept, *state.deck)
    player.kept = ()
    for card in cards:
        _fetch_card(state, card)
    player.kept = cards


def on_deck(state: IsleState, *cards: int) -> None:
    """Let these cards be drawn next, in this order."""
    for card in cards:
        _fetch_card(state, card)
    state.deck = (*state.deck, *reversed(cards))


def _fetch_card(state: IsleState, card: int) -> None:
    """Take a card out of the deck; in a pile a card from the deck takes its place."""
    if card in state.deck:
        state.deck = tuple(other for other in state.deck if other != card)
        return
    for player in state.players:
        for pile in _PILES:
            cards: tuple[int, ...] = getattr(player, pile)
            if card in cards:
                spare, state.deck = state.deck[0], state.deck[1:]
                changed = tuple(spare if other == card else other for other in cards)
                setattr(player, pile, changed)
                return
    raise LookupError(card)


# --- tiles, named `red C16`, `K1`, `R2`, `green O1` ---


def piece(state: IsleState, name: str) -> int:
    *colour, shape = name.split()
    for found in state.box.pieces:
        same = found.kind != "cat" or [found.colour] == colour
        if found.shape.id == shape and same:
            return found.index
    raise LookupError(name)


def names(state: IsleState, pieces: Sequence[int]) -> list[str]:
    found = [state.piece(index) for index in pieces]
    return [f"{tile.colour or ''} {tile.shape.id}".strip() for tile in found]


def lay(state: IsleState, seat: int, name: str, place: str) -> None:
    """Put a tile on a boat, wherever there is room: `lay(state, 0, "red C16", "7,0")`."""
    index = _fetch_tile(state, name)
    found = state.piece(index)
    colour = name.split()[0] if " " in name else None
    where = GAME.parse(f"place {place}")
    assert isinstance(where, Place)
    player = state.players[seat]
    mask = player.boat.mask_of(found.shape, where, anywhere=True)
    player.boat = player.boat.with_tile(Laid(index, found.kind, colour, mask))


def fill(state: IsleState, left: str = "", right: str = "") -> None:
    """Let these cats and no others be in the fields: `fill(state, "red C16, blue C01")`."""
    state.bag = (*state.fields[0], *state.fields[1], *state.bag)
    state.fields = ((), ())
    cats = [
        tuple(_fetch_tile(state, name.strip()) for name in field.split(",") if name)
        for field in (left, right)
    ]
    state.fields = (cats[0], cats[1])


def on_bag(state: IsleState, *wanted: str) -> None:
    """Let these tiles be drawn next, in this order."""
    tiles = [_fetch_tile(state, name) for name in wanted]
    state.bag = (*state.bag, *reversed(tiles))


def find_rares(state: IsleState, *wanted: str) -> None:
    """Put exactly these rares beside the island."""
    for rare, count in state.rares:
        state.bag = (rare,) * count + state.bag
    state.rares = ()
    for name in wanted:
        state.add_rare(_fetch_tile(state, name))


def lose_commons(state: IsleState, *kept: str) -> None:
    """Let no common be left but one of each of these."""
    for common in state.box.commons:
        while common in state.stock("common"):
            state.take_common(common)
            state.gone += (common,)
    for name in kept:
        index = piece(state, name)
        state.gone = _without(state.gone, index)
        state.commons = tuple(
            left + (common == index)
            for common, left in zip(state.box.commons, state.commons, strict=True)
        )


def _fetch_tile(state: IsleState, name: str) -> int:
    index = piece(state, name)
    kind = state.piece(index).kind
    if kind == "common":
        state.take_common(index)
    elif kind == "oshax":
        state.oshax = _without(state.oshax, index)
    elif index in state.bag:
        state.bag = _without(state.bag, index)
    elif kind == "rare":
        assert index in state.stock("rare")
        state.take_rare(index)
    else:
        left, right = state.fields
        if index in left:
            state.set_field(0, _without(left, index))
        else:
            state.set_field(1, _without(right, index))
    return index


def _without(pile: tuple[int, ...], index: int) -> tuple[int, ...]:
    at = pile.index(index)
    return pile[:at] + pile[at + 1 :]
