"""An admin sees the watched folders in the account view, and chooses others."""

import contextlib
import sqlite3

import pytest
from playwright.sync_api import expect

from harness import axe

ASK_OFTEN = """
(() => {
  const later = window.setTimeout;
  window.setTimeout = (run, wait, ...rest) => later(run, wait === 5000 ? 1000 : wait, ...rest);
})();
"""
"""An initial script: every timeout of five seconds takes one, among them the page's question for the folders."""
NOVEL = "Rain fell on the harbour all day.\n"


@pytest.fixture
def books(tmp_path):
    for name in ["start", "below/scanner", "secret"]:
        (tmp_path / name).mkdir(parents=True)
    return tmp_path


@pytest.fixture
def watching(programs, books):
    return programs(arguments=["--watch", str(books / "start"), "--watch-below", str(books / "below")], is_bound=True)


@pytest.fixture
def page_of(watching, screens):
    def make(watch=()):
        screen = screens(address=watching.address)
        screen.watch.allow(*watch)
        screen.page.add_init_script(ASK_OFTEN)
        screen.page.goto(watching.address + "/account")
        return screen.page

    return make


@pytest.fixture
def held(watching):
    """While it lasts, another program has the library's database for itself."""

    @contextlib.contextmanager
    def hold():
        other = sqlite3.connect(watching.home / "library.sqlite", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")
        other.close()

    return hold


def row(page, path):
    return page.get_by_role("listitem").filter(has_text=str(path))


def choose(page, path):
    page.get_by_label("Folder on the server").fill(str(path))
    page.get_by_role("button", name="Watch", exact=True).click()


@pytest.mark.own_program
def test_what_is_found_in_a_folder_is_shown(page_of, books):
    page = page_of()
    start = row(page, books / "start")
    expect(start).to_contain_text("Set at the server’s start")
    expect(start).to_contain_text("Last look:")
    (books / "start/rain.txt").write_text(NOVEL)
    (books / "start/noise.epub").write_bytes(bytes(range(256)))
    expect(start).to_contain_text("1 book added")
    start.get_by_text("1 file was not added").click()
    expect(start).to_contain_text("noise.epub")
    assert axe.violations(page) == []
    (books / "start").rename(books / "away")
    expect(start).to_contain_text("can’t be read at the moment")
    (books / "away").rename(books / "start")
    expect(start).not_to_contain_text("can’t be read at the moment")


@pytest.mark.own_program
def test_a_folder_that_can_not_be_read_is_named_and_the_rest_is_watched(page_of, books):
    private = books / "start/private"
    private.mkdir(mode=0)
    page = page_of()
    start = row(page, books / "start")
    expect(start).to_contain_text("Subfolders that the server can’t read: private")
    (books / "start/rain.txt").write_text(NOVEL)
    expect(start).to_contain_text("1 book added")
    assert axe.violations(page) == []
    private.chmod(0o700)
    expect(start).not_to_contain_text("can’t read")


@pytest.mark.own_program
def test_what_keeps_the_library_from_storing_is_told_until_it_is_over(page_of, books, held):
    page = page_of()
    start = row(page, books / "start")
    expect(start).to_contain_text("Last look:")
    with held():
        (books / "start/rain.txt").write_text(NOVEL)
        expect(start).to_contain_text("Nothing more is added at the moment: Another program is using the library.")
    expect(start).to_contain_text("1 book added")
    expect(start).not_to_contain_text("Nothing more is added")


@pytest.mark.own_program
def test_a_folder_is_chosen_and_removed(page_of, books):
    page = page_of(watch=["answer 400"])
    choose(page, books / "secret")
    expect(page.get_by_role("alert").filter(has_text="may not be watched")).to_be_visible()
    (books / "below/scanner/rain.txt").write_text(NOVEL)
    choose(page, books / "below/scanner")
    scanner = row(page, books / "below/scanner")
    expect(scanner).to_contain_text("1 book added")
    expect(page.get_by_label("Folder on the server")).to_have_value("")
    page.get_by_role("button", name=f"Stop watching “{books / 'below/scanner'}”").click()
    expect(scanner).to_be_hidden()


def test_without_allowed_folders_the_page_says_how(screen):
    page = screen.page
    page.goto(screen.address + "/account")
    expect(page.get_by_text("No folders are watched.")).to_be_visible()
    expect(page.get_by_text("--watch-below FOLDER")).to_be_visible()


@pytest.mark.own_program
def test_the_list_goes_on_after_a_server_that_did_not_answer(page_of, books):
    page = page_of(watch=["failed: GET .*/api/watched-folders"])
    start = row(page, books / "start")
    expect(start).to_contain_text("Last look:")
    page.route("**/api/watched-folders", lambda route: route.abort())
    said = page.get_by_role("status").filter(has_text="isn’t responding")
    expect(said).to_be_visible(timeout=10_000)
    expect(said).to_have_count(1)
    (books / "start/rain.txt").write_text(NOVEL)
    page.unroute("**/api/watched-folders")
    expect(start).to_contain_text("1 book added")
    expect(said).to_be_hidden()
