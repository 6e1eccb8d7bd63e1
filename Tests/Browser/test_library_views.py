"""The library's list in parts, its views and groups, with a long list that the test answers itself."""

import re
import urllib.parse

import pytest
from playwright.sync_api import expect

from harness.waiting import until, until_page

COUNT = 10_000


def long_book(client):
    """A book as the program tells of it, for all of the long list to be made of."""
    return client.json("GET", "/api/books")["books"][0]


@pytest.fixture
def long(screen, client):
    """A page whose library has ten thousand books; `asked` says which of them it has asked for."""
    template = long_book(client)
    asked = set()

    def books(ids):
        return [
            {
                **template,
                "id": id,
                "title": f"Volume {id}",
                "cover": None,
                "lastRead": None,
                "progress": 0,
                "fingerprint": f"{id}",
                "favorite": False,
            }
            for id in ids
        ]

    def answer(route):
        url = urllib.parse.urlparse(route.request.url)
        query = dict(urllib.parse.parse_qsl(url.query))
        fitting = [id for id in range(1, COUNT + 1) if query.get("q", "") in f"Volume {id}"]
        if query.get("state") == "reading":
            fitting = []
        if url.path.endswith("book-numbers"):
            return route.fulfill(json={"books": fitting})
        if url.path.endswith("book-choices"):
            return route.fulfill(
                json={"books": COUNT, "favorites": 0, "tags": 0, "authors": 1, "states": [], "formats": [], "languages": []}
            )
        ids = [int(id) for id in query["ids"].split(",")] if "ids" in query else fitting
        ids = ids[: int(query.get("limit", 1000))]
        asked.update(ids)
        return route.fulfill(json={"books": books(ids), "count": len(fitting), "next": None, "formats": []})

    screen.page.route(re.compile(r"/api/(book-numbers|book-choices|books\?)"), answer)
    screen.asked = asked
    return screen


def cards(page):
    return page.locator(".grid > [data-book-id]")


def test_ten_thousand_books_open_and_scroll_with_few_cards(long):
    page = long.page
    long.open_library()
    expect(page.locator(".book-count")).to_have_text("10,000 books")
    expect(cards(page).first).to_contain_text("Volume 1")
    assert len(long.asked) < 300, "only the books near the window are asked for"
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight / 2)")
    until_page(
        page,
        """() => {
      const box = (card) => card.getBoundingClientRect();
      const seen = [...document.querySelectorAll(".grid > [data-book-id]")].filter((card) => box(card).bottom > 100 && box(card).top < innerHeight);
      return seen.length > 0 && seen.every((card) => /Volume \\d{4}/.test(card.textContent));
    }""",
    )
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    expect(page.locator('.grid > [data-book-id="10000"]')).to_contain_text("Volume 10000")
    assert cards(page).count() < 200, "the others are gone"
    assert len(long.asked) < 1500
    expect(page.locator('.grid > [data-book-id="10000"]')).to_have_attribute("aria-posinset", "10000")
    expect(page.locator('.grid > [data-book-id="10000"]')).to_have_attribute("aria-setsize", "10000")


def test_rows_are_of_one_height_so_that_nothing_jumps(long):
    page = long.page
    long.open_library()
    expect(cards(page).first).to_contain_text("Volume 1")
    jumps = page.evaluate("""async () => {
      // Scrolls evenly, and returns by how much a card in view moved otherwise than the window.
      const frame = () => new Promise(requestAnimationFrame);
      let worst = 0;
      for (let step = 0; step < 60; step += 1) {
        const card = [...document.querySelectorAll(".grid > [data-book-id]")].find((one) => one.getBoundingClientRect().top > 200);
        const before = card.getBoundingClientRect().top + scrollY;
        scrollBy(0, 180);
        await frame();
        await frame();
        if (card.isConnected) worst = Math.max(worst, Math.abs(card.getBoundingClientRect().top + scrollY - before));
      }
      return worst;
    }""")
    assert jumps <= 1


