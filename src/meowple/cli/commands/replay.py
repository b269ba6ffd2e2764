"""`meowple replay` and `meowple verify`: show a record, and check it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from meowple.cli.exit_codes import (
    FAILED,
    WrongUsage,
    describe_error,
    file_errors,
    print_error,
    report_errors,
)
from meowple.cli.files import read_record
from meowple.cli.options import DEFAULT_LANG, AsJson, Debug, Lang
from meowple.cli.output import game_name, print_json, print_result
from meowple.kernel.event import Event, seen, spoken
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Check, Record, Step, begin
from meowple.kernel.record import replay as replayed
from meowple.kernel.record import verify as verified
from meowple.texts import Texts, clean, texts

RecordFile = Annotated[Path, typer.Argument(metavar="file")]
GameNumber = Annotated[int | None, typer.Option("--game", min=1)]


def replay(
    file: RecordFile,
    number: GameNumber = None,
    to: Annotated[int | None, typer.Option(min=0)] = None,
    seat: Annotated[int | None, typer.Option(min=0)] = None,
    json: AsJson = False,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with report_errors(lang, debug), file_errors():
        record = Record.parse(read_record(file, number))
        if to is not None and to > len(record.actions):
            raise WrongUsage("replay.past_end", actions=len(record.actions))
        if seat is not None and seat >= record.setup.seats:
            raise WrongUsage("replay.seat", seats=record.setup.seats)
        if json:
            print_json(_as_data(record, to, seat))
        else:
            _show(record, to, seat, texts(lang))


def verify(
    file: RecordFile,
    number: GameNumber = None,
    json: AsJson = False,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with report_errors(lang, debug), file_errors():
        checks = verified(Record.parse(read_record(file, number)))
        passed = all(check.passed for check in checks)
        if json:
            listed = [_check(check, texts(lang)) for check in checks]
            print_json({"ok": passed, "checks": listed})
        else:
            for check in checks:
                _print_check(check, texts(lang))
        if not passed:
            raise typer.Exit(FAILED)


def _until(record: Record, game: AnyGame, to: int | None) -> Iterator[Step]:
    """The steps up to the action with this number, or all of them."""
    wanted = len(record.actions) if to is None else to
    return islice(replayed(record, game), wanted)


def _known(step: Step, seat: int | None) -> tuple[str | None, list[Event]]:
    """The part of a step that a seat may know: the action or None, and the events.

    The action of another seat is public only if this seat saw its events and the acting
    seat saw no others: a card that is kept, bought or placed face down is an event for
    the acting seat alone.
    """
    if seat is None:
        return str(step.action), spoken(step.events)
    events = seen(step.events, seat)
    open = step.seat == seat or (events and events == seen(step.events, step.seat))
    return str(step.action) if open else None, events


def _show(record: Record, to: int | None, seat: int | None, texts: Texts) -> None:
    console = Console(highlight=False, soft_wrap=True, markup=False)
    game, last = begin(record)
    options = ", ".join(f"{name}={value}" for name, value in record.setup.options.items())
    name = game_name(record.game, texts)
    console.print(
        texts.say("cli.replay-head", game=name, seats=record.setup.seats)
        + (f" ({options})" if options else "")
    )
    for step in _until(record, game, to):
        last = step.state
        action, events = _known(step, seat)
        who = texts.who(step.seat)
        what = texts.say("cli.replay-secret") if action is None else action
        console.print(f"{step.number}. {who}: {what}")
        for event in events:
            console.print(f"     {texts.event(event)}")
    if to is not None:
        for line in game.describe(game.view(last, seat), texts.say):
            console.print(clean(line))
    result = game.result(last)
    if result is not None:
        print_result(result, texts, console, plain=False)


def _as_data(record: Record, to: int | None, seat: int | None) -> dict[str, object]:
    game, last = begin(record)
    actions = []
    for step in _until(record, game, to):
        last = step.state
        action, events = _known(step, seat)
        shown = [{"id": event.id, "args": event.args} for event in events]
        actions.append(
            {"number": step.number, "seat": step.seat, "action": action, "events": shown}
        )
    found: dict[str, object] = {
        "game": record.game,
        "seats": record.setup.seats,
        "options": record.setup.options,
        "actions": actions,
        "digest": last.digest(),
        "over": game.result(last) is not None,
    }
    if to is not None:
        found["view"] = game.view(last, seat)
    return found


def _print_check(check: Check, texts: Texts) -> None:
    """Print a passed check to standard output, a failed one to standard error."""
    what = texts.say(check.id)
    if check.error is None:
        print(texts.say("cli.verify-holds", what=what))
    else:
        why = describe_error(check.error, texts)[1]
        print_error(texts.say("cli.verify-fails", what=what, why=why))


def _check(check: Check, texts: Texts) -> dict[str, object]:
    error = check.error
    if error is None:
        return {"id": check.id, "ok": True}
    id, message = describe_error(error, texts)
    return {"id": check.id, "ok": False, "error": {"id": id, "message": message}}
