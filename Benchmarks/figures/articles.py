"""Articles: what is found on the corpus's web pages and how long a page takes, ours in Swift and the peers' in Python, each in a
process that is running; then saving an article from a server of this machine, and writing it as an EPUB, each a whole process. The
words of pages are compared by the corpus's scorers."""

import gzip
import http.server
import json
import pathlib
import random
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import zlib

from harness import process, table

MOZILLA_ADDRESS = "http://fakehost/test/page.html"
"""The address that Mozilla's tests give every page."""
MOZILLA_F1 = 0.995
MOZILLA_EXACT = 0.95
"""The share of pages whose article has the very structure of Mozilla's."""
NEWS_F1 = 0.97
PAGE_MS = 2
WORDS = 20_000
PICTURES = 50
PICTURE_SIDE = 400
"""Pixels; of noise, so that a picture has some 480 KB."""
WORDS_A_PARAGRAPH = 80


def measure(places):
    folder = places.corpus / "articles"
    rows = []
    for measured in (mozilla, news):
        rows += measured(places, folder)
    return rows + exports(places)


def mozilla(places, folder):
    names = sorted(file.parent.name for file in folder.glob("mozilla/*/source.html"))
    if not names:
        return []
    pages = {str(folder / f"mozilla/{name}/source.html"): MOZILLA_ADDRESS for name in names}
    found = extracted(places, pages)
    (cases := places.output / "mozilla.txt").write_text("".join(f"{name}\n" for name in names))

    def score(peer):
        output = places.output / f"mozilla-{peer or 'ours'}"
        output.mkdir(exist_ok=True)
        for path, line in found[peer].items():
            html = line.get("html") or f"<p>{escaped(line.get('text') or '')}</p>"
            (output / f"{pathlib.Path(path).parent.name}.html").write_text(html)
        return scored(places, "score_articles.py", folder / "mozilla", output, "--cases", cases)

    mine = score(None)
    rows = compared(f"{len(names)} pages of Mozilla's", found, lambda peer: score(peer)["token_f1"], MOZILLA_F1)
    exact = mine["dom_exact"] / len(names)
    what = "of the same structure as Readability's article"
    return [*rows, table.Row(what, f"{exact:.0%}", bar=f"at least {MOZILLA_EXACT:.0%}", holds=exact >= MOZILLA_EXACT)]


def news(places, folder):
    gold = {}
    for file in folder.glob("scrapinghub/*.json"):
        gold |= json.loads(file.read_text())
    with tempfile.TemporaryDirectory(dir=places.output) as scratch:
        wanted, pages = pathlib.Path(scratch, "wanted"), {}
        wanted.mkdir()
        for name, page in gold.items():
            packed = folder / f"scrapinghub/html/{name}.html.gz"
            if packed.exists():
                (unpacked := pathlib.Path(scratch, f"{name}.html")).write_bytes(gzip.decompress(packed.read_bytes()))
                (wanted / f"{name}.txt").write_text(page["articleBody"])
                pages[str(unpacked)] = page.get("url") or ""
        if not pages:
            return []
        found = extracted(places, pages)

        def score(peer):
            output = pathlib.Path(scratch, peer or "ours")
            output.mkdir()
            for path, line in found[peer].items():
                (output / f"{pathlib.Path(path).stem}.txt").write_text(line.get("text") or "")
            return scored(places, "score_text.py", wanted, output)["token_f1"]

        return compared(f"{len(pages)} news pages of Zyte's", found, score, NEWS_F1)


def extracted(places, pages):
    """What each extractor found: lines by page, by peer; ours is `None`."""
    listing = places.output / "pages.txt"
    listing.write_text("".join(f"{file}\t{address}\n" for file, address in pages.items()))
    found = {None: places.ours("articles", stdin=listing)[0]}
    for line in places.peer("articles.py", stdin=listing)[0]:
        found.setdefault(line["peer"], []).append(line)
    return {peer: {line["file"]: line for line in lines} for peer, lines in found.items()}


def compared(what, found, score, least):
    mine = score(None)
    rows = []
    for peer in filter(None, found):
        theirs = score(peer)
        rows += [
            table.Row(f"{what}, {peer}: token F1", f"{mine:.4f}", f"{theirs:.4f}", None, f"at least {least}", mine >= least),
            time_row("time a page, first reading in a new process", first(found[None]), first(found[peer])),
            time_row(f"time a page, mean of {rounds(found[None])} rounds", mean(found[None]), mean(found[peer])),
        ]
    return rows


def time_row(what, ours, peers):
    return table.Row(what, f"{ours:.2f} ms", f"{peers:.2f} ms", peers / ours, f"at most {PAGE_MS} ms", ours <= PAGE_MS)


def rounds(lines):
    return len(next(iter(lines.values()))["seconds"])


def first(lines):
    """Milliseconds a page in the first round."""
    return statistics.mean(line["seconds"][0] for line in lines.values()) * 1000


def mean(lines):
    """Milliseconds a page over all rounds, the first one included."""
    return statistics.mean(statistics.mean(line["seconds"]) for line in lines.values()) * 1000


def scored(places, script, *arguments):
    command = [sys.executable, places.corpus / "_score" / script, *arguments]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


def exports(places):
    chance = random.Random(1)
    words = [line for line in places.sentences.read_text().split() if line.isalpha()]
    text = [" ".join(chance.choices(words, k=WORDS_A_PARAGRAPH)) for _ in range(WORDS // WORDS_A_PARAGRAPH)]
    pictures = {f"/{number}.png": noise(chance) for number in range(PICTURES)}
    shown = [f'<p>{text[number]}</p><p><img src="/{number}.png" alt="Noise"></p>' for number in range(PICTURES)]
    articles = {
        f"of {PICTURES} pictures": "".join(shown),
        f"of {WORDS:,} words": "".join(f"<p>{paragraph}</p>" for paragraph in text),
        "of 800 words without pictures": "".join(f"<p>{paragraph}</p>" for paragraph in text[:10]),
    }
    rows = []
    with tempfile.TemporaryDirectory(dir=places.output) as home:
        for number, (what, body) in enumerate(articles.items(), 1):
            page = f"<!doctype html><title>Article {number}</title><article><h1>Article {number}</h1>{body}</article>"
            with PageServer(
                {"/article": ("text/html", page.encode())} | {path: ("image/png", file) for path, file in pictures.items()}
            ) as at:
                save = process.run([places.vorleser, "add", f"{at}/article", "--open-host", "127.0.0.1", "--home", home])
            write = process.run([places.vorleser, "export", str(number), f"{home}/{number}.epub", "--home", home])
            rows.append(table.Row(f"article {what}: saved", f"{save.seconds:.2f} s"))
            rows.append(table.Row("written as an EPUB", f"{write.seconds:.2f} s"))
    return rows


def noise(chance):
    """A PNG of coloured noise."""
    lines = b"".join(b"\0" + chance.randbytes(PICTURE_SIDE * 3) for _ in range(PICTURE_SIDE))

    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = struct.pack(">IIBBBBB", PICTURE_SIDE, PICTURE_SIDE, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;")


class PageServer:
    """A web server of this machine with a few files; to be used with `with`."""

    def __init__(self, files):
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                kind, content = files.get(self.path, ("text/plain", b""))
                self.send_response(200 if self.path in files else 404)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_port}"

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
