"""What is mine: how long it is kept, to take along, to lock with another password, to delete."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import MediaType, Response, get, post, put
from litestar.openapi import ResponseSpec

from tablee.server import accounts, exporting, tidying
from tablee.server.api.asking import AnyRequest, session_cookie
from tablee.server.api.people import limit_tries, me_of
from tablee.server.exporting import Export
from tablee.server.house import noticing
from tablee.server.house.house import House
from tablee.server.people import Person
from tablee.server.schemas.mine import Farewell, NewPassword, Terms
from tablee.server.schemas.people import Me


@get("/terms")
async def show_terms(house: House) -> Terms:
    """For how long things are kept on this server."""
    return tidying.terms(house.settings)


@get(
    "/me/export",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(Export, generate_examples=False)},
)
async def export(house: House, known: Person) -> Response[bytes]:
    """All that is kept of the reader, as a file."""
    house.limits.exports.check(known.id)
    found = await house.database.read(lambda connection: exporting.export(connection, known))
    text = await asyncio.to_thread(msgspec.json.encode, found)
    headers = {"content-disposition": 'attachment; filename="tablee.json"'}
    return Response(msgspec.json.format(text), headers=headers)


@put("/account/password")
async def change_password(
    house: House, known: Person, data: NewPassword, request: AnyRequest
) -> Response[Me]:
    limit_tries(house, known.name or "", request)
    token = await accounts.change_password(house.people, known, data)
    await house.session_ended(known.id)
    response = Response(me_of(known))
    response.set_cookie(session_cookie(house.settings, token))
    return response


@post("/account/delete", status_code=200)
async def delete_account(
    house: House, known: Person, data: Farewell, request: AnyRequest
) -> Response[Me]:
    if known.name is not None:
        limit_tries(house, known.name, request)
    gone = await accounts.delete_account(house.people, known, data)
    await house.session_ended(known.id)
    await noticing.read_changed(house, gone)
    response = Response(me_of(None))
    response.set_cookie(session_cookie(house.settings, ""))
    return response


ROUTES = [show_terms, export, change_password, delete_account]
