"""Meowple: cat board games to play, to score and to study.

As a library it is a dozen names, which are documented, tested and stable:

>>> import meowple
>>> match = meowple.game("isle").start(seats=2, seed=7)
>>> match.play_bots("random").scores
(-51, -50)

They are in `api`; importing `meowple` alone loads nothing else. Layers from the bottom:
`kernel` (what every game is made of), `encoding` (actions and observations as arrays),
`games` (one folder each), `texts`, `reference` and `puzzles`, `bots`; then, side by side,
`table` (a game in progress), `lab` and `rl`; above them `api`, `server` and `cli`. To
follow one game begin with `games/ID/__init__.py`; for the commands with `cli/main.py`.
"""

__version__ = "0.2.0.dev0"

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

# Type checkers take this for true; `typing` itself is slow to load.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from meowple.api import (
        Action,
        Actions,
        BadRecord,
        BadSetup,
        Bot,
        Event,
        Game,
        IllegalAction,
        Line,
        Match,
        MeowpleError,
        PlayedGame,
        Question,
        Result,
        Simulation,
        View,
        bot,
        explain,
        game,
        list_bots,
        list_games,
        replay,
        simulate,
    )
else:

    def __getattr__(name: str) -> object:
        # Loaded when first used: the commands do without it.
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from meowple import api

        found = globals()[name] = getattr(api, name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
