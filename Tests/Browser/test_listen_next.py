"""The listening queue: books are lined up, moved, taken out, and played one after the other."""

import pytest
from playwright.sync_api import expect

from harness import axe, designed
from harness.touch import Fingers
from harness.waiting import until, until_still


@pytest.fixture
def books(client, tmp_path):
    """Three short books: their numbers by title."""
    numbers = {}
    for title in ("Anchor", "Boat", "Compass"):
        path = tmp_path / f"{title}.txt"
        path.write_text(f"{title}. It is short.\n", encoding="utf-8")
        numbers[title] = client.add(path)["id"]
    return numbers


def queue(client):
    return [book["title"] for book in client.json("GET", "/api/listening-queue")["books"]]


def test_books_are_lined_up_moved_and_taken_out(screen, client, books):
    screen.open_library()
    for title in ("Anchor", "Boat", "Compass"):
        screen.choose_in_menu(books[title], "Add to “Listen next”")
        until(lambda: title in queue(client))
    screen.page.get_by_role("button", name="Show", exact=True).click()
    dialog = screen.page.get_by_role("dialog", name="Listen next")
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    assert axe.violations(screen.page) == []
    dialog.get_by_role("button", name="Move “Compass” up").click()
    until(lambda: queue(client) == ["Anchor", "Compass", "Boat"])
    expect(dialog.get_by_role("button", name="Move “Compass” up")).to_be_focused()
    dialog.get_by_role("button", name="Remove “Anchor”").click()
    until(lambda: queue(client) == ["Compass", "Boat"])
    expect(dialog.get_by_role("listitem")).to_have_count(2)


def test_of_several_books_those_without_words_are_not_lined_up(screen, client, books, tmp_path):
    strip = client.add(designed.comic(tmp_path / "strip.cbz"))["id"]
    screen.open_library()
    page = screen.page
    page.get_by_role("button", name="Select", exact=True).click()
    screen.book(strip).locator(".book-link").click()
    more = page.locator(".selection-bar").get_by_role("button", name="More")
    more.click()
    expect(page.get_by_role("menuitem", name="Archive")).to_be_visible()
    entry = page.get_by_role("menuitem", name="Add to “Listen next”")
    expect(entry).to_have_count(0)
    page.keyboard.press("Escape")
    screen.book(books["Anchor"]).locator(".book-link").click()
    more.click()
    entry.click()
    until(lambda: queue(client) == ["Anchor"])


def open_queue(screen, client, numbers):
    client.json("PATCH", "/api/listening-queue", {"add": numbers})
    screen.open_library()
    screen.page.locator(".places-button").click()
    screen.page.get_by_role("menuitem", name="Listen next…").click()
    dialog = screen.page.get_by_role("dialog", name="Listen next")
    expect(dialog.locator(".queue-row")).to_have_count(len(numbers))
    # Its handles move while the dialog appears, and a press beside them drags nothing.
    until_still(screen.page)
    return dialog


def middle(element):
    box = element.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def handle(dialog, title):
    return dialog.get_by_role("button", name=f"Move “{title}”", exact=True)


def shown(dialog):
    return dialog.locator(".queue-title").all_inner_texts()


def test_a_book_is_dragged_to_another_place_and_escape_puts_it_back(screen, client, books):
    dialog = open_queue(screen, client, list(books.values()))
    mouse = screen.page.mouse
    below = middle(handle(dialog, "Compass"))
    mouse.move(*middle(handle(dialog, "Anchor")))
    mouse.down()
    mouse.move(*below, steps=5)
    expect(dialog.locator(".queue-row.is-dragged")).to_have_count(1)
    screen.page.keyboard.press("Escape")
    expect(dialog.locator(".queue-row.is-dragged")).to_have_count(0)
    expect(dialog).to_be_visible()
    mouse.up()
    assert shown(dialog) == queue(client) == ["Anchor", "Boat", "Compass"]
    mouse.move(*middle(handle(dialog, "Anchor")))
    mouse.down()
    mouse.move(*below, steps=5)
    mouse.up()
    expect(dialog.locator(".queue-title")).to_have_text(["Boat", "Compass", "Anchor"])
    expect(dialog.get_by_role("status")).to_have_text("“Anchor” is number 3 of 3.")
    expect(handle(dialog, "Anchor")).to_be_focused()
    until(lambda: queue(client) == ["Boat", "Compass", "Anchor"])


