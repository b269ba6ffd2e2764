"""A view in words and characters, for a terminal or a screen reader.

Every word comes from a catalog, through `say`; the deck knows what the cards show.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from meowple.games.fits.rules.actions import (
    Cat,
    Discard,
    Done,
    Draw,
    Lay,
    Play,
    Princess,
    Sleep,
    Toy,
)
from meowple.games.fits.rules.deck import ICONS, SPRAY, Card, Deck, counts
from meowple.games.fits.rules.state import PRINCESSES
from meowple.games.fits.rules.view import BoxView, FitsView, PlayerView
from meowple.games.fits.text.drawing import card_picture, icon_letters, table_picture
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say
from meowple.kernel.toolbox.text_blocks import side_by_side


def describe(deck: Deck, view: FitsView, say: Say) -> list[str]:
    """The table as a seat sees it, line by line."""
    return _Teller(deck, view, say).lines()


def brief(deck: Deck, view: FitsView, say: Say) -> list[str]:
    """The question, with the cards on the table and those in hand."""
    return _Teller(deck, view, say).brief()


def explain(deck: Deck, action: Action, say: Say) -> str:
    """The face of an action's card, or what the action does."""
    if isinstance(action, Lay):
        return _card_of(deck, action.card, action.turned, say)
    if isinstance(action, Play | Discard):
        return _card_of(deck, action.card, False, say)
    if isinstance(action, Cat | Toy):
        return say("fits.across", x=action.x, y=action.y, east=action.x + 1)
    if isinstance(action, Princess):
        return say("fits.instead_of", what=action.what)
    whole = isinstance(action, Draw | Sleep | Done)
    return say(f"fits.explain.{action}") if whole else ""


def _card_of(deck: Deck, id: str, turned: bool, say: Say) -> str:
    """A card in words; empty where the deck has no such card."""
    if id in PRINCESSES:
        return say("fits.princess_card")
    if id == deck.sleeper.id:
        return say("fits.sleeping", card=card_text(deck.sleeper, turned, say))
    return card_text(deck.cards[id], turned, say) if id in deck.cards else ""


def card_text(card: Card, turned: bool, say: Say) -> str:
    """The open sides of a card as it will be placed, and its icons."""
    sides = [say(f"fits.side.{side}") for side in open_sides(card, turned)]
    icons = icons_text(dict(zip(ICONS, counts(card.icons, len(ICONS)), strict=True)), say)
    return say("fits.card_text", open=len(sides), sides=sides, icons=icons)


def icons_text(icons: Mapping[str, int], say: Say) -> str:
    shown = [say(f"fits.icon.{icon}", count=icons[icon]) for icon in icons if icons[icon]]
    return ", ".join(shown) or say("fits.no_icons")


def open_sides(card: Card, turned: bool) -> str:
    """The open sides of a card as it will be placed: n, e, s, w."""
    sides = zip("nesw", card.sides(turned), strict=True)
    return "".join(name for name, is_open in sides if is_open)


