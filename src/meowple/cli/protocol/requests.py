"""The requests of the line protocol, as types that msgspec checks.

Unknown fields are ignored, so that a newer client can talk to an older engine.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

from meowple.kernel.errors import MeowpleError
from meowple.kernel.setup import Value
from meowple.kernel.toolbox.decoding_errors import json_spot, mismatch

S = TypeVar("S", bound=Struct)

# A seat or a number of seats. A seed may be longer; the setup checks it.
Small = Annotated[int, Meta(ge=-999_999_999, le=999_999_999)]


class BadLine(MeowpleError):
    """A line that is not a valid request."""


class HelloRequest(Struct):
    pass


class NewRequest(Struct):
    game: str
    seats: Small
    seed: int = 0
    options: dict[str, Value] = {}
    data: dict[str, object] | None = None


class LegalRequest(Struct):
    seat: Small


class PlayRequest(Struct):
    seat: Small
    action: str


class ViewRequest(Struct):
    seat: Small | None


class ResultRequest(Struct):
    pass


class RecordRequest(Struct):
    pass


class LoadRequest(Struct):
    record: str


class DigestRequest(Struct):
    pass


class ChooseRequest(Struct):
    seat: Small
    bot: str
    seconds: Annotated[float, Meta(gt=0, le=3600)] | None = None


class _AnyRequest(Struct):
    """The field that every request has."""

    do: str


FORMS: dict[str, type[Struct]] = {
    "hello": HelloRequest,
    "new": NewRequest,
    "legal": LegalRequest,
    "play": PlayRequest,
    "view": ViewRequest,
    "result": ResultRequest,
    "record": RecordRequest,
    "load": LoadRequest,
    "digest": DigestRequest,
    "choose": ChooseRequest,
}


def read(line: bytes) -> Struct:
    """The request in a line."""
    do = _decode(line, _AnyRequest).do
    form = FORMS.get(do)
    if form is None:
        raise BadLine("request.unknown", do=do[:40], offered=", ".join(FORMS))
    return _decode(line, form)


def _decode(line: bytes, form: type[S]) -> S:
    try:
        return msgspec.json.decode(line, type=form)
    except msgspec.ValidationError as error:
        raise BadLine("request.invalid", **mismatch(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLine("request.not_json", **json_spot(error, line)) from None
    except RecursionError:
        raise BadLine("request.too_deep") from None
