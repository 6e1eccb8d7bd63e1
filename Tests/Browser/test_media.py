"""Sounds and videos in a book play from the own server, and nothing of other sites is loaded."""

import pytest
from playwright.sync_api import expect

from harness import epub
from harness.client import Client
from harness.waiting import until

PLAY = {"x": 26, "y": 27}
"""The play button of Chromium's own controls, in pixels from their corner."""


@pytest.fixture
def saving(programs):
    """A client of a program that may fetch from this machine."""
    program = programs(arguments=["--open-host", "127.0.0.1"])
    return program, Client(program)


def save(client, address):
    return client.json("POST", "/api/articles", {"address": address})


def requests_elsewhere(screen):
    return [address for _, address in screen.watch.requests if not address.startswith((screen.address, "data:", "blob:"))]


def test_a_sound_of_an_article_plays_from_the_own_server(screens, saving, site):
    program, client = saving
    site.pages["/boat.wav"] = ("audio/wav", epub.tone(3))
    address = site.article(
        "/news",
        '<p><audio src="/boat.wav" title="The bell">No sound.</audio></p><p><video src="/gone.mp4"></video></p>'
        '<div><iframe src="https://www.youtube.com/embed/abc"></iframe></div>',
    )
    book = save(client, address)
    asked = list(site.asked)
    screen = screens(address=program.address)
    screen.open_book(book["id"])
    sound = screen.page.locator(".reader-body > .chapter audio")
    expect(sound).to_have_attribute("aria-label", "Sound: The bell")
    expect(screen.page.locator("main")).not_to_contain_text("No sound.")
    sound.scroll_into_view_if_needed()
    # Before somebody plays it, nothing of it is loaded.
    assert sound.evaluate("sound => sound.readyState") == 0
    assert not [address for _, address in screen.watch.requests if "/sounds/" in address]
    sound.click(position=PLAY)
    until(lambda: sound.evaluate("sound => sound.readyState >= 2 && sound.currentTime > 0.2"), what="sound")
    assert 2.9 < sound.evaluate("sound => sound.duration") < 3.1
    for name, goal in [
        ("Video: gone.mp4 · 127.0.0.1", f"{site.address}/gone.mp4"),
        ("Video: youtube.com", "https://www.youtube.com/watch?v=abc"),
    ]:
        link = screen.page.locator(f'.reader-body > .chapter a[data-media="video"][aria-label^="{name}"]')
        expect(link).to_have_attribute("href", goal)
        assert link.evaluate("link => link.getBoundingClientRect().height") > 100
    link.click()
    expect(screen.page.get_by_role("dialog")).to_contain_text("www.youtube.com")
    assert requests_elsewhere(screen) == [] and site.asked == asked


def test_one_thing_speaks_at_a_time(screen, client, tmp_path):
    text = epub.page("<h1>Bells</h1>" + epub.paragraphs(2) + '<p><audio src="a.wav"></audio></p><p><audio src="b.wav"></audio></p>')
    file = epub.write(tmp_path / "bells.epub", [text], files={"a.wav": epub.tone(20), "b.wav": epub.tone(20)})
    screen.open_book(client.add(file)["id"])
    screen.listen_from_view(0.4)
    first, second = screen.page.locator(".reader-body > .chapter audio").all()
    first.click(position=PLAY)
    until(lambda: first.evaluate("sound => sound.currentTime > 0.1"), what="the first sound")
    screen.wait_for_state("paused")
    second.click(position=PLAY)
    until(lambda: second.evaluate("sound => sound.currentTime > 0.1"), what="the second sound")
    assert first.evaluate("sound => sound.paused")
    screen.page.get_by_role("button", name="Read aloud", exact=True).click()
    until(lambda: second.evaluate("sound => sound.paused"), what="silence")
