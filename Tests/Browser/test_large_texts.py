"""Large texts: any place is read while they arrive, and a list of very many chapters comes in parts."""

import pytest
from playwright.sync_api import expect

from harness.waiting import until

SLOWLY = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": 2_000_000}
"""Bytes in a second: an upload of 40 MB that can be met on its way, also beside other work."""
LINE = "Nobody aboard had slept a single hour, and the lamp was out. "


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


def test_any_place_of_a_large_text_is_read_while_it_arrives_and_kept(screen, client, tmp_path):
    path = tmp_path / "large.txt"
    path.write_text("The harbour\n\n" + "".join(f"{number}. {LINE * 4}\n\n" for number in range(160_000)))
    screen.open_library()
    session = screen.page.context.new_cdp_session(screen.page)
    session.send("Network.emulateNetworkConditions", SLOWLY)
    screen.choose_file(path)
    screen.page.get_by_role("button", name="Read now").click()
    dialog = screen.page.get_by_role("dialog", name="large.txt")
    text = dialog.get_by_role("region", name="large.txt")
    expect(text).to_contain_text("The harbour")
    assert "large.txt" not in [book["fileName"] for book in client.books()]
    # What has arrived by then can be read; a place behind it leads to its last line.
    dialog.get_by_role("slider", name="Place in the text").fill("100")
    expect(text).not_to_contain_text("The harbour")
    first = text.locator("p").first.inner_text()
    dialog.get_by_role("button", name="Close").click()
    session.send("Network.emulateNetworkConditions", SLOWLY | {"uploadThroughput": -1})
    until(lambda: "large.txt" in [book["fileName"] for book in client.books()], 120, "the whole book")
    book = next(book for book in client.books() if book["fileName"] == "large.txt")
    until(lambda: client.book(book["id"])["position"]["offset"] > 0, 30, "the place")
    screen.open_book(book["id"])
    expect(screen.page.locator("#text")).to_contain_text(first)
