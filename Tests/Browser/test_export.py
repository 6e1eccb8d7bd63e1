"""A book is exported in another format from its menu."""

import zipfile

from playwright.sync_api import expect

from harness import axe, epub


def open_export(screen, book):
    screen.open_library()
    card = screen.book(book)
    card.hover()
    card.locator(".book-more").click()
    screen.page.get_by_role("menuitem", name="Export…").click()
    return screen.page.get_by_role("dialog")


def test_a_book_is_saved_as_epub_and_as_text(screen, client, tmp_path):
    book = client.add(epub.write(tmp_path / "one.epub", [epub.chapter(1), epub.chapter(2)], title="Cellars"))
    dialog = open_export(screen, book["id"])
    expect(dialog.get_by_role("radio", name="EPUB")).to_be_checked()
    assert axe.violations(screen.page) == []
    with screen.page.expect_download() as saved:
        dialog.get_by_role("button", name="Export", exact=True).click()
    assert saved.value.suggested_filename == "Cellars.epub"
    path = tmp_path / "saved.epub"
    saved.value.save_as(path)
    assert zipfile.ZipFile(path).namelist()[0] == "mimetype"
    expect(dialog).to_have_count(0)
    dialog = open_export(screen, book["id"])
    dialog.get_by_role("radio", name="Plain text").check()
    with screen.page.expect_download() as saved:
        dialog.get_by_role("button", name="Export", exact=True).click()
    assert saved.value.suggested_filename == "Cellars.txt"


def test_a_book_that_can_not_be_read_any_more_says_so(screen, client, program, tmp_path):
    book = client.add(epub.write(tmp_path / "one.epub", [epub.chapter(1)], title="Cellars"))
    dialog = open_export(screen, book["id"])
    screen.watch.allow("answer 410")
    screen.page.route(
        "**/export?*",
        lambda route: route.fulfill(
            status=410,
            content_type="application/problem+json",
            body='{"type": "missing-file", "title": "", "status": 410, "detail": "The file of Cellars is missing."}',
        ),
    )
    dialog.get_by_role("button", name="Export", exact=True).click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    expect(dialog.get_by_role("button", name="Export", exact=True)).to_be_enabled()


def test_the_formats_are_those_that_the_server_can_write(screen, client, tmp_path):
    # Of an EPUB its own file is offered, too.
    file = tmp_path / "cellars.txt"
    file.write_text("It rained all day, and nobody came.")
    book = client.add(file)
    offered = client.json("GET", "/api/export/formats")["formats"]
    dialog = open_export(screen, book["id"])
    expect(dialog.get_by_role("radio")).to_have_count(len(offered))
    screen.page.keyboard.press("Escape")
    screen.page.route("**/api/export/formats", lambda route: route.fulfill(json={"formats": ["epub", "pdf"]}))
    dialog = open_export(screen, book["id"])
    expect(dialog.get_by_role("radio", name="PDF")).to_be_visible()
    expect(dialog.get_by_role("radio")).to_have_count(2)
