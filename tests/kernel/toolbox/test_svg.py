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
