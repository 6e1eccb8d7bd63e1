"""Marks in lists, on other pages, and while the server is away."""

import re

import pytest
from playwright.sync_api import expect

from harness import axe, epub
from harness.marking import choose, drag, marks, painted, put, select, tap, wait_for_paint
from harness.program import ROOT
from harness.waiting import until, until_page


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
    page.get_by_role("button", name="Sort by").click()
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
    expect(reader.page.get_by_text("saved in this browser")).to_be_visible()
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
    first.page.get_by_label("Note (Markdown)").fill("from the train")
    first.page.get_by_role("button", name="Save").click()
    body = {name: mark[name] for name in ("kind", "start", "end", "style", "color", "version")}
    client.json("PUT", f"/api/books/{book['id']}/marks/{mark['id']}", {**body, "note": "from the kitchen"})
    first.page.context.set_offline(False)
    until(lambda: {"from the train", "from the kitchen"} <= set(marks(client, book)[0]["note"].split("\n")))


def test_the_marks_of_all_books(screen, client, book, tmp_path):
    other = client.add(epub.novel(tmp_path / "b.epub", title="Another Harbour", author="Ida Nobody"))
    put(client, book, epub.sentence(1), "mark-first-book")
    put(client, other, epub.sentence(90), "mark-other-book", color="green", note="remember")
    screen.open_library()
    screen.page.get_by_role("link", name="Marks in all books").click()
    expect(screen.page.get_by_role("heading", name="Marks in all books")).to_be_focused()
    expect(screen.page.get_by_role("heading", level=2)).to_have_count(2)
    expect(screen.page.locator(".mark-item")).to_have_count(2)
    screen.page.locator("a.mark-jump", has_text="Number 90").click()
    expect(screen.page).to_have_url(re.compile(f"/read/{other['id']}$"))
    wait_for_paint(screen, {"solid-green-0": epub.sentence(90)})
    expect(screen.page.get_by_text("Number 90 says").first).to_be_in_viewport()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
def test_axe_finds_nothing_in_what_the_pictures_show(size, scheme, screens, client, book):
    folder = ROOT / "build/screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    screen = screens(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, reduced_motion="reduce")
    name = f"{'phone' if size[0] < 500 else 'desktop'}-{scheme}.png"

    found = {}

    def picture(what):
        screen.page.screenshot(path=folder / f"marks-{what}-{name}", animations="disabled")
        found[what] = axe.violations(screen.page)

    looks = [("solid", "yellow"), ("underline", "blue"), ("solid", "pink"), ("outline", "purple"), ("strikethrough", "orange")]
    for number, (style, color) in enumerate(looks):
        put(client, book, epub.sentence(number), f"mark-of-look-{number}", style=style, color=color,
            note="A **thought** with\n- two\n- points" if number == 2 else "")
    put(client, book, epub.sentence(1)[20:] + " " + epub.sentence(2)[:30], "mark-across", color="green")
    put(client, book, epub.sentence(5), "mark-place", kind="bookmark")
    screen.open_book(book["id"])
    until(lambda: len(painted(screen)) == 5)
    # The outline is drawn as boxes, one for each line.
    until_page(screen.page, "() => document.querySelector('.mark-boxes > div') !== null")
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
    found = {what: texts for what, texts in found.items() if texts}
    assert not found, "\n".join(text for texts in found.values() for text in texts)
    assert (folder / f"marks-all-{name}").stat().st_size > 5_000