@dataclass(frozen=True, slots=True)
class _Teller:
    """One view on its way into words."""

    deck: Deck
    view: FitsView
    say: Say

    def lines(self) -> list[str]:
        return [
            *self.head(),
            "",
            *self.players(),
            "",
            *table_picture(self.view),
            "",
            self.say("fits.legend"),
            *self.boxes(),
            *self.cards(),
            *self.asked(),
        ]

    def brief(self) -> list[str]:
        return [*table_picture(self.view), *self.cards(), *self.asked()]

    def seat(self, seat: int) -> str:
        return self.say("fits.seat", seat=seat, you=seat == self.view.seat)

    def head(self) -> list[str]:
        view, say = self.view, self.say
        lines = [
            say(
                "fits.head",
                advanced=view.advanced,
                width=view.width,
                height=view.height,
                deck=view.deck_count,
            )
        ]
        if view.final:
            lines.append(say("fits.final_phase"))
        if view.discards:
            lines.append(say("fits.discards", cards=view.discards))
        if view.turn is not None:
            lines.append(say("fits.turn", who=self.seat(view.turn)))
        return lines

    def players(self) -> list[str]:
        return [self.player(player) for player in self.view.players]

    def player(self, player: PlayerView) -> str:
        return self.say(
            "fits.player",
            who=self.seat(player.seat),
            points=player.points,
            penalties=player.penalties,
            cats=player.cats,
            hand=player.hand_count,
        )

    # --- boxes ---

    def boxes(self) -> list[str]:
        """Boxes with cats one by one, the others in one line; each is named by its
        first cell."""
        boxes = sorted(self.view.boxes, key=lambda box: box.cells[0][::-1])
        claimed = [box for box in boxes if any(box.awake) or any(box.asleep)]
        lines = [f"  {self.box(box)}" for box in claimed]
        if lines:
            lines = ["", self.say("fits.boxes"), *lines]
        free = [self.free_box(box) for box in boxes if box not in claimed]
        return [*lines, "", self.say("fits.free_boxes", boxes=free)] if free else lines

    def box(self, box: BoxView) -> str:
        x, y = box.cells[0]
        scores = [
            self.say("fits.box_points", who=self.seat(seat), points=points)
            for seat, points in box.points.items()
        ]
        return self.say(
            "fits.box",
            x=x,
            y=y,
            cards=len(box.cells),
            ends=box.open_ends,
            icons=icons_text({**box.toys, SPRAY: box.sprays}, self.say),
            value=box.value,
            cats=self.cats(box),
            scores=scores or [self.say("fits.nobody")],
        )

    def cats(self, box: BoxView) -> list[str]:
        """Everyone's cats in a box, and how many of the sleeping ones do not count."""
        lines = []
        here = zip(box.awake, box.asleep, box.counting, strict=True)
        for seat, (awake, asleep, counting) in enumerate(here):
            if not awake and not asleep:
                continue
            who, idle = self.seat(seat), asleep - counting
            cats = self.say("fits.box_cats", who=who, awake=awake, asleep=asleep)
            lines.append(self.say("fits.box_idle", cats=cats, idle=idle) if idle else cats)
        return lines

    def free_box(self, box: BoxView) -> str:
        x, y = box.cells[0]
        return self.say("fits.free_box", x=x, y=y, value=box.value, closed=box.closed)

    # --- cards ---

    def cards(self) -> list[str]:
        """The start cards to choose from, and this seat's hand."""
        view, say = self.view, self.say
        lines: list[str] = []
        if view.start_cards:
            lines += ["", say("fits.start_cards"), *self.drawn(view.start_cards)]
        if view.seat is not None and (hand := view.players[view.seat].hand):
            lines += ["", say("fits.hand"), *self.drawn(hand)]
        return lines

    def drawn(self, cards: Iterable[str]) -> list[str]:
        return side_by_side([self.card(id) for id in cards])

    def card(self, id: str) -> list[str]:
        if id in PRINCESSES:
            return [id, self.say("fits.princess_card")]
        card = self.deck.cards[id]
        icons = icon_letters(counts(card.icons, len(ICONS)))
        return [id, *card_picture(open_sides(card, False), icons)]

    # --- the question ---

    def asked(self) -> list[str]:
        asked, say = self.view.asked, self.say
        if asked is None:
            return []
        x, y = asked.cell or (0, 0)
        what = say(f"fits.decision.{asked.decision}", card=asked.card or "", x=x, y=y)
        if self.view.seat in asked.seats:
            line = say("fits.asked_you", what=what)
        else:
            who = ", ".join(self.seat(seat) for seat in asked.seats)
            line = say("fits.asked", who=who, what=what)
        if asked.card is None or asked.card not in self.deck.cards:
            # also a Princess who was played: there is nothing to draw
            return ["", line]
        return ["", line, *self.drawn([asked.card])]
