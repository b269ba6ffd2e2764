"""Notices that it is a seat's turn, as the browser shows them and the server sends them."""

from __future__ import annotations

from functools import cache

from meowple.texts import texts


def notice_id(table: str, seat: int, turn: int) -> str:
    """The id of a notice: the same for everyone and at all times, so that a receiver
    recognizes a repeated notice."""
    return f"{table}-{seat}-{turn}"


@cache
def notice_words(language: str, game: str) -> tuple[str, str]:
    """Title and body of a notice: nothing but the game and that it waits."""
    found = texts(language)
    body = found.say("notice.body", game=found.game_name(game))
    return found.say("notice.title"), body
