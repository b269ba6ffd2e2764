"""A session: what a client's messages mean, and what it is sent, without a server."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from meowple.kernel.game import AnyGame
from meowple.kernel.plugin import Plugin
from meowple.kernel.registry import built_in
from meowple.kernel.rng import Rng
from meowple.table.messages import Ack, Hello, Insight, State, Words
from meowple.table.seats import HOTSEAT, WAITING, Seat, TableFacts
from meowple.table.table import Table
from meowple.table.terms import Terms
from tests.table.hosting import Client, Host
from tests.table.tables import facts_of

RULES = next(iter(built_in())).game


def both_anns(rules: AnyGame = RULES, *, spectators: bool = True) -> TableFacts:
    """A table of two, where both seats are Ann's."""
    facts = facts_of(rules, 2, {}, 5, Terms(window_seconds=0, spectators=spectators))
    second = Seat(1, HOTSEAT, "ann", None, "Ann 1")
    return replace(facts, seats=(facts.seats[0], second))


@pytest.fixture
def host() -> Host:
    facts = both_anns()
    return Host(facts, Table(facts, RULES))


def table_of(host: Host) -> Table:
    assert host.table is not None
    return host.table


def asked_seat(host: Host) -> int:
    return table_of(host).position.asked[0]


def first_action(host: Host, seat: int) -> str:
    return str(RULES.legal(table_of(host).position.state, seat)[0])


def act(host: Host, client: Client, action: str, number: int | None = None) -> None:
    shown = table_of(host).position.shown(client.session.seat)
    number = shown if number is None else number
    message = {"do": "act", "number": number, "id": f"r{number}", "action": action}
    host.send(client, msgspec.json.encode(message).decode())


def acted(host: Host) -> tuple[Client, Client]:
    """A client that has acted, and a spectator."""
    seat = asked_seat(host)
    player, other = host.client("ann", seat), host.client(None, None)
    player.news(), other.news()
    act(host, player, first_action(host, seat))
    return player, other


def test_a_client_gets_the_hello_and_then_the_state(host: Host) -> None:
    hello, state = host.client("ann", 0).news()
    assert isinstance(hello, Hello)
    assert (hello.seat, hello.yours, hello.number) == (0, [0, 1], 0)
    assert isinstance(state, State)


def test_an_action_is_acknowledged_before_the_state_that_it_led_to(host: Host) -> None:
    player, other = acted(host)
    ack, state = player.news()
    assert isinstance(ack, Ack)
    assert isinstance(state, State)
    assert state.number == ack.number
    assert other.kinds() == ["State"]


def test_an_action_for_an_old_state_is_refused_and_the_state_is_sent_again(
    host: Host,
) -> None:
    player, other = acted(host)
    player.news(), other.news()
    act(host, player, "x", number=900)
    assert player.kinds() == ["Error", "State"]
    assert other.news() == []


def test_other_refusals_send_no_state(host: Host) -> None:
    player = host.client("ann", asked_seat(host))
    player.news()
    act(host, player, "nonsense")
    assert player.kinds() == ["Error"]


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"act","number":0,"id":"a","action":"x"}',
        '{"do":"undo","number":0,"id":"a"}',
        '{"do":"chat","text":"hello"}',
        '{"do":"why","id":"a","action":"x"}',
        '{"do":"hint"}',
        '{"do":"mute","seat":1}',
    ],
)
def test_a_spectator_without_a_profile_only_looks(host: Host, text: str) -> None:
    client = host.client(None, None)
    client.news()
    host.send(client, text)
    assert client.errors() == ["seat.none"]


def test_a_client_changes_only_to_its_own_seats(host: Host) -> None:
    ann, bob = host.client("ann", 0), host.client("bob", None)
    ann.news(), bob.news()
    host.send(ann, '{"do":"sit","seat":1}')
    hello, state = ann.news()
    assert isinstance(hello, Hello)
    assert isinstance(state, State)
    assert hello.seat == 1
    host.send(bob, '{"do":"sit","seat":1}')
    assert bob.errors() == ["seat.not_yours"]
    assert bob.session.seat is None


