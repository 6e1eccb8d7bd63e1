"""Messages: one at a time, in one place, never over the text, and they leave by themselves."""

from playwright.sync_api import expect

from harness.paging import Paging
from harness.samples import cases
from harness.waiting import until, until_page, until_still

SHOW = """
async ([level, text]) => {
  // Any failure that nobody caught is a message of level "error".
  queueMicrotask(() => { throw new Error(text); });
}
"""

COVERED = """
() => {
  // Lines of the text that lie under the message, in the part of the window that is the text's.
  const box = document.querySelector(".toast").getBoundingClientRect();
  const bar = document.querySelector(".reader-bar").getBoundingClientRect();
  const inBar = box.top >= bar.top - 1 && box.bottom <= bar.bottom + 1 && box.left >= bar.left - 1 && box.right <= bar.right + 1;
  const covered = [...document.querySelectorAll(".player-title, .player-left, .player button")].filter((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && left < box.right && right > box.left && top < box.bottom - 1 && bottom > box.top;
  }).map((element) => element.className);
  return { inBar, covered, bar: bar.toJSON(), box: box.toJSON(), scrolls: document.documentElement.scrollWidth > innerWidth };
}
"""


LINES = """
(button) => {
  const range = document.createRange();
  range.selectNodeContents(document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode());
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
"""


def settled(screen):
    """Waits until nothing moves any more."""
    until_still(screen.page)


SIZES = [(320, 640), (390, 844), (820, 1180), (1280, 800)]


@cases(
    "width, height, mode",
    [(*size, mode) for mode in ("scroll", "paged") for size in SIZES],
    quick=[(390, 844, "scroll"), (320, 640, "paged"), (1280, 800, "paged")],
)
def test_messages_are_in_the_bar_where_no_text_is(width, height, mode, screens, client, novel):
    book = client.book(client.add(novel)["id"])
    screen = screens(viewport={"width": width, "height": height})
    screen.watch.allow("exception: ", "console: ")
    screen.open_book(book["id"])
    screen.word_in_view()
    if mode == "paged":
        Paging(screen).begin()
        frame = screen.page.locator(".paged-frame").bounding_box()
        assert frame["y"] + frame["height"] <= screen.bar.bounding_box()["y"] + 1, "the bar lies over the page"
    # Timers go on as they do, until the last message is to have had its time.
    screen.page.clock.install()
    # The way back after a jump; a failure takes its place, and it comes again.
    screen.page.keyboard.press("Control+g")
    field = screen.page.get_by_role("dialog").get_by_label("Percent", exact=True)
    field.fill("50")
    field.press("Enter")
    back = screen.messages.get_by_role("button", name="Back to 0%")
    expect(back).to_be_visible()
    assert back.evaluate(LINES) == 1
    # Hidden bars come with a message.
    for text in "short", "a sentence that is so long that it needs several lines " * 4:
        screen.page.evaluate(SHOW, ["error", text])
        expect(screen.messages).to_contain_text(text.strip())
        expect(screen.messages.locator(".toast")).to_have_count(1)
        settled(screen)
        seen = screen.page.evaluate(COVERED)
        assert seen["inBar"] and not seen["scrolls"], seen
        # A page depends on the height of its bar, and a wide window has the chapter in its header.
        assert mode == "paged" or width > 820 or seen["covered"] == [], seen
        screen.messages.get_by_role("button").last.click()
    expect(back).to_be_visible()
    screen.page.clock.run_for(15_000)
    expect(screen.messages).to_be_empty()
    assert screen.page.locator(".reader-percent").inner_text() == "50%"


def test_the_way_back_leaves_when_one_reads_on(reader):
    page = reader.page
    page.clock.install()
    page.keyboard.press("Control+g")
    field = page.get_by_role("dialog").get_by_label("Percent", exact=True)
    field.fill("50")
    field.press("Enter")
    expect(reader.messages.get_by_role("button", name="Back to 0%")).to_be_visible()
    page.clock.run_for(2000)
    page.mouse.move(640, 400)
    page.mouse.wheel(0, 300)
    expect(reader.messages).to_be_empty()
    # It is still to be had.
    page.keyboard.press("Alt+ArrowLeft")
    until_page(page, "() => scrollY === 0")


def test_a_question_leaves_by_itself_and_reading_on_answers_it(screen, client, novel):
    book = client.add(novel)
    page = screen.page
    page.clock.install()
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.watch.allow("answer 409: PUT")
    client.set_position(book["id"], book["length"] // 2, device="Kitchen")
    expect(screen.messages).to_contain_text("Kitchen")
    page.clock.run_for(31_000)
    expect(screen.messages).to_be_empty()
    # Nothing was decided for the reader.
    assert client.position(book["id"])["device"] == "Kitchen"
    page.mouse.move(640, 400)
    page.mouse.wheel(0, 400)

    def is_ours():
        page.clock.run_for(1000)
        return client.position(book["id"])["device"] != "Kitchen"

    until(is_ours, what="the place of this device")
    expect(screen.messages).to_be_empty()
