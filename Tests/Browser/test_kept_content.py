"""What a book keeps back or has only for the ear, and its rules across the cuts of a long chapter."""

import pytest
from playwright.sync_api import expect

from harness import designed, epub
from harness.waiting import until, until_page

STYLE = """
.x { display: none }
@media (max-width: 1px) { .later { display: none } }
p { margin: 1em 0; }
p:first-child { color: rgb(160, 0, 0); }
p + p { color: rgb(0, 0, 96); }
p:nth-child(odd) { text-decoration: underline; }
p:last-child { font-style: italic; }
h2 + p { letter-spacing: 1px; }
"""

PAGE = (
    '<meta name="viewport" content="width=600, height=800"/><style>body { margin: 0; width: 600px; height: 800px; '
    "background: rgb(34, 68, 102); } #word { position: absolute; left: 60px; top: 80px; font-size: 40px; } "
    "#far { position: absolute; left: 4000px; top: 0; }</style>"
)

LINK = '<link rel="stylesheet" href="s.css"/>'


@pytest.fixture
def kept(client, tmp_path):
    """A book that hides some of itself, has a long chapter with rules for positions, and a plate."""
    hides = (
        '<h1>Hides</h1><p>A note<a href="#n" epub:type="noteref">1</a>, and a <a href="#s">riddle</a>.</p>'
        '<p class="x">Xylophone words.</p><div class="x"><p id="s">It was the butler.</p></div>'
        '<p class="later">Seen on most screens.</p>'
        + epub.paragraphs(3)
        + '<aside id="n" epub:type="footnote" hidden="hidden"><p>The quiet note.</p></aside>'
    )
    plate = '<div id="word">Placed words.</div><div id="far">Far away.</div>'
    long = "<div>" + "".join(f"<p>{epub.sentence(n)} {epub.sentence(n + 1)}</p>" for n in range(300)) + "</div>"
    file = epub.write(
        tmp_path / "kept.epub",
        [epub.page(hides, LINK, "Hides"), epub.page(plate, PAGE, "Plate"), epub.page(long, LINK, "Long")],
        title="Kept back",
        files={"s.css": STYLE},
        itemrefs={1: "rendition:layout-pre-paginated"},
    )
    return client.add(file)["id"]


def test_what_the_book_hides_is_neither_seen_nor_found(screen, client, kept):
    screen.open_book(kept)
    text = screen.page.locator("[data-chapter-index='0']")
    expect(text).to_contain_text("Seen on most screens.")
    for hidden in ["Xylophone", "butler", "quiet note"]:
        assert hidden not in text.text_content()
    assert b"Xylophone" not in client.call("GET", f"/api/books/{kept}/search?q=Xylophone").replace(b'"Xylophone"', b"")


def test_what_comes_back_inside_of_hidden_text_is_seen_and_the_rest_is_a_gap(screen, client, tmp_path):
    body = '<p id="gap">The capital is <span class="gap">Paris <b class="hint">(P…)</b></span>.</p>' + epub.paragraphs(3)
    style = "<style>.gap { visibility: hidden } .hint { visibility: visible }</style>"
    book = client.add(epub.write(tmp_path / "gaps.epub", [epub.page(body, style, "Gaps")], title="Gaps"))["id"]
    screen.open_book(book)
    page = screen.page
    for turn in "with its style", "without":
        seen = page.evaluate("""() => [...document.querySelectorAll("#book-gap > span, #book-gap b")].map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return [getComputedStyle(element).visibility, width > 10 && height > 10];
        })""")
        assert seen == [["hidden", True], ["visible", True]], turn
        client.json("PATCH", "/api/settings", {"publisherStyles": False})
        page.reload()
        screen.wait_for_text()
    assert "Paris (P…)" in page.locator("#book-gap").text_content()
    assert b"The capital" in client.call("GET", f"/api/books/{book}/search?q=Paris")


@pytest.mark.parametrize("link,words", [("1", "The quiet note."), ("riddle", "It was the butler.")])
def test_a_hidden_note_opens_where_it_is_asked_for(screen, kept, link, words):
    screen.open_book(kept)
    reference = screen.page.locator("[data-chapter-index='0']").get_by_role("link", name=link, exact=True)
    reference.click()
    note = screen.page.get_by_role("dialog", name=f"Note {link}")
    expect(note).to_contain_text(words)
    expect(note).to_be_focused()
    # It has no place in the text to go to.
    expect(note.get_by_role("button", name="Go to note")).to_have_count(0)
    screen.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(reference).to_be_focused()