def test_a_client_whose_seat_went_to_another_player_is_out(host: Host) -> None:
    ann, watching = host.client("ann", 1), host.client(None, None)
    ann.news(), watching.news()
    first, second = host.row.seats
    host.change(replace(host.row, seats=(first, replace(second, profile="bob"))))
    assert ann.is_out
    assert not watching.is_out
    assert watching.kinds() == ["Table"]


def test_a_spectator_stays_only_where_spectators_may_watch() -> None:
    facts = replace(both_anns(spectators=False), status=WAITING, started=None)
    host = Host(facts, None)
    watching, ann = host.client(None, None), host.client("ann", None)
    host.change(replace(facts, status="playing"))
    assert watching.is_out
    assert not ann.is_out


def test_before_the_game_begins_nothing_can_be_asked() -> None:
    host = Host(replace(both_anns(), status=WAITING, started=None), None)
    client = host.client("ann", 0)
    assert client.kinds() == ["Hello"]
    for text in ('{"do":"words"}', '{"do":"why","id":"a","action":"x"}'):
        host.send(client, text)
        assert client.errors() == ["table.not_begun"]


def test_words_and_insight_are_asked_again_after_a_change_of_seats(host: Host) -> None:
    client = host.client("ann", 0)
    host.send(client, '{"do":"words"}')
    host.send(client, '{"do":"insight"}')
    host.send(client, '{"do":"sit","seat":1}')
    client.news()
    host.answer(client)
    words, insight = client.news()
    assert isinstance(words, Words)
    assert isinstance(insight, Insight)
    table = table_of(host)
    assert words == table.words(1, client.session.texts)
    assert insight.number == table.insight(1).number


def test_a_hint_is_not_sent_after_a_change_of_seats(host: Host) -> None:
    seat = asked_seat(host)
    client = host.client("ann", seat)
    host.send(client, '{"do":"hint"}')
    host.send(client, f'{{"do":"sit","seat":{1 - seat}}}')
    client.news()
    host.answer(client)
    assert client.news() == []


def test_a_hint_is_sent_to_the_seat_that_is_asked(host: Host) -> None:
    client = host.client("ann", asked_seat(host))
    client.news()
    host.send(client, '{"do":"hint"}')
    host.answer(client)
    assert client.kinds() == ["Hint"]


def test_only_seats_of_the_table_can_be_muted(host: Host) -> None:
    client = host.client("ann", 0)
    client.news()
    host.send(client, '{"do":"mute","seat":7}')
    assert client.errors() == ["seat.unknown"]
    host.send(client, '{"do":"mute","seat":1}')
    host.send(client, '{"do":"sit","seat":0}')
    hello = client.news()[0]
    assert isinstance(hello, Hello)
    assert hello.muted == [1]


def test_a_client_syncs_from_the_state_that_it_has(host: Host) -> None:
    player, _ = acted(host)
    player.news()
    host.send(player, '{"do":"sync","have":0}')
    (state,) = player.news()
    assert isinstance(state, State)
    assert state.events


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_a_whole_game_is_played_by_messages_alone(plugin: Plugin) -> None:
    rules, rng = plugin.game, Rng(plugin.id)
    facts = both_anns(rules)
    table = Table(facts, rules)
    host = Host(facts, table)
    clients = [host.client("ann", seat) for seat in (0, 1)]
    while not table.over:
        seat = table.position.asked[0]
        before = table.position.number
        act(host, clients[seat], str(rng.choice(rules.legal(table.position.state, seat))))
        assert table.position.number == before + 1
    for client in clients:
        last = client.news()[-1]
        assert isinstance(last, State)
        assert last.over
        assert last.number == table.position.shown(client.session.seat)
