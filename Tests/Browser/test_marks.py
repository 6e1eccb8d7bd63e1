"""Highlights, notes and bookmarks: made by mouse, finger and keys, and kept."""

import pytest
from playwright.sync_api import expect

from harness import epub
from harness.marking import bar, choose, drag, marks, painted, put, select, tap, wait_for_paint
from harness.paging import Paging
from harness.waiting import until, until_still


def test_a_selection_is_highlighted_and_there_after_loading_again(reader, client, book):
    drag(reader, "Number 2 says", "Number 3 says")
    choose(reader, "Green")
    expect(bar(reader)).to_be_hidden()
    text = epub.sentence(2) + " Number 3 says"
    wait_for_paint(reader, {"solid-green-0": text})
    until(lambda: [m["quote"]["exact"] for m in marks(client, book)] == [text])
    reader.page.reload()
    reader.wait_for_text()
    wait_for_paint(reader, {"solid-green-0": text})
    assert reader.bar.get_attribute("data-state") == "idle"


def test_a_selection_over_chapters_ruby_and_pictures_is_the_books_text(screen, client, tmp_path):
    first = epub.page("<h1>One</h1>\n<p>before <ruby>漢字<rt>かんじ</rt></ruby> after <img src='no.png' alt='a picture'/> end</p>")
    second = epub.page("<h1>Two</h1>\n<ul><li>a <em>b</em> c</li></ul>\n<table><tr><td>d</td><td>e</td></tr></table>\n<p>last words</p>")
    book = client.add(epub.write(tmp_path / "odd.epub", [first, second]))
    screen.watch.allow("no.png", "answer 404")
    screen.open_book(book["id"])
    until(lambda: screen.place_of("last words"))
    select(screen, "before", "last words")
    choose(screen, "Pink")
    whole = client.text(book["id"]).decode("utf-16-le")
    wanted = whole[whole.index("before") : whole.index("last words") + len("last words")]
    assert "かんじ" not in wanted
    until(lambda: [m["quote"]["exact"] for m in marks(client, book)] == [wanted], what=wanted)
    assert painted(screen) == {"solid-pink-0": wanted}


def test_overlapping_marks_are_all_seen_and_each_can_be_reached(reader, client, book):
    put(client, book, epub.sentence(1), "mark-one")
    put(client, book, epub.sentence(0) + " " + epub.sentence(1), "mark-two", color="blue")
    put(client, book, epub.sentence(1)[:12], "mark-three", style="underline", color="pink")
    wait_for_paint(
        reader,
        {
            "solid-blue-0": epub.sentence(0) + " " + epub.sentence(1),
            "solid-yellow-1": epub.sentence(1),
            "underline-pink-0": epub.sentence(1)[:12],
        },
    )
    tap(reader, "Number 1 says")
    expect(bar(reader)).to_contain_text("of 3 here")
    expect(bar(reader).get_by_role("button", name="Pink")).to_have_attribute("aria-pressed", "true")
    reader.page.get_by_role("button", name="Next highlight").click()
    expect(bar(reader).get_by_role("button", name="Yellow")).to_have_attribute("aria-pressed", "true")
    assert reader.bar.get_attribute("data-state") == "idle"


def test_a_note_is_written_shown_safely_and_undone(reader, client, book):
    page = reader.page
    put(client, book, epub.sentence(2))
    wait_for_paint(reader, {"solid-yellow-0": epub.sentence(2)})
    tap(reader, "Number 2 says")
    choose(reader, "Note")
    page.get_by_label("Note (Markdown)").fill("A **bold** <img src=x onerror=alert(1)> thought")
    page.get_by_role("button", name="Preview").click()
    expect(page.locator(".note-preview strong")).to_have_text("bold")
    assert page.locator(".note-preview img").count() == 0
    page.get_by_role("button", name="Save").click()
    until(lambda: "**bold**" in marks(client, book)[0]["note"])
    expect(page.locator(".note-sign")).to_have_count(1)
    tap(reader, "Number 2 says")
    expect(bar(reader).locator("strong")).to_have_text("bold")
    choose(reader, "Purple")
    wait_for_paint(reader, {"solid-purple-0": epub.sentence(2)})
    page.keyboard.press("Escape")
    expect(bar(reader)).to_be_hidden()
    page.keyboard.press("Control+z")
    wait_for_paint(reader, {"solid-yellow-0": epub.sentence(2)})
    page.keyboard.press("Control+z")
    until(lambda: marks(client, book)[0]["note"] == "")
    tap(reader, "Number 2 says")
    choose(reader, "Remove")
    wait_for_paint(reader, {})
    page.get_by_role("button", name="Undo", exact=True).click()
    wait_for_paint(reader, {"solid-yellow-0": epub.sentence(2)})
    until(lambda: [m["color"] for m in marks(client, book)] == ["yellow"])


