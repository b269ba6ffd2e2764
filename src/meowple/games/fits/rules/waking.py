"""Sleeping cats that count, where that depends on what came later (R15, R16)."""

from __future__ import annotations

from typing import Self

from meowple.games.fits.rules.boxes import Box, Grid, Table
from meowple.games.fits.rules.deck import counted, one


def with_awake_cat(box: Box, player: int) -> Box:
    """A box after an awake cat of a player is added: it wakes all that sleep there."""
    still_asleep = counted(box.asleep, player) - counted(box.woken, player)
    return box._replace(
        awake=box.awake + one(player), woken=box.woken + still_asleep * one(player)
    )


class WakingTable(Table):
    """A table that notes which sleeping cats are woken: those to whose box an awake cat of
    their owner was added after them (R15). Joining boxes adds no cat and wakes none; a cat
    that is woken stays so (R16)."""

    __slots__ = ("_woken",)

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._woken = 0

    @property
    def woken(self) -> int:
        return self._woken

    def copy(self) -> Self:
        new = super().copy()
        new._woken = self._woken
        return new

    def lay_cat(self, joint: int, player: int) -> None:
        super().lay_cat(joint, player)
        beds = self.box_of[joint].cells & self.asleep & ~self._woken
        if beds:
            for laid in self.laid:
                if laid.cell & beds and laid.sleeper == player:
                    self.note(laid.cell, player, woken=True)

    def princess_on_sleeper(self, cell: int) -> int:
        owner = super().princess_on_sleeper(cell)
        self.note(cell, owner, woken=False)
        return owner

    def note(self, cell: int, player: int, woken: bool) -> None:
        """Note whether the sleeping cat of a player on this cell is woken."""
        if bool(cell & self._woken) == woken:
            return
        self._woken ^= cell
        box = self.box_of[cell]
        number = one(player) if woken else -one(player)
        self._enter(box._replace(woken=box.woken + number))
