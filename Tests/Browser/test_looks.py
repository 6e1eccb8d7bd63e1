"""Typography and colours: seen at once, kept for every device, for one book or for all."""

import base64
import collections
import pathlib
import re
import struct
import zlib

import pytest
from playwright.sync_api import expect

from harness import epub
from harness.client import Refused
from harness.waiting import until, until_page, until_still

LETTERS = """
() => {
  const style = getComputedStyle(document.querySelector(".chapter p"));
  return { size: parseFloat(style.fontSize), family: style.fontFamily, weight: style.fontWeight };
}
"""


PANEL = """
() => {
  // What the panel shows for each setting.
  const shown = {};
  for (const input of document.querySelectorAll(".looks-panel [data-setting]")) {
    if (input.type === "radio") { if (input.checked) shown[input.dataset.setting] = input.value; }
    else shown[input.dataset.setting] = input.type === "checkbox" ? input.checked : input.value;
  }
  return shown;
}
"""

CHANGE_EVERYTHING = """
() => {
  // Sets each setting of the panel to something else than it is.
  const names = new Set([...document.querySelectorAll(".looks-panel [data-setting]")].map((input) => input.dataset.setting));
  for (const name of names) {
    const inputs = [...document.querySelectorAll(`.looks-panel [data-setting=${name}]`)];
    const [input] = inputs;
    // Another theme takes those of the automatic one away.
    if (!input) continue;
    if (input.type === "radio") inputs.find((other) => !other.checked)?.click();
    else if (input.type === "checkbox") input.click();
    else {
      if (input.tagName === "SELECT") input.selectedIndex = (input.selectedIndex + 1) % input.length;
      else input.value = input.value === input.max ? input.min : input.max;
      for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}
"""


def letters(screen):
    return screen.page.evaluate(LETTERS)


def rgb(colour):
    """Red, green and blue of a computed colour, 0 to 255."""
    return [float(part) for part in re.findall(r"[\d.]+", colour)[:3]]


def luminance(colour):
    """WCAG 2.2, relative luminance."""
    parts = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """WCAG 2.2, contrast ratio."""
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


def open_panel(screen, tab):
    page = screen.page
    if not page.locator(".looks-panel").is_visible():
        page.get_by_role("button", name="Appearance").click()
    page.get_by_role("tab", name=tab, exact=True).click()


def drag(screen, name, value):
    """Moves a slider as a pointer does: with `input` all the way."""
    screen.page.locator(f"input[data-setting={name}]").evaluate(
        "(e, v) => { e.value = v; e.dispatchEvent(new Event('input', { bubbles: true })); }", str(value)
    )


def choose_theme(screen, name):
    screen.page.locator(f"label:has([data-setting=theme][value={name}])").click()


def theme(screen):
    return screen.page.locator("html").get_attribute("data-palette")


def opened(screens, book, **options):
    screen = screens(**options)
    screen.open_book(book["id"])
    screen.word_in_view()
    return screen


def test_a_slider_changes_the_text_while_it_moves_and_every_device_has_it(screens, client, novel):
    book = client.add(novel)
    here, there = opened(screens, book), opened(screens, book)
    open_panel(here, "Text")
    for size in (24, 30):
        drag(here, "fontSize", size)
        assert letters(here)["size"] == size
    until_page(there.page, "() => parseFloat(getComputedStyle(document.querySelector('.chapter p')).fontSize) === 30")
    until(lambda: client.json("GET", "/api/settings").get("fontSize") == 30)
    here.page.reload()
    here.word_in_view()
    assert letters(here)["size"] == 30


def test_one_book_may_look_otherwise_and_reset_takes_it_back(screens, client, novel, tmp_path):
    book, other = client.add(novel), client.add(epub.novel(tmp_path / "other.epub", title="Another"))
    screen = opened(screens, book)
    open_panel(screen, "Text")
    screen.page.get_by_text("This book", exact=True).click()
    drag(screen, "fontSize", 28)
    until(lambda: client.json("GET", f"/api/books/{book['id']}/settings").get("fontSize") == 28)
    assert "fontSize" not in client.json("GET", "/api/settings")
    screen.open_book(other["id"])
    screen.word_in_view()
    assert letters(screen)["size"] == 19
    screen.open_book(book["id"])
    screen.word_in_view()
    assert letters(screen)["size"] == 28
    open_panel(screen, "Text")
    screen.page.get_by_role("button", name="Reset").click()
    assert letters(screen)["size"] == 19


