"""Searching a book of 3 MB over HTTP, each time on a new connection: from before connecting to the first matches,
and to the end of the answer. Warm: the book was searched before, as it is from the second letter typed. Cold: the
first question to a server that has just started, which has the book to read too. The book is one chapter,
or 100 of them; the words are everywhere, or in its last paragraph only."""

import importlib.util
import json
import socket
import statistics
import time
import urllib.parse

from harness import table
from harness.places import ROOT
from harness.process import ProgramFailed
from harness.serving import Server, skip_head

FIRST_LIMIT = 50
"""Milliseconds until the first matches."""
SEARCHES = 40
COLD_STARTS = 7
LENGTH = 9200
"""Paragraphs that make 3 MB."""
QUERIES = {
    "everywhere": {"q": "harbour"},
    "in the last paragraph": {"q": f"Number {LENGTH * 4 - 1} says"},
    "accents and whole words": {"q": "HÄRBOUR near", "whole": "true"},
    "a regular expression": {"q": r"number \d+ says that the (winter|harbour)", "regex": "true"},
}
"""What is looked for: what the page would ask."""


def measure(places):
    epub = invented_books()
    rows = []
    with Server(places, "search") as server:
        chapters = {"one chapter": 1, "100 chapters": 100}
        for name, count in chapters.items():
            book = epub.novel(server.home / "book.epub", count, LENGTH // count, title=name)
            number = server.add(book)["id"]
            for what, query in QUERIES.items():
                runs = [ask(server, number, query) for _ in range(SEARCHES + 1)][1:]
                first, whole = ([run[part] for run in runs] for part in (0, 1))
                rows.append(
                    table.at_most(f"{name}, warm, {what}: first matches, 95 %", sorted(first)[int(SEARCHES * 0.95)], "ms", FIRST_LIMIT)
                )
                rows.append(table.Row("whole answer, median", f"{statistics.median(whole):.1f} ms"))
            cold = []
            for _ in range(COLD_STARTS):
                server.stop()
                server.start()
                cold.append(ask(server, number, QUERIES["everywhere"]))
            first, whole = (statistics.median(run[part] for run in cold) for part in (0, 1))
            rows.append(table.at_most(f"{name}, cold, everywhere: first matches, median", first, "ms", FIRST_LIMIT))
            rows.append(table.Row("whole answer, median", f"{whole:.1f} ms"))
    return rows


def ask(server, book, query):
    """Milliseconds to the first matches and to the end of the answer."""
    path = f"/api/books/{book}/search?{urllib.parse.urlencode(query)}"
    start = time.perf_counter()
    with socket.create_connection((server.host, server.port)) as connection:
        # HTTP 1.0, so that the lines come as they are.
        connection.sendall(f"GET {path} HTTP/1.0\r\nHost: {server.host}:{server.port}\r\n\r\n".encode())
        answer = skip_head(connection)
        while b"\n" not in answer:
            answer += connection.recv(65536)
        first = time.perf_counter()
        while piece := connection.recv(1 << 20):
            answer += piece
    end = time.perf_counter()
    lines = [json.loads(line) for line in answer.splitlines()]
    if not lines[0].get("matches") or not lines[-1].get("complete"):
        raise ProgramFailed(f"a search found nothing: {answer[:300]!r}")
    return (first - start) * 1000, (end - start) * 1000


def invented_books():
    """What the tests in the browser make books with."""
    source = ROOT / "Tests/Browser/harness/epub.py"
    spec = importlib.util.spec_from_file_location("invented_books", source)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
