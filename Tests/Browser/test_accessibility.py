"""The page by keyboard, and what axe-core says to it."""

import re

import pytest
from playwright.sync_api import expect

from harness import designed, epub
from harness.axe import EACH_KIND, THEMES, Themes
from harness.dictionaries import dictionary
from harness.marking import choose, put, select
from harness.samples import cases
from harness.waiting import until_page


OPENERS = {"contents": "Contents", "speed": re.compile("^Speed"), "voices": re.compile("^Voice"), "menu": re.compile("^More$")}
"""What opens something in the reader, by its button."""

OPENED = "dialog[open], .player-panel, .menu"


in_themes = cases("theme_names", [EACH_KIND, THEMES], quick=[EACH_KIND])


def plain(screens, **options):
    """A page without motion: what is being faded in has little contrast yet."""
    return screens(reduced_motion="reduce", **options)


def opened_by(screen, themes, name, selector, act, close="Escape"):
    """Does something, looks at what it opens, and closes it again."""
    act()
    expect(screen.page.locator(selector).first).to_be_visible()
    # A menu is beside all landmarks, as long as it is there.
    themes.look(name, but=["region"] if "menu" in name else [])
    screen.page.keyboard.press(close)
    expect(screen.page.locator(selector)).to_have_count(0)


@in_themes
def test_axe_finds_nothing_around_the_library_in_any_theme(theme_names, screens, client, novel):
    book = client.add(novel)
    screen = plain(screens)
    page, themes = screen.page, Themes(screen.page, theme_names)
    screen.open_library()
    expect(screen.book(book["id"])).to_be_visible()
    themes.look("library")
    more = screen.book(book["id"]).get_by_role("button", name="More options for")
    opened_by(screen, themes, "a book's menu", ".menu", more.click)
    more.click()
    opened_by(screen, themes, "a book's facts", "dialog[open]", page.get_by_role("menuitem", name="About this book").click)
    more.click()
    page.get_by_role("menuitem", name="About this book").click()
    opened_by(screen, themes, "a book's details", ".details-dialog", page.get_by_role("button", name="Edit details…").click)
    for entry in ("Tags…", "Rate…", "Add to collection…"):
        more.click()
        opened_by(screen, themes, entry, "dialog[open]", page.get_by_role("menuitem", name=entry).click)
    for opener, selector in (("Collections…", ".collections-dialog[open]"), ("New smart shelf…", ".rule-dialog[open]")):
        page.locator(".places-button").click()
        page.get_by_role("menuitem", name="Collections…").click()
        if opener != "Collections…":
            page.get_by_role("button", name=opener).click()
        expect(page.locator(selector)).to_be_visible()
        themes.look(opener)
        for _ in page.locator("dialog[open]").all():
            page.keyboard.press("Escape")
    page.get_by_role("button", name="Select", exact=True).click()
    screen.book(book["id"]).locator(".book-link").click()
    themes.look("several books")
    page.keyboard.press("Escape")
    for view in ("Grouped by author", "Small covers", "List"):
        page.locator(".view-button").click()
        page.get_by_role("menuitemradio", name=view, exact=True).click()
        expect(page.locator(".group-heading").first).to_be_visible()
        themes.look(view)
    for path in ("/settings", "/marks", "/statistics", "/account"):
        page.goto(screen.address + path)
        expect(page.locator("h1").first).to_be_visible()
        themes.look(path)
    themes.check()


@in_themes
def test_axe_finds_nothing_in_the_reader_in_any_theme(theme_names, screens, client, novel):
    book = client.add(novel)
    for number, style in enumerate(("solid", "underline", "strikethrough", "outline")):
        put(client, book, epub.sentence(number), f"mark-{style}", style=style, note="A note." if number == 0 else "")
    screen = plain(screens)
    page, themes = screen.page, Themes(screen.page, theme_names)
    screen.open_book(book["id"])
    screen.word_in_view()
    until_page(page, "() => document.querySelector('.mark-boxes > div') !== null")
    themes.look("reader")
    page.locator(".reader-place").click()
    expect(page.locator(".scrubber")).to_be_visible()
    themes.look("scrubber")
    page.keyboard.press("Escape")
    # Before the voice leads elsewhere.
    select(screen, "Number 5 says", "Number 5 says")
    opened_by(screen, themes, "selection", ".mark-bar:not([hidden])", lambda: None)
    # Below the marks, which a tap would be for.
    screen.listen_from_view(0.7)
    themes.look("listening")
    for name, key, selector in (
        ("listening view", "Shift+L", "dialog.listening"),
        ("go to", "Control+g", "dialog.go-to"),
        ("keys", "?", "dialog.keyboard-dialog"),
        ("contents", "s", ".side-panel[open]"),
        ("marks", "n", ".side-panel[open]"),
        ("search", "Control+f", ".side-panel[open]"),
    ):
        opened_by(screen, themes, name, selector, lambda: page.keyboard.press(key))
    for name in ("speed", "voices", "menu"):
        opened_by(screen, themes, name, OPENED, page.get_by_role("button", name=OPENERS[name]).first.click)
    page.keyboard.press("Shift+J")
    expect(page.locator(".reader[data-mode=paged]")).to_be_visible()
    themes.look("pages")
    themes.check()


