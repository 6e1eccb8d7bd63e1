"""The voices of what is said in a book: chosen in the panel, tried, and heard by the timeline."""

import pytest
from playwright.sync_api import expect

from harness import epub
from harness.waiting import until

SAID = """<h1>Letters</h1>
<p>“There is a letter,” said Emma. “It is for you.”</p>
<p>“For me?” asked Harriet, and she took it.</p>
<p>It was short. Nobody said anything for a while.</p>"""


@pytest.fixture
def letters(client, tmp_path):
    file = epub.write(tmp_path / "letters.epub", [epub.page(SAID + epub.paragraphs(4))], title="Letters")
    return client.add(file)["id"]


def open_panel(screen):
    screen.page.get_by_role("button", name="Book options").click()
    screen.page.get_by_role("menuitem", name="Reading aloud").click()
    panel = screen.page.locator(".speech-panel")
    expect(panel.get_by_role("heading", name="Voices in dialogue")).to_be_visible()
    return panel


def dialogue(client, book):
    """What was chosen for the book."""
    return client.json("GET", f"/api/speech/book-{book}").get("dialogue")


def test_a_character_has_a_voice_that_is_tried_and_kept(screen, client, letters):
    screen.open_book(letters)
    panel = open_panel(screen)
    before = client.speech(letters)["key"]
    section = panel.locator(".speech-dialogue")
    section.get_by_label("Dialogue", exact=True).select_option("characters")
    until(lambda: (dialogue(client, letters) or {}).get("mode") == "characters", what="the mode")
    emma = section.locator('[data-speaker="character Emma"]')
    expect(emma).to_be_visible()
    expect(section.get_by_text("2 quotations")).to_be_visible()
    expect(section.locator('[data-speaker="character Harriet"]')).to_be_visible()
    emma.select_option("heart")
    until(lambda: dialogue(client, letters)["characters"] == [{"name": "Emma", "voice": "heart"}], what="the voice")
    assert client.speech(letters)["key"] != before
    # A voice of another language is not offered.
    assert "jf_alpha" not in emma.locator("option").evaluate_all("all => all.map(one => one.value)")
    with screen.page.expect_response("**/api/speech/preview") as response:
        section.get_by_role("button", name="Listen: Emma").click()
    assert response.value.ok
    # The piece has its own times; the sentence is one.
    segments = client.timeline(letters, 0, "heart", 8)
    first = [segment for segment in segments if segment["start"] == segments[1]["start"]]
    assert len(first) == 2 and first[0]["to"] < first[1]["from"]
    emma.select_option("")
    until(lambda: dialogue(client, letters)["characters"] == [], what="no voice")
    section.get_by_label("Dialogue", exact=True).select_option("off")
    expect(emma).to_be_hidden()


def test_the_choice_is_one_books(screen, client, letters):
    screen.open_book(letters)
    panel = open_panel(screen)
    panel.get_by_role("button", name="All books").click()
    expect(panel.locator(".speech-dialogue")).to_be_hidden()
    panel.get_by_role("button", name="This book").click()
    expect(panel.locator(".speech-dialogue")).to_be_visible()
