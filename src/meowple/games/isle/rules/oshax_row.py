"""Which six oshax lie out, if the owner has promo oshax (rule 2).

The rulebooks let players choose: Czech "vyberte 6 dílků oshaxů", Russian "можете выбрать,
какие жетоны выкладывать", Ukrainian "можете вибрати, які 6 плиток". By default chance does.
"""

from __future__ import annotations

from meowple.games.isle.rules.box import Box
from meowple.kernel.errors import BadSetup
from meowple.kernel.setup import Option, Value

RANDOM = "random"


def oshax_option(box: Box) -> Option | None:
    """The choice of the row, as ids joined by `+`; None if the box has no promo oshax."""
    names = _names(box)
    out = box.supply.oshax_in_play
    if len(names) <= out:
        return None
    one = "|".join(names)
    example = "+".join((*list(names)[: out - 1], list(names)[-1]))
    return Option(
        "oshax",
        (RANDOM,),
        only=("promo", (True,)),
        also=(example.upper(), rf"({one})(\+({one})){{{out - 1}}}"),
    )


def chosen_oshax(box: Box, value: Value | None) -> tuple[int, ...] | None:
    """The chosen pieces in their order; None if chance decides."""
    if value is None or value == RANDOM:
        return None
    names = str(value).split("+")
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise BadSetup("isle.oshax_twice", tile=twice[0].upper())
    known = _names(box)
    return tuple(known[name] for name in names)


def _names(box: Box) -> dict[str, int]:
    """All oshax by their ids as options write them, in small letters."""
    promo = [piece for piece in box.promo if box.pieces[piece].kind == "oshax"]
    found: dict[str, int] = {}
    for piece in (*box.oshax, *promo):
        found.setdefault(box.pieces[piece].shape.id.lower(), piece)
    return found
