"""The pages of a PDF: drawn, with their words in place. About 40 seconds."""

import pytest
from playwright.sync_api import expect

from harness import corpus
from harness.client import Refused
from harness.waiting import until

PAPER = "pdf/pdfjs/tracemonkey.pdf"


def menu(page, label):
    page.get_by_role("button", name="Book options").press("Enter")
    page.get_by_role("menuitem", name=label).click()


def opened(screen, client):
    """A paper of two columns, shown as its pages."""
    book = client.add(corpus.book(PAPER))
    screen.open_book(book["id"])
    page = screen.page
    expect(page.locator(".chapter").first).to_be_visible()
    menu(page, "Show Original Pages")
    expect(page.locator(".drawn-page img").first).to_be_visible()
    return book


def drawn(page):
    """How many of the pictures in view have come."""
    return page.evaluate(
        "() => [...document.querySelectorAll('.drawn-page img')].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length"
    )


def number(page):
    """The index of the first page in view; 0 while it has no picture."""
    address = page.locator(".drawn-page img").first.get_attribute("src")
    return int(address.split("/pages/")[1].split("?")[0]) if address else 0


def word(page, text):
    return page.locator(".drawn-text > span", has_text=text).first


def test_pages_are_drawn_for_the_screen_with_their_words_in_place(screen, client):
    book = opened(screen, client)
    page = screen.page
    until(lambda: drawn(page) > 0, what="a picture")
    title = word(page, "Trace-based").bounding_box()
    sheet = page.locator(".drawn-page").first.bounding_box()
    # As PDFium says: the title begins 88 points from the left of a page that is 612 wide.
    words = client.json("GET", f"/api/books/{book['id']}/pages/0/words")["words"]
    left, top = words[2] / 10, words[3] / 10
    scale = sheet["width"] / 612
    assert abs(title["x"] - sheet["x"] - left * scale) < 2
    assert abs(title["y"] - sheet["y"] - top * scale) < 2
    width = page.locator(".drawn-page img").first.evaluate("image => image.naturalWidth")
    assert width >= sheet["width"] * page.evaluate("devicePixelRatio") - 1


def test_the_place_is_kept_between_pages_and_text(screen, client):
    book = opened(screen, client)
    page = screen.page
    page.keyboard.press("PageDown")
    until(lambda: number(page) > 0, what="the next page")
    first = client.json("GET", f"/api/books/{book['id']}/pages")["pages"][number(page)]["start"]
    menu(page, "Show as Text")
    expect(page.locator(".fixed-slot")).to_have_count(0)
    until(lambda: abs(int(page.locator("[data-offset]").get_attribute("data-offset")) - first) < 200, what="the same place")
    menu(page, "Show Original Pages")
    expect(page.locator(".drawn-page").first).to_be_visible()


def test_a_tap_on_a_word_reads_on_from_there_and_marks_it_on_the_page(screen, client):
    opened(screen, client)
    page = screen.page
    word(page, "Dynamic").click()
    screen.sound.wait_until_playing()
    until(
        lambda: page.evaluate("() => (CSS.highlights.get('vorleser-word')?.size ?? 0) > 0"),
        what="the spoken word",
    )


def test_a_page_that_is_not_there_says_so(client):
    book = client.add(corpus.book(PAPER))
    listed = client.json("GET", f"/api/books/{book['id']}/pages")["pages"]
    assert len(listed) == 14
    assert all(one["start"] < other["start"] for one, other in zip(listed, listed[1:]))
    for path, status in (("pages/14", 404), ("pages/14/words", 404), ("pages/0?width=5000", 400)):
        with pytest.raises(Refused) as refused:
            client.call("GET", f"/api/books/{book['id']}/{path}")
        assert refused.value.status == status
    text = client.text(book["id"])
    words = client.json("GET", f"/api/books/{book['id']}/pages/0/words")["words"]
    assert text[2 * words[0] : 2 * (words[0] + words[1])].decode("utf-16-le") == "Trace-based"
    assert client.call("GET", f"/api/books/{book['id']}/pages/0?width=300").startswith(b"\x89PNG")
