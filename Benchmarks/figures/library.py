"""A library of small EPUBs: importing, listing, backing up and restoring, each as a whole process; then its server: the index of its
texts, what the page asks for when the library opens, and searches, each on a new connection. calibre's `calibredb add` and Recoll's
index and searches are measured where they are installed, with the smallest library only, because calibre takes longer for each book."""

import os
import pathlib
import random
import shutil
import tempfile
import time
import urllib.parse
import zipfile

from harness import library_peers, process, table
from harness.serving import Server

SIZES = [int(size) for size in os.environ.get("LIBRARY_BOOKS", "100,1000").split(",")]
"""Books; `LIBRARY_BOOKS=10000` asks for a library that takes some minutes."""
WORDS = 4_000
"""Words in a book, in eight chapters."""
PEAK_MB = 150
"""The most memory that an import may have, however large the library is."""
BOOKS_A_SECOND = 50
CONSTANT_COST = 1.5
"""A book of the largest library may cost so many times what one of the smallest costs."""
SEARCH_MS = 50
"""The most milliseconds of 95 % of the searches, until the first page of hits is there."""
INDEX_MB_A_SECOND = 20
SEARCHES = 100
SHOWN = 60
"""Books that a wide window shows at first."""


def measure(places):
    words = vocabulary(places)
    rows, costs = [], []
    with tempfile.TemporaryDirectory(dir=places.output) as scratch:
        for size in SIZES:
            folder = make_books(f"{scratch}/{size}", size, words)
            made, cost = figures(places, size, folder, f"{scratch}/home-{size}")
            rows += made
            costs.append(cost)
            chance = random.Random(1)
            queries = [" ".join(chance.choices(words, k=chance.choice([1, 1, 2]))) for _ in range(SEARCHES)]
            theirs = library_peers.recoll(places, folder, f"{scratch}/recoll", queries) if size == SIZES[0] else None
            rows += served(places, size, f"{scratch}/home-{size}", words, queries, theirs)
            shutil.rmtree(folder)
    if len(costs) > 1:
        rows.append(table.at_most(f"cost of a book: {SIZES[-1]:,} over {SIZES[0]:,}", costs[-1] / costs[0], "times", CONSTANT_COST))
    return rows


def served(places, size, home, words, queries, recoll):
    """Figures of the server of a library: its index, its list and its searches, beside Recoll's, if they were measured."""
    with Server(places, "library", home) as server:
        while not server.ask("/api/search/index")[0]["complete"]:
            time.sleep(0.05)
        seconds = time.perf_counter() - server.started
        opened = sorted(open_list(server) for _ in range(20))
        runs = sorted(server.ask(f"/api/search?{urllib.parse.urlencode({'q': query})}")[1] for query in queries)
        _, peak = server.memory()
    letters = sum(len(word) + 1 for word in words) / len(words)
    text = size * WORDS * letters / 1e6
    rate = text / seconds
    late = runs[int(SEARCHES * 0.95)]
    rows = [
        table.at_least(f"index of {size:,} books, with the server's start", rate, "MB of text/s", INDEX_MB_A_SECOND),
        table.Row(f"opening the list of {size:,} books: numbers and first {SHOWN}, median", f"{opened[10]:.1f} ms"),
        table.at_most(f"searching {size:,} books, 95 %", late, "ms", SEARCH_MS),
        table.Row("median", f"{runs[SEARCHES // 2]:.1f} ms"),
        table.Row(f"largest memory of the server of {size:,} books", f"{peak:.0f} MB"),
    ]
    if recoll:
        theirs, milliseconds = recoll
        their_late = milliseconds[int(SEARCHES * 0.95)]
        rows += [
            table.Row(
                f"the same index; Recoll, from the files: {size:,} books", f"{rate:.1f} MB/s", f"{text / theirs:.1f} MB/s", theirs / seconds
            ),
            table.Row("searching, 95 %, over HTTP; Recoll, in one process", f"{late:.1f} ms", f"{their_late:.1f} ms", their_late / late),
        ]
    return rows


