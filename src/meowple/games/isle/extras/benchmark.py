"""The time it takes to find the legal places on a boat, for `meowple bench`."""

from __future__ import annotations

from time import process_time

from meowple.games.isle.rules.boat import BOARDS, OUTLINE, Boat, Laid
from meowple.games.isle.rules.box import base_box
from meowple.kernel.rng import Rng


def placement_times(seed: int, boats: int = 60) -> list[float]:
    """Microseconds for each cat shape of the Isle, on half-filled boats.

    Each boat is new to the process and asked once per shape, so that nothing can be
    remembered from an earlier question.
    """
    rng = Rng(f"bench:{seed}")
    shapes = {p.shape.id: p.shape for p in base_box().pieces if p.kind == "cat"}
    filled = []
    for _ in range(boats):
        boat = Boat(rng.choice(list(BOARDS.values())))
        while boat.covered.bit_count() * 2 < OUTLINE.bit_count():
            shape = rng.choice(list(shapes.values()))
            if places := boat.places(shape):
                mask = boat.mask_of(shape, rng.choice(places))
                boat = boat.with_tile(Laid(0, "cat", "blue", mask))
        filled.append(boat)
    means = []
    for shape in shapes.values():
        began = process_time()
        for boat in filled:
            boat.places(shape)
        means.append((process_time() - began) / boats * 1e6)
    return means
