"""`meowple analyse`: the analysis of a finished game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from meowple.bots.candidates import Finding
from meowple.bots.judgement import SLIP, Moment, moments
from meowple.cli.commands.replay import GameNumber, RecordFile
from meowple.cli.exit_codes import Refused, file_errors, report_errors
from meowple.cli.files import read_record
from meowple.cli.options import DEFAULT_LANG, AsJson, Debug, Lang
from meowple.cli.output import print_json
from meowple.cli.progress import progress
from meowple.kernel.game import AnyGame
from meowple.kernel.knowledge import Outlook
from meowple.kernel.plugin import BestLayout
from meowple.kernel.record import Record, begin, final
from meowple.kernel.registry import knowledge, plugin
from meowple.kernel.state import State
from meowple.lab.analysis.analysis import Decision, analyse
from meowple.texts import Texts, clean, texts

# The curve is shown at about this many points.
_POINTS = 12


@dataclass(slots=True)
class GameAnalysis:
    """The analysis of a whole game."""

    record: Record
    game: AnyGame
    end: State
    decisions: list[Decision] = field(default_factory=list)
    # For each decision its actions in words, by their text forms.
    words: list[dict[str, str]] = field(default_factory=list)
    # The moments that decided the game.
    moments: list[Moment] = field(default_factory=list)
    # The best layout of each seat, in games that have layouts.
    layouts: list[BestLayout] = field(default_factory=list)

    @property
    def curve(self) -> list[Outlook]:
        """The expectation before each action, and the end."""
        before = [decision.before for decision in self.decisions]
        return [*before, knowledge(self.game).outlook(self.end)]


def analyse_file(
    file: RecordFile,
    number: GameNumber = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=60)] = 0.2,
    boat_seconds: Annotated[float, typer.Option(min=0, max=3600)] = 10.0,
    json: AsJson = False,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with report_errors(lang, debug), file_errors():
        record = Record.parse(read_record(file, number))
        game, end = final(record)
        if game.result(end) is None:
            raise Refused("analyse.not_over", file=str(file))
        found = GameAnalysis(record, game, end)
        _analyse(found, seconds, texts(lang))
        if boat_seconds and plugin(record.game).has_layouts:
            found.layouts = _layouts(record.game, end, boat_seconds)
        if json:
            print_json(_as_data(found))
        else:
            _show(found, texts(lang))


def _analyse(found: GameAnalysis, seconds: float, texts: Texts) -> None:
    record, game = found.record, found.game
    _, state = begin(record, game)
    with progress() as bar:
        task = bar.add_task("", total=len(record.actions))
        for decision in analyse(record, game, seconds):
            view = game.view(state, decision.seat)
            named = {decision.played, *(str(f.action) for f in decision.findings)}
            found.decisions.append(decision)
            found.words.append({text: _label(game, text, view, texts) for text in named})
            game.play(state, decision.seat, game.parse(decision.played))
            bar.advance(task)
            bar.refresh()
    found.moments = _moments(found)


def _moments(found: GameAnalysis) -> list[Moment]:
    chances = [outlook.chances for outlook in found.curve]
    uncovered = [d.uncovered.chances for d in found.decisions if d.uncovered]
    return moments(chances, *uncovered)


def _label(game: AnyGame, text: str, view: object, texts: Texts) -> str:
    """The text form of an action, and its meaning in words."""
    meaning = game.explain(game.parse(text), texts.say, view)
    return f"{text} [{meaning}]" if meaning else text


def _layouts(game: str, end: State, seconds: float) -> list[BestLayout]:
    best_layout = plugin(game).best_layout
    with progress() as bar:
        found = [best_layout(end, seat, seconds) for seat in bar.track(range(end.seats))]
    return [layout for layout in found if layout is not None]


def _layout(seat: int, layout: BestLayout) -> dict[str, object]:
    return {
        "seat": seat,
        "played": layout.played,
        "score": layout.score,
        "bound": layout.bound,
        "proven": layout.proven,
        "tiles": [
            {"kind": tile.kind, "colour": tile.colour, "cells": tile.cells}
            for tile in layout.tiles
        ],
    }


def _layout_in_words(seat: int, layout: BestLayout, texts: Texts) -> str:
    score, bound = layout.score, layout.bound
    sure = "unknown" if bound is None else "bound" if bound > score else "proven"
    most = score if bound is None else bound
    return texts.say(
        "cli.analyse-boat",
        seat=seat,
        played=layout.played,
        score=score,
        sure=sure,
        bound=most,
        gap=most - score,
    )


def _as_data(found: GameAnalysis) -> dict[str, object]:
    return {
        "game": found.record.game,
        "decisions": [
            {
                "number": decision.number,
                "seat": decision.seat,
                "played": decision.played,
                "loss": round(decision.loss, 4),
                "actions": [_finding(one) for one in decision.findings],
            }
            for decision in found.decisions
        ],
        "curve": [
            {
                "scores": [round(score, 2) for score in outlook.scores],
                "chances": [round(chance, 4) for chance in outlook.chances],
            }
            for outlook in found.curve
        ],
        "moments": [
            {"number": m.number, "seat": m.seat, "swing": round(m.swing, 4)}
            for m in found.moments
        ],
        "boats": [_layout(seat, one) for seat, one in enumerate(found.layouts)],
    }


def _finding(finding: Finding) -> dict[str, object]:
    return {
        "action": str(finding.action),
        "chance": round(finding.chance, 4),
        "score": round(finding.score, 2),
        "worlds": finding.worlds,
    }


def _show(found: GameAnalysis, texts: Texts) -> None:
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(texts.say("cli.analyse-curve"))
    console.print(_curve(found, texts))
    _show_moments(found, console, texts)
    worse = [d for d in found.decisions if d.loss >= SLIP]
    console.print(
        texts.say("cli.analyse-better", count=len(worse), of=len(found.decisions))
    )
    for decision in worse:
        best, played = decision.best, decision.found
        assert best is not None
        assert played is not None
        words = found.words[decision.number - 1]
        gain = best.score - played.score
        line = texts.say(
            "cli.analyse-line",
            number=decision.number,
            seat=decision.seat,
            played=clean(words[decision.played]),
            best=clean(words[str(best.action)]),
            before=_share(played.chance, texts),
            after=_share(best.chance, texts),
            points=_plus(gain) + texts.number(gain),
        )
        console.print(line)
    for seat, layout in enumerate(found.layouts):
        console.print(_layout_in_words(seat, layout, texts))


def _curve(found: GameAnalysis, texts: Texts) -> Table:
    """A table of the chances and expected scores, at some points of the game."""
    curve = found.curve
    table = Table(show_edge=False)
    table.add_column(texts.say("cli.analyse-after"), justify="right")
    for seat in range(found.record.setup.seats):
        table.add_column(texts.who(seat), justify="right")
    step = max((len(curve) - 1) // _POINTS, 1)
    shown = sorted({*range(0, len(curve), step), len(curve) - 1})
    for number in shown:
        outlook = curve[number]
        pairs = zip(outlook.chances, outlook.scores, strict=True)
        cells = (f"{_share(c, texts)} · {texts.number(s)}" for c, s in pairs)
        table.add_row(str(number), *cells)
    return table


def _show_moments(found: GameAnalysis, console: Console, texts: Texts) -> None:
    console.print(texts.say("cli.analyse-moments", count=len(found.moments)))
    for moment in found.moments:
        decision = found.decisions[moment.number - 1]
        line = texts.say(
            "cli.analyse-moment",
            number=moment.number,
            seat=decision.seat,
            played=clean(found.words[moment.number - 1][decision.played]),
            whose=moment.seat,
            swing=_plus(moment.swing) + _share(moment.swing, texts),
            why=why(decision),
        )
        console.print(line)


def why(decision: Decision) -> str:
    """The cause of a change: the seat's own choice, something else, or luck if the seat
    had no choice."""
    if not decision.findings:
        return "luck"
    return "choice" if decision.loss else "other"


def _share(value: float, texts: Texts) -> str:
    return texts.number(value, 0, "percent")


def _plus(value: float) -> str:
    """The sign of a gain; a negative number has its own."""
    return "" if value < 0 else "+"
