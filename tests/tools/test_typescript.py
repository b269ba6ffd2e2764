"""The types of the browser client are those of the server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from meowple.backend import schemas
from meowple.table import messages
from tools import typescript
from tools.typescript import SHARED, SOURCES, generated, main

GAMES = ("fits", "isle", "kyoto")


def protocol() -> str:
    """The messages of the server."""
    return generated()[SHARED]


def game_types(game: str) -> str:
    return generated()[Path("games", game, "types.ts")]


def interface(name: str, text: str) -> list[str]:
    """The fields of a generated type."""
    head = f"export interface {name} {{\n"
    assert text.count(head) == 1, name
    return [line.strip() for line in text.split(head)[1].split("}")[0].splitlines()]


def test_the_files_of_the_client_are_up_to_date() -> None:
    for path, text in generated().items():
        assert (SOURCES / path).read_text(encoding="utf-8") == text, (
            "run: python -m tools.typescript --write"
        )
    assert main(["--check"]) == 0


def test_there_is_one_file_for_the_server_and_one_for_each_game() -> None:
    files = [Path("games", game, "types.ts") for game in GAMES]
    assert set(generated()) == {SHARED, *files}


def test_every_form_and_message_has_a_type() -> None:
    found = protocol()
    for module in (schemas, messages):
        for name, one in vars(module).items():
            if isinstance(one, type) and issubclass(one, Struct) and one is not Struct:
                assert f" {name} " in found, name


def test_the_messages_of_the_server_know_no_game() -> None:
    assert not any(game.capitalize() in protocol() for game in GAMES)


def test_each_game_has_the_types_of_its_view_components_and_insight() -> None:
    for game in GAMES:
        found = game_types(game)
        for kind in ("View", "Components", "Insight"):
            assert f"export interface {game.capitalize()}{kind} {{" in found
        for kind in ("View", "Components"):
            assert f'game: "{game}";' in interface(f"{game.capitalize()}{kind}", found)
        assert "players: PlayerView[];" in interface(f"{game.capitalize()}View", found)
        assert "seat: number;" in interface("PlayerView", found)


def test_a_message_is_told_by_its_tag_and_carries_what_games_answer() -> None:
    assert interface("State", protocol())[0] == 'type: "state";'
    assert "view: unknown;" in interface("State", protocol())
    assert "insight: unknown;" in interface("Insight", protocol())
    assert interface("Act", protocol())[0] == 'do: "act";'


def test_what_may_be_left_out_is_optional_only_where_it_comes_in() -> None:
    assert "public?: boolean;" in interface("TableForm", protocol())
    assert "public: boolean;" in interface("Terms", protocol())
    assert "have?: number;" in interface("Sync", protocol())


def test_words_of_a_type_are_kept() -> None:
    assert "/** A seat as everyone sees it. */\nexport interface SeatFacts" in protocol()


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


@dataclass(frozen=True)
class _Facts:
    inner: _Wide
    seat: _Nothing


class _Toy:
    def view(self, state: object, seat: int | None) -> _Facts:
        raise NotImplementedError


def test_a_game_imports_the_types_that_the_server_has_too() -> None:
    text = typescript._game_file(_Toy(), {_Nothing: "Nothing"})  # type: ignore[arg-type]
    assert "import type { Nothing } from '../../lib/types';" in text
    assert "export interface _Facts {" in text
    assert "export interface _Wide {" in text
    assert "Nothing {" not in text


def test_the_files_can_be_written_checked_and_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "SOURCES", tmp_path)
    assert main(["--check"]) == 1
    for path in generated():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
    assert main(["--write"]) == 0
    assert main(["--check"]) == 0
    assert main([]) == 0
    printed = capsys.readouterr().out
    assert all(text in printed for text in generated().values())
    (tmp_path / SHARED).write_text("// old\n")
    assert main(["--check"]) == 1
