"""Solo (rule 7): the sister, her cards, the numbers of cats, stacks and oshax."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from meowple.games.isle.game import GAME
from meowple.games.isle.rules.box import SisterCard, base_box
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.day.fill import draw_cats
from meowple.games.isle.rules.solo_mode import do_symbol
from meowple.games.isle.rules.state import SISTER, IsleState, Player, Sister
from meowple.kernel.event import Event
from meowple.kernel.rng import Rng
from tests.games.isle.playing import (
    begin,
    cover_boat,
    finish,
    place_off_maps,
    random_move,
)
from tests.games.isle.tables import (
    actors,
    answer,
    find_rares,
    give,
    ids,
    let,
    moment,
    names,
    on_bag,
    refusal,
    skip_to,
    texts,
)

BOX = base_box()
K1, K2, K3, K4 = BOX.commons
R1, R2, R3, R4, R5 = BOX.rares
LETTERS = "abcdefgh"
PLAYER_FIRST, SISTER_FIRST = (0, SISTER), (SISTER, 0)


@dataclass
class Table:
    """A solo game about to buy cards; the eight cats are called a to h."""

    state: IsleState
    names: dict[int, str] = field(init=False)

    def __post_init__(self) -> None:
        cats = self.state.fields[0] + self.state.fields[1]
        self.names = dict(zip(cats, LETTERS, strict=True))

    @property
    def me(self) -> Player:
        return self.state.players[0]

    @property
    def sister(self) -> Sister:
        assert self.state.sister is not None
        return self.state.sister

    @property
    def row(self) -> str:
        """The cats of both fields by name; a cat that came later is a star."""
        left, right = self.state.fields
        return f"{self._text(left)}|{self._text(right)}"

    @row.setter
    def row(self, wanted: str) -> None:
        """Only these cats are left; the others have left the game."""
        cats = {name: cat for cat, name in self.names.items()}
        left, right = (tuple(cats[name] for name in side) for side in wanted.split("|"))
        self.state.fields = (left, right)
        self.state.gone += tuple(c for c in cats.values() if c not in left + right)

    def _text(self, cats: tuple[int, ...]) -> str:
        return "".join(self.names.get(cat, "*") for cat in cats)

    # Asked again after each move: as plain attributes the type checker would believe
    # them unchanged.

    def rares(self) -> tuple[tuple[int, int], ...]:
        return self.state.rares

    def oshax(self) -> tuple[int, ...]:
        return self.state.oshax

    def today(self) -> tuple[int, ...]:
        return self.sister.today

    def ready(self) -> tuple[int, ...]:
        return self.me.ready

    def cats_in_bag(self) -> tuple[int, ...]:
        return tuple(p for p in self.state.bag if self.state.piece(p).kind == "cat")

    def sisters_cards(self, *cards: int) -> None:
        """These cards lie on top of her deck, the first on top."""
        rest = [card for card in self.sister.deck if card not in cards]
        self.sister.deck = (*rest, *reversed(cards))

    def to_rescue(self, *ready: int) -> list[Event]:
        """Buy nothing, lay these rescue cards, and go on to the first rescue."""
        events = answer(self.state, 0, "pay")
        while phase_name(self.state) != "rescue":
            ours = f"ready {ready[0]}" if ready else ""
            if ours and ours in texts(self.state, 0):
                events += answer(self.state, 0, ours)
                ready = ready[1:]
            else:
                events += answer(self.state, 0, "done")
        assert not ready
        return events


def table(
    *hand: int,
    cards: tuple[int, ...] = (),
    order: tuple[int, int] = PLAYER_FIRST,
    seed: int = 0,
    difficulty: str = "easy",
) -> Table:
    """A solo game on day 1 before paying, with a hand and the sister's next cards."""
    state = begin(1, seed, difficulty=difficulty)
    skip_to(state, "buy")
    give(state, 0, *hand)
    state.order = order
    found = Table(state)
    if cards:
        found.sisters_cards(*cards)
    return found


# --- setting up ---


