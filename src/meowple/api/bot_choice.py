"""Bots of the public API: by name, as objects, or as classes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from meowple.bots import seat_bot
from meowple.bots.bot import Bot
from meowple.bots.by_name import BOTS, BotFactory, bot_factory
from meowple.kernel.errors import BadSetup

# A name such as "cat", a class, or a bot.
BotChoice: TypeAlias = str | BotFactory | Bot


def list_bots() -> tuple[str, ...]:
    """The names of the levels, from the weakest to the strongest. `tiger@0.2` thinks for
    0.2 seconds, `mine.py:Mine` is a class in a file, `cmd:./mine` a program.

    >>> import meowple
    >>> meowple.list_bots()[:5]
    ('random', 'kitten', 'cat', 'tiger', 'lion')
    """
    return tuple(BOTS)


def bot(name: str, seed: int | str = 0) -> Bot:
    """The bot of this name. The same seed and the same questions give the same answers,
    except for bots that think by the clock.

    >>> import meowple
    >>> match = meowple.game("isle").start(seats=2, seed=7)
    >>> match.choose(meowple.bot("cat")) in match.legal()
    True
    """
    return bot_factory(name)(str(seed))


def seated(choice: BotChoice, seed: int, seat: int) -> Bot:
    """A bot for a seat of the game with this seed."""
    return choice if isinstance(choice, Bot) else seat_bot(choice, seed, seat)


def by_seat(
    bots: BotChoice | Sequence[BotChoice] | Mapping[int, BotChoice], seats: int
) -> dict[int, BotChoice]:
    """A bot for each seat that has one: from one for all, one for each, or by seat."""
    if isinstance(bots, Mapping):
        return dict(bots)
    if isinstance(bots, str | Bot) or not isinstance(bots, Sequence):
        return dict.fromkeys(range(seats), bots)
    if len(bots) != seats:
        raise BadSetup("bot.count", bots=len(bots), seats=seats)
    return dict(enumerate(bots))