INSET = """
() => {
  const slot = document.querySelector(".fixed-inset");
  const word = slot?.querySelector("#book-word");
  if (!word || !slot.firstElementChild.style.transform) return null;
  const box = slot.getBoundingClientRect(), at = word.getBoundingClientRect();
  return { left_edge: box.x, ratio: box.width / box.height, left: (at.x - box.x) / box.width, top: (at.y - box.y) / box.height, width: box.width,
    ground: slot.firstElementChild.style.backgroundColor, bottom: box.bottom, right: box.right, wide: document.documentElement.scrollWidth };
}
"""


@pytest.mark.parametrize("mode", ["scroll", "paged"])
def test_a_designed_page_among_text_is_shown_as_designed(screen, client, kept, mode):
    client.json("PATCH", f"/api/books/{kept}/settings", {"mode": mode})
    start = client.book(kept)["chapters"][1]["start"]
    screen.open_book(kept)
    until_page(screen.page, "(mode) => document.querySelector('.reader-text').dataset.mode === mode", mode)
    screen.page.goto(f"{screen.address}/read/{kept}?at={start + 2}")
    screen.wait_for_text()
    box = until(lambda: (found := screen.page.evaluate(INSET)) and 0 <= found["left_edge"] < 1280 and found)
    assert abs(box["ratio"] - 600 / 800) < 0.01
    assert abs(box["left"] - 60 / 600) < 0.01 and abs(box["top"] - 80 / 800) < 0.01
    assert box["ground"] == "rgb(34, 68, 102)" and box["width"] > 200
    assert box["right"] <= 1280 and box["wide"] <= 1280
    if mode == "paged":
        # It is one page, whatever stands outside of it; what follows is the next one.
        assert box["bottom"] <= 800
        screen.page.keyboard.press("PageDown")
        until_page(
            screen.page,
            """() => [...document.querySelectorAll('[data-chapter-index="2"] p')].some((paragraph) => {
          const { x, width, y } = paragraph.getBoundingClientRect(); return width > 0 && x >= 0 && x < innerWidth && y >= 0; })""",
        )


RULES = """
(numbers) => numbers.map((number) => {
  const paragraph = [...document.querySelectorAll('[data-chapter-index="2"] p:not([data-gap])')]
    .find((element) => element.textContent.startsWith(`Number ${number} `));
  if (!paragraph) return null;
  const { color, textDecorationLine, fontStyle, display } = getComputedStyle(paragraph);
  const gaps = [...document.querySelectorAll("[data-gap]")].filter((gap) => gap.getClientRects().length > 0).length;
  return { number, color, line: textDecorationLine, style: fontStyle, display, gaps, slice: paragraph.closest(".slice").textContent.startsWith(`Number ${number} `) };
})
"""


def test_rules_about_neighbours_hold_across_the_cuts(screen, client, kept):
    start = client.book(kept)["chapters"][2]["start"]
    screen.page.goto(f"{screen.address}/read/{kept}?at={start + 16000}")
    screen.wait_for_text()

    def found():
        all_of_them = [one for one in screen.page.evaluate(RULES, list(range(300))) if one]
        return all_of_them if sum(one["slice"] and one["number"] > 0 for one in all_of_them) >= 2 else None

    paragraphs = until(found)
    for one in paragraphs:
        if one["number"] == 0:
            continue
        assert one["color"] == "rgb(0, 0, 96)", one
        assert one["line"] == ("underline" if one["number"] % 2 == 0 else "none"), one
        assert one["style"] == ("italic" if one["number"] == 299 else "normal"), one
        assert one["gaps"] == 0


def test_a_page_that_is_a_picture_is_heard_and_found(screen, client, tmp_path):
    pages = [epub.page(f'<img src="{n}.png" alt="Page {n} shows a ship at sea."/>', title=f"Page {n}") for n in (1, 2, 3)]
    book = client.add(
        epub.write(
            tmp_path / "pictures.epub",
            pages,
            title="Pictures",
            files={f"{n}.png": designed.png(300, 400) for n in (1, 2, 3)},
            metadata='<meta property="rendition:layout">pre-paginated</meta>',
        )
    )["id"]
    screen.open_book(book)
    picture = screen.page.get_by_role("img", name="Page 1 shows a ship at sea.")
    until(lambda: (box := picture.bounding_box()) and box["height"] > 500)
    words = screen.page.locator("[data-page-words]").first
    assert words.bounding_box()["width"] <= 4
    screen.page.get_by_role("button", name="Read aloud", exact=True).click()
    # The pages turn with the voice.
    expect(screen.page.get_by_role("img", name="Page 2 shows a ship at sea.")).to_be_visible()
