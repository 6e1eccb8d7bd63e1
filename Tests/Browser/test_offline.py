"""Reading and listening while the program can't be reached."""

import re
import shutil
import subprocess

import pytest
from playwright.sync_api import expect

from harness import epub
from harness.program import ROOT
from harness.waiting import until, until_page
from harness.worker import bring_worker, wait_for_worker

AWAY = (
    r"failed: \S+ \S+ net::ERR_(CONNECTION_REFUSED|FAILED|EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)",
    r"answer 50[34]",
    "console: .*(ERR_|Failed to fetch|fetch)",
)
"""What a browser says of a server that is not there."""


@pytest.fixture
def keeping(screens, contexts):
    """A page in a browser that keeps what it is allowed to."""
    screen = screens(context=contexts(service_workers="allow"))
    screen.watch.allow(*AWAY)
    return screen


def wait_until_kept(screen, number):
    until_page(
        screen.page,
        """async (number) => {
      const cache = await caches.open(`vorleser-book-${number}`);
      const record = await (await cache.match("/offline/book"))?.json();
      return record && record.chapters === record.chapterCount;
    }""",
        number,
    )


def test_a_page_that_began_without_its_worker_gets_it(keeping, program):
    page = keeping.page
    page.goto(program.address + "/")
    wait_for_worker(keeping)
    with page.expect_event("load"):
        page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    assert page.evaluate("navigator.serviceWorker.controller") is None
    wait_for_worker(keeping)


@pytest.mark.own_program
def test_a_book_that_was_opened_can_be_read_offline_and_its_place_is_sent_later(keeping, program, client, novel):
    screen = keeping
    book = client.add(novel)
    screen.open_library()
    bring_worker(screen)
    screen.open_book(book["id"])
    wait_until_kept(screen, book["id"])
    program.stop()
    screen.page.goto(program.address + "/")
    expect(screen.book(book["id"])).to_be_visible()
    # Its card says that it is here.
    expect(screen.book(book["id"]).get_by_role("img", name="Available offline")).to_be_visible()
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.page.keyboard.press("Control+g")
    percent = screen.page.get_by_role("dialog", name="Go to").get_by_label("Percent", exact=True)
    percent.fill("70")
    percent.press("Enter")
    expect(screen.page.locator(".reader-percent")).to_have_text(re.compile("^(69|70)"))
    program.start()
    until(lambda: client.position(book["id"])["offset"] > book["length"] * 0.6, what="the place arrives")


@pytest.mark.own_program
def test_a_book_with_its_voice_is_read_aloud_offline_over_chapters(keeping, program, client, tmp_path):
    screen = keeping
    chapters = [epub.page(f"<h1>Part {number}</h1><p>The harbour was quiet. A boat came in at noon.</p>") for number in (1, 2, 3)]
    book = client.add(epub.write(tmp_path / "short.epub", chapters, title="A short one"))
    screen.open_book(book["id"])
    bring_worker(screen)
    screen.page.get_by_role("button", name="Book options").click()
    screen.page.get_by_role("menuitem", name="Download for offline").click()
    screen.page.get_by_role("button", name=re.compile("^Download text and audio")).click()
    expect(screen.page.get_by_text(re.compile("^Text and audio downloaded"))).to_be_visible()
    program.stop()
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.page.get_by_role("button", name="Read aloud").click()
    for _ in range(10):
        screen.page.keyboard.press("]")
    third = client_chapter_start(screen, 2)
    until_page(screen.page, "(third) => Number(document.querySelector('.player').dataset.word?.split('-')[0]) >= third", third)
    assert screen.page.evaluate("window.__sounds.at(-1).src").startswith("blob:")
    marks = screen.marks()
    assert marks["vorleser-word"] in marks["vorleser-sentence"]


