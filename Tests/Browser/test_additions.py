"""A large text that a command of the server's machine adds: it is read on the page before it is a book."""

import contextlib
import re
import signal

import pytest
from playwright.sync_api import expect

LINE = "Nobody aboard had slept a single hour, and the lamp was out. "
CHAPTERS = 60_000
"""Some 400 MB: long enough under way to be met, also on a fast machine."""

pytestmark = pytest.mark.own_program


@pytest.fixture(scope="module")
def novel(tmp_path_factory):
    """One file for both tests, which goes with the last of them: its folder may lie in memory."""
    path = tmp_path_factory.mktemp("additions") / "added.txt"
    with path.open("w") as file:
        for number in range(1, CHAPTERS + 1):
            file.write(f"Chapter {number}: Tide\n\n" + f"{number}. {LINE * 9}\n\n" * 12)
    yield path
    path.unlink()


@contextlib.contextmanager
def held_addition(screen, program, client, novel):
    """The command that adds the text, held once all of it can be read: the addition lasts until the command goes on or dies."""
    with program.begin("add", str(novel)) as adding:
        try:
            expect(screen.page.get_by_role("button", name="Read now")).to_be_visible()
            while not all_is_there(client):
                assert adding.poll() is None, "the command ended before its text could be read"
                screen.page.wait_for_timeout(20)
            adding.send_signal(signal.SIGSTOP)
            yield adding
        finally:
            adding.kill()


def all_is_there(client):
    uploads = client.json("GET", "/api/uploads")["uploads"]
    under_way = [upload for upload in uploads if upload["for"] == "addition" and upload["book"] is None]
    return any(upload["received"] == upload["byteCount"] for upload in under_way)


def test_a_text_that_a_command_adds_is_read_before_it_is_a_book(screen, program, client, novel):
    screen.open_library()
    with held_addition(screen, program, client, novel) as adding:
        screen.page.get_by_role("button", name="Read now").click()
        dialog = screen.page.get_by_role("dialog", name="added.txt")
        text = dialog.get_by_role("region", name="added.txt")
        expect(text).to_contain_text("Chapter 1: Tide")
        dialog.get_by_role("button", name="Contents").click()
        headings = dialog.get_by_role("list", name="Contents").get_by_role("button")
        expect(headings.nth(99)).to_be_visible()
        headings.nth(41).click()
        expect(text.locator("h2, h3, p").first).to_contain_text("Chapter 42: Tide")
        # A thousandth of the text is 60 chapters.
        dialog.get_by_role("slider", name="Place in the text").press("ArrowRight")
        expect(text).to_contain_text(re.compile(r"\b1[12]\d\. Nobody"))
        field = dialog.get_by_role("searchbox", name="Search in this text")
        field.fill("77. nobody")
        field.press("Enter")
        dialog.get_by_role("list", name="All matches").get_by_role("button").first.click()
        expect(text).to_contain_text("77. Nobody")
        adding.send_signal(signal.SIGCONT)
        # Not by the process's own wait, which would keep what the browser says until its end: some thousand messages.
        while adding.poll() is None:
            screen.page.wait_for_timeout(100)
        assert adding.returncode == 0
    expect(dialog.get_by_text("This text is in your library now.")).to_be_visible(timeout=30_000)
    dialog.get_by_role("button", name="Open").click()
    expect(screen.page.locator("#text")).to_contain_text("77. Nobody")


def test_a_text_whose_command_was_killed_leaves_the_page(screen, program, client, novel):
    screen.open_library()
    known = [book["id"] for book in client.books()]
    with held_addition(screen, program, client, novel) as adding:
        adding.kill()
    # Neither the row of one under way nor that of a book.
    expect(screen.page.locator(".import")).to_have_count(0)
    assert [book["id"] for book in client.books()] == known


def test_a_text_that_a_command_adds_is_cancelled_on_the_page(screen, program, client, novel):
    screen.open_library()
    known = [book["id"] for book in client.books()]
    with held_addition(screen, program, client, novel) as adding:
        screen.page.get_by_role("button", name="Cancel adding added.txt").click()
        expect(screen.page.locator(".import")).to_have_count(0)
        adding.send_signal(signal.SIGCONT)
        # As after Ctrl-C.
        assert adding.wait(timeout=60) == 130
    assert [book["id"] for book in client.books()] == known
