"""Details of decoding errors, as arguments for a message."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from meowple.cli.protocol.requests import ChooseRequest
from meowple.kernel.toolbox.decoding_errors import json_spot, mismatch, toml_spot
from meowple.os_reasons import code
from meowple.texts import texts


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        (b"", 1, 1),
        (b"nope", 1, 5),
        (b'{"a":1', 1, 7),
        (b'{"a":1,\n "b" 2}', 2, 6),
        ('{"кот":\n"ё" x}'.encode(), 2, 5),
        (b'{"a":"\xff"}', 1, 7),
    ],
)
def test_what_is_no_json_is_told_by_line_and_column(
    text: bytes, line: int, column: int
) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as wrong:
        msgspec.json.decode(text, type=dict[str, object])
    assert json_spot(wrong.value, text) == {"line": line, "column": column}


@pytest.mark.parametrize(
    ("text", "line", "column"), [("a = 1\nb = ?", 2, 5), ("a = 1\nb", 2, 2)]
)
def test_what_is_no_toml_is_told_by_line_and_column(
    text: str, line: int, column: int
) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as wrong:
        tomllib.loads(text)
    assert toml_spot(wrong.value, text) == {"line": line, "column": column}


class Form(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    under: dict[str, int] = {}
    inner: ChooseRequest | None = None


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (b"[]", "The request must be an object with named values."),
        (b"{}", "The request has no “name”."),
        (b'{"name":"x","inner":{}}', "The request has no “inner.seat”."),
        (b'{"name":"x","more":1}', "This request doesn’t take “more”."),
        (b'{"name":1}', "“name” must be a string."),
        (b'{"name":"x","under":{"a":[]}}', "“under[...]” must be a whole number."),
        (b'{"name":"x","under":{"a":1e999}}', "“under[...]” has an invalid value."),
        (b'{"' + b"x" * 500 + b'":1}', f"This request doesn’t take “{'x' * 60}”."),
    ],
)
def test_a_request_of_the_wrong_form_is_told_by_what_is_wrong(
    given: bytes, told: str
) -> None:
    with pytest.raises(msgspec.ValidationError) as wrong:
        msgspec.json.decode(given, type=Form)
    assert texts().say("error.request.invalid", **mismatch(wrong.value)) == told


def test_no_english_of_a_library_is_left_in_another_language(tmp_path: Path) -> None:
    with pytest.raises(msgspec.ValidationError) as wrong:
        msgspec.json.decode(b'{"name":1}', type=Form)
    told = texts("cs").say("error.request.invalid", **mismatch(wrong.value))
    assert told == "„name“ musí být text."
    with pytest.raises(FileNotFoundError) as missing:
        (tmp_path / "nowhere" / "file").write_text("")
    args = {"file": "x", "code": code(missing.value)}
    told = texts("ru").say("error.file.unusable", **args)
    assert told == "x: файл нельзя использовать: такого файла или папки нет."
