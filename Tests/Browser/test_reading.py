"""The reader: one continuous text without jumps, an exact place, books of any length."""

import re

import pytest
from playwright.sync_api import expect

from harness.waiting import until, until_page
from harness import corpus, epub
from harness.samples import cases

SCROLL_AND_WATCH = """
async ({ step, count }) => {
  // Scrolls by exact steps; between two steps the first text in view must not move by itself.
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const firstInView = () => {
    for (let y = header + 20; y < innerHeight; y += 20) {
      const element = document.elementFromPoint(innerWidth / 2, y);
      if (element?.closest("[data-chapter-index]") && element.matches("p, h1, h2, h3, li, span, em, a")) return element;
    }
    return null;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const jumps = [];
  const chapters = new Set();
  let most = 0;
  for (let n = 0; n < count; n += 1) {
    scrollBy({ top: step, behavior: "instant" });
    const element = firstInView();
    const before = element?.getBoundingClientRect().top;
    await frame();
    await frame();
    const after = element?.isConnected ? element.getBoundingClientRect().top : undefined;
    if (before !== undefined && after !== undefined && Math.abs(after - before) > 1) {
      jumps.push([n, before, after, element.textContent.slice(0, 40)]);
    }
    document.querySelectorAll("[data-chapter-index]").forEach((c) => chapters.add(c.dataset.chapterIndex));
    most = Math.max(most, document.getElementsByTagName("*").length);
  }
  return { jumps, chapters: [...chapters].map(Number), most };
}
"""

MOST_ELEMENTS = 6000
"""Elements in the document, however long the book is."""

FIRST_IN_VIEW = """
() => {
  const range = document.caretRangeFromPoint(innerWidth / 2, innerHeight / 3);
  return range ? range.startContainer.textContent.trim().slice(0, 60) : null;
}
"""


def first_in_view(screen):
    return screen.page.evaluate(FIRST_IN_VIEW)


