"""A text of 1 GB (`LARGE_TEXT_GB` changes that) as the collection's `gen_big_txt.py` writes it, sent to the server in pieces. Index speed is the
size over the time from the last piece to the book, which hashes the file, finds encoding and chapters, and counts every chapter; its share is that of
a plain sequential read of the same file. The first screen of a new text is there before it has been read, and is asked for while the import runs. Opening
is the time from the start of another server to the first chapter. The peers are Python, which reads the whole file by `open().read()` and takes a passage
of the middle, `less`, to its first screen and by `+G` to the last one, and `vim`, where it is installed, which reads the file and goes to its end."""

import json
import os
import pty
import random
import select
import shutil
import signal
import statistics
import subprocess
import sys
import threading
import time
import urllib.request

from harness import process, table
from harness.serving import Server

PIECE = 8 << 20
JUMPS = 50
MEMORY_LIMIT = 250
"""MB of the whole server, of which the page of contents of forty thousand chapters takes the most."""

IMPORT_LIMIT = 100
"""MB above the server at rest: blocks, the chapters that are decoded at once, and the headings."""

PEER = """
import sys
text = open(sys.argv[1], encoding="utf-8").read()
print(len(text[len(text) // 2:][:2000]))
"""


def measure(places):
    return measured(places, written(places))


def written(places):
    """The text, which is written once."""
    gigabytes = float(os.environ.get("LARGE_TEXT_GB", "1"))
    book = places.output / f"large-{gigabytes:g}.txt"
    if not book.exists():
        generator = places.corpus / "txt/gen_big_txt.py"
        subprocess.run([sys.executable, generator, book, "--gb", str(gigabytes)], check=True)
    return book


def measured(places, book):
    """The rows of a text of any size."""
    size = book.stat().st_size
    plain = min(read(book) for _ in range(2))
    with Server(places, "large-text") as server:
        upload = send(server, book, size)
        idle = server.memory()[0]
        start = time.perf_counter()
        begun = []
        looking = threading.Timer(0.2, lambda: begun.append(timed(server, f"/api/uploads/{upload}/beginning")))
        looking.start()
        added = ask(server, "POST", f"/api/uploads/{upload}/book")
        indexed = time.perf_counter() - start
        looking.join()
        imported = server.memory()[1]
        server.stop()
        server.start()
        chapters = ask(server, "GET", f"/api/books/{added['id']}?chapters=5000")["chapterCount"]
        ask(server, "GET", f"/api/books/{added['id']}/chapters/0")
        opened = time.perf_counter() - server.started
        chosen = random.Random(1)
        jumps = [timed(server, f"/api/books/{added['id']}/chapters/{chosen.randrange(chapters)}") for _ in range(JUMPS)]
        served = server.memory()[1]
    peer = process.run([sys.executable, "-c", PEER, book])
    rate = size / indexed / 1e6
    return [
        table.Row("size, chapters", f"{size / 1e9:.2f} GB, {chapters}"),
        table.Row("plain sequential read", f"{size / plain / 1e6:.0f} MB/s"),
        table.Row("import after the last piece", f"{indexed:.1f} s, {rate:.0f} MB/s"),
        table.Row("its share of a plain read", f"{plain / indexed * 100:.1f} %"),
        table.Row(
            "first screen of the new text; `less`", f"{begun[0] * 1000:.1f} ms", f"{pager(book) * 1000:.1f} ms", pager(book) / begun[0]
        ),
        table.Row("start of the server to the first chapter; Python", f"{opened:.2f} s", f"{peer.seconds:.2f} s", peer.seconds / opened),
        *editor(book, opened),
        table.Row(
            "jump to any chapter, median; `less +G`",
            f"{statistics.median(jumps) * 1000:.1f} ms",
            f"{pager(book, '+G') * 1000:.1f} ms",
            pager(book, "+G") / statistics.median(jumps),
        ),
        table.at_most("memory of the import above the idle server", imported - idle, "MB", IMPORT_LIMIT),
        table.Row("largest memory while importing; Python", f"{imported:.0f} MB", f"{peer.peak_mb:.0f} MB", peer.peak_mb / imported),
        table.at_most("largest memory while reading", served, "MB", MEMORY_LIMIT),
    ]


def editor(book, opened):
    """The row of `vim` without anybody's settings, swap file and history: it has the whole text before it shows any of it."""
    if shutil.which("vim") is None:
        return []
    peer = process.run(["vim", "-u", "NONE", "-n", "-i", "NONE", "-es", "-c", "normal! G", "-c", "qa!", book])
    return [table.Row("start of the server to the first chapter; `vim`", f"{opened:.2f} s", f"{peer.seconds:.2f} s", peer.seconds / opened)]


def pager(book, *options):
    """Seconds until `less` has drawn a screen."""
    start = time.perf_counter()
    process, terminal = pty.fork()
    if process == 0:
        os.environ["TERM"] = "xterm"
        os.execvp("less", ["less", *options, str(book)])
    drawn = b""
    # The prompt is drawn last: the file's name, or the end.
    while not drawn.rstrip().endswith((b"\x1b[m", b"\x1b[27m", b"\x1b[K")) and select.select([terminal], [], [], 60)[0]:
        drawn += os.read(terminal, 1 << 16)
    seconds = time.perf_counter() - start
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    os.close(terminal)
    return seconds


def read(book):
    """Seconds to read a file in blocks of 1 MB."""
    start = time.perf_counter()
    block = bytearray(1 << 20)
    with open(book, "rb", buffering=0) as file:
        while file.readinto(block):
            pass
    return time.perf_counter() - start


def send(server, book, size):
    """Sends a file in pieces; gives the upload's name."""
    upload = ask(server, "POST", f"/api/uploads?name={book.name}&length={size}")["id"]
    offset = 0
    with open(book, "rb") as file:
        while piece := file.read(PIECE):
            answer = ask(server, "PATCH", f"/api/uploads/{upload}?offset={offset}", piece)
            offset = answer["received"]
    return upload


def ask(server, method, path, body=None):
    request = urllib.request.Request(f"http://{server.host}:{server.port}{path}", data=body, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def timed(server, path):
    start = time.perf_counter()
    ask(server, "GET", path)
    return time.perf_counter() - start
