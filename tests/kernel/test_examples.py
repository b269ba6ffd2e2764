"""The examples in the docstrings of the kernel do what they say."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

from meowple import kernel

MODULES = [
    module.name for module in pkgutil.walk_packages(kernel.__path__, f"{kernel.__name__}.")
]
WITH_EXAMPLES = {
    "meowple.kernel.errors",
    "meowple.kernel.event",
    "meowple.kernel.frame",
    "meowple.kernel.result",
    "meowple.kernel.rng",
    "meowple.kernel.setup",
    "meowple.kernel.state",
    "meowple.kernel.toolbox.bitboards",
    "meowple.kernel.toolbox.identity_cache",
    "meowple.kernel.toolbox.text_forms",
}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_right(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert not failed
    assert bool(tried) == (name in WITH_EXAMPLES)
