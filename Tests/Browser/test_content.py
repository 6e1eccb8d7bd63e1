"""What stands in a book: its own style, notes, pictures, tables, designed pages."""

import pytest
from playwright.sync_api import expect

from harness import designed, epub
from harness.waiting import until, until_page

STYLE_OF = """
(selector) => {
  const style = getComputedStyle(document.querySelector(selector));
  const { color, position, textIndent, fontStyle, textAlign, backgroundColor } = style;
  return { color, position, textIndent, fontStyle, textAlign, backgroundColor };
}
"""


@pytest.fixture
def styled(client, tmp_path):
    return client.add(designed.styled(tmp_path / "styled.epub"))["id"]


def style_of(screen, selector):
    return screen.page.evaluate(STYLE_OF, selector)


def test_a_book_is_shown_in_its_own_style(screen, styled):
    screen.open_book(styled)
    heading = style_of(screen, ".chapter h1")
    assert heading["color"] == "rgb(160, 16, 32)" and heading["textAlign"] == "center"
    assert style_of(screen, ".chapter p.b-first")["fontStyle"] == "italic"
    assert style_of(screen, ".chapter p.b-evil")["position"] == "static"
    assert style_of(screen, ".chapter p[data-style]")["color"] == "rgb(0, 0, 255)"
    # The whole text's ground is the reader's.
    paper = screen.page.evaluate("getComputedStyle(document.querySelector('.reader')).backgroundColor")
    assert paper != "rgb(255, 251, 232)"
    assert style_of(screen, ".chapter book-body")["backgroundColor"] == "rgba(0, 0, 0, 0)"


def test_a_dark_theme_stays_readable(screens, styled):
    screen = screens(color_scheme="dark")
    screen.open_book(styled)
    ink = style_of(screen, ".chapter")["color"]
    for selector in [".chapter h1", ".chapter p.b-first", ".chapter p[data-style]"]:
        found = style_of(screen, selector)
        assert found["color"] == ink and found["backgroundColor"] == "rgba(0, 0, 0, 0)"
    # All else of the style is there.
    assert style_of(screen, ".chapter p.b-first")["fontStyle"] == "italic"


def test_rules_and_pictures_go_by_the_page(screens, client, tmp_path):
    css = (
        ".night { font-style: normal } @media (prefers-color-scheme: dark) { .night { font-style: italic; color: rgb(1, 200, 3) } }"
        " @media (max-width: 700px) { .narrow { font-style: italic } } .poem span { display: block } .poem span + br { display: none }"
        " .away { position: absolute; left: -999em }"
    )
    body = (
        '<h1 class="away">A title for the voice</h1><p class="night">By night.</p><p class="narrow">By the column.</p>'
        '<p><img id="lines" src="lines.png" alt="lines"/></p><p><img id="photo" src="photo.png" alt="photo"/></p>'
        '<p class="poem"><span>Tiger, tiger,</span><br/><span>burning bright</span></p>'
        '<p><img id="strip" src="strip.png" alt="strip"/></p>' + epub.paragraphs(4)
    )
    file = epub.write(
        tmp_path / "page.epub",
        [epub.page(body, '<link rel="stylesheet" href="s.css"/>')],
        title="By the page",
        files={
            "s.css": css,
            "lines.png": designed.line_drawing(80, 60),
            "photo.png": designed.png(80, 60),
            "strip.png": designed.png(60, 2400),
        },
    )
    number = client.add(file)["id"]
    screen = screens(color_scheme="dark")
    screen.open_book(number)
    until_page(screen.page, "() => document.querySelector('#book-lines')?.dataset.ink === 'grey'")
    until_page(screen.page, "() => document.querySelector('#book-strip')?.getBoundingClientRect().height > innerHeight * 2")
    seen = screen.page.evaluate("""() => {
      const style = (selector) => getComputedStyle(document.querySelector(selector));
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      return { lines: style("#book-lines").filter, photo: style("#book-photo").filter, night: style(".b-night").fontStyle,
        colour: style(".b-night").color, narrow: style(".b-narrow").fontStyle, title: box(".b-away").width,
        poem: [...document.querySelectorAll(".b-poem span")].map((line) => line.getBoundingClientRect().top) };
    }""")
    assert seen["lines"] == "invert(1)" and seen["photo"] == "none"
    assert seen["night"] == seen["narrow"] == "italic" and seen["colour"] == "rgb(1, 200, 3)"
    assert seen["title"] <= 1 and seen["poem"][0] < seen["poem"][1] - 10