@pytest.mark.parametrize(
    ("difficulty", "advanced"),
    [("easy", 0), ("medium", 1), ("hard", 2), ("very_hard", 3), ("expert", 4)],
)
def test_harder_games_lay_out_more_advanced_lessons(difficulty: str, advanced: int) -> None:
    lessons = table(difficulty=difficulty).sister.lessons
    kinds = [BOX.cards[card].kind for card in lessons]
    assert kinds == ["sister_lesson"] * 3 + ["advanced_lesson"] * advanced
    assert len(set(lessons)) == len(lessons)


def test_one_seat_plays_solo_on_one_boat() -> None:
    state = begin(1)
    assert state.mode == "solo"
    assert state.commons == (5, 5, 5, 5)
    assert [len(field) for field in state.fields] == [4, 4]
    assert len(state.oshax) == 6
    assert sorted(state.oshax) == sorted(BOX.oshax)
    assert len(table().sister.deck) == 23


def test_the_oshax_row_and_her_cards_are_random() -> None:
    tables = [table(seed=seed) for seed in range(8)]
    assert len({t.state.oshax for t in tables}) == 8
    assert len({t.sister.deck for t in tables}) == 8
    assert len({t.sister.colours for t in tables}) > 4
    assert len({t.sister.lessons for t in tables}) > 4


def test_either_may_start_unless_it_is_chosen() -> None:
    assert {begin(1, seed).order for seed in range(12)} == {PLAYER_FIRST, SISTER_FIRST}
    chosen = {begin(1, seed, first=0).order for seed in range(12)}
    assert chosen == {PLAYER_FIRST}


# --- the draft ---


def test_the_draft_draws_five_five_and_one() -> None:
    state = begin(1)
    seen = []
    for _ in range(2):
        packet = state.players[0].packet
        assert len(packet) == 5
        assert texts(state, 0)[:5] == [f"keep {card}" for card in packet]
        seen += [*packet]
        answer(state, 0, *(f"keep {card}" for card in packet[:3]))
    me = state.players[0]
    assert phase_name(state) == "buy"
    assert len(state.deck) == 150 - 11
    assert me.kept[:6] == (*seen[:3], *seen[5:8])
    assert len(me.kept) == 7
    assert me.hidden == (*seen[3:5], *seen[8:10])


def test_what_is_not_kept_lies_face_down() -> None:
    state = begin(1)
    skip_to(state, "buy")
    view, mine = GAME.view(state, None), GAME.view(state, 0)
    assert (view.own, view.hidden_discards, view.discards) == (None, 4, ())
    assert mine.own is not None
    assert mine.own.discarded == state.players[0].hidden


def test_no_anytime_card_is_played_between_two_picks() -> None:
    state = begin(1)
    give(state, 0, 84)
    assert "anytime 84" in texts(state, 0)
    answer(state, 0, texts(state, 0)[0])
    assert "anytime 84" not in texts(state, 0)
    assert refusal(state, 0, "anytime 84") == "action.half_done"
    answer(state, 0, texts(state, 0)[0], texts(state, 0)[1])
    assert "anytime 84" in texts(state, 0)


# --- her cards of the day ---


@pytest.mark.parametrize("before", [PLAYER_FIRST, SISTER_FIRST])
@pytest.mark.parametrize(
    ("ready", "after"),
    [((7,), None), ((7, 23), PLAYER_FIRST), ((35,), SISTER_FIRST)],
    ids=["speed 4", "speed 5", "speed 3"],
)
def test_case_25_row_length_and_speed(
    before: tuple[int, int], ready: tuple[int, ...], after: tuple[int, int] | None
) -> None:
    t = table(*ready, 1, cards=(186, 178, 174, 195), order=before)
    events = t.to_rescue(*ready)
    (turned,) = (event for event in events if event.id == "isle.sister_turns")
    assert turned.args == {"card": 186, "cards": 4, "speed": 4}
    assert t.state.order == (after or before)


def test_case_25_row_length() -> None:
    t = table(1, cards=(186, 178, 174, 195))
    oshax, commons = t.state.oshax, t.state.commons
    t.to_rescue()
    assert t.state.order == SISTER_FIRST
    assert t.row == "bcd|efgh"
    assert t.oshax() == oshax[:4] + oshax[5:]
    assert t.state.commons == commons
    assert t.today() == (178, 174, 195)
    answer(t.state, 0, "rescue right:4")
    place_off_maps(t.state)
    # her second card: its own four baskets and its speed are ignored
    assert t.row == "bd|efg"
    assert t.state.commons == (5, 5, 4, 5)
    assert t.today() == (174, 195)
    assert t.sister.spent == (186, 178)
    assert t.state.order == SISTER_FIRST