def test_keys_and_the_choice_of_all_go_beyond_what_is_loaded(long):
    page = long.page
    long.open_library()
    page.locator('.grid [data-book-id="1"] .book-link').focus()
    page.keyboard.press("End")
    expect(page.locator('.grid [data-book-id="10000"] .book-link')).to_be_focused()
    expect(page.locator('.grid [data-book-id="10000"]')).to_be_in_viewport()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('.grid [data-book-id="9999"] .book-link')).to_be_focused()
    # Whoever scrolls away goes on from the book with the focus.
    page.evaluate("() => scrollTo(0, 0)")
    expect(page.locator('.grid [data-book-id="9999"]')).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.locator('.grid [data-book-id="9998"] .book-link')).to_be_focused()
    page.keyboard.press("Home")
    expect(page.locator('.grid [data-book-id="1"] .book-link')).to_be_focused()
    page.get_by_role("button", name="Select", exact=True).click()
    page.get_by_role("button", name="Select all").click()
    expect(page.locator(".selection-count")).to_have_text("10,000 selected")


def test_a_search_is_asked_of_the_server_and_the_place_is_kept(long):
    page = long.page
    long.open_library()
    page.get_by_role("searchbox").fill("Volume 77")
    expect(page.locator(".book-count")).to_have_text("111 of 10,000 books")
    expect(cards(page).first).to_contain_text("Volume 77")
    page.get_by_role("searchbox").fill("")
    # The count is known before the list has come, whose height the scrolling depends on.
    expect(page.locator('.grid [data-book-id="1"]')).to_be_visible()
    expect(page.locator(".book-count")).to_have_text("10,000 books")
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight * 0.6)")
    first = """() => {
      const card = [...document.querySelectorAll(".grid > [data-book-id]")].find((one) => one.getBoundingClientRect().top > 100);
      return card ? [card.dataset.bookId, Math.round(card.getBoundingClientRect().top)] : null;
    }"""
    until_page(page, r"() => /Volume \d{4}/.test(document.querySelector('.grid > [data-book-id]').textContent)")
    before = page.evaluate(first)
    page.reload()
    until(lambda: (now := page.evaluate(first)) and now[0] == before[0] and abs(now[1] - before[1]) <= 2, what=f"the place {before}")


def set_view(page, name):
    page.locator(".view-button").click()
    page.get_by_role("menuitemradio", name=name, exact=True).click()


def test_the_view_is_the_persons_on_every_device(screens, contexts, books):
    screen, other = screens(), screens(context=contexts())
    screen.open_library()
    other.open_library()
    set_view(screen.page, "List")
    row = screen.book(books["Anchor"])
    expect(row.locator(".cell-title")).to_contain_text("Anchor")
    expect(other.page.locator(".grid-list")).to_be_visible()
    set_view(other.page, "Small covers")
    expect(screen.page.locator(".grid-compact")).to_be_visible()
    screen.page.reload()
    expect(screen.page.locator(".grid-compact [data-book-id]").first).to_be_visible()


def test_a_long_author_takes_no_room_from_the_title_above(screen, client, books):
    book = books["Anchor"]
    author = {"name": "Anna Maria Anders " * 8, "role": "aut", "kind": "creator"}
    client.json("PATCH", f"/api/books/{book}/metadata", {"title": "An anchor and a chain", "contributors": [author]})
    page = screen.page
    page.set_viewport_size({"width": 390, "height": 844})
    screen.open_library()
    set_view(page, "List")
    expect(screen.book(book).locator(".cell-below")).to_contain_text("Anders")
    title = screen.book(book).locator(".book-title")
    assert title.evaluate("title => title.scrollWidth <= title.clientWidth")


