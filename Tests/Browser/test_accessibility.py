"""The page by keyboard, and what axe-core says to it."""

import re

import pytest
from playwright.sync_api import expect

from harness import axe
from harness.waiting import until_page


OPENERS = {"contents": "Contents", "speed": re.compile("^Speed"), "voices": re.compile("^Voice"),
           "menu": re.compile("^More$")}
"""What opens something in the reader, by its button."""

OPENED = "dialog[open], .player-panel, .menu"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(scheme, screens, client, novel):
    book = client.add(novel)
    client.set_position(book["id"], 900)
    # Without motion: what is being faded in has little contrast yet.
    screen = screens(color_scheme=scheme, reduced_motion="reduce")
    screen.open_library()
    expect(screen.book(book["id"])).to_be_visible()
    found = {"library": axe.violations(screen.page)}
    screen.open_book(book["id"])
    screen.word_in_view()
    found["reader"] = axe.violations(screen.page)
    screen.listen_from_view()
    found["player"] = axe.violations(screen.page)
    # A menu is beside all landmarks, as long as it is there.
    for name in ("contents", "speed", "voices"):
        screen.page.get_by_role("button", name=OPENERS[name]).first.click()
        expect(screen.page.locator(OPENED)).to_be_visible()
        found[name] = axe.violations(screen.page)
        screen.page.keyboard.press("Escape")
        expect(screen.page.locator(OPENED)).to_have_count(0)
    assert not any(found.values()), "\n".join(f"{where}: {text}" for where, texts in found.items() for text in texts)


THEMES = ["light", "sepia", "sage", "grey", "dark", "black"]


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_in_any_theme(theme, screens, client, novel):
    book = client.add(novel)
    client.json("PATCH", "/api/settings", {"theme": theme})
    screen = screens(reduced_motion="reduce")
    found = {}
    for path in ("/", "/settings", "/marks"):
        screen.page.goto(screen.address + path)
        expect(screen.page.locator("h1").first).to_be_visible()
        found[path] = axe.violations(screen.page)
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.page.locator(".reader-place").click()
    expect(screen.page.locator(".scrubber")).to_be_visible()
    found["scrubber"] = axe.violations(screen.page)
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("Shift+J")
    expect(screen.page.locator("[data-mode=paged]")).to_be_visible()
    found["pages"] = axe.violations(screen.page)
    screen.listen_from_view()
    found["listening in pages"] = axe.violations(screen.page)
    for name, key, opened in (("listening view", "Shift+L", "dialog.listening"), ("go to", "Control+g", "dialog.go-to"),
                              ("keys", "?", "dialog.keyboard-dialog"), ("contents", "s", "dialog.side-panel[open]")):
        screen.page.keyboard.press(key)
        expect(screen.page.locator(opened)).to_be_visible()
        found[name] = axe.violations(screen.page)
        screen.page.keyboard.press("Escape")
        expect(screen.page.locator(opened)).to_have_count(0)
    assert not any(found.values()), "\n".join(f"{where}: {text}" for where, texts in found.items() for text in texts)


FOCUSED = """
() => {
  const element = document.activeElement;
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return { tag: element.localName, name: element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40),
    x: box.x, y: box.y, isVisible: box.width > 0 && box.bottom > 0 && box.top < innerHeight,
    hasRing: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    book: element.closest("[data-book-id]")?.dataset.bookId };
}
"""


def tab_until(screen, holds, most=60, key="Tab"):
    """Presses the key until what has the focus fits; gives everything that had it."""
    had = []
    for _ in range(most):
        screen.page.keyboard.press(key)
        had.append(screen.page.evaluate(FOCUSED))
        if holds(had[-1]):
            return had
    raise AssertionError(f"never reached: {[element['name'] for element in had]}")


