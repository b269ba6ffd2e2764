"""Bots: they choose an action from what one seat may know."""

from __future__ import annotations

from meowple.bots.bot import SECONDS, Bot, Question
from meowple.bots.by_name import BOTS, summon, unknown
from meowple.kernel.errors import BadSetup


def check(names: list[str], seats: int) -> list[str]:
    """One name per seat, from one for all or one for each."""
    for name in names:
        summon(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadSetup("bot.count", bots=len(names), seats=seats)
    return names


def check_level(name: str) -> None:
    """Refuse what is not one of the levels: whoever asks from outside may start neither
    files nor programs."""
    if name not in BOTS:
        raise unknown(name)


def seat_bot(name: str, seed: int, seat: int) -> Bot:
    """The bot of this name for a seat of the game with this seed.

    Its own chance follows from both, so that a game can be played again, and differs
    from the chance of the game, so that it knows nothing of the shuffle.
    """
    return summon(name)(f"{seed}:bot:{seat}")


__all__ = ["BOTS", "SECONDS", "Bot", "Question", "check", "check_level", "seat_bot"]