def test_arrow_keys_on_a_handle_move_a_book(screen, client, books):
    dialog = open_queue(screen, client, list(books.values()))
    handle(dialog, "Boat").focus()
    screen.page.keyboard.press("ArrowUp")
    until(lambda: queue(client) == ["Boat", "Anchor", "Compass"])
    expect(handle(dialog, "Boat")).to_be_focused()
    screen.page.keyboard.press("ArrowUp")
    screen.page.keyboard.press("End")
    until(lambda: queue(client) == ["Anchor", "Compass", "Boat"])
    assert axe.violations(screen.page) == []


def test_a_finger_drags_a_book_and_the_list_scrolls_at_its_edge(screens, client, tmp_path):
    titles = [f"Book {number:02}" for number in range(20)]
    numbers = []
    for title in titles:
        path = tmp_path / f"{title}.txt"
        path.write_text(f"{title}. It is short.\n", encoding="utf-8")
        numbers.append(client.add(path)["id"])
    screen = screens(viewport={"width": 390, "height": 700}, has_touch=True, is_mobile=True)
    dialog = open_queue(screen, client, numbers)
    listed = dialog.locator(".queue-list")
    assert listed.evaluate("list => list.scrollHeight > list.clientHeight + 100")
    fingers = Fingers(screen.page)
    x, y = middle(handle(dialog, "Book 01"))
    box = listed.bounding_box()
    fingers.down(x, y)
    fingers.move(x, y + 30)
    fingers.move(x, box["y"] + box["height"] - 5)
    until(lambda: listed.evaluate("list => list.scrollTop + list.clientHeight >= list.scrollHeight - 1"))
    fingers.up()
    until(lambda: queue(client) == [titles[0], *titles[2:], titles[1]])
    assert shown(dialog) == queue(client)


def test_without_motion_rows_make_way_at_once(screens, client, books):
    screen = screens(reduced_motion="reduce")
    dialog = open_queue(screen, client, list(books.values()))
    screen.page.mouse.move(*middle(handle(dialog, "Anchor")))
    screen.page.mouse.down()
    screen.page.mouse.move(*middle(handle(dialog, "Compass")), steps=5)
    boat = dialog.locator(".queue-row").filter(has_text="Boat")
    assert boat.evaluate("row => parseFloat(getComputedStyle(row).transitionDuration) < 0.001")
    screen.page.mouse.up()


def test_what_another_page_adds_while_a_book_is_held_is_kept(screen, client, books):
    dialog = open_queue(screen, client, [books["Anchor"], books["Boat"]])
    screen.page.mouse.move(*middle(handle(dialog, "Anchor")))
    screen.page.mouse.down()
    screen.page.mouse.move(*middle(handle(dialog, "Boat")), steps=5)
    with screen.page.expect_response("**/api/listening-queue"):
        client.json("PATCH", "/api/listening-queue", {"add": [books["Compass"]]})
    expect(dialog.locator(".queue-row.is-dragged")).to_have_count(1)
    screen.page.mouse.up()
    until(lambda: queue(client) == ["Boat", "Anchor", "Compass"])


def test_the_next_book_plays_when_one_ends(screen, client, books):
    client.json("PATCH", "/api/listening-queue", {"add": [books["Anchor"], books["Boat"]]})
    screen.open_library()
    screen.page.locator(".places-button").click()
    screen.page.get_by_role("menuitem", name="Listen next…").click()
    screen.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    screen.page.wait_for_url(f"**/read/{books['Anchor']}")
    screen.page.wait_for_url(f"**/read/{books['Boat']}", timeout=60_000)
    expect(screen.page.get_by_text("Now playing: Boat")).to_be_visible()
    until(lambda: queue(client) == [])
