"""Where the voice is and where the reader is: who goes away stays away, and what is heard or marked is kept."""

import re

import pytest
from playwright.sync_api import expect

from harness.paging import Paging
from harness.samples import cases
from harness.waiting import until

SHORT = "The lamp was lit. It burned all night.\n"


@pytest.fixture
def reader(screen, client, novel):
    book = client.add(novel)
    details = client.book(book["id"])
    client.set_position(book["id"], details["chapters"][1]["start"] + details["chapters"][1]["length"] // 2)
    screen.book_id = book["id"]
    return screen.open_book(book["id"])


def sentence(screen):
    """Where the sentence that is spoken, or would be next, begins."""
    return int((screen.bar.get_attribute("data-sentence") or "-1").split("-")[0])


@cases("way", ["key", "edge", "wheel"], quick=["edge"])
def test_one_page_turned_while_the_voice_reads_stays_turned(reader, way):
    paging = Paging(reader).begin()
    reader.listen_from_view(0.3)
    act = {
        "key": lambda: reader.page.keyboard.press("ArrowRight"),
        "edge": lambda: reader.page.mouse.click(reader.page.viewport_size["width"] - 8, 400),
        "wheel": lambda: (reader.page.mouse.move(500, 400), reader.page.mouse.wheel(0, 120)),
    }[way]
    there = paging.turning(act)
    expect(reader.page.locator(".player-back")).to_be_visible()
    # Past the rest that a page has after scrolling, and into another sentence.
    time, before = reader.sound.time(), sentence(reader)
    reader.sound.wait_until_time(time + 2)
    until(lambda: sentence(reader) != before, 60, "another sentence")
    assert paging.words() == there
    reader.page.locator(".player-back").click()
    until(lambda: paging.words() != there)


def test_a_skip_while_paused_is_stored(reader, client):
    reader.listen_from_view()
    reader.wait_for_state("playing")
    reader.page.locator(".player-play").click()
    reader.wait_for_state("paused")
    before = sentence(reader)
    reader.page.locator(".player-transport button:last-child").click()
    until(lambda: sentence(reader) > before, what="the next chapter")
    until(lambda: client.position(reader.book_id)["offset"] == sentence(reader), what="the place it was skipped to")


def test_a_text_heard_to_its_end_is_finished_and_can_be_marked_otherwise(screen, client, tmp_path):
    file = tmp_path / "lamp.txt"
    file.write_text(SHORT, encoding="utf-8")
    book = client.add(file)["id"]
    screen.open_book(book).listen_from_view(0.1)
    screen.wait_for_state("finished")
    until(lambda: client.book(book)["progress"] == 1, what="a finished book")
    assert client.position(book)["state"] == "finished"
    # All of it was in view from the beginning, where nobody has moved.
    expect(screen.page.locator(".reader-header")).to_contain_text("100%")
    screen.page.locator(".reader-header a.icon-button").click()
    expect(screen.book(book).locator(".book-state")).to_contain_text("Finished")
    screen.choose_in_menu(book, "Mark as unread")
    until(lambda: client.position(book)["state"] == "unread")
    assert client.book(book)["lastRead"] is None
    screen.page.get_by_role("button", name="Undo").click()
    until(lambda: client.position(book)["state"] == "finished")
    screen.choose_in_menu(book, "Mark as unread")
    until(lambda: client.position(book)["state"] == "unread")
    screen.choose_in_menu(book, "Mark as finished")
    until(lambda: client.book(book)["progress"] == 1)


def test_a_double_click_selects_and_one_click_plays(reader):
    page = reader.page
    word = reader.word_in_view(0.4)
    at = word["x"] + word["width"] / 2, word["y"] + word["height"] / 2
    for count, least in ((2, word["text"]), (3, word["text"])):
        page.mouse.click(*at, click_count=count, delay=20)
        until(lambda: least in page.evaluate("String(getSelection())"), what="a selection")
        # As long as one click waits, and longer.
        page.wait_for_function("(then) => performance.now() > then", arg=page.evaluate("performance.now()") + 600)
        assert reader.bar.get_attribute("data-state") == "idle"
        page.evaluate("getSelection().removeAllRanges()")
        # A click that finds the bar of the selection still open closes it and starts nothing.
        expect(page.locator(".mark-bar")).to_be_hidden()
    page.mouse.click(*at)
    reader.sound.wait_until_playing()


def test_a_slow_double_click_takes_the_voice_back(reader, client):
    page = reader.page
    word = reader.word_in_view(0.4)
    page.mouse.move(word["x"] + word["width"] / 2, word["y"] + word["height"] / 2)
    before = client.position(reader.book_id)["offset"]
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    # Later than the page waits, and as early as systems allow.
    expect(reader.bar).not_to_have_attribute("data-state", "idle")
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    until(lambda: word["text"] in page.evaluate("String(getSelection())"), what="a selection")
    expect(reader.bar).to_have_attribute("data-state", "idle")
    page.wait_for_function("(then) => performance.now() > then", arg=page.evaluate("performance.now()") + 1000)
    assert reader.bar.get_attribute("data-state") == "idle"
    page.reload()
    reader.wait_for_text()
    assert client.position(reader.book_id)["offset"] == before


def test_what_a_tap_does_and_where_it_turns_is_a_choice(screens, client, novel):
    book = client.add(novel)["id"]
    client.json("PATCH", "/api/settings", {"tapAction": "bars", "tapZones": "swapped", "mode": "paged"})
    screen = screens(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    screen.open_book(book)
    paging = Paging(screen).begin()
    reader = screen.page.locator(".reader")
    tap = screen.page.touchscreen.tap
    first = paging.words()
    # Swapped: the left edge goes on.
    second = paging.turning(lambda: tap(8, 400))
    expect(reader).to_have_attribute("data-bars", "hidden")
    word = screen.word_in_view(0.5)
    tap(word["x"] + word["width"] / 2, word["y"] + word["height"] / 2)
    expect(reader).not_to_have_attribute("data-bars", "hidden")
    assert screen.bar.get_attribute("data-state") == "idle" and paging.words() == second
    assert paging.turning(lambda: tap(382, 400)) == first
    client.json("PATCH", "/api/settings", {"tapAction": "speak", "tapZones": "off"})
    screen.page.reload()
    screen.wait_for_text()
    assert paging.words() == first
    word = screen.word_in_view(0.5)
    tap(word["x"] + word["width"] / 2, word["y"] + word["height"] / 2)
    screen.sound.wait_until_playing()


def test_the_sound_goes_on_in_the_library_and_in_the_book_again(reader, client):
    page = reader.page
    reader.listen_from_view()
    page.keyboard.press("]")
    rate = reader.sound.rate()
    assert rate > 1
    time = reader.sound.time()
    page.locator(".reader-header a.icon-button").click()
    mini = page.locator(".mini-player")
    expect(mini).to_be_visible()
    reader.sound.wait_until_playing(after=time)
    # What is heard there is the place, too.
    before = client.position(reader.book_id)["offset"]
    mini.locator(".mini-forward").click()
    until(lambda: client.position(reader.book_id)["offset"] > before, 60, "a later place")
    # Another view than the library has it, too.
    page.locator('.topbar a[href$="/settings"]').click()
    expect(mini).to_be_visible()
    mini.locator(".mini-play").click()
    reader.sound.wait_until_silent()
    mini.locator(".mini-play").click()
    reader.sound.wait_until_playing(after=reader.sound.time())
    # Back in the book it is the same sound, which the page follows.
    mini.locator("a").click()
    reader.wait_for_text()
    reader.wait_for_state("playing")
    expect(mini).to_have_count(0)
    assert page.evaluate("window.__sounds.length") == 1 and reader.sound.is_playing()
    until(lambda: sentence(reader) >= 0 and reader.marks().get("vorleser-word"))
    # Paused, it ends with the reader; the library's button goes on from there.
    reader.bar.locator(".player-play").click()
    reader.sound.wait_until_silent()
    there = sentence(reader)
    page.locator(".reader-header a.icon-button").click()
    expect(page.locator(".hero-play")).to_be_visible()
    expect(mini).to_have_count(0)
    page.locator(".hero-play").click()
    reader.wait_for_state("playing")
    assert abs(sentence(reader) - there) < 400
    # The speed is the person's, on every device.
    assert client.json("GET", f"/api/books/{reader.book_id}/settings")["speed"] == rate
    page.evaluate("localStorage.clear()")
    page.reload()
    reader.wait_for_text().listen_from_view()
    until(lambda: reader.sound.rate() == rate)


def test_the_mini_player_has_the_players_keys_and_a_name_of_its_own(reader, client):
    page = reader.page
    reader.listen_from_view()
    page.locator(".reader-header a.icon-button").click()
    mini = page.get_by_role("complementary", name="Mini player")
    expect(mini).to_be_visible()
    page.keyboard.press("Space")
    reader.sound.wait_until_silent()
    expect(mini).to_be_visible()
    page.keyboard.press("Space")
    reader.sound.wait_until_playing(after=reader.sound.time())
    rate = reader.sound.rate()
    page.keyboard.press("]")
    until(lambda: reader.sound.rate() > rate, what="a higher speed")
    before = client.position(reader.book_id)["offset"]
    page.keyboard.press("Control+]")
    until(lambda: client.position(reader.book_id)["offset"] > before, 60, "the next sentence")
    # All of them are in the one list of keys.
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    for label in "Play or pause", "Next sentence", "Next chapter", "Faster", "Mute or unmute", "Return to playback":
        expect(keys.get_by_text(label, exact=True)).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    reader.wait_for_text()
    reader.wait_for_state("playing")
    expect(mini).to_have_count(0)
    page.locator(".reader-header a.icon-button").click()
    expect(mini).to_be_visible()
    page.keyboard.press("t")
    expect(mini).to_have_count(0)
    reader.sound.wait_until_silent()
    # They were the mini-player's: nothing plays when it is gone.
    page.keyboard.press("Space")
    page.keyboard.press("?")
    expect(keys.get_by_text("Play or pause", exact=True)).to_have_count(0)


def test_finished_can_be_undone_in_the_reader(reader, client):
    page = reader.page
    reader.word_in_view()
    before = client.position(reader.book_id)
    for undoes in True, False:
        page.get_by_role("button", name="Book options").click()
        page.get_by_role("menuitem", name="Mark as finished").click()
        until(lambda: client.position(reader.book_id)["state"] == "finished")
        if undoes:
            reader.messages.get_by_role("button", name="Undo").click()
            until(lambda: client.position(reader.book_id)["state"] == before["state"])
            assert abs(client.position(reader.book_id)["offset"] - before["offset"]) < 400
    page.get_by_role("button", name="Book options").click()
    page.get_by_role("menuitem", name="Mark as unread").click()
    until(lambda: client.position(reader.book_id)["state"] == "unread")
    reader.messages.get_by_role("button", name="Undo").click()
    until(lambda: client.position(reader.book_id)["state"] == "finished")
    assert abs(client.position(reader.book_id)["offset"] - before["offset"]) < 400


def test_the_listening_view_has_times_chapters_and_starts_nothing_by_itself(reader, client):
    page = reader.page
    reader.listen_from_view()
    page.keyboard.press("Shift+L")
    view = page.locator("dialog.listening")
    expect(view.locator(".player-voice")).to_contain_text("Heart")
    until(lambda: view.locator(".listening-word").inner_text(), what="the word that is spoken")
    for name, form in ("elapsed", r"^\d+:\d\d$"), ("left", r"^−\d+:\d\d$"):
        expect(view.locator(f"[data-time={name}]")).to_have_text(re.compile(form))
    view.locator(".listening-play").click()
    reader.wait_for_state("paused")
    before = sentence(reader)
    slider = view.locator(".listening-place input")
    slider.focus()
    page.keyboard.press("End")
    until(lambda: sentence(reader) > before, what="another place")
    assert reader.bar.get_attribute("data-state") == "paused" and not reader.sound.is_playing()
    before = sentence(reader)
    view.locator(".listening-chapters").click()
    page.get_by_role("menuitemradio").last.click()
    until(lambda: sentence(reader) > before, what="the last chapter")
    assert reader.bar.get_attribute("data-state") == "paused"
    until(lambda: client.position(reader.book_id)["offset"] == sentence(reader), what="the place")


def test_the_edges_that_turn_pages_can_be_smaller_larger_and_off(screens, client, novel):
    book = client.add(novel)["id"]
    client.json("PATCH", "/api/settings", {"tapAction": "bars", "mode": "paged"})
    screen = screens(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    screen.open_book(book)
    paging = Paging(screen).begin()
    reader = screen.page.locator(".reader")

    def turns(x):
        """Whether a press there turns a page; what turns none shows or hides the bars."""
        before = paging.words(), reader.get_attribute("data-bars")
        screen.page.touchscreen.tap(x, 400)
        after = until(lambda: (now := (paging.words(), reader.get_attribute("data-bars"))) != before and now, what="an answer to the tap")
        return after[0] != before[0]

    # Pixels from the right edge where a press turns the page, and where it does not.
    for size, inside, outside in ("medium", 35, 70), ("small", 18, 35), ("large", 105, 130):
        client.json("PATCH", "/api/settings", {"zoneSize": size})
        screen.page.reload()
        screen.wait_for_text()
        assert turns(390 - inside) and not turns(390 - outside), size
    client.json("PATCH", "/api/settings", {"tapZones": "off"})
    screen.page.reload()
    screen.wait_for_text()
    assert not turns(385) and not turns(5)
