"""Commands, variables, limits and files in `docs/hosting.md` and the `Containerfile`."""

from __future__ import annotations

import json
import os
import re
import shlex
import socket
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path

import pytest
import typer.core
import typer.main
import yaml

from meowple.cli.configuration import NAMES, variable
from meowple.cli.main import app
from meowple.server import metrics
from meowple.server.background import MOST_OF_ALL, MOST_OF_ONE
from meowple.server.http.ops import ALL
from meowple.server.http.static import PAGES
from meowple.server.settings import Settings
from meowple.table.undo import MOST_ROWS
from meowple.texts import texts

ROOT = Path(__file__).parents[1]
HOSTING = (ROOT / "docs" / "hosting.md").read_text()
CONTAINER = (ROOT / "Containerfile").read_text()
COMPOSE = (ROOT / "compose.yaml").read_text()
SERVER = (ROOT / "docs" / "server.md").read_text()
CLIENT = Settings().client_folder


def blocks(kind: str) -> list[str]:
    found = re.findall(r"^```(\w*)\n(.*?)^```$", HOSTING, re.M | re.S)
    return [text for named, text in found if named == kind]


def parsed(arguments: list[str]) -> str:
    """The name of the command that arguments call; raises what is wrong with them."""
    group: typer.core.TyperGroup = typer.main.get_group(app)
    name, *rest = arguments
    if name == "admin":
        admin = group.commands[name]
        assert isinstance(admin, typer.core.TyperGroup)
        group, (name, *rest) = admin, rest
    group.commands[name].make_context(name, rest, obj=texts())
    return name


def commands() -> list[list[str]]:
    """Every call of `meowple` in the document."""
    calls = re.findall(r"^(?:ExecStart=|podman exec.* )?\S*\bmeowple ((?:serve|admin) .*)$",
                       "\n".join(blocks("sh") + blocks("ini")), re.M)  # fmt: skip
    return [shlex.split(call) for call in calls]


def environment() -> set[str]:
    """The variables that commands read."""
    serve = typer.main.get_group(app).commands["serve"]
    named = {str(param.envvar) for param in serve.params if param.envvar}
    return named | {variable(name) for name in NAMES}


@pytest.mark.parametrize("arguments", commands(), ids=" ".join)
def test_commands_of_the_document_can_be_called(arguments: list[str]) -> None:
    assert parsed(arguments)


def test_there_are_commands_of_every_kind() -> None:
    assert {parsed(call) for call in commands()} >= {
        "serve", "backup", "restore", "tables", "purge"
    }  # fmt: skip


@pytest.mark.parametrize("text", [HOSTING, CONTAINER, SERVER, COMPOSE])
def test_variables_are_read_by_the_server(text: str) -> None:
    named = set(re.findall(r"\bMEOWPLE_[A-Z_]+|\bDATABASE_URL\b", text))
    assert named
    assert named <= environment()


@pytest.mark.parametrize("text", blocks("ini"))
def test_systemd_units_are_valid(text: str) -> None:
    unit = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text)
    assert set(unit.sections()) <= {"Unit", "Service", "Timer", "Install"}
    if unit.has_section("Service"):
        assert unit["Service"]["User"] == "meowple"
        assert unit["Service"]["UMask"] == "0077"


def test_the_container_runs_the_server_as_its_own_user() -> None:
    run = re.search(r"^CMD (\[.*\])$", CONTAINER, re.M)
    assert run is not None
    program, *arguments = re.findall(r'"([^"]+)"', run[1])
    assert program == "meowple"
    assert "ENV PATH=/opt/meowple/bin:$PATH" in CONTAINER
    assert parsed(arguments) == "serve"
    assert re.search(r"^USER meowple$", CONTAINER, re.M)
    assert re.search(r"^VOLUME /data$", CONTAINER, re.M)
    asked = re.search(r"127\.0\.0\.1:\{os.environ.*?\}(/\w+)", CONTAINER)
    assert asked is not None
    assert asked[1] in {endpoint.path for endpoint in ALL}


def test_the_container_asks_for_its_health_by_a_program_that_runs() -> None:
    """A server that isn't there is the only thing that goes wrong."""
    check = re.search(r"HEALTHCHECK .*\\\n +CMD (\[.*\])$", CONTAINER, re.M)
    assert check is not None
    program, *arguments = json.loads(check[1])
    assert program == "python"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    environment = {**os.environ, "MEOWPLE_PORT": port}
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False
    )
    assert "Connection refused" in done.stderr


def test_the_container_installs_what_is_locked() -> None:
    for file in re.findall(r"-r (\S+)", CONTAINER):
        assert (ROOT / file).is_file()
    installs = re.findall(r"pip install (.*)", CONTAINER)
    assert installs
    assert all("--require-hashes" in one or "--no-deps" in one for one in installs)


def test_compose_runs_the_server_behind_caddy() -> None:
    services = yaml.safe_load(COMPOSE)["services"]
    assert {*services} == {"meowple", "postgres", "caddy"}
    server = services["meowple"]
    assert (ROOT / server["build"]["dockerfile"]).is_file()
    assert server["environment"]["MEOWPLE_TRUST_PROXY"] == "1"
    # Only the proxy can be reached from outside.
    assert [name for name, one in services.items() if "ports" in one] == ["caddy"]
    caddyfile = services["caddy"]["volumes"][0].partition(":")[0]
    told = (ROOT / caddyfile).read_text()
    assert "reverse_proxy meowple:8000" in told
    assert "respond /metrics 403" in told
    named = {
        volume.partition(":")[0]
        for one in services.values()
        for volume in one["volumes"]
        if not volume.startswith(".")
    }
    assert named == {*yaml.safe_load(COMPOSE)["volumes"]}


