"""A wrong language and a wrong encoding of a book are corrected in "About this book"."""

import pytest
from playwright.sync_api import expect

RUSSIAN = "Вечером старик долго сидел у окна и слушал, как ветер качает мокрые ветки старой яблони.\n\n" * 20


@pytest.fixture
def novel(client, tmp_path):
    """A text in KOI8-R."""
    path = tmp_path / "apple tree.txt"
    path.write_bytes(RUSSIAN.encode("koi8-r"))
    return client.add(path)["id"]


@pytest.fixture
def walk(client, tmp_path):
    """A text in UTF-8, of which nothing but its words tells the language."""
    path = tmp_path / "walk.txt"
    path.write_text("Der alte Mann ging am Abend langsam nach Hause und dachte an seine Kinder.\n\n" * 20, encoding="utf-8")
    return client.add(path)["id"]


def about(screen, book):
    card = screen.book(book)
    card.hover()
    card.locator(".book-more").click()
    screen.page.get_by_role("menuitem", name="About this book").click()
    return screen.page.locator(".facts-dialog")


def test_another_encoding_is_chosen_and_the_detected_one_again(screens, novel):
    screen = screens()
    page = screen.page
    screen.open_library()
    dialog = about(screen, novel)
    choice = dialog.get_by_label("Encoding of the file")
    expect(choice.locator("option").first).to_have_text("KOI8-R (detected)")
    # The candidates come first, with what they make of the text.
    expect(choice.locator("optgroup").first.locator("option").first).to_contain_text("Вечером старик")
    choice.select_option("windows-1251")
    expect(page.locator(".toast")).to_contain_text("is read in another encoding")
    page.keyboard.press("Escape")
    screen.book(novel).locator("a").click()
    screen.wait_for_text()
    expect(page.locator('[data-chapter-index="0"]')).not_to_contain_text("старик")
    screen.open_library()
    dialog = about(screen, novel)
    choice = dialog.get_by_label("Encoding of the file")
    expect(choice).to_have_value("windows-1251")
    choice.select_option("")
    expect(choice).to_be_enabled()
    page.keyboard.press("Escape")
    screen.book(novel).locator("a").click()
    screen.wait_for_text()
    expect(page.locator('[data-chapter-index="0"]')).to_contain_text("старик")


def test_the_language_is_shown_as_detected_and_corrected_in_one_choice(screens, walk):
    screen = screens()
    page = screen.page
    screen.open_library()
    dialog = about(screen, walk)
    choice = dialog.get_by_label("Language of the book")
    expect(choice.locator("option").first).to_have_text("German (detected)")
    choice.select_option("nl")
    expect(page.locator(".toast")).to_contain_text("The language of")
    page.keyboard.press("Escape")
    dialog = about(screen, walk)
    expect(dialog.get_by_label("Language of the book")).to_have_value("nl")
    page.keyboard.press("Escape")
    screen.book(walk).locator("a").click()
    screen.wait_for_text()
    expect(page.locator('[lang="nl"]').first).to_be_attached()


def test_the_encoding_of_a_page_is_chosen_and_its_chapters_are_not(screens, client, tmp_path):
    path = tmp_path / "orchard.html"
    text = RUSSIAN.replace("\n\n", "</p><p>")
    path.write_bytes(f"<html><head><title>Orchard</title></head><body><p>{text}</p></body></html>".encode("koi8-r"))
    book = client.add(path)["id"]
    screen = screens()
    screen.open_library()
    dialog = about(screen, book)
    choice = dialog.get_by_label("Encoding of the file")
    expect(choice.locator("option").first).to_have_text("KOI8-R (detected)")
    expect(choice.locator("optgroup").first.locator("option").first).to_contain_text("Вечером старик")
    expect(dialog.locator(".corrections-chapters")).to_have_count(0)
    choice.select_option("windows-1251")
    expect(screen.page.locator(".toast")).to_contain_text("is read in another encoding")
    assert client.book(book)["encoding"] == "windows-1251"
