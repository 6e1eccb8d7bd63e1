"""The change feed after many changes: bookmarks that four clients set through the server, what a new device takes to read all of
them, what a device takes that missed the last thousand, and one that missed none; the server's memory after it."""

import concurrent.futures
import http.client
import json
import os
import time

from harness import process, table
from harness.serving import Server

CHANGES = int(os.environ.get("FEED_CHANGES", "100000"))
CLIENTS = 4
MARKS = 20_000
"""The most marks of a book."""
PAGE = 1000
"""The most changes of an answer."""
MISSED_MS = 100
"""A device that missed a thousand changes has them after so many milliseconds."""


def measure(places):
    with Server(places, "feed") as server:
        books = [server.add(text_book(places, number)) for number in range(-(-CHANGES // MARKS))]
        start = time.perf_counter()
        with concurrent.futures.ThreadPoolExecutor(CLIENTS) as clients:
            list(clients.map(lambda client: set_bookmarks(server, books, client), range(CLIENTS)))
        stored = time.perf_counter() - start
        start = time.perf_counter()
        found, last, before = read_all(server)
        whole = time.perf_counter() - start
        if found < CHANGES:
            raise process.ProgramFailed(f"the feed has {found} of {CHANGES} changes")
        if len(server.ask(f"/api/changes?since={before}&limit={PAGE}")[0]["changes"]) < PAGE:
            raise process.ProgramFailed("the feed has no whole page of changes to be missed")
        missed = sorted(server.ask(f"/api/changes?since={before}&limit={PAGE}")[1] for _ in range(20))
        nothing = sorted(server.ask(f"/api/changes?since={last}")[1] for _ in range(20))
        _, peak = server.memory()
    return [
        table.Row(f"{CHANGES:,} bookmarks by {CLIENTS} clients, each on disk before its answer", f"{CHANGES / stored:.0f} a second"),
        table.Row("a new device reads all of them", f"{whole:.1f} s, {found / whole:.0f} a second"),
        table.at_most(f"a device that missed the last {PAGE:,}, median", missed[10], "ms", MISSED_MS),
        table.Row("a device that missed none, median", f"{nothing[10]:.1f} ms"),
        table.Row("largest memory of the server", f"{peak:.0f} MB"),
    ]


def text_book(places, number):
    """Writes a text with room for the marks, of which each book has another."""
    file = places.output / f"feed-{number}.txt"
    file.write_text(f"Text {number}\n\n" + "word " * MARKS)
    return file


def set_bookmarks(server, books, client):
    """One client's share, on a connection that stays open."""
    connection = http.client.HTTPConnection(server.host, server.port)
    for number in range(client, CHANGES, CLIENTS):
        book = books[number // MARKS]
        place = number % MARKS * book["length"] // MARKS
        body = json.dumps({"kind": "bookmark", "start": place, "end": place, "version": 0})
        connection.request("PUT", f"/api/books/{book['id']}/marks/bookmark-{number}", body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        said = answer.read()
        if answer.status != 200:
            raise process.ProgramFailed(f"a bookmark was answered {answer.status}: {said[:200].decode(errors='replace')}")
    connection.close()


def read_all(server):
    """Counts the changes of the whole feed; gives its end, and a place with at least a page of changes behind it."""
    path, found, ends = f"/api/changes?limit={PAGE}", 0, []
    while True:
        answer = server.ask(path)[0]
        found += len(answer["changes"])
        ends.append(answer["next"])
        if not answer["more"]:
            # The last page may have a single change.
            return found, ends[-1], ends[max(len(ends) - 3, 0)]
        path = f"/api/changes?limit={PAGE}&since={answer['next']}"
