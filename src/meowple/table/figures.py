"""Figures: what players choose before the game and what changes nothing in it, such as a
color. A seat for which none was chosen is given one."""

from __future__ import annotations

from collections.abc import Sequence

from meowple.kernel.registry import plugins
from meowple.table.errors import BadRequest, Conflict
from meowple.table.messages import FigureFacts
from meowple.texts import Texts


def figures_in(game: str) -> tuple[str, ...]:
    """The figures of a game; none if it is not installed."""
    found = plugins().get(game)
    return () if found is None else found.game.info.figures


def figure_facts(game: str, figures: Sequence[str], texts: Texts) -> list[FigureFacts]:
    """Figures with their names; a game without words for them shows their ids."""
    return [
        FigureFacts(figure, _name(f"figure.{game}.{figure}", figure, texts), number)
        for number, figure in enumerate(figures)
    ]


def _name(id: str, otherwise: str, texts: Texts) -> str:
    return texts.say(id) if texts.knows(id) else otherwise


def given_figures(
    figures: Sequence[FigureFacts], chosen: Sequence[str | None]
) -> list[FigureFacts | None]:
    """The figure of each seat.

    A seat without a choice gets the figure with its own number or, if another seat has
    chosen that one, the first figure left. So a choice changes at most one other seat.
    """
    left = {figure.id: figure for figure in figures}
    found = [left.pop(id, None) if id is not None else None for id in chosen]
    own = [figure.id for figure in figures]
    for seat, id in enumerate(own[: len(found)]):
        found[seat] = found[seat] or left.pop(id, None)
    rest = iter(list(left.values()))
    return [figure or next(rest, None) for figure in found]


def check_figure(
    figures: Sequence[str], chosen: Sequence[str | None], figure: str | None
) -> None:
    """Refuse a figure that the game does not have, or that another seat has chosen."""
    if figure is None:
        return
    if figure not in figures:
        offered = ", ".join(figures) or "-"
        raise BadRequest("figure.unknown", figure=figure[:40], offered=offered)
    if figure in chosen:
        raise Conflict("figure.taken")