@in_themes
def test_axe_finds_nothing_in_panels_and_pop_ups_in_any_theme(theme_names, screens, client, novel, tmp_path):
    book = client.add(novel)
    noted = client.add(designed.styled(tmp_path / "styled.epub"))
    pages = client.add(designed.designed(tmp_path / "fixed.epub"))
    client.json(
        "POST",
        "/api/dictionaries?name=a.zip",
        dictionary("Words", [("number", "<b>n</b> how many; see <a href='bword://count'>count</a>")]),
    )
    screen = plain(screens)
    page, themes = screen.page, Themes(screen.page, theme_names)
    screen.open_book(book["id"])
    screen.word_in_view()
    page.get_by_role("button", name="Appearance").click()
    for tab in page.locator(".looks-panel [role=tab]").all():
        tab.click()
        themes.look(f"looks: {tab.inner_text()}")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Book options").click()
    page.get_by_role("menuitem", name="Reading aloud").click()
    expect(page.locator(".speech-panel").get_by_role("heading", name="Skip when reading")).to_be_visible()
    themes.look("speech")
    page.get_by_role("button", name="Add", exact=True).click()
    opened_by(screen, themes, "pronunciation", "dialog[open]:modal", lambda: None)
    page.keyboard.press("Escape")
    select(screen, "Number", "Number")
    opened_by(screen, themes, "dictionary", ".define-popup", lambda: choose(screen, "Define"))
    page.get_by_role("button", name="Book options").click()
    opened_by(screen, themes, "dictionaries", "dialog.define-dialog", page.get_by_role("menuitem", name="Dictionaries…").click)
    select(screen, "Number 1", "Number 1")
    opened_by(screen, themes, "note", "dialog.note-dialog", lambda: choose(screen, "Note"))
    screen.open_book(noted["id"])
    opened_by(screen, themes, "a book's note", ".note-popup", page.locator("#text a[data-offset]").first.click)
    screen.open_book(pages["id"])
    themes.look("designed pages")
    themes.check()


@in_themes
def test_axe_finds_nothing_among_people_in_any_theme(theme_names, screens):
    screen = plain(screens)
    # What was asked for before the account was made is answered by that.
    screen.watch.allow("answer 401: GET .*/api/settings")
    page, themes = screen.page, Themes(screen.page, theme_names)
    page.goto(screen.address + "/account")
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
    themes.look("the first account")
    page.get_by_label("Name", exact=True).fill("Ada")
    page.get_by_label("New password").fill("three quiet rivers")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("heading", name="Ada")).to_be_visible()
    # Whose question was answered 401 may load itself anew in the midst of being looked at.
    page.goto(screen.address + "/account")
    expect(page.get_by_role("heading", name="Ada")).to_be_visible()
    themes.look("account and people")
    page.get_by_role("button", name="Invite someone").click()
    page.get_by_role("menuitem", name="As a reader").click()
    link = page.get_by_label("Link", exact=True).input_value()
    themes.look("an invitation that was made")
    guest = plain(screens)
    # Its theme is no concern of the server's yet.
    guest.watch.allow("answer 401: GET .*/api/settings")
    page, themes.page = guest.page, guest.page
    page.goto(link)
    expect(page.get_by_role("heading", name="Welcome")).to_be_visible()
    themes.look("an invitation")
    page.goto(guest.address + "/")
    expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
    themes.look("signing in")
    themes.check()


HOLD_FILES = """
() => {
  const transfer = new DataTransfer();
  transfer.items.add(new File(["x"], "a.epub"));
  document.querySelector("main").dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer: transfer }));
}
"""
"""Files are held over the page."""


@in_themes
def test_axe_finds_nothing_where_files_come_in_in_any_theme(theme_names, screens, client, novel, tmp_path):
    screen = plain(screens)
    screen.watch.allow("answer 422: POST")
    page, themes = screen.page, Themes(screen.page, theme_names)
    screen.open_library()
    page.evaluate(HOLD_FILES)
    expect(page.get_by_text("Drop")).to_be_visible()
    # It is beside all landmarks, as long as files are held.
    themes.look("files held over the library", but=["region"])
    (tmp_path / "noise.epub").write_bytes(bytes(range(256)) * 80)
    screen.drop_file(tmp_path / "noise.epub")
    panel = page.get_by_role("region", name="Adding books")
    expect(panel.get_by_role("button", name="Try again").or_(panel.get_by_text("noise.epub")).first).to_be_visible()
    panel.hover()
    screen.choose_file(novel)
    expect(panel.locator("li")).to_have_count(2)
    expect(page.locator(".import-panel [role=progressbar]")).to_have_count(0)
    themes.look("books that were added and one that was not")
    book = client.books()[0]["id"]
    screen.open_book(book)
    screen.word_in_view()
    page.get_by_role("button", name="Book options").click()
    page.get_by_role("menuitem", name="Reading aloud").click()
    (tmp_path / "list.txt").write_text('"lamp",0,Y,"lantern",0\n"(",2,N,"x",0\n')
    page.locator(".speech-panel").get_by_role("button", name="More", exact=True).click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("menuitem", name="Import list").click()
    opened_by(screen, themes, "an imported list", "dialog[open]:modal", lambda: chooser.value.set_files(tmp_path / "list.txt"))
    themes.check()