def test_the_columns_of_the_list_are_chosen_and_sort_it(screen, books):
    page = screen.page
    page.set_viewport_size({"width": 1280, "height": 800})
    screen.open_library()
    set_view(page, "List")
    page.locator(".view-button").click()
    page.get_by_role("menuitem", name="Columns…").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Length").check()
    dialog.get_by_label("Series").uncheck()
    dialog.get_by_role("button", name="Save").click()
    heads = page.locator(".list-head .cell")
    expect(heads).to_have_text(["Title", "Author", "Progress", "Last read", "Length"])
    page.get_by_role("button", name="Sort by Title").click()
    expect(page.get_by_role("button", name="Sort by Title")).to_have_attribute("aria-pressed", "true")
    expect(cards(page).locator(".book-title").first).to_have_text("Anchor")
    expect(screen.book(books["Anchor"]).locator(".cell-length")).to_have_text("1 page")
    link = screen.book(books["Anchor"]).locator(".book-link")
    assert "Length: 1 page" in link.get_attribute("aria-label")
    link.focus()
    page.keyboard.press("ArrowDown")
    expect(screen.book(books["Boat"]).locator(".book-link")).to_be_focused()


def test_books_are_grouped_and_one_of_two_collections_stands_in_both(screen, client, books):
    for name, titles in (("Sea", ["Boat", "Anchor"]), ("Land", ["Boat"])):
        client.json("POST", "/api/collections", {"name": name, "books": [books[title] for title in titles]})
    page = screen.page
    screen.open_library()
    page.locator(".sort", has_text="Last read").click()
    page.get_by_role("menuitemradio", name="Title").click()
    set_view(page, "Grouped by collection")
    headings = page.locator(".group-heading h3")
    expect(headings).to_have_text(["Land", "Sea", "All others"])
    expect(page.locator(".group-heading").nth(1)).to_contain_text("2 books")
    expect(page.locator(f'.grid [data-book-id="{books["Boat"]}"]')).to_have_count(2)
    cards(page).first.locator(".book-link").focus()
    page.keyboard.press("ArrowDown")
    expect(cards(page).nth(1).locator(".book-link")).to_be_focused()
    set_view(page, "Without groups")
    expect(headings).to_have_count(0)
    expect(page.locator(f'.grid [data-book-id="{books["Boat"]}"]')).to_have_count(1)


def test_what_was_listened_to_last_stands_in_a_row_of_its_own(screen, client, books):
    for title, name, kind in (("Anchor", "session-a", "reading"), ("Boat", "session-b", "listening")):
        client.set_position(books[title], 100)
        report = {
            "age": 0,
            "span": 600_000,
            "reading": 0,
            "listening": 0,
            "both": 0,
            "readUnits": 100,
            "heardUnits": 100,
            "from": 0,
            "to": 100,
            "device": "Kitchen",
            kind: 600_000,
        }
        client.json("PUT", f"/api/books/{books[title]}/reading-sessions/{name}", report)
    screen.open_library()
    rows = screen.page.locator(".continue")
    reading = rows.filter(has=screen.page.get_by_role("heading", name="Continue reading"))
    listening = rows.filter(has=screen.page.get_by_role("heading", name="Continue listening"))
    expect(reading.locator(f'[data-book-id="{books["Anchor"]}"]')).to_be_visible()
    expect(reading.locator(f'[data-book-id="{books["Boat"]}"]')).to_have_count(0)
    expect(listening.locator(f'[data-book-id="{books["Boat"]}"]')).to_be_visible()
    expect(listening.get_by_role("button")).to_be_visible()


def test_a_change_on_one_device_shows_on_another_within_a_second(screens, contexts, client, books):
    screen, other = screens(), screens(context=contexts())
    screen.open_library()
    other.open_library()
    expect(other.book(books["Boat"])).to_be_visible()
    client.json("PATCH", "/api/books", {"books": [books["Boat"]], "favorite": True, "addTags": ["sea"]})
    for page in (screen.page, other.page):
        expect(page.locator(f'.grid [data-book-id="{books["Boat"]}"] .book-favorite')).to_be_visible(timeout=3000)
        expect(page.locator(".filters").get_by_role("button", name="Tag")).to_be_visible(timeout=3000)
    client.json("POST", "/api/collections", {"name": "Holidays", "books": [books["Boat"]]})

    def is_offered():
        # A menu that is open does not change.
        other.page.locator(".places-button").click()
        is_there = other.page.get_by_role("menuitemradio", name="Holidays (1)").count() == 1
        other.page.keyboard.press("Escape")
        return is_there

    until(is_offered, 5, what="the collection in the other page")