@pytest.mark.parametrize("step", [350, -350])
def test_chapters_come_both_ways_without_a_jump(step, screen, client, tmp_path):
    book = client.add(epub.novel(tmp_path / "book.epub", count=30))
    details = client.book(book["id"])
    middle = details["chapters"][15]
    client.set_position(book["id"], middle["start"] + middle["length"] // 2)
    screen.open_book(book["id"])
    screen.word_in_view()
    seen = screen.page.evaluate(SCROLL_AND_WATCH, {"step": step, "count": 60})
    assert seen["jumps"] == []
    assert (max(seen["chapters"]) > 18) if step > 0 else (min(seen["chapters"]) < 12)


def test_a_book_of_three_thousand_chapters_stays_small(screen, client, tmp_path):
    book = client.add(epub.novel(tmp_path / "long.epub", count=3000, paragraphs_each=6))
    details = client.book(book["id"])
    client.set_position(book["id"], details["chapters"][1500]["start"])
    screen.open_book(book["id"])
    screen.word_in_view()
    for step in (700, -700):
        seen = screen.page.evaluate(SCROLL_AND_WATCH, {"step": step, "count": 80})
        assert seen["jumps"] == []
        assert seen["most"] < MOST_ELEMENTS


def test_a_chapter_of_three_megabytes_can_be_read(screen, client, tmp_path):
    body = "<h1>All of it</h1>" + epub.paragraphs(9200)
    assert len(body) > 3_000_000
    book = client.add(epub.write(tmp_path / "wall.epub", [epub.page(body)]))
    client.set_position(book["id"], book["length"] // 2)
    screen.open_book(book["id"])
    screen.word_in_view()
    number = int(re.search(r"Number (\d+)", first_in_view(screen) or "Number 0")[1])
    assert abs(number - 9200 * 4 // 2) < 200
    for step in (700, -700):
        seen = screen.page.evaluate(SCROLL_AND_WATCH, {"step": step, "count": 60})
        assert seen["jumps"] == []
        assert seen["most"] < MOST_ELEMENTS


def test_the_place_is_found_again_to_the_line(screen, client, novel):
    book = client.add(novel)
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.page.mouse.move(640, 400)
    screen.page.mouse.wheel(0, 2600)
    until(lambda: client.position(book["id"])["offset"] > 1500, what="the place is stored")
    stored = until(lambda: settled_position(screen, client, book["id"]))
    text = client.text(book["id"])[2 * stored["offset"] : 2 * stored["offset"] + 60].decode("utf-16-le")
    line = text.split("\n")[0]
    before = screen.place_of(line)
    screen.page.reload()
    screen.wait_for_text()
    until(lambda: abs((screen.place_of(line) or {"y": 9999})["y"] - before["y"]) < 40, what=f"{line} at {before['y']}")
    assert client.position(book["id"])["offset"] == stored["offset"]


def settled_position(screen, client, number):
    """The stored place, once the page has not moved between two looks and it is the same; or nothing."""
    before = client.position(number), screen.page.evaluate("scrollY")
    # As long as a scroll by a wheel takes to come to rest, and a place to be sent.
    screen.page.wait_for_timeout(1500)
    after = client.position(number), screen.page.evaluate("scrollY")
    return after[0] if before == after else None


def test_contents_lead_to_their_chapters(screen, client, novel):
    book = client.add(novel)
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.page.get_by_role("button", name="Contents").click()
    entries = (
        screen.page.get_by_role("link", name="Chapter 5")
        .or_(screen.page.get_by_role("button", name="Chapter 5"))
        .or_(screen.page.get_by_role("treeitem", name="Chapter 5"))
    )
    entries.first.click()
    heading = screen.page.locator("[data-chapter-index] h1", has_text="Chapter 5")
    expect(heading).to_be_in_viewport()


def test_links_inside_a_book_lead_to_their_place(screen, client, tmp_path):
    chapters = [epub.page('<h1>One</h1><p><a href="chapter4.xhtml#note">to the note</a></p>' + epub.paragraphs(20))]
    chapters += [epub.chapter(n) for n in range(1, 4)]
    chapters += [epub.page(epub.paragraphs(20) + '<p id="note">This is the note.</p>' + epub.paragraphs(20))]
    book = client.add(epub.write(tmp_path / "links.epub", chapters))
    screen.open_book(book["id"])
    screen.page.get_by_text("to the note").click()
    expect(screen.page.get_by_text("This is the note.")).to_be_in_viewport()
    assert screen.page.url.startswith(screen.address)


@cases(
    "name",
    [
        "epub/idpf-samples/moby-dick.epub",
        "epub/idpf-samples/regime-anticancer-arabic.epub",
        "epub/idpf-samples/linear-algebra.epub",
        "epub/debian/debmake-doc.zh-cn.epub",
        "epub/idpf-samples/svg-in-spine.epub",
        "epub/idpf-samples/haruko-jpeg.epub",
        "txt/**/*.txt",
        "md/**/*.md",
    ],
    quick=["epub/idpf-samples/regime-anticancer-arabic.epub", "epub/idpf-samples/svg-in-spine.epub", "txt/**/*.txt"],
)
def test_odd_books_of_the_corpus_can_be_read(name, screen, client):
    book = client.add(corpus.book(name))
    screen.watch.allow(r"answer 404: GET \S*/resources/")
    details = client.book(book["id"])
    longest = max(details["chapters"], key=lambda chapter: chapter["length"])
    client.set_position(book["id"], longest["start"] + longest["length"] // 2)
    # It may be pictures only.
    screen.page.goto(f"{screen.address}/read/{book['id']}")
    until_page(screen.page, "() => document.querySelector('[data-chapter-index]')?.getBoundingClientRect().height > 20")
    chapter = client.chapter(book["id"], longest["index"])
    shown = screen.page.evaluate(SCROLL_AND_WATCH, {"step": 500, "count": 20})
    assert shown["jumps"] == []
    assert chapter["length"] == longest["length"]


def test_a_place_has_one_name_in_header_player_and_device(screen, client, tmp_path):
    """Also where the author has named nothing."""
    file = tmp_path / "odd.txt"
    prose = "It was a long and quiet evening. Nobody said a word about it. " * 30
    file.write_text(f"{prose}\n\n\nChapter 1\n\n{prose}\n\n\nChapter 2\n\n{prose}\n")
    book = client.book(client.add(file)["id"])
    assert [chapter["title"] for chapter in book["chapters"]] == [None, "Chapter 1", "Chapter 2"]
    screen.open_book(book["id"])
    for name in ("Part 1", "Chapter 1"):
        if name == "Chapter 1":
            screen.page.get_by_role("button", name="Contents", exact=True).click()
            screen.page.get_by_role("link", name=name).click()
        expect(screen.page.locator(".reader-chapter")).to_have_text(name)
        screen.listen_from_view()
        expect(screen.page.locator(".player-title")).to_have_text(name)
        until_page(screen.page, "(name) => navigator.mediaSession.metadata?.title === name", name)


def test_going_back_takes_a_dialog_with_it_and_lets_the_book_play_on(screen, client, novel):
    # The place that the left view stores may cross that of the new one, which is of the same reader.
    screen.watch.allow("answer 409: PUT .*/position")
    book = client.add(novel)
    screen.open_library()
    screen.book(book["id"]).get_by_role("link").first.click()
    screen.wait_for_text().listen_from_view()
    screen.page.get_by_role("button", name="More", exact=True).click()
    screen.page.get_by_role("menuitem", name="Keyboard").click()
    expect(screen.page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    screen.page.go_back()
    expect(screen.book(book["id"])).to_be_visible()
    expect(screen.page.get_by_role("dialog")).to_have_count(0)
    expect(screen.page.locator(".mini-player")).to_be_visible()
    screen.sound.wait_until_playing(after=screen.sound.time())
    screen.page.go_forward()
    screen.wait_for_text()