def test_bookmarks_by_key_and_by_the_corner(reader, client, book):
    ribbon = reader.page.locator(".mark-ribbon")
    expect(ribbon).to_have_attribute("aria-pressed", "false")
    reader.page.keyboard.press("Control+b")
    expect(ribbon).to_have_attribute("aria-pressed", "true")
    until(lambda: [m["kind"] for m in marks(client, book)] == ["bookmark"])
    reader.page.reload()
    reader.wait_for_text()
    expect(ribbon).to_have_attribute("aria-pressed", "true")
    ribbon.click()
    expect(ribbon).to_have_attribute("aria-pressed", "false")
    until(lambda: marks(client, book) == [])
    reader.page.keyboard.press("Control+z")
    expect(ribbon).to_have_attribute("aria-pressed", "true")


def test_a_highlight_is_heard_from_its_bar(reader, client, book):
    mark = put(client, book, epub.sentence(2))
    wait_for_paint(reader, {"solid-yellow-0": epub.sentence(2)})
    tap(reader, "Number 2 says")
    choose(reader, "Listen")
    reader.sound.wait_until_playing()
    until(lambda: (reader.bar.get_attribute("data-sentence") or "").startswith(f"{mark['start']}-"))
    assert painted(reader) == {"solid-yellow-0": epub.sentence(2)}


def test_by_pages_as_in_the_scrolling_text(reader, client, book):
    Paging(reader).begin()
    select(reader, "Number 1 says", "Number 1 says")
    choose(reader, "Pink")
    wait_for_paint(reader, {"solid-pink-0": "Number 1 says"})
    reader.page.keyboard.press("Control+b")
    ribbon = reader.page.locator(".mark-ribbon")
    expect(ribbon).to_have_attribute("aria-pressed", "true")
    reader.page.keyboard.press("PageDown")
    expect(ribbon).to_have_attribute("aria-pressed", "false")
    reader.page.keyboard.press("PageUp")
    expect(ribbon).to_have_attribute("aria-pressed", "true")
    # Until the turn has ended the words are on their way.
    Paging(reader).words()
    tap(reader, "Number 1 says")
    expect(bar(reader)).to_be_visible()
    assert reader.bar.get_attribute("data-state") == "idle"