def test_the_same_text_stays_in_view_when_letters_grow(screens, client, novel):
    book = client.add(novel)
    middle = client.book(book["id"])["chapters"][2]
    client.set_position(book["id"], middle["start"] + middle["length"] // 2)
    screen = opened(screens, book)
    offset = lambda: int(screen.page.locator(".screen.reader").get_attribute("data-offset"))
    before = offset()
    for key in ("Control+=", "Control+=", "Control+-", "Control+0"):
        screen.page.keyboard.press(key)
        screen.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert offset() == before
    assert letters(screen)["size"] == 19


def test_what_is_set_without_a_connection_arrives_later(screens, client, novel):
    book = client.add(novel)
    screen = opened(screens, book)
    until_page(
        screen.page,
        """() => ["/api/settings", `/settings`].every((end) =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith(end)))""",
    )
    screen.watch.allow("/api/", "Failed to load resource", "ERR_")
    screen.page.context.set_offline(True)
    screen.page.keyboard.press("Control+=")
    assert letters(screen)["size"] == 20
    client.json("PATCH", "/api/settings", {"lineHeight": 2})
    screen.page.context.set_offline(False)
    until(lambda: client.json("GET", "/api/settings") == {"fontSize": 20, "lineHeight": 2})
    until_page(screen.page, "() => document.querySelector('.reader-text').style.getPropertyValue('--text-leading') === '2'")


def test_a_theme_holds_in_library_and_reader(screens, client, novel):
    book = client.add(novel)
    screen = opened(screens, book)
    open_panel(screen, "Colours")
    choose_theme(screen, "sepia")
    assert theme(screen) == "sepia"
    paper = screen.page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    assert paper == "rgb(245, 234, 214)"
    screen.open_library()
    assert theme(screen) == "sepia"


def test_a_theme_for_one_book_is_no_other_books(screens, client, novel):
    book = client.add(novel)
    screen = opened(screens, book, color_scheme="light")
    open_panel(screen, "Colours")
    scope = screen.page.locator(".looks-foot")
    scope.locator("label:has([data-scope=book])").click()
    choose_theme(screen, "sepia")
    assert theme(screen) == "sepia"
    until(lambda: client.json("GET", f"/api/books/{book['id']}/settings") == {"theme": "sepia"})
    assert client.json("GET", "/api/settings") == {}
    screen.open_library()
    assert theme(screen) == "light"
    # The panel begins with what the book has.
    screen.open_book(book["id"])
    screen.word_in_view()
    open_panel(screen, "Colours")
    expect(scope.locator("[data-scope=book]")).to_be_checked()


def test_automatic_is_what_its_swatch_shows_and_reset_takes_back_all_that_the_panel_sets(screens, client, novel):
    screen = opened(screens, client.add(novel), color_scheme="light")
    page = screen.page
    open_panel(screen, "Colours")
    before = page.evaluate(PANEL)
    for name in "sepia", "black", "auto":
        choose_theme(screen, name)
    assert theme(screen) == "light"
    page.locator("select[data-setting=byDay]").select_option("sage")
    assert theme(screen) == "sage"
    sample = page.locator("label:has([data-setting=theme][value=auto]) .theme-sample")
    assert "rgb(227, 235, 223)" in sample.evaluate("(e) => getComputedStyle(e).backgroundImage")
    page.evaluate(CHANGE_EVERYTHING)
    changed = page.evaluate(PANEL)
    assert [name for name in before if before[name] == changed.get(name)] == ["background"], "there is no picture to choose"
    until(lambda: "backgroundScrim" in client.json("GET", "/api/settings"))
    stored = client.json("GET", "/api/settings")
    page.locator(".looks-reset").click()
    assert page.evaluate(PANEL) == before
    until(lambda: client.json("GET", "/api/settings") == {})
    screen.messages.get_by_role("button").first.click()
    until(lambda: client.json("GET", "/api/settings") == stored)


def test_an_own_theme_says_its_contrast(screens, client, novel):
    screen = opened(screens, client.add(novel))
    open_panel(screen, "Colours")
    screen.page.get_by_role("button", name="Custom theme").click()
    verdict = screen.page.locator(".contrast")
    expect(verdict).to_contain_text("16.2 : 1")
    screen.page.locator("input[data-colour=ink]").fill("#999999")
    expect(verdict).to_contain_text("Hard to read")
    assert screen.page.evaluate("() => getComputedStyle(document.querySelector('.chapter p')).color") == "rgb(153, 153, 153)"
    # What is pressed can be read all the same.
    assert screen.page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--ink')") != "#999999"
    screen.page.get_by_role("button", name="Done").click()
    expect(screen.page.get_by_role("button", name="Edit My theme 1")).to_be_focused()


def test_the_panel_is_worked_by_keys_and_gives_the_focus_back(screens, client, novel):
    screen = opened(screens, client.add(novel))
    keys = screen.page.keyboard
    button = screen.page.get_by_role("button", name="Appearance")
    button.focus()
    keys.press("Enter")
    expect(screen.page.get_by_role("tab", name="Text", exact=True)).to_be_focused()
    keys.press("ArrowRight")
    expect(screen.page.get_by_role("tab", name="Page")).to_be_focused()
    keys.press("Tab")
    keys.press("Tab")
    expect(screen.page.locator(":focus")).to_have_attribute("data-setting", "columns")
    keys.press("Escape")
    expect(button).to_be_focused()
    expect(screen.page.locator(".looks-panel")).to_have_count(0)


def test_a_font_of_ones_own_is_used_and_removed(screens, client, novel):
    book = client.add(novel)
    screen = opened(screens, book)
    open_panel(screen, "Text")
    with screen.page.expect_file_chooser() as chosen:
        screen.page.get_by_role("button", name="Add font").click()
    chosen.value.set_files(next(pathlib.Path("/usr/share/fonts").rglob("CharisSIL*-R*.ttf")))
    font = until(lambda: client.json("GET", "/api/fonts")["fonts"])[0]
    assert font["family"] == "Charis SIL" and font["weight"] == [400, 400] and not font["italic"]
    name = f"Vorleser own {font['group']}"
    until(lambda: name in letters(screen)["family"])
    # It is loaded, and the letters are its own.
    until_page(screen.page, "(name) => [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded')", name)
    screen.page.reload()
    screen.word_in_view()
    until_page(screen.page, "(name) => [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded')", name)
    open_panel(screen, "Text")
    screen.page.get_by_role("button", name="Remove font Charis SIL").click()
    until(lambda: client.json("GET", "/api/fonts")["fonts"] == [])
    until(lambda: name not in letters(screen)["family"])


@pytest.mark.parametrize("content", [b"", b"no font", b"\0\1\0\0" + b"\xff" * 2000, b"OTTO" + b"\0" * 4000, b"wOF2" + b"\xff" * 100])
def test_what_is_no_font_is_refused(content, client):
    with pytest.raises(Refused) as refused:
        client.call("POST", "/api/fonts?name=x.ttf", content)
    assert refused.value.status == 400 and refused.value.problem["reason"] == "not-a-font"
    assert client.json("GET", "/api/fonts") == {"fonts": []}


def test_letters_for_dyslexia_come_with_the_page(screens, client, novel):
    screen = opened(screens, client.add(novel))
    width = "() => { const text = document.querySelector('.chapter p').firstChild; const probe = document.createRange(); probe.setStart(text, 0); probe.setEnd(text, 8); return probe.getClientRects()[0].width; }"
    before = screen.page.evaluate(width)
    open_panel(screen, "Text")
    screen.page.get_by_text("Dyslexic", exact=True).click()
    assert "Vorleser OpenDyslexic" in letters(screen)["family"]
    until_page(
        screen.page,
        """() => ["400", "700"].every((weight) => {
      document.fonts.load(`${weight} 16px "Vorleser OpenDyslexic"`);
      return [...document.fonts].some((face) => face.family.includes("Vorleser OpenDyslexic") && face.weight === weight && face.status === "loaded");
    })""",
    )
    # The letters are really drawn: whatever stands behind them in the list, they are as wide.
    widths = screen.page.evaluate("""() => {
      const context = document.createElement("canvas").getContext("2d");
      return ['"Vorleser OpenDyslexic", serif', '"Vorleser OpenDyslexic", monospace', "serif", "monospace"].map((family) => {
        context.font = `32px ${family}`;
        return context.measureText("Hamburgefonstiv").width;
      });
    }""")
    assert widths[0] == widths[1] and widths[0] not in widths[2:]
    assert screen.page.evaluate(width) != before


def png(width, height):
    """A picture of black and white stripes."""
    rows = b"".join(b"\0" + bytes(255 * (x // 8 % 2) for x in range(width)) for _ in range(height))
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


COLOURS = """async (png) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  return Array.from({ length: data.length / 4 }, (_, pixel) => [...data.slice(4 * pixel, 4 * pixel + 3)]);
}"""


def pixels_of(screen, clip):
    """The colours that are seen in a part of the window."""
    picture = base64.b64encode(screen.page.screenshot(clip=clip)).decode()
    return [tuple(pixel) for pixel in screen.page.context.new_page().evaluate(COLOURS, picture)]


def sees_stripes(screen):
    """Whether two grounds share the margin beside the text, as the picture's stripes do."""
    until_still(screen.page)
    width, height = screen.page.evaluate("[document.querySelector('.chapter p').getBoundingClientRect().left, innerHeight]")
    clip = {"x": 0, "y": height // 2, "width": int(width), "height": 2}
    grounds = collections.Counter(pixels_of(screen, clip)).most_common(2)
    return len(grounds) == 2 and grounds[1][1] > 0.1 * grounds[0][1] and contrast(grounds[0][0], grounds[1][0]) > 1.1


def test_a_picture_behind_the_text_is_on_every_device_and_the_text_legible(screens, client, novel):
    book = client.add(novel)
    here, there = opened(screens, book), opened(screens, book)
    open_panel(here, "Colours")
    with here.page.expect_file_chooser() as chosen:
        here.page.get_by_role("button", name="Add picture").click()
    chosen.value.set_files({"name": "stripes.png", "mimeType": "image/png", "buffer": png(64, 64)})
    for screen in (here, there):
        expect(screen.page.locator(".backdrop")).to_have_count(1)
        assert sees_stripes(screen)
    picture = client.json("GET", "/api/backgrounds")["backgrounds"][0]
    assert client.json("GET", "/api/settings")["background"] == picture["id"]
    there.page.reload()
    there.word_in_view()
    expect(there.page.locator(".backdrop")).to_have_count(1)
    assert sees_stripes(there)
    # However much of it is wished for, the text keeps its contrast on the darkest and the brightest of it.
    drag(here, "backgroundScrim", 0)
    veil, paper, ink = here.page.evaluate("""() => {
      const over = getComputedStyle(document.querySelector(".backdrop"), "::after");
      return [Number(over.opacity), over.backgroundColor, getComputedStyle(document.querySelector(".chapter p")).color];
    }""")
    contrasts = [contrast(rgb(ink), [worst + (part - worst) * veil for part in rgb(paper)]) for worst in (0, 255)]
    assert min(contrasts) >= 4.5 and 0.4 <= veil < 0.8
    here.page.get_by_role("button", name="Remove Picture 1").click()
    for screen in (here, there):
        expect(screen.page.locator(".backdrop")).to_have_count(0)
        assert not sees_stripes(screen)
    assert client.json("GET", "/api/backgrounds") == {"backgrounds": []}


@pytest.mark.parametrize("content", [b"", b"<svg/>", b"GIF89a", png(64, 64)[:30]])
def test_what_is_no_picture_is_refused(content, client):
    with pytest.raises(Refused) as refused:
        client.call("POST", "/api/backgrounds", content)
    assert refused.value.status == 400 and refused.value.problem["reason"] == "not-a-picture"


def test_a_change_that_the_server_will_never_take_is_undone_and_told(screens, client, novel):
    screen = opened(screens, client.add(novel))
    screen.watch.allow("/api/settings", "Failed to load resource", "The settings are full")
    full = '{"type":"too-large","title":"Too large","status":413,"detail":"The settings are full; take some back."}'
    screen.page.route(
        "**/api/settings",
        lambda route: route.fulfill(status=413, content_type="application/problem+json", body=full)
        if route.request.method == "PATCH"
        else route.continue_(),
    )
    screen.page.keyboard.press("Control+=")
    expect(screen.page.get_by_text("The settings are full; take some back.")).to_be_visible()
    until(lambda: letters(screen)["size"] == 19)


def test_fonts_and_pictures_that_another_window_adds_are_there(screens, client, novel):
    book = client.add(novel)
    screen = opened(screens, book)
    open_panel(screen, "Text")
    font = b"wOF2" + bytes([0, 1, 0, 0, 0, 0, 0, 60, 0, 9, 0, 0, 0, 0, 1, 0]) + bytes([1]) * 40
    # It is no real font, and may be gone before its letters are asked for.
    screen.watch.allow("Failed to decode downloaded font", "OTS parsing error", "answer 404: GET .*/api/fonts/")
    added = client.json("POST", "/api/fonts?name=Bitter-Bold.woff2", font)
    card = screen.page.locator(".font-own").filter(has_text="Bitter")
    expect(card).to_have_count(1)
    client.json("DELETE", f"/api/fonts/{added['id']}")
    expect(card).to_have_count(0)
    open_panel(screen, "Colours")
    client.json("POST", "/api/backgrounds", png(64, 64))
    expect(screen.page.locator(".background-cards .font-own")).to_have_count(1)


SELECT_SPOKEN = """(isSelected) => {
  const text = document.createTreeWalker(document.querySelector("#text p"), NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, 9);
  const word = new Highlight(range);
  word.priority = 2;
  CSS.highlights.set("vorleser-word", word);
  CSS.highlights.set("vorleser-define", new Highlight(...(isSelected ? [] : [range])));
  if (isSelected) getSelection().addRange(range);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("what", ["selected", "looked up"])
def test_a_spoken_word_stays_readable_when_it_is_selected_or_looked_up(what, scheme, screens, client, novel):
    book = client.add(novel)
    screen = screens(color_scheme=scheme)
    screen.open_book(book["id"])
    screen.word_in_view()
    clip = screen.page.evaluate(SELECT_SPOKEN, what == "selected")
    until_still(screen.page)
    pixels = pixels_of(screen, clip)
    paper = collections.Counter(pixels).most_common(1)[0][0]
    assert max(contrast(paper, pixel) for pixel in set(pixels)) >= 4.5
