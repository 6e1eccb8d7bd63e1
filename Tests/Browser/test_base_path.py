"""The library at a path of a host, behind proxies of both kinds, and beside others of its kind."""

import os
import re
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import KNOWN_HINTS
from harness import designed, epub
from harness.marking import choose, drag, wait_for_paint
from harness.program import ROOT
from harness.proxy import Proxy
from harness.waiting import until, until_page

PASSWORD = "three quiet rivers"
AWAY = (r"failed: \S+ \S+ net::ERR_\w+", "answer 50[234]", "console: .*(ERR_|Failed to fetch|fetch)")
"""What a browser says when the proxy has lost the library."""

STYLE = "p.first { color: #a01020; background-image: url(two.png); }\n@font-face { font-family: Nothing; src: url(none.ttf); }\n"


def run(home, *arguments, text=None):
    program = os.environ.get("VORLESER", str(ROOT / ".build/release/vorleser"))
    return subprocess.run([program, *arguments, "--home", str(home)], input=text, text=True, check=True, capture_output=True).stdout


def illustrated(file, title):
    """A book with pictures, a style of its own that shows one, and a link from its first chapter to its third."""
    head = '<link rel="stylesheet" href="style.css"/>'
    first = epub.page(
        '<h1>One</h1><p class="first">The first paragraph is red. It has a ground.</p>'
        '<p><img src="one.png" alt="A picture"/></p><p>See the <a href="chapter2.xhtml#far">far end</a>.</p>' + epub.paragraphs(8),
        head,
    )
    last = epub.page(f'<h1>Three</h1>{epub.paragraphs(10, 60)}<p id="far">Here is the far end of it.</p>', head)
    return epub.write(
        file,
        [first, epub.page(f"<h1>Two</h1>{epub.paragraphs(10, 30)}", head), last],
        title=title,
        files={"style.css": STYLE, "one.png": designed.png(300, 200), "two.png": designed.png(40, 40)},
    )


@pytest.fixture
def proxy():
    proxy = Proxy()
    yield proxy
    proxy.close()


@pytest.fixture
def place(proxy, programs, tmp_path):
    """Puts a library with one account and one book at a prefix; gives its address and the program."""

    def put(prefix, kind, title="The illustrated book"):
        home = tmp_path / f"home-of-{prefix.strip('/').replace('/', '-') or 'root'}"
        run(home, "people", "add", "Ada", text=PASSWORD + "\n")
        run(home, "add", str(illustrated(tmp_path / f"{home.name}.epub", title)))
        option = ["--base-path", prefix] if kind == "passes" else []
        program = programs(home, arguments=["--trusted-proxy", "127.0.0.1", *option])
        return proxy.add(prefix, program, strips=kind == "strips"), program

    return put


@pytest.fixture
def open_at(screens, contexts):
    """A page in a browser that keeps what it may, at an address and signed in."""

    def make(address, context=None):
        context = context or contexts(service_workers="allow")
        prefix = re.sub(r"^http://[^/]+", "", address)
        if prefix:
            context.add_init_script(KNOWN_HINTS.replace("vorleser.hints", f"{prefix}:vorleser.hints"))
        screen = screens(context=context, address=address)
        sign_in(screen)
        return screen

    return make


def sign_in(screen):
    page = screen.page
    page.goto(screen.address + "/")
    page.get_by_label("Name", exact=True).fill("Ada")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="All books")).to_be_visible()


def number_of(screen, title="The illustrated book"):
    return int(screen.page.locator("li[data-book-id]", has_text=title).first.get_attribute("data-book-id"))


def wait_for_worker(screen, address):
    """Until the library's own worker answers for the page; that of one at the host's root may have been there before."""
    until_page(
        screen.page,
        """async (own) => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === "activated" && registration.scope === own
        && navigator.serviceWorker.controller?.scriptURL.startsWith(own + "sw.js");
    }""",
        address + "/",
    )


def wait_until_kept(screen, prefix, number):
    until_page(
        screen.page,
        """async ([prefix, number]) => {
      const name = `${prefix ? `${prefix}:` : ""}vorleser-book-${number}`;
      if (!await caches.has(name)) return false;
      const record = await (await (await caches.open(name)).match(`${prefix}/offline/book`))?.json();
      return record && record.chapters === record.chapterCount;
    }""",
        [prefix, number],
    )


