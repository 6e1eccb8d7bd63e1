"""An admin keeps places on other machines where backups go, and backs up to them in the account view."""

import sqlite3

import pytest
from playwright.sync_api import expect

from harness import axe, dav, epub
from harness.waiting import until_still


def test_a_backup_goes_to_a_server_and_the_page_says_so(screen, client, tmp_path):
    client.add(epub.write(tmp_path / "one.epub", [epub.chapter(1)], title="Cellars"))
    page = screen.page
    with dav.serving() as (address, files):
        page.goto(screen.address + "/account")
        expect(page.get_by_text("No destinations yet.")).to_be_visible()
        dav.add_folder(page, address, "sesame")
        expect(page.get_by_text("No backup yet")).to_be_visible()
        assert axe.violations(page) == []
        page.get_by_role("button", name="Back up to “nas”").click()
        dialog = page.get_by_role("dialog", name="Back up to “nas”")
        expect(dialog).to_be_visible()
        until_still(page)
        assert axe.violations(page) == []
        dialog.get_by_role("button", name="Back up now").click()
        expect(page.get_by_text("Last backup:")).to_be_visible()
        assert [name.split("-")[0] for name in files] == ["/vorleser"]
        page.get_by_role("button", name="Remove “nas”").click()
        expect(page.get_by_text("No destinations yet.")).to_be_visible()
        assert len(files) == 1


def test_a_wrong_password_is_said_in_the_form(screen):
    page = screen.page
    screen.watch.allow("answer 422")
    with dav.serving() as (address, _):
        page.goto(screen.address + "/account")
        form = dav.add_folder(page, address, "other")
        expect(form.get_by_role("alert")).to_contain_text("does not accept this user and password")
        expect(page.get_by_text("No destinations yet.")).to_be_visible()


def test_a_download_is_encrypted_with_a_passphrase(screen, tmp_path):
    page = screen.page
    screen.watch.allow("answer 422")
    page.goto(screen.address + "/account")
    page.get_by_role("button", name="Download encrypted…").click()
    dialog = page.get_by_role("dialog", name="Download encrypted backup")
    dialog.get_by_label("Passphrase", exact=True).fill("boots")
    dialog.get_by_role("button", name="Download").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.get_by_label("Passphrase", exact=True).fill("seven wet boots")
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Download").click()
    assert saved.value.suggested_filename.endswith(".zip.age")
    file = tmp_path / "backup.age"
    saved.value.save_as(file)
    assert file.read_bytes().startswith(b"age-encryption.org/v1\n")


def keep_schedule(page, period):
    page.get_by_role("button", name="Schedule of “nas”").click()
    dialog = page.get_by_role("dialog", name="Schedule of “nas”")
    dialog.get_by_label("Automatic backup").select_option(period)
    return dialog


def test_a_schedule_says_when_the_next_backup_comes_and_ends(screen):
    page = screen.page
    with dav.serving() as (address, _):
        page.goto(screen.address + "/account")
        dav.add_folder(page, address, "sesame")
        dialog = keep_schedule(page, "Every week")
        dialog.get_by_label("Day", exact=True).select_option("Saturday")
        dialog.get_by_label("Time", exact=True).fill("04:30")
        dialog.get_by_label("Encrypt the backups").check()
        until_still(page)
        assert axe.violations(page) == []
        # Encrypted without a passphrase is not sent.
        dialog.get_by_role("button", name="Save").click()
        expect(dialog.get_by_label("Passphrase", exact=True)).to_be_focused()
        dialog.get_by_label("Passphrase", exact=True).fill("seven wet boots")
        dialog.get_by_role("button", name="Save").click()
        expect(dialog).to_be_hidden()
        expect(page.get_by_text("Every Saturday at 4:30")).to_contain_text("next:")
        page.reload()
        expect(page.get_by_text("Every Saturday at 4:30")).to_be_visible()
        # The passphrase is kept for another day.
        dialog = keep_schedule(page, "Every day")
        expect(dialog.get_by_label("Encrypt the backups")).to_be_checked()
        expect(dialog.get_by_text("The passphrase is saved.")).to_be_visible()
        dialog.get_by_role("button", name="Save").click()
        expect(page.get_by_text("Every day at 4:30")).to_be_visible()
        keep_schedule(page, "Never").get_by_role("button", name="Save").click()
        expect(page.get_by_text("Every day at 4:30")).to_be_hidden()


@pytest.mark.own_program
def test_a_backup_that_was_due_while_the_server_was_off_is_made_up_for(screen, program):
    page = screen.page
    with dav.serving() as (address, files):
        page.goto(screen.address + "/account")
        dav.add_folder(page, address, "sesame")
        keep_schedule(page, "Every day").get_by_role("button", name="Save").click()
        expect(page.get_by_text("Every day at 3:00")).to_be_visible()
        assert not files
        page.goto("about:blank")
        program.stop()
        # The schedule was kept two days ago, and the server was off since then.
        database = sqlite3.connect(program.home / "library.sqlite")
        with database:
            database.execute("UPDATE backup_destinations SET scheduled_from = scheduled_from - 172800000")
        database.close()
        program.start()
        page.goto(screen.address + "/account")
        expect(page.get_by_text("Last backup:")).to_be_visible()
        assert [name.split("-")[0] for name in files] == ["/vorleser"]
        expect(page.get_by_text("Every day at 3:00")).to_contain_text("next:")


def choose_folder(page, path):
    page.get_by_text("Add a folder of the server").click()
    form = page.locator("details", has_text="Add a folder of the server")
    form.get_by_label("Name of the destination").fill("usb")
    form.get_by_label("Path of the folder").fill(str(path))
    form.get_by_role("button", name="Test and save").click()
    return form


@pytest.mark.own_program
def test_a_backup_goes_to_a_disk_of_the_server_and_a_missing_one_is_said(programs, screens, tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    program = programs(arguments=["--backups-below", str(disk)])
    screen = screens(address=program.address)
    screen.watch.allow("answer 422")
    page = screen.page
    page.goto(program.address + "/account")
    form = choose_folder(page, tmp_path / "elsewhere")
    expect(form.get_by_role("alert")).to_contain_text("Backups may not go to")
    assert axe.violations(page) == []
    form.get_by_label("Path of the folder").fill(str(disk / "books"))
    form.get_by_role("button", name="Test and save").click()
    expect(page.get_by_text(f"{disk / 'books'} · No backup yet")).to_be_visible()

    def back_up():
        page.get_by_role("button", name="Back up to “usb”").click()
        dialog = page.get_by_role("dialog", name="Back up to “usb”")
        dialog.get_by_role("button", name="Back up now").click()

    back_up()
    expect(page.get_by_text("Last backup:")).to_be_visible()
    kept = [path.name for path in (disk / "books").iterdir() if path.suffix == ".zip"]
    assert len(kept) == 1
    # The disk is disconnected, and its folder stays behind.
    (disk / "books").rename(disk / "away")
    (disk / "books").mkdir()
    back_up()
    expect(page.get_by_text("is not the one that was chosen")).to_be_visible()
    assert not list((disk / "books").iterdir())
    assert kept[0] in [path.name for path in (disk / "away").iterdir()]


def test_without_allowed_folders_the_page_says_how(screen):
    page = screen.page
    page.goto(screen.address + "/account")
    page.get_by_text("Add a folder of the server").click()
    expect(page.get_by_text("--backups-below FOLDER")).to_be_visible()
