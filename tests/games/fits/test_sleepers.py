"""A sleeping cat that counts, and one that does not, wherever they are shown."""

from __future__ import annotations

from pathlib import Path

import pytest

import meowple.games.fits
from meowple.encoding.encoding import Encoding
from meowple.games.fits.bot.claims import Cats, claims
from meowple.games.fits.game import GAME
from meowple.games.fits.plugin import PLUGIN
from meowple.games.fits.rl.observation import FitsObserver
from meowple.games.fits.rules.deck import one
from meowple.games.fits.rules.scoring import Rules
from meowple.games.fits.rules.waking import with_awake_cat
from meowple.games.fits.text.drawing import table_picture
from meowple.kernel.rng import Rng
from meowple.reference import RULING
from tests.games.fits.tables import answer, bit, box, drawn, ids, table
from tests.games.saying import say

LOCALES = Path(next(iter(meowple.games.fits.__path__))) / "locales"
CARDS = ("B65 6,5", "B66 7,5")
WOKEN = (*CARDS, "sleeper 0 8,5", "cat 0 6,5")
LAST = (*CARDS, "cat 0 6,5", "sleeper 0 8,5")


def test_players_are_told_when_a_sleeping_cat_begins_to_count() -> None:
    state = table("B72 6,5", "sleeper 0 7,5")
    drawn(state, "B67")
    answer(state, 0, "lay B67 5,5")
    events = answer(state, 0, "cat 5,5")
    assert ids(events) == ["cat", "woken"]
    assert dict(events[1].args) == {"seat": 0, "x": 7, "y": 5}


@pytest.mark.parametrize(("lying", "counts"), [(WOKEN, True), (LAST, False)])
def test_a_view_shows_which_sleeping_cats_count(
    lying: tuple[str, ...], counts: bool
) -> None:
    view = GAME.view(table(*lying), 0)
    (cell,) = [cell for cell in view.cells if cell.sleeper is not None]
    assert cell.counts == counts
    (box,) = view.boxes
    assert box.counting == (int(counts), 0)
    assert box.holders == (0,)
    assert any("Z0" in line for line in table_picture(view)) == counts
    told = any("not counted" in line for line in GAME.describe(view, say))
    assert told != counts


@pytest.mark.parametrize(("lying", "seen"), [(WOKEN, 1.0), (LAST, 0.5)])
def test_a_learner_sees_which_sleeping_cats_count(
    lying: tuple[str, ...], seen: float
) -> None:
    encoding: Encoding = PLUGIN.encoding()
    observer = encoding.observer(GAME, GAME.setup(2))
    assert isinstance(observer, FitsObserver)
    arrays = observer.layout.arrays(observer.observe(GAME.view(table(*lying), 0)))
    assert arrays["sleepers"][0, 5, 8] == seen


def test_a_preview_of_a_cat_counts_the_sleeping_cats_that_it_wakes() -> None:
    state = table("B72 6,5", "sleeper 0 7,5")
    drawn(state, "B67")
    answer(state, 0, "lay B67 5,5")
    found = GAME.insight(state, 0)
    assert found is not None
    (preview,) = [one for one in found.previews if one.action == "cat 5,5"]
    assert [box.points for box in preview.boxes] == [{0: 2}]


def test_an_imagined_table_remembers_which_sleeping_cats_count() -> None:
    state = table(*WOKEN, "sleeper 0 5,5")
    imagined = GAME.imagine(state, 1, Rng("imagined"))
    assert GAME.view(imagined, None).boxes == GAME.view(state, None).boxes


def test_positions_that_differ_in_what_counts_have_different_digests() -> None:
    woken, last = table(*WOKEN), table(*LAST)
    assert woken.digest() != last.digest()
    # by the first rules the order of cats is no part of the position
    woken, last = table(*WOKEN, sleepers="any"), table(*LAST, sleepers="any")
    last.table.laid, last.table.overlays = woken.table.laid, woken.table.overlays
    assert woken.digest() == last.digest()


def test_bots_expect_points_only_of_sleeping_cats_that_count() -> None:
    def extra(woken: int) -> float:
        cats = Cats(one(0), one(0), woken * one(0))
        return claims(cats, True, Rules(), (0, 0), 0.0)[0].extra

    assert (extra(0), extra(1)) == (0, 1)


def test_bots_expect_of_a_cat_what_it_does_to_its_box() -> None:
    state = table("B65 6,5", "B66 7,5", "sleeper 0 8,5", "sleeper 1 5,5")
    for seat in (0, 1):
        expected = with_awake_cat(box(state, 6, 5).box, seat)
        assert (expected.awake, expected.woken) == (one(seat), one(seat))
        laid = state.copy()
        laid.table.lay_cat(bit(laid, 6, 5), seat)
        assert box(laid, 6, 5).box == expected


@pytest.mark.parametrize("lang", ["en", "ru", "cs", "uk"])
def test_the_guide_says_that_a_sleeping_cat_may_join_a_rivals_box(lang: str) -> None:
    asleep = {"en": "sleeping", "ru": " спящ", "cs": "spící", "uk": "спляч"}
    text = (LOCALES / lang / "web-learn.ftl").read_text("utf-8")
    first = text.split("web-learn-fits-theirs =\n")[1].splitlines()[0]
    assert asleep[lang] in first


@pytest.mark.parametrize("lang", ["en", "ru", "cs", "uk"])
def test_printed_rules_bear_no_sign_of_a_ruling(lang: str) -> None:
    text = (LOCALES / lang / "rules.md").read_text("utf-8")
    numbers = {name.split("_")[0] for name in RULING.findall(text)}
    assert not numbers & {"R11", "R13", "R15", "R21", "R29", "R32", "R33"}