def test_her_first_card_lies_open_and_the_others_face_down() -> None:
    t = table(7, 84, cards=(186, 178, 174, 195))
    t.to_rescue(7)
    shown = GAME.view(t.state, 0).sister
    assert shown is not None
    assert shown.today == (186, None, None, None)
    assert (shown.spent, shown.deck_count) == ((), 19)
    answer(t.state, 0, "rescue left:4")
    place_off_maps(t.state)
    shown = GAME.view(t.state, 0).sister
    assert shown is not None
    assert shown.today == (None, None, None)
    assert shown.spent == (186,)


def test_her_cards_lie_open_before_she_acts() -> None:
    t = table(84, cards=(186, 178, 174, 195))
    answer(t.state, 0, "pay", "done", "done")
    assert moment(t.state) == "order"
    shown = GAME.view(t.state, None).sister
    assert shown is not None
    assert shown.today == (186, None, None, None)


def test_without_rescue_cards_her_speed_counts_all_the_same() -> None:
    t = table(cards=(174, 175), order=PLAYER_FIRST)
    t.to_rescue()
    assert t.state.order == PLAYER_FIRST
    t = table(cards=(177, 175), order=PLAYER_FIRST)
    t.to_rescue()
    assert t.state.order == SISTER_FIRST


def test_she_is_done_when_out_of_cards_and_you_may_go_on() -> None:
    t = table(1, cards=(174,))
    t.me.baskets = 4
    t.to_rescue()
    for rescued in range(4):
        assert actors(t.state) == (0,)
        assert len(t.me.boat.tiles) == rescued
        answer(t.state, 0, "rescue left:1")
        place_off_maps(t.state)
        # one card with two cats, once
        assert t.sister.spent == (174,)
    assert len(t.row) == len("abcdefgh|") - 2 - 4


def test_her_deck_is_never_shuffled_again() -> None:
    for seed in range(5):
        state, rng = begin(1, seed), Rng(f"deck {seed}")
        assert state.sister is not None
        whole = state.sister.deck
        while actors(state):
            GAME.play(state, *random_move(state, rng))
            sister = state.sister
            assert sister.deck == whole[: len(sister.deck)]
            used = (*sister.spent, *sister.today)
            assert used == whole[len(sister.deck) :][::-1]
        assert 5 <= len(state.sister.spent) <= 20
        assert not state.sister.today


# --- resolving her cards ---


@pytest.mark.parametrize(
    ("card", "row"),
    [(174, "abc|fgh"), (187, "bcd|egh"), (192, "fcd|eagh"), (195, "abcd|efg")],
)
def test_case_27_full_row(card: int, row: str) -> None:
    t = table()
    for what, *numbers in BOX.sister[card].does:
        do_symbol(t.state, str(what), numbers)
    assert t.row == row


@pytest.mark.parametrize(
    ("before", "symbols", "after"),
    [
        ("a|fg", (("swap", 1, 6), ("cat", 2)), "g|a"),
        ("a|b", (("swap", 2, 6),), "b|a"),
        ("ab|", (("swap", 2, 6),), "ba|"),
        ("|ab", (("swap", 6, 2),), "|ba"),
        ("a|b", (("swap", 2, 5),), "b|a"),
        ("abc|", (("swap", 5, 6),), "acb|"),
        ("a|", (("swap", 1, 6),), "a|"),
        ("|", (("swap", 1, 6),), "|"),
        ("ab|cd", (("cat", 6),), "ab|c"),
        ("ab|", (("cat", 6),), "a|"),
        ("|ab", (("cat", 1),), "|b"),
        ("|", (("cat", 1), ("cat", 8)), "|"),
        ("a|", (("cat", 4), ("cat", 3)), "|"),
    ],
)
def test_case_27_short_rows(
    before: str, symbols: tuple[tuple[str | int, ...], ...], after: str
) -> None:
    t = table()
    t.row = before
    for what, *numbers in symbols:
        do_symbol(t.state, str(what), numbers)
    assert t.row == after


