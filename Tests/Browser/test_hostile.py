"""Book content runs no script, loads nothing from elsewhere, and calls nothing of the interface."""

import base64
import re

import pytest

from harness.waiting import until
from harness import epub, hostile
from harness.client import Refused

SETTLED = """
async () => {
  // All images have come or failed, and what they start has had two frames.
  await Promise.all([...document.images].map((image) => image.complete || new Promise((resolve) => {
    image.addEventListener("load", resolve);
    image.addEventListener("error", resolve);
  })));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
"""

# What the book lacks is answered so; the page may say it.
MISSING = (r"answer 4\d\d: GET \S*/api/books/\d+/resources/",)


@pytest.fixture
def trap(screen, client, stranger, tmp_path):
    """Imports a book of attempts, shows all of it, presses everything in it, gives the screen."""

    def spring(bodies, heads=None):
        heads = heads or {}
        chapters = [epub.page(f"<h1>{name}</h1>{body}<p>After {name}.</p>", title=name) for name, body in bodies.items()]
        chapters += [epub.page(f"<h1>{name}</h1><p>After {name}.</p>", head) for name, head in heads.items()]
        files = {**hostile.FILES, "pixel.png": base64.b64decode(hostile.PIXEL.split(",")[1])}
        aim = {name: text if isinstance(text, bytes) else hostile.aimed(text, stranger) for name, text in files.items()}
        file = epub.write(tmp_path / "hostile.epub", [hostile.aimed(text, stranger) for text in chapters], files=aim)
        other = client.add(epub.novel(tmp_path / "other.epub", count=1, title="Another book"))
        book = client.add(file)
        assert book["id"] != other["id"]
        screen.watch.allow(*MISSING)
        screen.open_book(book["id"])
        screen.shown_book = book
        screen.last_chapter = len(chapters) - 1
        see_all_of_it(screen)
        return screen

    return spring


def see_all_of_it(screen):
    """Goes through the book to its end, and presses what can be pressed on the way."""

    # Links elsewhere ask before they leave; that question is not pressed.
    def is_at_end():
        screen.page.evaluate(SETTLED)
        press_everything(screen)
        shown = screen.page.evaluate("""() => {
          scrollBy({ top: innerHeight / 2, behavior: "instant" });
          return [...document.querySelectorAll("[data-chapter-index]")].map((c) => Number(c.dataset.chapterIndex));
        }""")
        return screen.last_chapter in shown and screen.page.evaluate("scrollY + innerHeight >= document.documentElement.scrollHeight - 2")

    until(is_at_end, 90, "the end of the book")


def press_everything(screen):
    """Presses links and buttons of the content with a script's own click, which nothing hides."""
    screen.page.evaluate("""
    () => document.querySelectorAll("[data-chapter-index] :is(a, button, input, summary)").forEach((element) => {
      // Links are the reader's to follow or to ask about; what they do then is tried elsewhere.
      if (element.localName !== "a" || !/^(https?:|\\/read)/.test(element.getAttribute("href") ?? "")) element.click();
    })""")


def assert_harmless(screen, stranger, own=r"/api/books/{id}/resources/"):
    page = screen.page
    traces = [frame.evaluate("window.__hostile ?? []") for frame in page.frames]
    assert not any(traces), traces
    assert len(page.frames) == 1
    assert page.url.startswith(screen.address + "/read/")
    assert not stranger.visits
    book = screen.shown_book["id"]
    for method, address in screen.watch.requests:
        assert address.startswith((screen.address, "data:", "blob:")), address
        if "hostile" in address and not address.endswith(".epub"):
            # An address that is taken for the name of a resource of this book is harmless.
            assert re.search(rf"^{re.escape(screen.address)}/api/books/{book}/resources/", address), address
        assert method == "GET" or re.search(rf"/api/books/{book}/position$", address), (method, address)


def test_no_script_in_a_book_runs(trap, stranger):
    screen = trap(hostile.SCRIPTS, hostile.HEADS)
    assert_harmless(screen, stranger)


def test_nothing_is_loaded_from_elsewhere(trap, stranger):
    screen = trap(hostile.LOADS, hostile.HEADS)
    assert_harmless(screen, stranger)


def test_content_calls_nothing_of_the_interface(trap, stranger, client):
    screen = trap(hostile.CALLS)
    assert_harmless(screen, stranger)
    assert all(book["removed"] is None for book in client.books())


def test_the_policy_was_never_needed(trap):
    # What the server hands out is clean already; the policy is the second wall, not the first.
    screen = trap({**hostile.SCRIPTS, **hostile.LOADS, **hostile.CALLS})
    assert not [complaint for complaint in screen.watch.complaints if "POLICY" in complaint]


def test_resources_that_could_run_are_not_handed_out(client, stranger, tmp_path, screen):
    files = {name: hostile.aimed(text, stranger) for name, text in hostile.FILES.items()}
    book = client.add(epub.write(tmp_path / "files.epub", [epub.page("<p>Files.</p>")], files=files))
    for name in ("evil.js", "evil.css", "evil.html", "chapter0.xhtml", "book.opf", "nav.xhtml"):
        with pytest.raises(Refused) as refused:
            client.call("GET", f"/api/books/{book['id']}/resources/OEBPS/{name}")
        assert refused.value.status == 404, name


@pytest.mark.parametrize("name", ["evil.svg", "fake.png"])
def test_an_image_opened_by_its_address_runs_nothing(name, client, stranger, tmp_path, screen):
    files = {name: hostile.aimed(text, stranger) for name, text in hostile.FILES.items()}
    book = client.add(epub.write(tmp_path / "files.epub", [epub.page("<p>Files.</p>")], files=files))
    screen.watch.allow("Blocked script execution", "POLICY", "Content Security Policy", " csp$", *MISSING)
    screen.page.goto(f"{screen.address}/api/books/{book['id']}/resources/OEBPS/{name}")
    assert not screen.page.evaluate("window.__hostile ?? []")
    assert not stranger.visits
    assert not [request for request in screen.watch.requests if "hostile" in request[1]]


def test_metadata_is_text(client, tmp_path, screen, stranger):
    markup = f'<img src=x onerror="{hostile.aimed(hostile.ran("title"), stranger)}">'
    chapter = epub.page("<h1>" + markup.replace("<", "&lt;") + "</h1><p>Text.</p>", title=markup)
    book = client.add(epub.write(tmp_path / "title.epub", [chapter], title=markup, author=markup))
    screen.open_library()
    screen.page.get_by_text(markup).first.wait_for()
    screen.open_book(book["id"])
    screen.shown_book = book
    assert_harmless(screen, stranger)
