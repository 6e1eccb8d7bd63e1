"""Marks as files, and marks of a book whose own file is replaced."""

import json

from playwright.sync_api import expect

from harness import epub
from harness.marking import marks, put, wait_for_paint


def test_marks_go_out_as_files_and_come_in(reader, client, book, tmp_path):
    page = reader.page
    put(client, book, epub.sentence(1), note="a *thought*")
    wait_for_paint(reader, {"solid-yellow-0": epub.sentence(1)})
    page.keyboard.press("n")
    expect(page.locator(".mark-item")).to_have_count(1)

    def taken(entry):
        page.get_by_role("button", name="Export and import").click()
        with page.expect_download() as download:
            page.get_by_role("menuitem", name=entry).click()
        return download.value.suggested_filename, download.value.path().read_text()

    name, text = taken("Export as Markdown")
    assert name == "The Silver Harbour.md"
    assert "> " + epub.sentence(1) in text and "a *thought*" in text
    name, text = taken("Export as JSON")
    exported = json.loads(text)
    assert [item["body"]["value"] for item in exported["items"]] == ["a *thought*"]

    lost = "Words that stand in no book of this shelf at all."
    quotes = [epub.sentence(3), lost]
    exported["items"] += [
        {
            "id": f"urn:uuid:{number}",
            "type": "Annotation",
            "body": {"type": "TextualBody", "value": "", "highlight": "underline"},
            "target": {"source": "", "selector": [{"type": "TextQuoteSelector", "exact": quote}]},
        }
        for number, quote in enumerate(quotes)
    ]
    file = tmp_path / name
    file.write_text(json.dumps(exported))
    page.get_by_role("button", name="Export and import").click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("menuitem", name="Import from file").click()
    chooser.value.set_files(file)
    report = page.get_by_role("dialog", name="Import")
    expect(report).to_contain_text("1 mark added. 1 was there already.")
    expect(report.locator(".import-unplaced li")).to_have_count(1)
    expect(report.locator(".import-unplaced q")).to_have_text(lost)
    report.get_by_role("button", name="Close").last.click()
    expect(page.locator(".mark-item")).to_have_count(3)
    expect(page.get_by_text("Not in the text")).to_be_visible()
    wait_for_paint(reader, {"solid-yellow-0": epub.sentence(1), "underline-yellow-0": epub.sentence(3)})


def test_a_corrected_edition_keeps_marks_and_place_at_their_words(screens, contexts, client, book, tmp_path):
    put(client, book, epub.sentence(60), "mark-kept")
    put(client, book, epub.sentence(70), "mark-other", color="green")
    text = client.text(book["id"]).decode("utf-16-le")
    client.set_position(book["id"], text.index(epub.sentence(66)))
    reader, library = screens(contexts()), screens(contexts())
    reader.open_book(book["id"])
    wait_for_paint(reader, {"solid-yellow-0": epub.sentence(60), "solid-green-0": epub.sentence(70)})

    foreword = epub.page("<h1>Foreword</h1>" + epub.paragraphs(3, first=1000), title="Foreword")
    chapters = [epub.chapter(number).replace("Number 62 says", "Number 62 said") for number in range(6)]
    edition = epub.write(tmp_path / "better.epub", [foreword, *chapters], title="The Silver Harbour", author="Ida Nobody")
    library.open_library()
    with library.page.expect_file_chooser() as chooser:
        library.choose_in_menu(book["id"], "Replace with a new edition")
    chooser.value.set_files(edition)
    library.page.get_by_role("dialog").get_by_role("button", name="Replace").click()
    expect(library.page.get_by_text("Replaced with the new edition", exact=True)).to_be_visible()

    # The page that shows the old text stores no place of it, and offers the new one.
    expect(reader.page.get_by_text("was replaced with the new edition")).to_be_visible()
    reader.page.mouse.wheel(0, 300)
    reader.page.get_by_role("button", name="Show", exact=True).click()
    wait_for_paint(reader, {"solid-yellow-0": epub.sentence(60), "solid-green-0": epub.sentence(70)})
    expect(reader.page.get_by_text("Number 66 says").first).to_be_in_viewport()
    text = client.text(book["id"]).decode("utf-16-le")
    assert text[client.position(book["id"])["offset"] :].startswith(epub.sentence(66))
    for mark in marks(client, book):
        assert mark["isPlaced"] and text[mark["start"] : mark["end"]] == mark["quote"]["exact"]
