"""Settings of the server by a file, the environment and the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from meowple.cli.configuration import NAMES, configured, variable
from meowple.cli.exit_codes import WrongUsage
from meowple.server.settings import Settings
from tests.cli.run import Run


def test_without_anything_the_settings_are_the_usual_ones() -> None:
    assert configured(None, {}) == Settings()


def test_every_setting_has_a_variable() -> None:
    usual = Settings()
    for name in NAMES:
        value = getattr(usual, name)
        given = {variable(name): "" if value is None else str(value).lower()}
        assert getattr(configured(None, given), name) == value


def test_the_environment_counts_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "meowple.toml"
    file.write_text('requests_burst = 7\nchats_burst = 8\nlog_level = "debug"\n')
    found = configured(file, {"MEOWPLE_CHATS_BURST": "9", "DATABASE_URL": "sqlite:///x"})
    assert (found.requests_burst, found.chats_burst) == (7, 9)
    assert (found.log_level, found.database_url) == ("debug", "sqlite:///x")


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("requests_brust = 7", "config.unknown"),
        ("client_folder = 'x'", "config.unknown"),
        ("requests_burst = 'many'", "config.value"),
        ("requests_burst = -1", "config.value"),
        ("requests_per_second = nan", "config.value"),
        ("requests_per_second = inf", "config.value"),
        (f"port = {'9' * 400}", "config.value"),
        (f"port = {'9' * 5000}", "file.not_toml"),
        (f"port = {'[' * 5000}", "file.too_deep"),
        ("log_level = 'loud'", "config.value"),
        ("requests_burst", "file.not_toml"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(tmp_path: Path, text: str, id: str) -> None:
    file = tmp_path / "meowple.toml"
    file.write_text(text)
    with pytest.raises(WrongUsage) as wrong:
        configured(file, {})
    assert wrong.value.id == id


def test_the_command_line_counts_first(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(
        "meowple.cli.commands.serve.run", lambda settings, ready: served.append(settings)
    )
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("MEOWPLE_HINTS_BURST", "3")
    file = tmp_path / "meowple.toml"
    file.write_text('port = 1234\nhost = "0.0.0.0"\nundos_burst = 4\n')
    ran = run("serve", "--config", file, "--port", 99, "--log-level", "warning")
    assert (ran.code, ran.err) == (0, "")
    (found,) = served
    assert (found.port, found.host, found.log_level) == (99, "0.0.0.0", "warning")
    assert (found.undos_burst, found.hints_burst) == (4, 3)
    assert found.database_url.startswith("sqlite:///")
    assert str(tmp_path) in found.database_url


def test_a_wrong_variable_is_told_in_one_line(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEOWPLE_HINTS_BURST", "many")
    ran = run("serve", "--lang", "en")
    assert ran.code == 2
    assert ran.err == "meowple: “many” isn’t a valid value for MEOWPLE_HINTS_BURST.\n"
