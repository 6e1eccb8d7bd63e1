"""Feeds are followed on the page: found, fetched, tried again, taken over from other readers and handed out."""

import pytest
from playwright.sync_api import expect

from harness import axe
from harness.waiting import until

ITEM = "<item><title>{0}</title><link>/{1}</link><description>{2}</description></item>"


@pytest.fixture
def program(programs):
    """A program that may fetch from this machine."""
    return programs(arguments=["--open-host", "127.0.0.1"])


def write(site, *titles):
    items = "".join(ITEM.format(title, title.lower(), f"Text of {title}.") for title in titles)
    feed = f"<rss version='2.0'><channel><title>Harbour news</title>{items}</channel></rss>"
    site.pages["/feed"] = ("application/rss+xml", feed.encode())


def open_feeds(screen):
    screen.open_library()
    screen.page.get_by_role("button", name="More ways to add books").click()
    screen.page.get_by_role("menuitem", name="Feeds…").click()
    return screen.page.get_by_role("dialog", name="Feeds")


def titles(client):
    return sorted(book["title"] for book in client.books() if book["format"] == "article")


def test_a_website_is_followed_and_its_entries_become_articles(screen, client, site):
    write(site, "Tide", "Boats")
    home = site.write("/", "<p>Hello</p>", head="<link rel=alternate type=application/rss+xml href=/feed>")
    dialog = open_feeds(screen)
    expect(dialog).to_contain_text("No feeds yet.")
    dialog.get_by_label("Address of a feed or a website").fill(home)
    dialog.get_by_role("button", name="Follow", exact=True).click()
    row = dialog.get_by_role("listitem").filter(has_text="Harbour news")
    expect(row).to_contain_text("2 articles")
    assert titles(client) == ["Boats", "Tide"]
    assert axe.violations(screen.page) == []
    # What was removed does not come back.
    gone = next(book for book in client.books() if book["title"] == "Tide")
    client.json("DELETE", f"/api/books/{gone['id']}")
    write(site, "Storm", "Tide", "Boats")
    row.get_by_role("button", name="Fetch Harbour news now").click()
    until(lambda: titles(client) == ["Boats", "Storm"])
    site.article("/wreck", title="Wreck")
    row.get_by_role("button", name="More options for Harbour news").click()
    screen.page.get_by_role("menuitemradio", name="Full text from the page").click()
    expect(row).to_contain_text("full texts")
    write(site, "Wreck")
    row.get_by_role("button", name="Fetch Harbour news now").click()
    book = until(lambda: next((book for book in client.books() if book["title"] == "Wreck"), None))
    assert "nobody knew" in client.chapter(book["id"], 0)["html"]


def test_a_failure_says_why_and_is_tried_again(screen, client, site):
    write(site, "Tide")
    client.json("POST", "/api/feeds", {"address": site.address + "/feed"})
    until(lambda: titles(client) == ["Tide"])
    site.pages["/feed"] = 404
    dialog = open_feeds(screen)
    screen.watch.allow("answer 422: POST")
    dialog.get_by_role("button", name="Fetch Harbour news now").click()
    expect(dialog).to_contain_text("Failed: 127.0.0.1 has no such page (404).")
    assert axe.violations(screen.page) == []
    write(site, "Tide", "Storm")
    dialog.get_by_role("button", name="Try again").click()
    expect(dialog).not_to_contain_text("Failed")
    until(lambda: titles(client) == ["Storm", "Tide"])
    dialog.get_by_label("Address of a feed or a website").fill(site.address + "/none")
    dialog.get_by_role("button", name="Follow", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text("has no such page")


def choose(screen, dialog, button, item):
    dialog.get_by_role("button", name=button).click()
    screen.page.get_by_role("menuitem", name=item).click()


def feeds(client):
    return client.json("GET", "/api/feeds")["feeds"]


def groups(client):
    return {feed["name"]: feed["group"] for feed in feeds(client)}


def test_feeds_stand_under_their_groups_which_are_set_renamed_and_removed(screen, client, site):
    outlines = []
    for name in ("Anchor", "Boat", "Compass"):
        feed = f"<rss><channel><title>{name}</title></channel></rss>"
        site.pages[f"/{name}"] = ("application/rss+xml", feed.encode())
        outlines.append(f"<outline text='{name}' xmlUrl='{site.address}/{name}'/>")
    opml = f"<opml><outline text='Harbour'>{outlines[0]}{outlines[1]}</outline>{outlines[2]}</opml>"
    client.json("POST", "/api/feeds/import", opml.encode())
    # No fetch draws the list anew while a menu is open.
    until(lambda: all(feed["fetched"] for feed in feeds(client)))
    dialog = open_feeds(screen)
    harbour = dialog.get_by_role("list", name="Harbour", exact=True)
    expect(harbour.get_by_role("listitem")).to_have_count(2)
    expect(dialog.get_by_role("heading", level=3)).to_have_text(["Harbour"])
    assert axe.violations(screen.page) == []
    # Into a group that is there: its name is offered.
    choose(screen, dialog, "More options for Compass", "Group…")
    asking = screen.page.get_by_role("dialog", name="Group…")
    assert asking.locator("datalist option").evaluate_all("all => all.map((one) => one.value)") == ["Harbour"]
    asking.get_by_label("Name of the group").fill("Harbour")
    asking.get_by_role("button", name="Save").click()
    expect(harbour.get_by_role("listitem")).to_have_count(3)
    choose(screen, dialog, "More options for Boat", "Take out of “Harbour”")
    until(lambda: groups(client) == {"Anchor": "Harbour", "Boat": None, "Compass": "Harbour"})
    choose(screen, dialog, "More options for the group “Harbour”", "Rename…")
    asking = screen.page.get_by_role("dialog", name="Rename…")
    asking.get_by_label("Name of the group").fill("<b>Sea</b>")
    asking.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("heading", level=3)).to_have_text(["<b>Sea</b>"])
    expect(dialog.get_by_role("button", name="More options for the group “<b>Sea</b>”")).to_be_focused()
    choose(screen, dialog, "More options for the group “<b>Sea</b>”", "Remove group")
    expect(dialog.get_by_role("status")).to_contain_text("Its feeds stay.")
    until(lambda: set(groups(client).values()) == {None})
    dialog.get_by_role("button", name="Undo").click()
    until(lambda: groups(client) == {"Anchor": "<b>Sea</b>", "Boat": None, "Compass": "<b>Sea</b>"})
    expect(dialog.get_by_role("heading", level=3)).to_have_text(["<b>Sea</b>"])