def test_case_26_rulebook_sequence() -> None:
    t = table(1)
    mine = {
        901: SisterCard(901, 2, 9, (("cat", 3), ("rare", 2))),
        902: SisterCard(902, 1, 0, (("cat", 7), ("rare", 3))),
    }
    t.state.box = replace(t.state.box, sister={**t.state.box.sister, **mine})
    t.sisters_cards(901, 902)
    t.state.rares = ((R3, 1), (R1, 2), (R5, 1))
    t.me.baskets, t.me.extra = 2, 1
    t.to_rescue()
    assert t.row == "abd|efgh"
    # one tile of the stack in the middle
    assert t.rares() == ((R3, 1), (R1, 1), (R5, 1))
    t.state.rares = ((R3, 1), (R5, 1))
    answer(t.state, 0, "rescue left:2")
    place_off_maps(t.state)
    answer(t.state, 0, "rescue right:3")
    place_off_maps(t.state)
    # she has her next turn at once: the last cat and the last column
    assert t.row == "ad|ef"
    assert t.rares() == ((R3, 1),)
    assert t.names[t.me.boat.tiles[0].piece] == "b"
    assert t.names[t.me.boat.tiles[1].piece] == "g"
    t.me.baskets, fish = 1, t.me.fish
    answer(t.state, 0, "rescue right:2")
    place_off_maps(t.state)
    assert t.names[t.me.boat.tiles[2].piece] == "f"
    assert fish - t.me.fish == 5


def test_case_26_a_used_up_column_closes_up() -> None:
    t = table()
    t.state.rares = ((R3, 1), (R1, 1), (R5, 1))
    do_symbol(t.state, "rare", [2])
    assert t.rares() == ((R3, 1), (R5, 1))
    do_symbol(t.state, "rare", [3])
    assert t.rares() == ((R3, 1),)


def test_rare_with_a_missing_number_takes_from_the_last_stack() -> None:
    t = table()
    t.state.rares = ((R2, 3), (R4, 2))
    do_symbol(t.state, "rare", [3])
    assert t.rares() == ((R2, 3), (R4, 1))
    do_symbol(t.state, "rare", [5])
    do_symbol(t.state, "rare", [5])
    assert t.rares() == ((R2, 2),)
    t.state.rares = ()
    do_symbol(t.state, "rare", [1])
    assert t.rares() == ()


def test_oshax_are_taken_by_their_place_in_the_row() -> None:
    t = table()
    a, b, c, d, e, f = t.state.oshax
    do_symbol(t.state, "oshax", [5])
    assert t.oshax() == (a, b, c, d, f)
    do_symbol(t.state, "oshax", [2])
    assert t.oshax() == (a, c, d, f)
    do_symbol(t.state, "oshax", [5])
    assert t.oshax() == (a, c, d)
    for _ in range(4):
        do_symbol(t.state, "oshax", [1])
    assert t.oshax() == ()
    assert t.state.gone == (e, b, f, a, c, d)


def test_a_common_that_is_gone_is_not_replaced_by_another() -> None:
    t = table(cards=(175,))
    t.state.commons = (1, 5, 5, 5)
    do_symbol(t.state, "common", ["K1"])
    assert t.state.commons == (0, 5, 5, 5)
    assert t.state.gone == (K1,)
    do_symbol(t.state, "common", ["K1"])
    assert t.state.commons == (0, 5, 5, 5)
    assert t.state.gone == (K1,)


def test_what_she_takes_leaves_the_game() -> None:
    t = table(cards=(183, 174, 193, 192))
    t.state.rares = ((R1, 1),)
    bag, before = t.state.bag, GAME.census(t.state)
    events = t.to_rescue()
    events += answer(t.state, 0, "pass")
    assert "isle.sister_takes" in ids(events)
    assert dict(GAME.census(t.state)) == dict(before)
    # nothing goes back into the bag; the day ends, so new cats are drawn from it
    assert t.state.bag == bag[: len(t.state.bag)]


# --- stacks of rare treasures ---


