"""Rendering of a match: printed, as text, or as a picture."""

from __future__ import annotations

from meowple.rl.match import Match
from meowple.texts import texts

RENDER_MODES = ("human", "ansi", "svg")


def check_render_mode(mode: str | None) -> None:
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}")


def rendered(match: Match, seat: int, mode: str | None) -> str | None:
    """The view of a seat; the mode `human` prints it."""
    if mode is None:
        return None
    view = match.game.view(match.state, seat)
    if mode == "svg":
        return match.game.picture(view, texts().say)
    text = "\n".join(match.game.describe(view, texts().say))
    if mode == "ansi":
        return text
    print(text)
    return None
