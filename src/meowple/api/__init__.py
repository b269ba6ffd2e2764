"""The library's public names, on top of everything that plays: `import meowple`.

`game` finds a game, `Game.start` begins a `Match`; a match lists legal actions, plays them
and shows a `View` for each seat. `bot` and `Match.play_bots` let bots decide, `simulate`
plays many games, `replay` continues a record. Nothing here holds rules: a match wraps a
state of the kernel and passes every question on to its game.

These names change only with a new minor version and a note in the changelog. It all works
on the standard library; with the extra `cli` there are words in four languages.
"""

from meowple.api.actions import Actions
from meowple.api.bot_choice import bot, list_bots
from meowple.api.game import Game, game, list_games
from meowple.api.match import Match, replay
from meowple.api.simulation import Simulation, simulate
from meowple.api.view import View
from meowple.api.words import explain
from meowple.bots.bot import Bot, Question
from meowple.kernel.errors import BadRecord, BadSetup, IllegalAction, MeowpleError
from meowple.kernel.event import Event
from meowple.kernel.frame import Action
from meowple.kernel.result import Line, Result
from meowple.lab.playout import PlayedGame

__all__ = [
    "Action",
    "Actions",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Event",
    "Game",
    "IllegalAction",
    "Line",
    "Match",
    "MeowpleError",
    "PlayedGame",
    "Question",
    "Result",
    "Simulation",
    "View",
    "bot",
    "explain",
    "game",
    "list_bots",
    "list_games",
    "replay",
    "simulate",
]
