"""A recording in files of its own is added to a book, and played in the reader. About 40 seconds."""

import re

import pytest
from playwright.sync_api import expect

from harness import axe, epub
from harness.sound import AUDIBLE, BOOK_SOUND
from harness.waiting import until

FIRST = "The boat came in the evening, when nobody looked. It was late, and it had begun to rain."
SECOND = "In the morning the boat was gone again, and so was the man who had brought it."
PAGES = [epub.page(f"<h1>Harbour</h1><p>{FIRST}</p>"), epub.page(f"<h1>Morning</h1><p>{SECOND}</p>")]
OTHER = "Seventeen machines were delivered on Monday. Their motors are cooled by oil, which is changed every year."

MOMENT = f"""
() => {{
  const sound = {BOOK_SOUND};
  const marks = Object.fromEntries([...CSS.highlights].map(([name, ranges]) =>
    [name.replace(/^.*-/, ""), [...ranges].map(String).join("")]));
  return {{ address: sound?.currentSrc ?? "", ...marks }};
}}
"""

RECORD_SENTENCES = f"""
() => {{
  const moment = {MOMENT};
  window.__sentences = [];
  setInterval(() => {{
    const {{ sentence }} = moment();
    if (sentence && sentence !== window.__sentences.at(-1)) window.__sentences.push(sentence);
  }}, 50);
}}
"""
"""Keeps what is marked: a sentence may be over before a busy machine is asked for it."""


def moment(reader):
    return reader.page.evaluate(MOMENT)


@pytest.fixture
def book(client, tmp_path):
    return client.add(epub.write(tmp_path / "boat.epub", PAGES, title="Boats"))


@pytest.fixture
def speak(program, tmp_path):
    """Makes a file in which a text is spoken, slower than in the reader."""

    def make(name, text):
        file = tmp_path / name
        program.run("speak", text, "-o", str(file), "--speed", "0.8")
        return str(file)

    return make


def open_recording(screen, book):
    screen.open_library()
    screen.choose_in_menu(book["id"], "Make audiobook…")
    screen.page.get_by_role("button", name="Add recording…").click()
    return screen.page.get_by_role("dialog", name="Recording of")


def choose(screen, dialog, files):
    with screen.page.expect_file_chooser() as chooser:
        dialog.get_by_role("button", name="Choose audio files…").click()
    chooser.value.set_files(files)


def added(client):
    return client.json("GET", "/api/audiobooks")["audiobooks"]


def test_it_is_sent_aligned_and_heard_with_its_sentences_marked(screen, client, book, speak):
    files = [speak("part 10.mp3", f"Morning. {SECOND}"), speak("part 2.mp3", f"Harbour. {FIRST}")]
    dialog = open_recording(screen, book)
    assert axe.violations(screen.page) == []
    choose(screen, dialog, files)
    expect(dialog.get_by_role("listitem")).to_have_text(["part 2.mp3", "part 10.mp3"])
    expect(dialog.get_by_text("2 files")).to_be_visible()
    dialog.get_by_label("Read by").fill("Ada Example")
    assert axe.violations(screen.page) == []
    dialog.get_by_role("button", name="Add recording", exact=True).click()
    expect(dialog).to_have_count(0)
    row = screen.page.get_by_role("listitem").filter(has_text="Recording, Ada Example")
    expect(row.get_by_role("link", name="Download")).to_be_visible(timeout=60_000)
    assert [one["recording"]["files"] for one in added(client)] == [["part 2.mp3", "part 10.mp3"]]
    assert client.json("GET", "/api/uploads")["uploads"] == []

    asked = []
    screen.page.on("request", lambda request: "/audio?" in request.url and asked.append(request.url))
    reader = screen.open_book(book["id"])
    reader.page.evaluate(RECORD_SENTENCES)
    place = reader.place_of("nobody")
    reader.page.mouse.click(place["x"] + 4, place["y"] + place["height"] / 2)
    reader.wait_for_state("playing")
    assert f"/api/audiobooks/{added(client)[0]['id']}/sounds/0" in moment(reader)["address"]
    assert reader.sound.loudest_sample() > AUDIBLE
    reader.wait_for_state("finished")
    marked = [" ".join(sentence.split()[:3]) for sentence in reader.page.evaluate("window.__sentences")]
    assert [sentence for sentence in marked if sentence in ("The boat came", "It was late,", "In the morning")] == [
        "The boat came",
        "It was late,",
        "In the morning",
    ], marked
    assert asked == []
    reader.page.get_by_role("button", name="Voice: Recording, Ada Example").click()
    voices = reader.page.get_by_role("dialog", name="Choose a voice")
    expect(voices.get_by_role("button", name="Recording, Ada Example")).to_contain_text("Read by Ada Example")
    # Somebody who prefers a voice keeps it.
    voices.get_by_role("button", name=re.compile("^Heart")).click()
    until(lambda: client.book(book["id"])["voice"] == "heart", 20, "the choice")


WORDS = {
    "en-GB": {
        "menu": "Make audiobook",
        "open": "Add recording",
        "choose": "Choose audio files",
        "reason": "No sentence of this book was found in the recording.",
    },
    "de-DE": {
        "menu": "Hörbuch erstellen",
        "open": "Aufnahme hinzufügen",
        "choose": "Audiodateien auswählen",
        "reason": "In der Aufnahme kommt kein Satz dieses Buchs vor.",
    },
}


@pytest.mark.parametrize("language", WORDS)
def test_a_recording_of_another_book_says_so(language, screens, client, book, speak):
    words = WORDS[language]
    screen = screens(locale=language)
    page = screen.page
    screen.open_library()
    card = screen.book(book["id"])
    card.hover()
    card.locator(".book-more").click()
    page.get_by_role("menuitem", name=words["menu"]).click()
    page.get_by_role("button", name=words["open"]).click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=words["choose"]).click()
    chooser.value.set_files([speak("oil.mp3", OTHER)])
    page.locator(".audiobook-dialog button[type=submit]").last.click()
    expect(page.get_by_role("listitem").filter(has_text=words["reason"])).to_be_visible(timeout=60_000)


def test_a_file_without_sound_is_named_and_another_choice_goes_on(screen, client, book, speak, tmp_path):
    screen.watch.allow("answer 422")
    text = tmp_path / "notes.mp3"
    text.write_text("This is only a text. " * 20)
    dialog = open_recording(screen, book)
    choose(screen, dialog, [str(text)])
    dialog.get_by_role("button", name="Add recording", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text("notes.mp3")
    assert added(client) == []
    choose(screen, dialog, [speak("boat.mp3", FIRST)])
    dialog.get_by_role("button", name="Add recording", exact=True).click()
    expect(dialog).to_have_count(0)
    until(lambda: added(client)[0]["state"] == "done", 60, "the recording")


def test_what_was_sent_is_given_up_with_the_dialog(screen, client, book, speak):
    dialog = open_recording(screen, book)
    choose(screen, dialog, [speak("boat.mp3", FIRST)])
    # The last request does not come back before the dialog is closed.
    screen.page.route(re.compile("/recordings$"), lambda route: None)
    dialog.get_by_role("button", name="Add recording", exact=True).click()
    until(lambda: [one["received"] == one["byteCount"] for one in client.json("GET", "/api/uploads")["uploads"]] == [True], 20, "the file")
    dialog.get_by_role("button", name="Close").click()
    until(lambda: client.json("GET", "/api/uploads")["uploads"] == [], 20, "room")
    assert added(client) == []
