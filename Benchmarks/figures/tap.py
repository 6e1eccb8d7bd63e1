"""From a tap to the first byte of sound over HTTP, each tap at another place of a long book that was
never spoken before, on a new connection. Cold: from starting the server's process, with the book in
its library, to that byte."""

import statistics
import time

from harness import table
from harness.serving import Server, long_book

TAPS = 200
WARM_LIMIT = 100
"""Milliseconds that 95 % of the warm taps stay under."""
COLD_LIMIT = 400
"""Milliseconds that a cold one stays under."""
COLD_STARTS = 11


def measure(places):
    with Server(places, "tap") as server:
        book = server.add(long_book(places))
        offsets = [number * (book["length"] - 1) // TAPS for number in range(TAPS)]
        server.first_byte(book["id"], offsets[0])
        warm = sorted(server.first_byte(book["id"], offset) for offset in offsets[1:])
        cold = []
        for number in range(COLD_STARTS):
            server.stop()
            server.start()
            # Between two of the places above, so that nothing of it was kept.
            server.first_byte(book["id"], (offsets[number] + offsets[number + 1]) // 2)
            cold.append((time.perf_counter() - server.started) * 1000)
    return [
        table.Row("warm, median", f"{statistics.median(warm):.1f} ms"),
        table.at_most("warm, 95 % of the taps", warm[int(len(warm) * 0.95)], "ms", WARM_LIMIT),
        table.at_most("cold, median", statistics.median(cold), "ms", COLD_LIMIT),
        table.Row("cold, the slowest", f"{max(cold):.0f} ms"),
    ]
