"""Sessions that have ended: whoever signed out, or lost the account, hears nothing any more."""

from __future__ import annotations

from tablee.server.house.finding import GONE, Tables
from tablee.server.people import People


async def close_ended(tables: Tables, people: People, account: str) -> None:
    """Close the sockets of this person whose session is no more, at this process."""
    sockets = [
        socket
        for table in tables.all()
        for socket in table.audience.sockets
        if socket.person is not None and socket.person.id == account
    ]
    if not sockets:
        return
    sessions = await people.sessions_of(account)
    for socket in sockets:
        if socket.session not in sessions:
            socket.close(GONE)