def test_from_the_library_to_the_voice_and_back_by_keyboard_only(screen, client, novel):
    book = client.add(novel)
    page = screen.open_library().page
    expect(screen.book(book["id"])).to_be_visible()
    had = tab_until(screen, lambda focused: focused["book"] == str(book["id"]))
    assert all(element["isVisible"] for element in had), had
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/read/"))
    screen.wait_for_text()
    page.keyboard.press("t")
    screen.sound.wait_until_playing()
    screen.wait_for_state("playing")
    page.keyboard.press("Space")
    screen.wait_for_state("paused")
    had = tab_until(screen, lambda focused: re.search("library", focused["name"], re.I), key="Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(screen.address + "/")
    expect(screen.book(book["id"])).to_be_visible()


def test_the_focus_is_always_seen_and_never_caught(screen, client, novel):
    book = client.add(novel)
    screen.open_book(book["id"])
    screen.word_in_view()
    had, names = [], set()
    for _ in range(40):
        screen.page.keyboard.press("Tab")
        had.append(screen.page.evaluate(FOCUSED))
        names.add(had[-1]["name"])
    controls = [element for element in had if element["tag"] not in ("body", "html")]
    assert all(element["isVisible"] for element in controls), [e for e in controls if not e["isVisible"]]
    assert all(element["hasRing"] for element in controls), [e for e in controls if not e["hasRing"]]
    assert len(names) > 5


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", OPENERS)
def test_what_opens_takes_the_focus_and_gives_it_back(name, width, screens, client, novel):
    book = client.add(novel)
    screen = screens(viewport={"width": width, "height": 800})
    screen.open_book(book["id"])
    screen.word_in_view()
    opener = screen.page.get_by_role("button", name=OPENERS[name]).first
    opener.focus()
    screen.page.keyboard.press("Enter")
    until_page(screen.page, f"document.activeElement.closest({OPENED!r}) !== null")
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator(OPENED)).to_have_count(0)
    expect(opener).to_be_focused()


LISTEN_TO_REGIONS = """
() => {
  window.__said = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target.closest ? target : target.parentElement)?.closest("[role=status], [role=alert], [aria-live]");
      if (region && region.ariaLive !== "off") for (const node of addedNodes) window.__said.push(node.textContent);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
"""Collects what a screen reader would say by itself from now on."""


def test_screen_readers_hear_of_a_pause_and_not_of_every_word(screen, client, novel):
    book = client.add(novel)
    screen.open_book(book["id"])
    screen.listen_from_view()
    screen.wait_for_state("playing")
    screen.page.evaluate(LISTEN_TO_REGIONS)
    screen.sound.wait_until_time(screen.sound.time() + 4)
    screen.page.keyboard.press("Space")
    until_page(screen.page, "window.__said.length > 0")
    assert screen.page.evaluate("window.__said") == ["Paused"]
    assert screen.page.locator("main").count() == 1
    assert screen.page.locator("html").get_attribute("lang") == "en"


def test_nothing_moves_for_who_does_not_want_it(screens, client, novel):
    book = client.add(novel)
    screen = screens(reduced_motion="reduce")
    screen.open_library()
    screen.open_book(book["id"])
    screen.listen_from_view()
    running = screen.page.evaluate("document.getAnimations().filter((a) => a.playState === 'running' "
                                   "&& a.effect.getComputedTiming().duration > 10).length")
    assert running == 0


@pytest.mark.parametrize("width", [320, 390])
def test_nothing_is_cut_off_on_a_small_phone(width, screens, client, novel):
    book = client.add(novel)
    screen = screens(viewport={"width": width, "height": 640})
    for show in (screen.open_library, lambda: screen.open_book(book["id"]), screen.listen_from_view):
        show()
        wide = screen.page.evaluate("""() => [...document.querySelectorAll("body *")].filter((element) => {
          const box = element.getBoundingClientRect();
          return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1)
            && getComputedStyle(element).visibility === "visible";
        }).map((element) => element.outerHTML.slice(0, 100))""")
        assert not wide, wide
        assert screen.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
