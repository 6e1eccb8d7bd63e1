"""The first byte of a chapter over HTTP, right after the server's start: from before connecting, on a new
connection. The server opens the book and reads the chapter in this time. The book has 3 MB of text and is one
chapter, or 100 chapters, of which the first is asked for. The page asks for the book's own style too. Memory is the
largest resident memory after the answer."""

import socket
import statistics
import time

from figures.search import LENGTH, invented_books
from harness import table
from harness.serving import Server, skip_head

STARTS = 7
FIRST_LIMIT = 280
"""Milliseconds for a chapter of 3 MB: what it took before several callers shared one reading of it."""


def measure(places):
    epub = invented_books()
    rows = []
    with Server(places, "chapter") as server:
        for name, count in {"one chapter": 1, "100 chapters": 100}.items():
            book = epub.novel(server.home / "book.epub", count, LENGTH // count, title=name)
            number = server.add(book)["id"]
            for what, query in {"with the book's style": "?styles=true", "without": ""}.items():
                runs = [after_start(server, f"/api/books/{number}/chapters/0{query}") for _ in range(STARTS)]
                first, whole, memory = (statistics.median(run[part] for run in runs) for part in range(3))
                rows.append(table.at_most(f"{name}, {what}: first byte, median", first, "ms", FIRST_LIMIT))
                rows.append(table.Row("whole answer, median", f"{whole:.1f} ms"))
                rows.append(table.Row("largest memory, median", f"{memory:.0f} MB"))
    return rows


def after_start(server, path):
    """Milliseconds to the first byte and to the end of the answer, and the largest memory in MB."""
    server.stop()
    server.start()
    start = time.perf_counter()
    with socket.create_connection((server.host, server.port)) as connection:
        # HTTP 1.0, so that the bytes come as they are.
        connection.sendall(f"GET {path} HTTP/1.0\r\nHost: {server.host}:{server.port}\r\n\r\n".encode())
        skip_head(connection)
        first = time.perf_counter()
        while connection.recv(1 << 20):
            pass
    end = time.perf_counter()
    return (first - start) * 1000, (end - start) * 1000, server.memory()[1]
