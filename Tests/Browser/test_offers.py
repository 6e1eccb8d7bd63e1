"""What the page offers for a book of each format is what its row in docs/formats.md allows."""

import zipfile

import pytest
from playwright.sync_api import expect

from conftest import HARBOUR
from harness import corpus, designed, epub, pdf
from harness.program import ROOT

FORMATS_DOCUMENT = ROOT / "docs/formats.md"

WORDS = "The boats lay in the harbour. " * 12


def zipped(file, parts):
    with zipfile.ZipFile(file, "w") as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return file


def written(file, text):
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def word(file):
    kind = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
    office = "http://schemas.openxmlformats.org"
    body = "".join(f"<w:p><w:r><w:t>{WORDS}</w:t></w:r></w:p>" for _ in range(4))
    return zipped(
        file,
        {
            "[Content_Types].xml": f'<Types xmlns="{office}/package/2006/content-types"><Default Extension="rels" ContentType='
            f'"application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="{kind}"/></Types>',
            "_rels/.rels": f'<Relationships xmlns="{office}/package/2006/relationships"><Relationship Id="a" Type='
            f'"{office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
            "word/document.xml": f'<w:document xmlns:w="{office}/wordprocessingml/2006/main"><w:body>{body}</w:body></w:document>',
        },
    )


FB2 = f"""<?xml version="1.0" encoding="utf-8"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info>
<book-title>Harbour</book-title><lang>en</lang></title-info></description><body><section><title><p>One</p></title><p>{WORDS}</p></section></body></FictionBook>"""

PAGE = f"<!doctype html><html lang=en><title>Harbour</title><body><h1>Harbour</h1><p>{WORDS}</p><p>{WORDS}</p></body></html>"

FORMATS = {
    "epub": lambda at: epub.novel(at / "a.epub", count=2),
    "mobi": lambda at: corpus.book("mobi/calibre-made/*.azw3"),
    "text": lambda at: written(at / "a.txt", HARBOUR),
    "markdown": lambda at: written(at / "a.md", f"# Harbour\n\n{HARBOUR}"),
    "html": lambda at: written(at / "a.html", PAGE),
    "fb2": lambda at: written(at / "a.fb2", FB2),
    "docx": lambda at: word(at / "a.docx"),
    "pdf": lambda at: written(at / "a.pdf", pdf.flat("The boats lay in the harbour.", "Nobody spoke of the storm.")),
    "cbz": lambda at: designed.comic(at / "a.cbz"),
}


OFFERS = {
    "card": {"listen": ["Add to “Listen next”", "Make audiobook…"]},
    "about": {"search": ["Time left", "Language of the book"]},
    "header": {"contents": ["Contents"], "search": ["Search in this book"]},
    "tabs": {"contents": ["Contents"], "search": ["Search"], "mark": ["Marks"], "listen": ["Reading aloud"]},
    "menu": {
        "mark": ["Add or remove bookmark", "Show marks"],
        # What follows words: pictures have neither lines nor a pace of reading.
        "search": ["Dictionaries…", "Auto-scroll", "Reading ruler"],
        "listen": ["Reading aloud"],
        "drawn": ["Show Original Pages"],
    },
    "keys": {
        "pages": ["Next page", "Previous page"],
        "reflow": ["Switch between Scroll and Pages", "Larger text"],
        "search": ["Search in this book", "Look up the selected word, or the one being spoken", "Auto-scroll", "Move reading ruler down"],
        "listen": ["Play or pause", "Slower", "Sleep timer", "Now playing", "Highlight sentence"],
        "contents": ["Contents"],
        "mark": ["Add or remove bookmark"],
    },
    "looks": {"reflow": ["Size", "Line spacing", "Weight"]},
    "export": {"read": ["EPUB", "Web page"], "search": ["Plain text", "Markdown"]},
}
"""What is offered, by place and by the capability that it takes."""

NAMES = "(all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())"


def allowed(form):
    """The capabilities of a format in docs/formats.md."""
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in FORMATS_DOCUMENT.read_text().splitlines() if line.startswith("| ")]
    (row,) = [row for row in rows if row[1] == f"`{form}`"]
    return {name for name, cell in zip(rows[0][3:], row[3:], strict=True) if cell == "yes"}


def entries(page):
    return page.locator("[role^=menuitem]:visible").all_inner_texts()


def offered_in_library(screen, book):
    page = screen.page
    screen.open_library()
    screen.book(book["id"]).hover()
    screen.book(book["id"]).get_by_role("button", name="More options for").click()
    card = entries(page)
    page.get_by_role("menuitem", name="About this book").click()
    about = page.locator(".facts-dialog")
    # What can be corrected comes after the facts.
    expect(about.locator(".corrections")).to_be_attached()
    if "search" in book["capabilities"]:
        expect(about).to_contain_text("Time left")
    facts = about.locator("dt, label").all_inner_texts()
    page.keyboard.press("Escape")
    expect(about).to_have_count(0)
    screen.book(book["id"]).get_by_role("button", name="More options for").click()
    page.get_by_role("menuitem", name="Export…").click()
    export = page.locator(".export-dialog")
    expect(export.get_by_role("radio").first).to_be_attached()
    return {"card": card, "about": facts, "export": [label.splitlines()[0] for label in export.locator("label").all_inner_texts()]}


def offered_in_reader(screen, book):
    page = screen.page
    page.goto(f"{screen.address}/read/{book['id']}")
    page.locator("[data-chapter-index]").first.wait_for(state="attached")
    if "listen" in book["capabilities"]:
        expect(screen.bar).to_have_attribute("data-state", "idle")
    offered = {
        "header": page.locator(".reader-header button:visible").evaluate_all(NAMES),
        "tabs": page.locator(".side-tab").evaluate_all(NAMES),
    }
    page.get_by_role("button", name="Book options").press("Enter")
    offered["menu"] = entries(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    offered["keys"] = page.locator("dialog[open]").inner_text().splitlines()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Appearance").click()
    offered["looks"] = page.locator(".looks-panel").inner_text().splitlines()
    return offered


@pytest.mark.parametrize("form", FORMATS)
def test_what_is_offered_for_a_book_is_what_its_format_can_do(form, screen, client, tmp_path):
    book = client.add(FORMATS[form](tmp_path))
    capabilities = set(book["capabilities"])
    assert (book["format"], capabilities) == (form, allowed(form))
    offered = {**offered_in_library(screen, book), **offered_in_reader(screen, book)}
    for place, by_capability in OFFERS.items():
        for capability, names in by_capability.items():
            found = [name for name in names if name in [one.strip() for one in offered[place]]]
            assert found == (names if capability in capabilities else []), f"{capability} in {place}: {offered[place]}"
