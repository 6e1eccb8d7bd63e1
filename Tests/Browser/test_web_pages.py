"""Web pages are saved as articles: by address, from other programs, and while the server is away."""

import urllib.parse

import pytest
from playwright.sync_api import expect

from harness import axe, designed, hostile
from harness.waiting import until


@pytest.fixture
def program(programs):
    """A program that may fetch from this machine."""
    return programs(arguments=["--open-host", "127.0.0.1"])


def add_page(screen, address):
    """Gives an address to the library's dialog."""
    screen.page.get_by_role("button", name="More ways to add books").click()
    screen.page.get_by_role("menuitem", name="Add web page…").click()
    dialog = screen.page.get_by_role("dialog")
    dialog.get_by_label("Address of the page").fill(address)
    return dialog


def saved(client):
    """The saved page, when there is one."""
    return until(lambda: next((book for book in client.books() if book["format"] == "article"), None))


def test_an_address_becomes_an_article(screen, client, site):
    site.pages["/boat.png"] = ("image/png", designed.png(30, 20))
    address = site.article("/news", '<figure><img src="/boat.png" alt="The boat"></figure><h2>The owner</h2>')
    screen.open_library()
    dialog = add_page(screen, address)
    assert axe.violations(screen.page) == []
    dialog.get_by_role("button", name="Add", exact=True).click()
    book = saved(client)
    assert book["title"] == "A boat and its owner" and book["address"] == address
    panel = screen.page.get_by_role("region", name="Adding books")
    expect(panel).to_contain_text("Added")
    screen.open_book(book["id"])
    text = screen.page.locator("main")
    expect(text).to_contain_text("The boat had lain in the harbour")
    expect(text).not_to_contain_text("Home")
    picture = screen.page.get_by_role("img", name="The boat")
    picture.scroll_into_view_if_needed()
    until(lambda: picture.evaluate("image => image.complete && image.naturalWidth > 0"))


def test_an_article_for_subscribers_says_that_it_may_be_only_the_beginning(screen, client, site):
    address = site.article("/paid", '<meta itemprop="isAccessibleForFree" content="false"><h2>The owner</h2>')
    sentence = "the text may be only its beginning"
    screen.open_library()
    add_page(screen, address).get_by_role("button", name="Add", exact=True).click()
    book = saved(client)
    expect(screen.page.get_by_role("region", name="Adding books")).to_contain_text(sentence)
    # The message first: it leaves by itself, before the text of a long article may be there.
    screen.page.goto(f"{screen.address}/read/{book['id']}")
    notices = screen.page.locator(".toasts")
    expect(notices).to_contain_text(sentence)
    expect(notices.get_by_role("button", name="Open original page")).to_be_visible()
    # Once for each article and device.
    screen.page.reload()
    screen.wait_for_text()
    expect(notices).not_to_contain_text(sentence)


def test_the_menu_leads_to_the_original_and_fetches_it_again(screen, client, site):
    address = site.article("/news")
    screen.open_library()
    add_page(screen, address).get_by_role("button", name="Add", exact=True).click()
    book = saved(client)
    screen.choose_in_menu(book["id"], "Open original page")
    expect(screen.page.get_by_role("dialog")).to_contain_text(address)
    screen.page.keyboard.press("Escape")
    site.article("/news", title="The boat is sold")
    screen.choose_in_menu(book["id"], "Fetch page again")
    until(lambda: client.book(book["id"])["title"] == "The boat is sold")


def test_a_page_without_an_article_says_what_to_do(screen, client, site):
    screen.watch.allow("answer 422: POST")
    address = site.write("/login", "<form><input></form><p>Please sign in.</p>")
    screen.open_library()
    add_page(screen, address).get_by_role("button", name="Add", exact=True).click()
    panel = screen.page.get_by_role("region", name="Adding books")
    expect(panel).to_contain_text("No article was found on the page of 127.0.0.1")
    assert [book for book in client.books() if book["format"] == "article"] == []


