"""The listening queue: books are lined up, moved, taken out, and played one after the other."""

import pytest
from playwright.sync_api import expect

from harness import axe
from harness.waiting import until


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
