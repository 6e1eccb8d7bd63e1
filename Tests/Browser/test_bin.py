"""The bin: what was removed can be restored or deleted for good, in the page."""

from harness import epub
from harness.marking import marks, put
from playwright.sync_api import expect

GAPS = """
(dialog) => {
  // The least space between two parts of the bin: what it is for, books, marks, and what empties it.
  const list = dialog.querySelector(".bin"), parts = [list.previousElementSibling, ...list.children].map((part) => part.getBoundingClientRect());
  return Math.min(...parts.slice(1).map(({ top }, index) => top - parts[index].bottom));
}
"""


def test_a_removed_book_comes_back_and_another_is_deleted_for_good(screen, client, novel, tmp_path):
    first = client.add(novel)
    second = client.add(epub.write(tmp_path / "gone.epub", [epub.page("<p>Gone.</p>")], title="Gone"))
    for book in (first, second):
        client.json("DELETE", f"/api/books/{book['id']}")
    page = screen.page
    page.goto(screen.address + "/")
    page.get_by_role("button", name="Bin", exact=True).click()
    dialog = page.get_by_role("dialog", name="Bin")
    expect(dialog.get_by_role("button", name="Empty bin")).to_be_visible()
    assert dialog.evaluate(GAPS) > 8
    dialog.get_by_role("button", name=f"Restore “{first['title']}”").click()
    expect(page.locator(f"[data-book-id='{first['id']}']")).to_have_count(1)
    dialog.get_by_role("button", name="Empty bin").click()
    page.get_by_role("dialog", name="Delete for good?").get_by_role("button", name="Delete for good").click()
    expect(dialog.get_by_text("The bin is empty.")).to_be_visible()
    left = {book["id"] for book in client.json("GET", "/api/books")["books"]}
    assert first["id"] in left and second["id"] not in left


def test_a_removed_mark_comes_back_and_another_is_deleted_for_good(screen, client, book):
    # Longer ones are cut in the list.
    words = [epub.sentence(1)[:60], epub.sentence(2)[:60]]
    for number, text in enumerate(words):
        put(client, book, text, f"mark-of-{number}")
        client.json("DELETE", f"/api/books/{book['id']}/marks/mark-of-{number}")
    page = screen.page
    page.goto(screen.address + "/")
    page.get_by_role("button", name="Bin", exact=True).click()
    rows = page.get_by_role("dialog", name="Bin").locator(".bin-row")
    expect(rows).to_have_count(2)
    rows.filter(has_text=words[0]).get_by_text("Restore").click()
    expect(rows).to_have_count(1)
    rows.filter(has_text=words[1]).get_by_text("Delete for good").click()
    expect(rows).to_have_count(0)
    assert [mark["id"] for mark in marks(client, book)] == ["mark-of-0"]


def test_an_address_without_a_page_says_so_in_words(screen):
    screen.watch.allow("answer 404")
    for path in ("/nowhere", "/api/books/99"):
        screen.page.goto(screen.address + path)
        expect(screen.page.get_by_role("heading", name="Page not found")).to_be_visible()
        expect(screen.page.get_by_role("link", name="Go to library")).to_be_visible()
