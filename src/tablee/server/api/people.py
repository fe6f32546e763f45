"""Who I am: a nickname, or an account."""

from __future__ import annotations

from litestar import Response, get, post, put

from tablee.server import names
from tablee.server.api.asking import AnyRequest, session_cookie, token_of, visitor
from tablee.server.house.house import House
from tablee.server.people import Person
from tablee.server.schemas.people import Credentials, Me, NewNickname, Recovery, RecoveryCode


def me_of(person: Person | None) -> Me:
    return Me(nickname="") if person is None else Me(nickname=person.nickname, account=person.name)


@get("/me", for_bots=True)
async def show_me(person: Person | None) -> Me:
    return me_of(person)


@put("/me")
async def name_me(
    house: House, person: Person | None, data: NewNickname, request: AnyRequest
) -> Response[Me]:
    if person is None:
        house.limits.guests_from.check(visitor(request, house))
    named, token = await house.people.name(person, data.nickname)
    response = Response(me_of(named))
    if token is not None:
        response.set_cookie(session_cookie(house.settings, token))
    return response


@post("/account", status_code=200)
async def register(
    house: House, person: Person | None, data: Credentials, request: AnyRequest
) -> Response[RecoveryCode]:
    house.limits.passwords_from.check(visitor(request, house))
    code, token = await house.people.register(person, data)
    if person is not None:
        await house.session_ended(person.id)
    response = Response(RecoveryCode(code=code))
    response.set_cookie(session_cookie(house.settings, token))
    return response


def limit_tries(house: House, name: str, request: AnyRequest) -> None:
    address = visitor(request, house)
    house.limits.sign_in.check(f"{address} {name}")
    house.limits.sign_in_anywhere.check(names.skeleton(name))
    house.limits.passwords_from.check(address)


@post("/account/sign-in", status_code=200)
async def sign_in(house: House, data: Credentials, request: AnyRequest) -> Response[Me]:
    limit_tries(house, data.name, request)
    person, token = await house.people.sign_in(data)
    response = Response(me_of(person))
    response.set_cookie(session_cookie(house.settings, token))
    return response


@post("/account/sign-out", status_code=200)
async def sign_out(house: House, person: Person | None, request: AnyRequest) -> Response[Me]:
    token = token_of(request, house)
    if token:
        await house.people.sign_out(token)
    if person is not None:
        await house.session_ended(person.id)
    response = Response(me_of(None))
    response.set_cookie(session_cookie(house.settings, ""))
    return response


@post("/account/recover", status_code=200)
async def recover(house: House, data: Recovery, request: AnyRequest) -> Response[RecoveryCode]:
    limit_tries(house, data.name, request)
    account, code, token = await house.people.recover(data)
    await house.session_ended(account)
    response = Response(RecoveryCode(code=code))
    response.set_cookie(session_cookie(house.settings, token))
    return response


ROUTES = [show_me, name_me, register, sign_in, sign_out, recover]
