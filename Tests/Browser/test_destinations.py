"""An admin keeps places on other machines where backups go, and backs up to them in the account view."""

from playwright.sync_api import expect

from harness import axe, dav, epub
from harness.waiting import until_still


def add_folder(page, address, password):
    page.get_by_text("Add a WebDAV folder").click()
    form = page.locator("details", has_text="Add a WebDAV folder")
    form.get_by_label("Name of the destination").fill("nas")
    form.get_by_label("Address").fill(address)
    form.get_by_label("User (optional)").fill("eva")
    form.get_by_label("Password (optional)", exact=True).fill(password)
    form.get_by_role("button", name="Test and save").click()
    return form


def test_a_backup_goes_to_a_server_and_the_page_says_so(screen, client, tmp_path):
    client.add(epub.write(tmp_path / "one.epub", [epub.chapter(1)], title="Cellars"))
    page = screen.page
    with dav.serving() as (address, files):
        page.goto(screen.address + "/account")
        expect(page.get_by_text("No destinations yet.")).to_be_visible()
        add_folder(page, address, "sesame")
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
        form = add_folder(page, address, "other")
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
