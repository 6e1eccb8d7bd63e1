"""Highlights, notes and bookmarks: made by mouse, finger and keys, kept, found again, taken along."""

import re

import pytest
from playwright.sync_api import expect

from harness import epub
from harness.paging import Paging
from harness.program import ROOT
from harness.waiting import until, until_page

PAINTED = """() => Object.fromEntries([...CSS.highlights]
  .filter(([name]) => name.startsWith("vorleser-mark-"))
  .map(([name, ranges]) => [name.slice("vorleser-mark-".length), [...ranges].map(String).join("")])
  .filter(([, text]) => text !== ""))"""

SELECT = """
([from, to]) => {
  // Selects in the page from the beginning of one text to the end of another.
  const find = (text, isEnd) => {
    for (const chapter of document.querySelectorAll("[data-chapter-index]")) {
      let place = chapter.textContent.indexOf(text);
      if (place < 0) continue;
      if (isEnd) place += text.length;
      const walker = document.createTreeWalker(chapter, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (place < node.length || (isEnd && place === node.length)) return [node, place];
        place -= node.length;
      }
    }
    return null;
  };
  getSelection().setBaseAndExtent(...find(from, false), ...find(to, true));
}
"""


@pytest.fixture
def book(client, novel):
    return client.add(novel)


@pytest.fixture
def reader(screen, book):
    screen.open_book(book["id"])
    screen.word_in_view()
    return screen


def painted(screen):
    """What is highlighted: text by style, colour and level."""
    return screen.page.evaluate(PAINTED)


def bar(screen):
    return screen.page.get_by_role("toolbar")


def drag(screen, start, end):
    """Selects with the mouse from the beginning of one text to the end of another."""
    first, last = screen.place_of(start), screen.place_of(end)
    mouse = screen.page.mouse
    mouse.move(first["x"] + 1, first["y"] + first["height"] / 2)
    mouse.down()
    mouse.move(last["x"] + last["width"], last["y"] + last["height"] / 2, steps=4)
    mouse.up()
    expect(bar(screen)).to_be_visible()


def select(screen, start, end):
    screen.page.evaluate(SELECT, [start, end])
    expect(bar(screen)).to_be_visible()


def choose(screen, name):
    bar(screen).get_by_role("button", name=name, exact=True).click()


def tap(screen, text):
    place = screen.place_of(text)
    screen.page.mouse.click(place["x"] + 5, place["y"] + place["height"] / 2)


def marks(client, book):
    return client.json("GET", f"/api/books/{book['id']}/marks")["marks"]


def put(client, book, text, name="a-mark-of-a-test", **rest):
    """Marks a text of the book as another device does."""
    whole = client.text(book["id"]).decode("utf-16-le")
    start = whole.index(text)
    body = {"kind": "highlight", "start": start, "end": start + len(text), "style": "solid",
            "color": "yellow", "note": "", "version": 0, **rest}
    if body["kind"] == "bookmark":
        body["end"] = body["start"]
    return client.json("PUT", f"/api/books/{book['id']}/marks/{name}", body)


def wait_for_paint(screen, expected):
    until(lambda: painted(screen) == expected, what=f"the highlights {expected}")


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
    wanted = whole[whole.index("before"):whole.index("last words") + len("last words")]
    assert "かんじ" not in wanted
    until(lambda: [m["quote"]["exact"] for m in marks(client, book)] == [wanted], what=wanted)
    assert painted(screen) == {"solid-pink-0": wanted}


def test_overlapping_marks_are_all_seen_and_each_can_be_reached(reader, client, book):
    put(client, book, epub.sentence(1), "mark-one")
    put(client, book, epub.sentence(0) + " " + epub.sentence(1), "mark-two", color="blue")
    put(client, book, epub.sentence(1)[:12], "mark-three", style="underline", color="pink")
    wait_for_paint(reader, {
        "solid-blue-0": epub.sentence(0) + " " + epub.sentence(1), "solid-yellow-1": epub.sentence(1),
        "underline-pink-0": epub.sentence(1)[:12]})
    tap(reader, "Number 1 says")
    expect(bar(reader)).to_contain_text("of 3 here")
    expect(bar(reader).get_by_role("button", name="Pink")).to_have_attribute("aria-pressed", "true")
    reader.page.get_by_role("button", name="Next one").click()
    expect(bar(reader).get_by_role("button", name="Yellow")).to_have_attribute("aria-pressed", "true")
    assert reader.bar.get_attribute("data-state") == "idle"


def test_a_note_is_written_shown_safely_and_undone(reader, client, book):
    page = reader.page
    put(client, book, epub.sentence(2))
    wait_for_paint(reader, {"solid-yellow-0": epub.sentence(2)})
    tap(reader, "Number 2 says")
    choose(reader, "Note")
    page.get_by_label("Note, in Markdown").fill("A **bold** <img src=x onerror=alert(1)> thought")
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


