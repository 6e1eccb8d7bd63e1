"""Settings, keys, first hints, and the languages of the interface."""

import re

from playwright.sync_api import expect

from harness.paging import Paging
from harness.samples import cases
from harness.waiting import until, until_page, until_still


def test_a_setting_holds_for_books_and_on_other_devices(screen, screens, client, novel):
    book = client.add(novel)
    screen.open_library()
    screen.page.get_by_role("link", name="Settings").click()
    expect(screen.page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    screen.page.get_by_label("Reading mode").select_option("paged")
    other = screens()
    other.open_library()
    until_page(other.page, "async () => (await (await fetch('/api/settings')).text()).includes('paged')")
    other.open_book(book["id"])
    expect(other.page.locator(".reader[data-mode]")).to_have_attribute("data-mode", "paged")


def test_every_key_is_listed_and_can_be_switched_off(screen, client, novel):
    screen.open_book(client.add(novel)["id"])
    screen.word_in_view()
    screen.page.keyboard.press("?")
    keys = screen.page.get_by_role("dialog", name="Keyboard")
    for label in ("Start or stop reading aloud", "Go to…", "Contents", "Auto-scroll"):
        expect(keys.get_by_text(label, exact=True)).to_be_visible()
    keys.get_by_role("switch", name="Use shortcut: Contents").click()
    screen.page.keyboard.press("Escape")
    # While the dialog goes, keys are still its own.
    expect(keys).to_be_hidden()
    screen.page.keyboard.press("s")
    expect(screen.page.locator(".side-panel[open]")).to_have_count(0)
    screen.page.keyboard.press("?")
    keys.get_by_role("switch", name="Use shortcut: Contents").click()
    keys.get_by_role("switch", name="Shortcuts without Ctrl").click()
    screen.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    screen.page.keyboard.press("t")
    expect(screen.bar).to_have_attribute("data-state", "idle")
    screen.page.keyboard.press("Control+g")
    expect(screen.page.get_by_role("dialog", name="Go to")).to_be_visible()


NO_HINTS_YET = "if (!sessionStorage.begun) { localStorage.removeItem('vorleser.hints'); sessionStorage.begun = 1; }"


def test_first_hints_come_one_by_one_and_once(screen, client, novel):
    book = client.add(novel)
    screen.page.add_init_script(NO_HINTS_YET)
    screen.open_book(book["id"])
    hints = screen.messages
    expect(hints).to_contain_text("Click beside the text")
    # The player's bar tells how one starts, and a hint does not say it a second time.
    expect(screen.bar).to_contain_text("Click a word to listen from there")
    expect(hints).not_to_contain_text("a word")
    hints.get_by_role("button", name="Next").click()
    expect(hints).to_contain_text("Select words")
    # What was told is not told again.
    screen.page.reload()
    screen.word_in_view()
    expect(hints).to_contain_text("Select words")
    hints.get_by_role("button", name="Next").click()
    hints.get_by_role("button", name="Got it").click()
    expect(hints).to_be_empty()
    screen.page.reload()
    screen.word_in_view()
    expect(hints).to_be_empty()


COVERED_ENTRIES = """
() => [...document.querySelectorAll("[role=menu] [role=menuitem]")].filter((entry) => {
  const { left, top, width, height } = entry.getBoundingClientRect();
  return !entry.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((entry) => entry.textContent)
"""


def test_a_menu_lies_above_a_hint(screens, client, novel):
    screen = screens(viewport={"width": 390, "height": 844})
    screen.page.add_init_script(NO_HINTS_YET)
    screen.open_book(client.add(novel)["id"])
    expect(screen.messages).to_contain_text("beside the text")
    screen.bar.get_by_role("button", name="More", exact=True).click()
    expect(screen.page.get_by_role("menuitem", name="Keyboard shortcuts")).to_be_visible()
    until_still(screen.page)
    expect(screen.messages).to_contain_text("beside the text")
    assert screen.page.evaluate(COVERED_ENTRIES) == []


def test_on_a_phone_hints_are_a_line_that_goes_away_while_one_reads(screens, client, novel):
    book = client.add(novel)
    screen = screens(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    screen.page.add_init_script(NO_HINTS_YET)
    screen.open_book(book["id"])
    hints = screen.messages
    expect(hints).to_contain_text("Tap beside the text")
    expect(screen.bar).to_contain_text("Tap a word to listen from there")
    assert hints.locator(".toast").bounding_box()["height"] < 844 * 0.1
    Paging(screen).begin().press("PageDown")
    expect(hints).to_be_empty()
    screen.page.touchscreen.tap(195, 30)
    expect(hints).to_contain_text("Select words")
    hints.get_by_role("button", name="Skip tips").tap()
    expect(hints).to_be_empty()


KEY_LINES = """
() => [...document.querySelectorAll(".key-row dd span")].map((label) => {
  const range = document.createRange();
  range.selectNodeContents(label);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
})
"""


@cases("language", ["en-GB", "de-DE", "fr-FR", "es-ES", "ja-JP", "zh-CN"], quick=["de-DE"])
def test_on_a_phone_the_labels_of_keys_have_the_width_of_the_list(language, screens, client, novel):
    screen = screens(viewport={"width": 390, "height": 844}, locale=language)
    screen.open_book(client.add(novel)["id"])
    screen.page.keyboard.press("?")
    expect(screen.page.locator(".keyboard-dialog .key-row").first).to_be_visible()
    lines = screen.page.evaluate(KEY_LINES)
    assert len(lines) > 20 and max(lines) <= 2 and lines.count(1) > 0.8 * len(lines), lines
    assert screen.page.evaluate("document.querySelector('.keyboard-dialog').scrollWidth") <= 390


KEPT_ALONE = """
if (!sessionStorage.begun) {
  sessionStorage.begun = 1;
  localStorage.setItem("vorleser.ruler", "line");
  localStorage.setItem("vorleser.autoPace", "300");
  localStorage.setItem("vorleser.marks", '{"color":"blue","style":"outline"}');
  localStorage.setItem("vorleser.shortcuts", '{"hasLetters":true,"off":["navigation.contents"]}');
  localStorage.setItem("vorleser.language", "de");
}
"""


def test_what_a_browser_kept_alone_is_taken_over_once_and_holds_on_other_devices(screen, screens, client, novel):
    book = client.add(novel)
    client.json("PATCH", "/api/settings", {"autoPace": 200})
    screen.page.add_init_script(KEPT_ALONE)
    screen.open_book(book["id"])
    expect(screen.page.locator(".ruler")).to_have_attribute("data-kind", "line")
    assert screen.page.locator("html").get_attribute("lang") == "de"
    until(lambda: "ruler" in client.json("GET", "/api/settings"), what="the ruler on the server")
    known = client.json("GET", "/api/settings")
    assert known["autoPace"] == 200, "another device was first"
    assert (known["markColor"], known["markStyle"], known["keysOff"], known["language"]) == (
        "blue",
        "outline",
        ["navigation.contents"],
        "de",
    )
    assert (
        screen.page.evaluate("['ruler', 'autoPace', 'marks', 'shortcuts'].filter((name) => localStorage.getItem(`vorleser.${name}`))") == []
    )
    other = screens()
    other.open_book(book["id"])
    expect(other.page.locator(".ruler")).to_have_attribute("data-kind", "line")
    # A page that has begun in its browser's language goes on in it until somebody wants the other.
    other.page.get_by_role("button", name="Apply now").click()
    expect(other.page.get_by_role("button", name="Vorlesen", exact=True)).to_be_visible()
    other.page.keyboard.press("s")
    expect(other.page.locator(".side-panel[open]")).to_have_count(0)


def test_german_is_spoken_to_who_prefers_it_and_can_be_chosen(screens, client, novel):
    book = client.add(novel)
    screen = screens(locale="de-DE")
    screen.open_library()
    expect(screen.page.get_by_role("button", name="Bücher hinzufügen", exact=True)).to_be_visible()
    assert screen.page.locator("html").get_attribute("lang") == "de"
    screen.open_book(book["id"])
    expect(screen.page.get_by_role("button", name="Vorlesen", exact=True)).to_be_visible()
    english = screens()
    english.page.goto(english.address + "/settings")
    english.page.get_by_label("Display language").select_option("de")
    expect(english.page.get_by_role("heading", level=1, name="Einstellungen")).to_be_visible()
    # What a voice is like is said by the page, not in the server's words.
    voices = english.page.get_by_label("Standardstimme")
    expect(voices).to_contain_text("schnell und stromsparend")
    expect(voices).not_to_contain_text("power")


@cases("language", ["de", "fr", "es", "zh", "ja"], quick=["de", "ja"])
def test_nothing_of_the_interface_is_left_in_english(language, screens, client, novel):
    """Words that stand in the pages of another language and are also in the English texts, but for names."""
    book = client.add(novel)
    screen = screens(locale=language)
    for path in ("/", "/settings", f"/read/{book['id']}"):
        screen.page.goto(screen.address + path)
        expect(screen.page.locator("h1").first).to_be_visible()
        assert screen.page.locator("html").get_attribute("lang") == language
        words = screen.page.evaluate("""() => {
          const skip = document.querySelectorAll("noscript, [data-chapter-index], [data-book-id], .cover, .continue, .storage-list, option, .reader-title, .reader-chapter, .player-title");
          const shown = [...document.querySelectorAll("[aria-label], [title]")].flatMap((element) => [element.getAttribute("aria-label"), element.title]);
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) if (![...skip].some((part) => part.contains(walker.currentNode))) shown.push(walker.currentNode.data);
          return shown.join(" ");
        }""")
        left = re.findall(r"\b(the|Settings|Back to|Close|More|Speed|Search|Show|your|with|and)\b", words)
        assert not left, (path, left)
