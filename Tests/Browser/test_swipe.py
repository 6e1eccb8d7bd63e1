"""A finger pushes a book of the library aside and removes it; scrolling, mouse and keyboard are as before."""

import time

import pytest
from playwright.sync_api import expect

from harness import epub
from harness.touch import Fingers
from harness.waiting import until, until_page


@pytest.fixture
def books(client, tmp_path):
    made = []
    for number in range(14):
        file = tmp_path / f"text{number}.txt"
        file.write_text(f"The book number {number}.\n\n" + epub.sentence(number))
        made.append(client.add(file)["id"])
    return made


def middle(card):
    box = card.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 3


def push(fingers, card, by, down=4):
    """Pushes a card aside and rests there: after a finger that left in motion the browser takes no tap for a while."""
    x, y = middle(card)
    fingers.down(x, y)
    for step in (*range(1, 9), *[8] * 8):
        fingers.move(x + by * step / 8, y + down * step / 8)
        time.sleep(0.02)
    fingers.up()


def test_a_book_is_pushed_aside_and_removed_with_undo(screens, client, books):
    screen = screens(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page, fingers = screen.page, Fingers(screen.page)
    screen.open_library()
    card = page.locator(".grid > li").first
    card.scroll_into_view_if_needed()
    number = int(card.get_attribute("data-book-id"))
    button = page.locator(".book-remove")
    # A little way is none; nor is the other way.
    for by in -25, 120:
        push(fingers, card, by)
        expect(button).to_have_count(0)
    push(fingers, card, -120)
    expect(button).to_have_text("Remove")
    box, edge = button.bounding_box(), card.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44 and box["x"] + box["width"] <= edge["x"] + edge["width"] + 1
    # A tap on the card puts it back and opens nothing.
    page.touchscreen.tap(edge["x"] + 20, edge["y"] + 60)
    expect(button).to_have_count(0)
    assert page.url == screen.address + "/" and len(client.books()) == 15
    push(fingers, card, -120)
    button.tap()
    expect(screen.book(number)).to_have_count(0)
    assert number not in [book["id"] for book in client.books()]
    screen.messages.get_by_role("button", name="Undo").tap()
    expect(screen.book(number)).to_have_count(1)
    assert number in [book["id"] for book in client.books()]
    # A tap opens as ever.
    fingers.tap(*middle(screen.book(number)))
    screen.wait_for_text()
    assert page.url.endswith(f"/read/{number}")


def test_scrolling_over_books_pushes_none(screens, books):
    screen = screens(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page, fingers = screen.page, Fingers(screen.page)
    screen.open_library()
    card = page.locator(".grid > li").nth(2)
    card.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    x, y = middle(card)
    fingers.drag((x, y), (x - 40, y - 300), steps=12, pause=0.02)
    until(lambda: page.evaluate("scrollY") > before + 100, what="a scrolled library")
    expect(page.locator(".book-remove")).to_have_count(0)
    # What is pushed aside goes back when the page is scrolled.
    card = page.locator(".grid > li").nth(6)
    card.scroll_into_view_if_needed()
    push(fingers, card, -120)
    expect(page.locator(".book-remove")).to_have_count(1)
    page.evaluate("scrollBy(0, 200)")
    expect(page.locator(".book-remove")).to_have_count(0)


def test_a_mouse_pushes_nothing(screen, books):
    page = screen.page
    screen.open_library()
    card = screen.book(books[0])
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 120, y, steps=5)
    expect(page.locator(".book-remove")).to_have_count(0)
    page.mouse.up()
    expect(page.locator(".book-remove")).to_have_count(0)
    until_page(page, "() => document.querySelectorAll('[data-pushed]').length === 0")
