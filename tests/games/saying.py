"""Words for tests, from the English catalogues."""

from __future__ import annotations

from meowple.texts import _argument, texts


def say(id: str, **args: object) -> str:
    """As the catalogues say it, but nothing may be missing."""
    name = id.replace(".", "-")
    bundle = texts()._find(id)
    assert bundle is not None, f"no message {name}"
    pattern = bundle.get_message(name).value
    assert pattern is not None
    named = {key: texts()._named(key, value) for key, value in args.items()}
    ready = {key: _argument(value) for key, value in named.items()}
    text, errors = bundle.format_pattern(pattern, ready)
    assert not errors, f"{name} with {args}: {errors}"
    assert "{" not in str(text), f"{name}: {text}"
    assert "\n" not in str(text), f"{name}: {text}"
    return str(text)