@pytest.mark.own_program
def test_a_page_that_comes_back_asks_for_changes_alone(screen, program, client, books):
    screen.watch.allow(r"failed: .*", r"answer 50\d.*", r"console: .*ERR_.*")
    page = screen.page
    # The list is kept for offline once nothing changes any more.
    with page.expect_request(lambda request: request.url.endswith("/api/books")):
        screen.open_library()
    expect(screen.book(books["Boat"])).to_be_visible()
    asked = []
    page.on("request", lambda request: asked.append(request.url))

    def come_back(change=None):
        program.stop()
        before = list(asked)
        asked.clear()
        with page.expect_response(re.compile(r"/api/changes\?since=(?!now)")):
            program.start()
            if change:
                client.json("PATCH", "/api/books", change)
        return before

    def lists(urls):
        return [url for url in urls if re.search("/api/(book-numbers|books)", url)]

    come_back()
    # What it wants to ask it has asked when it is away again.
    assert lists(come_back({"books": [books["Boat"]], "favorite": True})) == []
    expect(screen.book(books["Boat"]).locator(".book-favorite")).to_be_visible()
    # What the page has asked comes with its next answer.
    until(lambda: page.evaluate("1") and any("/api/book-numbers" in url for url in asked), what="the order, which may be another")
    assert not any("/api/books?ids=" in url for url in asked), "the feed has told of the book"


def test_the_library_stands_beside_the_text_and_stays_from_book_to_book(screen, books):
    page = screen.page
    page.set_viewport_size({"width": 1280, "height": 800})
    screen.open_book(books["Anchor"])
    screen.word_in_view()
    page.get_by_role("button", name="Library beside the text").click()
    shelf = page.locator(".shelf")
    expect(shelf.get_by_role("searchbox")).to_be_focused()
    expect(shelf.locator('[aria-current="page"]')).to_have_attribute("href", re.compile(f"/{books['Anchor']}$"))
    shelf.get_by_role("searchbox").fill("Comp")
    expect(shelf.locator(".grid > [data-book-id]")).to_have_count(1)
    text = page.locator("main").bounding_box()
    column = page.locator(".side-panel").bounding_box()
    assert text["x"] >= column["x"] + column["width"] - 1, "the text makes room"
    shelf.get_by_role("searchbox").fill("")
    shelf.locator(f'[data-book-id="{books["Compass"]}"] .book-link').click()
    expect(page).to_have_url(re.compile(f"/{books['Compass']}$"))
    expect(shelf.locator('[aria-current="page"]')).to_have_attribute("href", re.compile(f"/{books['Compass']}$"))
    page.get_by_role("button", name="Close").click()
    expect(shelf).to_be_hidden()


def test_the_sheet_of_a_book_tells_time_left_and_sessions_and_shares_the_link(screen, client, books):
    page = screen.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    client.set_position(books["Anchor"], 100)
    report = {
        "age": 0,
        "span": 1_500_000,
        "reading": 900_000,
        "listening": 600_000,
        "both": 0,
        "readUnits": 100,
        "heardUnits": 100,
        "from": 0,
        "to": 100,
        "device": "Kitchen",
    }
    client.json("PUT", f"/api/books/{books['Anchor']}/reading-sessions/session-a", report)
    screen.open_library()
    card = screen.book(books["Anchor"])
    card.hover()
    card.locator(".book-more").click()
    page.get_by_role("menuitem", name="About this book").click()
    sheet = page.locator(".facts-dialog")
    expect(sheet).to_contain_text("Time left")
    expect(sheet).to_contain_text("15 min read · 10 min listened")
    expect(sheet.locator(".info-sessions li")).to_contain_text("25 min · Kitchen")
    page.evaluate("() => { delete Navigator.prototype.share; }")
    sheet.get_by_role("button", name="Share link…").click()
    expect(page.locator(".toast")).to_contain_text("Link copied")
    assert page.evaluate("() => navigator.clipboard.readText()").endswith(f"/read/{books['Anchor']}")