@pytest.mark.parametrize("mark,text", [("1", "The first note"), ("2", "The second note")])
def test_a_note_opens_where_it_stands(screen, styled, mark, text):
    screen.open_book(styled)
    before = screen.page.evaluate("scrollY")
    link = screen.page.locator(".chapter").first.get_by_role("link", name=mark, exact=True).first
    link.focus()
    screen.page.keyboard.press("Enter")
    note = screen.page.get_by_role("dialog", name=f"Note {mark}")
    expect(note).to_contain_text(text)
    expect(note).to_be_focused()
    assert screen.page.evaluate("scrollY") == before
    screen.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(link).to_be_focused()
    link.click()
    note.get_by_role("button", name="Go to note").click()
    expect(note).to_have_count(0)
    until_page(
        screen.page,
        """(text) => [...document.querySelectorAll('.chapter aside, .chapter p')]
      .some((element) => { const { top, bottom } = element.getBoundingClientRect();
        return element.textContent.includes(text) && top >= 0 && bottom <= innerHeight; })""",
        text,
    )


def test_a_drawing_is_not_turned_white_on_a_light_page(screens, client, tmp_path):
    # calibre's AZW3 has "filter: invert(100%)" for every page, which the EPUB has for dark ones.
    css = "img { filter: invert(100%) }"
    body = '<p><img id="lines" src="lines.png" alt="lines"/></p><p><img id="photo" src="photo.png" alt="photo"/></p>' + epub.paragraphs(4)
    file = epub.write(
        tmp_path / "night.epub",
        [epub.page(body, '<link rel="stylesheet" href="s.css"/>')],
        title="By night",
        files={"s.css": css, "lines.png": designed.line_drawing(80, 60), "photo.png": designed.png(80, 60)},
    )
    book = client.add(file)["id"]
    for scheme, lines in [("light", "none"), ("dark", "invert(1)")]:
        screen = screens(color_scheme=scheme)
        screen.open_book(book)
        screen.page.locator('.chapter img[data-ink="grey"]').wait_for()
        assert screen.page.evaluate("getComputedStyle(document.querySelector('.chapter img[alt=lines]')).filter") == lines
        # What the book wants of other pictures holds.
        assert screen.page.evaluate("getComputedStyle(document.querySelector('.chapter img[alt=photo]')).filter") == "invert(1)"


def test_a_link_that_is_no_note_is_followed(screen, styled):
    screen.open_book(styled)
    screen.page.get_by_role("link", name="plain link").click()
    expect(screen.page.get_by_role("dialog")).to_have_count(0)
    until(lambda: screen.page.evaluate("scrollY") > 100)


def test_addresses_in_notes_are_asked_about(screen, styled):
    screen.open_book(styled)
    screen.page.locator(".chapter").first.get_by_role("link", name="1", exact=True).first.click()
    screen.page.get_by_role("dialog", name="Note 1").get_by_role("link", name="an address").click()
    expect(screen.page.get_by_role("dialog", name="Open external link?")).to_be_visible()


def test_a_picture_opens_large(screen, styled):
    screen.open_book(styled)
    picture = screen.page.get_by_role("img", name="Blue with a line")
    until_page(screen.page, "() => document.querySelector('.chapter img')?.hasAttribute('tabindex')")
    picture.focus()
    screen.page.keyboard.press("Enter")
    viewer = screen.page.get_by_role("dialog", name="Picture")
    expect(viewer).to_contain_text("Figure one.")
    expect(viewer).to_contain_text("1 of 3")
    expect(viewer).to_have_attribute("data-scale", "1.00")
    screen.page.keyboard.press("+")
    expect(viewer).to_have_attribute("data-scale", "1.40")
    screen.page.keyboard.press("0")
    expect(viewer).to_have_attribute("data-scale", "1.00")
    screen.page.mouse.move(640, 400)
    screen.page.mouse.wheel(0, -400)
    until(lambda: float(viewer.get_attribute("data-scale")) > 1.5)
    screen.page.keyboard.press("PageDown")
    expect(viewer.locator("svg:not(.icon)")).to_be_visible()
    viewer.get_by_role("button", name="Next picture").click()
    expect(viewer).to_contain_text("3 of 3")
    expect(viewer.get_by_role("button", name="Next picture")).to_be_disabled()
    screen.page.keyboard.press("Escape")
    expect(viewer).to_have_count(0)
    expect(picture).to_be_focused()


