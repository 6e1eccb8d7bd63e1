"""More than one page on the same book: nobody's place is lost, and one voice speaks."""

import re

from playwright.sync_api import expect

from harness.waiting import until


def middle_of(client, book, index):
    chapter = client.book(book["id"])["chapters"][index]
    return chapter["start"] + chapter["length"] // 2


def test_another_devices_place_is_offered_and_never_overwritten(screen, client, novel):
    book = client.add(novel)
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.watch.allow("answer 409: PUT")
    there = middle_of(client, book, 4)
    client.set_position(book["id"], there, device="Kitchen")
    notice = screen.page.get_by_text(re.compile("another device|Kitchen|elsewhere", re.I)).first
    expect(notice).to_be_visible()
    screen.page.mouse.move(640, 400)
    screen.page.mouse.wheel(0, 900)
    screen.page.get_by_role("button", name=re.compile("^Go|Continue|Jump", re.I)).first.click()
    expect(screen.page.locator('[data-chapter-index="4"]')).to_be_in_viewport()


def two_pages(screens, context, book):
    """Two pages of one browser, both with the book open."""
    pages = screens(context), screens(context)
    for screen in pages:
        screen.watch.allow("answer 409: PUT")
        screen.open_book(book["id"])
    return pages


def test_two_pages_of_one_browser_do_not_speak_at_once(screens, contexts, client, novel):
    book = client.add(novel)
    first, second = two_pages(screens, contexts(), book)
    first.page.bring_to_front()
    first.listen_from_view()
    second.page.bring_to_front()
    second.listen_from_view(0.6)
    first.sound.wait_until_silent()
    assert second.sound.is_playing()


def test_the_library_of_another_page_follows(screens, client, novel):
    book = client.add(novel)
    first, second = screens(), screens()
    first.open_library()
    second.open_library()
    client.json("DELETE", f"/api/books/{book['id']}")
    for screen in (first, second):
        expect(screen.book(book["id"])).to_have_count(0)


def test_two_people_listen_to_one_book(screens, client, novel):
    book = client.add(novel)
    first, second = screens(), screens()
    for screen, fraction in ((first, 0.3), (second, 0.7)):
        screen.watch.allow("answer 409: PUT")
        screen.open_book(book["id"])
        screen.listen_from_view(fraction)
    for screen in (first, second):
        screen.sound.wait_until_playing(after=screen.sound.time())


def test_two_pages_of_one_browser_are_one_reader(screens, contexts, client, novel):
    """Whoever goes on in another tab is not asked which place counts: it is the last one."""
    book = client.add(novel)
    first, second = two_pages(screens, contexts(), book)
    for screen, step in ((first, 900), (second, 300), (first, 600)):
        screen.page.bring_to_front()
        version = client.position(book["id"])["version"]
        screen.page.mouse.move(640, 400)
        screen.page.mouse.wheel(0, step)
        until(lambda: client.position(book["id"])["version"] > version, what="the place of this page")
    for screen in (first, second):
        expect(screen.page.get_by_text("Go there?")).to_have_count(0)


def test_a_book_that_is_removed_elsewhere_can_be_read_on_and_put_back(screen, client, novel):
    book = client.add(novel)
    screen.open_book(book["id"])
    client.json("DELETE", f"/api/books/{book['id']}")
    expect(screen.page.get_by_text("was removed")).to_be_visible()
    screen.listen_from_view()
    screen.page.get_by_role("button", name="Undo").click()
    expect(screen.page.get_by_text("was removed")).to_have_count(0)
    until(lambda: book["id"] in [other["id"] for other in client.books()])
