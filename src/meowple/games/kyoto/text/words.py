"""A view in words and characters, for a terminal or a screen reader.

Every word comes from a catalog, through `say`; every chance from the view.
"""

from __future__ import annotations

from dataclasses import dataclass

from meowple.games.kyoto.rules.scenarios.scenario import OTHER_MEDALS
from meowple.games.kyoto.rules.view import KyotoView, PlayerView
from meowple.games.kyoto.text.drawing import board_picture
from meowple.games.kyoto.text.explaining import Explainer
from meowple.games.kyoto.text.voice import Voice
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say


def describe(view: KyotoView, say: Say) -> list[str]:
    """The table as a seat sees it, line by line."""
    return _Teller(view, say).lines()


def brief(view: KyotoView, say: Say) -> list[str]:
    """The question, with the boards."""
    return _Teller(view, say).brief()


def explain(action: Action, say: Say, view: KyotoView) -> str:
    """The outcomes of an action and their chances."""
    return Explainer(view, say).text(action)


@dataclass(frozen=True, slots=True)
class _Teller(Voice):
    """One view on its way into words."""

    def lines(self) -> list[str]:
        return [
            *self.head(),
            "",
            *(line for player in self.view.players for line in self.player(player)),
            "",
            *self.missions(),
            "",
            *board_picture(self.view),
            "",
            *self.legend(),
            *self.paws(),
            *self.asked(),
        ]

    def brief(self) -> list[str]:
        several = self.several()
        return [*board_picture(self.view), "", *several, *self.me(), *self.asked()[1:]]

    def legend(self) -> list[str]:
        board = self.view.board
        return [
            self.say(f"kyoto.legend.{part}", hedge=board.hedge, roof=board.roof)
            for part in ("spaces", "pieces", "paws", "names", "walls")
        ]

    def head(self) -> list[str]:
        view, say = self.view, self.say
        first = self.seat(view.first)
        lines = [
            say("kyoto.head", round=view.round, who=first, target=view.target),
            say("kyoto.numbers", stamina=view.stamina, die=" ".join(view.die)),
            say("kyoto.scenario", scenario=view.scenario),
        ]
        if view.growth:
            slots = [say("kyoto.growth_slot", slot=n, steps=s) for n, s in view.growth]
            lines.append(say("kyoto.growth", slots=slots))
        purple, turquoise = (self.space(at) for at in view.bikes)
        cards = len(view.cards_left)
        lines.append(say("kyoto.bikes", purple=purple, turquoise=turquoise, cards=cards))
        if view.gone:
            lines.append(say("kyoto.gone", paws=[self.paw(paw) for paw in view.gone]))
        if view.turn is not None:
            lines.append(say("kyoto.turn", who=self.seat(view.turn)))
        return lines

    # --- players and medals ---

    def player(self, player: PlayerView) -> list[str]:
        say = self.say
        lines = [
            say(
                "kyoto.player",
                who=self.seat(player.seat),
                kitten=player.kitten or "none",
                home=player.home,
                space=player.at,
            ),
            "  " + say("kyoto.skills", medals=len(player.medals), **player.skills),
        ]
        if player.stepped_on:
            lines.append("  " + say("kyoto.stepped_on", side=player.stepped_on))
        if player.friends:
            gap = say("kyoto.gap")
            friends = [gap if paw is None else self.paw(paw) for paw in player.friends]
            lines.append("  " + say("kyoto.friends", friends=friends))
        if player.track:
            track = [self.paw(paw) for paw in player.track]
            lines.append("  " + say("kyoto.track", track=track))
        if player.marks:
            marks = [self.space(space) for space in player.marks]
            lines.append("  " + say("kyoto.marks", marks=marks))
        return lines

    def missions(self) -> list[str]:
        lines = [self.say("kyoto.missions")]
        for medal in (*self.view.missions, *OTHER_MEDALS):
            name = self.say(f"line.kyoto.medal.{medal}")
            who = self.holders(medal) or self.say("kyoto.nobody")
            lines.append("  " + self.say("kyoto.mission", name=name, who=who))
        return lines

    def holders(self, medal: str) -> str:
        found = []
        for player in self.view.players:
            if medal in player.medals:
                found.append(self.seat(player.seat))
            elif medal in player.owed:
                found.append(self.say("kyoto.owed", who=self.seat(player.seat)))
        return ", ".join(found)

    # --- paws ---

    def paws(self) -> list[str]:
        """The paws that are face up, kind by kind, and those that a seat has seen."""
        lying: dict[str, list[str]] = {}
        for paw in self.view.paws:
            if paw.paw is not None and not paw.face_down:
                lying.setdefault(paw.paw, []).append(paw.space)
        lines = [
            "  "
            + self.say(
                "kyoto.open_paw", spaces=" · ".join(at), **self.asks(id, failing=True)
            )
            for id, at in lying.items()
        ]
        if lines:
            lines = ["", self.say("kyoto.open"), *lines]
        return [*lines, *self.seen()]

    def seen(self) -> list[str]:
        """Paws face down that the viewer has seen, and those that only others have."""
        say, down = self.say, [paw for paw in self.view.paws if paw.face_down]
        mine = [
            say("kyoto.seen_paw", space=paw.space, paw=paw.paw)
            for paw in down
            if paw.paw is not None
        ]
        theirs = [
            say("kyoto.seen_by", space=paw.space, who=self.seats(paw.seen_by))
            for paw in down
            if paw.seen_by and paw.paw is None
        ]
        lines = []
        if mine:
            lines += ["", say("kyoto.seen", paws=" · ".join(mine))]
        if theirs:
            lines += ["", say("kyoto.seen_others", spaces=" · ".join(theirs))]
        return lines

    def several(self) -> list[str]:
        """Spaces where the picture has no room for all paws."""
        lying: dict[str, list[str]] = {}
        for paw in self.view.paws:
            if paw.paw is not None:
                lying.setdefault(paw.space, []).append(self.paw(paw.paw))
        found = [
            self.say("kyoto.several_at", space=at, paws=paws)
            for at, paws in lying.items()
            if len(paws) > 1
        ]
        return [self.say("kyoto.several", spaces=" · ".join(found))] if found else []

    # --- the question ---

    def me(self) -> list[str]:
        if self.view.seat is None:
            return []
        me = self.view.players[self.view.seat]
        here = self.kind(me.at)
        medals = len(me.medals)
        return [self.say("kyoto.here", space=me.at, medals=medals, **here, **me.skills)]

    def asked(self) -> list[str]:
        asked, say, viewer = self.view.asked, self.say, self.view.seat
        if asked is None:
            return []
        # raises are counted by seat
        who = viewer if viewer in asked.seats else asked.seats[0]
        left = asked.left[who or 0] if asked.why else next(iter(asked.left), 0)
        what = say(
            f"kyoto.decision.{asked.decision}",
            left=max(left, 0),
            paw=asked.paw or "",
            kitten="" if asked.kitten is None else self.seat(asked.kitten),
            space=asked.origin or self.mover(),
            why=asked.why or "",
        )
        if viewer in asked.seats:
            return ["", say("kyoto.asked_you", what=what)]
        return ["", say("kyoto.asked", who=self.seats(asked.seats), what=what)]
