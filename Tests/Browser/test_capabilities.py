"""Nothing is offered that a book can't do: a comic has no words, a designed page does not flow."""

import zipfile

from playwright.sync_api import expect

from harness import designed
from harness.waiting import until


def comic(file, pages=3):
    with zipfile.ZipFile(file, "w") as archive:
        for page in range(pages):
            archive.writestr(f"{page + 1}.png", designed.png(300, 400))
    return file


def tabs(page):
    page.get_by_role("button", name="Appearance").click()
    panel = page.locator(".looks-panel")
    expect(panel).to_be_visible()
    return panel


def test_a_comic_offers_neither_voice_nor_search_nor_fonts(screen, client, tmp_path):
    book = client.add(comic(tmp_path / "strip.cbz"))
    assert book["capabilities"] == ["read", "mark", "pages"]
    page = screen.page
    page.goto(f"{screen.address}/read/{book['id']}")
    expect(page.locator("[data-chapter-index] img").first).to_be_visible()
    for name in ("Search in this book", "Read aloud"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    expect(page.locator("[data-state]")).to_have_count(0)
    panel = tabs(page)
    expect(panel.get_by_role("radiogroup").first).to_be_visible()
    expect(panel.get_by_role("slider", name="Size")).to_have_count(0)
    expect(panel.get_by_role("tab")).to_have_count(0)
    page.keyboard.press("Escape")
    # A page can be marked.
    page.keyboard.press("Control+b")
    until(lambda: len(client.json("GET", f"/api/books/{book['id']}/marks")["marks"]) == 1, what="a bookmark")


def test_a_designed_book_is_read_aloud_and_does_not_flow(screen, client, tmp_path):
    book = client.add(designed.designed(tmp_path / "designed.epub"))
    assert "reflow" not in book["capabilities"] and "listen" in book["capabilities"]
    screen.open_book(book["id"])
    page = screen.page
    expect(screen.bar).to_have_attribute("data-state", "idle")
    panel = tabs(page)
    expect(panel.get_by_role("slider", name="Size")).to_have_count(0)
    expect(panel.get_by_role("slider", name="Line spacing")).to_have_count(0)
