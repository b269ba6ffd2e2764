"""Whole games of every built-in kind and mode are played through `meowple.table` alone."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from meowple.kernel.errors import BadSetup
from meowple.kernel.game import AnyGame
from meowple.kernel.plugin import Plugin
from meowple.kernel.record import Record, verify
from meowple.kernel.registry import built_in
from meowple.kernel.setup import Option, Value
from meowple.table.log import surviving
from meowple.table.messages import Outgoing, encode
from meowple.table.position import ALL_ROWS
from meowple.table.table import Proposal, Table
from meowple.table.terms import Terms
from meowple.table.undo import PastNotHeld
from meowple.texts import texts
from tests.table.tables import Audience, Game, all_alike, facts_of

Kind = tuple[AnyGame, dict[str, Value]]


def kinds() -> Iterator[Kind]:
    """Every game by its defaults, and with each other value of each option."""
    for game in (plugin.game for plugin in built_in()):
        yield game, {}
        for option in game.info.options:
            for value in option.values[1:]:
                yield game, _with(option, value)


def _with(option: Option, value: Value) -> dict[str, Value]:
    needed = {} if option.only is None else {option.only[0]: option.only[1][0]}
    return {**needed, option.id: value}


def name(kind: Kind) -> str:
    game, options = kind
    return "-".join([game.info.id, *(f"{k}={v}" for k, v in options.items())])


def seats_for(game: AnyGame, options: dict[str, Value]) -> int:
    """Three seats, or the number closest to it that the options allow."""
    for seats in sorted(game.info.seats, key=lambda n: abs(n - 3)):
        try:
            game.start(game.setup(seats, options, 1))
        except BadSetup:
            continue
        return seats
    raise AssertionError(options)


def played(kind: Kind, seed: int = 5) -> Game:
    game, options = kind
    found = Game.begun(game, facts_of(game, seats_for(*kind), options, seed), name(kind))
    found.play()
    return found


def check_restart(game: Game, at: int, recent: int = ALL_ROWS) -> None:
    """A table that is restored from the first rows of the log sends the same messages
    from there on, byte for byte."""
    begun = game.log[:at]
    facts = facts_of(
        game.table.game, len(game.table.facts.seats), dict(game.table.facts.options), 5
    )
    before = Table(facts, game.table.game)
    audience = Audience(len(facts.seats))
    audience.sent(before, game.sent[0][0])
    for entry, (now, _) in zip(begun, game.sent[1:], strict=False):
        before.commit(Proposal(entry, before.position.try_entry(entry)))
        audience.sent(before, now)
    table = Table(facts, game.table.game, begun, recent=recent)
    audience = audience.moved_to(table)
    for entry, (now, sent) in zip(game.log[at:], game.sent[at + 1 :], strict=True):
        table.commit(Proposal(entry, table.position.try_entry(entry)))
        assert audience.sent(table, now) == sent
    assert table.facts.status == game.table.facts.status


@pytest.mark.uncounted
@pytest.mark.parametrize("kind", [*kinds()], ids=name)
def test_a_game_is_played_to_its_end_and_goes_on_after_a_restart(kind: Kind) -> None:
    game = played(kind)
    assert game.table.position.over
    decode = msgspec.json.Decoder(Outgoing).decode
    last = [message for message in game.sent[-1][1] if message is not None]
    assert last
    for message in last:
        assert decode(message).over
    assert game.table.actions == [(e.seat, e.text) for e in surviving(game.log)]
    check_restart(game, len(game.log) // 2)


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_the_log_is_a_record_that_verifies(plugin: Plugin) -> None:
    rules = plugin.game
    game = played((rules, {}), seed=7)
    position, facts = game.table.position, game.table.facts
    record = Record.of(rules, position.setup, salt=facts.salt)
    for seat, text in game.table.actions:
        record.add(seat, text)
    record.close(rules, position.state)
    assert record.commitment == facts.commitment
    assert all(check.passed for check in verify(record, rules))
    assert game.undone


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_every_answer_can_be_encoded(plugin: Plugin) -> None:
    rules = plugin.game
    facts = facts_of(rules, seats_for(rules, {}), {}, 3)
    game, words = Game.begun(rules, facts, "answers"), texts()
    decode = msgspec.json.Decoder(Outgoing).decode
    while not game.table.over:
        table, seat = game.table, game.table.position.asked[0]
        if table.position.number % 5 == 0:
            legal = [str(a) for a in rules.legal(table.position.state, seat)]
            hint = table.hint(seat, words, all_alike)
            assert [found.action for found in hint.findings] == legal[:3]
            why = table.why(seat, "w", legal[0], words)
            assert why.error is None
            for viewer in (None, seat):
                hello = table.hello(viewer, words, yours=(0,))
                more = table.words(viewer, words), table.insight(viewer)
                assert all(decode(encode(a)) for a in (hello, hint, why, *more))
        game.step()


def test_a_table_that_holds_a_few_rows_asks_for_a_replay_only_for_an_old_undo() -> None:
    rules = next(iter(built_in())).game
    facts = facts_of(rules, 2, {}, 5, Terms(window_seconds=0))
    game = Game.begun(rules, facts, "seldom")
    game.play()
    table, replays = Table(facts, rules, recent=2), 0
    for number, entry in enumerate(game.log):
        try:
            moment = table.position.try_entry(entry)
        except PastNotHeld:
            replays += 1
            table = Table(facts, rules, game.log[:number])
            table.position.recent = 2
            moment = table.position.try_entry(entry)
        table.commit(Proposal(entry, moment))
        assert len(table.position.rows) <= 2
    assert table.actions == game.table.actions
    assert replays < game.undone
    for viewer in (None, 0, 1):
        mine, whole = (t.state(viewer, texts(), game.now) for t in (table, game.table))
        assert encode(mine) == encode(whole)
