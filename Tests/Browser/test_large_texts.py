"""Large texts: any place is read while they arrive, and a list of very many chapters comes in parts."""

import pytest
from playwright.sync_api import expect

from harness import axe
from harness.held import HeldUpload
from harness.waiting import until

PARAGRAPHS = 140_000
"""Of four lines each: a text of 35 MB, which is too large to be sent at once."""
LINE = "Nobody aboard had slept a single hour, and the lamp was out. "

PLACE_OF = """
(element, words) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const start = walker.currentNode.data.indexOf(words);
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, start);
    range.setEnd(walker.currentNode, start + 1);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }
}
"""
"""The middle of the first letter of some words in an element, in the window."""
NOTE_WHAT_IS_SAID = """
(dialog) => {
  globalThis.said = [];
  const note = () => said.push(dialog.innerText, dialog.querySelector(".passage-play").ariaLabel);
  new MutationObserver(note).observe(dialog, { subtree: true, childList: true, characterData: true, attributes: true });
}
"""
"""Keeps all that a dialog has shown, and how its button to listen was named."""


@pytest.fixture
def serial(client, tmp_path):
    """A web novel with more chapters than one answer holds."""
    path = tmp_path / "serial.txt"
    path.write_text("".join(f"Chapter {number}: Tide\n\n{LINE * 3}\n\n" for number in range(1, 11_001)))
    return client.add(path)["id"]


def test_the_chapters_of_a_very_long_book_come_in_parts(screens, client, serial):
    screen = screens()
    asked = []
    screen.page.on("request", lambda request: asked.append(request.url))
    screen.open_book(serial)
    parts = [url for url in asked if "/outline?" in url]
    assert len(parts) == 2 and any(f"/api/books/{serial}?chapters=5000" in url for url in asked)
    start = client.book(serial)["chapters"][10_998]["start"]
    screen.page.goto(f"{screen.page.url.split('?')[0]}?at={start}")
    expect(screen.page.locator("#text")).to_contain_text("Chapter 10999: Tide")


def read_while_it_arrives(screen, path):
    """Sends the beginning of a text and opens what has arrived; returns the upload, which waits, and the dialog."""
    screen.open_library()
    upload = HeldUpload(screen.page)
    screen.choose_file(path)
    screen.page.get_by_role("button", name="Read now").click()
    return upload, screen.page.get_by_role("dialog", name=path.name)


def test_any_place_of_a_large_text_is_read_while_it_arrives_and_kept(screen, client, tmp_path):
    path = tmp_path / "large.txt"
    path.write_text("The harbour\n\n" + "".join(f"{number}. {LINE * 4}\n\n" for number in range(PARAGRAPHS)))
    upload, dialog = read_while_it_arrives(screen, path)
    text = dialog.get_by_role("region", name="large.txt")
    expect(text).to_contain_text("The harbour")
    assert "large.txt" not in [book["fileName"] for book in client.books()]
    # What has arrived by then can be read; a place behind it leads to its last line.
    dialog.get_by_role("slider", name="Place in the text").fill("100")
    expect(text).not_to_contain_text("The harbour")
    first = text.locator("p").first.inner_text()
    dialog.get_by_role("button", name="Close").click()
    upload.go_on()
    until(lambda: "large.txt" in [book["fileName"] for book in client.books()], 120, "the whole book")
    book = next(book for book in client.books() if book["fileName"] == "large.txt")
    until(lambda: client.book(book["id"])["position"]["offset"] > 0, 30, "the place")
    screen.open_book(book["id"])
    expect(screen.page.locator("#text")).to_contain_text(first)


