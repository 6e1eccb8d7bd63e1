"""A book that brings its recording is heard as it was recorded. About 60 seconds."""

import re

import pytest
from playwright.sync_api import expect

from harness import axe, epub
from harness.sound import AUDIBLE, BOOK_SOUND
from harness.waiting import until, until_page

PAGES = [
    epub.page(
        '<h1 id="h">Harbour</h1><p><span id="a">The</span> <span id="b">boat</span> <span id="c">came.</span></p>'
        '<p id="d">Nobody knew why. It was late.</p><table><tr><td id="e">Monday</td><td id="f">Rain</td></tr></table>'
        '<p id="g">Then it left again.</p>'
    ),
    epub.page("<h1>Interlude</h1><p>Nothing of this was recorded.</p>"),
    epub.page('<h1 id="h">Morning</h1><p id="a">The last sentence is here.</p>'),
]

OVERLAYS = {
    0: epub.part("chapter0.xhtml#h", "long.wav", 2, 4)
    + epub.part("chapter0.xhtml#a", "long.wav", 4, 24)
    + epub.part("chapter0.xhtml#b", "long.wav", 24, 44)
    + epub.part("chapter0.xhtml#c", "long.wav", 44, 47)
    # Ten seconds between are of no clip.
    + epub.part("chapter0.xhtml#d", "long.wav", 57, 97)
    + '<seq epub:type="table">'
    + epub.part("chapter0.xhtml#e", "long.wav", 97, 137)
    + epub.part("chapter0.xhtml#f", "long.wav", 137, 177)
    + "</seq>"
    + epub.part("chapter0.xhtml#g", "long.wav", 177, 180),
    2: epub.part("chapter2.xhtml#h", "short.wav", 0, 2) + epub.part("chapter2.xhtml#a", "short.wav", 2, 4),
}

MOMENT = f"""
() => {{
  const sound = {BOOK_SOUND};
  const marks = Object.fromEntries([...CSS.highlights].map(([name, ranges]) =>
    [name.replace(/^.*-/, ""), [...ranges].map(String).join("")]));
  return {{ time: sound?.currentTime ?? 0, address: sound?.currentSrc ?? "", ...marks }};
}}
"""


def opened(screen, client, folder, files):
    """The reader with a book of three chapters, of which the first and the last are recorded."""
    metadata = '<meta property="media:duration">24s</meta><meta property="media:narrator">Ada Reader</meta>'
    book = client.add(epub.write(folder / "recorded.epub", PAGES, title="Recorded", files=files, overlays=OVERLAYS, metadata=metadata))
    screen.number = book["id"]
    return screen.open_book(book["id"])


@pytest.fixture
def reader(screen, client, tmp_path):
    return opened(screen, client, tmp_path, {"long.wav": epub.tone(182), "short.wav": epub.tone(4, 660)})


def moment(reader):
    return reader.page.evaluate(MOMENT)


def record(reader):
    """Remembers from now on what is heard and marked: a busy machine looks seldom, and the sound goes on."""
    reader.page.evaluate(
        f"""() => {{
          window.__heard = [];
          setInterval(() => {{
            const now = ({MOMENT})();
            if (now.address) window.__heard.push(now);
          }}, 40);
        }}"""
    )


def recorded(reader):
    return reader.page.evaluate("window.__heard")


def tap(reader, text):
    """Taps the first letters of a text."""
    place = reader.place_of(text)
    reader.page.mouse.click(place["x"] + 4, place["y"] + place["height"] / 2)


def heard(reader, text):
    """Waits until a text is marked as the sentence that is heard."""
    until(lambda: moment(reader).get("sentence") == text, 30, f"“{text}”")


