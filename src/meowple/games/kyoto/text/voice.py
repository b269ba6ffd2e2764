"""Names from the catalogs, for the words of tables and of actions."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from meowple.games.kyoto.rules.board import PAW
from meowple.games.kyoto.rules.printed import SpaceView
from meowple.games.kyoto.rules.view import KyotoView
from meowple.kernel.optional_verbs import Say


@dataclass(frozen=True, slots=True)
class Voice:
    """A view, and what both kinds of text say of it."""

    view: KyotoView
    say: Say

    def seat(self, seat: int) -> str:
        return self.say("kyoto.seat", seat=seat, you=seat == self.view.seat)

    def seats(self, seats: Iterable[int]) -> str:
        return ", ".join(self.seat(seat) for seat in seats)

    def paw(self, id: str) -> str:
        return self.say("kyoto.paw", paw=id)

    def space(self, id: str) -> str:
        return self.say("kyoto.space", space=id)

    def space_view(self, id: str) -> SpaceView | None:
        return next((space for space in self.view.board.spaces if space.id == id), None)

    def kind(self, id: str) -> dict[str, object]:
        """The kind of a space, as arguments of a message."""
        space = self.space_view(id)
        if space is None:
            return {"kind": "park", "yours": False}
        kind = space.kind
        if kind == PAW:
            kind = "garden" if space.home else "park"
        mine = (
            self.view.seat is not None
            and self.view.players[self.view.seat].home == space.home
        )
        return {"kind": kind, "yours": mine}

    def mover(self) -> str:
        """The space of the kitten that flees, else of the one whose turn it is."""
        asked = self.view.asked
        seat = self.view.turn if asked is None or asked.kitten is None else asked.kitten
        return self.view.players[seat or 0].at

    def asks(self, id: str, failing: bool) -> dict[str, object]:
        """A paw with its checks, and perhaps what failing does, as arguments."""
        kind = next(kind for kind in self.view.box if kind.id == id)
        if failing:
            checks = [
                self.say("kyoto.check_failing", **asdict(c) | {"lowers": c.lowers or ""})
                for c in kind.checks
            ]
        else:
            checks = [self.say("kyoto.check", **asdict(c)) for c in kind.checks]
        told = "; ".join(checks) or self.say("kyoto.no_check")
        return {"paw": id, "red": kind.reaction, "checks": told}
