"""What fingers do on a phone: real touches, with all that a browser makes of them."""

import re

import pytest
from playwright.sync_api import expect

from harness.marking import bar, marks
from harness.paging import Paging
from harness.touch import Fingers
from harness.waiting import until, until_page

SMALL = """() => [...document.querySelectorAll("button, a[href], input:not([type=hidden], [type=file]), select, [role=slider], summary")]
  .filter((element) => !element.closest("[data-chapter-index]") && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .flatMap((element) => {
    // In what scrolls, each is measured in its middle.
    if (element.closest(".looks-body, .text-hits")) element.scrollIntoView({ block: "center", behavior: "instant" });
    // Of a box to tick its label is a part; what stands around an element by style is hit, too.
    const boxes = [element.getBoundingClientRect(), ...[...element.labels ?? []].map((label) => label.getBoundingClientRect())];
    const { left, top, right, bottom, width, height } = boxes[0];
    if (width <= 1 || bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return [];
    const middle = [(left + right) / 2, (top + bottom) / 2];
    const hits = ([x, y]) => { const at = document.elementFromPoint(x, y); return at !== null && (element.contains(at) || [...element.labels ?? []].some((label) => label.contains(at))); };
    if (!hits(middle)) return [];
    const reach = (dx, dy) => { let far = 0; while (far < 22 && hits([middle[0] + dx * (far + 1), middle[1] + dy * (far + 1)])) far += 1; return far; };
    const wide = reach(-1, 0) + reach(1, 0) + 1, high = reach(0, -1) + reach(0, 1) + 1;
    // Half a pixel of rounding at each edge.
    return wide >= 43 && high >= 43 ? [] : [`${element.outerHTML.slice(0, 110)} ${wide}x${high}`];
  })"""


SELECT_WORD = """([x, y]) => {
  const caret = document.caretRangeFromPoint(x, y);
  const selection = getSelection();
  selection.setPosition(caret.startContainer, caret.startOffset);
  selection.modify("move", "backward", "word");
  selection.modify("extend", "forward", "word");
}"""


