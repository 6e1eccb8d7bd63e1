"""Searching in the book: as one types, in context, from match to match, and back."""

from playwright.sync_api import expect

from harness import axe, epub
from harness.waiting import until, until_page

MARKED = """
() => ["vorleser-search", "vorleser-search-current"].map((name) =>
  [...(CSS.highlights.get(name) ?? [])].map(String))
"""


def open_search(screen, key="Control+f"):
    screen.page.keyboard.press(key)
    field = screen.page.get_by_role("searchbox", name="Search in this book")
    expect(field).to_be_focused()
    return field


def harbour(tmp_path):
    chapters = [epub.chapter(number) for number in range(4)]
    chapters[2] = epub.page(
        "<h1>The Straße</h1><p>Once they walked the Stra\u00adße to the café; the “Cafe” was shut.</p>"
        + epub.paragraphs(10, 60)
        + "<p>Nobody concatenates a cat with cats.</p>"
    )
    return epub.write(tmp_path / "search.epub", chapters, title="Looking for things")


def test_results_come_while_typing_and_lead_there_and_back(screen, client, tmp_path):
    book = client.add(harbour(tmp_path))
    screen.open_book(book["id"])
    page = screen.page
    field = open_search(screen)
    field.press_sequentially("strasse")
    hits = page.locator(".search-hit")
    expect(hits).to_have_count(2)
    expect(page.locator(".search-status")).to_have_text("2 matches in 1 chapter")
    assert axe.violations(page) == []
    expect(hits.nth(0).locator("mark")).to_have_text("Straße")
    page.keyboard.press("Enter")
    expect(hits.nth(0)).to_have_attribute("aria-current", "true")
    expect(page.locator(".search-status")).to_have_text("1 of 2")
    until(lambda: page.evaluate(MARKED) == [["Stra\u00adße"], ["Straße"]], what="marked in the text")
    page.keyboard.press("F3")
    until(lambda: page.evaluate(MARKED)[1] == ["Stra\u00adße"])
    page.keyboard.press("Shift+F3")
    until(lambda: page.evaluate(MARKED)[1] == ["Straße"])
    # One way back for all of it.
    page.keyboard.press("Escape")
    until(lambda: page.evaluate(MARKED) == [[], []])
    expect(page.locator(".side-panel[open]")).to_have_count(0)
    page.keyboard.press("Alt+ArrowLeft")
    until_page(page, "() => scrollY === 0")
    expect(page.get_by_role("button", name="Back to 0%")).to_have_count(0)


def test_options_errors_and_nothing_found(screen, client, tmp_path):
    book = client.add(harbour(tmp_path))
    screen.open_book(book["id"])
    page = screen.page
    field = open_search(screen, "/")
    field.fill("cafe")
    expect(page.locator(".search-hit")).to_have_count(2)
    page.get_by_role("button", name="Options", exact=True).click()
    page.get_by_label("Match accents").check()
    expect(page.locator(".search-hit")).to_have_count(1)
    field.fill("xyzzy")
    expect(page.get_by_text("No results for “xyzzy”.")).to_be_visible()
    page.get_by_label("Match accents").uncheck()
    page.get_by_label("Whole words").check()
    field.fill("cat")
    expect(page.locator(".search-hit")).to_have_count(1)
    page.get_by_label("Regular expression").check()
    screen.watch.allow("400")
    field.fill("cat(")
    expect(page.get_by_role("alert")).to_contain_text("a parenthesis is not closed")
    field.fill("c[au]ts?")
    expect(page.locator(".search-hit")).to_have_count(2)


def test_many_matches_are_listed_in_parts_and_all_are_counted(screen, client, tmp_path):
    book = client.add(epub.novel(tmp_path / "long.epub", count=30))
    client.set_position(book["id"], client.book(book["id"])["chapters"][29]["start"] + 100)
    screen.open_book(book["id"])
    page = screen.page
    open_search(screen).fill("number")
    until_page(page, "() => document.querySelector('.search-panel')?.hasAttribute('data-complete')")
    shown = page.locator(".search-hit").count()
    total = page.locator(".search-status").inner_text()
    assert shown == 500 and "30 chapters" in total, total
    # On the page everything is marked, also what is not listed.
    until(lambda: len(page.evaluate(MARKED)[0]) > 5, what="marks beyond the list")
    page.get_by_role("button", name="Show more").click()
    until(lambda: page.locator(".search-hit").count() > 500)
    # Backwards from the start is the last one of those listed.
    page.keyboard.press("F3")
    expect(page.locator('.search-hit[aria-current="true"]')).to_have_count(1)


def test_on_a_phone_the_sheet_makes_room_and_the_chip_steps(screens, client, tmp_path):
    book = client.add(harbour(tmp_path))
    screen = screens(viewport={"width": 390, "height": 780}, has_touch=True)
    screen.open_book(book["id"])
    page = screen.page
    page.get_by_role("button", name="Book options").click()
    page.get_by_role("menuitem", name="Search in this book").click()
    page.get_by_role("searchbox").fill("straße")
    page.locator(".search-hit").first.click()
    chip = page.get_by_role("search", name="Search", exact=True)
    expect(chip).to_contain_text("1 of 2")
    # It moves in, and its parts are measured once it is there.
    until_page(page, "() => document.getAnimations().length === 0")
    boxes = chip.evaluate("""(chip) => [chip, ...chip.children].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return { middle: top + height / 2, height };
    })""")
    middles = [box["middle"] for box in boxes]
    assert max(middles) - min(middles) < 1 and boxes[0]["height"] <= 60, ("one row", boxes)
    assert axe.violations(page) == []
    chip.get_by_role("button", name="Next match").click()
    expect(chip).to_contain_text("2 of 2")
    until(lambda: page.evaluate(MARKED)[1] == ["Stra\u00adße"])
    chip.get_by_role("button", name="Close search").click()
    expect(chip).to_be_hidden()
