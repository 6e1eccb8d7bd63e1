"""The text of a scanned PDF is recognised from "About this book". About 40 seconds."""

import shutil

import pytest
from playwright.sync_api import expect

from harness import corpus

SCAN = "pdf/derived/scan-novel-1bit.pdf"
PAGES_TAKE = 200_000

needs_tesseract = pytest.mark.skipif(shutil.which("tesseract") is None, reason="Debian's tesseract-ocr is not installed")


@pytest.fixture
def scan(client):
    """Four pages of a novel, as a scanner makes them."""
    return client.add(corpus.book(SCAN))


def about(screen, book):
    card = screen.book(book)
    card.hover()
    card.locator(".book-more").click()
    screen.page.get_by_role("menuitem", name="About this book").click()
    return screen.page.locator(".facts-dialog")


def test_a_scan_opens_with_its_pages_and_offers_no_voice(screen, client, scan):
    assert "listen" not in scan["capabilities"]
    page = screen.page
    page.goto(f"{screen.address}/read/{scan['id']}")
    expect(page.locator(".drawn-page img").first).to_be_visible()
    for name in ("Search in this book", "Read aloud"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)


@needs_tesseract
def test_its_text_is_recognised_and_read_on_the_page(screen, client, scan):
    screen.open_library()
    dialog = about(screen, scan["id"])
    part = dialog.get_by_role("region", name="Text recognition")
    expect(part).to_contain_text("The pages of this book are pictures.")
    expect(part.get_by_label("Language of the text")).to_have_value("eng")
    part.get_by_role("button", name="Recognise text").click()
    expect(part.get_by_role("progressbar")).to_be_visible()
    expect(part.get_by_role("button", name="Cancel")).to_be_visible()
    expect(screen.page.locator(".toast")).to_contain_text("now has a text", timeout=PAGES_TAKE)
    expect(part).to_contain_text("The text of 4 pages was recognised (English).")
    screen.page.keyboard.press("Escape")
    details = client.json("GET", f"/api/books/{scan['id']}")
    assert "listen" in details["capabilities"]
    screen.open_book(scan["id"])
    screen.wait_for_text()
    expect(screen.page.locator("[data-chapter-index]").first).to_contain_text("The astonishment of the ladies")


@needs_tesseract
def test_recognising_is_cancelled(screen, client, scan):
    screen.open_library()
    dialog = about(screen, scan["id"])
    part = dialog.get_by_role("region", name="Text recognition")
    part.get_by_role("button", name="Recognise text").click()
    part.get_by_role("button", name="Cancel").click()
    expect(part.get_by_role("button", name="Recognise text")).to_be_visible()
    assert client.json("GET", f"/api/books/{scan['id']}/recognition")["work"] is None