@pytest.fixture
def phone(screens, client, novel):
    book = client.add(novel)
    screen = screens(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.book_id = book["id"]
    return screen


def test_pages_turn_by_swipe_and_edge_and_a_tap_in_the_middle_shows_the_bars(phone):
    fingers = Fingers(phone.page)
    paging = Paging(phone).begin()
    # The foot of a page tells their number, too, which is to change by turning alone.
    paging.wait_until_exact()
    first = paging.words()
    second = paging.turning(lambda: fingers.drag((320, 400), (60, 410)))
    assert second != first
    assert paging.turning(lambda: fingers.drag((60, 400), (320, 395))) == first
    assert paging.turning(lambda: fingers.tap(380, 400)) == second
    assert paging.turning(lambda: fingers.tap(8, 400)) == first
    # A little way is none, nor is one down.
    fingers.drag((200, 400), (240, 404), pause=0.08)
    fingers.drag((200, 300), (205, 520))
    assert paging.words() == first
    assert phone.bar.get_attribute("data-state") == "idle"
    # Nobody has to wait after a swipe: the next touch is a tap, whatever was before.
    for _ in range(4):
        fingers.drag((200, 300), (205, 520))
        assert paging.turning(lambda: fingers.tap(380, 400)) == second
        paging.turning(lambda: fingers.drag((320, 400), (60, 410)))
        assert paging.turning(lambda: fingers.tap(8, 400)) == second
        assert paging.turning(lambda: fingers.drag((60, 400), (320, 395))) == first
    paging.turning(lambda: fingers.drag((320, 400), (60, 410)))
    reader = phone.page.locator(".reader")
    expect(reader).to_have_attribute("data-bars", "hidden")
    fingers.tap(195, 30)
    expect(reader).not_to_have_attribute("data-bars", "hidden")


def test_a_tap_on_a_word_is_heard_and_scrolling_is_none(phone):
    fingers = Fingers(phone.page)
    fingers.drag((200, 600), (200, 350))
    until_page(phone.page, "() => scrollY > 100")
    assert phone.bar.get_attribute("data-state") == "idle"
    word = phone.word_in_view()
    fingers.tap(word["x"] + word["width"] / 2, word["y"] + word["height"] / 2)
    phone.sound.wait_until_playing()


@pytest.mark.parametrize("mode", ["scroll", "paged"])
def test_a_long_press_selects_a_word_and_its_bar_marks_it(mode, phone, client):
    fingers = Fingers(phone.page)
    if mode == "paged":
        Paging(phone).begin()
    word = phone.word_in_view(0.4)
    fingers.down(word["x"] + word["width"] / 2, word["y"] + word["height"] / 2)
    # What a phone does after half a second, and this browser leaves to its system.
    phone.page.evaluate(SELECT_WORD, [word["x"] + word["width"] / 2, word["y"] + word["height"] / 2])
    fingers.up()
    expect(bar(phone)).to_be_visible()
    assert phone.bar.get_attribute("data-state") == "idle"
    box = bar(phone).get_by_role("button", name="Blue", exact=True).bounding_box()
    fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(bar(phone)).to_be_hidden()
    until(lambda: [(m["quote"]["exact"], m["color"]) for m in marks(client, {"id": phone.book_id})] == [(word["text"], "blue")])


def test_the_bar_that_stands_for_the_book_is_dragged(phone):
    fingers = Fingers(phone.page)
    phone.page.locator(".reader-place").tap()
    slider = phone.page.get_by_role("slider", name="Position in book")
    expect(slider).to_be_visible()
    box = slider.bounding_box()
    y = box["y"] + box["height"] / 2
    fingers.down(box["x"] + 8, y)
    for share in (0.2, 0.35, 0.5):
        fingers.move(box["x"] + box["width"] * share, y)
    expect(phone.page.locator(".scrubber-bubble")).to_be_visible()
    fingers.up()
    expect(phone.page.locator(".scrubber-bubble")).to_be_hidden()
    expect(phone.page.locator(".reader-percent")).to_have_text(re.compile("^(49|50|51)"))


def test_fingers_hit_everything(phone):
    page = phone.page
    found = {"reader": page.evaluate(SMALL)}
    page.locator(".reader-place").tap()
    expect(page.locator(".scrubber")).to_be_visible()
    found["scrubber"] = page.evaluate(SMALL)
    page.keyboard.press("Escape")
    for name, key, selector in (
        ("contents", "s", ".side-panel[open]"),
        ("marks", "n", ".side-panel[open]"),
        ("search", "Control+f", ".side-panel[open]"),
        ("listening", "Shift+L", "dialog.listening"),
        ("go to", "Control+g", "dialog.go-to"),
    ):
        page.keyboard.press(key)
        expect(page.locator(selector)).to_be_visible()
        found[name] = page.evaluate(SMALL)
        page.keyboard.press("Escape")
        expect(page.locator(selector)).to_have_count(0)
    page.get_by_role("button", name="Appearance").click()
    # The panel's module comes when it is first wanted.
    expect(page.locator(".looks-panel [role=tab]").first).to_be_visible()
    for tab in page.locator(".looks-panel [role=tab]").all():
        tab.click()
        found[f"looks {tab.inner_text()}"] = page.evaluate(SMALL)
    page.keyboard.press("Escape")
    for path in ("/", "/settings", "/account", "/marks", "/statistics"):
        page.goto(phone.address + path)
        expect(page.locator("h1").first).to_be_visible()
        found[path] = page.evaluate(SMALL)
    expect(page.locator(".chart-table summary").first).to_be_visible()
    # At once: the charts are drawn anew when newer numbers have come.
    page.evaluate("() => document.querySelector('.chart-table summary').scrollIntoView()")
    found["table of a chart"] = page.evaluate(SMALL)
    page.goto(phone.address + "/")
    page.get_by_role("searchbox").fill("the")
    expect(page.locator(".text-hits-book h3 a").first).to_be_visible()
    found["hits"] = page.evaluate(SMALL)
    assert not any(found.values()), "\n".join(f"{where}: {text}" for where, texts in found.items() for text in texts)
