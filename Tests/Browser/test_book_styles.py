"""The style sheets of books as Chromium reads them: the rewriter is judged by the browser, not by its own parser."""

import re
import urllib.parse
import zipfile

import pytest

from harness import corpus, epub
from harness.client import Refused
from harness.css_judge import Judge
from harness.samples import cases

HOSTILE = {
    "import": "@import url(https://evil.example/a.css); @import 'https://evil.example/b.css'; p { color: red }",
    "escaped import": "@\\69mport url(https://evil.example/a.css); p { float: left }",
    "address": "p { background: url(https://evil.example/x.png) }",
    "escaped address": "p { background: u\\72l(https://evil.example/x.png); float: left }",
    "quoted address": "p { background-image: url('//evil.example/x.png') } q { list-style: url(\"data:image/png;base64,AAAA\") }",
    "image set": "p { background-image: image-set('https://evil.example/x.png' 1x); float: left }",
    "old image set": "p { background-image: -webkit-image-set(url(https://evil.example/x.png) 1x); float: left }",
    "content": "p::before { content: url(https://evil.example/x.png) }",
    "cursor": "p { cursor: url(https://evil.example/x.cur), auto }",
    "filter": "p { filter: url(https://evil.example/x.svg#f); clip-path: url(#c); mask: url(https://evil.example/m.svg) }",
    "font": "@font-face { font-family: Arial; src: url(https://evil.example/f.woff2) } p { font-family: Arial }",
    "variable": ":root { --x: url(https://evil.example/x.png) } p { background: var(--x) }",
    "everything": "* { color: red } html, body, :root { display: none } :is(*) { float: left }",
    "player": ".player, dialog, [role=button], #text { display: none }",
    "fixed": "p { position: fixed; inset: 0; z-index: 99999 } q { position: sticky; top: 0 }",
    "nesting": "p { color: red; & :is(body) { display: none } .x & { float: left } }",
    "closing": "p { color: red } } body { display: none } p { float: left }",
    "unclosed": "p { color: red; background: url(https://evil.example/x.png",
    "unclosed string": "p { content: 'x\n} body { display: none }",
    "comment": "p { color: red } /* } */ body/**/{ display: none } <!-- div { float: left } -->",
    "selector list": "p, body > *, .x :not(p), :is(p, html) { float: left }",
    "selector escape": "p\\, body { float: left } .a\\{\\} { float: right }",
    "has": "html:has(p) { display: none } :host { float: left } ::slotted(p) { float: left }",
    "media": "@media screen { body { display: none } p { float: left } } @media (min-width: 1px) { html { float: left } }",
    "layer": "@layer a { body { display: none } } @scope (body) { p { float: left } } @supports (color: red) { html { float: left } }",
    "page": "@page { margin: 0 } @namespace x url(https://evil.example/); @charset 'utf-8';",
    "keyframes": "@keyframes a { from { background: url(https://evil.example/x.png) } } p { animation: a 1s infinite }",
    "property": "@property --book-px { syntax: '*'; inherits: true; initial-value: url(https://evil.example/) }",
    "style element": "p { color: red } </style><script>document.title = 'x'</script><style> p { float: left }",
    "old attacks": "p { behavior: url(x.htc); -moz-binding: url(x.xml#x); width: expression(alert(1)); float: left }",
    "line ends": "p { background: url(\nhttps://evil.example/x.png\n) } q { background: url(java\\\nscript:alert(1)) }",
    "nulls": "p { background: url(https://evil.example/\0x.png) } q\0 { float: left }",
}
"""What a book may try, by what it is about."""

PLAIN = "p { color: #123456; margin: 1em 0 } .x > em { font-style: italic } @media print { p { color: black } }"


@pytest.fixture
def judge(contexts):
    return Judge(contexts())


def sheets_of(client, book, index):
    """The sheets of a chapter in the book's own style, with their classes."""
    style = client.json("GET", f"/api/books/{book}/chapters/{index}?styles=true")["style"]
    sheets = [(sheet["href"], client.call("GET", sheet["href"]).decode(), sheet["scope"]) for sheet in style["sheets"]]
    return sheets + [("its own rules", style["rules"], style["scope"])]


def test_no_hostile_sheet_reaches_or_loads_anything(client, judge, tmp_path):
    files = {f"s{number}.css": text for number, text in enumerate([*HOSTILE.values(), PLAIN])}
    pages = [
        epub.page(
            f'<h1>{name}</h1><p style="color: red; background: url(https://evil.example/x.png)">Text.</p>',
            f'<link rel="stylesheet" href="{name}"/>',
        )
        for name in files
    ]
    book = client.add(epub.write(tmp_path / "hostile.epub", pages, files=files))["id"]
    found, counts = [], []
    for index, name in enumerate([*HOSTILE, "plain"]):
        for href, text, scope in sheets_of(client, book, index):
            complaints, count = judge.complaints(text, scope, f"/api/books/{book}/resources/")
            found += [f"{name}, {href}: {complaint}" for complaint in complaints]
            counts.append(count)
    assert not found, "\n".join(found)
    assert counts[-2] >= 3, "the plain sheet lost its rules"


@pytest.mark.parametrize(
    "name",
    [
        "import",
        "address",
        "escaped address",
        "content",
        "variable",
        "everything",
        "fixed",
        "selector list",
        "media",
        "layer",
        "page",
        "keyframes",
        "font",
        "image set",
    ],
)
def test_the_judge_finds_what_the_rewriter_would_leave(judge, name):
    assert judge.complaints(HOSTILE[name], "sheet-x", "/api/")[0]


@cases("step", [24, 8], quick=[24])
def test_the_corpus_sheets_stay_inside_their_books(step, client, judge):
    """One book of so many: its sheets, also as those of a designed page."""
    books = sorted(corpus.FOLDER.glob("**/*.epub"))[::step]
    if not books:
        pytest.skip(f"there are no books in {corpus.FOLDER}")
    found, rules = [], 0
    for file in books:
        try:
            book = client.add(file)["id"]
            names = [name for name in zipfile.ZipFile(file).namelist() if name.endswith(".css")]
        except (Refused, zipfile.BadZipFile):
            continue
        for name in names[:6]:
            for layout in ("", "?layout=fixed"):
                try:
                    text = client.call("GET", f"/api/books/{book}/styles/{urllib.parse.quote(name)}{layout}").decode()
                except Refused:
                    continue
                scope = re.search(r"\.((?:sheet|page)-\w+)\.\1 ", text)
                complaints, count = judge.complaints(text, scope[1] if scope else "none", f"/api/books/{book}/resources/")
                found += [f"{file.name}, {name}{layout}: {complaint}" for complaint in complaints]
                rules += count
    assert not found, "\n".join(found[:40])
    assert rules > 8000 / step
