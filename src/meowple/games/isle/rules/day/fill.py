"""Fill the fields: cats from the bag (rule 4, in solo and family rules 7 and 8)."""

from __future__ import annotations

from meowple.games.isle.rules.state import LEFT, RIGHT, IsleState


def fill_fields(state: IsleState) -> None:
    """Put cats into the left field, then the right; treasures drawn go beside them."""
    state.tell("isle.day", day=state.day)
    cats = state.box.supply.cats_per_field[len(state.players)]
    for field in (LEFT, RIGHT):
        drawn = draw_cats(state, cats)
        state.set_field(field, state.fields[field] + drawn)
    _tell_fields(state)


def draw_cats(state: IsleState, wanted: int) -> tuple[int, ...]:
    """Draw tiles one by one until there are enough cats, or the bag is empty."""
    pieces = state.box.pieces
    cats: list[int] = []
    taken = 0
    for piece in reversed(state.bag):
        if len(cats) == wanted:
            break
        taken += 1
        kind = pieces[piece].kind
        if kind == "cat":
            cats.append(piece)
        elif kind == "oshax":
            state.oshax += (piece,)
        else:
            state.add_rare(piece)
    state.bag = state.bag[: len(state.bag) - taken]
    return tuple(cats)


def _tell_fields(state: IsleState) -> None:
    left, right = state.fields
    state.reveal("isle.fields", left=names(state, left), right=names(state, right))


def names(state: IsleState, cats: tuple[int, ...]) -> tuple[str, ...]:
    pieces = [state.piece(cat) for cat in cats]
    return tuple(f"{piece.colour}-{piece.shape.id}" for piece in pieces)
