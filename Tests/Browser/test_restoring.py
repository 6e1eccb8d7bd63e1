"""An admin restores a backup from the place where it has gone, in the account view."""

from playwright.sync_api import expect

from harness import axe, dav, epub
from harness.waiting import until_still


def back_up(screen, client, tmp_path, address, passphrase=""):
    """Backs a library with one book up to a server."""
    client.add(epub.write(tmp_path / "one.epub", [epub.chapter(1)], title="Cellars"))
    page = screen.page
    page.goto(screen.address + "/account")
    dav.add_folder(page, address, "sesame")
    page.get_by_role("button", name="Back up to “nas”").click()
    dialog = page.get_by_role("dialog", name="Back up to “nas”")
    dialog.get_by_label("Passphrase (optional)", exact=True).fill(passphrase)
    dialog.get_by_role("button", name="Back up now").click()
    expect(page.get_by_text("Last backup:")).to_be_visible()


def with_destination(screens, programs, address):
    """The account view of another library, which knows the server."""
    other = screens(address=programs().address)
    other.page.goto(other.address + "/account")
    dav.add_folder(other.page, address, "sesame")
    return other


def choose(page):
    page.get_by_role("button", name="Restore from “nas”").click()
    dialog = page.get_by_role("dialog", name="Restore from “nas”")
    expect(dialog.get_by_label("Backup", exact=True)).to_be_focused()
    return dialog


def test_a_backup_is_chosen_at_a_server_and_restored_into_another_library(screens, client, programs, tmp_path):
    with dav.serving() as (address, _):
        back_up(screens(), client, tmp_path, address)
        other = with_destination(screens, programs, address)
        page = other.page
        for words in "Restored: 1 book,", "Restored: 0 books,":
            dialog = choose(page)
            expect(dialog.get_by_label("Passphrase", exact=True)).to_be_hidden()
            until_still(page)
            assert axe.violations(page) == []
            dialog.get_by_role("button", name="Restore", exact=True).click()
            expect(dialog).to_be_hidden()
            expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()
        assert axe.violations(page) == []
        page.reload()
        expect(page.get_by_role("status").filter(has_text="Restored: 0 books,")).to_be_visible()
        page.get_by_role("button", name="Close the report of the restored backup").click()
        expect(page.get_by_text("Restored: 0 books,")).to_be_hidden()
        other.open_library()
        expect(page.get_by_role("link", name="Cellars")).to_be_visible()


def test_an_encrypted_backup_asks_again_until_its_passphrase_is_right(screens, client, programs, tmp_path):
    with dav.serving() as (address, _):
        back_up(screens(), client, tmp_path, address, "seven wet boots")
        page = with_destination(screens, programs, address).page
        dialog = choose(page)
        dialog.get_by_role("button", name="Restore", exact=True).click()
        expect(dialog.get_by_label("Passphrase", exact=True)).to_be_focused()
        dialog.get_by_label("Passphrase", exact=True).fill("seven dry boots")
        dialog.get_by_role("button", name="Restore", exact=True).click()
        expect(page.get_by_role("status").filter(has_text="passphrase of the backup")).to_be_visible()
        page.get_by_role("button", name="Try again…").click()
        dialog = page.get_by_role("dialog", name="Restore from “nas”")
        dialog.get_by_label("Passphrase", exact=True).fill("seven wet boots")
        dialog.get_by_role("button", name="Restore", exact=True).click()
        expect(page.get_by_role("status").filter(has_text="Restored: 1 book,")).to_be_visible()


def test_only_the_chosen_sections_are_restored(screens, client, programs, tmp_path):
    with dav.serving() as (address, _):
        back_up(screens(), client, tmp_path, address)
        other = with_destination(screens, programs, address)
        page = other.page
        dialog = choose(page)
        expect(dialog.get_by_label("Marks", exact=True)).to_be_hidden()
        dialog.get_by_label("Restore everything").uncheck()
        dialog.get_by_role("button", name="Restore", exact=True).click()
        expect(dialog.get_by_role("alert")).to_contain_text("Choose at least one thing")
        until_still(page)
        assert axe.violations(page) == []
        dialog.get_by_label("Marks", exact=True).check()
        dialog.get_by_role("button", name="Restore", exact=True).click()
        report = page.get_by_role("status").filter(has_text="Restored: 0 books,")
        expect(report).to_contain_text("that the library lacks: 1")


def test_a_server_that_is_gone_is_said_in_the_dialog(screen):
    page = screen.page
    screen.watch.allow("answer 422")
    with dav.serving() as (address, _):
        page.goto(screen.address + "/account")
        dav.add_folder(page, address, "sesame")
        expect(page.get_by_text("No backup yet")).to_be_visible()
        page.get_by_role("button", name="Restore from “nas”").click()
        dialog = page.get_by_role("dialog", name="Restore from “nas”")
        expect(dialog.get_by_text("There is no backup here yet.")).to_be_visible()
        dialog.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Restore from “nas”").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("be reached")
