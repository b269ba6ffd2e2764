"""Blocks of text beside each other, for games that draw with characters."""

from __future__ import annotations

from collections.abc import Sequence

_LINE = 78
_GAP = "   "


def side_by_side(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Blocks of lines in as many rows as are needed; a label stands above each."""
    lines: list[str] = []
    row: list[Sequence[str]] = []
    width = 0
    for block in blocks:
        own = max(map(len, block)) + len(_GAP)
        if row and width + own > _LINE:
            lines += _joined(row)
            row, width = [], 0
        row.append(block)
        width += own
    return lines + _joined(row)


def _joined(blocks: Sequence[Sequence[str]]) -> list[str]:
    height = max((len(block) for block in blocks), default=0)
    widths = [max(map(len, block)) for block in blocks]
    lines = []
    for at in range(height):
        cells = [block[at] if at < len(block) else "" for block in blocks]
        padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
        lines.append(_GAP.join(padded).rstrip())
    return lines
