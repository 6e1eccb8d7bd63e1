"""How the page comes to the browser (decision 0099)."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from harness.held import HeldRequests
from harness.proxy import Proxy
from harness.waiting import until_page
from harness.worker import bring_worker

MOST_SCRIPTS = 9
"""Each further script costs every visit a request, and a round trip more where it is the seventh at once."""

NAMED = """
() => [...document.querySelectorAll("script[src], link[href$='.js']")].map((each) => new URL(each.src ?? each.href).pathname)
"""


@pytest.mark.parametrize("view", ["the library", "the reader"])
def test_a_view_comes_in_few_scripts_and_the_document_names_them_all(screen, book, view):
    if view == "the reader":
        screen.open_book(book["id"])
    else:
        screen.open_library()
        screen.book(book["id"]).wait_for()
    asked = [urlsplit(address).path for _, address in screen.watch.requests if address.endswith(".js")]
    assert len(asked) == len(set(asked)), asked
    assert 3 < len(asked) <= MOST_SCRIPTS, asked
    named = screen.page.evaluate(NAMED)
    assert set(asked) <= set(named), f"{set(asked) - set(named)} are known only to a script that came before"


LASTING = """
async () => {
  const named = [...document.querySelectorAll("script[src], link[href$='.js'], link[rel=stylesheet]")].map((each) => each.src ?? each.href);
  const answers = await Promise.all(named.map((address) => fetch(address, { cache: "no-store" })));
  return Object.fromEntries(answers.map((answer) => [new URL(answer.url).pathname, answer.headers.get("cache-control")]));
}
"""


def test_what_a_view_is_made_of_is_asked_for_once(screen):
    screen.open_library()
    lasting = screen.page.evaluate(LASTING)
    assert any(path.startswith("/css/") for path in lasting) and any("/main-" in path for path in lasting), lasting
    assert all("immutable" in header for header in lasting.values()), lasting


@pytest.fixture
def proxy():
    proxy = Proxy()
    yield proxy
    proxy.close()


def test_it_is_not_asked_for_again_where_the_worker_keeps_it(screens, contexts, program, proxy):
    """The worker asks once for every file; what it is answered holds for the browser's own copies as well."""
    address = proxy.add("", program, strips=False)
    context = contexts(service_workers="allow")
    first = screens(context, address).open_library()
    bring_worker(first)
    assert [path for path in proxy.paths if path.endswith(".css")], proxy.paths
    first.page.close()
    proxy.paths.clear()
    again = screens(context, address).open_library()
    assert again.page.evaluate("navigator.serviceWorker.controller !== null")
    assert "/" in proxy.paths, proxy.paths
    # The worker's own script is asked for each time, which is how a new one is found.
    assert [path for path in proxy.paths if path.endswith((".js", ".css")) and path != "/sw.js"] == []


def test_scripts_of_other_views_come_when_somebody_goes_there(screen):
    screen.open_library()
    before = {address for _, address in screen.watch.requests if address.endswith(".js")}
    screen.page.goto(screen.address + "/settings")
    screen.page.get_by_role("heading", level=1).wait_for()
    after = {address for _, address in screen.watch.requests if address.endswith(".js")}
    assert any("/others-" in address for address in after - before), after - before
    assert not any("/reader-" in address for address in after), after


LATER = re.compile(r"/(js/(?!start-)|css/page-|api/)")
"""What a slow line brings after the frame."""


class Held(HeldRequests):
    """The page's later files wait until they may come."""

    def __init__(self, page):
        super().__init__(page, LATER)

    def open(self, address):
        self._page.goto(address, wait_until="commit")
        return self._page.locator(".start-word")


GROUND = "() => getComputedStyle(document.documentElement).backgroundColor"


@pytest.mark.parametrize(
    ("path", "words"), [("/", "Loading…"), ("/settings", "Loading…"), ("/read/", "Loading…"), ("/", "Wird geladen\u00a0…")]
)
def test_the_frame_of_a_view_is_there_before_its_sheet_and_scripts(screens, contexts, book, path, words):
    context = contexts(locale="de-DE" if words.startswith("Wird") else "en-GB", color_scheme="dark")
    screen = screens(context)
    held = Held(screen.page)
    place = held.open(screen.address + path + (str(book["id"]) if path == "/read/" else ""))
    expect(place).to_be_visible()
    assert screen.page.evaluate("getComputedStyle(document.querySelector('.start-word'), '::before').content") == f'"{words}"'
    # --canvas and --paper of the dark theme.
    assert screen.page.evaluate(GROUND) in ("rgb(20, 21, 23)", "rgb(25, 26, 28)")
    held.go_on()
    expect(screen.page.get_by_role("heading", level=1).first).to_be_attached()
    expect(screen.page.locator(".start")).to_have_count(0)


