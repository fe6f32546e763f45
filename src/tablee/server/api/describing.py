"""What the description of the interface says of all routes alike."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, Final

from litestar import Request
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from tablee.server import schemas
from tablee.server.faults import STATUS
from tablee.server.schemas.matches import Fault

FAULTS: Final = {
    status: ResponseSpec(Fault, generate_examples=False, description=HTTPStatus(status).phrase)
    for status in sorted({400, 422, *STATUS.values()})
}
"""Whatever is asked, it may be answered with a fault."""


def described(routes: Iterable[BaseRouteHandler]) -> list[BaseRouteHandler]:
    """The routes, with faults among their answers."""
    found = list(routes)
    for route in found:
        if isinstance(route, HTTPRouteHandler):
            route.responses = {**FAULTS, **(route.responses or {})}
    return found


class Description(JsonRenderPlugin):
    """The description as JSON, made when somebody asks for it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        forbid_unknown_fields(openapi_schema["components"]["schemas"])
        return super().render(request, openapi_schema)


def forbid_unknown_fields(described: dict[str, Any]) -> None:
    """Nothing unknown is let pass: the description says so, too."""
    ours = schemas.structs()
    for name, schema in described.items():
        if name in ours:
            schema["additionalProperties"] = False
