"""Resident memory of the server with the default voice, while one listener takes sound as fast as it
is made: at its largest after five minutes of a long book, and after an hour of it."""

from harness import process, table
from harness.serving import BYTES_PER_SECOND, Server, long_book, skip_head

WARM_SECONDS = 300
HOUR_SECONDS = 3600
LIMIT_MB = 200
GROWTH = 1.05
"""An hour may peak so much above five minutes."""


def measure(places):
    with Server(places, "memory") as server:
        book = server.add(long_book(places))
        with server.listen(book["id"], 0) as connection:
            taken = len(skip_head(connection))
            taken = take(connection, taken, WARM_SECONDS * BYTES_PER_SECOND)
            _, warm = server.memory()
            take(connection, taken, HOUR_SECONDS * BYTES_PER_SECOND)
            now, hour = server.memory()
    return [
        table.at_most("five minutes", warm, "MB", LIMIT_MB),
        table.at_most("an hour", hour, "MB", LIMIT_MB),
        table.at_most("an hour over five minutes", hour / warm, "times", GROWTH),
        table.Row("at the end of the hour", f"{now:.0f} MB"),
    ]


def take(connection, taken, wanted):
    """Reads until so many bytes have come in all."""
    while taken < wanted:
        piece = connection.recv(1 << 16)
        if not piece:
            raise process.ProgramFailed(f"the sound ended after {taken} bytes")
        taken += len(piece)
    return taken
