"""Starts the program as a server and asks it things, each on a connection of its own."""

import json
import re
import shutil
import socket
import subprocess
import time
import urllib.parse
import urllib.request

from .process import ProgramFailed

BYTES_PER_SECOND = 8000
"""What a second of sound takes: docs/api.md, Listening."""


class Server:
    """`vorleser serve` on a data folder of its own, with one book; to be used with `with`."""

    def __init__(self, places, name, home=None):
        """`home`: a data folder that is there already; it is moved to its place."""
        self.home = places.output / "served" / name
        shutil.rmtree(self.home, ignore_errors=True)
        self.home.parent.mkdir(parents=True, exist_ok=True)
        if home:
            shutil.move(home, self.home)
        else:
            self.home.mkdir()
        self.places = places
        self.process = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()
        shutil.rmtree(self.home, ignore_errors=True)

    def start(self):
        """Starts the program and waits for its address."""
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            [self.places.vorleser, "serve", "--port", "0", "--home", self.home], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
        )
        found = re.search(r"http://([^:]+):(\d+)", self.process.stdout.readline())
        if not found:
            raise ProgramFailed("vorleser serve did not say where it listens")
        self.host, self.port = found.group(1), int(found.group(2))

    def stop(self):
        if self.process:
            self.process.terminate()
            self.process.wait()
            self.process.stdout.close()
            self.process = None

    def ask(self, path):
        """Asks on a new connection; gives the answer as JSON and the milliseconds until all of it was there."""
        start = time.perf_counter()
        with urllib.request.urlopen(f"http://{self.host}:{self.port}{path}") as answer:
            text = answer.read()
        return json.loads(text), (time.perf_counter() - start) * 1000

    def add(self, book):
        """Adds a book; gives what the server says of it."""
        name = urllib.parse.quote(book.name)
        request = urllib.request.Request(f"http://{self.host}:{self.port}/api/books?name={name}", data=book.read_bytes(), method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def send(self, method, path, body):
        """Sends a value as JSON; gives the answer."""
        head = {"Content-Type": "application/json"}
        request = urllib.request.Request(f"http://{self.host}:{self.port}{path}", json.dumps(body).encode(), head, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def listen(self, book, offset, voice="heart"):
        """Connects and asks for the sound from an offset; gives the socket, still unread."""
        connection = socket.create_connection((self.host, self.port))
        connection.sendall(self.question(book, offset, voice))
        return connection

    def question(self, book, offset, voice="heart"):
        """The request for sound, in HTTP 1.0, so that the body comes as it is."""
        return (f"GET /api/books/{book}/audio?from={offset}&voice={voice} HTTP/1.0\r\nHost: {self.host}:{self.port}\r\n\r\n").encode()

    def first_byte(self, book, offset):
        """Milliseconds from before connecting to the first byte of sound."""
        start = time.perf_counter()
        with self.listen(book, offset) as connection:
            skip_head(connection)
            return (time.perf_counter() - start) * 1000

    def memory(self):
        """Resident memory now and at its largest, in MB of 10^6 bytes."""
        with open(f"/proc/{self.process.pid}/status") as status:
            text = status.read()
        return [int(re.search(rf"{name}:\s*(\d+)", text).group(1)) * 1024 / 1e6 for name in ("VmRSS", "VmHWM")]


def skip_head(connection):
    """Reads up to the first bytes of the body, which it gives."""
    read = b""
    while b"\r\n\r\n" not in read or read.endswith(b"\r\n\r\n"):
        piece = connection.recv(4096)
        if not piece:
            raise ProgramFailed(f"no sound: {read[:300].decode(errors='replace')}")
        read += piece
    head, _, body = read.partition(b"\r\n\r\n")
    if b" 200 " not in head.split(b"\r\n")[0]:
        raise ProgramFailed(head.decode(errors="replace"))
    return body


LONG_BOOKS = ["moby-dick.epub", "*prejudice*.epub", "*.epub"]
"""Which book of the corpus is served: the first that there is; it should last for hours."""


def long_book(places):
    for pattern in LONG_BOOKS:
        found = [book for book in places.books() if book.match(pattern)]
        if found:
            return max(found, key=lambda book: book.stat().st_size)
    raise ProgramFailed(f"there is no EPUB in {places.corpus}")