def test_by_keys_alone(reader, client, book):
    page = reader.page
    page.keyboard.press("Shift+H")
    expect(bar(reader).get_by_role("button", name="Yellow")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(bar(reader).get_by_role("button", name="Green")).to_be_focused()
    page.keyboard.press("Enter")
    expect(bar(reader)).to_be_hidden()
    until(lambda: [m["color"] for m in marks(client, book)] == ["green"])
    page.keyboard.press("Shift+H")
    expect(bar(reader).get_by_role("button", name="Green")).to_be_focused()
    page.keyboard.press("Escape")
    expect(bar(reader)).to_be_hidden()
    assert page.evaluate("document.activeElement.id") == "text"
    page.keyboard.press("n")
    expect(page.locator("a.mark-jump").first).to_be_focused()


def test_by_finger(screens, contexts, client, book):
    phone = screens(contexts(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True))
    page = phone.page
    phone.open_book(book["id"])
    phone.word_in_view()
    place = phone.place_of("Number 1 says")
    page.touchscreen.tap(200, 30)
    select(phone, "Number 1 says", "Number 1 says")
    assert bar(phone).bounding_box()["y"] > place["y"] + place["height"]
    bar(phone).get_by_role("button", name="Pink").tap()
    wait_for_paint(phone, {"solid-pink-0": "Number 1 says"})
    place = phone.place_of("Number 1 says")
    page.touchscreen.tap(place["x"] + 20, place["y"] + place["height"] / 2)
    expect(bar(phone)).to_be_visible()
    assert phone.bar.get_attribute("data-state") == "idle"
    # Measured at once: the toolbar is built anew when the server has stored the mark.
    buttons = bar(phone).evaluate(
        "bar => [...bar.querySelectorAll('button')].map((one) => [one.innerText, one.getBoundingClientRect().height])"
    )
    assert len(buttons) > 8
    for label, height in buttons:
        assert height >= 44 or "Next" in label
    bar(phone).get_by_role("button", name="Remove").tap()
    wait_for_paint(phone, {})
    page.locator(".mark-ribbon").tap()
    until(lambda: [m["kind"] for m in marks(client, book)] == ["bookmark"])


BOXES = """() => [...document.querySelectorAll(".mark-boxes > div")].map((box) => {
  const { x, y, width, height } = box.getBoundingClientRect();
  return { style: box.dataset.style, color: box.dataset.color, x, y, width, height };
})"""


def fits(screen, text, style):
    """Whether a box of that style lies where a text of one line is."""
    place = screen.place_of(text)
    return place and any(
        box["style"] == style and abs(box["x"] - place["x"]) < 3 and abs(box["y"] - place["y"]) < 6 for box in screen.page.evaluate(BOXES)
    )


def test_an_outline_is_drawn_line_by_line_and_stays_on_its_words(reader, client, book):
    put(client, book, epub.sentence(1), style="outline", color="blue")
    until(lambda: fits(reader, "Number 1 says", "outline"), what="an outline")
    assert painted(reader) == {}
    for change in (
        lambda: reader.page.set_viewport_size({"width": 480, "height": 900}),
        lambda: client.json("PATCH", "/api/settings", {"fontSize": 26, "alignment": "justify"}),
        lambda: Paging(reader).begin(),
    ):
        change()
        until(lambda: fits(reader, "Number 1 says", "outline"), what="an outline on its words")
        boxes = reader.page.evaluate(BOXES)
        assert len(boxes) > 1 and len({round(box["y"]) for box in boxes}) == len(boxes), boxes
    Paging(reader).press("PageDown")
    Paging(reader).press("PageUp")
    until(lambda: fits(reader, "Number 1 says", "outline"))
    tap(reader, "Number 1 says")
    choose(reader, "Remove")
    until(lambda: reader.page.evaluate(BOXES) == [])


def test_without_highlights_everything_is_drawn_as_boxes_that_move_with_the_text(screens, client, book):
    screen = screens()
    screen.page.add_init_script(
        "delete CSS.highlights; delete globalThis.Highlight; Object.defineProperty(CSS, 'highlights', { value: undefined });"
    )
    for number, style in enumerate(("solid", "underline", "strikethrough", "outline")):
        put(client, book, f"Number {number} says", f"mark-{style}", style=style)
    screen.open_book(book["id"])
    for number, style in enumerate(("solid", "underline", "strikethrough", "outline")):
        until(lambda: fits(screen, f"Number {number} says", style), what=style)
    screen.page.mouse.wheel(0, 60)
    until(lambda: screen.page.evaluate("scrollY") > 40)
    assert fits(screen, "Number 1 says", "underline")
    screen.listen_from_view()
    until(lambda: any(box["style"] == "vorleser-word" for box in screen.page.evaluate(BOXES)), what="the word that is spoken")
    screen.page.keyboard.press("Space")
    screen.page.keyboard.press("Control+f")
    screen.page.get_by_role("searchbox").fill("Number 2")
    until(lambda: any(box["style"].startswith("vorleser-search") for box in screen.page.evaluate(BOXES)), what="what was found")


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_the_actions_of_a_mark_are_in_one_row_on_a_tablet(language, screens, client, novel):
    book = client.add(novel)
    screen = screens(viewport={"width": 820, "height": 1180}, locale=language)
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.page.keyboard.press("Shift+H")
    actions = screen.page.locator(".mark-bar .mark-action")
    expect(actions.first).to_be_visible()
    until_still(screen.page)
    tops = actions.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))")
    assert len(tops) > 6 and len(set(tops)) == 1, tops
