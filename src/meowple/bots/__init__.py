"""Bots: they choose an action from what one seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from meowple.bots.bot import Bot
from meowple.bots.random import RandomBot
from meowple.kernel.errors import BadSetup

BOTS: Mapping[str, Callable[[str], Bot]] = {"random": RandomBot}


def check(names: list[str], seats: int) -> list[str]:
    """One name per seat, from one for all or one for each."""
    for name in names:
        if name not in BOTS:
            raise BadSetup("bot.unknown", bot=name[:40], offered=", ".join(BOTS))
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadSetup("bot.count", bots=len(names), seats=seats)
    return names


def seat_bot(name: str, seed: int, seat: int) -> Bot:
    """The bot of this name for a seat of the game with this seed.

    Its own chance follows from both, so that a game can be played again, and differs
    from the chance of the game, so that it knows nothing of the shuffle.
    """
    check([name], 1)
    return BOTS[name](f"{seed}:bot:{seat}")


__all__ = ["BOTS", "Bot", "RandomBot", "check", "seat_bot"]
