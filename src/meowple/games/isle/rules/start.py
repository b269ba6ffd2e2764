"""Setting up (rule 2; solo rule 7, family rule 8)."""

from __future__ import annotations

from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import BOARDS, Boat
from meowple.games.isle.rules.box import Box
from meowple.games.isle.rules.day.calendar import Days
from meowple.games.isle.rules.family_mode import deal_lessons
from meowple.games.isle.rules.letter import Letter
from meowple.games.isle.rules.owner_options import chosen_oshax
from meowple.games.isle.rules.state import NOBODY, SISTER, IsleState, Player, Sister
from meowple.kernel.frame import run
from meowple.kernel.setup import Setup


def start(box: Box, letter: Letter, setup: Setup) -> IsleState:
    """The state before the first decision."""
    options = setup.options
    mode = str(options["mode"])
    state = IsleState.begin(setup)
    state.box = box.printed(str(options["printing"]))
    state.letter = letter
    state.mode = mode
    asked_later = ("rescue_choice", "family_maps")
    state.options = tuple((name, str(options[name])) for name in asked_later)
    _lay_out_tiles(state, setup)
    _shuffle_cards(state, str(options.get("modules", "A+B+C")).split("+"))
    _seat_players(state, setup)
    state.sister = None
    if mode == "solo":
        state.sister = _sister(state, str(options["difficulty"]))
        she_leads = options["first"] == "random" and state.rng.below(2)
        state.order = (SISTER, 0) if she_leads else (0, SISTER)
    state.stack = [Days()]
    state.day = 1
    state.phase = -1
    if mode == "family":
        deal_lessons(state)
    run(state)
    return state


def _lay_out_tiles(state: IsleState, setup: Setup) -> None:
    """The bag, the oshax row and the common treasures."""
    box = state.box
    promo = box.promo if setup.options.get("promo") else ()
    promo_oshax = [piece for piece in promo if box.pieces[piece].kind == "oshax"]
    promo_rares = [piece for piece in promo if box.pieces[piece].kind == "rare"]
    oshax = state.rng.shuffled((*box.oshax, *promo_oshax))
    row = chosen_oshax(box, setup.options.get("oshax"))
    if row is not None:
        oshax = (*row, *(piece for piece in oshax if piece not in row))
    out = box.supply.oshax_in_play
    state.oshax = () if state.mode == "family" else oshax[:out]
    state.bag = state.rng.shuffled((*box.bag, *promo_rares, *oshax[out:]))
    state.commons = (box.supply.commons_per_shape[setup.seats],) * len(box.commons)
    state.fields = ((), ())
    state.rares = ()
    state.drawn = state.gone = ()


def _shuffle_cards(state: IsleState, modules: list[str]) -> None:
    box = state.box
    cards = box.of_kind("family_lesson") if state.mode == "family" else box.deck(modules)
    state.deck = state.rng.shuffled(cards)
    state.discards = ()
    state.public = ()
    state.round = state.keep = 0


def _seat_players(state: IsleState, setup: Setup) -> None:
    """A random boat each; the first figure on the track, then clockwise."""
    boats = state.rng.shuffled(tuple(BOARDS))
    baskets = 0 if state.mode == "family" else state.box.supply.baskets_at_start
    state.players = [
        Player(seat, Boat(BOARDS[boats[seat]]), baskets) for seat in range(setup.seats)
    ]
    chosen = setup.options["first"]
    first = chosen if isinstance(chosen, int) else state.rng.below(setup.seats)
    state.order = tuple((first + i) % setup.seats for i in range(setup.seats))
    state.at = state.acts = 0
    state.turn = False
    state.recent = NOBODY


def _sister(state: IsleState, difficulty: str) -> Sister:
    """Her color cards, basket cards and open lessons; she joins the track."""
    data, box = toml("solo"), state.box
    advanced = data["advanced_lessons"][difficulty]
    lessons = state.rng.shuffled(box.of_kind("sister_lesson"))
    harder = state.rng.shuffled(box.of_kind("advanced_lesson"))
    return Sister(
        colours=state.rng.shuffled(tuple(box.colour_cards)),
        deck=state.rng.shuffled(tuple(box.sister)),
        lessons=(*lessons[: data["basic_lessons"]], *harder[:advanced]),
    )
