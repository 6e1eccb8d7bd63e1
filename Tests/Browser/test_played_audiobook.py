"""An audiobook that was made is played from its file, in the reader. About 40 seconds."""

import re

import pytest
from playwright.sync_api import expect

from harness import axe, epub
from harness.samples import cases
from harness.sound import AUDIBLE, BOOK_SOUND
from harness.waiting import until
from harness.worker import bring_worker

PAGES = [
    epub.page("<h1>Harbour</h1><p>The boat came in the evening, when nobody looked. It was late, and it had begun to rain.</p>"),
    epub.page("<h1>Morning</h1><p>In the morning the boat was gone again, and so was the man.</p>"),
]

AWAY = (
    r"failed: \S+ \S+ net::ERR_(CONNECTION_REFUSED|FAILED|EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)",
    r"answer 50[34]",
    "console: .*(ERR_|Failed to fetch|fetch)",
    # At the end of the book the page asks what is to be heard next.
    "console: Problem: Vorleser isn’t responding",
)

MOMENT = f"""
() => {{
  const sound = {BOOK_SOUND};
  const marks = Object.fromEntries([...CSS.highlights].map(([name, ranges]) =>
    [name.replace(/^.*-/, ""), [...ranges].map(String).join("")]));
  return {{ time: sound?.currentTime ?? 0, address: sound?.currentSrc ?? "", ...marks }};
}}
"""


def moment(reader):
    return reader.page.evaluate(MOMENT)


def audiobook(client, book, format="mp3"):
    made = client.json("POST", f"/api/books/{book['id']}/audiobooks", {"format": format})

    def state():
        return next(one for one in client.json("GET", "/api/audiobooks")["audiobooks"] if one["id"] == made["id"])

    until(lambda: state()["state"] == "done", 60, "the audiobook")
    return state()


@pytest.fixture
def book(client, tmp_path):
    return client.add(epub.write(tmp_path / "boat.epub", PAGES, title="Boats"))


def opened(screen, book):
    """The reader, and the addresses of streams that were asked for."""
    asked = []
    screen.page.on("request", lambda request: "/audio?" in request.url and asked.append(request.url))
    return screen.open_book(book["id"]), asked


def tap(reader, text):
    """Taps the first letters of a text."""
    place = reader.place_of(text)
    reader.page.mouse.click(place["x"] + 4, place["y"] + place["height"] / 2)


@cases("format", ["mp3", "epub", "opus"], quick=["mp3", "epub"])
def test_it_is_heard_from_its_file_and_marked_to_the_end(screen, client, book, format):
    made = audiobook(client, book, format)
    reader, asked = opened(screen, book)
    tap(reader, "nobody")
    reader.wait_for_state("playing")
    assert f"/api/audiobooks/{made['id']}/sounds/0" in moment(reader)["address"]
    assert reader.sound.loudest_sample() > AUDIBLE
    until(lambda: moment(reader).get("sentence", "").startswith("The boat came"), 20, "the sentence")
    until(lambda: moment(reader).get("word", "") in ("nobody", "looked", "looked."), 20, "the word")
    until(lambda: moment(reader).get("sentence", "").startswith("It was late"), 30, "the next sentence")
    until(lambda: moment(reader).get("sentence", "").startswith("In the morning"), 60, "the next chapter")
    reader.wait_for_state("finished")
    assert asked == []


def test_it_is_a_voice_that_can_be_chosen(screen, client, book):
    audiobook(client, book)
    reader, asked = opened(screen, book)
    page = reader.page
    tap(reader, "boat")
    reader.wait_for_state("playing")
    page.get_by_role("button", name="Voice: Audiobook, Heart").click()
    dialog = page.get_by_role("dialog", name="Choose a voice")
    own = dialog.get_by_role("button", name="Audiobook, Heart")
    expect(own).to_have_attribute("aria-current", "true")
    expect(own).to_contain_text("MP3")
    assert axe.violations(page) == []
    dialog.get_by_role("button", name=re.compile("^Heart")).click()
    until(lambda: "voice=heart" in moment(reader)["address"], 30, "the voice")
    assert client.book(book["id"])["voice"] == "heart"


@pytest.mark.own_program
@pytest.mark.parametrize("format", ["mp3", "epub"])
def test_it_is_kept_on_the_device_and_heard_without_the_server(screens, contexts, program, client, tmp_path, format):
    screen = screens(context=contexts(service_workers="allow"))
    screen.watch.allow(*AWAY)
    book = client.add(epub.write(tmp_path / "boat.epub", PAGES, title="Boats"))
    audiobook(client, book, format)
    screen.open_book(book["id"])
    bring_worker(screen)
    page = screen.page
    page.get_by_role("button", name="Book options").click()
    page.get_by_role("menuitem", name="Download for offline").click()
    page.get_by_role("button", name=re.compile("^Download text and recording")).click()
    expect(page.get_by_text(re.compile("^Text and audio downloaded"))).to_be_visible()
    program.stop()
    reader, asked = opened(screen, book)
    tap(reader, "nobody")
    reader.wait_for_state("playing")
    assert page.evaluate("window.__sounds.at(-1).src").startswith("blob:")
    until(lambda: moment(reader).get("sentence", "").startswith("In the morning"), 60, "the next chapter")
    reader.wait_for_state("finished")
    assert asked == []
    # It goes with the book.
    page.get_by_role("button", name="Book options").click()
    page.get_by_role("menuitem", name="Download for offline").click()
    page.get_by_role("button", name=re.compile("^Remove download")).click()
    until(lambda: not page.evaluate(f"caches.has('vorleser-book-{book['id']}')"), what="room")


def test_one_that_is_removed_while_it_is_heard_makes_way_for_the_voice(screen, client, book):
    made = audiobook(client, book)
    reader, _ = opened(screen, book)
    tap(reader, "boat")
    reader.wait_for_state("playing")
    client.json("DELETE", f"/api/audiobooks/{made['id']}")
    expect(reader.messages).to_contain_text("The audiobook is no longer there. Heart reads aloud.", timeout=30_000)
    until(lambda: "voice=heart" in moment(reader)["address"], 30, "the voice")
    reader.wait_for_state("playing")


def test_after_a_change_of_rules_the_voice_reads_by_the_new_ones(screen, client, book):
    audiobook(client, book)
    client.choose_speech("all", skip={"citations": True})
    reader, _ = opened(screen, book)
    tap(reader, "boat")
    reader.wait_for_state("playing")
    assert "voice=heart" in moment(reader)["address"]
    reader.page.get_by_role("button", name="Voice: Heart").click()
    dialog = reader.page.get_by_role("dialog", name="Choose a voice")
    expect(dialog.get_by_role("button", name="Audiobook, Heart")).to_contain_text("made by other rules")
