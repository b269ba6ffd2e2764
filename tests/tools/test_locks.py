"""Hosts and containers install what is locked, with hashes."""

from __future__ import annotations

from tools.locks import faults, npm_faults, python_faults

PROJECT = {
    "name": "cats",
    "optional-dependencies": {
        "postgres": ["cats[server]", "psycopg[binary]>=3.2"],
        "server": ["starlette>=1"],
        "solve": [],
    },
}
HASH = " \\\n    --hash=sha256:00"
RIGHT = f"psycopg==3.2.1{HASH}\nstarlette==1.2{HASH}\n"


def test_the_lock_files_fit_the_project() -> None:
    assert faults() == []


def test_what_is_missing_too_old_or_without_a_hash_is_found() -> None:
    build = {"build.txt": ""}
    assert not list(python_faults(PROJECT, {"host.txt": RIGHT, **build}))
    text = f"psycopg[binary]==3.1{HASH}\n"
    assert list(python_faults(PROJECT, {"host.txt": text, **build})) == [
        "host.txt: starlette is missing",
        "host.txt: psycopg 3.1 is not >=3.2",
    ]
    bare = {"host.txt": RIGHT, "build.txt": "hatchling==1.30\n"}
    assert list(python_faults(PROJECT, bare)) == ["build.txt: hatchling 1.30 has no hash"]


def test_a_package_of_npm_without_a_hash_is_found() -> None:
    packages = {
        "": {},
        "node_modules/a": {"integrity": "sha512-0"},
        "node_modules/b": {"resolved": "https://registry.example/b"},
    }
    assert list(npm_faults({"packages": packages})) == [
        "package-lock.json: node_modules/b has no hash",
        "package-lock.json: node_modules/b names a registry",
    ]
