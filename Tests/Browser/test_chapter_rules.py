"""A plain text is divided into chapters by a rule that people choose, write and import."""

import json

import pytest
from playwright.sync_api import expect

from harness.marking import choose, marks, select
from harness.waiting import until

LINE = "Nobody aboard had slept a single hour, and the lamp was out. "


def log(watches):
    return "".join(f"~ Watch {number} ~\n\n" + (LINE + "\n\n") * 15 for number in range(1, watches + 1))


@pytest.fixture
def voyage(client, tmp_path):
    """A text with headings of a kind that the program does not know."""
    path = tmp_path / "voyage.txt"
    path.write_text(log(30))
    return client.add(path)["id"]


def divide(screen, book):
    screen.open_library()
    card = screen.book(book)
    card.hover()
    card.locator(".book-more").click()
    screen.page.get_by_role("menuitem", name="About this book").click()
    screen.page.get_by_role("button", name="Chapters and lines…").click()
    return screen.page.get_by_role("dialog", name="Chapters and lines")


def chapters(client, book):
    return [chapter["title"] for chapter in client.book(book)["chapters"]]


def test_an_expression_is_shown_at_work_and_divides_the_text(screens, client, voyage):
    screen = screens()
    page = screen.page
    dialog = divide(screen, voyage)
    expect(dialog.get_by_role("status")).to_have_text("0 headings")
    dialog.get_by_label("Find headings by").select_option(label="Own regular expression…")
    dialog.get_by_label("Regular expression", exact=True).fill("Watch (")
    expect(dialog.get_by_role("status")).to_have_text("This is not a regular expression yet.")
    dialog.get_by_label("Regular expression", exact=True).fill(r"Watch \d+")
    expect(dialog.get_by_role("status")).to_have_text("30 headings")
    expect(dialog.get_by_role("listitem").nth(4)).to_have_text("Watch 5")
    dialog.get_by_role("button", name="Divide", exact=True).click()
    expect(page.get_by_text("now has 30 chapters")).to_be_visible()
    assert chapters(client, voyage)[:3] == ["Watch 1", "Watch 2", "Watch 3"]


def test_rules_of_legado_are_imported_edited_and_tried(screens, client, voyage, tmp_path):
    screen = screens()
    page = screen.page
    rules = [
        {"id": 5, "name": "Watches", "rule": r"^~ Watch \d+ ~$", "example": "~ Watch 1 ~", "enable": False},
        {"id": 6, "name": "broken", "rule": "("},
    ]
    file = tmp_path / "rules.json"
    file.write_text(json.dumps(rules))
    dialog = divide(screen, voyage)
    dialog.get_by_role("button", name="Edit rules…").click()
    listed = page.get_by_role("dialog", name="Chapter rules")
    listed.get_by_role("button", name="More", exact=True).click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("menuitem", name="Import from Legado…").click()
    chooser.value.set_files(file)
    expect(page.get_by_text("1 rule was added. 1 can’t be used.")).to_be_visible()
    listed.get_by_role("button", name="Watches").first.click()
    form = page.get_by_role("dialog", name="Chapter rule", exact=True)
    form.get_by_label("Name").fill("All watches")
    form.get_by_role("button", name="Save").click()
    expect(listed.get_by_role("switch", name="Try “All watches” on new texts")).not_to_be_checked()
    listed.get_by_role("switch", name="Try “All watches” on new texts").check()
    expect(listed.get_by_role("switch", name="Try “All watches” on new texts")).to_be_enabled()
    listed.get_by_role("button", name="Close").click()
    dialog.get_by_label("Find headings by").select_option(label="All watches: 30")
    expect(dialog.get_by_role("status")).to_have_text("30 headings")
    dialog.get_by_role("button", name="Divide", exact=True).click()
    expect(page.get_by_text("now has 30 chapters")).to_be_visible()
    # A rule that is on divides the next text at once.
    assert client.json("GET", "/api/chapter-rules")["rules"][-1]["enable"]
    path = tmp_path / "second.txt"
    path.write_text(log(9))
    assert len(chapters(client, client.add(path)["id"])) == 9


POEM = "The lamp was out,\nthe night was long,\n  and nobody came.\n\nRead the latest chapters at novels.example.com\n\n"


@pytest.fixture
def poem(client, tmp_path):
    path = tmp_path / "poem.txt"
    path.write_text(POEM + (LINE * 3 + "\n\n") * 8)
    return client.add(path)["id"]


def test_lines_are_shown_as_they_are_chosen_and_marks_stay(screens, client, poem):
    whole = client.text(poem).decode("utf-16-le")
    screen = screens()
    dialog = divide(screen, poem)
    passage = dialog.get_by_role("region", name="Passage at your place")
    expect(passage.locator("p").nth(3)).to_contain_text("latest chapters")
    dialog.get_by_label("Line ends in paragraphs").select_option(label="Join all lines")
    # An indent begins a paragraph.
    expect(passage.locator("p").first).to_have_text("The lamp was out, the night was long,")
    dialog.get_by_role("switch", name="Hide web-novel boilerplate").check()
    expect(dialog.get_by_text("1 line is hidden")).to_be_visible()
    until(lambda: (client.book(poem)["cleaning"] or {}).get("hideBoilerplate"))
    assert client.book(poem)["length"] == len(whole.encode("utf-16-le")) // 2
    screen.open_book(poem)
    text = screen.page.locator("#text")
    expect(text.locator("p").first).to_have_text("The lamp was out, the night was long,")
    expect(text).not_to_contain_text("latest chapters")
    select(screen, "Nobody aboard", "hour")
    choose(screen, "Pink")
    until(lambda: marks(client, {"id": poem}))
    [mark] = marks(client, {"id": poem})
    assert mark["start"] == whole.index("Nobody aboard")
    assert whole[mark["start"] : mark["end"]] == mark["quote"]["exact"]


def test_kept_lines_indents_and_blank_lines_look_as_in_the_file(screens, client, poem):
    choice = {"lines": "keep", "dropIndents": False, "collapseBlankLines": False}
    client.json("PATCH", f"/api/books/{poem}", {"cleaning": choice})
    screen = screens()
    screen.open_book(poem)
    lines = screen.page.locator("#text p")
    height = "node => node.getBoundingClientRect().height"
    gap = lines.nth(3).locator("[data-file-space]")
    assert gap.evaluate("node => getComputedStyle(node, '::before').content") == '"\\a "'
    # The blank line is shown above the line that follows it.
    assert lines.nth(3).evaluate(height) > lines.first.evaluate(height) * 1.5
    indent = lines.nth(2).locator("[data-file-space]")
    assert indent.evaluate("node => node.getBoundingClientRect().width") > 4
