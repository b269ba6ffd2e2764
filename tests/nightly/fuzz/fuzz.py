"""All targets in turn, each for the same time."""

from __future__ import annotations

import logging

from tests.nightly.fuzz.coverage_guided import Fuzzer
from tests.nightly.fuzz.targets import targets


def fuzz(minutes: float, only: str = "", seed: str = "fuzz") -> bool:
    """Fuzz, print the figures and what was found; whether nothing was."""
    logging.disable(logging.CRITICAL)
    chosen = {name: one for name, one in targets().items() if name.startswith(only)}
    good = True
    for name, (target, seeds) in chosen.items():
        found = Fuzzer(target, seeds, f"{seed} {name}").run(60 * minutes / len(chosen))
        print(
            f"fuzz, {name}: {found.inputs} inputs, {found.accepted} accepted, "
            f"{found.lines} lines reached, corpus {found.seeds} to {found.corpus}, slowest "
            f"{found.slowest:.2f} s, findings {len(found.findings)}",
            flush=True,
        )
        for finding in found.findings[:5]:
            print(finding, flush=True)
        good = good and not found.findings and not found.seeds_refused
    return good
