"""The OpenAPI document, generated from the endpoints and their types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import fields as struct_fields

from meowple.backend.schemas import Failure
from meowple.server.http.endpoint import Endpoint

# The version of the API, independent of Meowple's releases.
VERSION = "1"

# All errors have a body of the same form.
_FAILURES = {
    "400": "Bad request.",
    "401": "Unauthorized: the client has no profile.",
    "403": "Forbidden.",
    "404": "Not found.",
    "408": "Request timeout: the body did not arrive in time.",
    "409": "Conflict: the table's present state does not allow it.",
    "413": "Content too large.",
    "429": "Too many requests: Retry-After says when to try again.",
    "503": "Service unavailable: the database does not respond.",
}


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI document."""
    types = {t for e in endpoints for t in (e.body, e.answer) if t is not None}
    ordered = sorted(types | {Failure}, key=lambda t: t.__name__)
    references, components = msgspec.json.schema_components(
        ordered, ref_template="#/components/schemas/{name}"
    )
    known = dict(zip(ordered, references, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(
            endpoint, known
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Meowple", "version": VERSION},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, known: dict[type, Any]) -> dict[str, Any]:
    failure = {"application/json": {"schema": known[Failure]}}
    answers: dict[str, Any] = {
        code: {"description": _FAILURES[code], "content": failure}
        for code in _failing(endpoint)
    }
    if endpoint.answers_503:
        answers["503"]["content"] = _content(endpoint, known)
    answers["200"] = {"description": "OK.", "content": _content(endpoint, known)}
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "parameters": _parameters(endpoint),
        "responses": dict(sorted(answers.items())),
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": known[endpoint.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _failing(endpoint: Endpoint) -> set[str]:
    """The statuses of errors that requests of this kind may get."""
    found = {"429", "503", *endpoint.fails}
    if not endpoint.any_host:
        found |= {"403"}
    if endpoint.query is not None:
        found |= {"400"}
    if endpoint.needs_profile:
        found |= {"401"}
    if "{" in endpoint.path:
        found |= {"400", "404"}
    if "{table}" in endpoint.path:
        found |= {"403", "409"}
    if endpoint.method != "GET":
        found |= {"403", "404", "409"}
    if endpoint.body is not None:
        found |= {"400", "408", "413"}
    return found


def _content(endpoint: Endpoint, known: dict[type, Any]) -> dict[str, Any]:
    if endpoint.answer is None:
        kind = "object" if endpoint.media == "application/json" else "string"
        return {endpoint.media: {"schema": {"type": kind}}}
    return {"application/json": {"schema": known[endpoint.answer]}}


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    for field in () if endpoint.query is None else struct_fields(endpoint.query):
        schema = msgspec.json.schema(field.type)
        found.append({"name": field.name, "in": "query", "schema": schema})
    if endpoint.method != "GET" and not endpoint.by_token:
        header = {"type": "string", "const": "1"}
        found.append(
            {"name": "X-Meowple", "in": "header", "required": True, "schema": header}
        )
    return found
