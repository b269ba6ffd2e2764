"""Bots: they choose an action by what one seat may know.

Begin with `bot`, the interface and the question that a bot is asked. `levels` has kitten,
cat, tiger and lion for any game; `search` and `candidates` are how the last two think,
`strength` says how strong the levels are. `random` is the random bot, `external` has bots
in any language, `by_name` finds all of them by name. `decisions` is what bots and hints
decide at a table, each with its own seed. `expectation` and `judgement` are for analyses
of finished games. What bots know about a game comes from its plugin, as a
`meowple.kernel.knowledge.Knowledge`.
"""

from __future__ import annotations

from meowple.bots.bot import SECONDS, Bot, Question
from meowple.bots.by_name import (
    BOTS,
    BotFactory,
    bot_factory,
    longest_time,
    thinking_time,
    unknown,
)
from meowple.kernel.errors import BadSetup


def check_bots(names: list[str], seats: int) -> list[str]:
    """A name for each seat, from one for all or one for each; raises for unknown bots."""
    for name in names:
        bot_factory(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadSetup("bot.count", bots=len(names), seats=seats)
    return names


def check_level(name: str) -> None:
    """Raise unless the name is a level: requests from outside may not start files or
    programs."""
    if name not in BOTS:
        raise unknown(name)


def seat_bot(name: str | BotFactory, seed: int, seat: int) -> Bot:
    """The bot of this name, or of this class, for a seat of the game with this seed.

    Its random numbers follow from both, so that a game can be reproduced. They differ from
    those of the game, so that the bot can't know the shuffle.
    """
    factory = bot_factory(name) if isinstance(name, str) else name
    return factory(f"{seed}:bot:{seat}")


__all__ = [
    "BOTS",
    "SECONDS",
    "Bot",
    "Question",
    "check_bots",
    "check_level",
    "longest_time",
    "seat_bot",
    "thinking_time",
]