def pictures(screen):
    """The widths of a book's pictures, and whether its own style is there."""
    return screen.page.evaluate("""() => {
      const { color, backgroundImage } = getComputedStyle(document.querySelector(".chapter .b-first"));
      return { widths: [...document.querySelectorAll(".chapter img")].map((image) => image.naturalWidth), color, backgroundImage };
    }""")


@pytest.mark.parametrize("kind", ["strips", "passes"])
def test_a_book_is_found_read_searched_marked_and_heard_at_a_path(place, proxy, open_at, kind):
    address, _ = place("/books", kind)
    screen = open_at(address)
    # The place that a view stores as it is left may cross that of the next one, which asks anew.
    screen.watch.allow("answer 409: PUT .*/position")
    page = screen.page
    [cookie] = page.context.cookies()
    assert cookie["name"] == "vorleser~books" and cookie["path"] == "/books" and cookie["httpOnly"]
    # The library, and from there into the book by its link.
    number = number_of(screen)
    screen.book(number).locator("a.book-link").first.click()
    screen.wait_for_text()
    assert page.url == f"{address}/read/{number}"
    until(lambda: pictures(screen)["widths"][:1] == [300], what="the picture")
    shown = pictures(screen)
    assert shown["color"] == "rgb(160, 16, 32)"
    assert shown["backgroundImage"] == f'url("{address}/api/books/{number}/resources/OEBPS/two.png")'
    # A link in the book, as it stands and as it is followed.
    link = page.get_by_role("link", name="far end")
    assert re.fullmatch(rf"/books/read/{number}\?at=\d+", link.get_attribute("href"))
    link.click()
    until_page(
        page,
        """() => [...document.querySelectorAll('.chapter p')].some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.textContent === "Here is the far end of it." && top >= 0 && bottom <= innerHeight; })""",
    )
    # Searching.
    page.keyboard.press("Control+f")
    page.get_by_role("searchbox", name="Search in this book").press_sequentially("first paragraph")
    expect(page.locator(".search-hit")).to_have_count(1)
    page.keyboard.press("Enter")
    until(lambda: screen.place_of("The first paragraph is red."))
    page.keyboard.press("Escape")
    # Marks, which are there after loading again by the address that the browser has.
    page.goto(f"{address}/read/{number}?at=0")
    screen.wait_for_text()
    drag(screen, "It has", "a ground")
    choose(screen, "Green")
    wait_for_paint(screen, {"solid-green-0": "It has a ground"})
    page.reload()
    screen.wait_for_text()
    assert page.url == f"{address}/read/{number}"
    wait_for_paint(screen, {"solid-green-0": "It has a ground"})
    # Listening.
    page.get_by_role("button", name="Read aloud", exact=True).click()
    screen.sound.wait_until_playing()
    assert screen.sound.address().startswith(f"{address}/api/books/{number}/audio?")
    until_page(page, "() => document.querySelector('.player').dataset.word !== undefined")
    page.keyboard.press("Space")
    # The other views, by links and from the address line.
    page.get_by_role("link", name="Library").first.click()
    expect(page.get_by_role("heading", name="All books")).to_be_visible()
    assert page.url == f"{address}/"
    page.goto(f"{address}/marks")
    expect(page.get_by_text("It has a ground").first).to_be_visible()
    page.locator(".mark-jump").first.click()
    screen.wait_for_text()
    assert page.url.startswith(f"{address}/read/{number}")
    page.goto(f"{address}/account")
    page.get_by_role("button", name="Invite someone").click()
    page.get_by_role("menuitem", name="As a reader").click()
    assert page.get_by_label("Link", exact=True).input_value().startswith(f"{address}/invitation#")
    page.goto(address)
    expect(page.get_by_role("heading", name="All books")).to_be_visible()
    assert page.url == f"{address}/"
    manifest = page.evaluate("""async () => {
      const link = document.querySelector("link[rel=manifest]").href;
      const { start_url, scope, icons } = await (await fetch(link)).json();
      return [start_url, scope, icons[0].src].map((path) => new URL(path, link).href);
    }""")
    assert manifest == [f"{address}/", f"{address}/", f"{address}/icons/icon-192.png"]
    assert proxy.strays == []


