"""A large file whose import is cancelled leaves nothing behind, and can be added again."""

import pytest
from playwright.sync_api import expect

from harness.waiting import until

LINE = "Nobody aboard had slept a single hour, and the lamp was out. "


def text(path, chapters):
    with path.open("w") as file:
        for number in range(1, chapters + 1):
            file.write(f"Chapter {number}: Tide\n\n" + f"{number}. {LINE * 9}\n\n" * 12)
    return path


@pytest.fixture(scope="module")
def library_of_novels(tmp_path_factory):
    """Some 270 MB, which take seconds to send and seconds to read."""
    path = text(tmp_path_factory.mktemp("cancelled") / "cancelled.txt", 40_000)
    yield path
    path.unlink()


def uploads(client):
    return client.json("GET", "/api/uploads")["uploads"]


def expect_nothing_stays(screen, client, known):
    expect(screen.page.locator(".import")).to_have_count(0)
    until(lambda: not uploads(client), what="the end of the upload")
    # What is read a little longer would be a book soon.
    screen.page.wait_for_timeout(3000)
    assert [book["id"] for book in client.books()] == known


@pytest.mark.parametrize("stage", ["Uploading", "Checking file"])
def test_an_import_is_cancelled_while_it_is_sent_or_read(stage, screen, client, library_of_novels):
    known = [book["id"] for book in client.books()]
    screen.open_library()
    # The piece that is on its way may be answered after the upload has gone.
    screen.watch.allow("answer 404: PATCH")
    screen.choose_file(library_of_novels)
    row = screen.page.locator(".import", has_text="cancelled.txt")
    expect(row).to_contain_text(stage, timeout=60_000)
    # A file that is read is a book soon.
    if stage == "Uploading":
        until(lambda: uploads(client), what="the upload")
    row.get_by_role("button", name="Cancel adding cancelled.txt").click()
    expect_nothing_stays(screen, client, known)


def test_a_failed_import_that_is_dismissed_leaves_no_upload(screen, client, tmp_path):
    large = text(tmp_path / "twice.txt", 6000)
    client.add(large)
    known = [book["id"] for book in client.books()]
    screen.open_library()
    screen.watch.allow("answer 409: POST")
    screen.choose_file(large)
    row = screen.page.locator(".import-failed", has_text="twice.txt")
    expect(row).to_be_visible(timeout=60_000)
    assert len(uploads(client)) == 1
    row.get_by_role("button", name="Dismiss the message about twice.txt").click()
    expect_nothing_stays(screen, client, known)
