"""Marks in lists, on other pages, and while the server is away."""

import re

from playwright.sync_api import expect

from harness import axe, epub
from harness.marking import choose, drag, marks, painted, put, select, tap, wait_for_paint
from harness.program import ROOT
from harness.samples import cases
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
    waits = reader.page.get_by_text("saved in this browser")
    expect(waits).to_be_visible()
    # Under the pointer its own time stands still.
    waits.hover()
    assert marks(client, book) == []
    reader.page.context.set_offline(False)
    until(lambda: [m["quote"]["exact"] for m in marks(client, book)] == ["Number 2 says"])
    expect(waits).to_have_count(0)
    wait_for_paint(reader, {"solid-blue-0": "Number 2 says"})


def test_what_another_tab_has_sent_no_longer_waits(screens, contexts, client, book):
    context = contexts()
    first = screens(context).open_book(book["id"])
    first.word_in_view()
    first.watch.allow(".")
    first.page.route("**/marks/*", lambda route: route.abort())
    drag(first, "Number 2 says", "Number 2 says")
    choose(first, "Blue")
    waits = first.page.get_by_text("saved in this browser")
    expect(waits).to_be_visible()
    waits.hover()
    screens(context).open_book(book["id"])
    until(lambda: [m["quote"]["exact"] for m in marks(client, book)] == ["Number 2 says"])
    expect(waits).to_have_count(0)


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


@cases(
    "size, scheme",
    [(size, scheme) for size in [(390, 844), (1280, 800)] for scheme in ["light", "dark"]],
    quick=[((390, 844), "dark"), ((1280, 800), "light")],
)
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
        put(
            client,
            book,
            epub.sentence(number),
            f"mark-of-look-{number}",
            style=style,
            color=color,
            note="A **thought** with\n- two\n- points" if number == 2 else "",
        )
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


COLOURS = """
(canvas) => {
  // The colour at the upper edge, and how many colours there are in the rows.
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const written = new Set();
  for (let at = 0; at < data.length; at += 4)
    if (data[at] !== data[0]) written.add(Math.floor(at / 4 / canvas.width));
  return { paper: [...data.slice(0, 3)], rows: written.size };
}
"""


def test_a_passage_becomes_a_picture_that_is_saved(reader, client, book, tmp_path):
    page = reader.page
    select(reader, "Number 2 says", "Number 2 says")
    choose(reader, "Picture")
    dialog = page.get_by_role("dialog", name="Share as picture")
    card = dialog.get_by_role("img")
    expect(card).to_have_attribute("aria-label", re.compile("^Number 2 says – "))
    light = card.evaluate(COLOURS)
    assert light["paper"] == [0xFD, 0xFC, 0xFA] and light["rows"] > 50
    dialog.get_by_text("Dark", exact=True).click()
    assert card.evaluate(COLOURS)["paper"] == [0x19, 0x1A, 0x1C]
    assert axe.violations(page) == []
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save picture").click()
    file = tmp_path / "card.png"
    download.value.save_as(file)
    assert download.value.suggested_filename.endswith(".png")
    assert file.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert file.read_bytes()[16:24] == (1080).to_bytes(4) + (1350).to_bytes(4)


def test_a_long_mark_is_cut_on_its_card_and_shared_where_the_browser_shares_files(screen, client, book):
    text = client.text(book["id"]).decode("utf-16-le")
    start = text.index(epub.sentence(1))
    put(client, book, text[start : start + 1900], "mark-that-is-long")
    page = screen.page
    page.add_init_script("""
      navigator.canShare = ({ files }) => files[0].type === "image/png";
      navigator.share = async ({ files }) => { window.shared = { name: files[0].name, size: files[0].size }; };
    """)
    page.goto(f"{screen.address}/marks")
    page.get_by_role("button", name="More options for").click()
    page.get_by_role("menuitem", name="Share as picture…").click()
    dialog = page.get_by_role("dialog", name="Share as picture")
    expect(dialog.get_by_text("The quote is too long for a card")).to_be_visible()
    expect(dialog.get_by_role("img")).to_have_attribute("aria-label", re.compile(r"before it\. … – "))
    dialog.get_by_role("button", name="Share", exact=True).click()
    until(lambda: (page.evaluate("window.shared?.size") or 0) > 1000, what="the picture in the other program")
