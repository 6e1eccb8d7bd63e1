"""What other programs for large libraries take for the same books, where they are installed."""

import json
import pathlib
import shutil
import time

from . import process

DEBIAN_PYTHON = "/usr/bin/python3"
"""The Python that Debian's modules are made for."""
HITS = 20
"""The hits of a first page, as in our answer."""


def calibre(files, library):
    """Seconds that calibre takes to add the files; `None` where it is not installed."""
    program = shutil.which("calibredb")
    if not program:
        return None
    return process.run([program, "add", "--library-path", library, *files]).seconds


def recoll(places, folder, scratch, queries):
    """Recoll's index of a folder and its searches: seconds, and milliseconds in order; `None` where it is not installed."""
    program = shutil.which("recollindex")
    if not program:
        return None
    configuration = pathlib.Path(scratch)
    configuration.mkdir()
    (configuration / "recoll.conf").write_text(f"topdirs = {folder}\nindexstemminglanguages =\nnoaspell = 1\n")
    asked = configuration / "queries.txt"
    asked.write_text("".join(f"{query}\n" for query in queries))
    start = time.perf_counter()
    process.run([program, "-c", configuration, "-z"])
    seconds = time.perf_counter() - start
    said = process.run([DEBIAN_PYTHON, places.peers / "recoll_search.py", configuration, asked, HITS]).output
    return seconds, sorted(json.loads(said)["milliseconds"])
