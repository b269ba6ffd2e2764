"""Outcomes of actions and their chances, in words. Every chance comes from the view."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.games.kyoto.rules.actions import (
    Attack,
    ChooseKitten,
    Done,
    Flee,
    Look,
    Pass,
    PawTo,
    Raise,
    Step,
    Try,
    Use,
)
from meowple.games.kyoto.rules.board import HOUSE, Cell
from meowple.games.kyoto.rules.checks.chances import Chance, CheckView, OfferView
from meowple.games.kyoto.rules.view import PawView
from meowple.games.kyoto.text.voice import Voice
from meowple.kernel.frame import Action

DIRECTIONS = {(0, -1): "n", (1, 0): "e", (0, 1): "s", (-1, 0): "w"}


def percent(chance: Chance) -> int:
    """A chance in full percent; what is possible is not 0, what is not sure not 100."""
    rounded = round(100 * chance.good / chance.cases)
    if 0 < chance.good < chance.cases:
        return min(max(rounded, 1), 99)
    return rounded


@dataclass(frozen=True, slots=True)
class Explainer(Voice):
    """One action on its way into words."""

    def text(self, action: Action) -> str:
        offer = next((o for o in self.view.offers if o.action == str(action)), None)
        if isinstance(action, Step | Flee):
            return "; ".join([self.way(action.to), *self.there(action.to, offer)])
        if isinstance(action, PawTo):
            kind = self.say("kyoto.kind", **self.kind(action.to))
            return "; ".join([kind, *self.there(action.to, None)])
        if isinstance(action, Try | Attack):
            return self.roll(offer.checks[0]) if offer else ""
        if isinstance(action, Raise):
            return self.raised(action.skill)
        if isinstance(action, Look):
            return self.look(action.at)
        if isinstance(action, Use):
            return self.say("kyoto.explain.use")
        if isinstance(action, ChooseKitten):
            return self.kitten(action.kitten)
        decision = self.view.asked.decision if self.view.asked else ""
        if isinstance(action, Pass):
            return self.say("kyoto.explain.pass", decision=decision)
        if isinstance(action, Done):
            return self.say("kyoto.explain.done", decision=decision)
        return ""

    # --- steps ---

    def way(self, to: str) -> str:
        """The direction, the wall on the way, and the kind of space."""
        here, kind = self.mover(), self.kind(to)
        links = (link for link in self.view.board.links if {*link.between} == {here, to})
        link = next(links, None)
        start, end = self.space_view(here), self.space_view(to)
        if link is None or start is None or end is None:
            return self.say("kyoto.kind", **kind)
        direction = _direction(start.cells, end.cells)
        return self.say("kyoto.way", direction=direction, wall=link.wall, **kind)

    def there(self, space: str, offer: OfferView | None) -> list[str]:
        """The things that wait on a space, as far as this seat knows."""
        checks = offer.checks if offer else ()
        told: list[str] = []
        if offer and offer.bike and offer.safe:
            told.append(self.bike(checks[0], offer.bike, offer.safe))
            checks = checks[1:]
        told += [self.met(check) for check in checks]
        rolled = {check.against for check in checks}
        told += [
            self.lying(paw)
            for paw in self.view.paws
            if paw.space == space and (paw.face_down or paw.paw not in rolled)
        ]
        if "kitten" not in rolled:
            here = [player.seat for player in self.view.players if player.at == space]
            told += [self.say("kyoto.kitten_there", who=self.seat(seat)) for seat in here]
        return [*told, *self.friends(space)]

    def friends(self, house: str) -> list[str]:
        """Friends of another that can be met in its house."""
        for player in self.view.players:
            if house == f"{HOUSE}-{player.home}" and player.seat != self.view.seat:
                friends = [self.paw(paw) for paw in player.friends if paw is not None]
                if friends:
                    return [self.say("kyoto.friends_there", friends=friends)]
        return []

    def lying(self, paw: PawView) -> str:
        if paw.paw is None:
            who = self.seats(paw.seen_by) or "nobody"
            return self.say("kyoto.unknown", who=who)
        asks = self.say("kyoto.paw_asks", **self.asks(paw.paw, failing=False))
        return self.say("kyoto.known", paw=asks) if paw.face_down else asks

    # --- rolls ---

    def bike(self, check: CheckView, comes: Chance, safe: Chance) -> str:
        return self.say(
            "kyoto.bike",
            bike=percent(comes),
            needs=self.needs(check),
            safe=percent(safe),
        )

    def met(self, check: CheckView) -> str:
        """A check that a step brings, or may bring."""
        if check.seat is None:
            return self.say(
                "kyoto.red_roll",
                paw=check.against,
                skill=check.skill,
                needs=self.needs(check),
                **self.effect(check),
            )
        return self.say(
            "kyoto.fight_there",
            who=self.seat(check.seat),
            value=check.value,
            other=check.other,
            percent=percent(check.chance),
        )

    def roll(self, check: CheckView) -> str:
        if check.seat is not None:
            return self.say(
                "kyoto.fight",
                value=check.value,
                other=check.other,
                percent=percent(check.chance),
                flees=check.flees,
            )
        return self.say("kyoto.roll", needs=self.needs(check), **self.effect(check))

    def effect(self, check: CheckView) -> dict[str, object]:
        """The effect of failing, as arguments of a message."""
        lowers = check.lowers or ""
        return {"flees": check.flees, "moves": check.moves, "lowers": lowers}

    def needs(self, check: CheckView) -> str:
        """The numbers that the die must show, and their chance."""
        need = (check.target or 0) - check.value
        least = min(int(face) for face in self.view.die if face != "X")
        how = "any" if need <= least else "none" if not check.chance.good else "some"
        return self.say("kyoto.needs", how=how, need=need, percent=percent(check.chance))

    # --- other actions ---

    def raised(self, skill: str) -> str:
        if self.view.seat is None:
            return ""
        value = self.view.players[self.view.seat].skills[skill]
        walls = {self.view.board.hedge: "hedge", self.view.board.roof: "roof"}
        opens = walls.get(value + 1, "nothing") if skill == "agility" else "nothing"
        return self.say("kyoto.explain.raise", value=value, raised=value + 1, opens=opens)

    def kitten(self, id: str) -> str:
        """The skills of a kitten that can be chosen."""
        asked = self.view.asked
        found = (one for one in asked.kittens if one.id == id) if asked else ()
        skills = next((one.skills for one in found), None)
        return self.say("kyoto.explain.kitten", **skills) if skills else ""

    def look(self, space: str) -> str:
        seen = [paw.seen_by for paw in self.view.paws if paw.space == space]
        who = self.seats(seat for seats in seen for seat in seats) or "nobody"
        return self.say("kyoto.explain.look", who=who, **self.kind(space))


def _direction(start: tuple[Cell, ...], end: tuple[Cell, ...]) -> str:
    """The direction from one space to an adjacent one."""
    ways = [(bx - ax, by - ay) for ax, ay in start for bx, by in end]
    return next(DIRECTIONS[way] for way in ways if way in DIRECTIONS)