def test_a_tap_on_a_word_is_heard_from_its_clip_on_and_marked(reader, client):
    record(reader)
    tap(reader, "boat")
    reader.wait_for_state("playing")
    assert reader.sound.loudest_sample() > AUDIBLE
    assert re.search(r"/sounds/OEBPS/long\.wav", moment(reader)["address"])
    first = next(one for one in recorded(reader) if one["time"] > 0)
    assert 24 <= first["time"] < 44
    assert any(one.get("sentence") == "The boat came." and one.get("word") == "boat" for one in recorded(reader))
    # Nothing is heard of what lies between two clips, and a paragraph is marked as a whole.
    tap(reader, "came.")
    heard(reader, "Nobody knew why. It was late.")
    assert any(one.get("word") == "came." for one in recorded(reader))
    assert not any(52 < one["time"] < 56.9 for one in recorded(reader))
    now = moment(reader)
    assert now["time"] >= 56.9 and now.get("word", "") == ""
    reader.page.keyboard.press("Space")
    reader.wait_for_state("paused")
    text = client.text(reader.number).decode("utf-16-le")
    until(lambda: client.position(reader.number)["offset"] == text.index("Nobody"), what="the place on the server")


def test_what_is_not_recorded_a_voice_speaks_and_the_recording_goes_on(reader):
    record(reader)
    tap(reader, "Then")
    expect(reader.messages).to_contain_text("Nothing was recorded here. Heart reads aloud.", timeout=60_000)
    until(lambda: any("short.wav" in one["address"] for one in recorded(reader)), 120, "the next recording")
    reader.wait_for_state("finished")
    spoken = [one["address"] for one in recorded(reader) if "/audio?" in one["address"]]
    assert spoken and all("voice=heart" in address and "until=chapter" in address for address in spoken)
    assert any(one.get("sentence") == "The last sentence is here." for one in recorded(reader))


def test_steps_lead_from_one_marked_text_to_the_next(reader):
    page = reader.page
    tap(reader, "Nobody")
    heard(reader, "Nobody knew why. It was late.")
    page.get_by_role("button", name="Next sentence").click()
    heard(reader, "Monday")
    assert moment(reader)["time"] >= 96.9
    page.get_by_role("button", name="Previous sentence").click()
    heard(reader, "Nobody knew why. It was late.")


def test_a_table_can_be_left(reader):
    page = reader.page
    tap(reader, "Monday")
    heard(reader, "Monday")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("menuitem", name="Leave table or list").click()
    heard(reader, "Then it left again.")
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("menuitem", name="Leave table or list")).to_have_count(0)


def test_recording_and_voices_can_be_chosen(reader, client):
    page = reader.page
    tap(reader, "boat")
    reader.wait_for_state("playing")
    page.get_by_role("button", name="Voice: Recorded voice").click()
    dialog = page.get_by_role("dialog", name="Choose a voice")
    own = dialog.get_by_role("button", name="Recorded voice")
    expect(own).to_have_attribute("aria-current", "true")
    expect(own).to_contain_text("Read by Ada Reader")
    assert axe.violations(page) == []
    dialog.get_by_role("button", name=re.compile("^Heart")).click()
    until(lambda: "voice=heart" in moment(reader)["address"], 30, "the voice")
    until(lambda: client.book(reader.number)["voice"] == "heart", what="the choice on the server")
    page.get_by_role("button", name="Voice: Heart").click()
    dialog.get_by_role("button", name="Recorded voice").click()
    until(lambda: "/sounds/" in moment(reader)["address"], 30, "the recording")
    until(lambda: client.book(reader.number)["voice"] is None, what="the choice on the server")


def test_a_recording_that_cannot_be_played_makes_way_for_a_voice(screen, client, tmp_path):
    broken = b"RIFF\0\0\0\0WAVEfmt " + bytes(range(256)) * 40
    reader = opened(screen, client, tmp_path, {"long.wav": broken, "short.wav": broken})
    tap(reader, "boat")
    expect(reader.messages).to_contain_text("The recording can’t be played here. Heart reads aloud.", timeout=90_000)
    until(lambda: "voice=heart" in moment(reader)["address"], 30, "the voice")
    reader.wait_for_state("playing")


def test_the_information_on_a_book_names_its_recording(reader):
    reader.open_library()
    reader.choose_in_menu(reader.number, "About this book")
    dialog = reader.page.get_by_role("dialog")
    expect(dialog.get_by_text("Read by Ada Reader")).to_be_visible()


def test_speed_is_the_players(reader):
    tap(reader, "Nobody")
    reader.wait_for_state("playing")
    reader.page.keyboard.press("]")
    assert reader.sound.rate() > 1
    until_page(reader.page, f"() => {BOOK_SOUND}.currentTime > 60", patience=30)
