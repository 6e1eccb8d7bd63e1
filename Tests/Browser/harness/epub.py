"""Small EPUBs, made on the fly."""

import html
import io
import math
import struct
import wave
import zipfile

CONTAINER = """<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/>
</rootfiles></container>"""

TYPES = {
    "xhtml": "application/xhtml+xml",
    "html": "text/html",
    "svg": "image/svg+xml",
    "css": "text/css",
    "js": "text/javascript",
    "png": "image/png",
    "ttf": "font/ttf",
    "wav": "audio/wav",
    "smil": "application/smil+xml",
}

WORDS = (
    "river stone morning window garden letter winter harbour silver quiet market mountain "
    "lantern summer bridge forest kitchen island evening meadow"
).split()


def page(body, head="", title="A chapter"):
    """An XHTML document; what is in it need not be well formed."""
    return (
        f'<?xml version="1.0" encoding="utf-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml" '
        f'xmlns:epub="http://www.idpf.org/2007/ops"><head><title>{html.escape(title)}</title>'
        f"{head}</head><body>{body}</body></html>"
    )


def overlay(parts):
    """A media overlay of these elements."""
    return f'<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0"><body>{parts}</body></smil>'


def part(place, sound, begin, end, kind=""):
    """What is heard of a place in a document from a second of a sound to another."""
    kind = f' epub:type="{kind}"' if kind else ""
    return f'<par{kind}><text src="{place}"/><audio src="{sound}" clipBegin="{begin}s" clipEnd="{end}s"/></par>'


def tone(seconds, pitch=440, rate=8000):
    """A sound of so many seconds, as WAV."""
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(rate)
        steps = range(int(seconds * rate))
        sound.writeframes(struct.pack(f"<{len(steps)}h", *(int(8000 * math.sin(math.tau * pitch * step / rate)) for step in steps)))
    return file.getvalue()


def sentence(number):
    """A sentence that differs from its neighbours, of plain words."""
    a, b, c, d = (WORDS[(number * step + step) % len(WORDS)] for step in (1, 3, 7, 9))
    return f"Number {number} says that the {a} near the {b} was as {c} as any {d} before it."


def paragraphs(count, first=0, sentences=4):
    """So many paragraphs of prose."""
    made = (" ".join(sentence(n * sentences + s) for s in range(sentences)) for n in range(first, first + count))
    return "".join(f"<p>{text}</p>\n" for text in made)


def chapter(number, count=12):
    """A chapter of an invented book: heading and paragraphs."""
    title = f"Chapter {number + 1}"
    return page(f"<h1>{title}</h1>\n{paragraphs(count, number * count)}", title=title)


def write(
    file,
    chapters,
    title="An invented book",
    author="Nobody",
    files=None,
    language="en",
    direction=None,
    compress=True,
    beside=None,
    metadata="",
    itemrefs=None,
    overlays=None,
):
    """Writes an EPUB 3 with the given documents as its spine, other files of the book, and files
    that lie beside it in the archive; `metadata` is more of the package's, `itemrefs` the properties
    of documents in the spine, by their number, and `overlays` the elements of their overlays."""
    overlays = overlays or {}
    files = {**(files or {}), **{f"overlay{i}.smil": overlay(parts) for i, parts in overlays.items()}}
    names = [f"chapter{index}.xhtml" for index in range(len(chapters))]
    spoken = {i: f' media-overlay="f{list(files).index(f"overlay{i}.smil")}"' for i in overlays}
    manifest = [f'<item id="c{i}" href="{name}" media-type="application/xhtml+xml"{spoken.get(i, "")}/>' for i, name in enumerate(names)]
    for i, name in enumerate(files):
        kind = TYPES.get(name.rsplit(".", 1)[-1], "application/octet-stream")
        manifest.append(f'<item id="f{i}" href="{name}" media-type="{kind}"/>')
    properties = {i: f' properties="{given}"' for i, given in (itemrefs or {}).items()}
    spine = "".join(f'<itemref idref="c{i}"{properties.get(i, "")}/>' for i in range(len(names)))
    reading = f' page-progression-direction="{direction}"' if direction else ""
    opf = (
        f'<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" '
        f'unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">'
        f'<dc:identifier id="id">urn:x:{html.escape(title)}</dc:identifier>'
        f"<dc:title>{html.escape(title)}</dc:title><dc:language>{language}</dc:language>"
        f"<dc:creator>{html.escape(author)}</dc:creator>"
        f'<meta property="dcterms:modified">2026-01-01T00:00:00Z</meta>{metadata}</metadata>'
        f'<manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" '
        f'properties="nav"/>{"".join(manifest)}</manifest>'
        f"<spine{reading}>{spine}</spine></package>"
    )
    entries = "".join(f'<li><a href="{name}">Chapter {i + 1}</a></li>' for i, name in enumerate(names))
    nav = page(f'<nav epub:type="toc"><ol>{entries}</ol></nav>')
    method = zipfile.ZIP_DEFLATED if compress else zipfile.ZIP_STORED
    with zipfile.ZipFile(file, "w", method) as book:
        book.writestr("mimetype", "application/epub+zip", zipfile.ZIP_STORED)
        book.writestr("META-INF/container.xml", CONTAINER)
        book.writestr("OEBPS/book.opf", opf)
        book.writestr("OEBPS/nav.xhtml", nav)
        for name, text in [*zip(names, chapters), *files.items()]:
            book.writestr(f"OEBPS/{name}", text)
        for name, text in (beside or {}).items():
            book.writestr(name, text)
    return file


def novel(file, count=6, paragraphs_each=12, **rest):
    """An invented novel of so many chapters."""
    return write(file, [chapter(n, paragraphs_each) for n in range(count)], **rest)


def locked(file):
    """A book under DRM: its chapter is encrypted for somebody else's key."""
    encryption = """<?xml version="1.0"?>
<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"
 xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData>
<enc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/>
<enc:CipherData><enc:CipherReference URI="OEBPS/chapter0.xhtml"/></enc:CipherData>
</enc:EncryptedData></encryption>"""
    rights = '<?xml version="1.0"?><rights xmlns="http://ns.adobe.com/adept"/>'
    noise = bytes((n * 197 + n // 7 * 31) % 256 for n in range(4096))
    return write(file, [noise], title="A locked book", beside={"META-INF/encryption.xml": encryption, "META-INF/rights.xml": rights})
