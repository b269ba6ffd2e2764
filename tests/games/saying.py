"""Words for tests, from the catalogs."""

from __future__ import annotations

from meowple.texts import DEFAULT, texts


def say(id: str, **args: object) -> str:
    """The words of the English catalogs; nothing may be missing."""
    return say_in(DEFAULT, id, **args)


def say_in(lang: str, id: str, **args: object) -> str:
    """The same in another language."""
    name = id.replace(".", "-")
    spoken = texts(lang)
    bundle = spoken._find(id)
    assert bundle is not None, f"no message {name}"
    text, errors = spoken._formatted(bundle, id, args)
    assert text is not None
    assert not errors, f"{name} with {args}: {errors}"
    assert "{" not in text, f"{name}: {text}"
    assert "\n" not in text, f"{name}: {text}"
    return text
