"""A book is read to an audio file from its menu."""

import pytest
from playwright.sync_api import expect

from harness import axe, epub
from harness.waiting import until


def open_audiobooks(screen, book):
    screen.open_library()
    screen.choose_in_menu(book["id"], "Make audiobook…")
    return screen.page.get_by_role("dialog")


def audiobooks(client):
    return client.json("GET", "/api/audiobooks")["audiobooks"]


def test_an_audiobook_is_made_and_saved(screen, client, tmp_path):
    book = client.add(epub.write(tmp_path / "one.epub", [epub.page("<h1>One</h1><p>It rained.</p>")], title="Cellars"))
    dialog = open_audiobooks(screen, book)
    expect(dialog.get_by_text("Read by Heart")).to_be_visible()
    assert axe.violations(screen.page) == []
    dialog.get_by_role("button", name="Make audiobook").click()
    row = dialog.get_by_role("listitem")
    expect(row).to_contain_text("MP3 · Heart")
    save = row.get_by_role("link", name="Download")
    expect(save).to_be_visible()
    with screen.page.expect_download() as saved:
        save.click()
    assert saved.value.suggested_filename == "Cellars.mp3"
    path = tmp_path / "saved.mp3"
    saved.value.save_as(path)
    assert path.read_bytes()[:3] == b"ID3"
    assert path.stat().st_size == audiobooks(client)[0]["byteCount"]
    assert axe.violations(screen.page) == []
    row.get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
    assert audiobooks(client) == []


@pytest.mark.parametrize(("format", "suffix", "start"), [("M4B", "m4b", b"ftypM4B "), ("EPUB with voice", "epub", b"mimetype")])
def test_other_kinds_are_made_where_the_server_can(screen, client, tmp_path, format, suffix, start):
    book = client.add(epub.write(tmp_path / "one.epub", [epub.page("<h1>One</h1><p>It rained.</p>")], title="Cellars"))
    dialog = open_audiobooks(screen, book)
    words = dialog.get_by_label("Highlight every word")
    dialog.get_by_label(format).check()
    if suffix == "epub":
        words.check()
    else:
        expect(words).to_be_hidden()
    assert axe.violations(screen.page) == []
    dialog.get_by_role("button", name="Make audiobook").click()
    row = dialog.get_by_role("listitem")
    expect(row).to_contain_text(f"{format} · Heart")
    save = row.get_by_role("link", name="Download")
    expect(save).to_be_visible()
    with screen.page.expect_download() as saved:
        save.click()
    assert saved.value.suggested_filename == f"Cellars.{suffix}"
    path = tmp_path / "saved"
    saved.value.save_as(path)
    assert start in path.read_bytes()[:60]
    assert audiobooks(client)[0]["level"] == ("word" if suffix == "epub" else None)


@pytest.mark.own_program
def test_a_long_one_is_paused_and_goes_on_after_a_restart(screen, program, client, tmp_path):
    screen.watch.allow("failed: ", "answer 5")
    book = client.add(epub.novel(tmp_path / "long.epub", count=40, title="A long one"))
    dialog = open_audiobooks(screen, book)
    dialog.get_by_role("button", name="Make audiobook").click()
    row = dialog.get_by_role("listitem")
    expect(row).to_contain_text("In progress")
    until(lambda: audiobooks(client)[0]["fraction"] > 0)
    row.get_by_role("button", name="Pause").click()
    expect(row).to_contain_text("Paused at")
    row.get_by_role("button", name="Resume").click()
    expect(row).to_contain_text("In progress")
    program.stop()
    program.start()
    until(lambda: audiobooks(client)[0]["state"] == "working")
    row.get_by_role("button", name="Remove").click()
    expect(row).to_have_count(0)