@pytest.mark.parametrize(
    "path",
    sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")),
    ids=lambda p: p.stem,
)
def test_templates_for_issues_are_valid(path: Path) -> None:
    form = yaml.safe_load(path.read_text())
    if path.stem != "config":
        assert form["name"]
        assert all(part["id"] and part["attributes"]["label"] for part in form["body"])


def test_every_setting_that_is_no_limit_is_documented() -> None:
    assert "`MEOWPLE_CONFIG`" in SERVER
    assert "`MEOWPLE_LOG_LEVEL`" in SERVER


def test_the_container_copies_files_that_exist() -> None:
    for line in re.findall(r"^COPY (?!--from)(.*)$", CONTAINER, re.M):
        *sources, _ = line.split()
        for source in sources:
            assert (ROOT / source).exists(), source


def test_the_document_has_the_limits_of_the_settings() -> None:
    s = Settings()
    for limit in (
        f"{s.requests_per_second:g} per second, bursts of {s.requests_burst}",
        f"{s.profiles_per_minute:g} per minute, bursts of {s.profiles_burst}",
        f"{s.tables_per_minute:g} per minute, bursts of {s.tables_burst}",
        f"{s.replays_per_second:g} per second, bursts of {s.replays_burst}",
        f"{s.asks_per_second:g} per second, bursts of {s.asks_burst}",
        f"{s.questions_per_second:g} per second, bursts of {s.questions_burst}",
        f"one at a time, {MOST_OF_ONE} waiting; {MOST_OF_ALL} in total",
        f"one per second, bursts of {s.undos_burst}; none after {MOST_ROWS} rows",
        f"{s.connections_per_client}; {s.connections} in total",
        f"{s.messages_per_second:g} per second, bursts of {s.messages_burst}",
        f"one every two seconds, bursts of {s.chats_burst}",
        f"{s.emails_per_hour:g} per hour, bursts of {s.emails_burst}",
        f"{s.body_bytes // 1024} KiB",
        f"{s.message_bytes // 1024} KiB",
        f"unfinished tables, per profile | {s.tables_per_profile} |",
    ):
        assert limit in HOSTING, limit
    assert s.chats_per_second == 0.5
    assert s.undos_per_second == 1
    assert s.host == "127.0.0.1"
    assert not s.trust_proxy


def test_every_route_is_in_the_document_of_the_server() -> None:
    for endpoint in ALL:
        assert endpoint.path in SERVER, endpoint.path


def test_every_page_of_the_client_is_in_the_document_of_the_server() -> None:
    for path in PAGES:
        assert f"`{path}`" in SERVER, path


def test_every_metric_is_in_the_document_and_every_documented_one_exists() -> None:
    source = Path(metrics.__file__).read_text(encoding="utf-8")
    declared = set(re.findall(r'^    "(\w+)": ', source, re.M))
    named = set(re.findall(r"`meowple_(\w+)", HOSTING))
    assert named == declared


MAKEFILE = (ROOT / "Makefile").read_text()


def needed(target: str) -> set[str]:
    """The prerequisites of a target of the Makefile."""
    found = re.search(rf"^{re.escape(target)}:(.*)$", MAKEFILE, re.M)
    assert found is not None
    return set(found[1].split())


def test_make_play_builds_the_client_and_starts_a_server() -> None:
    assert {"$(PLAY)", "client"} <= needed("play")
    assert re.search(r"^play:.*\n\t@\$\(BIN\)/meowple play$", MAKEFILE, re.M)


def test_make_test_installs_what_the_tests_need() -> None:
    assert {"lint", "client", "postgres", "chromium"} <= needed("test")
    for package in ("postgresql", "chromium"):
        assert f"apt-get install -y -qq {package}" in MAKEFILE


def test_the_client_is_rebuilt_when_its_sources_or_our_python_code_change() -> None:
    assert needed("client") == {"$(CLIENT)"}
    assert "find web $(IN_CLIENT:%=src/meowple/%) src/meowple/*.py" in MAKEFILE
    parts = set(re.findall(r"^IN_CLIENT := (.+)$", MAKEFILE, re.M)[0].split())
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    assert all(f'"{part}"' in hook for part in parts)
    assert CLIENT.removeprefix(f"{ROOT}/") in MAKEFILE


def test_the_client_is_built_where_the_server_looks_and_is_packaged() -> None:
    folder = CLIENT.removeprefix(f"{ROOT}/")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["tool"]["hatch"]["build"]["artifacts"] == [folder]
    ignored = (ROOT / ".gitignore").read_text()
    assert folder in ignored
    assert "outDir: CLIENT" in (ROOT / "web" / "vite.config.ts").read_text()
    assert f"'../{folder}'" in (ROOT / "web" / "vite.config.ts").read_text()
    assert f"--from=client /src/{folder} {folder}" in CONTAINER


def test_the_build_context_has_everything_that_the_container_copies() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert ignored[0] == "**"
    kept = [line.removeprefix("!") for line in ignored if line.startswith("!")]
    for line in re.findall(r"^COPY (?!--from)(.*)$", CONTAINER, re.M):
        for source in line.split()[:-1]:
            folders = [str(folder) for folder in Path(source).parents]
            assert {source, *folders} & {*kept}, source
    assert all((ROOT / path).exists() for path in kept)
    assert ignored.index("web/node_modules") > ignored.index("!web")
