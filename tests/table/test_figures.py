"""Figures: what a player chooses before the game, and what a seat gets otherwise."""

from __future__ import annotations

from dataclasses import replace

import pytest

from meowple.games.fits.game import GAME as FITS
from meowple.games.isle.game import GAME as ISLE
from meowple.games.kyoto.game import GAME as KYOTO
from meowple.kernel.game import AnyGame
from meowple.table.errors import BadRequest, Conflict
from meowple.table.figures import check_figure, figures_in
from meowple.table.messages import SeatFacts
from meowple.table.seats import TableFacts, seat_facts
from meowple.texts import texts
from tests.table.tables import facts_of

NOBODY = (None, None, None, None)


def chosen(game: AnyGame, *figures: str | None) -> TableFacts:
    """A table whose seats chose these figures."""
    facts = facts_of(game, len(figures), {}, 5)
    seats = zip(facts.seats, figures, strict=True)
    return replace(facts, seats=tuple(replace(seat, figure=one) for seat, one in seats))


def shown(table: TableFacts, lang: str = "en") -> list[SeatFacts]:
    return seat_facts(table, texts(lang))


def figures(table: TableFacts) -> list[str]:
    return [seat.figure.id for seat in shown(table) if seat.figure is not None]


def test_who_chooses_nothing_gets_the_figure_of_the_seat() -> None:
    assert figures(chosen(ISLE, *NOBODY)) == ["orange", "blue", "purple", "green"]
    assert not any(seat.chosen for seat in shown(chosen(ISLE, *NOBODY)))


@pytest.mark.parametrize(
    ("choice", "all_figures"),
    [
        ((None, "orange", None, None), ["blue", "orange", "purple", "green"]),
        (("red", None, None, None), ["red", "blue", "purple", "green"]),
        (("green", None, None, "orange"), ["green", "blue", "purple", "orange"]),
        (("blue", "purple", None, None), ["blue", "purple", "orange", "green"]),
    ],
)
def test_a_choice_moves_nobody_but_the_seat_whose_figure_it_was(
    choice: tuple[str | None, ...], all_figures: list[str]
) -> None:
    table = chosen(ISLE, *choice)
    assert figures(table) == all_figures
    assert [seat.chosen for seat in shown(table)] == [one is not None for one in choice]


@pytest.mark.parametrize("stored", [("mauve", None), ("red", "red")])
def test_what_can_no_longer_be_chosen_counts_as_no_choice(
    stored: tuple[str | None, ...],
) -> None:
    assert len({*figures(chosen(ISLE, *stored))}) == 2


def test_the_five_cats_are_called_by_their_names_in_every_language() -> None:
    table = chosen(FITS, None, None, None, "tsarapka", "barsik")
    names = {
        lang: [seat.figure.name for seat in shown(table, lang) if seat.figure]
        for lang in ("en", "ru", "cs", "uk")
    }
    assert names == {
        "en": ["Iriska", "Murchik", "Kuzya", "Tsarapka", "Barsik"],
        "ru": ["Ириска", "Мурчик", "Кузя", "Царапка", "Барсик"],
        "cs": ["Iriska", "Murčik", "Kuzja", "Carapka", "Barsik"],
        "uk": ["Іриска", "Мурчик", "Кузя", "Царапка", "Барсик"],
    }


def test_a_game_without_figures_shows_none() -> None:
    assert figures(chosen(KYOTO, None, None)) == []
    assert figures_in("chess") == ()


def test_a_figure_is_refused_if_it_is_unknown_or_chosen_by_another() -> None:
    check_figure(ISLE.info.figures, ["red", None], None)
    check_figure(ISLE.info.figures, ["red", None], "blue")
    with pytest.raises(Conflict, match=r"figure\.taken"):
        check_figure(ISLE.info.figures, ["red", None], "red")
    with pytest.raises(BadRequest, match=r"figure\.unknown"):
        check_figure(ISLE.info.figures, [], "mauve")
    with pytest.raises(BadRequest, match=r"figure\.unknown"):
        check_figure((), [], "red")
