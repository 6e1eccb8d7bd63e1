"""Books with a style of their own, notes, pictures and designed pages, made on the fly."""

import struct
import zipfile
import zlib

from . import epub


def png(width, height, color=(40, 120, 160)):
    """A picture of one colour with a diagonal."""
    rows = b""
    for y in range(height):
        rows += b"\0" + b"".join(bytes((230, 90, 60) if abs(x * height - y * width) < height * 3 else color) for x in range(width))

    def part(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    return (
        b"\x89PNG\r\n\x1a\n"
        + part(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + part(b"IDAT", zlib.compress(rows))
        + part(b"IEND", b"")
    )


def line_drawing(width, height):
    """A picture of black lines on a ground that is seen through."""
    rows = b"".join(b"\0" + b"".join(b"\0\0\0\xff" if (x + y) % 10 < 2 else b"\0\0\0\0" for x in range(width)) for y in range(height))

    def part(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    return (
        b"\x89PNG\r\n\x1a\n"
        + part(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
        + part(b"IDAT", zlib.compress(rows))
        + part(b"IEND", b"")
    )


STYLE = """
body { font-family: serif; background: #fffbe8; }
h1 { color: #a01020; text-align: center; font-size: 30px; }
p { color: #202020; text-indent: 2em; margin: 0; }
p.first { text-indent: 0; font-style: italic; }
.evil { position: fixed; inset: 0; z-index: 99999; background: url(https://evil.example/x.png); }
"""

DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" role="img" aria-label="A circle">'
    '<circle cx="100" cy="50" r="40" fill="green"/></svg>'
)


def styled(file):
    """A book with a style sheet, notes of both kinds, pictures, a wide table and code."""
    rows = "".join("<tr>" + "".join(f"<td>cell{r}x{c}andmore</td>" for c in range(30)) + "</tr>" for r in range(4))
    body = f"""<h1>Styled</h1><p class="first">The first paragraph leans.</p>
<p class="evil">An attempt to cover everything.</p>
<p>A typed note<a id="r1" epub:type="noteref" href="#n1">1</a> stands here, and an untyped
one<sup><a id="r2" href="chapter1.xhtml#n2">2</a></sup> there, and a
<a href="chapter1.xhtml">plain link</a>.</p>
<figure><img src="one.png" alt="Blue with a line"/><figcaption>Figure one.</figcaption></figure>
<p style="color: #0000ff">Blue by attribute.</p>
<div>{DRAWING}</div><p><img src="two.png" alt="Second"/></p>
<table>{rows}</table>
{epub.paragraphs(6)}
<aside id="n1" epub:type="footnote"><p>The first note, with <a href="https://example.org/">an address</a>.</p></aside>"""
    notes = '<h1>Notes</h1><p id="n2"><a href="chapter0.xhtml#r2">2</a> The second note.</p>' + epub.paragraphs(4, 50)
    head = '<link rel="stylesheet" href="style.css"/>'
    return epub.write(
        file,
        [epub.page(body, head, "Styled"), epub.page(notes, head, "Notes")],
        title="A styled book",
        files={"style.css": STYLE, "one.png": png(400, 200), "two.png": png(200, 300)},
    )


def designed(file, direction=None, pages=5):
    """A book of designed pages, 600 × 800 each, with words at fixed places."""
    css = (
        "body { margin: 0; width: 600px; height: 800px; position: relative; background: #eef; } "
        "#t { position: absolute; left: 60px; top: 100px; width: 300px; font-size: 32px; } "
        "#out { position: fixed; left: -500px; top: 900px; width: 3000px; height: 40px; background: red; }"
    )
    head = '<meta name="viewport" content="width=600, height=800"/><link rel="stylesheet" href="page.css"/>'
    made = [
        epub.page(f'<div id="t">Page {n + 1} says that rivers run slowly. It ends here.</div><div id="out"></div>', head, f"Page {n + 1}")
        for n in range(pages)
    ]
    return epub.write(
        file,
        made,
        title="Designed pages",
        files={"page.css": css},
        direction=direction,
        metadata='<meta property="rendition:layout">pre-paginated</meta>',
    )


def vertical(file):
    """A Japanese book whose lines run down."""
    css = "html { -epub-writing-mode: vertical-rl; writing-mode: vertical-rl; }"
    body = "<h1>川</h1>" + "<p>川は静かに流れる。山は高い。</p>" * 20
    return epub.write(
        file, [epub.page(body, '<link rel="stylesheet" href="v.css"/>')], title="縦", files={"v.css": css}, language="ja", direction="rtl"
    )


def comic(file, pages=3):
    """Writes a comic, and gives its path."""
    with zipfile.ZipFile(file, "w") as archive:
        for page in range(pages):
            archive.writestr(f"{page + 1}.png", png(300, 400))
    return file
