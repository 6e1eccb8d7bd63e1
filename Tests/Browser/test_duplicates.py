"""Likely duplicates in the library's menu: side by side, merged, or called different."""

from playwright.sync_api import expect

from harness import axe, epub
from harness.marking import marks, put
from harness.waiting import until


def twins(client, tmp_path):
    """The same novel twice, the second time with a foreword, and another one."""
    first = client.add(epub.novel(tmp_path / "first.epub", title="Silver Harbour", author="Ida Nobody"))
    chapters = [epub.page("<h1>Foreword</h1><p>This edition is better.</p>")] + [epub.chapter(n) for n in range(6)]
    second = client.add(epub.write(tmp_path / "second.epub", chapters, title="SILVER HARBOUR", author="Nobody, Ida"))
    client.add(epub.novel(tmp_path / "third.epub", title="Golden Harbour", author="Ida Nobody"))
    return first, second


def open_duplicates(screen):
    screen.open_library()
    screen.page.locator(".places-button").click()
    screen.page.get_by_role("menuitem", name="Possible duplicates…").click()
    return screen.page.get_by_role("dialog", name="Possible duplicates")


def test_duplicates_are_merged_with_marks_kept_at_their_words(screen, client, tmp_path):
    first, second = twins(client, tmp_path)
    put(client, first, epub.sentence(20), "mark-of-the-first", note="kept")
    dialog = open_duplicates(screen)
    columns = dialog.locator(".duplicate")
    expect(columns).to_have_count(2)
    expect(columns.first).to_contain_text("EPUB")
    assert axe.violations(screen.page) == []
    columns.nth(1).get_by_role("button", name="Keep “SILVER HARBOUR”").click()
    expect(dialog.get_by_text("No book seems to be in the library twice.")).to_be_visible()
    kept = marks(client, second)
    assert [mark["note"] for mark in kept] == ["kept"] and kept[0]["isPlaced"]
    assert kept[0]["quote"]["exact"] == epub.sentence(20)
    screen.page.keyboard.press("Escape")
    expect(screen.book(first["id"])).to_have_count(0)
    expect(screen.book(second["id"])).to_be_visible()


def test_different_books_are_not_asked_about_again(screen, client, tmp_path):
    twins(client, tmp_path)
    dialog = open_duplicates(screen)
    dialog.get_by_role("button", name="these are different books").click()
    expect(dialog.get_by_text("No book seems to be in the library twice.")).to_be_visible()
    until(lambda: client.json("GET", "/api/duplicates")["count"] == 0)
    expect(open_duplicates(screen).get_by_text("No book seems to be in the library twice.")).to_be_visible()
