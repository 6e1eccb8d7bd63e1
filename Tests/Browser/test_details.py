"""Details of books are corrected beside their files: of one book, and of several at once."""

import base64

from playwright.sync_api import expect

from harness import epub

DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
"""A PNG of one pixel."""


def about(screen, book):
    card = screen.book(book)
    card.hover()
    card.locator(".book-more").click()
    screen.page.get_by_role("menuitem", name="About this book").click()
    return screen.page.locator(".facts-dialog")


def edit(screen, book):
    about(screen, book).get_by_role("button", name="Edit details…").click()
    return screen.page.locator(".details-dialog")


def edit_several(screen, *books):
    page = screen.page
    page.get_by_role("button", name="Select", exact=True).click()
    for book in books:
        screen.book(book).locator(".book-link").click()
    page.locator(".selection-bar").get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Edit details…").click()
    return page.locator(".details-dialog")


def save(page):
    dialog = page.locator(".details-dialog")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)


def test_details_are_corrected_shown_and_given_back_to_the_file(screens, books):
    screen = screens()
    page = screen.page
    screen.open_library()
    dialog = edit(screen, books["Anchor"])
    expect(dialog.locator(".details-file:visible")).to_have_count(0)
    dialog.get_by_label("Title", exact=True).fill("The Anchor")
    said = dialog.get_by_text("In the file: Anchor")
    expect(said).to_be_visible()
    expect(dialog.get_by_label("Title", exact=True)).to_have_accessible_description("In the file: Anchor")
    dialog.get_by_role("button", name="Add person").click()
    page.keyboard.type("Ada Writer")
    dialog.get_by_role("button", name="Add person").click()
    page.keyboard.type("Bo Reader")
    dialog.get_by_label("Role of person 2", exact=True).select_option("trl")
    dialog.get_by_label("Series", exact=True).fill("Sea")
    dialog.get_by_label("Number in the series", exact=True).fill("2")
    dialog.get_by_label("Number in the series", exact=True).press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.locator(".toast")).to_contain_text("Details saved")
    card = screen.book(books["Anchor"])
    expect(card).to_contain_text("The Anchor")
    expect(card).to_contain_text("Ada Writer")
    expect(card).not_to_contain_text("Bo Reader")
    dialog = edit(screen, books["Anchor"])
    expect(dialog.get_by_label("Name of person 2", exact=True)).to_have_value("Bo Reader")
    dialog.get_by_role("button", name="Back to the file: Title", exact=True).click()
    expect(dialog.get_by_label("Title", exact=True)).to_have_value("Anchor")
    expect(dialog.get_by_label("Title", exact=True)).to_be_focused()
    save(page)
    expect(card).not_to_contain_text("The Anchor")
    expect(card).to_contain_text("Ada Writer")


def test_a_change_is_undone(screens, client, books):
    screen = screens()
    page = screen.page
    screen.open_library()
    dialog = edit(screen, books["Boat"])
    dialog.get_by_label("Title", exact=True).fill("Ship")
    save(page)
    expect(screen.book(books["Boat"])).to_contain_text("Ship")
    page.locator(".toast").get_by_role("button", name="Undo").click()
    expect(screen.book(books["Boat"])).to_contain_text("Boat")


def test_what_cannot_be_is_said_in_the_dialog_and_nothing_is_lost(screens, books):
    screen = screens()
    page = screen.page
    screen.open_library()
    dialog = edit(screen, books["Boat"])
    dialog.get_by_label("Publisher", exact=True).fill("Murray")
    dialog.get_by_label("Published", exact=True).fill("May 1999")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Write the date as")
    expect(dialog.get_by_label("Publisher", exact=True)).to_have_value("Murray")
    dialog.get_by_label("Published", exact=True).fill("1999-05")
    dialog.get_by_label("Title", exact=True).fill(" ")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_contain_text("A book needs a title")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_date_with_a_time_is_shown_as_a_day_and_stays_as_the_file_has_it(screens, client, tmp_path):
    written = "2018-05-08T02:24:50Z"
    file = epub.novel(tmp_path / "dated.epub", metadata=f"<dc:date>{written}</dc:date>")
    book = client.add(file)["id"]
    screen = screens()
    page = screen.page
    screen.open_library()
    dialog = edit(screen, book)
    published = dialog.get_by_label("Published", exact=True)
    expect(published).to_have_value("2018-05-08")
    published.fill("2018-05-09")
    expect(dialog.get_by_text("In the file: 2018-05-08", exact=True)).to_be_visible()
    published.fill("2018-05-08")
    dialog.get_by_label("Publisher", exact=True).fill("Murray")
    save(page)
    metadata = client.json("GET", f"/api/books/{book}/metadata")
    assert metadata["shown"]["published"] == written
    assert metadata["corrected"] == ["publisher"]


