"""What is left out, how words are said, and the pauses: decided in the page, heard by the timeline."""

import urllib.parse

import pytest
from playwright.sync_api import expect

from harness import axe, epub
from harness.samples import cases
from harness.waiting import until

NOTED = """<h1>Lamps</h1>
<p>The lamp<sup><a href="#n1" epub:type="noteref" role="doc-noteref">1</a></sup> was lit at once.
<span epub:type="pagebreak" role="doc-pagebreak">12</span> Hermione saw it from the road. It burned all night long.</p>
<table><tr><td>Oil</td><td>Wick</td></tr></table>
<p>Nobody came to the door. Nobody had asked for a light (Darwin, 1859). Then it was morning.</p>"""


@pytest.fixture
def lamps(client, tmp_path):
    file = epub.write(tmp_path / "lamps.epub", [epub.page(NOTED + epub.paragraphs(6))], title="Lamps")
    return client.add(file)["id"]


def open_panel(screen):
    screen.page.get_by_role("button", name="Book options").click()
    screen.page.get_by_role("menuitem", name="Reading aloud").click()
    panel = screen.page.locator(".speech-panel")
    expect(panel.get_by_role("heading", name="Skip when reading")).to_be_visible()
    return panel


def spoken(client, book, rules=None):
    """The words that are spoken in the first seconds, and when the second sentence begins."""
    segments = client.timeline(book, 0, "heart", 12, rules)
    text = client.text(book)
    words = [
        text[2 * int(words[n]) : 2 * int(words[n + 1])].decode("utf-16-le")
        for words in (segment["words"] for segment in segments)
        for n in range(0, len(words), 4)
    ]
    return words, segments


def test_footnote_marks_are_left_out_until_they_are_wanted(screen, client, lamps):
    words, _ = spoken(client, lamps)
    assert "1" not in words and "12" not in words and "Hermione" in words
    screen.open_book(lamps)
    before = screen.page.locator("#text").inner_text()
    panel = open_panel(screen)
    marks = panel.get_by_role("switch", name="Footnote marks")
    expect(marks).to_be_checked()
    expect(panel.get_by_text("1 in this book").first).to_be_visible()
    key = client.speech(lamps)["key"]
    marks.press("Space")
    until(lambda: client.speech(lamps)["key"] != key, what="other rules")
    words, _ = spoken(client, lamps)
    assert words[words.index("lamp") + 1] == "1" and "12" not in words
    panel.get_by_role("switch", name="Tables").check()
    until(lambda: "Oil" not in spoken(client, lamps)[0], what="no table")
    # The book's decision stands beside that for all, and can be taken back.
    panel.get_by_role("button", name="Same as all books").first.click()
    expect(marks).to_be_checked()
    assert screen.page.locator("#text").inner_text() == before


def test_a_pronunciation_is_tried_kept_and_followed_while_the_page_stays(screen, client, lamps):
    screen.open_book(lamps)
    before = screen.page.locator("#text").inner_text()
    plain = client.call("GET", audio(client, lamps))
    panel = open_panel(screen)
    panel.get_by_role("button", name="Add").click()
    dialog = screen.page.get_by_role("dialog", name="New pronunciation")
    dialog.get_by_label("Find", exact=True).fill("Hermione")
    dialog.get_by_label("Replace with").select_option("phonemes")
    dialog.get_by_label("Say", exact=True).fill("hɜmaɪ漢")
    screen.watch.allow("answer 422: PUT")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog.get_by_role("alert")).to_contain_text("漢")
    dialog.get_by_label("Say", exact=True).fill("hɜːˈmaɪəni")
    with screen.page.expect_response("**/api/speech/preview") as response:
        dialog.get_by_role("button", name="Listen").click()
    assert response.value.ok
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_be_hidden()
    expect(panel.locator('[data-find="Hermione"]')).to_be_visible()
    assert client.speech(lamps)["pronunciations"] == 1
    assert client.call("GET", audio(client, lamps)) != plain
    assert "Hermione" in spoken(client, lamps)[0]
    assert screen.page.locator("#text").inner_text() == before
    # Removed, and brought back.
    panel.get_by_role("button", name="More: Hermione").click()
    screen.page.get_by_role("menuitem", name="Remove").click()
    until(lambda: client.speech(lamps)["pronunciations"] == 0, what="no rule")
    screen.page.get_by_role("button", name="Undo").click()
    until(lambda: client.speech(lamps)["pronunciations"] == 1, what="the rule again")


def audio(client, book):
    """The sound of the chapter by the present rules."""
    return f"/api/books/{book}/audio?from=0&voice=heart&until=chapter&rules={client.speech(book)['key']}"


