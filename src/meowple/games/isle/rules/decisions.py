"""The names of the decisions, as views and clients use them."""

from __future__ import annotations

from meowple.games.isle.rules.anytime.choices import (
    BlindTile,
    DiscardLessons,
    DrawnCards,
    MoveCats,
    PutCats,
    RemoveTreasures,
)
from meowple.games.isle.rules.day.explore import Buying, Draft
from meowple.games.isle.rules.day.finds import FindTurns
from meowple.games.isle.rules.day.lessons import PublicLessons
from meowple.games.isle.rules.day.rescue import (
    ChooseBasket,
    PlaceCat,
    ReadyCards,
    RescueTurns,
)
from meowple.games.isle.rules.family_mode import FamilyTurns, KeepLessons, PlaceFromPool
from meowple.games.isle.rules.frames import OshaxColour, PlaceTaken, TakeTile
from meowple.games.isle.rules.further_tile import FurtherTile
from meowple.games.isle.rules.interject import Window
from meowple.games.isle.rules.solo_mode import SoloDraft

# By the frame that asks.
DECISIONS: dict[type, str] = {
    Draft: "draft",
    SoloDraft: "draft",
    KeepLessons: "keep_lessons",
    Buying: "buy",
    DrawnCards: "buy_drawn",
    PublicLessons: "name_colour",
    ReadyCards: "ready",
    Window: "window",
    RescueTurns: "rescue",
    FamilyTurns: "rescue",
    ChooseBasket: "basket",
    PlaceCat: "place",
    PlaceFromPool: "place",
    PlaceTaken: "place",
    BlindTile: "place_blind",
    FindTurns: "finds",
    TakeTile: "take",
    FurtherTile: "take",
    OshaxColour: "oshax_colour",
    MoveCats: "move_cats",
    PutCats: "put_cats",
    DiscardLessons: "discard_lessons",
    RemoveTreasures: "remove_treasures",
}