def test_of_several_books_only_what_was_touched_is_changed(screens, books):
    screen = screens()
    page = screen.page
    screen.open_library()
    dialog = edit(screen, books["Anchor"])
    dialog.get_by_label("Series", exact=True).fill("Lake")
    dialog.get_by_label("Number in the series", exact=True).fill("7")
    dialog.get_by_label("Publisher", exact=True).fill("Murray")
    save(page)
    dialog = edit_several(screen, books["Anchor"], books["Boat"])
    expect(dialog.get_by_role("heading", name="Details of 2 books")).to_be_visible()
    expect(dialog.get_by_label("Series", exact=True)).to_have_attribute("placeholder", "Several values")
    expect(dialog.get_by_label("Publisher", exact=True)).to_have_attribute("placeholder", "Several values")
    dialog.get_by_label("Series", exact=True).fill("Sea")
    dialog.get_by_label("Add keywords, one in each line", exact=True).fill("Boats\nHarbours")
    save(page)
    expect(page.locator(".toast")).to_contain_text("Details of 2 books saved")
    page.locator(".selection-bar").get_by_role("button", name="End selection").click()
    dialog = edit(screen, books["Anchor"])
    expect(dialog.get_by_label("Series", exact=True)).to_have_value("Sea")
    expect(dialog.get_by_label("Number in the series", exact=True)).to_have_value("7")
    expect(dialog.get_by_label("Publisher", exact=True)).to_have_value("Murray")
    expect(dialog.get_by_label("Keywords, one in each line", exact=True)).to_have_value("Boats\nHarbours")
    page.keyboard.press("Escape")
    dialog = edit(screen, books["Boat"])
    expect(dialog.get_by_label("Series", exact=True)).to_have_value("Sea")
    expect(dialog.get_by_label("Publisher", exact=True)).to_have_value("")
    expect(dialog.get_by_label("Title", exact=True)).to_have_value("Boat")


def test_a_field_of_several_books_goes_back_to_each_file(screens, books):
    screen = screens()
    page = screen.page
    screen.open_library()
    dialog = edit_several(screen, books["Anchor"], books["Boat"])
    dialog.get_by_label("Publisher", exact=True).fill("Murray")
    save(page)
    page.locator(".selection-bar").get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Edit details…").click()
    expect(dialog.get_by_label("Publisher", exact=True)).to_have_value("Murray")
    back = dialog.get_by_role("button", name="As in each file: Publisher")
    back.click()
    expect(back).to_have_attribute("aria-pressed", "true")
    expect(dialog.get_by_label("Publisher", exact=True)).to_be_disabled()
    save(page)
    page.locator(".selection-bar").get_by_role("button", name="End selection").click()
    dialog = edit(screen, books["Boat"])
    expect(dialog.get_by_label("Publisher", exact=True)).to_have_value("")


def test_a_cover_comes_from_a_file_from_the_book_or_is_drawn(screens, client, tmp_path):
    picture = base64.b64decode(DOT)
    (tmp_path / "cover.png").write_bytes(picture)
    path = tmp_path / "book.epub"
    epub.write(path, [epub.page('<p>A map: <img src="map.png" alt=""/></p>')], files={"map.png": picture})
    book = client.add(path)["id"]
    screen = screens()
    page = screen.page
    screen.open_library()
    image = screen.book(book).locator(".book-cover img")
    expect(image).to_have_count(0)
    dialog = page.locator(".cover-dialog")
    about(screen, book).get_by_role("button", name="Change cover…").click()
    with page.expect_file_chooser() as chooser:
        dialog.get_by_role("button", name="Choose picture…").click()
    chooser.value.set_files(tmp_path / "cover.png")
    expect(page.locator(".toast")).to_contain_text("Cover changed")
    expect(image).to_have_count(1)
    about(screen, book).get_by_role("button", name="Change cover…").click()
    dialog.get_by_role("button", name="Back to the file’s cover").click()
    expect(image).to_have_count(0)
    about(screen, book).get_by_role("button", name="Change cover…").click()
    dialog.get_by_role("button", name="Picture 1 of the book").click()
    expect(image).to_have_count(1)
    about(screen, book).get_by_role("button", name="Change cover…").click()
    dialog.get_by_role("button", name="Drawn by Vorleser").click()
    expect(image).to_have_count(0)
