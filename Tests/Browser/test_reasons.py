"""What the program says of a book, of a sentence and of a line is said in the page's language."""

import re

import pytest
from playwright.sync_api import expect

from harness import epub
from harness.samples import cases
from harness.waiting import until_page

NOISE = bytes((n * 197 + n // 7 * 31) % 256 for n in range(4096))
FRENCH = (
    "Le soleil se levait sur la mer tranquille, et les pêcheurs du village préparaient leurs filets sans dire un mot. "
    "Personne ne savait encore que la tempête de la veille avait emporté le vieux pont de pierre au bout du chemin."
)
RUSSIAN = "Солнце поднималось над тихим морем, и рыбаки молча готовили свои сети у старого причала."
WORDS = {
    "en-GB": {
        "about": "About this book",
        "count": "2 problems in this file",
        "major": "Missing:",
        "minor": "Minor:",
        "damaged": "The chapter can't be read: its file is damaged and holds no text.",
        "link": "The link to tel:5550100 is not followed.",
        "language": "No installed voice speaks French.",
        "script": "No installed voice speaks Russian.",
        "rule": "This isn't a rule.",
        "turns": "Rules that stop or turn pages aren't supported.",
    },
    "de-DE": {
        "about": "Über dieses Buch",
        "count": "2 Probleme in dieser Datei",
        "major": "Es fehlt etwas:",
        "minor": "Nebensächlich:",
        "damaged": "Das Kapitel lässt sich nicht lesen: Seine Datei ist beschädigt und enthält keinen Text.",
        "link": "Dem Link auf tel:5550100 wird nicht gefolgt.",
        "language": "Keine installierte Stimme spricht diese Sprache: Französisch.",
        "script": "Keine installierte Stimme kann diese Schrift lesen.",
        "rule": "Das ist keine Regel.",
        "turns": "Regeln, die anhalten oder umblättern, werden nicht unterstützt.",
    },
}


@pytest.fixture
def spoilt(client, tmp_path):
    """A book whose second chapter is noise, and whose first has a link that is not followed."""
    first = epub.page('<h1>Chapter 1</h1><p><a href="tel:5550100">Call</a></p>' + epub.paragraphs(4))
    return client.add(epub.write(tmp_path / "spoilt.epub", [first, NOISE, epub.chapter(2)], title="A spoilt book"))["id"]


@cases("language", list(WORDS), quick=["de-DE"])
def test_a_spoilt_chapter_says_so_in_the_page_the_contents_and_about_this_book(language, screens, spoilt):
    words = WORDS[language]
    screen = screens(locale=language)
    page = screen.page
    screen.open_library()
    card = screen.book(spoilt)
    card.hover()
    card.locator(".book-more").click()
    page.get_by_role("menuitem", name=words["about"]).click()
    findings = page.locator(".facts-dialog .findings")
    # What is missing is open at once, and comes first.
    expect(findings.locator("summary")).to_have_text(words["count"])
    rows = findings.locator("li")
    expect(rows.first).to_be_visible()
    expect(rows.first).to_contain_text(f"{words['major']} {words['damaged']}")
    expect(rows.first).to_contain_text("OEBPS/chapter1.xhtml")
    expect(rows.last).to_contain_text(f"{words['minor']} {words['link']}")
    if language == "de-DE":
        expect(findings.locator('[lang="en"]')).to_have_count(0)
    page.keyboard.press("Escape")
    card.locator("a").click()
    screen.wait_for_text()
    page.keyboard.press("s")
    entry = page.locator(".contents a").nth(1)
    expect(entry).to_contain_text("Chapter 2 (unreadable)")
    entry.click()
    expect(page.locator('[data-chapter-index="1"]')).to_contain_text("This chapter can’t be read: its file is damaged and holds no text.")
    expect(page.locator(".reader-chapter")).to_have_text("Chapter 2 (unreadable)")


@cases("language", list(WORDS), quick=["de-DE"])
def test_why_sentences_were_skipped_is_said_in_the_pages_language(language, screens, client, tmp_path):
    words = WORDS[language]
    body = f"<p>Here it begins in English.</p><p lang='fr'>{FRENCH}</p><p lang='ru'>{RUSSIAN}</p><p>And here it ends.</p>"
    book = client.add(epub.write(tmp_path / "mixed.epub", [epub.page(body)], title="Mixed"))
    screen = screens(locale=language)
    page = screen.page
    screen.open_book(book["id"])
    page.keyboard.press("t")
    screen.wait_for_state("finished")
    page.locator(".player-skipped").click()
    reasons = page.locator(".skipped-list p")
    expect(reasons.filter(has_text=words["language"])).to_have_count(2)
    expect(reasons.filter(has_text=words["script"])).to_have_count(1)
    if language == "de-DE":
        expect(reasons.locator('[lang="en"]')).to_have_count(0)


@cases("language", list(WORDS), quick=["de-DE"])
def test_refused_lines_of_an_imported_list_say_why_in_the_pages_language(language, screens, spoilt, tmp_path):
    words = WORDS[language]
    screen = screens(locale=language)
    page = screen.page
    screen.open_book(spoilt)
    page.locator(".reader-end > button").last.click()
    page.get_by_role("menuitem", name="Reading aloud" if language == "en-GB" else "Vorlesen").click()
    list_ = tmp_path / "list.txt"
    list_.write_text('"lamp" "lantern"\n"*[" "x"\n"page" "ttsSTOP"\n"half a line\n')
    page.locator(".speech-panel").get_by_role("button", name="More" if language == "en-GB" else "Mehr", exact=True).click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("menuitem", name="Import list" if language == "en-GB" else "Liste importieren").click()
    chooser.value.set_files(list_)
    refused = page.locator(".speech-refused li")
    expect(refused).to_have_count(3)
    expect(refused.filter(has_text=words["turns"])).to_have_count(1)
    expect(refused.filter(has_text=words["rule"])).to_have_count(1)
    if language == "de-DE":
        expect(refused.filter(has_text="Das ist kein gültiger regulärer Ausdruck.")).to_have_count(1)
        expect(refused.locator('[lang="en"]')).to_have_count(0)


BLANK = {
    "matter.md": "---\ntitle: Blank\n---\n",
    "invisible.txt": "\u200b\u2060\ufeff\n\u200b\n",
    "frames.html": '<!DOCTYPE html><html><frameset><frame src="menu.html"><frame src="main.html"></frameset></html>',
}
SAID = {
    "en-GB": {"heading": "Nothing to read", "nothing": "There is nothing to read in this file", "frames": "in frames, such as menu.html"},
    "de-DE": {"heading": "Nichts zu lesen", "nothing": "In dieser Datei gibt es nichts zu lesen", "frames": "in Frames, etwa menu.html"},
}


@cases("language", list(SAID), quick=["de-DE"])
@pytest.mark.parametrize("name", [*BLANK, "empty.epub"])
def test_a_book_with_nothing_to_read_says_so_in_the_page_and_about_this_book(name, language, screens, client, tmp_path):
    file = tmp_path / name
    if name in BLANK:
        file.write_text(BLANK[name])
    else:
        epub.write(file, [epub.page("<p></p><p>\u00a0</p>"), epub.page("<p> </p>")], title="Empty")
    words = SAID[language]
    begun = client.add(epub.write(tmp_path / "begun.epub", [epub.page(epub.paragraphs(4))], title="Begun"))
    client.set_position(begun["id"], begun["length"] // 2)
    said = words["frames" if name == "frames.html" else "nothing"]
    screen = screens(locale=language)
    page = screen.page
    screen.open_library()
    screen.drop_file(file)
    expect(page.locator(".import-done .import-state")).to_contain_text(said)
    book = max(client.books(), key=lambda book: book["id"])
    # The library asks nobody to go on with a blank book or to listen to it, even after it was opened.
    assert book["blank"] and "listen" not in book["capabilities"]
    client.set_position(book["id"], book["length"] // 2)
    screen.open_library()
    card = screen.book(book["id"])
    expect(card).to_contain_text(words["heading"])
    expect(card.get_by_role("link")).to_have_accessible_name(re.compile(words["heading"]))
    # The first row is to go on reading with, the second one to go on listening with.
    expect(page.locator(".continue").first).to_contain_text(begun["title"])
    for row in page.locator(".continue").all():
        expect(row).not_to_contain_text(book["title"])
    card.hover()
    card.locator(".book-more").click()
    expect(page.get_by_role("menuitem").first).to_be_visible()
    expect(page.get_by_role("menuitem", name=re.compile("audiobook|Listen next|Hörbuch|Als Nächstes"))).to_have_count(0)
    page.get_by_role("menuitem", name=WORDS[language]["about"]).click()
    expect(page.locator(".facts-dialog .findings li").first).to_contain_text(
        f"{WORDS[language]['major']} {said}" if name != "frames.html" else said
    )
    page.keyboard.press("Escape")
    card.locator("a").click()
    section = page.get_by_role("region", name=words["heading"])
    expect(section).to_contain_text(said)
    expect(section).to_be_in_viewport()
    # Nothing is there to listen to: when the reader takes drops, a player would be there.
    screen.watch.allow("answer 409: POST")
    until_page(page, TAKES_DROPS)
    screen.drop_file(file)
    expect(screen.messages).not_to_be_empty()
    expect(page.locator("[data-state]")).to_have_count(0)


TAKES_DROPS = """
() => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["a"], "a.txt"));
  return !document.body.dispatchEvent(new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true }));
}
"""


SHAPE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><path d="M0 0h9v9z"/></svg>'


def test_a_book_of_pictures_does_not_say_that_there_is_nothing_to_read(screen, client, tmp_path):
    book = client.add(epub.write(tmp_path / "shapes.epub", [epub.page(SHAPE), epub.page("<p></p>")], title="Shapes"))
    page = screen.page
    page.goto(f"{screen.address}/read/{book['id']}")
    expect(page.locator("#text svg")).to_be_visible()
    expect(page.locator(".reader-blank")).to_have_count(0)
    assert client.json("GET", f"/api/books/{book['id']}")["findings"] == []