def test_rares_stack_by_shape_and_new_shapes_go_right() -> None:
    t = table()
    find_rares(t.state)
    cats = t.cats_in_bag()[:2]
    one, two = names(t.state, cats)
    on_bag(t.state, "R3", one, "R1", "R3", "R5", two, "R2")
    assert draw_cats(t.state, 2) == cats
    assert t.rares() == ((R3, 2), (R1, 1), (R5, 1))
    assert t.state.bag[-1] == R2


def test_columns_keep_their_order_and_a_shape_that_comes_back_goes_right() -> None:
    t = table()
    t.state.rares = ((R3, 1), (R1, 2), (R5, 1))
    do_symbol(t.state, "rare", [1])
    assert t.rares() == ((R1, 2), (R5, 1))
    t.state.add_rare(R5)
    t.state.add_rare(R3)
    assert t.rares() == ((R1, 2), (R5, 2), (R3, 1))


def test_a_promo_oshax_joins_the_right_end_of_the_row() -> None:
    tower = {"id": "O7", "name": "tower", "rows": ["XXXXXX"]}
    game = GAME.with_data({"promo": {"oshax": [tower]}})
    state = begin(1, game=game, promo=True)
    skip_to(state, "buy")
    (spare,) = (piece for piece in state.bag if state.piece(piece).kind == "oshax")
    row = state.oshax
    state.bag = (*(piece for piece in state.bag if piece != spare), spare)
    assert len(draw_cats(state, 3)) == 3
    assert state.oshax == (*row, spare)
    do_symbol(state, "oshax", [8])
    assert state.oshax == row


# --- passing, and fields that run empty ---


def test_case_31_pass() -> None:
    # 175: four cards, speed 0
    t = table(35, 1, cards=(175, 178, 177, 176))
    t.to_rescue(35)
    assert actors(t.state) == (0,)
    assert t.state.order == PLAYER_FIRST
    events = answer(t.state, 0, "pass")
    assert t.today() == (175, 178, 177, 176)
    events += answer(t.state, 0, "done")
    played = [event.args["card"] for event in events if event.id == "isle.sister_plays"]
    assert played == [175, 178, 177, 176]
    assert t.today() == ()
    assert phase_name(t.state) == "finds"
    assert actors(t.state) == (0,)
    assert t.state.order == PLAYER_FIRST


def test_passing_is_final_also_when_cats_are_left() -> None:
    t = table(1, cards=(174,))
    t.to_rescue()
    answer(t.state, 0, "pass")
    assert t.row == "abcd|efgh"
    assert moment(t.state) == "rescue_end"
    answer(t.state, 0, "done")
    assert t.row == "abc|fgh"
    assert phase_name(t.state) == "finds"


def test_who_can_rescue_nothing_and_holds_nothing_passes_unasked() -> None:
    t = table(cards=(174, 175))
    cover_boat(t.state)
    events = answer(t.state, 0, "pay")
    assert ids(events).count("isle.passed") == 2
    assert ids(events).count("isle.sister_plays") == 1
    assert (phase_name(t.state), t.state.day) == ("draft", 2)


def test_she_finishes_when_the_fields_are_empty_after_the_window() -> None:
    t = table(1, cards=(185, 178), order=SISTER_FIRST)
    t.row = "a|b"
    t.me.baskets = 2
    t.to_rescue()
    # 185 took b and K4; now a is the last cat
    assert t.row == "a|"
    answer(t.state, 0, "rescue left:1")
    place_off_maps(t.state)
    assert moment(t.state) == "rescue_end"
    assert t.today() == (178,)
    answer(t.state, 0, "done")
    assert t.today() == ()
    assert t.state.commons == (5, 5, 4, 4)
    assert phase_name(t.state) == "finds"


def test_card_83_in_the_window_saves_the_phase_before_she_finishes() -> None:
    t = table(83, 1, cards=(185, 178), order=SISTER_FIRST)
    t.row = "a|b"
    t.me.baskets = 2
    t.to_rescue()
    answer(t.state, 0, "rescue left:1")
    place_off_maps(t.state)
    on_bag(t.state, *names(t.state, t.cats_in_bag()[:4]))
    answer(t.state, 0, "anytime 83")
    answer(t.state, 0, "put left:1", "put right:1", "put right:1", "put left:1")
    assert t.today() == (178,)
    # the window is still open for a seat that holds cards
    answer(t.state, 0, "done")
    assert phase_name(t.state) == "rescue"
    # her turn came first: 178 took cat 2
    assert t.today() == ()
    assert (len(t.state.fields[0]), len(t.state.fields[1])) == (1, 2)
    assert "rescue right:2" in texts(t.state, 0)


