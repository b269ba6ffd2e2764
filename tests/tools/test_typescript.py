"""The types of the browser client are those of the server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from meowple.server.http import schemas
from meowple.table import messages
from tools import typescript
from tools.typescript import FILE, generated, main


def interface(name: str) -> list[str]:
    """The fields of a generated type."""
    head, found = f"export interface {name} {{\n", generated()
    assert found.count(head) == 1, name
    return [line.strip() for line in found.split(head)[1].split("}")[0].splitlines()]


def test_the_file_of_the_client_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == generated(), (
        "run: python -m tools.typescript --write"
    )
    assert main(["--check"]) == 0


def test_every_form_and_message_has_a_type() -> None:
    found = generated()
    for module in (schemas, messages):
        for name, one in vars(module).items():
            if isinstance(one, type) and issubclass(one, Struct) and one is not Struct:
                assert f" {name} " in found, name


def test_the_games_are_told_apart_by_their_views_components_and_insights() -> None:
    found = generated()
    assert "export type View = FitsView | IsleView | KyotoView;" in found
    assert "export type GameInsight = FitsInsight | IsleInsight | KyotoInsight;" in found
    for kind in ("View", "Components"):
        for game in ("Fits", "Isle", "Kyoto"):
            assert f'game: "{game.lower()}";' in interface(f"{game}{kind}")


def test_types_that_several_games_have_bear_the_name_of_their_game() -> None:
    for game in ("Fits", "Isle", "Kyoto"):
        assert "seat: number;" in interface(f"{game}PlayerView")
        assert f"players: {game}PlayerView[];" in interface(f"{game}View")
    assert "interface PlayerView" not in generated()


def test_a_message_is_told_by_its_tag_and_a_view_by_its_game() -> None:
    assert interface("State")[0] == 'type: "state";'
    assert "view: View;" in interface("State")
    assert "insight: GameInsight | null;" in interface("Insight")
    assert interface("Act")[0] == 'do: "act";'


def test_what_may_be_left_out_is_optional_only_where_it_comes_in() -> None:
    assert "public?: boolean;" in interface("TableForm")
    assert "public: boolean;" in interface("Terms")
    assert "have?: number;" in interface("Sync")


def test_words_of_a_type_are_kept() -> None:
    assert "/** A seat as everyone sees it. */\nexport interface SeatFacts" in generated()


class _Piece(Struct, tag="piece", tag_field="type"):
    pass


class _Nothing(Struct):
    pass


@dataclass(frozen=True)
class _Wide:
    either: list[int | None]
    pairs: tuple[tuple[int, str | None], ...]
    bounded: Annotated[str | None, Meta(max_length=3)]
    bounds: list[Annotated[int | str, Meta(ge=1)]]
    chosen: list[Literal["a", "b"]]
    number: Literal[1, 2]
    keyed: dict[int, list[_Nothing]]
    anything: dict[str, Any]


def test_each_kind_of_type_has_its_form() -> None:
    writer = typescript._Writer(
        {_Piece: "Piece", _Nothing: "Nothing", _Wide: "Wide"}, set()
    )
    assert writer.interface(_Piece) == 'export interface Piece {\n  type: "piece";\n}'
    assert writer.interface(_Nothing) == "export type Nothing = Record<string, never>;"
    assert writer.interface(_Wide).splitlines()[1:-1] == [
        "  either: (number | null)[];",
        "  pairs: [number, string | null][];",
        "  bounded: string | null;",
        "  bounds: (number | string)[];",
        '  chosen: ("a" | "b")[];',
        "  number: 1 | 2;",
        "  keyed: Record<string, Nothing[]>;",
        "  anything: Record<string, unknown>;",
    ]


def test_what_json_cannot_say_is_refused() -> None:
    with pytest.raises(TypeError):
        typescript._Writer({}, set()).type(complex)


def test_two_types_of_one_name_are_refused() -> None:
    other = type("_Wide", (), {})
    with pytest.raises(TypeError):
        typescript._names([_Wide, other])


def test_the_file_can_be_written_checked_and_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "FILE", tmp_path / "types.ts")
    assert main(["--check"]) == 1
    assert main(["--write"]) == 0
    assert main(["--check"]) == 0
    assert main([]) == 0
    assert capsys.readouterr().out == generated() == typescript.FILE.read_text("utf-8")
    typescript.FILE.write_text("// old\n")
    assert main(["--check"]) == 1
