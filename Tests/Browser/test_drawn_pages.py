"""The pages of a PDF: drawn, with their words in place. About 40 seconds."""

import pytest
from playwright.sync_api import expect

from harness import corpus, pdf
from harness.axe import EACH_KIND, Themes
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
    # The place may be on its way to the server while the reader is put together anew.
    screen.watch.allow("answer 409: PUT .*/position")
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


def link(rectangle, rest):
    box = " ".join(str(edge) for edge in rectangle)
    return f"<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [{box}] {rest} >>"


def linked(screen, client, folder):
    """A book of three pages; the first one leads to the third and to an address."""
    file = folder / "linked.pdf"
    links = [
        link((125, 690, 210, 725), "/Dest [7 0 R /XYZ 36 730 null]"),
        link((330, 690, 436, 725), "/A << /S /URI /URI (https://example.org/page) >>"),
    ]
    file.write_bytes(pdf.flat("See the second chapter, or example.", "The first chapter.", "The second one.", links=links))
    book = client.add(file)
    screen.open_book(book["id"])
    expect(screen.page.locator(".chapter").first).to_be_visible()
    return book


def test_links_of_a_page_lead_to_their_places_and_ask_before_they_leave(screen, client, tmp_path):
    linked(screen, client, tmp_path)
    page = screen.page
    menu(page, "Show Original Pages")
    inside = page.locator(".drawn-link[data-offset]")
    expect(inside).to_have_attribute("aria-label", "second")
    box, words = inside.bounding_box(), word(page, "second").bounding_box()
    assert box["x"] <= words["x"] + words["width"] / 2 <= box["x"] + box["width"]
    outside = page.get_by_role("link", name="example.", exact=True)
    outside.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("example.org")
    page.keyboard.press("Escape")
    inside.press("Enter")
    # The second and the third page stand beside each other.
    until(lambda: number(page) == 1, what="the third page")


def test_links_of_a_page_are_links_of_the_text(screen, client, tmp_path):
    linked(screen, client, tmp_path)
    page = screen.page
    expect(page.locator(".chapter a", has_text="example.")).to_have_attribute("href", "https://example.org/page")
    page.locator(".chapter a", has_text="second").click()
    expect(page.get_by_text("The second one.").first).to_be_in_viewport()


def pictures(page):
    """How many small pictures have come."""
    return page.evaluate("() => [...document.querySelectorAll('.thumbnail img')].filter(({ naturalWidth }) => naturalWidth > 0).length")


def test_small_pictures_lead_to_their_pages_and_come_when_they_are_seen(screen, client, tmp_path):
    file = tmp_path / "many.pdf"
    # Lines that come again at the same height would be running heads. The last pages have no words, and are found all the same.
    names = ["".join("abcdefghij"[int(digit)] for digit in f"{n:03}") for n in range(1, 118)]
    file.write_bytes(pdf.flat(*[f"{name.title()} crosses the river {name}." for name in names], "", "", ""))
    book = client.add(file)
    screen.open_book(book["id"])
    page = screen.page
    expect(page.locator(".chapter").first).to_be_visible()
    menu(page, "Show Original Pages")
    page.get_by_role("button", name="Show pages").click()
    small = page.locator(".thumbnail")
    expect(small).to_have_count(120)
    expect(page.locator(".thumbnail[aria-current]")).to_have_attribute("aria-label", "Page 1")
    expect(page.locator(".thumbnail[aria-current]")).to_be_focused()
    until(lambda: pictures(page) > 3, what="the first pictures")
    assert page.locator(".thumbnail img[src]").count() < 60
    page.keyboard.press("End")
    expect(small.last).to_be_focused()
    page.keyboard.press("Enter")
    until(
        lambda: "Page 120" in [one.get_attribute("aria-label") for one in page.locator(".thumbnail[aria-current]").all()],
        what="the last page",
    )
    until(
        lambda: page.evaluate("() => document.querySelectorAll('.thumbnail')[119].querySelector('img').naturalWidth") > 0,
        what="its picture",
    )
    page.keyboard.press("Escape")
    expect(small.first).to_be_hidden()


def test_pages_that_are_turned_by_hand_stay_so_and_can_be_read(screen, client):
    book = opened(screen, client)
    page = screen.page
    until(lambda: drawn(page) > 0, what="a picture")
    upright = page.locator(".drawn-page").first.bounding_box()
    assert upright["height"] > upright["width"]
    menu(page, "Rotate Right")
    expect(page.locator(".drawn-page").first).to_be_visible()
    until(lambda: page.locator(".drawn-page").first.bounding_box()["width"] > upright["width"], what="a page on its side")
    sheet = page.locator(".drawn-page").first.bounding_box()
    assert sheet["width"] > sheet["height"]
    # The head of the paper is on the right now, and a word is still where it is drawn.
    title = word(page, "Trace-based").bounding_box()
    assert title["x"] > sheet["x"] + 0.8 * sheet["width"]
    # The place may be on its way to the server while the page is loaded anew.
    screen.watch.allow("answer 409: PUT .*/position")
    screen.page.reload()
    expect(page.locator(".drawn-page").first).to_be_visible()
    sheet = page.locator(".drawn-page").first.bounding_box()
    assert sheet["width"] > sheet["height"]
    assert client.json("GET", f"/api/books/{book['id']}/settings")["pageTurn"] == 1
    word(page, "Trace-based").click()
    screen.sound.wait_until_playing()
    menu(page, "Rotate Left")
    until(lambda: page.locator(".drawn-page").first.bounding_box()["width"] < sheet["width"] / 1.3, what="an upright page")


def test_pages_can_be_as_wide_as_the_window(screen, client):
    opened(screen, client)
    page = screen.page
    until(lambda: drawn(page) > 0, what="a picture")
    page.keyboard.press("Control+2")
    stage = page.locator(".fixed-stage")
    until(
        lambda: abs(page.locator(".fixed-spread").bounding_box()["width"] - stage.evaluate("stage => stage.clientWidth")) < 3,
        what="a page as wide as the window",
    )
    assert stage.evaluate("stage => stage.scrollWidth - stage.clientWidth") <= 2
    page.keyboard.press("Control+0")
    until(lambda: stage.evaluate("stage => stage.scrollHeight - stage.clientHeight") <= 2, what="a whole page")


def test_axe_finds_nothing_on_the_pages_and_in_their_panel(screens, client, tmp_path):
    screen = screens(reduced_motion="reduce")
    linked(screen, client, tmp_path)
    page, themes = screen.page, Themes(screen.page, EACH_KIND)
    menu(page, "Show Original Pages")
    until(lambda: drawn(page) > 0, what="a picture")
    page.keyboard.press("Shift+T")
    expect(page.locator(".thumbnail[aria-current]").first).to_be_focused()
    until(lambda: pictures(page) == 3, what="the small pictures")
    themes.look("pages and their panel")
    themes.check()
