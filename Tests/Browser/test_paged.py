"""Reading by pages: turns, exact places, true numbers, and the voice."""

import re

import pytest
from playwright.sync_api import expect

from harness import corpus, epub
from harness.paging import Paging
from harness.samples import cases
from harness.waiting import until, until_page

CHAPTERS = re.compile("/api/books/[0-9]+/chapters/")


@pytest.fixture
def paging(screen, client, novel):
    """An invented novel by pages, at its start."""
    screen.open_book(client.add(novel)["id"])
    return Paging(screen).begin()


def text_words(client, book, until=None):
    """The words of a book, or those that begin before an offset; none goes over the edge of a chapter."""
    text = client.text(book["id"])
    spans = [(chapter["start"], chapter["start"] + chapter["length"]) for chapter in client.book(book["id"])["chapters"]]
    limit = len(text) if until is None else until
    return [word for start, end in spans for word in text[2 * start : 2 * min(end, max(start, limit))].decode("utf-16-le").split()]


def position(words, part):
    """Where consecutive words begin among others."""
    return next((at for at in range(len(words)) if words[at : at + len(part)] == part), None)


@cases("size", [(1280, 800), (390, 780)], quick=[(390, 780)])
def test_turning_through_a_book_shows_every_word_once_and_the_numbers_are_true(size, screens, client, tmp_path):
    book = client.add(epub.novel(tmp_path / "short.epub", count=4, paragraphs_each=9))
    screen = screens(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    screen.open_book(book["id"])
    paging = Paging(screen).begin()
    pages = paging.wait_until_exact()
    columns = 2 if size[0] > 1000 else 1
    seen, screens_seen, numbers = [], 0, []
    while True:
        seen += paging.words()
        screens_seen += 1
        numbers.append(int(re.search(r"~?(\d+)(?:–\d+)? of", paging.foot())[1]))
        if len(seen) >= len(text_words(client, book)):
            break
        paging.press("ArrowRight")
    assert seen == text_words(client, book)
    assert numbers[0] == 1 and numbers == sorted(set(numbers))
    # The last column of a chapter may be empty.
    assert numbers[-1] in range(pages - columns + 1, pages + 1)
    assert screens_seen == numbers[-1] if columns == 1 else screens_seen <= pages
    assert "end of chapter" in paging.foot()


def test_keys_wheel_and_edges_turn(paging):
    page = paging.page
    first = paging.words()
    second = paging.press("ArrowRight")
    for forward, back in [("PageDown", "PageUp"), ("ArrowDown", "ArrowUp"), ("Space", "Shift+Space"), ("j", "k"), ("l", "h")]:
        assert paging.press(back) == first
        assert paging.press(forward) == second
    assert paging.turning(lambda: page.mouse.click(8, 400)) == first
    assert paging.turning(lambda: page.mouse.click(1272, 400)) == second
    page.mouse.move(640, 400)
    third = paging.turning(lambda: page.mouse.wheel(0, 120))
    assert third not in (first, second)
    # Of the chapter in view; the third screen is the next one's.
    assert paging.press("PageUp") == second
    assert paging.press("Home") == first
    assert paging.press("End") != first
    assert "end of chapter" in paging.foot()


def test_a_finger_swipes(screens, client, novel):
    screen = screens(viewport={"width": 390, "height": 780}, has_touch=True)
    screen.open_book(client.add(novel)["id"])
    paging = Paging(screen).begin()
    session = screen.page.context.new_cdp_session(screen.page)

    def swipe(x, by):
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": 400}]})
        for step in range(1, 7):
            session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + by * step / 6, "y": 402}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    first = paging.words()
    second = paging.turning(lambda: swipe(320, -240))
    assert second[0] != first[0]
    assert paging.turning(lambda: swipe(70, 240)) == first
    # A word that a finger went over is not read.
    assert screen.page.locator('[data-state="idle"]').count() == 1


