"""An audiobook is shared by a link with somebody who has no account. About 20 seconds."""

import re

import pytest
from playwright.sync_api import expect

from harness import axe, epub
from harness.waiting import until, until_page

PASSWORD = "three quiet rivers"


@pytest.fixture
def ada(screens, client, tmp_path):
    """Somebody with an account, who has one book and its audiobook."""
    book = client.add(epub.write(tmp_path / "letters.epub", [epub.page("<h1>One</h1><p>It rained.</p>")], title="Letters"))
    client.json("POST", f"/api/books/{book['id']}/audiobooks", {"format": "mp3"})
    until(lambda: client.json("GET", "/api/audiobooks")["audiobooks"][0]["state"] == "done", 60, "the audiobook")
    screen = screens()
    screen.page.goto(screen.address + "/account")
    screen.page.get_by_role("textbox", name="Name").first.fill("Ada")
    screen.number = book["id"]
    screen.page.get_by_label("New password").fill(PASSWORD)
    screen.page.get_by_role("button", name="Create account").click()
    expect(screen.page.get_by_role("heading", name="Ada")).to_be_visible()
    return screen


def shared(ada):
    """The dialog with the link of a new audiobook, and the link."""
    ada.page.goto(ada.address + "/")
    ada.choose_in_menu(ada.number, "Make audiobook…")
    dialog = ada.page.get_by_role("dialog", name=re.compile("^Audiobook of"))
    dialog.get_by_role("button", name="Share by link").click()
    sharing = ada.page.get_by_role("dialog", name="Share “Letters”")
    assert axe.violations(ada.page) == []
    sharing.get_by_role("button", name="Create link").click()
    return sharing, sharing.get_by_label("Link", exact=True).input_value()


def test_whoever_has_the_link_listens_and_saves_until_it_is_revoked(ada, screens, tmp_path):
    sharing, link = shared(ada)
    assert re.search(r"/shared#[\w-]{43}$", link)
    expect(sharing.get_by_text("The link works until")).to_be_visible()
    guest = screens()
    guest.watch.allow("answer 404", "answer 401", "404", "401")
    page = guest.page
    page.goto(link)
    expect(page.get_by_role("heading", name="Letters")).to_be_visible()
    expect(page.get_by_text("MP3 ·")).to_be_visible()
    assert axe.violations(page) == []
    page.evaluate("document.querySelector('audio').play()")
    until_page(page, "() => document.querySelector('audio').currentTime > 0.2")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download").click()
    assert saved.value.suggested_filename == "Letters.mp3"
    path = tmp_path / "saved.mp3"
    saved.value.save_as(path)
    assert path.read_bytes()[:3] == b"ID3"
    # It opens nothing else.
    page.goto(guest.address + "/")
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    sharing.get_by_role("button", name="Revoke link").click()
    expect(sharing.get_by_role("button", name="Revoke link")).to_be_hidden()
    page.goto(link)
    until(lambda: page.get_by_role("alert").count() > 0, what="the refusal")
    expect(page.get_by_role("alert")).to_contain_text("This link has expired or was revoked.")
