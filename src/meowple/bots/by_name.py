"""Bots by name: levels, users' own classes, and programs.

`cat` is a level, `tiger@0.2` a level with its own time per decision, `mine.py:Bot` a class
in a file, `cmd:./mine --fast` a program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract
from pathlib import Path
from types import ModuleType

from meowple.bots.bot import Bot, Question
from meowple.bots.levels import CatBot, KittenBot, LionBot, TigerBot
from meowple.bots.random import RandomBot
from meowple.kernel.errors import BadSetup
from meowple.kernel.frame import Action

# Makes a bot from the seed of its random numbers.
BotFactory = Callable[[str], Bot]

# From the weakest to the strongest.
BOTS: Mapping[str, BotFactory] = {
    "random": RandomBot,
    "kitten": KittenBot,
    "cat": CatBot,
    "tiger": TigerBot,
    "lion": LionBot,
}
_LONGEST_TIME = 600.0


class TimedBot(Bot):
    """A bot with its own time per decision."""

    def __init__(self, bot: Bot, seconds: float) -> None:
        self._bot = bot
        self._seconds = seconds

    def choose(self, question: Question) -> Action:
        question.seconds = self._seconds
        return self._bot.choose(question)


class UserBot(Bot):
    """A user's own bot: its exceptions become errors that name it."""

    def __init__(self, name: str, kind: BotFactory, seed: str) -> None:
        self._name = name
        try:
            self._bot = kind(seed)
        except Exception as error:
            raise _failed(name, error) from error

    def choose(self, question: Question) -> Action:
        try:
            action = self._bot.choose(question)
        except Exception as error:
            raise _failed(self._name, error) from error
        if action not in question.actions:
            raise BadSetup("bot.illegal", bot=self._name[:200], action=str(action)[:80])
        return action


def bot_factory(name: str) -> BotFactory:
    """The factory of the bot with this name; raises BadSetup if there is none."""
    if name in BOTS:
        return BOTS[name]
    if name.startswith("cmd:"):
        # Programs talk JSON with a library that levels do without.
        from meowple.bots.external import ProgramBot, split_command

        command = name.removeprefix("cmd:")
        split_command(command)
        return lambda seed: ProgramBot(command, seed)
    level, at, pace = name.rpartition("@")
    if at and level in BOTS:
        seconds = _seconds(name, pace)
        return lambda seed: TimedBot(BOTS[level](seed), seconds)
    file, colon, kind = name.rpartition(":")
    if colon and file.endswith(".py"):
        return _user_bot(file, kind)
    raise unknown(name)


def thinking_time(level: str, usual: float) -> float:
    """The seconds for a decision of a level, where `usual` is the usual time. A level that
    is unknown here, such as one of a later version, gets that."""
    factor: float = getattr(BOTS.get(level), "time_factor", 1.0)
    return usual * factor


def longest_time(usual: float) -> float:
    """The seconds of the level that thinks longest."""
    return max(thinking_time(level, usual) for level in BOTS)


def unknown(name: str) -> BadSetup:
    return BadSetup("bot.unknown", bot=name[:40], offered=", ".join(BOTS))


def _seconds(name: str, pace: str) -> float:
    try:
        seconds = float(pace)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= _LONGEST_TIME:
        raise BadSetup("bot.pace", bot=name[:40], most=int(_LONGEST_TIME))
    return seconds


def _user_bot(file: str, kind: str) -> BotFactory:
    """The bot class of this name in a Python file."""
    found = getattr(_module(file), kind, None)
    if not (isinstance(found, type) and issubclass(found, Bot)) or isabstract(found):
        raise BadSetup("bot.class", file=file[:200], name=kind[:40])
    return lambda seed: UserBot(f"{file}:{kind}", found, seed)


@cache
def _module(file: str) -> ModuleType:
    spec = spec_from_file_location(f"meowple_own_bot_{Path(file).stem}", file)
    if not Path(file).is_file() or spec is None or spec.loader is None:
        raise BadSetup("bot.file", file=file[:200])
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise _failed(file, error) from error
    return module


def _failed(name: str, error: Exception) -> BadSetup:
    reason = f"{type(error).__name__}: {error}"
    return BadSetup("bot.failed", bot=name[:200], reason=reason[:200])