def test_the_place_stays_exactly_over_modes_sizes_and_letters(screen, client, novel):
    book = client.add(novel)
    client.set_position(book["id"], book["length"] * 2 // 5)
    screen.open_book(book["id"])
    paging = Paging(screen)
    offset = until(lambda: paging.place.get("offset"), what="a place")
    words = text_words(client, book)

    def at_place(shown):
        """Whether the word at the place is among those on the screen."""
        before = len(text_words(client, book, int(offset)))
        first = position(words, shown)
        return first is not None and first <= before < first + len(shown)

    for _ in range(3):
        paging.begin()
        assert paging.place["offset"] == offset
        assert at_place(paging.words())
        paging.end()
        assert paging.place["offset"] == offset
    paging.begin()
    for width, height in [(800, 900), (390, 700), (1600, 900), (1280, 800)]:
        screen.page.set_viewport_size({"width": width, "height": height})
        until(lambda: at_place(paging.words()), what=f"the place at {width}")
        assert paging.place["offset"] == offset
    for size in ("150%", "80%", "100%"):
        screen.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
        until(lambda: at_place(paging.words()), what=f"the place at {size}")
        assert paging.place["offset"] == offset


def test_the_mode_may_change_while_a_book_opens_and_while_it_changes(screen, client, novel):
    book = client.add(novel)
    place = book["length"] * 3 // 5
    client.set_position(book["id"], place)
    waiting = []
    screen.page.route(CHAPTERS, lambda route: waiting.append(route))
    with screen.page.expect_request(CHAPTERS):
        screen.page.goto(f"{screen.address}/read/{book['id']}")
    reader = screen.page.locator(".reader")
    for mode in ("paged", "scroll", "paged"):
        screen.page.keyboard.press("Shift+J")
        expect(reader).to_have_attribute("data-mode", mode)
    for route in waiting:
        route.continue_()
    screen.page.unroute(CHAPTERS)
    screen.wait_for_text()
    paging = Paging(screen)
    until(lambda: abs(int(paging.place.get("offset", 0)) - place) < 200, what="the place")
    for _ in range(3):
        screen.page.keyboard.press("Shift+J")
    expect(reader).to_have_attribute("data-mode", "scroll")
    assert abs(int(paging.place["offset"]) - place) < 200
    assert abs(client.position(book["id"])["offset"] - place) < 200


def test_a_book_from_right_to_left_turns_the_other_way(screen, client):
    book = client.add(corpus.book("epub/idpf-samples/regime-anticancer-arabic.epub"))
    client.set_position(book["id"], book["length"] // 2)
    screen.open_book(book["id"])
    paging = Paging(screen).begin()
    words = text_words(client, book)
    first = paging.words()
    second = paging.press("ArrowLeft")
    assert position(words, second) == position(words, first) + len(first)
    assert paging.press("ArrowRight") == first
    assert paging.turning(lambda: screen.page.mouse.click(8, 400)) == second


def vertical(screen, client):
    """A book whose lines stand, opened in its middle."""
    book = client.add(corpus.book("epub/readest/sample-vertical-rl.epub"))
    client.set_position(book["id"], book["length"] // 2)
    assert client.book(book["id"])["writing"] == "vertical-rl"
    screen.open_book(book["id"])
    until(lambda: Paging(screen).place.get("offset"), what="a place")
    return book


LINES_STAND = """
() => [...document.querySelectorAll("[data-chapter-index] p")].slice(0, 3)
  .every((p) => getComputedStyle(p).writingMode === "vertical-rl")
"""


def test_vertical_pages_follow_each_other_to_the_left(screen, client):
    book = vertical(screen, client)
    paging = Paging(screen).begin()
    assert screen.page.evaluate(LINES_STAND)
    places = [paging.offset]
    for _ in range(3):
        paging.press("ArrowLeft")
        places.append(paging.offset)
    assert places == sorted(set(places))
    paging.press("ArrowRight")
    assert paging.offset == places[-2]
    pages = paging.wait_until_exact()
    paging.press("Home")
    assert paging.offset == client.book(book["id"])["chapters"][-1]["start"]
    assert 1 < int(paging.place["page"]) < pages


def test_vertical_text_scrolls_to_the_left_and_keeps_its_place_in_pages(screen, client):
    vertical(screen, client)
    paging = Paging(screen)
    assert screen.page.evaluate(LINES_STAND)
    before = paging.offset
    screen.page.mouse.move(640, 400)
    screen.page.mouse.wheel(0, 700)
    until(lambda: paging.offset > before, what="a later place")
    scrolled = paging.offset
    screen.page.keyboard.press("PageUp")
    until(lambda: paging.offset < scrolled, what="an earlier place")
    until_page(
        screen.page,
        """() => new Promise((resolve) => {
      const text = document.querySelector("main"), from = text.scrollLeft;
      setTimeout(() => resolve(text.scrollLeft === from), 300);
    })""",
    )
    offset = paging.offset
    for _ in range(2):
        Paging(screen).begin()
        assert paging.offset == offset
        screen.page.keyboard.press("Shift+J")
        until(lambda: paging.mode == "scroll" and paging.offset == offset, what="the same place")


def test_a_chapter_of_three_megabytes_opens_and_turns_with_little_on_the_page(screen, client, tmp_path):
    wall = epub.page("<h1>All of it</h1>" + epub.paragraphs(9200))
    book = client.add(epub.write(tmp_path / "wall.epub", [wall]))
    client.set_position(book["id"], book["length"] // 2)
    screen.open_book(book["id"])
    paging = Paging(screen).begin()
    words = text_words(client, book)
    shown = paging.words()
    place = position(words, shown)
    # Over the edge of a part, too.
    for _ in range(40):
        after = paging.press("ArrowRight")
        assert words[place + len(shown) : place + len(shown) + len(after)] == after
        place, shown = place + len(shown), after
    assert screen.page.evaluate("document.getElementsByTagName('*').length") < 6000
    assert "~" in paging.foot() or paging.place["pagesAre"] == "exact"


def test_a_page_is_gone_to_by_its_number(paging):
    pages = paging.wait_until_exact()
    for number in (pages // 2, pages, 1):
        paging.page.keyboard.press("Control+g")
        field = paging.page.get_by_role("dialog", name="Go to").get_by_label("Page", exact=True)
        field.fill(str(number))
        field.press("Enter")
        until(lambda: paging.place["page"] == str(number), what=f"page {number}")
        shown = int(re.search(r"~?(\d+)(?:–\d+)? of", paging.foot())[1])
        assert shown in (number, number - 1)
    paging.end()
    assert paging.place["pages"] == str(pages) and paging.place["page"] == "1"


def test_the_pages_of_a_book_are_known_when_it_is_opened_again(screens, contexts, client, tmp_path):
    book = client.add(epub.novel(tmp_path / "book.epub", count=40))
    context = contexts()
    screen = screens(context=context)
    screen.open_book(book["id"])
    pages = Paging(screen).begin().wait_until_exact()
    screen.open_library()
    asked = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.open_book(book["id"])
    paging = Paging(screen).begin()
    assert paging.wait_until_exact() == pages
    assert sum("/chapters/" in url for url in asked) < 10


def test_the_page_turns_with_the_voice_and_turning_away_offers_the_way_back(screen, client, tmp_path):
    sentence = ", ".join(epub.sentence(n).rstrip(".") for n in range(40))
    book = client.add(epub.write(tmp_path / "long.epub", [epub.page(f"<p>{sentence}.</p>{epub.paragraphs(30)}")]))
    screen.page.set_viewport_size({"width": 390, "height": 700})
    screen.open_book(book["id"])
    paging = Paging(screen).begin()
    first = paging.words()
    screen.listen_from_view(0.8)
    until(lambda: paging.words() != first, patience=90, what="a page that turned by itself")
    heard = until(lambda: screen.bar.get_attribute("data-word"), what="a word")
    assert abs(int(heard.split("-")[0]) - paging.offset) < 200
    page_of_voice = paging.words()
    paging.press("PageDown")
    paging.press("PageDown")
    expect(screen.page.locator(".player-back")).to_be_visible()
    until(lambda: paging.words() != page_of_voice)
    screen.page.locator(".player-back").click()
    expect(screen.page.locator(".player-back")).to_be_hidden()
    until(lambda: screen.bar.get_attribute("data-word") and paging.words(), what="the voice's page")


WIDE = (
    "<table>"
    + "".join("<tr>" + "".join(f"<td>cell{row}x{column}longword</td>" for column in range(20)) + "</tr>" for row in range(60))
    + "</table>"
)
HIGH = "<table>" + "".join(f"<tr><td>row {row}</td><td>value {row}</td></tr>" for row in range(120)) + "</table>"
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="4000"><rect width="3000" height="4000" fill="red"/></svg>'

OVERFLOWING = """
() => {
  // What of pictures, tables and code is cut off: outside of its column's height, or hidden without a way to scroll there.
  const frame = document.querySelector(".paged-frame").getBoundingClientRect();
  const found = [];
  for (const element of document.querySelectorAll(".paged-frame :is(img, pre, .table-frame, table)")) {
    if (element.matches(".table-frame[data-wide] *")) continue;
    for (const { top, bottom, width } of element.getClientRects()) {
      if (top < frame.top - 1 || bottom > frame.bottom + 1 || width > frame.width + 1) found.push([element.outerHTML.slice(0, 60), top, bottom, width]);
    }
  }
  return found;
}
"""


@cases("size", [(1280, 800), (390, 700)], quick=[(1280, 800)])
def test_pictures_tables_and_code_fit_a_page(size, screens, client, tmp_path):
    code = "\n".join(f"let line{n} = " + "something(very, long) + " * 9 for n in range(80))
    body = (
        f'<p>Before.</p><p><img src="big.svg" alt="a picture"/></p>{epub.paragraphs(3)}{WIDE}{epub.paragraphs(2)}{HIGH}'
        f"<pre>{code}</pre>{epub.paragraphs(3)}"
    )
    book = client.add(epub.write(tmp_path / "things.epub", [epub.page(body)], files={"big.svg": PICTURE}))
    screen = screens(viewport={"width": size[0], "height": size[1]})
    screen.open_book(book["id"])
    paging = Paging(screen).begin()
    until_page(screen.page, "() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)")
    until(lambda: screen.page.evaluate(OVERFLOWING) == [], what="that everything fits")
    image = screen.page.locator(".paged-frame img").bounding_box()
    assert image["height"] > 200
    # A long table is cut into several; a high one goes on from page to page.
    assert screen.page.locator(".paged-frame .table-frame[data-wide]").count() >= 1
    assert screen.page.locator(".paged-frame .table-frame:not([data-wide])").count() >= 1
    shown = paging.words()
    while "119" not in shown:
        shown = paging.press("ArrowRight")


HEIGHTS = """
() => [...document.querySelectorAll(".paged-strip .table-frame[data-wide]")].map((frame) => {
  const button = frame.querySelector(":scope > .open-large");
  const high = frame.getBoundingClientRect().height;
  button.style.display = "none";
  const without = frame.getBoundingClientRect().height;
  button.style.display = "";
  return [high, without];
})
"""


def test_a_wide_table_is_as_high_as_it_was_counted_when_it_can_be_opened(screen, client, tmp_path):
    book = client.add(epub.write(tmp_path / "wide.epub", [epub.page(f"<p>Before.</p>{WIDE}{epub.paragraphs(3)}")]))
    screen.open_book(book["id"])
    Paging(screen).begin()
    until_page(screen.page, "() => document.querySelector('.paged-strip .table-frame[data-wide] > .open-large') !== null")
    heights = screen.page.evaluate(HEIGHTS)
    assert heights and all(high == without for high, without in heights), heights
