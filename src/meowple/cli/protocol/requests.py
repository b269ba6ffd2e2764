"""The requests of the line protocol, as types: msgspec checks them.

Fields that a request does not know are ignored, so that a newer client can talk to an
older engine.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from meowple.kernel.errors import MeowpleError
from meowple.kernel.setup import Value
from meowple.kernel.toolbox.decoding_errors import json_spot, mismatch

S = TypeVar("S", bound=Struct)

# Seats and how many of them: nine digits are more than enough. A seed may be longer;
# its own bound is that of every setup.
Small = Annotated[int, Meta(ge=-999_999_999, le=999_999_999)]


class BadRequest(MeowpleError):
    """A line that is no request."""


class Hello(Struct):
    pass


class New(Struct):
    game: str
    seats: Small
    seed: int = 0
    options: dict[str, Value] = {}
    data: dict[str, object] | None = None


class Legal(Struct):
    seat: Small


class Play(Struct):
    seat: Small
    action: str


class View(Struct):
    seat: Small | None


class Result(Struct):
    pass


class Record(Struct):
    pass


class Load(Struct):
    record: str


class Digest(Struct):
    pass


class Choose(Struct):
    seat: Small
    bot: str
    seconds: Annotated[float, Meta(gt=0, le=3600)] | None = None


class _Any(Struct):
    """What every request has."""

    do: str


FORMS: dict[str, type[Struct]] = {
    "hello": Hello,
    "new": New,
    "legal": Legal,
    "play": Play,
    "view": View,
    "result": Result,
    "record": Record,
    "load": Load,
    "digest": Digest,
    "choose": Choose,
}


def read(line: bytes) -> Struct:
    """The request in a line."""
    do = _decode(line, _Any).do
    form = FORMS.get(do)
    if form is None:
        raise BadRequest("request.unknown", do=do[:40], offered=", ".join(FORMS))
    return _decode(line, form)


def _decode(line: bytes, form: type[S]) -> S:
    try:
        return msgspec.json.decode(line, type=form)
    except msgspec.ValidationError as error:
        raise BadRequest("request.invalid", **mismatch(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRequest("request.not_json", **json_spot(error, line)) from None
    except RecursionError:
        raise BadRequest("request.too_deep") from None
