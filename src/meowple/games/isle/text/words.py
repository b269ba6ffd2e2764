"""A view in words and characters, for a terminal or a screen reader.

Every word comes from a catalog, through `say`; the box knows what the cards are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import COLOURS
from meowple.games.isle.rules.box import PLAYED, Box
from meowple.games.isle.rules.view import IsleView, PlayerView, SisterView, TileView
from meowple.games.isle.text.cards import card_line, card_text, room_name, tile_name
from meowple.games.isle.text.drawing import bare_squares, boat_picture
from meowple.kernel.optional_verbs import Say
from meowple.kernel.toolbox.text_blocks import side_by_side

# With at most this many boats, every boat is drawn for a player.
_DRAWN_BOATS = 2
_COLOR_VALUES: tuple[int, ...] = tuple(toml("solo")["colour_values"])
# The parts of the table that a question is about, beyond its own words and a tile.
_ABOUT = {
    "draft": ("kept",),
    "keep_lessons": ("kept",),
    "buy": ("bargain",),
    "buy_drawn": ("bargain",),
    "rescue": ("boat", "fields"),
    "place": ("boat",),
    "place_blind": ("boat",),
    "finds": ("boat", "stores"),
    "take": ("boat", "stores"),
    "move_cats": ("fields",),
    "put_cats": ("fields",),
    "remove_treasures": ("boat",),
}


def describe(box: Box, view: IsleView, say: Say) -> list[str]:
    """The table as a seat sees it, line by line."""
    return _Teller(box, view, say).lines()


def brief(box: Box, view: IsleView, say: Say) -> list[str]:
    """The question, and the part of the table that the question is about."""
    return _Teller(box, view, say).brief()


@dataclass(frozen=True, slots=True)
class _Teller:
    """One view on its way into words."""

    box: Box
    view: IsleView
    say: Say

    def lines(self) -> list[str]:
        return [
            *self.head(),
            "",
            *self.players(),
            *self.boats(),
            *self.island(),
            *self.sister(),
            *self.table_lessons(),
            *self.own_cards(),
            *self.asked(),
        ]

    def brief(self) -> list[str]:
        parts: dict[str, Callable[[], list[str]]] = {
            "boat": self.own_boat,
            "fields": self.fields,
            "stores": self.stores,
            "kept": self.kept,
            "bargain": self.bargain,
        }
        decision = self.view.asked.decision if self.view.asked else ""
        about = [line for part in _ABOUT.get(decision, ()) for line in parts[part]()]
        lines = [*about, *self.asked()]
        return lines if lines[:1] != [""] else lines[1:]

    # --- day, turn, question ---

    def head(self) -> list[str]:
        view, say = self.view, self.say
        phase = say(f"isle.phase.{view.phase}")
        order = ", ".join(self.figure(figure) for figure in view.order)
        lines = [
            say("isle.head", day=view.day, days=view.days, phase=phase),
            say("isle.order", order=order),
        ]
        if view.turn is not None:
            lines.append(say("isle.turn", who=self.figure(view.turn)))
        return lines

    def figure(self, figure: int | str) -> str:
        if isinstance(figure, str):
            return self.say("isle.sister")
        return self.say("isle.seat", seat=figure, you=figure == self.view.seat)

    def asked(self) -> list[str]:
        """The question asked now, with the tile that it is about."""
        asked, view, say = self.view.asked, self.view, self.say
        if asked is None:
            return []
        tile = asked.tile
        what = say(
            f"isle.decision.{asked.decision}",
            keep=view.own.to_keep if view.own else 0,
            moment=say(f"isle.moment.{asked.moment}") if asked.moment else "",
            tile=tile_name(tile, say) if tile else "",
            what=" / ".join(say(f"isle.what.{kind}") for kind in asked.what),
            chosen=len(view.own.chosen) if view.own else 0,
        )
        if view.seat in asked.seats:
            line = say("isle.asked_you", what=what)
        else:
            who = ", ".join(self.figure(seat) for seat in asked.seats)
            line = say("isle.asked", who=who, what=what)
        return ["", line, *(self.rows(tile) if tile else ())]

    def rows(self, tile: TileView) -> tuple[str, ...]:
        """The picture of a shape."""
        shapes = (piece.shape for piece in self.box.pieces)
        return next(shape.rows for shape in shapes if shape.id == tile.shape)

    # --- players and boats ---

    def players(self) -> list[str]:
        return [self.player(player) for player in self.view.players]

    def player(self, player: PlayerView) -> str:
        say, fish = self.say, self.view.mode != "family"
        parts = [say("isle.points", points=player.points)]
        if fish:
            parts += [
                say("isle.has_fish", fish=player.fish),
                say("isle.baskets", unused=player.baskets, used=player.used_baskets),
                say("isle.hand_count", cards=player.hand_count),
            ]
        parts.append(say("isle.lesson_count", cards=player.lesson_count))
        if player.ready_count:
            parts.append(say("isle.ready_count", cards=player.ready_count))
        if player.next_tile_anywhere:
            parts.append(say("isle.anywhere"))
        if player.extra_rescues:
            parts.append(say("isle.extra", cats=player.extra_rescues))
        if player.passed:
            parts.append(say("isle.passed"))
        if fish and player.seat == self.view.seat:
            parts.append(say("isle.ask", when=player.ask))
        who = self.figure(player.seat)
        return say("isle.player", who=who, boat=player.boat, state=", ".join(parts))

    def boats(self) -> list[str]:
        """Boats as pictures: the viewer's, or all if they are few or for a spectator."""
        view = self.view
        few = view.seat is None or len(view.players) <= _DRAWN_BOATS
        lines: list[str] = []
        for player in view.players:
            drawn = few or player.seat == view.seat
            heading = self.say("isle.boat", who=self.figure(player.seat))
            lines += ["", heading, *(boat_picture(player) if drawn else ())]
            lines += [self.cargo(player), self.rooms(player)]
            if player.seat == view.seat:
                lines.append(self.so_far(player))
        return [*lines, "", self.say("isle.legend")]

    def own_boat(self) -> list[str]:
        """The boat of this seat and what it has to spend."""
        if self.view.seat is None:
            return []
        player = self.view.players[self.view.seat]
        return [self.player(player), *boat_picture(player)]

    def cargo(self, player: PlayerView) -> str:
        """The tiles of a boat in numbers."""
        colours = Counter(tile.colour for tile in player.tiles)
        kinds = Counter(tile.kind for tile in player.tiles)
        parts = self.cats(colours) + [
            self.say("isle.tiles", kind=kind, count=kinds[kind])
            for kind in ("oshax", "common", "rare")
            if kinds[kind]
        ]
        return self.say("isle.cargo", tiles=parts)

    def cats(self, colours: Counter[str | None]) -> list[str]:
        return [
            self.say("isle.cats", colour=colour, count=colours[colour])
            for colour in COLOURS
            if colours[colour]
        ]

    def rooms(self, player: PlayerView) -> str:
        bare = [
            self.say("isle.room_bare", room=room_name(room, self.say), count=count)
            for room, count in bare_squares(player).items()
        ]
        return self.say("isle.rooms", rooms=bare)

    def so_far(self, player: PlayerView) -> str:
        """The score line by line; lessons with their texts."""
        lines = [
            f"{self.say(f'line.{line.id}', **line.args)} {line.points:+}"
            for line in player.lines
            if line.points and "card" not in line.args
        ]
        return self.say("isle.so_far", lines=lines)

    # --- the island ---

    def island(self) -> list[str]:
        return ["", *self.fields(), *self.stores(), *self.left()]

    def fields(self) -> list[str]:
        """The cats that can be rescued; in the family game there is one field."""
        view, say = self.view, self.say
        if view.mode == "family":
            return [say("isle.field.island"), *self.field("island", view.left, 0)]
        cost = self.box.supply.rescue_cost
        return [
            say("isle.field.left", fish=cost["left"]),
            *self.field("left", view.left, 0),
            say("isle.field.right", fish=cost["right"]),
            *self.field("right", view.right, len(view.left)),
        ]

    def stores(self) -> list[str]:
        """Oshax and treasures; the family game has no oshax."""
        view, say = self.view, self.say
        lines: list[str] = []
        if view.mode != "family":
            lines += [say("isle.oshax_row"), *self.stacks(view.oshax)]
        lines += [say("isle.rares"), *self.stacks(view.rares)]
        return [*lines, say("isle.commons"), *self.stacks(view.commons)]

    def field(self, field: str, cats: Sequence[TileView], before: int) -> list[str]:
        """Cats with their places; in solo their numbers run through both fields."""
        blocks = []
        for place, cat in enumerate(cats, 1):
            number = before + place if self.view.sister else 0
            name = tile_name(cat, self.say)
            label = self.say("isle.cat", tile=name, field=field, place=place, number=number)
            blocks.append([label, *self.rows(cat)])
        return side_by_side(blocks) or [self.say("isle.none")]

    def stacks(self, tiles: Sequence[TileView]) -> list[str]:
        """Treasures or oshax with their numbers; common ones have no place in a row."""
        blocks = []
        for place, tile in enumerate(tiles, 1):
            number = place if self.view.sister and tile.kind != "common" else 0
            label = self.say(
                "isle.stack",
                number=number,
                tile=tile.shape,
                kind=tile.kind,
                count=tile.count,
            )
            blocks.append([label, *self.rows(tile)])
        return side_by_side(blocks) or [self.say("isle.none")]

    def left(self) -> list[str]:
        """The pieces that can still come: the bag by colors, the deck by its size."""
        colours: Counter[str | None] = Counter()
        others: Counter[str] = Counter()
        for tile in self.view.bag:
            if tile.colour:
                colours[tile.colour] += tile.count
            else:
                others[tile.kind] += tile.count
        kinds = [
            self.say("isle.tiles", kind=kind, count=count)
            for kind, count in sorted(others.items())
        ]
        bag = self.cats(colours) + kinds
        return [self.say("isle.left", bag=bag, deck=self.view.deck_count)]

    def sister(self) -> list[str]:
        """The solo opponent: colors, cards, lessons."""
        sister, say = self.view.sister, self.say
        if sister is None:
            return []
        lessons = [f"  {card}: {card_text(self.box, card, say)}" for card in sister.lessons]
        today = [
            say("isle.sister_open", card=card, text=card_text(self.box, card, say))
            for card in sister.today
            if card is not None
        ]
        hidden = sum(card is None for card in sister.today)
        return [
            "",
            say("isle.sister_colours", colours=self.sister_colours(sister)),
            *today,
            say("isle.sister_cards", hidden=hidden, deck=sister.deck_count),
            say("isle.sister_lessons"),
            *lessons,
        ]

    def sister_colours(self, sister: SisterView) -> list[str]:
        return [
            self.say("isle.sister_colour", colour=colour or "none", points=points)
            for colour, points in zip(sister.colours, _COLOR_VALUES, strict=True)
        ]

    # --- cards ---

    def table_lessons(self) -> list[str]:
        """Lessons on the table with what they are worth now, as far as they are seen."""
        lines: list[str] = []
        for player in self.view.players:
            if player.lessons:
                worth = self.worth(player, "isle.score.lesson")
                lines += ["", self.say("isle.lessons_of", who=self.figure(player.seat))]
                lines += [self.lesson(card, None, worth) for card in player.lessons]
        if self.view.public_lessons:
            own = [p for p in self.view.players if p.seat == self.view.seat]
            worth = self.worth(own[0], "isle.score.public_lesson") if own else {}
            lines += ["", self.say("isle.public_lessons")]
            lines += [self.lesson(*named, worth) for named in self.view.public_lessons]
        return lines

    def worth(self, player: PlayerView, id: str) -> dict[object, int]:
        """The points of a player's lessons now, by card."""
        return {line.args["card"]: line.points for line in player.lines if line.id == id}

    def lesson(self, card: int, colour: str | None, worth: dict[object, int]) -> str:
        text = card_text(self.box, card, self.say, colour)
        if card not in worth:
            return f"  {card}: {text}"
        return "  " + self.say("isle.lesson", card=card, text=text, points=worth[card])

    def own_cards(self) -> list[str]:
        """The cards of this seat: those it chooses from, those it holds."""
        own, say = self.view.own, self.say
        if own is None or self.view.seat is None:
            return []
        player = self.view.players[self.view.seat]
        lines = self.cards(say("isle.packet"), own.packet)
        lines += [*self.kept(), *self.bargain()]
        lines += self.cards(say("isle.ready_cards"), player.ready or ())
        for group, kinds in PLAYED.items():
            held = [c for c in player.hand or () if self.box.cards[c].kind in kinds]
            lines += self.cards(say(f"isle.hand.{group}"), held)
        return lines

    def kept(self) -> list[str]:
        own = self.view.own
        return self.cards(self.say("isle.kept"), own.kept) if own else []

    def bargain(self) -> list[str]:
        """The cards chosen so far and what they cost, while cards are bought."""
        view, own = self.view, self.view.own
        buying = view.mode != "family" and view.phase != "draft"
        if own is None or view.seat is None or not (own.kept and buying):
            return []
        cost = sum(self.box.cards[card].cost for card in own.chosen)
        left = view.players[view.seat].fish - cost
        return [self.say("isle.chosen", cards=own.chosen, cost=cost, left=left)]

    def cards(self, heading: str, cards: Iterable[int]) -> list[str]:
        listed = [f"  {card_line(self.box, card, self.say)}" for card in sorted(cards)]
        return ["", heading, *listed] if listed else []
