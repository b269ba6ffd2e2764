"""A hand that carries things over the page: a mouse, or a finger."""

from __future__ import annotations

from tests.web.browsing import Visitor


class Hand:
    """A mouse, or a finger."""

    def __init__(self, visitor: Visitor, finger: bool) -> None:
        self.page = visitor.page
        self._touch = visitor.context.new_cdp_session(visitor.page) if finger else None

    def carry(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press, and move there; nothing is released yet."""
        self._do("touchStart", start)
        for part in (0.2, 0.6, 1.0):
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            self.move((x, y))

    def move(self, at: tuple[float, float]) -> None:
        self._do("touchMove", at)

    def release(self) -> None:
        self._do("touchEnd")

    def _do(self, kind: str, at: tuple[float, float] | None = None) -> None:
        if self._touch is not None:
            points = [] if at is None else [{"x": at[0], "y": at[1]}]
            event = {"type": kind, "touchPoints": points}
            self._touch.send("Input.dispatchTouchEvent", event)
            return
        if at is not None:
            self.page.mouse.move(*at)
        if kind == "touchStart":
            self.page.mouse.down()
        elif kind == "touchEnd":
            self.page.mouse.up()


def middle(visitor: Visitor, control: str) -> tuple[float, float]:
    found = visitor.page.locator(control).first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
