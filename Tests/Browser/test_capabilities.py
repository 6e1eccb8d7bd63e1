"""Nothing is offered that a book can't do: a comic has no words, a page shown as designed does not flow."""

from playwright.sync_api import expect

from harness import designed
from harness.waiting import until


def tabs(page):
    page.get_by_role("button", name="Appearance").click()
    panel = page.locator(".looks-panel")
    expect(panel).to_be_visible()
    return panel


def test_a_comic_offers_neither_voice_nor_search_nor_fonts(screen, client, tmp_path):
    book = client.add(designed.comic(tmp_path / "strip.cbz"))
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


def test_designed_pages_are_read_aloud_and_do_not_flow(screen, client, tmp_path):
    book = client.add(designed.designed(tmp_path / "designed.epub"))
    screen.open_book(book["id"])
    page = screen.page
    expect(screen.bar).to_have_attribute("data-state", "idle")
    panel = tabs(page)
    expect(panel.get_by_role("slider", name="Size")).to_have_count(0)
    expect(panel.get_by_role("slider", name="Line spacing")).to_have_count(0)


def test_designed_pages_are_shown_as_text_at_the_same_place_and_back(screen, client, tmp_path):
    book = client.add(designed.designed(tmp_path / "designed.epub"))
    screen.open_book(book["id"])
    page = screen.page
    expect(page.locator(".fixed-chapter", has_text="Page 1")).to_be_visible()
    page.keyboard.press("PageDown")
    expect(page.locator(".fixed-chapter", has_text="Page 2")).to_be_visible()
    menu(page, "Show as Text")
    # The text flows, without the places that the design gives to the words.
    expect(page.locator(".chapter", has_text="Page 2")).to_be_visible()
    expect(page.locator(".fixed-slot")).to_have_count(0)
    start = client.json("GET", f"/api/books/{book['id']}")["chapters"][1]["start"]
    until(lambda: int(page.locator("[data-offset]").get_attribute("data-offset")) >= start, what="the same place")
    words = page.locator(".chapter", has_text="Page 2").locator("div", has_text="Page 2").last
    assert words.evaluate("element => getComputedStyle(element).position") == "static"
    panel = tabs(page)
    expect(panel.get_by_role("slider", name="Size")).to_be_visible()
    page.keyboard.press("Escape")
    # The choice is kept for the book.
    screen.open_book(book["id"])
    expect(page.locator(".chapter", has_text="Page 2")).to_be_visible()
    menu(page, "Show Designed Pages")
    expect(page.locator(".fixed-chapter", has_text="Page 2")).to_be_visible()


def menu(page, label):
    page.get_by_role("button", name="Book options").press("Enter")
    page.get_by_role("menuitem", name=label).click()