@pytest.mark.own_program
def test_a_book_with_its_sounds_plays_them_offline_until_it_is_removed(keeping, program, client, tmp_path):
    screen = keeping
    text = epub.page("<h1>Bells</h1>" + epub.paragraphs(2) + '<p><audio src="a.wav"></audio></p><p><audio src="b.wav"></audio></p>')
    book = client.add(epub.write(tmp_path / "bells.epub", [text], files={"a.wav": epub.tone(3), "b.wav": epub.tone(2)}))
    screen.open_book(book["id"])
    bring_worker(screen)
    wait_until_kept(screen, book["id"])
    screen.page.get_by_role("button", name="Book options").click()
    screen.page.get_by_role("menuitem", name="Download for offline").click()
    dialog = screen.page.get_by_role("dialog", name="Download for offline")
    expect(dialog).to_contain_text("The book’s sounds and videos aren’t on this device.")
    take = dialog.get_by_role("button", name="Download sounds and videos")
    expect(take).to_have_text(re.compile(r"\(\d[\d.,]*\s\w+\)$"))
    assert {method for method, address in screen.watch.requests if "/sounds/" in address} == {"HEAD"}
    take.click()
    expect(dialog).to_contain_text("The book’s sounds and videos are downloaded.")
    expect(take).to_have_count(0)
    program.stop()
    screen.open_book(book["id"])
    first = screen.page.locator(".reader-body > .chapter audio").first
    until(lambda: first.evaluate("sound => sound.src").startswith("blob:"), what="the kept sound")
    first.evaluate("sound => sound.play()")
    until(lambda: first.evaluate("sound => sound.currentTime > 0.2"), what="sound")
    assert 2.9 < first.evaluate("sound => sound.duration") < 3.1
    screen.page.get_by_role("button", name="Book options").click()
    screen.page.get_by_role("menuitem", name="Download for offline").click()
    screen.page.get_by_role("button", name=re.compile("^Remove download")).click()
    until_page(screen.page, "async (number) => !(await caches.has(`vorleser-book-${number}`))", book["id"])


def client_chapter_start(screen, index):
    return screen.page.evaluate(
        """async ([path, index]) => (await (await fetch(path)).json()).chapters[index].start""",
        [f"/api/books/{screen.page.url.rsplit('/', 1)[1]}?chapters=5000", index],
    )


def build_page(source, page):
    """As an update does it: what is not part of the new build is gone."""
    shutil.rmtree(page, ignore_errors=True)
    subprocess.run([ROOT / "Tools/page", source, page], check=True)


def test_nothing_stale_is_shown_after_an_update_and_the_new_one_is_kept(programs, screens, contexts, tmp_path):
    source, page = tmp_path / "Web", tmp_path / "page"
    shutil.copytree(ROOT / "Web", source)
    build_page(source, page)
    program = programs(environment={"VORLESER_WEB": str(page)})
    screen = screens(context=contexts(service_workers="allow"), address=program.address)
    screen.watch.allow(*AWAY)
    screen.open_library()
    bring_worker(screen)
    texts = source / "js/texts/en/library.js"
    texts.write_text(texts.read_text().replace('title: "Library"', 'title: "Bookcase"'))
    build_page(source, page)
    screen.open_library()
    expect(screen.page.get_by_role("heading", level=1)).to_contain_text("Bookcase")
    until_page(
        screen.page,
        """async () => {
      const shell = await caches.open(await (await (await caches.open("vorleser-current")).match("offline/shell")).text());
      const texts = await Promise.all((await shell.matchAll()).map((kept) => kept.text()));
      return texts.some((text) => text.includes("Bookcase"));
    }""",
    )
    program.stop()
    screen.open_library()
    expect(screen.page.get_by_role("heading", level=1)).to_contain_text("Bookcase")


def test_what_is_kept_is_listed_with_its_size_and_can_be_freed(keeping, client, novel):
    screen = keeping
    book = client.add(novel)
    screen.open_book(book["id"])
    screen.page.get_by_role("button", name="Book options").click()
    screen.page.get_by_role("menuitem", name="Download for offline").click()
    screen.page.get_by_role("button", name="Download text", exact=True).click()
    expect(screen.page.get_by_text(re.compile("^Text downloaded"))).to_be_visible()
    screen.page.goto(screen.address + "/settings")
    expect(screen.page.get_by_role("link", name="The Silver Harbour")).to_be_visible()
    screen.page.get_by_role("button", name="Remove “The Silver Harbour” from this device").click()
    expect(screen.page.get_by_text("No books on this device.")).to_be_visible()
    assert screen.page.evaluate("caches.keys()") == [] or not any(
        name.startswith("vorleser-book-") for name in screen.page.evaluate("caches.keys()")
    )


def test_the_page_can_be_installed(screen):
    screen.open_library()
    manifest = screen.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert screen.page.evaluate("(src) => fetch('/' + src).then((answer) => answer.ok)", icon["src"])
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
