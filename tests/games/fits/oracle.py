"""The rules once more, plainly: what is legal and what boxes there are, found from a view
and the definitions of the rules, without bitboards and without memory."""

from __future__ import annotations

from meowple.games.fits.rules.deck import our_deck
from meowple.games.fits.rules.state import PRINCESSES
from meowple.games.fits.rules.view import CellView, FitsView

Cell = tuple[int, int]

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
FACING = {"n": "s", "e": "w", "s": "n", "w": "e"}


def sides(card: str, turned: bool) -> str:
    """The open sides of a card as it is placed."""
    printed = our_deck().sleeper if card == "Z" else our_deck().cards[card]
    opened = [side for side, is_open in zip("nesw", printed.open, strict=True) if is_open]
    return "".join(sorted(FACING[side] if turned else side for side in opened))


class Oracle:
    """The legal actions of the seat on turn, which holds this hand."""

    def __init__(self, view: FitsView, hand: tuple[str, ...] = ()) -> None:
        self.view = view
        self.hand = hand
        self.cells: dict[Cell, CellView] = {(cell.x, cell.y): cell for cell in view.cells}

    def beside(self, cell: Cell) -> dict[str, Cell]:
        return {side: (cell[0] + x, cell[1] + y) for side, (x, y) in STEPS.items()}

    # --- placing ---

    def fits(self, cell: Cell, opened: str) -> bool:
        x, y = cell
        on_table = 0 <= x < self.view.width and 0 <= y < self.view.height
        neighbours = {
            side: self.cells[other]
            for side, other in self.beside(cell).items()
            if other in self.cells
        }
        double = any(
            side not in opened and FACING[side] not in other.open
            for side, other in neighbours.items()
        )
        banned = double and self.view.advanced
        return on_table and cell not in self.cells and bool(neighbours) and not banned

    def lays(self, card: str, among: set[Cell] | None = None) -> set[str]:
        found = set()
        ways = {sides(card, turned): turned for turned in (True, False)}
        everywhere = {
            (x, y) for x in range(self.view.width) for y in range(self.view.height)
        }
        for opened, turned in ways.items():
            for x, y in everywhere if among is None else among:
                if self.fits((x, y), opened):
                    found.add(f"lay {card} {x},{y}" + (" t" if turned else ""))
        return found

    # --- boxes and joints ---

    def box(self, cell: Cell) -> set[Cell]:
        found, edge = {cell}, [cell]
        while edge:
            here = edge.pop()
            for side, other in self.beside(here).items():
                known = other in self.cells and side in self.cells[here].open
                if known and FACING[side] in self.cells[other].open and other not in found:
                    found.add(other)
                    edge.append(other)
        return found

    def ends(self, box: set[Cell]) -> int:
        return sum(
            side in self.cells[cell].open and other not in self.cells
            for cell in box
            for side, other in self.beside(cell).items()
        )

    def owners(self, box: set[Cell]) -> list[int]:
        """The owner of every cat in a box, awake or asleep."""
        awake = [
            over.player
            for over in self.view.overlays
            if over.player is not None and over.between[0] in box
        ]
        asleep = [self.cells[cell].sleeper for cell in box]
        return awake + [owner for owner in asleep if owner is not None]

    def joints(self) -> set[Cell]:
        covered = {cell for over in self.view.overlays for cell in over.between}
        taken = {over.between[0] for over in self.view.overlays}
        found = set()
        for west, here in self.cells.items():
            east = self.beside(west)["e"]
            there = self.cells.get(east)
            if there is None or "e" not in here.open or "w" not in there.open:
                continue
            if "Z" in (here.card, there.card):
                continue
            if self.view.overlays_per == "card":
                blocked = west in covered or east in covered
            else:
                blocked = west in taken
            if not blocked:
                found.add(west)
        return found

    def cats(self, cell: Cell, seat: int) -> set[str]:
        owners = self.owners(self.box(cell))
        if (owners and seat not in owners) or not self.view.players[seat].cats:
            return set()
        near = (cell, self.beside(cell)["w"])
        return {f"cat {x},{y}" for x, y in self.joints() if (x, y) in near}

    # --- decisions ---

    def legal(self) -> set[str]:
        asked, seat = self.view.asked, self.view.turn
        assert asked is not None
        assert seat is not None
        match asked.decision:
            case "start":
                return self.starts()
            case "turn":
                return {"draw"} | ({"sleep"} if self.lays("Z") else set())
            case "sleeper":
                return self.lays("Z")
            case "toy":
                assert asked.card is not None
                toys = {f"toy {x},{y}" for x, y in self.joints()}
                return toys or self.lays(asked.card) or {f"discard {asked.card}"}
            case "cat":
                assert asked.cell is not None
                return {"done"} | self.cats(asked.cell, seat)
            case "lay":
                assert asked.card is not None
                return self.lays(asked.card)
            case "princess":
                return self.princess()
            case _:
                plays = {f"play {card}" for card in self.hand if self.ways(card)}
                return plays or {f"discard {card}" for card in self.hand}

    def starts(self) -> set[str]:
        column = self.view.width // 2
        if self.cells:
            ends = {(column, y) for y in range(self.view.height)}
            return set().union(*(self.lays(card, ends) for card in self.view.start_cards))
        where = f"{column},{self.view.height // 2}"
        return {
            f"lay {card} {where}" + (" t" if turned else "")
            for card in self.view.start_cards
            for turned in {sides(card, turned): turned for turned in (True, False)}.values()
        }

    def ways(self, card: str) -> set[str]:
        """The ways to play a card of the hand."""
        return self.princess() if card in PRINCESSES else self.lays(card)

    def princess(self) -> set[str]:
        awake = [over.between[0] for over in self.view.overlays if over.kind == "cat"]
        asleep = [at for at, cell in self.cells.items() if cell.sleeper is not None]
        return {
            *(f"princess cat {x},{y}" for x, y in awake),
            *(f"princess sleeper {x},{y}" for x, y in asleep),
        }
