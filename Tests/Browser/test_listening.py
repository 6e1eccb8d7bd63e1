"""A tap on a word, and the voice reads on from there; what it says is marked; nothing stops it."""

import re
import urllib.parse

import pytest
from playwright.sync_api import expect

from harness.waiting import until, until_page
from harness import corpus, epub
from harness.paging import Paging
from harness.samples import cases
from harness.sound import AUDIBLE, BOOK_SOUND

MOMENT = f"""
() => {{
  const sound = {BOOK_SOUND};
  const bar = document.querySelector("[data-sentence]");
  const marks = Object.fromEntries([...CSS.highlights].map(([name, ranges]) =>
    [name.replace(/^.*-/, ""), [...ranges].map(String).join("")]));
  return {{ time: sound.currentTime, marks, address: sound.currentSrc,
    sentence: bar?.dataset.sentence, word: bar?.dataset.word }};
}}
"""
"""What is heard and what is marked, in one moment."""

IN_VIEW = """
() => {
  const [, ranges] = [...CSS.highlights].find(([name]) => name.endsWith("word")) ?? [];
  const box = ranges && [...ranges][0]?.getBoundingClientRect();
  return box && box.top >= 0 && box.bottom <= innerHeight;
}
"""
"""Whether the word that is spoken is on the page."""

LAG = 0.35
"""Seconds by which a mark may be late: a busy machine draws a frame now and then."""


def reading_of(address):
    """Start and voice of a sound's address."""
    query = dict(urllib.parse.parse_qsl(urllib.parse.urlparse(address).query))
    return int(query["from"]), query["voice"]


def slice_of(text, start, end):
    return text[2 * start : 2 * end].decode("utf-16-le")


def spoken_between(segments, start, end):
    """Segments and words that are spoken at some time in between."""
    sentences, words = set(), set()
    for index, segment in enumerate(segments):
        # In the pause after a sentence, that one stays marked.
        until = segments[index + 1]["from"] if index + 1 < len(segments) else segment["to"] + 2
        if segment["from"] <= end and until >= start:
            sentences.add((segment["start"], segment["end"]))
            flat = segment["words"]
            times = [flat[n : n + 4] for n in range(0, len(flat), 4)]
            for place, (first, last, begin, _) in enumerate(times):
                after = times[place + 1][2] if place + 1 < len(times) else until
                if begin <= end and after >= start:
                    words.add((first, last))
    return sentences, words