def open_list(server):
    """Milliseconds until the page has the numbers of all books and what it shows of the first ones."""
    numbers, first = server.ask("/api/book-numbers?sort=read")
    shown = ",".join(str(number) for number in numbers["books"][:SHOWN])
    return first + server.ask(f"/api/books?ids={shown}")[1]


def figures(places, size, folder, home):
    def ours(*arguments):
        return process.run([places.vorleser, *arguments, "--home", home])

    def restored(*arguments):
        return process.run([places.vorleser, *arguments, "--home", home + "-restored"])

    files = sorted(folder.iterdir())
    # A folder, since ten thousand names are too long for one command.
    added = ours("add", folder)
    rate = size / added.seconds
    theirs = library_peers.calibre(files, home + "-calibre") if size == SIZES[0] else None
    listed = ours("list")
    archive = home + ".zip"
    saved = ours("backup", archive)
    back = restored("restore", archive)
    if restored("list").output.count("\n") != listed.output.count("\n"):
        raise process.ProgramFailed("not all books came back")
    shutil.rmtree(home + "-restored")
    rows = [
        table.Row(
            f"importing {size:,} EPUBs" + (", calibredb" if theirs else ""),
            f"{rate:.0f} books/s",
            f"{size / theirs:.1f} books/s" if theirs else "",
            theirs / added.seconds if theirs else None,
            bar=f"at least {BOOKS_A_SECOND} books/s",
            holds=rate >= BOOKS_A_SECOND,
        ),
        table.Row(
            f"largest memory while importing {size:,}",
            f"{added.peak_mb:.0f} MB",
            bar=f"at most {PEAK_MB} MB",
            holds=added.peak_mb <= PEAK_MB,
        ),
        table.Row(f"listing {size:,} books", f"{listed.seconds * 1000:.0f} ms"),
        table.Row(f"backing up {size:,} books", f"{saved.seconds:.2f} s"),
        table.Row(f"largest memory while backing up {size:,}", f"{saved.peak_mb:.0f} MB"),
        table.Row(f"restoring {size:,} books into an empty library", f"{back.seconds:.2f} s"),
    ]
    return rows, added.seconds / size


def vocabulary(places):
    text = (places.corpus / "../facts/speech.md").resolve()
    words = text.read_text().split() if text.exists() else "the rain fell on the roof of the old house".split()
    return [word for word in words if word.isalpha()]


def make_books(folder, size, words):
    """Writes EPUB 3 files of made-up words, each of another seed."""
    place = pathlib.Path(folder)
    place.mkdir()
    for number in range(size):
        chance = random.Random(number)
        with zipfile.ZipFile(place / f"{number}.epub", "w", zipfile.ZIP_DEFLATED) as book:
            book.writestr("mimetype", "application/epub+zip", zipfile.ZIP_STORED)
            book.writestr("META-INF/container.xml", CONTAINER)
            chapters = [f"c{index}.xhtml" for index in range(8)]
            book.writestr("content.opf", package(number, chapters))
            for name in chapters:
                text = " ".join(chance.choices(words, k=WORDS // len(chapters)))
                book.writestr(
                    name,
                    f'<html xmlns="http://www.w3.org/1999/xhtml"><head><title>{name}</title></head>'
                    f"<body><h1>{name}</h1><p>{text}.</p></body></html>",
                )
    return place


CONTAINER = (
    '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile '
    'full-path="content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>'
)


def package(number, chapters):
    items = "".join(f'<item id="{name}" href="{name}" media-type="application/xhtml+xml"/>' for name in chapters)
    spine = "".join(f'<itemref idref="{name}"/>' for name in chapters)
    return (
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata '
        'xmlns:dc="http://purl.org/dc/elements/1.1/">'
        f'<dc:identifier id="id">urn:made:{number}</dc:identifier><dc:title>Book {number}</dc:title>'
        f"<dc:creator>Author {number % 97}</dc:creator><dc:language>en</dc:language></metadata>"
        f"<manifest>{items}</manifest><spine>{spine}</spine></package>"
    )
