"""Solo (rule 7): the sister, her basket cards, and the draft without neighbors."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.games.isle.data import toml
from meowple.games.isle.rules.day.explore import Draft, begin_round
from meowple.games.isle.rules.state import LEFT, RIGHT, IsleState, Sister

_DRAWS = tuple(toml("solo")["draws"])
_KEEPS = tuple(toml("solo")["keeps"])


# --- the draft -----------------------------------------------------------------


def deal_alone(state: IsleState) -> None:
    """Draw 5 keep 3, draw 5 keep 3, draw 1."""
    state.players[0].unpaid = True
    _draw(state, 0)
    state.stack.append(SoloDraft())


def _draw(state: IsleState, round: int) -> None:
    state.players[0].packet = state.draw_cards(_DRAWS[round])
    begin_round(state, round, _KEEPS[round])


@dataclass(frozen=True, slots=True)
class SoloDraft(Draft):
    """The draft alone: what is not kept is discarded face down."""

    def _next_round(self, state: IsleState) -> None:
        player = state.players[0]
        player.hidden += player.packet
        player.packet = ()
        if state.round + 1 == len(_DRAWS):
            state.keep = 0
            state.stack.pop()
        else:
            _draw(state, state.round + 1)


# --- the sister ----------------------------------------------------------------


def turn_her_card(state: IsleState, sister: Sister) -> int:
    """Turn her top card: its baskets are her cards for today, its speed is hers."""
    first = state.box.sister[sister.deck[-1]]
    cards = min(first.baskets, len(sister.deck))
    sister.today = sister.deck[: -cards - 1 : -1]
    sister.deck = sister.deck[:-cards]
    sister.face_up = True
    state.reveal("isle.sister_turns", card=first.number, cards=cards, speed=first.speed)
    return first.speed


def take_turn(state: IsleState) -> None:
    """She resolves her next card, the open one first."""
    assert state.sister is not None
    _resolve(state, state.sister)


def finish(state: IsleState, sister: Sister) -> None:
    """She resolves all that is left to her today."""
    while sister.today:
        _resolve(state, sister)


def _resolve(state: IsleState, sister: Sister) -> None:
    """Symbol after symbol; numbers are looked up afresh each time."""
    card, sister.today = sister.today[0], sister.today[1:]
    sister.spent += (card,)
    if sister.face_up:
        state.tell("isle.sister_plays", card=card)
    else:
        state.reveal("isle.sister_plays", card=card)
    sister.face_up = False
    for what, *numbers in state.box.sister[card].does:
        do_symbol(state, str(what), numbers)


def do_symbol(state: IsleState, what: str, numbers: list[int | str]) -> None:
    """One symbol of a card. A missing number means the last position (rule 7)."""
    if what == "swap":
        _swap(state, int(numbers[0]), int(numbers[1]))
    elif what == "cat":
        _remove_cat(state, int(numbers[0]))
    elif what == "common":
        _remove_common(state, str(numbers[0]))
    else:
        _remove_from_row(state, what, int(numbers[0]))


def _remove_cat(state: IsleState, number: int) -> None:
    row = state.fields[LEFT] + state.fields[RIGHT]
    if not row:
        return
    cat = row[min(number, len(row)) - 1]
    for field in (LEFT, RIGHT):
        cats = tuple(other for other in state.fields[field] if other != cat)
        state.set_field(field, cats)
    _gone(state, cat)


def _remove_from_row(state: IsleState, what: str, number: int) -> None:
    row = state.stock(what)
    if not row:
        return
    piece = row[min(number, len(row)) - 1]
    if what == "rare":
        state.take_rare(piece)
    else:
        state.oshax = tuple(other for other in state.oshax if other != piece)
    _gone(state, piece)


def _remove_common(state: IsleState, shape: str) -> None:
    piece = state.box.piece_of(shape)
    assert piece is not None
    if piece.index in state.stock("common"):
        state.take_common(piece.index)
        _gone(state, piece.index)


def _gone(state: IsleState, index: int) -> None:
    state.gone += (index,)
    piece = state.piece(index)
    state.tell(
        "isle.sister_takes", tile=piece.shape.id, kind=piece.kind, colour=piece.colour
    )


def _swap(state: IsleState, first: int, second: int) -> None:
    """Exchange two cats, fields included; with one number left over its neighbor."""
    left = len(state.fields[LEFT])
    row = list(state.fields[LEFT] + state.fields[RIGHT])
    if len(row) < 2:
        return
    a, b = min(first, len(row)) - 1, min(second, len(row)) - 1
    if a == b:
        a -= 1
    row[a], row[b] = row[b], row[a]
    state.fields = (tuple(row[:left]), tuple(row[left:]))
    state.tell("isle.sister_swaps", first=a + 1, second=b + 1)
