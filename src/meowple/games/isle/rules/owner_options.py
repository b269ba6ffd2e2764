"""The options that an owner's own components bring: modules, promo tiles, and which six
oshax start face up.

The rulebooks let players choose the oshax: Czech "vyberte 6 dílků oshaxů", Russian "можете
выбрать, какие жетоны выкладывать", Ukrainian "можете вибрати, які 6 плиток". By default
chance does.
"""

from __future__ import annotations

from itertools import combinations

from meowple.games.isle.rules.box import Box, base_box
from meowple.kernel.errors import BadSetup
from meowple.kernel.setup import Option, Value

RANDOM = "random"
_MODULES = 3


def owner_options(box: Box, *, by_default: bool) -> tuple[Option, ...]:
    """The options of a box with an owner's components, which are played unless others are
    named; not `by_default` in version 1 of the rules."""
    found = [_modules(box, by_default), _promo(box, by_default), _oshax(box)]
    return tuple(option for option in found if option is not None)


def _modules(box: Box, by_default: bool) -> Option | None:
    """Three of the modules: the owner's first, then those of the box in their order."""
    modules = box.modules()
    if len(modules) <= _MODULES:
        return None
    choices = list(combinations(modules, _MODULES))
    if by_default:
        ours = base_box().modules()
        owners = [module for module in modules if module not in ours]
        first = {*[*owners, *ours][:_MODULES]}
        # Sorting keeps the order of the others.
        choices.sort(key=lambda three: {*three} != first)
    values = tuple("+".join(three) for three in choices)
    return Option("modules", values, only=("mode", ("standard", "solo")))


def _promo(box: Box, by_default: bool) -> Option | None:
    if not box.promo:
        return None
    return Option("promo", (True, False) if by_default else (False, True))


def _oshax(box: Box) -> Option | None:
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
