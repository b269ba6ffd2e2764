"""Research needs packages that the rest does without."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest

import meowple.rl


@pytest.mark.parametrize("package", ["numpy", "gymnasium", "pettingzoo"])
def test_what_is_missing_is_said(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=rf"needs the package {package}: pip install"):
        importlib.reload(meowple.rl)


def test_games_and_commands_do_without_them() -> None:
    code = (
        "import sys, typer.main, meowple.cli.main as cli;"
        "import meowple.kernel.registry as registry;"
        "dict(typer.main.get_group(cli.app).commands.items()); registry.games();"
        "sys.exit(bool({'numpy', 'gymnasium', 'pettingzoo'} & {*sys.modules}))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