RSS = b"""<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour news</title>
<item><title>A boat</title><guid>1</guid><description>The boat had lain in the harbour for years.</description></item>
</channel></rss>"""


def test_the_address_of_a_feed_is_followed_with_one_press(screen, client, site):
    screen.watch.allow("answer 422: POST")
    # As many servers send feeds.
    site.pages["/news"] = ("text/html; charset=utf-8", RSS)
    screen.open_library()
    add_page(screen, site.address + "/news").get_by_role("button", name="Add", exact=True).click()
    panel = screen.page.get_by_role("region", name="Adding books")
    expect(panel).to_contain_text("This is the address of a feed of 127.0.0.1")
    expect(panel.get_by_role("button", name="Try again")).to_have_count(0)
    assert axe.violations(screen.page) == []
    panel.get_by_role("button", name="Follow").click()
    expect(screen.page.locator(".toasts")).to_contain_text("Following Harbour news")
    expect(panel).to_have_count(0)
    assert saved(client)["title"] == "A boat"


def test_an_address_that_another_program_shares_is_added_with_one_press(screen, client, site):
    address = site.article("/news")
    query = urllib.parse.urlencode({"title": "A boat", "text": f"Read this: {address}"})
    screen.page.goto(f"{screen.address}/?{query}")
    dialog = screen.page.get_by_role("dialog")
    expect(dialog.get_by_label("Address of the page")).to_have_value(address)
    # Any site can link here: nothing is fetched before somebody says so.
    assert site.asked == []
    screen.page.keyboard.press("Enter")
    assert saved(client)["address"] == address
    assert "?" not in screen.page.url


def test_an_address_that_is_given_while_the_server_is_away_is_fetched_when_it_is_back(screen, program, client, site):
    screen.watch.allow("failed: ", "answer 5")
    address = site.article("/news")
    screen.open_library()
    program.kill()
    add_page(screen, address).get_by_role("button", name="Add", exact=True).click()
    panel = screen.page.get_by_role("region", name="Adding books")
    expect(panel).to_contain_text("Waits until Vorleser responds again")
    program.start()
    assert saved(client)["address"] == address


def test_an_address_that_waits_outlives_the_page(screen, client, site):
    address = site.article("/news")
    screen.page.route("**/api/articles?*", lambda route: route.abort())
    screen.watch.allow("failed: POST")
    screen.open_library()
    add_page(screen, address).get_by_role("button", name="Add", exact=True).click()
    panel = screen.page.get_by_role("region", name="Adding books")
    expect(panel).to_contain_text("Waits until Vorleser responds again")
    screen.page.unroute("**/api/articles?*")
    screen.page.reload()
    assert saved(client)["address"] == address


def test_no_script_of_a_page_reaches_the_reader(screen, client, site, stranger):
    attempts = {**hostile.SCRIPTS, **hostile.LOADS, **hostile.CALLS}
    bodies = "".join(f"<h2>{name}</h2>{hostile.aimed(body, stranger)}" for name, body in attempts.items())
    address = site.article("/hostile", bodies)
    client.json("POST", "/api/articles", {"address": address})
    book = saved(client)
    before = len(stranger.visits)
    screen.watch.allow(r"answer 4\d\d: GET \S*/api/books/\d+/resources/")
    screen.open_book(book["id"])
    for element in ("script", "iframe", "object", "embed", "form"):
        expect(screen.page.locator(f"main .chapter {element}")).to_have_count(0)
    handlers = screen.page.evaluate(
        "() => [...document.querySelectorAll('main *')].flatMap((one) => [...one.attributes])"
        ".filter(({ name, value }) => name.startsWith('on') || /^\\s*javascript:/i.test(value)).length"
    )
    assert handlers == 0
    assert not any(frame.evaluate("window.__hostile ?? []") for frame in screen.page.frames)
    for _ in range(6):
        screen.page.keyboard.press("PageDown")
        screen.page.wait_for_timeout(200)
    assert stranger.visits[before:] == []