def test_words_are_found_in_what_has_arrived_of_a_large_text(screen, tmp_path):
    path = tmp_path / "arriving.txt"
    lines = (f"{number}. {'The Bell rang. ' if number % 100 == 7 else ''}{LINE * 4}\n\n" for number in range(PARAGRAPHS))
    path.write_text("".join(lines))
    upload, dialog = read_while_it_arrives(screen, path)
    field = dialog.get_by_role("searchbox", name="Search in this text")
    field.fill("bell rang")
    field.press("Enter")
    hits = dialog.get_by_role("list", name="All matches").get_by_role("button")
    expect(hits).to_have_count(50)
    # The list is one stop, in which the arrow keys lead on.
    field.press("Tab")
    screen.page.keyboard.press("Tab")
    expect(hits.nth(0)).to_be_focused()
    for _ in range(3):
        screen.page.keyboard.press("ArrowDown")
    expect(hits.nth(3)).to_be_focused()
    screen.page.keyboard.press("Enter")
    text = dialog.get_by_role("region", name="arriving.txt")
    expect(text.locator("p").first).to_contain_text("307. The Bell rang.")
    expect(hits.nth(3)).to_have_attribute("aria-current", "true")
    screen.page.keyboard.press("Tab")
    expect(dialog.get_by_role("button", name="Show more")).to_be_focused()
    dialog.get_by_role("button", name="Show more").click()
    expect(hits).to_have_count(100)
    expect(hits.nth(50)).to_be_focused()
    # The end of the text has not arrived.
    field.fill("139000. nobody")
    field.press("Enter")
    expect(dialog.get_by_text("0 matches in the first")).to_be_visible()
    expect(dialog.get_by_role("button", name="Show more")).to_be_visible()
    expect(hits).to_have_count(0)
    upload.go_on()