def test_the_frame_has_the_colours_that_the_reader_has_chosen_and_those_of_the_book(screens, contexts, client, book):
    """Sepia is the person's, black that of one book; a shade lies over both."""
    context = contexts(color_scheme="light")
    client.json("PATCH", "/api/settings", {"theme": "sepia", "dimming": 0.3})
    client.json("PATCH", f"/api/books/{book['id']}/settings", {"theme": "black"})
    screen = screens(context)
    screen.open_book(book["id"])
    until_page(screen.page, "() => document.documentElement.dataset.palette === 'black'")
    grounds = {}
    for path in ("/", f"/read/{book['id']}"):
        page = screens(context).page
        held = Held(page)
        expect(held.open(screen.address + path)).to_be_visible()
        frame = page.evaluate(GROUND)
        seen = page.evaluate(
            "() => [document.documentElement.dataset.palette, getComputedStyle(document.documentElement, '::after').opacity]"
        )
        page.evaluate(WATCH_COLOURS)
        held.go_on()
        expect(page.locator(".start")).to_have_count(0)
        page.locator("[data-chapter-index], [data-book-id]").first.wait_for()
        assert page.evaluate("window.coloursSeen") == [], "the colours change once"
        assert page.evaluate(GROUND) == frame
        grounds[path] = (frame, *seen)
    assert [seen[1] for seen in grounds.values()] == ["sepia", "black"], grounds
    assert all(abs(float(seen[2]) - 0.3) < 0.01 for seen in grounds.values()), grounds


def test_the_library_has_its_own_ground_after_a_book_was_opened_directly(screens, contexts, book):
    """--paper in the book, --canvas in the library, and no view stands on the colour of the one before."""
    screen = screens(contexts(color_scheme="light"))
    screen.open_book(book["id"])
    screen.page.locator("[data-chapter-index]").first.wait_for()
    assert screen.page.evaluate(GROUND) == "rgb(253, 252, 250)"
    screen.page.get_by_role("link", name="Library").first.click()
    screen.book(book["id"]).wait_for()
    assert screen.page.evaluate(GROUND) == "rgb(246, 245, 242)"
    assert screen.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"


WATCH_COLOURS = """
() => {
  window.coloursSeen = [];
  const root = document.documentElement;
  let last = root.dataset.palette;
  new MutationObserver(() => {
    if (root.dataset.palette !== last) window.coloursSeen.push((last = root.dataset.palette));
  }).observe(root, { attributeFilter: ["data-palette"] });
}
"""


class Broken:
    """Some of the page's files do not come, and the server does not answer, until they may."""

    def __init__(self, page, files):
        self._page = page
        self._files = re.compile(files)
        self._is_broken = True
        page.route(re.compile(f"{files}|/api/"), self._take)

    def _take(self, route):
        if not self._is_broken:
            route.continue_()
        elif self._files.search(route.request.url):
            route.abort()

    def try_again(self):
        again = self._page.get_by_role("link", name="Erneut versuchen")
        expect(again).to_be_visible()
        self._is_broken = False
        again.click()
        expect(self._page.get_by_role("heading", level=1).first).to_be_visible()
        expect(self._page.locator(".start")).to_have_count(0)


@pytest.mark.parametrize(
    ("files", "path"), [("/js/main-", "/"), ("/js/main-", "/shared#code"), ("/js/de-", "/"), ("/css/page-", "/shared#code")]
)
def test_what_does_not_come_is_told_and_comes_when_it_is_tried_again(screens, contexts, files, path):
    """The page's script, the texts of the language for which it waits, and the sheet, without which that script follows links."""
    screen = screens(contexts(locale="de-DE"))
    screen.watch.allow(files, r"Failed to|ERR_FAILED|/api/")
    broken = Broken(screen.page, files)
    screen.page.goto(screen.address + path, wait_until="commit")
    broken.try_again()


def test_a_view_without_its_sheet_is_not_shown_and_the_page_goes_on_saying_so(screens, contexts):
    """The view's script comes all the same, and what the view shows; it would stand there without any form."""
    screen = screens(contexts(locale="de-DE"))
    screen.watch.allow("/css/page-", r"Failed to|ERR_FAILED|/api/")
    is_broken = True
    screen.page.route(re.compile("/css/page-"), lambda route: route.abort() if is_broken else route.continue_())
    with screen.page.expect_response(re.compile("/api/shared/")):
        screen.page.goto(f"{screen.address}/shared#code", wait_until="commit")
    heading = screen.page.get_by_role("heading", level=1, include_hidden=True).first
    heading.wait_for(state="attached")
    expect(heading).not_to_be_visible()
    is_broken = False
    screen.page.get_by_role("link", name="Erneut versuchen").click()
    expect(heading).to_be_visible()
    expect(screen.page.locator(".start")).to_have_count(0)