def test_a_book_of_the_corpus_from_import_to_the_same_place_again(screen, client):
    """The whole way of a listener."""
    before = len(client.books())
    screen.open_library()
    screen.choose_file(corpus.book("epub/standardebooks/*.epub"))
    until(lambda: len(client.books()) > before, what="one more book")
    book = client.book(max(book["id"] for book in client.books()))
    client.set_position(book["id"], book["chapters"][len(book["chapters"]) // 2]["start"])
    screen.page.reload()
    screen.book(book["id"]).get_by_role("link").first.click()
    screen.wait_for_text()

    word = screen.listen_from_view(0.6)
    start, voice = reading_of(screen.sound.address())
    assert screen.sound.loudest_sample() > AUDIBLE

    text = client.text(book["id"])
    before = word["around"][: word["start"]]
    around = slice_of(text, start - len(before), start + len(word["around"]) - len(before))
    assert around == word["around"]
    screen.sound.wait_until_time(4)
    segments = client.timeline(book["id"], start, voice, 15)
    seen = set()
    for seconds in (4, 5.3, 6.8, 8.1, 9.9):
        screen.sound.wait_until_time(seconds)
        moment = screen.page.evaluate(MOMENT)
        sentences, words = spoken_between(segments, moment["time"] - LAG, moment["time"] + 0.05)
        assert moment["marks"]["sentence"] in {slice_of(text, *span) for span in sentences}, moment
        assert moment["marks"]["word"] in {slice_of(text, *span) for span in words}, moment
        seen.add(moment["marks"]["word"])
    assert len(seen) > 1

    screen.page.keyboard.press("Space")
    screen.wait_for_state("paused")
    screen.sound.wait_until_silent()
    paused = screen.page.evaluate(MOMENT)
    assert screen.place_of(paused["marks"]["sentence"])
    screen.page.reload()
    screen.wait_for_text()
    again = screen.place_of(paused["marks"]["sentence"])
    assert again and 0 <= again["y"] < 800
    assert abs(client.position(book["id"])["offset"] - int(paused["word"].split("-")[0])) < 400


@pytest.fixture
def reader(screen, client, novel):
    """The reader with an invented novel, in the middle of its second chapter."""
    book = client.add(novel)
    details = client.book(book["id"])
    client.set_position(book["id"], details["chapters"][1]["start"] + details["chapters"][1]["length"] // 2)
    screen.details = details
    return screen.open_book(book["id"])


def spoken_offset(screen):
    """Where the sentence that is spoken begins; -1 when nothing is known to be spoken."""
    return int(re.match(r"-?\d+", screen.page.evaluate(MOMENT)["sentence"] or "-1")[0])


def test_the_sound_goes_on_after_a_pause(reader):
    reader.listen_from_view()
    reader.page.get_by_role("button", name="Pause").click()
    reader.sound.wait_until_silent()
    time = reader.sound.time()
    reader.page.get_by_role("button", name="Read aloud", exact=True).click()
    reader.sound.wait_until_playing(after=time)


def test_sentences_can_be_skipped_both_ways(reader):
    reader.listen_from_view()
    reader.wait_for_state("playing")
    first = spoken_offset(reader)
    reader.page.get_by_role("button", name="Next sentence").click()
    until(lambda: spoken_offset(reader) > first)
    second = spoken_offset(reader)
    reader.page.get_by_role("button", name="Previous sentence").click()
    until(lambda: spoken_offset(reader) < second)


def test_speed_is_the_players_and_is_remembered(reader):
    reader.listen_from_view()
    for _ in range(2):
        reader.page.keyboard.press("]")
    assert reader.sound.rate() > 1
    rate = reader.sound.rate()
    assert reader.page.evaluate(f"{BOOK_SOUND}.preservesPitch")
    reader.page.reload()
    reader.wait_for_text()
    reader.listen_from_view()
    assert reader.sound.rate() == rate


def test_a_voice_can_be_heard_before_it_is_chosen(reader, client):
    reader.page.get_by_role("button", name=re.compile("^Voice")).click()
    # The last voice is Kokoro's, whose model is loaded first; on a busy machine that takes most of a minute.
    with reader.page.expect_response(re.compile("/preview$"), timeout=120_000) as answer:
        reader.page.get_by_role("button", name=re.compile("^Preview ")).last.click()
    assert answer.value.ok
    until_page(reader.page, "window.__sounds.some((s) => /preview/.test(s.currentSrc) && s.currentTime > 0.2)")


def test_the_page_follows_until_the_reader_scrolls_away(reader):
    reader.listen_from_view()
    back = reader.page.get_by_role("button", name=re.compile("^Return to playback"))
    expect(back).to_be_hidden()
    reader.page.mouse.move(640, 400)
    for _ in range(6):
        reader.page.mouse.wheel(0, 600)
    expect(back).to_be_visible()
    back.click()
    expect(back).to_be_hidden()
    until_page(
        reader.page,
        """() => {
      const [, ranges] = [...CSS.highlights].find(([name]) => name.endsWith("sentence"));
      const box = [...ranges][0]?.getBoundingClientRect();
      return box && box.top >= 0 && box.top < innerHeight;
    }""",
    )


def test_every_key_of_the_voice_does_what_the_list_says(screen, client, novel):
    book = client.book(client.add(novel)["id"])
    screen.open_book(book["id"])
    screen.word_in_view()
    keyboard = screen.page.keyboard
    keyboard.press("t")
    screen.sound.wait_until_playing()

    def sentence():
        return int(screen.bar.get_attribute("data-sentence").split("-")[0])

    def moved(key):
        before = sentence()
        keyboard.press(key)
        return until(lambda: sentence() - before, 20, what=f"another sentence by {key}")

    starts = [chapter["start"] for chapter in book["chapters"]]
    assert 0 < moved("Control+]") < 200 and 0 < moved("Control+]") < 200
    assert -200 < moved("Control+[") < 0
    here = max(start for start in starts if start <= sentence())
    assert moved("Control+Shift+]") > 200
    assert max(start for start in starts if start <= sentence()) > here
    moved("Control+]")
    moved("Control+Shift+[")
    assert sentence() - max(start for start in starts if start <= sentence()) < 40
    for key, state in ("Space", "paused"), ("Space", "playing"), ("t", "idle"), ("t", "playing"):
        keyboard.press(key)
        screen.wait_for_state(state)
    for key, name in ("]", "Speed: 1.25×"), ("[", "Speed: 1×"), (".", "Speed: 1.25×"), (",", "Speed: 1×"):
        keyboard.press(key)
        expect(screen.page.get_by_role("button", name=name, exact=True)).to_be_visible()
    for is_muted in True, False:
        keyboard.press("m")
        until(lambda: screen.page.evaluate(f"{BOOK_SOUND}.muted || {BOOK_SOUND}.volume === 0") == is_muted)


@pytest.mark.parametrize("mode", ["scroll", "paged"])
def test_who_goes_elsewhere_while_it_speaks_stays_there_and_is_offered_the_way_back(screen, client, novel, mode):
    book = client.book(client.add(novel)["id"])
    screen.open_book(book["id"])
    if mode == "paged":
        Paging(screen).begin()
    screen.listen_from_view()
    # So that it does not take long until much has been said.
    for _ in range(10):
        screen.page.keyboard.press("]")
    back = screen.page.locator(".player-back")
    chapters = [chapter for chapter in book["chapters"] if chapter["title"]]
    screen.page.get_by_role("button", name="Contents", exact=True).click()
    for chapter in chapters[2], chapters[-1]:
        screen.page.get_by_role("link", name=re.compile(rf"^{chapter['title']}\b")).first.click()
        expect(back).to_be_visible()
        bar, way = screen.bar.bounding_box(), back.bounding_box()
        assert bar["y"] <= way["y"] and way["y"] + way["height"] <= bar["y"] + bar["height"], "it lies over the text"
        # What it stands for does not peep out beside it.
        assert screen.page.locator(".player-title").evaluate("(title) => getComputedStyle(title).opacity") == "0"
        heard = spoken_offset(screen)
        until(lambda: spoken_offset(screen) > heard + 100, 60)
        expect(screen.page.locator(".reader-chapter")).to_have_text(chapter["title"])
    back.click()
    expect(back).to_be_hidden()
    expect(screen.page.locator(".reader-chapter")).to_have_text(chapters[0]["title"])
    heard = spoken_offset(screen)
    until(lambda: spoken_offset(screen) > heard + 300, 60)
    until_page(screen.page, IN_VIEW)


def test_who_listens_from_another_place_is_followed_from_there(screen, client, novel):
    book = client.book(client.add(novel)["id"])
    screen.open_book(book["id"])
    Paging(screen).begin()
    screen.listen_from_view()
    screen.page.get_by_role("button", name="Contents", exact=True).click()
    screen.page.get_by_role("link", name=re.compile(r"^Chapter 3\b")).click()
    expect(screen.page.locator(".player-back")).to_be_visible()
    screen.page.keyboard.press("Shift+H")
    screen.page.get_by_role("button", name="Listen", exact=True).click()
    third = [chapter["start"] for chapter in book["chapters"] if chapter["title"] == "Chapter 3"][0]
    until(lambda: spoken_offset(screen) >= third, 60)
    expect(screen.page.locator(".player-back")).to_be_hidden()
    start = int(Paging(screen).place["offset"])
    while int(Paging(screen).place["offset"]) == start:
        heard = spoken_offset(screen)
        assert heard < start + 6000, "the page stays where it was"
        screen.page.keyboard.press("Control+]")
        until(lambda: spoken_offset(screen) > heard, 60)
    until_page(screen.page, IN_VIEW)


def test_the_page_turns_with_the_voice(reader):
    reader.listen_from_view(0.75)
    for _ in range(10):
        reader.page.keyboard.press("]")
    start = spoken_offset(reader)
    until(lambda: spoken_offset(reader) > start + 700, 120)
    until_page(reader.page, IN_VIEW)


def test_the_sound_goes_over_a_chapters_end_with_the_page_hidden(screen, client, novel):
    book = client.book(client.add(novel)["id"])
    second = book["chapters"][1]
    client.set_position(book["id"], second["start"] - 60)
    screen.open_book(book["id"])
    screen.page.keyboard.press("t")
    screen.sound.wait_until_playing()
    # Headless Chromium knows no hidden pages; this is more than any browser does to one: no script
    # of the page runs at all.
    session = screen.page.context.new_cdp_session(screen.page)
    session.send("Emulation.setScriptExecutionDisabled", {"value": True})
    start, voice = reading_of(screen.sound.address())
    into = next(segment for segment in client.timeline(book["id"], start, voice, 30) if segment["chapter"] == 1)
    screen.sound.wait_until_time(into["from"] + 1)
    session.send("Emulation.setScriptExecutionDisabled", {"value": False})
    assert screen.sound.is_playing()
    until(lambda: spoken_offset(screen) >= second["start"])


@pytest.mark.own_program
def test_a_server_that_was_killed_is_found_again(reader, program):
    # A place may be stored by the server that is killed before it answers: it is sent again, and found there.
    reader.watch.allow("failed: ", "ERR_", "answer 5", "answer 409: PUT .*/position")
    reader.listen_from_view()
    was = spoken_offset(reader)
    program.kill()
    until_page(
        reader.page,
        """() => document.querySelector("[data-state]").dataset.state === "reconnecting"
      || /again|reconnect|lost/i.test(document.querySelector("[data-state]").textContent)""",
        patience=120,
    )
    program.start()
    reader.wait_for_state("playing")
    until(lambda: spoken_offset(reader) > was, 120)
    assert reader.sound.loudest_sample() > AUDIBLE


ALL_ARE_SEEN = """() => {
  const parts = [...document.querySelectorAll(".player-back, .player-said, .player-again:not([hidden])")];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const areApart = (one, other) =>
    one.top >= other.bottom - 1 || one.bottom <= other.top + 1 || one.left >= other.right || one.right <= other.left;
  const isApart = boxes.every((one, index) => boxes.slice(index + 1).every((other) => areApart(one, other)));
  const isWhole = parts.every((part) => part.scrollWidth <= part.clientWidth + 1 && part.scrollHeight <= part.clientHeight + 2);
  const areThere = boxes.every(({ top, bottom, height }) => height > 8 && top >= 0 && bottom <= innerHeight);
  return isApart && isWhole && areThere && parts.every((part) => getComputedStyle(part).opacity === "1");
}"""


@pytest.mark.own_program
@cases(
    "mode, language",
    [(mode, language) for mode in ("scroll", "paged") for language in ("en-GB", "de-DE", "es-ES")],
    quick=[("scroll", "en-GB"), ("paged", "de-DE")],
)
def test_trouble_is_seen_beside_the_way_back_to_the_voice(screens, client, program, novel, mode, language):
    screen = screens(locale=language)
    screen.watch.allow("failed: ", "ERR_", "answer 5", "answer 409: PUT .*/position")
    screen.page.set_viewport_size({"width": 390, "height": 844})
    screen.open_book(client.add(novel)["id"])
    if mode == "paged":
        Paging(screen).begin()
    screen.listen_from_view()
    for _ in range(3):
        screen.page.keyboard.press("PageDown")
    expect(screen.page.locator(".player-back")).to_be_visible()
    program.kill()
    saying = screen.page.locator(".player[data-saying]")
    expect(saying).to_be_visible(timeout=120_000)
    sizes = [(320, 640), (820, 1180), (1440, 900), (390, 844)]
    if mode == "paged":
        # A desktop shows two pages, and the voice is in one of them.
        sizes.remove((1440, 900))
    for width, height in sizes:
        screen.page.set_viewport_size({"width": width, "height": height})
        until_page(screen.page, ALL_ARE_SEEN)
    # The test sets the state of a player that gave up; waiting for it would take minutes.
    saying.evaluate("(bar) => { bar.dataset.state = 'failed'; bar.querySelector('.player-again').hidden = false; }")
    expect(screen.page.locator(".player-again")).to_be_visible()
    until_page(screen.page, ALL_ARE_SEEN)
    if mode == "paged":
        # The way back is above the page, so that the chapter's title has its place.
        expect(screen.page.locator(".player-title")).to_be_visible()


def test_the_book_ends_well(screen, client, tmp_path):
    book = client.add(epub.write(tmp_path / "short.epub", [epub.page("<p>One. Two words. The end.</p>")]))
    screen.open_book(book["id"])
    screen.page.keyboard.press("t")
    screen.sound.wait_until_playing()
    screen.wait_for_state("finished")
    assert client.book(book["id"])["progress"] > 0.6


WORDS_IN_VIEW = """
() => {
  // The plain words between the bars: their middles, and the text that follows in the paragraph, of which there is some.
  const words = [];
  for (const chapter of document.querySelectorAll("[data-chapter-index]")) {
    const walker = document.createTreeWalker(chapter, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const match of node.data.matchAll(/[A-Za-z]{4,}/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const { x, y, width, height } = range.getClientRects()[0];
        const isBetween = y > 100 && y + height < innerHeight - 140;
        if (!isBetween || node.length - match.index < 150) continue;
        words.push({ x: x + width / 2, y: y + height / 2, rest: node.data.slice(match.index) });
      }
    }
  }
  return words;
}
"""

MOST_REQUESTS = 2
"""For sound and timeline: the browser has six connections for all its pages."""


@pytest.mark.parametrize("pause", [0, 150])
def test_of_many_taps_the_last_one_counts(pause, reader, client):
    """The first are made before any sound has come; with the pause, some lie in sound that has."""
    page = reader.page
    under_way = set()
    page.on("request", lambda request: under_way.add(request) if "?from=" in request.url else None)
    for end in ("requestfinished", "requestfailed"):
        page.on(end, lambda request: under_way.discard(request))
    words = page.evaluate(WORDS_IN_VIEW)
    taps = sorted(words[:: max(1, len(words) // 15)], key=lambda word: word["x"])
    assert len(taps) >= 12
    for word in taps:
        page.mouse.click(word["x"], word["y"])
        page.wait_for_timeout(pause)
    reader.wait_for_state("playing")
    reader.sound.wait_until_playing()
    text = client.text(reader.details["id"])

    def heard_after_the_last():
        """A moment in which what follows the last tap is heard, and its words: the sound of an earlier tap may still play."""
        moment = page.evaluate(MOMENT)
        start, voice = reading_of(moment["address"])
        segments = client.timeline(reader.details["id"], start, voice, moment["time"] + 1)
        _, spoken = spoken_between(segments, moment["time"] - LAG, moment["time"] + LAG)
        # A second or two after the tap one is still among the words that follow it.
        heard = [slice_of(text, first, first + 30) for first, _ in spoken]
        return any(part and part in taps[-1]["rest"][:120] for part in heard) and (moment, spoken)

    moment, spoken = until(heard_after_the_last, what=taps[-1]["rest"][:120])
    assert moment["marks"]["word"] in {slice_of(text, *span) for span in spoken}
    assert len(under_way) <= MOST_REQUESTS, [request.url for request in under_way]


POLISH = (
    "Było już późno, kiedy wróciła do domu, i nikt nie mógł jej powiedzieć, co się tam stało, bo wszyscy spali. "
    "Nie wiedziała, czy ma czekać do rana, czy pójść po niego jeszcze tej samej nocy."
)


def test_a_book_that_no_voice_speaks_says_so_once_and_is_read_if_wished(screen, client, tmp_path):
    chapter = epub.page(f"<h1>Rozdział</h1>{''.join(f'<p>{POLISH}</p>' for _ in range(12))}")
    book = client.add(epub.write(tmp_path / "polish.epub", [chapter] * 3, language="pl"))
    screen.watch.allow("answer 422", "Failed to load resource")
    screen.open_book(book["id"])
    place = screen.page.evaluate("scrollY")
    screen.page.evaluate("""() => {
      const bar = document.querySelector("[data-state]");
      window.states = [];
      new MutationObserver(() => window.states.push(bar.dataset.state)).observe(bar, { attributeFilter: ["data-state"] });
    }""")
    screen.page.keyboard.press("t")
    expect(screen.page.locator(".player-said")).to_contain_text("No installed voice speaks Polish.")
    states = screen.page.evaluate("window.states")
    assert states[-1] == "failed" and "reconnecting" not in states
    # It asks, and has neither gone anywhere nor asked the server again and again.
    dialog = screen.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    sounds = [url for _, url in screen.watch.requests if "/audio?" in url]
    assert len(sounds) <= 2 and screen.page.evaluate("scrollY") == place, sounds
    dialog.locator(".dialog-foot button").last.click()
    screen.sound.wait_until_playing()
    assert "languages=any" in screen.sound.address()
