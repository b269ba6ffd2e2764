"""Every public name is documented by an example that does what it says."""

from __future__ import annotations

import doctest
import inspect
from importlib import import_module
from pkgutil import iter_modules

import pytest

import meowple
from meowple import api

MODULES = [
    "meowple",
    "meowple.bots.bot",
    "meowple.lab.playout",
    *(f"{api.__name__}.{module.name}" for module in iter_modules(api.__path__)),
]


def described() -> dict[str, object]:
    """Every public name, and the public members of the API's own classes."""
    found: dict[str, object] = {}
    for name in meowple.__all__:
        thing = found[name] = getattr(meowple, name)
        if inspect.isclass(thing) and thing.__module__.startswith(api.__name__):
            for member, value in vars(thing).items():
                if not member.startswith("_") and not inspect.ismemberdescriptor(value):
                    found[f"{name}.{member}"] = value
    return found


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_right(name: str) -> None:
    assert not doctest.testmod(import_module(name)).failed


@pytest.mark.parametrize("name", sorted(described()))
def test_a_public_name_has_an_example(name: str) -> None:
    assert ">>> " in (inspect.getdoc(described()[name]) or "")