@in_themes
def test_axe_finds_nothing_in_what_opens_large_in_any_theme(theme_names, screens, client, tmp_path):
    book = client.add(designed.styled(tmp_path / "styled.epub"))
    screen = plain(screens)
    page, themes = screen.page, Themes(screen.page, theme_names)
    screen.open_book(book["id"])
    until_page(page, "() => document.querySelector('.chapter img')?.hasAttribute('tabindex')")
    page.get_by_role("img", name="Blue with a line").focus()
    opened_by(screen, themes, "a picture", "dialog.picture-viewer", lambda: page.keyboard.press("Enter"))
    opened_by(screen, themes, "a table", "dialog[open]", page.get_by_role("button", name="Enlarge table").click)
    themes.check()


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


def test_a_keyboard_gets_past_the_links_of_the_text_to_the_player(screen, client, novel):
    book = client.add(novel)
    screen.open_book(book["id"])
    screen.word_in_view()
    tab_until(screen, lambda focused: focused["name"] == "Skip to player", most=3)
    screen.page.keyboard.press("Enter")
    focused = screen.page.evaluate(FOCUSED)
    assert focused["name"] == "Read aloud" and focused["isVisible"] and focused["hasRing"], focused


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


@pytest.mark.parametrize("path", ["/settings", "/marks", "/account"])
def test_the_focus_goes_through_a_view_from_head_to_foot(path, screen, client, novel):
    book = client.add(novel)
    put(client, book, epub.sentence(1), note="A note.")
    screen.page.goto(screen.address + path)
    expect(screen.page.locator("h1").first).to_be_visible()
    # Places in the document, which scrolls along.
    order = []
    for _ in range(60):
        screen.page.keyboard.press("Tab")
        focused = screen.page.evaluate(FOCUSED)
        if focused["tag"] in ("body", "html"):
            break
        assert focused["isVisible"] and focused["hasRing"], focused
        order.append((focused["name"], focused["y"] + screen.page.evaluate("scrollY")))
    assert len(order) > 3
    back = [(one, other) for one, other in zip(order, order[1:]) if other[1] < one[1] - 60]
    assert len(back) <= 1, back


@pytest.mark.parametrize("opener", ["contents", "marks", "search", "library", "looks", "speech", "listening"])
def test_the_focus_goes_through_what_opens_and_stays_or_goes_on(opener, screen, client, novel):
    book = client.add(novel)
    put(client, book, epub.sentence(1), note="A note.")
    page = screen.open_book(book["id"]).page
    screen.word_in_view()
    if opener == "looks":
        page.get_by_role("button", name="Appearance").press("Enter")
    elif opener == "speech":
        page.get_by_role("button", name="Book options").click()
        page.get_by_role("menuitem", name="Reading aloud").click()
    else:
        page.keyboard.press({"contents": "s", "marks": "n", "search": "Control+f", "library": "Shift+B", "listening": "Shift+L"}[opener])
    selector = {"listening": "dialog.listening", "looks": ".looks-panel"}.get(opener, ".side-panel[open]")
    until_page(page, f"document.activeElement.closest({selector!r}) !== null")
    inside = 0
    for _ in range(40):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused["tag"] not in ("body", "html", "main"):
            assert focused["isVisible"] and focused["hasRing"], focused
        inside += page.evaluate(f"document.activeElement.closest({selector!r}) !== null")
    assert inside > 1


@cases(
    "name, width",
    [(name, width) for name in OPENERS for width in (390, 1280)],
    quick=[("contents", 390), ("speed", 1280), ("voices", 390), ("menu", 1280)],
)
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
    until_page(screen.page, "window.__said.includes('Paused')")
    # A voice that is slower than it speaks on a busy machine is told of, too.
    slow = ("Starting…", "Buffering…", "")
    assert [said for said in screen.page.evaluate("window.__said") if said not in slow] == ["Paused"]
    assert screen.page.locator("main").count() == 1
    assert screen.page.locator("html").get_attribute("lang") == "en"


def test_nothing_moves_for_who_does_not_want_it(screens, client, novel):
    book = client.add(novel)
    screen = screens(reduced_motion="reduce")
    screen.open_library()
    screen.open_book(book["id"])
    screen.listen_from_view()
    running = screen.page.evaluate(
        "document.getAnimations().filter((a) => a.playState === 'running' && a.effect.getComputedTiming().duration > 10).length"
    )
    assert running == 0


@cases("width", [320, 390], quick=[320])
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