def test_a_change_while_it_reads_is_followed_at_the_next_sentence(screen, client, lamps):
    screen.open_book(lamps)
    screen.listen_from_view(0.1)
    first = rules_of(screen.sound.address())
    assert first == client.speech(lamps)["key"]
    client.choose_speech("all", pauses={"sentence": 2.5})
    other = client.speech(lamps)["key"]
    until(lambda: rules_of(screen.sound.address()) == other, what="the sound by the other rules")
    start = int(query_of(screen.sound.address())["from"])
    # At the beginning of a sentence further on, not back where it began.
    words = [segment["words"][0] for segment in client.timeline(lamps, 0, "heart", 60) if segment["words"]]
    assert start in words and start > 0
    screen.wait_for_state("playing")
    _, segments = spoken(client, lamps)
    gaps = [after["from"] - before["to"] for before, after in zip(segments, segments[1:])]
    assert max(gaps) > 2


def query_of(address):
    return dict(urllib.parse.parse_qsl(urllib.parse.urlparse(address).query))


def rules_of(address):
    return query_of(address).get("rules")


def test_pauses_and_an_imported_list(screen, client, lamps, tmp_path):
    screen.open_book(lamps)
    panel = open_panel(screen)
    slider = panel.get_by_label("After a sentence")
    slider.press("End")
    until(lambda: client.speech(lamps)["pauses"]["sentence"] == 4, what="a long pause")
    list_ = tmp_path / "list.txt"
    list_.write_text('"lamp",0,Y,"lantern",0\n"(",2,N,"x",0\n')
    panel.get_by_role("button", name="More", exact=True).click()
    with screen.page.expect_file_chooser() as chooser:
        screen.page.get_by_role("menuitem", name="Import list").click()
    chooser.value.set_files(list_)
    dialog = screen.page.get_by_role("dialog", name="Imported pronunciations")
    expect(dialog.get_by_text("1 pronunciation found.")).to_be_visible()
    expect(dialog.get_by_text("1 line couldn’t be imported:")).to_be_visible()
    dialog.get_by_role("button", name="Add to this book").click()
    expect(panel.locator('[data-find="lamp"]')).to_be_visible()
    assert client.speech(lamps)["pronunciations"] == 1


STRESSED = "<p>I did <em>never</em> say that the lamp in the window was lit.</p>"


def test_emphasis_is_heard_until_it_is_switched_off(screen, client, tmp_path):
    file = epub.write(tmp_path / "stressed.epub", [epub.page(STRESSED)], title="Stressed")
    book = client.add(file)["id"]
    screen.open_book(book)
    sound, key = client.call("GET", audio(client, book)), client.speech(book)["key"]
    panel = open_panel(screen)
    box = panel.get_by_role("switch", name="Speak headings and words in italics or bold more slowly")
    expect(box).to_be_checked()
    box.press("Space")
    until(lambda: client.speech(book)["key"] != key, what="other rules")
    assert client.call("GET", audio(client, book)) != sound
    panel.get_by_role("button", name="Same as all books").click()
    expect(box).to_be_checked()
    expect(box).to_be_focused()
    until(lambda: client.speech(book)["key"] == key, what="the rules as before")
    assert client.call("GET", audio(client, book)) == sound


@pytest.mark.parametrize(
    ("choice", "control"), [({"skip": {"tables": True}}, "[data-kind=tables]"), ({"pauses": {"sentence": 1.5}}, "[data-pause=sentence]")]
)
def test_the_button_that_goes_leaves_the_focus_at_its_choice(screen, client, lamps, choice, control):
    client.choose_speech(f"book-{lamps}", **choice)
    screen.open_book(lamps)
    panel = open_panel(screen)
    back = panel.get_by_role("button", name="Same as all books")
    back.press("Enter")
    expect(back).to_have_count(0)
    expect(panel.locator(control)).to_be_focused()


@cases("scheme", ["light", "dark"], quick=["dark"])
def test_everybody_can_use_the_panel_and_its_dialog(screens, client, lamps, scheme):
    screen = screens(color_scheme=scheme, reduced_motion="reduce")
    client.choose_speech(f"book-{lamps}", pronunciations=[{"find": "lamp", "say": "lantern"}], skip={"tables": True})
    screen.open_book(lamps)
    panel = open_panel(screen)
    panel.locator("summary").first.click()
    assert axe.violations(screen.page) == []
    panel.get_by_role("button", name="Add").click()
    expect(screen.page.get_by_role("dialog", name="New pronunciation")).to_be_visible()
    assert axe.violations(screen.page) == []


def test_a_selected_word_is_pronounced_otherwise(screen, client, lamps):
    screen.open_book(lamps)
    box = screen.place_of("Hermione")
    screen.page.mouse.dblclick(box["x"] + 12, box["y"] + box["height"] / 2)
    screen.page.get_by_role("button", name="Pronounce…").click()
    dialog = screen.page.get_by_role("dialog", name="New pronunciation")
    expect(dialog.get_by_label("Find", exact=True)).to_have_value("Hermione")
    expect(dialog.get_by_label("Test sentence")).to_have_value("12 Hermione saw it from the road.")
    dialog.get_by_label("Say", exact=True).fill("her my oh nee")
    dialog.get_by_label("Say", exact=True).press("Enter")
    expect(dialog).to_be_hidden()
    until(lambda: client.speech(lamps)["pronunciations"] == 1, what="the rule")
