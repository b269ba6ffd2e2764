"""Metrics: what a server counts and times, alone and as several processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from meowple.server.metrics import Metrics, clear_multiprocess_dir
from tests.server.players import Person, metric, two_at_table
from tests.server.serving import Serving


def test_counters_begin_at_zero() -> None:
    assert "meowple_faults_total 0.0" in Metrics().text()


def test_a_counter_has_the_values_of_its_label() -> None:
    metrics = Metrics()
    for status in ("sent", "failed", "sent"):
        metrics.count("notices_total", status)
    text = metrics.text()
    assert 'meowple_notices_total{status="sent"} 2.0' in text
    assert 'meowple_notices_total{status="failed"} 1.0' in text


def test_a_histogram_counts_durations_up_to_each_bound() -> None:
    metrics = Metrics()
    for seconds in (0.004, 0.04, 40.0):
        metrics.observe("action_seconds", seconds)
    text = metrics.text()
    assert 'meowple_action_seconds_bucket{le="0.005"} 1.0' in text
    assert 'meowple_action_seconds_bucket{le="0.05"} 2.0' in text
    assert "meowple_action_seconds_count 3.0" in text


def test_a_gauge_is_read_when_it_is_asked_for() -> None:
    metrics, held = Metrics(), [1, 2]
    metrics.gauge("tables", lambda: len(held))
    held.append(3)
    assert "meowple_tables 3.0" in metrics.text()


def test_an_unknown_name_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Metrics().count("acts_total")


def test_a_played_action_is_counted_and_timed(own_server: Serving) -> None:
    table, one, _ = two_at_table(own_server)
    one.act("step")
    ann = Person(own_server.address, "Ann")
    assert metric(ann, "actions_total", 'kind="act"') == 1
    assert metric(ann, "action_seconds_count") == 1
    one.refused("fly")
    assert metric(ann, "action_seconds_count") == 1
    assert metric(ann, "write_seconds_count") == metric(ann, "commits_total")
    ann.get(f"/api/tables/{table['id']}")
    route = 'route="/api/tables/{table}"'
    assert metric(ann, "http_request_seconds_count", route) == 1


_PROCESS = """
from meowple.server.metrics import Metrics
metrics = Metrics()
metrics.gauge("tables", lambda: 5)
metrics.count("messages_total")
metrics.observe("action_seconds", 0.004)
print(metrics.text())
"""


def test_processes_add_up_and_gauges_of_ended_ones_are_dropped(tmp_path: Path) -> None:
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}

    def process() -> str:
        command = [sys.executable, "-c", _PROCESS]
        return subprocess.check_output(command, env=environment, text=True)

    process()
    text = process()
    assert "meowple_messages_total 2.0" in text
    assert "meowple_action_seconds_count 2.0" in text
    assert "meowple_tables 5.0" in text
    assert "# HELP meowple_messages_total WebSocket messages received." in text
    clear_multiprocess_dir(tmp_path)
    assert "meowple_messages_total 1.0" in process()


def test_clearing_the_values_of_an_earlier_server_leaves_the_rest(
    tmp_path: Path,
) -> None:
    values = ["counter_12.db", "histogram_12.db", "gauge_livesum_7.db"]
    others = ["meowple.db", "counter.db", "meowple.db-wal", "notes.txt"]
    for name in (*values, *others):
        (tmp_path / name).touch()
    clear_multiprocess_dir(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(others)
