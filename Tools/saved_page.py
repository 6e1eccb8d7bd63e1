"""Packs a web page of a corpus as the program saves one: the page, its address, and files for the pictures and players on it."""

import gzip
import html
import json
import re
import struct
import subprocess
import zipfile
import zlib

MEDIA_TYPE = "application/vnd.vorleser.article+zip"
# Where the pages stand. Their own addresses are not known; relative ones on them only need some place.
ADDRESS = "https://page.example/folder/page.html"
# The longest time for finding the article of a page, in seconds: it only ends what hangs.
LIMIT = 60


def read(path):
    """The page's bytes."""
    bytes_ = path.read_bytes()
    return gzip.decompress(bytes_) if path.suffix == ".gz" else bytes_


def files(program, page):
    """The addresses of the pictures of a packed page, each with a file to stand for it, and those of its players."""
    found = subprocess.run([program, "check", "--json", page], capture_output=True, timeout=LIMIT, check=False)
    findings = json.loads(found.stdout or b"[]")
    addresses = dict.fromkeys(
        finding["values"]["address"] for finding in findings if finding["code"] == "outside-image" and "address" in finding["values"]
    )
    pictures = {address: PICTURES[number % len(PICTURES)] for number, address in enumerate(addresses)}
    with zipfile.ZipFile(page) as archive:
        content = archive.read("page.html")
    article = subprocess.run(
        [program, "article", "--base", ADDRESS, "/dev/stdin"], input=content, capture_output=True, timeout=LIMIT, check=False
    )
    media = {}
    for player in re.finditer(r"<(audio|video)\b(.*?)</\1>", article.stdout.decode(errors="replace"), re.DOTALL):
        for address in re.findall(r'\bsrc="([^"]+)"', player[2]):
            media[html.unescape(address)] = SOUND if player[1] == "audio" else VIDEO
    return pictures, media


def pack(content, target, pictures=(), media=()):
    """Writes a page as the format "article" does (docs/decisions/0058)."""
    description = {"address": ADDRESS}
    parts = {}
    for key, folder, files_ in (("pictures", "pictures", dict(pictures)), ("media", "media", dict(media))):
        description[key] = {}
        for number, (address, (extension, bytes_)) in enumerate(files_.items(), 1):
            description[key][address] = f"{folder}/{number}.{extension}"
            parts[description[key][address]] = bytes_
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr("mimetype", MEDIA_TYPE)
        archive.writestr("page.json", json.dumps(description))
        archive.writestr("page.html", content)
        for name, bytes_ in parts.items():
            archive.writestr(name, bytes_)


def png():
    """A grey square of four pixels."""

    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", 2, 2, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0\x80\x80" * 2)) + chunk(b"IEND", b"")


SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="teal"/></svg>'
# One pixel of two colours (GIF89a).
GIF = b"GIF89a\1\0\1\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\1\0\1\0\0\2\2D\1\0;"
PICTURES = [("png", png()), ("gif", GIF), ("svg", SVG)]
# A frame of silence (ISO/IEC 11172-3: layer III, 128 kbit/s, 44.1 kHz), and the first box of an MP4.
SOUND = ("mp3", b"\xff\xfb\x90\0" + bytes(413))
VIDEO = ("mp4", struct.pack(">I4s4sI4s4s", 24, b"ftyp", b"isom", 0, b"isom", b"mp42"))