def test_at_a_path_a_book_comes_in_and_goes_out_and_signing_out_stays_there(place, proxy, open_at, tmp_path):
    address, _ = place("/shelf/books", "strips")
    screen = open_at(address)
    # A list that was asked for before signing out may be answered after it.
    screen.watch.allow("answer 401: GET .*/api/books", "401")
    page = screen.page
    screen.choose_file(epub.novel(tmp_path / "more.epub", title="The Silver Harbour"))
    expect(page.locator("li[data-book-id]", has_text="The Silver Harbour")).to_be_visible()
    number = number_of(screen, "The Silver Harbour")
    with page.expect_download() as started:
        screen.choose_in_menu(number, "Download original file")
    assert started.value.url == f"{address}/api/books/{number}/file"
    # Who signs out there is asked there again.
    page.goto(f"{address}/account")
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    assert page.url == f"{address}/" and page.context.cookies() == []
    assert proxy.strays == []


@pytest.mark.parametrize("kind", ["strips", "passes"])
def test_at_a_path_a_book_is_read_without_the_server(place, proxy, open_at, kind):
    address, program = place("/books", kind)
    screen = open_at(address)
    screen.watch.allow(*AWAY)
    page = screen.page
    wait_for_worker(screen, address)
    assert page.evaluate("navigator.serviceWorker.ready.then((it) => [it.scope, it.active.scriptURL])") == [
        f"{address}/",
        f"{address}/sw.js",
    ]
    number = number_of(screen)
    screen.open_book(number)
    wait_until_kept(screen, "/books", number)
    program.stop()
    page.reload()
    screen.wait_for_text()
    until(lambda: pictures(screen)["widths"][:1] == [300], what="the picture that was kept")
    assert pictures(screen)["color"] == "rgb(160, 16, 32)"
    page.goto(address + "/")
    expect(screen.book(number)).to_be_visible()
    names = page.evaluate("caches.keys()")
    assert names and all(name.startswith("/books:vorleser-") for name in names)
    assert proxy.strays == []


def test_libraries_of_one_host_do_not_disturb_each_other(place, open_at, contexts):
    root, _ = place("", "strips", "A book at the root")
    one, first = place("/one", "strips", "A book of the first")
    two, second = place("/two", "passes", "A book of the second")
    context = contexts(service_workers="allow")
    screens = {address: open_at(address, context) for address in (root, one, two)}
    assert {(cookie["name"], cookie["path"]) for cookie in context.cookies()} == {
        ("vorleser", "/"),
        ("vorleser~one", "/one"),
        ("vorleser~two", "/two"),
    }
    for address, screen in screens.items():
        screen.watch.allow(*AWAY)
        screen.page.goto(address + "/")
    # A page waits some seconds before it has a worker, and before it keeps a book: all three do so at once.
    for address, screen in screens.items():
        wait_for_worker(screen, address)
    numbers = {}
    titles = {root: "A book at the root", one: "A book of the first", two: "A book of the second"}
    for address, screen in screens.items():
        screen.page.goto(address + "/")
        for other, title in titles.items():
            expect(screen.page.locator("li[data-book-id]", has_text=title)).to_have_count(1 if other == address else 0)
        numbers[address] = number_of(screen, titles[address])
        screen.open_book(numbers[address])
    for address, screen in screens.items():
        wait_until_kept(screen, address.removeprefix(root), numbers[address])
    # The second book of each, so that by their numbers alone they are the same.
    assert len(set(numbers.values())) == 1
    kept = screens[root].page.evaluate("Object.keys(localStorage)")
    for prefix in ("/one:", "/two:", "vorleser."):
        assert any(name.startswith(prefix) for name in kept), prefix
    # Who signs out of one, which takes away what is kept of it, is still signed in at the others.
    page = screens[root].page
    page.goto(root + "/account")
    page.get_by_role("button", name="Sign out", exact=True).first.click()
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    names = page.evaluate("caches.keys()")
    assert not any(name.startswith("vorleser-book-") for name in names)
    for prefix in ("/one", "/two"):
        assert f"{prefix}:vorleser-book-{numbers[one]}" in names
        assert any(name.startswith(f"{prefix}:vorleser-shell-") for name in names)
    for address, program in ((one, first), (two, second)):
        screens[address].page.goto(address + "/")
        expect(screens[address].book(numbers[address])).to_be_visible()
        # Without its server each opens what was kept of it, and of no other.
        program.stop()
        screens[address].page.goto(address + "/")
        expect(screens[address].book(numbers[address])).to_contain_text(titles[address])
        screens[address].open_book(numbers[address])