def test_she_can_empty_the_fields_and_that_ends_the_phase() -> None:
    t = table(1, cards=(189,), order=SISTER_FIRST)
    t.row = "a|b"
    answer(t.state, 0, "pay", "done", "done", "done")
    assert (t.row, moment(t.state)) == ("|", "rescue_end")
    answer(t.state, 0, "done")
    assert phase_name(t.state) == "finds"


def test_your_played_rescue_cards_are_discarded_when_the_phase_ends() -> None:
    t = table(43, 7, 1, cards=(174,))
    t.to_rescue(43, 7)
    answer(t.state, 0, "pass")
    assert t.ready() == (7, 43)
    answer(t.state, 0, "done")
    assert t.ready() == ()
    assert t.state.discards[-2:] == (7, 43)


def test_asked_always_you_are_asked_before_each_of_her_turns() -> None:
    t = table(84, cards=(186, 178, 174, 195))
    answer(t.state, 0, "ask always")
    answer(t.state, 0, "pay", "done", "done", "done")
    assert (moment(t.state), GAME.view(t.state, 0).turn) == ("turn", "sister")
    assert t.row == "abcd|efgh"
    answer(t.state, 0, "done")
    assert t.row == "bcd|efgh"
    assert GAME.view(t.state, 0).turn == 0


# --- numbers ---


def test_numbers_move_down_but_cats_stay_in_their_field() -> None:
    t = table(cards=(174,))
    t.me.baskets = 3
    t.to_rescue()
    assert [m for m in texts(t.state, 0) if m.startswith("rescue")] == [
        *(f"rescue left:{n}" for n in range(1, 5)),
        *(f"rescue right:{n}" for n in range(1, 5)),
    ]
    answer(t.state, 0, "rescue left:1")
    place_off_maps(t.state)
    # 174: cat 5 is f now, then cat 4 is e
    assert t.row == "bcd|gh"
    assert refusal(t.state, 0, "rescue left:4") == "field.no_such_cat"
    assert refusal(t.state, 0, "rescue right:3") == "field.no_such_cat"


def test_card_77_puts_a_cat_where_you_like() -> None:
    t = table(77, cards=(174,))
    t.to_rescue()
    answer(t.state, 0, "anytime 77")
    assert "move left:2 3" in texts(t.state, 0)
    assert "done" not in texts(t.state, 0)
    assert refusal(t.state, 0, "move left:2") == "field.no_such_place"
    assert refusal(t.state, 0, "move left:2 6") == "field.no_such_place"
    assert refusal(t.state, 0, "move left:5 1") == "field.no_such_cat"
    answer(t.state, 0, "move left:2 3")
    assert t.row == "acd|efbgh"
    # a cat moves once
    assert refusal(t.state, 0, "move right:3 1") == "field.no_such_cat"
    assert not [m for m in texts(t.state, 0) if m.startswith("move right:3")]
    answer(t.state, 0, "move right:5 1")
    assert t.row == "hacd|efbg"
    answer(t.state, 0, "move left:4 5")
    assert t.row == "hac|efbgd"
    assert phase_name(t.state) == "rescue"
    assert "rescue right:5" in texts(t.state, 0)


def test_card_77_may_move_fewer_cats() -> None:
    t = table(77, cards=(174,))
    t.to_rescue()
    answer(t.state, 0, "anytime 77", "move right:1 1", "done")
    assert t.row == "eabcd|fgh"


