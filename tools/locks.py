"""The locked dependencies of hosts and containers: do they fit the project, with hashes?

    python -m tools.locks

`requirements/host.txt` must have a version of everything that the extras of a host ask for,
and every package there and in `web/package-lock.json` needs a hash. `make lock` renews the
Python ones. The npm file names no registry, and npm leaves out hashes that it was not told;
`npm view PACKAGE@VERSION dist.integrity` prints a missing one.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
# The extras that a host installs.
EXTRAS = ("postgres", "solve")
LOCKS = ("host.txt", "build.txt")
_PIN = re.compile(r"([A-Za-z0-9._-]+)(?:\[[^]]*\])?==([^ ;]+)(.*)")


def pins(text: str) -> Iterator[tuple[str, str, str]]:
    """Name, version, and the rest of each entry of a lock file, with its hashes."""
    for line in text.replace("\\\n", " ").splitlines():
        if found := _PIN.match(line):
            yield canonicalize_name(found[1]), found[2], found[3]


def wanted(project: Mapping[str, object], extras: tuple[str, ...]) -> Iterator[Requirement]:
    """The requirements of these extras, with the extras that they include."""
    offered = project["optional-dependencies"]
    assert isinstance(offered, dict)
    for extra in extras:
        for text in offered[extra]:
            found = Requirement(text)
            if found.name == project["name"]:
                yield from wanted(project, tuple(sorted(found.extras)))
            else:
                yield found


def python_faults(project: Mapping[str, object], texts: Mapping[str, str]) -> Iterator[str]:
    """Faults in the lock files of Python, by their names and texts."""
    for name, text in texts.items():
        for package, version, rest in pins(text):
            if "--hash=sha256:" not in rest:
                yield f"{name}: {package} {version} has no hash"
    locked = {package: version for package, version, _ in pins(texts[LOCKS[0]])}
    for requirement in wanted(project, EXTRAS):
        found = locked.get(canonicalize_name(requirement.name))
        if found is None:
            yield f"{LOCKS[0]}: {requirement.name} is missing"
        elif not requirement.specifier.contains(found, prereleases=True):
            yield f"{LOCKS[0]}: {requirement.name} {found} is not {requirement.specifier}"


def npm_faults(lock: Mapping[str, object]) -> Iterator[str]:
    """Faults in the lock file of npm."""
    packages = lock["packages"]
    assert isinstance(packages, dict)
    for path, package in packages.items():
        # The project itself has neither.
        if path and not package.get("link") and "integrity" not in package:
            yield f"package-lock.json: {path} has no hash"
        if "resolved" in package:
            yield f"package-lock.json: {path} names a registry"


def faults() -> list[str]:
    """Everything that is wrong with the lock files of this checkout."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    texts = {name: (ROOT / "requirements" / name).read_text() for name in LOCKS}
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    return [*python_faults(project, texts), *npm_faults(lock)]


def main() -> None:
    found = faults()
    for fault in found:
        print(fault)
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
