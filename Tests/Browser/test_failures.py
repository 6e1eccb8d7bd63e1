"""What may go wrong with the machine: each has its message on the page, and the rest works."""

import contextlib
import os
import pathlib
import shutil
import sqlite3
import subprocess

import pytest
from playwright.sync_api import expect

from harness import epub
from harness.client import Client
from harness.program import ROOT

SMALL = 160
"""Megabytes in a data folder that is meant to run full; the program keeps some of it free."""


@pytest.fixture
def small_disk(tmp_path):
    """A disk of a few megabytes, which only root can make."""
    folder = tmp_path / "disk"
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SMALL}m", "tmpfs", folder], capture_output=True)
    if made.returncode:
        pytest.skip("a small disk can only be mounted by root")
    yield folder
    subprocess.run(["umount", "--lazy", folder], check=True)


def speak_and_read(screen, client, book):
    """The rest works: the book opens and speaks."""
    screen.open_book(book)
    screen.listen_from_view()
    assert screen.sound.is_playing()
    assert client.call("GET", "/healthz")


def refused_in_page(screen, client, file):
    """Imports a file that is refused; gives the problem, whose sentence is on the page."""
    screen.choose_file(file)
    problem = client.refusal(file)
    expect(screen.page.get_by_text(problem["detail"]).first).to_be_visible()
    return problem


def test_a_full_disk(programs, screens, small_disk, tmp_path):
    program = programs(home=small_disk)
    client = Client(program)
    book = client.add(epub.novel(tmp_path / "small.epub"))
    screen = screens(address=program.address)
    screen.watch.allow("answer 507")
    large = tmp_path / "large.txt"
    with open(large, "wb") as file:
        file.truncate((SMALL - 16) << 20)
    screen.open_library()
    problem = refused_in_page(screen, client, large)
    assert problem["type"] == "disk-full"
    # Nothing of it stays behind.
    assert len(client.books()) == 2
    assert shutil.disk_usage(small_disk).free > (SMALL - 32) << 20
    # Now really full, to the last byte.
    with contextlib.suppress(OSError), open(small_disk / "filler", "wb") as filler:
        while True:
            filler.write(bytes(1 << 16))
            filler.flush()
    speak_and_read(screen, client, book["id"])
    (small_disk / "filler").unlink()
    assert client.set_position(book["id"], 100)["offset"] == 100


def test_a_data_folder_that_cannot_be_written_to(programs, screens, small_disk, tmp_path):
    program = programs(home=small_disk)
    client = Client(program)
    book = client.add(epub.novel(tmp_path / "novel.epub"))
    program.stop()
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    program.start()
    assert "reading progress and new books can't be saved" in program.output()
    screen = screens(address=program.address)
    screen.watch.allow("answer 507")
    screen.open_library()
    problem = refused_in_page(screen, client, epub.novel(tmp_path / "other.epub", title="Other"))
    assert problem["type"] == "read-only"
    speak_and_read(screen, client, book["id"])


def database_of(program):
    """The library's database."""
    return next(file for file in pathlib.Path(program.home).rglob("*") if file.is_file() and file.read_bytes()[:15] == b"SQLite format 3")


@pytest.mark.own_program
def test_a_database_that_another_program_holds(program, client, screen, novel, tmp_path):
    book = client.add(novel)
    screen.watch.allow("answer 503")
    screen.open_library()
    other = sqlite3.connect(database_of(program), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    problem = refused_in_page(screen, client, epub.novel(tmp_path / "other.epub", title="Other"))
    assert problem["type"] == "busy"
    speak_and_read(screen, client, book["id"])
    other.execute("ROLLBACK")
    other.close()
    assert client.add(tmp_path / "other.epub")["title"] == "Other"


@pytest.mark.own_program
def test_a_database_of_a_newer_version(program, programs):
    program.stop()
    database = sqlite3.connect(database_of(program))
    tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type='table'")]
    migrations = next(name for name in tables if "migration" in name)
    database.execute(f"INSERT INTO {migrations} (name) VALUES ('9999-of-tomorrow')")
    database.commit()
    database.close()
    with pytest.raises(AssertionError) as ended:
        programs(home=program.home)
    assert "newer" in str(ended.value)


@pytest.fixture
def damaged_resources(tmp_path):
    """The program's resources, with a voice that is damaged."""
    prepared = pathlib.Path(os.environ.get("VORLESER_RESOURCES", ROOT / ".resources/share"))
    folder = tmp_path / "checkout/.resources/share"
    folder.parent.mkdir(parents=True)
    (tmp_path / "checkout/Web").symlink_to(ROOT / "Web")
    shutil.copytree(prepared, folder, symlinks=True, ignore=shutil.ignore_patterns("kokoro"), copy_function=os.symlink)
    for model in (folder / "hibari").rglob("*.onnx"):
        content = model.read_bytes()
        model.unlink()
        model.write_bytes(content[: len(content) // 2])
    return folder


def test_a_damaged_voice(programs, screens, damaged_resources, tmp_path):
    program = programs(environment={"VORLESER_RESOURCES": str(damaged_resources)})
    client = Client(program)
    book = client.add(epub.novel(tmp_path / "book.epub"))
    screen = screens(address=program.address)
    screen.watch.allow("answer 503", "console: ")
    screen.open_book(book["id"])
    screen.click_word(screen.word_in_view())
    screen.wait_for_state("failed")
    expect(screen.page.get_by_text("The voice can't be used").first).to_be_visible()
    expect(screen.page.get_by_role("button", name="Try again")).to_be_visible()
    # Reading goes on.
    screen.page.mouse.wheel(0, 900)
    screen.word_in_view()
    screen.open_library()


def test_a_sentence_that_cannot_be_spoken_is_skipped_and_counted(program, client, screen, tmp_path):
    strange = "<p>Plain words come first here.</p><p>\u2603\u2042\u2603 \u16a0\u16a1\u16a2</p><p>Plain words come last here.</p>"
    book = client.add(epub.write(tmp_path / "strange.epub", [epub.page(strange)]))
    screen.open_book(book["id"])
    screen.page.keyboard.press("t")
    screen.sound.wait_until_playing()
    screen.wait_for_state("finished")


def test_an_address_that_leads_nowhere(screen):
    screen.watch.allow("answer 404", "console: Problem: There is no book")
    screen.page.goto(screen.address + "/read/99999")
    expect(screen.page.get_by_text("There is no book").first).to_be_visible()
    screen.page.get_by_role("link", name="Go to library").click()
    expect(screen.page.get_by_role("button", name="Add books", exact=True)).to_be_visible()


def test_a_chapter_that_does_not_come_can_be_asked_for_again(screen, client, novel):
    book = client.add(novel)
    screen.watch.allow("answer 500", "failed: GET")
    screen.page.route(
        "**/chapters/1?*",
        lambda route: route.fulfill(
            status=500,
            content_type="application/problem+json",
            body='{"type":"defect","title":"A defect","status":500,"detail":"The chapter fell over."}',
        ),
    )
    screen.open_book(book["id"])
    screen.page.mouse.move(640, 400)
    expect(screen.page.locator('[data-chapter-index="0"]')).to_be_visible()
    again = screen.page.get_by_role("button", name="Try again")
    for _ in range(20):
        screen.page.mouse.wheel(0, 800)
        if again.first.is_visible():
            break
    expect(screen.page.get_by_text("The chapter fell over.").first).to_be_visible()
    screen.page.unroute("**/chapters/1?*")
    again.first.click()
    expect(screen.page.locator('[data-chapter-index="1"] h1')).to_be_attached()
