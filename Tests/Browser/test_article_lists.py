"""Lists of articles: the archive, unread ones, those of a website; and several as one file."""

import zipfile

import pytest
from playwright.sync_api import expect

from harness import axe


@pytest.fixture
def program(programs):
    """A program that may fetch from this machine."""
    return programs(arguments=["--open-host", "127.0.0.1"])


@pytest.fixture
def articles(client, site):
    """Three articles beside the guide: their numbers by title."""
    return {
        title: client.json("POST", "/api/articles", {"address": site.article(f"/{title}", title=title)})["id"]
        for title in ("Anchor", "Boat", "Compass")
    }


def grid(screen):
    return screen.page.locator(".grid [data-book-id]")


def go(screen, place):
    screen.page.locator(".places-button").click()
    screen.page.get_by_role("menu").get_by_text(place, exact=True).click()


def test_a_book_in_the_archive_leaves_the_list_and_is_found(screen, client, articles):
    screen.open_library()
    expect(grid(screen)).to_have_count(4)
    screen.choose_in_menu(articles["Boat"], "Archive")
    expect(grid(screen)).to_have_count(3)
    # Undone by the message.
    screen.page.get_by_role("button", name="Undo").click()
    expect(grid(screen)).to_have_count(4)
    assert not client.book(articles["Boat"])["archived"]
    screen.choose_in_menu(articles["Boat"], "Archive")
    expect(grid(screen)).to_have_count(3)
    screen.page.get_by_role("searchbox").fill("boat")
    expect(screen.book(articles["Boat"])).to_be_visible()
    screen.page.get_by_role("searchbox").fill("")
    expect(grid(screen)).to_have_count(3)
    go(screen, "Archive")
    expect(grid(screen)).to_have_count(1)
    expect(screen.page.locator(".places-button")).to_have_text("Archive")
    assert axe.violations(screen.page) == []
    screen.choose_in_menu(articles["Boat"], "Take out of the archive")
    expect(screen.page.get_by_role("heading", name="No book fits these filters")).to_be_visible()
    assert not client.book(articles["Boat"])["archived"]


def test_the_places_lead_to_articles_unread_ones_and_websites(screen, client, articles, tmp_path):
    path = tmp_path / "Novel.txt"
    path.write_text("It was a novel.\n" * 20)
    client.add(path)
    client.json("PATCH", "/api/books", {"books": [articles["Anchor"]], "state": "finished"})
    screen.open_library()
    expect(grid(screen)).to_have_count(5)
    go(screen, "Articles")
    expect(grid(screen)).to_have_count(3)
    go(screen, "Unread articles")
    expect(grid(screen)).to_have_count(2)
    expect(screen.page.locator(".places-button")).to_have_text("Unread articles")
    go(screen, "Websites…")
    screen.page.get_by_role("dialog").get_by_role("button", name="127.0.0.1").click()
    expect(grid(screen)).to_have_count(3)
    expect(screen.page.locator(".places-button")).to_have_text("127.0.0.1")


def test_everything_in_the_archive_says_so(screen, client, articles):
    client.json("PATCH", "/api/books", {"books": [book["id"] for book in client.books()], "archived": True})
    screen.page.goto(screen.address)
    expect(screen.page.get_by_role("heading", name="All books are in the archive")).to_be_visible()
    screen.page.get_by_role("button", name="Show the archive").click()
    expect(grid(screen)).to_have_count(4)


def test_several_articles_become_one_epub(screen, client, articles):
    screen.open_library()
    screen.page.get_by_role("button", name="Select", exact=True).click()
    for title in ("Compass", "Anchor"):
        screen.book(articles[title]).locator("a").first.click()
    screen.page.get_by_role("button", name="More", exact=True).click()
    screen.page.get_by_role("menuitem", name="Export as one EPUB…").click()
    dialog = screen.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Export 2 books as one")
    assert axe.violations(screen.page) == []
    dialog.get_by_label("Title").fill("My week")
    with screen.page.expect_download() as download:
        dialog.get_by_role("button", name="Export", exact=True).click()
    assert download.value.suggested_filename == "My week.epub"
    with zipfile.ZipFile(download.value.path()) as file:
        texts = "".join(file.read(name).decode() for name in file.namelist() if name.endswith(".xhtml"))
    assert "Anchor" in texts and "Compass" in texts and "Boat</" not in texts


def test_the_articles_of_a_week_become_one_epub_in_one_step(screen, client, articles):
    screen.open_library()
    go(screen, "Articles of this week")
    expect(grid(screen)).to_have_count(3)
    expect(screen.page.get_by_role("button", name="Added: In the last 7 days")).to_be_visible()
    go(screen, "Export this list…")
    dialog = screen.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Export 3 books as one")
    title = dialog.get_by_label("Title").input_value()
    assert title.startswith("Articles of this week, ")
    with screen.page.expect_download() as download:
        dialog.get_by_role("button", name="Export", exact=True).click()
    with zipfile.ZipFile(download.value.path()) as file:
        texts = "".join(file.read(name).decode() for name in file.namelist() if name.endswith(".xhtml"))
    assert all(name in texts for name in articles)
