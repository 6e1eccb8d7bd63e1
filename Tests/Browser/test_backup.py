"""An admin saves the library to one file in the account view, and brings it back."""

import os
import subprocess

from playwright.sync_api import expect

from harness import axe, epub
from harness.program import ROOT


def test_a_library_is_saved_to_a_file_and_restored_into_another(screens, client, programs, tmp_path):
    client.add(epub.write(tmp_path / "one.epub", [epub.chapter(1)], title="Cellars"))
    screen = screens()
    page = screen.page
    page.goto(screen.address + "/account")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download backup").click()
    assert saved.value.suggested_filename.startswith("vorleser-20")
    file = tmp_path / "backup.zip"
    saved.value.save_as(file)
    assert axe.violations(page) == []

    other = screens(address=programs().address)
    page = other.page
    for words in "Restored: 1 book,", "Restored: 0 books,":
        page.goto(other.address + "/account")
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Restore backup…").click()
        chooser.value.set_files(file)
        expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()
    other.open_library()
    expect(page.get_by_role("link", name="Cellars")).to_be_visible()


def test_a_file_that_is_no_backup_is_refused_with_a_sentence(screen, tmp_path):
    page = screen.page
    file = tmp_path / "holiday.zip"
    file.write_bytes(b"not a backup")
    screen.watch.allow("answer 422")
    page.goto(screen.address + "/account")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Restore backup…").click()
    chooser.value.set_files(file)
    expect(page.get_by_text("isn’t a backup").or_(page.get_by_text("isn't a backup"))).to_be_visible()
    expect(page.get_by_role("button", name="Restore backup…")).to_be_enabled()


def encrypted_backup(tmp_path, passphrase):
    """A backup of a library with one book, which a command has written."""
    program = os.environ.get("VORLESER", str(ROOT / ".build/release/vorleser"))
    book = epub.write(tmp_path / "one.epub", [epub.chapter(1)], title="Cellars")
    file = tmp_path / "library.zip.age"
    for arguments in ["add", str(book)], ["backup", "--encrypt", "--passphrase-file", "-", str(file)]:
        subprocess.run(
            [program, *arguments, "--home", str(tmp_path / "first")], input=passphrase + "\n", text=True, check=True, capture_output=True
        )
    return file


def test_an_encrypted_backup_asks_for_its_passphrase_until_it_is_right(screen, tmp_path):
    file = encrypted_backup(tmp_path, "seven wet boots")
    page = screen.page
    screen.watch.allow("answer 422")
    page.goto(screen.address + "/account")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Restore backup…").click()
    chooser.value.set_files(file)
    dialog = page.get_by_role("dialog", name="Passphrase needed")
    dialog.get_by_label("Passphrase").fill("seven dry boots")
    assert axe.violations(page) == []
    dialog.get_by_role("button", name="Restore").click()
    expect(dialog.get_by_text("That isn’t the passphrase of this backup.")).to_be_visible()
    dialog.get_by_label("Passphrase").fill("seven wet boots")
    dialog.get_by_role("button", name="Restore").click()
    expect(page.get_by_role("status").filter(has_text="Restored: 1 book,")).to_be_visible()