def test_the_panel_lists_filters_and_leads_there(reader, client, book):
    page = reader.page
    put(client, book, epub.sentence(1), "mark-near")
    put(client, book, epub.sentence(150), "mark-far", color="green", note="far **away**")
    put(client, book, epub.sentence(60), "mark-place", kind="bookmark")
    wait_for_paint(reader, {"solid-yellow-0": epub.sentence(1)})
    page.keyboard.press("n")
    items = page.locator(".mark-item")
    expect(items).to_have_count(3)
    assert [item.get_attribute("data-mark-id") for item in items.all()] == ["mark-near", "mark-place", "mark-far"]
    page.get_by_role("searchbox").fill("AWAY")
    expect(items).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    expect(items).to_have_count(3)
    page.get_by_role("button", name="Filter").click()
    page.get_by_role("button", name="Bookmarks").click()
    expect(items).to_have_count(1)
    page.get_by_role("button", name="Bookmarks").click()
    page.get_by_role("button", name="Order").click()
    page.get_by_role("menuitemradio", name="Newest first").click()
    items.filter(has_text="Number 150").locator("a.mark-jump").click()
    until(lambda: painted(reader).get("solid-green-0") == epub.sentence(150))
    expect(page.get_by_text("Number 150 says").first).to_be_in_viewport()


def test_what_is_marked_offline_arrives_later(reader, client, book):
    reader.watch.allow(".")
    reader.page.context.set_offline(True)
    drag(reader, "Number 2 says", "Number 2 says")
    choose(reader, "Blue")
    wait_for_paint(reader, {"solid-blue-0": "Number 2 says"})
    expect(reader.page.get_by_text("kept in this browser")).to_be_visible()
    assert marks(client, book) == []
    reader.page.context.set_offline(False)
    until(lambda: [m["quote"]["exact"] for m in marks(client, book)] == ["Number 2 says"])
    wait_for_paint(reader, {"solid-blue-0": "Number 2 says"})


def test_another_page_sees_it_at_once_and_no_note_is_lost(screens, contexts, client, book):
    first, second = screens(contexts()), screens(contexts())
    for screen in (first, second):
        screen.open_book(book["id"])
        screen.word_in_view()
    drag(first, "Number 2 says", "Number 2 says")
    choose(first, "Orange")
    wait_for_paint(second, {"solid-orange-0": "Number 2 says"})
    mark = marks(client, book)[0]
    first.watch.allow(".")
    first.page.context.set_offline(True)
    tap(first, "Number 2 says")
    choose(first, "Note")
    first.page.get_by_label("Note, in Markdown").fill("from the train")
    first.page.get_by_role("button", name="Save").click()
    body = {name: mark[name] for name in ("kind", "start", "end", "style", "color", "version")}
    client.json("PUT", f"/api/books/{book['id']}/marks/{mark['id']}", {**body, "note": "from the kitchen"})
    first.page.context.set_offline(False)
    until(lambda: {"from the train", "from the kitchen"} <= set(marks(client, book)[0]["note"].split("\n")))


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
    for button in bar(phone).get_by_role("button").all():
        assert button.bounding_box()["height"] >= 44 or "Next" in button.inner_text()
    bar(phone).get_by_role("button", name="Remove").tap()
    wait_for_paint(phone, {})
    page.locator(".mark-ribbon").tap()
    until(lambda: [m["kind"] for m in marks(client, book)] == ["bookmark"])


def test_the_marks_of_all_books(screen, client, book, tmp_path):
    other = client.add(epub.novel(tmp_path / "b.epub", title="Another Harbour", author="Ida Nobody"))
    put(client, book, epub.sentence(1), "mark-first-book")
    put(client, other, epub.sentence(90), "mark-other-book", color="green", note="remember")
    screen.open_library()
    screen.page.get_by_role("link", name="Marks in all books").click()
    expect(screen.page.get_by_role("heading", name="Marks in all books")).to_be_focused()
    expect(screen.page.get_by_role("heading", level=3)).to_have_count(2)
    expect(screen.page.locator(".mark-item")).to_have_count(2)
    screen.page.locator("a.mark-jump", has_text="Number 90").click()
    expect(screen.page).to_have_url(re.compile(f"/read/{other['id']}$"))
    wait_for_paint(screen, {"solid-green-0": epub.sentence(90)})
    expect(screen.page.get_by_text("Number 90 says").first).to_be_in_viewport()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
def test_pictures_of_marks(size, scheme, screens, client, book):
    folder = ROOT / "build/screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    screen = screens(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    name = f"{'phone' if size[0] < 500 else 'desktop'}-{scheme}.png"

    def picture(what):
        screen.page.screenshot(path=folder / f"marks-{what}-{name}", animations="disabled")

    looks = [("solid", "yellow"), ("underline", "blue"), ("solid", "pink"), ("outline", "purple"), ("strikethrough", "orange")]
    for number, (style, color) in enumerate(looks):
        put(client, book, epub.sentence(number), f"mark-of-look-{number}", style=style, color=color,
            note="A **thought** with\n- two\n- points" if number == 2 else "")
    put(client, book, epub.sentence(1)[20:] + " " + epub.sentence(2)[:30], "mark-across", color="green")
    put(client, book, epub.sentence(5), "mark-place", kind="bookmark")
    screen.open_book(book["id"])
    until(lambda: len(painted(screen)) == 6)
    picture("page")
    select(screen, "Number 6", "Number 6 says that")
    picture("bar")
    screen.page.keyboard.press("Escape")
    tap(screen, "Number 2 says")
    picture("edit")
    choose(screen, "Note")
    picture("editor")
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("n")
    expect(screen.page.locator(".mark-item")).to_have_count(7)
    picture("panel")
    screen.page.goto(screen.address + "/marks")
    expect(screen.page.locator(".mark-item")).to_have_count(7)
    picture("all")
    assert (folder / f"marks-all-{name}").stat().st_size > 5_000
