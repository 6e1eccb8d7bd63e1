"""Many listeners at once, each at the pace of a player."""

import asyncio
import dataclasses
import socket

from .serving import BYTES_PER_SECOND

BLOCK = BYTES_PER_SECOND
"""A second of sound: what a listener waits for at once. A player asks in larger pieces, which
is easier."""
RECEIVE_BUFFER = 16 << 10
"""Bytes that the system may take for a listener ahead of its reading; a player's is larger."""
JOINING = 20
"""Listeners that come in a second, until all are there."""


@dataclasses.dataclass
class Heard:
    """What one listener went through."""

    first: float = 0
    """Seconds until the first byte."""
    blocks: int = 0
    underruns: int = 0
    silence: float = 0
    """Seconds in which sound was due and had not arrived."""
    failure: str = ""


async def listen(server, book, offset, delay, until):
    """One listener: waits, taps, and then plays second after second until everybody goes."""
    heard = Heard()
    loop = asyncio.get_running_loop()
    await asyncio.sleep(delay)
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
    connection.setblocking(False)
    try:
        start = loop.time()
        await loop.sock_connect(connection, (server.host, server.port))
        reader, writer = await asyncio.open_connection(sock=connection, limit=BLOCK)
        writer.write(server.question(book, offset))
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 200 " not in head.split(b"\r\n")[0]:
            heard.failure = head.decode(errors="replace").splitlines()[0]
            return heard
        await reader.readexactly(1)
        heard.first = loop.time() - start
        # The first second is heard when all of it is there; each later one is due when the one
        # before it has been heard.
        await reader.readexactly(BLOCK - 1)
        due = loop.time() + 1
        while loop.time() < until:
            await reader.readexactly(BLOCK)
            heard.blocks += 1
            late = loop.time() - due
            if late > 0:
                heard.underruns += 1
                heard.silence += late
                due += late
            await asyncio.sleep(due - loop.time())
            due += 1
        writer.close()
    except (OSError, asyncio.IncompleteReadError) as problem:
        heard.failure = repr(problem)
        connection.close()
    return heard


def together(server, book, count, seconds):
    """So many listeners, evenly spread over the book, for so long after the last has come."""

    async def run():
        joining = count / JOINING
        until = asyncio.get_running_loop().time() + joining + seconds
        places = [number * (book["length"] * 9 // 10) // count for number in range(count)]
        return await asyncio.gather(*(listen(server, book["id"], place, number / JOINING, until) for number, place in enumerate(places)))

    return asyncio.run(run())
