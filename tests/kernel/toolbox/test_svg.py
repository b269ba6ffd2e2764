"""Pictures are SVG documents that any browser reads."""

from __future__ import annotations

from xml.etree import ElementTree

from meowple.kernel.toolbox.svg import INK, PAPER, Picture


def test_pieces_are_drawn_in_order_on_paper() -> None:
    picture = Picture(40, 20.5)
    picture.rect(1, 2, 3, 4, "red", "blue")
    picture.circle(5, 6, 2, "green")
    picture.polygon([(0, 0), (2.5, 0), (0, 4)], "gold")
    picture.line(0, 0, 10, 10, 1.5)
    picture.words(7, 8, "cats & <dogs>", 9)
    drawn = ElementTree.fromstring(picture.text())
    assert drawn.get("viewBox") == "0 0 40 20.5"
    paper, rect, circle, polygon, line, words = drawn
    assert paper.get("fill") == PAPER
    assert (rect.get("fill"), rect.get("stroke")) == ("red", "blue")
    assert (circle.get("r"), circle.get("stroke")) == ("2", INK)
    assert (polygon.get("points"), polygon.get("fill")) == ("0,0 2.5,0 0,4", "gold")
    assert (line.get("x2"), line.get("stroke-width")) == ("10", "1.5")
    assert words.text == "cats & <dogs>"


def test_a_path_is_moved_and_scaled() -> None:
    picture = Picture(40, 40, "navy")
    picture.path("M0 0H5", "none", "red", 2, at=(10, 4.5), scale=0.5)
    paper, path = ElementTree.fromstring(picture.text())
    assert paper.get("fill") == "navy"
    assert (path.get("d"), path.get("stroke")) == ("M0 0H5", "red")
    assert path.get("transform") == "translate(10 4.5) scale(0.5)"


def test_a_sleeping_cat_has_other_eyes() -> None:
    drawn = []
    for asleep in (False, True):
        picture = Picture(40, 40)
        picture.cat(20, 20, 30, "orange", "brown", asleep=asleep)
        drawn.append([path.get("d") for path in ElementTree.fromstring(picture.text())[1:]])
    awake, sleeping = drawn
    assert [one == other for one, other in zip(awake, sleeping, strict=True)] == [
        True,
        False,
        True,
    ]


def test_words_begin_in_the_middle_or_at_the_start() -> None:
    picture = Picture(40, 40)
    picture.words(1, 2, "cat", 9, bold=True, anchor="start")
    words = ElementTree.fromstring(picture.text())[1]
    assert (words.get("text-anchor"), words.get("font-weight")) == ("start", "bold")