def test_a_large_text_is_read_aloud_while_it_arrives(screen, tmp_path):
    path = tmp_path / "spoken.txt"
    lines = "".join(f"{number}. {LINE * 4}\n\n" for number in range(PARAGRAPHS))
    path.write_text(f"The harbour\n\nSeven men waited.\n\n{lines}")
    upload, dialog = read_while_it_arrives(screen, path)
    text = dialog.get_by_role("region", name="spoken.txt")
    expect(text).to_contain_text("The harbour")
    dialog.get_by_role("button", name="Read aloud").click()
    until(lambda: screen.marks().get("vorleser-sentence") == "Seven men waited.", 60, "the second sentence")
    until(lambda: screen.marks().get("vorleser-word") in ("Seven", "men", "waited"), 60, "its words")
    screen.page.mouse.click(**text.evaluate(PLACE_OF, "lamp was out"))
    until(lambda: screen.marks().get("vorleser-word") == "lamp", 60, "the tapped word")
    # Behind the last words of a passage the voice goes on in the next one, and nothing says that it ends.
    dialog.evaluate(NOTE_WHAT_IS_SAID)
    last = text.locator("p").last
    last.scroll_into_view_if_needed()
    number = int(last.inner_text().split(".")[0])
    last.click(position={"x": 40, "y": last.bounding_box()["height"] - 8})
    until(lambda: text.locator("p").first.inner_text().startswith(f"{number + 1}. "), 60, "the next passage")
    until(lambda: "Nobody" in screen.marks().get("vorleser-sentence", ""), 60, "its first words")
    said = screen.page.evaluate("said")
    assert said and not [words for words in said if "End of book" in words or words == "Read aloud"]
    # Enter in the text has it read from the first paragraph that can be seen, after the voice was elsewhere.
    dialog.get_by_role("button", name="Later").click()
    until(lambda: screen.marks() == {}, 20, "a passage that is not read")
    elsewhere = text.locator("p").first.inner_text()
    text.press("PageDown")
    text.press("PageUp")
    assert text.locator("p").first.inner_text() == elsewhere
    text.press("Enter")
    until(lambda: screen.marks().get("vorleser-sentence", "") in elsewhere[:80] and screen.marks(), 60, "the voice here")
    dialog.get_by_role("button", name="Pause").click()
    expect(dialog.get_by_role("button", name="Read aloud")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    until(lambda: screen.marks() == {}, 20, "nothing is marked any more")
    upload.go_on()


def numbered(path):
    path.write_text("The harbour\n\n" + "".join(f"{number}. {LINE * 4}\n\n" for number in range(PARAGRAPHS)))
    return path


def test_the_voice_goes_on_in_the_book_that_a_large_text_becomes(screen, tmp_path):
    upload, dialog = read_while_it_arrives(screen, numbered(tmp_path / "becoming.txt"))
    text = dialog.get_by_role("region", name="becoming.txt")
    expect(text).to_contain_text("The harbour")
    dialog.get_by_role("button", name="Later").click()
    expect(text).not_to_contain_text("The harbour")
    number = int(text.locator("p").nth(1).inner_text().split(".")[0])
    screen.page.mouse.click(**text.evaluate(PLACE_OF, f"{number}. Nobody"))
    until(lambda: "Nobody" in screen.marks().get("vorleser-sentence", ""), 60, "the voice")
    upload.go_on()
    # By itself: the dialog is gone, and the voice is in the book, at the place that was read.
    expect(dialog).to_have_count(0, timeout=120_000)
    expect(screen.page.locator("#text")).to_contain_text(f"{number}. Nobody", timeout=30_000)
    expect(screen.page.get_by_role("button", name="Pause").first).to_be_visible(timeout=30_000)
    until(lambda: screen.marks().get("vorleser-sentence"), 60, "the voice in the book")


def test_a_large_text_that_is_a_book_by_now_offers_it_at_the_place(screen, tmp_path):
    upload, dialog = read_while_it_arrives(screen, numbered(tmp_path / "offered.txt"))
    text = dialog.get_by_role("region", name="offered.txt")
    expect(text).to_contain_text("The harbour")
    dialog.get_by_role("slider", name="Place in the text").fill("100")
    expect(text).not_to_contain_text("The harbour")
    first = text.locator("p").nth(1).inner_text()
    text.evaluate("(text) => { text.scrollTop += text.children[1].offsetTop - text.children[0].offsetTop; }")
    assert not dialog.get_by_text("in your library now").is_visible()
    upload.go_on()
    expect(dialog.get_by_text("This text is in your library now.")).to_be_visible(timeout=120_000)
    assert axe.violations(screen.page) == []
    dialog.get_by_role("button", name="Open").click()
    expect(dialog).to_have_count(0)
    expect(screen.page.locator("#text")).to_contain_text(first)


def test_another_place_of_a_text_that_is_a_book_by_now_is_shown_in_the_book(screen, tmp_path):
    upload, dialog = read_while_it_arrives(screen, numbered(tmp_path / "later.txt"))
    text = dialog.get_by_role("region", name="later.txt")
    expect(text).to_contain_text("The harbour")
    number = int(text.locator("p").last.inner_text().split(".")[0])
    upload.go_on()
    expect(dialog.get_by_text("This text is in your library now.")).to_be_visible(timeout=120_000)
    # The step asks for a passage of a text that has gone into the library.
    screen.watch.allow("answer 404: GET .*/passage")
    dialog.get_by_role("button", name="Later").click()
    expect(dialog).to_have_count(0)
    expect(screen.page.locator("#text")).to_contain_text(f"{number + 1}. Nobody")


def test_the_ways_through_a_large_text_have_room_on_a_narrow_screen(screens, tmp_path):
    screen = screens(viewport={"width": 320, "height": 640})
    path = tmp_path / "narrow.txt"
    path.write_text("The harbour\n\n" + "".join(f"{number}. {LINE * 4}\n\n" for number in range(PARAGRAPHS)))
    upload, dialog = read_while_it_arrives(screen, path)
    expect(dialog.get_by_role("region", name="narrow.txt")).to_contain_text("The harbour")
    assert dialog.get_by_role("slider", name="Place in the text").bounding_box()["width"] >= 128
    assert axe.violations(screen.page) == []
    upload.go_on()
