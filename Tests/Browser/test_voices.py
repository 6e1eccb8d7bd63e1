"""Voices are installed, previewed and removed in the page; a book in a language without a voice offers one."""

import os
import pathlib
import re

import pytest
from playwright.sync_api import expect

from harness import axe, epub
from harness.program import ROOT

PACKS = pathlib.Path(os.environ.get("VORLESER_TEST_VOICES", ROOT.parent / "shared/voices"))

pytestmark = [
    pytest.mark.own_program,
    pytest.mark.skipif(not PACKS.is_dir(), reason="needs the voice packs for tests"),
]

FRENCH = (
    "Il était une fois une vieille maison au bord de la mer, et personne ne savait qui l'avait construite. "
    "Les enfants du village y jouaient chaque soir."
)


@pytest.fixture
def program(programs):
    """A program that takes voices from a folder, as one without a network does."""
    return programs(arguments=["--voices-from", str(PACKS)])


def french_book(client, folder):
    chapter = epub.page(f"<h1>Un</h1>{''.join(f'<p>{FRENCH}</p>' for _ in range(12))}")
    return client.add(epub.write(folder / "french.epub", [chapter], language="fr", title="Une maison"))


def test_a_book_in_another_language_offers_a_voice_and_reads_with_it(screen, client, tmp_path):
    book = french_book(client, tmp_path)
    screen.watch.allow("answer 422", "Failed to load resource")
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.page.keyboard.press("t")
    dialog = screen.page.get_by_role("dialog", name="No voice for French")
    expect(dialog).to_be_visible()
    install = dialog.get_by_role("button", name="Install Siwis")
    expect(install).to_be_visible()
    assert axe.violations(screen.page) == []
    install.click()
    expect(dialog).to_be_hidden()
    screen.sound.wait_until_playing()
    assert "voice=ff_siwis" in screen.sound.address()


def test_a_voice_is_installed_chosen_and_removed_in_the_dialog(screen, client, novel):
    book = client.add(novel)
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.page.get_by_role("button", name=re.compile("^Voice")).click()
    dialog = screen.page.get_by_role("dialog", name="Choose a voice")
    dialog.get_by_text("More voices").click()
    dialog.get_by_role("button", name="Install Michael").click()
    expect(dialog.get_by_role("button", name="Remove Michael")).to_be_focused()
    choice = dialog.get_by_role("button", name=re.compile("^Michael"))
    expect(choice).to_be_visible()
    assert axe.violations(screen.page) == []
    dialog.get_by_role("button", name="Remove Michael").click()
    expect(choice).to_be_hidden()
    expect(dialog.get_by_role("button", name="Install Michael")).to_be_visible()
    # What is not in the folder says so, in its row.
    dialog.get_by_role("button", name="Install Nova").click()
    expect(dialog.get_by_text("Not installed. There is no file")).to_be_visible()
