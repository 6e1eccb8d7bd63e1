"""What makes listening and reading comfortable."""

import re

from playwright.sync_api import expect

from harness.waiting import until_page

HIDE = """
() => {
  // As a phone does when its screen goes off: the page is hidden and gets no frames.
  Object.defineProperty(document, "visibilityState", { get: () => "hidden", configurable: true });
  Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
  window.requestAnimationFrame = () => 0;
  document.dispatchEvent(new Event("visibilitychange"));
}
"""


def menu(screen, name):
    screen.page.get_by_role("button", name="More", exact=True).click()
    screen.page.get_by_role("menuitem", name=name).click()


def test_the_sleep_timer_ends_with_the_sentence_and_listening_goes_on_after_it(screen, client, novel):
    screen.open_book(client.add(novel)["id"])
    screen.word_in_view()
    screen.listen_from_view()
    menu(screen, "Sleep timer")
    screen.page.get_by_role("menuitemradio", name="End of sentence").click()
    expect(screen.page.locator(".sleep-left")).to_be_visible()
    bar = screen.page.locator("[data-state]")
    sentence = bar.get_attribute("data-sentence")
    expect(bar).to_have_attribute("data-state", "paused")
    expect(bar).to_have_attribute("data-sentence", sentence)
    expect(screen.page.locator(".sleep-left")).to_be_hidden()


def test_the_sleep_timer_fades_and_wakes_where_it_began_to_fade(screen, client, novel):
    screen.page.clock.install()
    screen.open_book(client.add(novel)["id"])
    screen.word_in_view()
    screen.listen_from_view()
    menu(screen, "Sleep timer")
    screen.page.get_by_role("menuitemradio", name="5 minutes", exact=True).click()
    bar = screen.page.locator("[data-state]")
    screen.page.clock.fast_forward(285_000)
    expect(screen.page.locator(".sleep-left")).to_have_text(re.compile("1 min"))
    begun = int(bar.get_attribute("data-sentence").split("-")[0])
    screen.page.clock.fast_forward(20_000)
    expect(bar).to_have_attribute("data-state", "paused")
    assert int(bar.get_attribute("data-sentence").split("-")[0]) <= begun + 200


def test_the_listening_view_has_cover_chapter_and_big_controls(screen, client, novel):
    screen.open_book(client.add(novel)["id"])
    screen.word_in_view()
    screen.listen_from_view()
    screen.page.keyboard.press("Shift+L")
    view = screen.page.get_by_role("dialog", name="Now playing")
    expect(view).to_contain_text("Chapter 1")
    expect(view).to_contain_text("The Silver Harbour")
    box = view.get_by_role("button", name="Pause").bounding_box()
    assert box["width"] >= 72 and box["height"] >= 72
    view.get_by_role("button", name="Pause").click()
    expect(screen.page.locator(".player[data-state]")).to_have_attribute("data-state", "paused")
    view.get_by_role("button", name="Next chapter").click()
    expect(view).to_contain_text("Chapter 2")
    view.get_by_role("button", name="Back to text").click()
    expect(view).to_have_count(0)


def test_the_sentence_is_said_again(screen, client, novel):
    screen.open_book(client.add(novel)["id"])
    screen.word_in_view()
    screen.listen_from_view()
    bar = screen.page.locator(".player[data-state]")
    first = int(bar.get_attribute("data-sentence").split("-")[0])
    until_page(screen.page, "(first) => Number(document.querySelector('.player').dataset.word?.split('-')[0]) > first + 10", first)
    start = int(bar.get_attribute("data-sentence").split("-")[0])
    screen.page.keyboard.press("r")
    until_page(screen.page, "(start) => document.querySelector('.player').dataset.word?.split('-')[0] == start", start)


def test_the_text_scrolls_by_itself_at_a_pace_one_sets(screen, client, novel):
    screen.open_book(client.add(novel)["id"])
    screen.word_in_view()
    screen.page.keyboard.press("a")
    pace = screen.page.locator(".auto-pace")
    expect(pace).to_have_text("238 words per minute")
    screen.page.get_by_role("group", name="Auto-scroll").get_by_role("button", name="Faster").click()
    expect(pace).to_have_text("262 words per minute")
    before = screen.page.evaluate("scrollY")
    until_page(screen.page, "(before) => scrollY > before + 20", before)
    screen.page.get_by_role("button", name="Stop auto-scroll").click()
    expect(pace).to_have_count(0)
    settled = screen.page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY))))")
    assert screen.page.evaluate("new Promise((resolve) => setTimeout(() => resolve(scrollY), 300))") == settled


CUT_LINES = """
(edges) => [...document.querySelectorAll("[data-chapter-index] p")].flatMap((paragraph) => {
  const range = document.createRange();
  range.selectNodeContents(paragraph);
  return [...range.getClientRects()].filter(({ top, bottom }) => edges.some((edge) => top < edge - 1 && bottom > edge + 1)).map(({ top }) => top);
})
"""
"""The lines of letters that one of the edges, heights in the window, goes through."""


def test_a_ruler_follows_the_pointer_the_keys_and_the_voice(screen, client, novel):
    screen.open_book(client.add(novel)["id"])
    word = screen.word_in_view()
    screen.page.get_by_role("button", name="Book options").click()
    screen.page.get_by_role("menuitem", name="Reading ruler").click()
    screen.page.get_by_role("menuitemradio", name="Focus on a few lines").click()
    line = screen.page.locator(".ruler-line")
    screen.page.mouse.move(word["x"] + 3, word["y"] + 3)
    box = line.bounding_box()
    assert box["y"] < word["y"] < box["y"] + box["height"]
    screen.page.keyboard.press("Shift+ArrowDown")
    assert line.bounding_box()["y"] > box["y"] + 10
    for step in range(0, 63, 9):
        screen.page.mouse.move(word["x"] + 3, word["y"] + step)
        box = line.bounding_box()
        assert screen.page.evaluate(CUT_LINES, [box["y"], box["y"] + box["height"]]) == []
    screen.page.reload()
    screen.word_in_view()
    expect(line).to_be_visible()


def test_with_the_screen_off_sound_goes_on_over_the_chapters_end(screen, client, tmp_path):
    from harness import epub

    chapters = [epub.page("<h1>First</h1><p>One short sentence.</p>"), epub.page("<h1>Second</h1>" + epub.paragraphs(6))]
    book = client.add(epub.write(tmp_path / "two.epub", chapters, title="Two"))
    screen.open_book(book["id"])
    screen.page.evaluate(HIDE)
    screen.page.get_by_role("button", name="Read aloud").click()
    until_page(screen.page, "() => navigator.mediaSession.playbackState === 'playing'")
    second = client.book(book["id"])["chapters"][1]["start"]
    until_page(screen.page, "(second) => Number(document.querySelector('.player').dataset.sentence?.split('-')[0]) > second", second)
    expect(screen.page.locator(".player[data-state]")).to_have_attribute("data-state", "playing")
    assert screen.page.evaluate("window.__sounds.length") == 1