def test_a_feed_is_followed_into_a_group_whose_articles_are_a_place_of_the_library(screen, client, site):
    write(site, "Tide", "Boats")
    site.pages["/other"] = ("application/rss+xml", site.pages["/feed"][1].replace(b"Harbour news", b"Other news"))
    client.json("POST", "/api/feeds", {"address": site.address + "/other", "group": "<i>Sea</i>"})
    client.json("POST", "/api/articles", {"address": site.article("/alone", title="Alone")})
    until(lambda: titles(client) == ["Alone", "Boats", "Tide"])
    dialog = open_feeds(screen)
    group = dialog.get_by_label("Group (optional)")
    offered = dialog.locator("datalist option")
    assert until(lambda: offered.evaluate_all("all => all.map((one) => one.value)")) == ["<i>Sea</i>"]
    dialog.get_by_label("Address of a feed or a website").fill(site.address + "/feed")
    group.fill("Harbour")
    dialog.get_by_role("button", name="Follow", exact=True).click()
    expect(dialog.get_by_role("list", name="Harbour", exact=True)).to_contain_text("2 articles, 2 unread")
    assert groups(client) == {"Harbour news": "Harbour", "Other news": "<i>Sea</i>"}
    # What somebody has begun is not unread any more.
    tide = next(book["id"] for book in client.books() if book["title"] == "Tide")
    client.json("PUT", f"/api/books/{tide}/position", {"offset": 3, "version": 0, "device": "x"})
    dialog.get_by_role("button", name="Close").click()
    dialog = open_feeds(screen)
    opener = dialog.get_by_role("button", name="Show the articles of “Harbour”: 2 articles, 1 unread")
    expect(opener).to_have_text("2 articles, 1 unread")
    assert axe.violations(screen.page) == []
    opener.click()
    expect(dialog).not_to_be_visible()
    expect(screen.page.locator(".places-button")).to_have_text("Harbour")
    books = screen.page.locator(".all-books .book-title")
    expect(books).to_have_count(2)
    assert sorted(books.all_text_contents()) == ["Boats", "Tide"]
    # The place is kept, and left as other places are.
    screen.page.reload()
    expect(books).to_have_count(2)
    screen.page.get_by_role("button", name="Leave “Harbour”").click()
    # The guide is there as well.
    expect(books).to_have_count(4)


def test_a_feed_is_removed_and_brought_back_and_lists_come_in_and_go_out(screen, client, site, tmp_path):
    write(site, "Tide")
    list_of_feeds = tmp_path / "feeds.opml"
    list_of_feeds.write_text(
        f"<opml><body><outline text='Group'><outline text='Mine' xmlUrl='{site.address}/feed'/></outline>"
        "<outline xmlUrl='mailto:ada@a.example'/></body></opml>"
    )
    dialog = open_feeds(screen)
    with screen.page.expect_file_chooser() as chooser:
        dialog.get_by_role("button", name="Import list (OPML)…").click()
    chooser.value.set_files(list_of_feeds)
    expect(dialog.get_by_role("status")).to_contain_text("1 feed added.")
    expect(dialog.get_by_role("status")).to_contain_text("mailto:ada@a.example")
    # The server fetches it by itself.
    until(lambda: titles(client) == ["Tide"])
    expect(dialog).to_contain_text("Harbour news")
    with screen.page.expect_download() as download:
        dialog.get_by_role("link", name="Export list (OPML)").click()
    written = download.value.path().read_text()
    assert f'xmlUrl="{site.address}/feed"' in written
    assert '<outline text="Group" title="Group">' in written
    dialog.get_by_role("button", name="More options for Harbour news").click()
    screen.page.get_by_role("menuitem", name="Stop following").click()
    expect(dialog).to_contain_text("No feeds yet.")
    screen.page.get_by_role("button", name="Undo").click()
    expect(dialog).to_contain_text("Harbour news")
