"""Help speaks the language of the call, and explains all that can be typed."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
import typer.core
import typer.main
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from meowple.cli.help import meaning, value
from meowple.cli.main import app
from meowple.texts import FOLDER, languages, texts
from tests.cli.run import Run

# The page's own words, the same for every command.
PAGE = re.compile("help-(usage|arguments|options|commands|default|required|least|between)")


@cache
def commands() -> list[tuple[str, Any]]:
    """All commands by their paths, the groups of commands among them."""
    found: list[tuple[str, Any]] = [("meowple", typer.main.get_group(app))]
    for path, command in found:
        if isinstance(command, typer.core.TyperGroup):
            found += [(f"{path} {name}", one) for name, one in command.commands.items()]
    return found


def params(command: Any) -> list[Any]:
    context = typer.Context(command)
    return list(command.get_params(context))


def wanted() -> set[str]:
    """The messages that all commands together ask for."""
    found: set[str] = set()

    class Asked:
        def knows(self, id: str) -> bool:
            return texts().knows(id)

        def say(self, id: str, **args: str) -> str:
            found.add(id.replace(".", "-"))
            return id

    words: Any = Asked()
    for path, command in commands():
        name = path.replace(" ", ".")
        words.say(f"help.{name}")
        for param in params(command):
            meaning(param, name, words)
            value(param, words)
    return found


def written(lang: str) -> set[str]:
    source = (FOLDER / lang / "help.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


@pytest.mark.parametrize("lang", languages())
def test_every_command_and_all_it_takes_is_explained_in_every_language(lang: str) -> None:
    assert sorted(wanted() - written(lang)) == []


def test_nothing_is_explained_that_cannot_be_typed() -> None:
    page = {"help-environment", "help-value-options", "help-value-command"}
    left = written("en") - wanted() - page
    assert [name for name in sorted(left) if not PAGE.fullmatch(name)] == []


def test_no_command_explains_itself_in_english_only() -> None:
    for path, command in commands():
        told = [command.help, *(param.help for param in command.params)]
        assert not any(told), path


def test_whatever_is_no_number_has_a_name_for_its_value() -> None:
    nameless = [
        (path, param.name)
        for path, command in commands()
        for param in params(command)
        if value(param, texts()) == "NUMBER"
        and param.type_descriptor.annotation not in (int, float)
    ]
    assert nameless == []


HEADINGS = {
    "en": ("Usage: meowple sim [OPTIONS] GAME", "Arguments:", "Options:", "at least 1"),
    "ru": ("Вызов: meowple sim [КЛЮЧИ] ИГРА", "Аргументы:", "Ключи:", "не меньше 1"),
    "cs": (
        "Použití: meowple sim [PŘEPÍNAČE] HRA",
        "Argumenty:",
        "Přepínače:",
        "výchozí: 0",
    ),
    "uk": (
        "Виклик: meowple sim [КЛЮЧІ] ГРА",
        "Аргументи:",
        "Ключі:",
        "за замовчуванням: 100",
    ),
}


@pytest.mark.parametrize("lang", HEADINGS)
def test_help_is_written_in_the_language_that_was_asked_for(run: Run, lang: str) -> None:
    before, after = (
        run("sim", "--lang", lang, "--help"),
        run("sim", "--help", "--lang", lang),
    )
    assert before == after
    assert (before.code, before.err) == (0, "")
    for told in HEADINGS[lang]:
        assert told in before.out


@pytest.mark.parametrize("lang", languages())
def test_no_english_word_is_left_in_the_help_of_another_language(lang: str) -> None:
    english = {"Usage", "Options", "Commands", "Arguments", "default", "required", "Show"}
    for path, command in commands():
        context = typer.Context(command, info_name=path, obj=texts(lang))
        told = context.get_help()
        assert max(map(len, told.splitlines())) <= 80
        words = set(re.findall(r"\w+", told))
        assert not words & english or lang == "en", path


def test_the_commands_are_listed_with_what_they_do(run: Run) -> None:
    told = run("--lang", "cs", "--help").out
    assert re.search(r"\n  verify +Ověřit záznam: ", told)
    # The rest of a longer text stands on the page of the command alone.
    assert "Uvedete-li hru" not in told
    assert "Uvedete-li hru" in run("play", "--help", "--lang", "cs").out


def test_a_language_may_be_named_before_the_command(run: Run) -> None:
    assert run("--lang", "uk", "sim").err == "meowple: meowple sim: не вказано: ГРА.\n"
    assert run("admin", "--lang=ru", "purge").err.endswith("не указано: --older-than.\n")
    told = run("--lang", "cs", "rules", "kyoto", "--section", "nowhere").err
    assert told == run("rules", "kyoto", "--section", "nowhere", "--lang", "cs").err


def test_who_names_two_languages_means_the_last(run: Run) -> None:
    assert run("--lang", "ru", "sim", "--lang=cs", "--help").out.startswith("Použití")
