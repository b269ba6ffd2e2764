"""The program names the extra that a command needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from meowple import __version__
from meowple.cli.launch import EXTRAS


def launch(*arguments: str, without: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run the program in an environment that lacks a package."""
    code = (
        f"import sys; sys.argv[1:] = {list(arguments)!r}\n"
        f"if {without!r}: sys.modules[{without!r}] = None\n"
        "from meowple.cli.launch import main; main()"
    )
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_version_takes_no_package_at_all() -> None:
    done = launch("--version", without="typer")
    assert (done.returncode, done.stdout) == (0, f"meowple {__version__}\n")


@pytest.mark.parametrize(
    ("package", "command"),
    [("typer", ("sim", "fits")), ("sqlalchemy", ("serve",)), ("rich", ("sim", "fits"))],
)
def test_a_missing_package_is_told_with_the_extra_that_brings_it(
    package: str, command: tuple[str, ...]
) -> None:
    done = launch(*command, without=package)
    wanted = f"the package {package} is missing: pip install 'meowple[{EXTRAS[package]}]'"
    assert done.returncode == 2
    assert done.stderr == f"meowple: {wanted}\n"


def test_rules_and_bots_take_nothing_but_the_standard_library() -> None:
    code = (
        "import sys\n"
        "from meowple.kernel.registry import games\n"
        "from meowple.bots import seat_bot\n"
        "games(); seat_bot('tiger', 1, 0)\n"
        "outside = {name.partition('.')[0] for name in sys.modules}\n"
        "outside -= sys.stdlib_module_names | {'__main__', 'meowple'}\n"
        "print(sorted(name for name in outside if not name.startswith('_')))"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