def test_card_83_puts_cats_where_you_like() -> None:
    t = table(83, cards=(174,))
    t.to_rescue()
    cats = t.cats_in_bag()[:3]
    t.names |= dict(zip(cats, "xyz", strict=True))
    one, two, three = names(t.state, cats)
    find_rares(t.state, "R2")
    on_bag(t.state, one, "R2", two, three)
    bag = t.state.bag
    answer(t.state, 0, "anytime 83")
    assert t.state.bag == bag[:-4]
    assert t.rares() == ((R2, 2),)
    assert refusal(t.state, 0, "put right") == "field.no_such_place"
    assert refusal(t.state, 0, "put right:6") == "field.no_such_place"
    answer(t.state, 0, "put right:1")
    assert t.row == "abcd|xefgh"
    answer(t.state, 0, "put left:5")
    assert t.row == "abcdy|xefgh"
    answer(t.state, 0, "put right:4")
    assert t.row == "abcdy|xefzgh"
    # 174 counts anew: cat 5 is y, cat 4 is d
    do_symbol(t.state, "cat", [5])
    do_symbol(t.state, "cat", [4])
    assert t.row == "abc|xefzgh"


# --- rare finds ---


def test_an_oshax_card_cannot_be_played_when_no_oshax_is_left() -> None:
    t = table(1, 98, cards=(174,))
    skip_to(t.state, "finds")
    assert "find 1 oshax" in texts(t.state, 0)
    t.state.gone += t.state.oshax
    t.state.oshax = ()
    assert "find 1 oshax" not in texts(t.state, 0)
    assert refusal(t.state, 0, "find 1 oshax") == "find.none_left"
    answer(t.state, 0, "pass")
    assert 1 in t.me.hand


def test_the_sister_has_no_turn_in_rare_finds() -> None:
    t = table(1, 2, 3, cards=(196,))
    skip_to(t.state, "finds")
    assert t.state.order == SISTER_FIRST
    for card in (1, 2, 3):
        assert GAME.view(t.state, None).turn == 0
        answer(
            t.state,
            0,
            f"find {card} oshax",
            f"take {t.state.piece(t.state.oshax[0]).shape.id}",
        )
        answer(t.state, 0, "colour red")
        place_off_maps(t.state)
    assert len(t.state.oshax) == 3


# --- the end of a day, and of the game ---


def test_her_colours_are_turned_day_by_day() -> None:
    state = begin(1)
    assert state.sister is not None
    colours = tuple(BOX.colour_cards[card] for card in state.sister.colours)
    assert sorted(colours) == sorted(("blue", "green", "red", "purple", "orange"))
    while actors(state):
        for eye in (0, None):
            shown = GAME.view(state, eye).sister
            assert shown is not None
            down = (None,) * (5 - state.day)
            assert shown.colours == (*colours[: state.day], *down)
        let(state, 0)
    shown = GAME.view(state, None).sister
    assert shown is not None
    assert shown.colours == colours


def test_her_face_down_cards_stand_in_no_view_and_no_event() -> None:
    t = table(7, 84, cards=(186, 178, 174, 195))
    events = t.to_rescue(7)
    told = [(event.id, event.args.get("card")) for event in events if "sister" in event.id]
    assert told == [("isle.sister_turns", 186)]
    other = t.state.copy()
    assert other.sister is not None
    other.sister.today = (186, 190, 191, 192)
    other.sister.deck = tuple(c for c in range(174, 197) if c not in other.sister.today)
    other.sister.deck = other.sister.deck[: len(t.sister.deck)]
    other.sister.colours = (other.sister.colours[0], *other.sister.colours[:0:-1])
    assert GAME.view(other, 0) == GAME.view(t.state, 0)
    assert GAME.view(other, None) == GAME.view(t.state, None)


@pytest.mark.parametrize(("order", "points"), [(PLAYER_FIRST, 7), (SISTER_FIRST, 0)])
def test_card_119_needs_you_ahead_of_her(order: tuple[int, int], points: int) -> None:
    state = begin(1)
    give(state, 0, 119, 1)
    skip_to(state, "evening", 5)
    state.order = order
    result = finish(state)
    (line,) = (line for line in result.lines[0] if line.args.get("card") == 119)
    assert line.points == points


def test_the_result_names_the_sister_and_all_her_points() -> None:
    state = begin(1, difficulty="expert")
    result = finish(state)
    (sister,) = result.rivals
    assert sister.name == "sister"
    assert result.winners == ("sister",)
    assert result.decided == "isle.won.sister"
    assert [line.id for line in sister.lines] == (
        ["isle.score.sister_colour"] * 5 + ["isle.score.sister_lesson"] * 7
    )
    assert sum(line.points for line in sister.lines) == sister.score