def test_a_wide_table_opens_large(screen, styled):
    screen.open_book(styled)
    screen.page.get_by_role("button", name="Enlarge table").click()
    dialog = screen.page.get_by_role("dialog", name="Table")
    expect(dialog).to_contain_text("cell3x29andmore")
    screen.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


BOXES = """
() => [...document.querySelectorAll(".fixed-slot")].map((slot) => {
  const { x, y, width, height } = slot.getBoundingClientRect();
  const word = slot.querySelector("#book-t").getBoundingClientRect();
  const stray = slot.querySelector("#book-out").getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, Math.min(innerHeight - 1, y + height + 2));
  return { x, y, width, height, text: slot.textContent.trim().slice(0, 6),
    left: (word.x - x) / width, top: (word.y - y) / height, escaped: hit?.id === "book-out", stray: stray.width > 0 };
})
"""


def pages_shown(screen, *names):
    return until(lambda: [box["text"] for box in screen.page.evaluate(BOXES)] == list(names) and screen.page.evaluate(BOXES))


def test_designed_pages_are_shown_as_designed(screen, client, tmp_path):
    book = client.add(designed.designed(tmp_path / "designed.epub"))["id"]
    assert client.book(book)["layout"] == "pre-paginated"
    screen.open_book(book)
    pages_shown(screen, "Page 1")
    screen.page.keyboard.press("ArrowRight")
    boxes = pages_shown(screen, "Page 2", "Page 3")
    for box in boxes:
        assert abs(box["width"] / box["height"] - 600 / 800) < 0.01
        assert abs(box["left"] - 60 / 600) < 0.01 and abs(box["top"] - 100 / 800) < 0.01
        assert not box["escaped"]
    assert abs(boxes[0]["x"] + boxes[0]["width"] - boxes[1]["x"]) < 1
    screen.page.keyboard.press("ArrowLeft")
    pages_shown(screen, "Page 1")
    screen.page.set_viewport_size({"width": 500, "height": 800})
    pages_shown(screen, "Page 1")
    screen.page.keyboard.press("PageDown")
    pages_shown(screen, "Page 2")
    until(lambda: client.book(book)["position"]["offset"] > 0)
    screen.open_book(book)
    pages_shown(screen, "Page 2")


def test_pages_that_turn_to_the_left(screen, client, tmp_path):
    book = client.add(designed.designed(tmp_path / "rtl.epub", direction="rtl"))["id"]
    screen.open_book(book)
    pages_shown(screen, "Page 1")
    screen.page.keyboard.press("ArrowLeft")
    pages_shown(screen, "Page 3", "Page 2")


def test_designed_pages_are_read_aloud(screen, client, tmp_path):
    book = client.add(designed.designed(tmp_path / "designed.epub"))["id"]
    screen.open_book(book)
    screen.listen_from_view(0.25)
    until(lambda: screen.marks().get("vorleser-sentence") and screen.marks().get("vorleser-word"))
    # The pages turn with the voice.
    pages_shown(screen, "Page 2", "Page 3")


def test_the_page_knows_which_way_lines_run(client, tmp_path):
    book = client.book(client.add(designed.vertical(tmp_path / "vertical.epub"))["id"])
    assert book["writing"] == "vertical-rl" and book["direction"] == "rtl"


def test_the_own_style_can_be_switched_off(screen, client, styled):
    client.json("PATCH", f"/api/books/{styled}/settings", {"publisherStyles": False})
    screen.open_book(styled)
    until(lambda: style_of(screen, ".chapter h1")["color"] != "rgb(160, 16, 32)")
    assert style_of(screen, ".chapter p.b-first")["fontStyle"] == "normal"
    client.json("PATCH", f"/api/books/{styled}/settings", {"publisherStyles": None, "fontFamily": "sans"})
    until(lambda: style_of(screen, ".chapter h1")["color"] == "rgb(160, 16, 32)")
