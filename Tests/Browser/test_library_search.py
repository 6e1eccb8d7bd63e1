"""Searching the texts of all books in the library's box: hits by book, and from there into the book."""

import re

from playwright.sync_api import expect

from harness import axe, epub
from harness.waiting import until

MARKED = """
() => [...(CSS.highlights.get("vorleser-search") ?? [])].map(String)
"""


def book(tmp_path, name, sentence):
    chapters = [epub.chapter(number) for number in range(3)]
    chapters[1] = epub.page("<h1>The cellar</h1>" + epub.paragraphs(10, 40) + f"<p>{sentence}</p>")
    return epub.write(tmp_path / f"{name}.epub", chapters, title=name)


def indexed(client):
    def is_complete():
        index = client.json("GET", "/api/search/index")
        return index["indexed"] == index["books"]

    until(is_complete, what="all books in the index")


def test_hits_in_texts_lead_to_the_sentence_with_the_words_marked(screen, client, tmp_path):
    first = client.add(book(tmp_path, "Cellars", "Behind the wine stood a quixotic Straße of bottles."))
    client.add(book(tmp_path, "Attics", "Nothing of the kind was here."))
    indexed(client)
    screen.open_library()
    page = screen.page
    page.get_by_role("searchbox").fill("quixotic strasse")
    section = page.get_by_role("region", name="In the text")
    hit = section.locator(".search-hit")
    expect(hit).to_have_count(1)
    expect(section.get_by_role("heading", name="Cellars")).to_be_visible()
    expect(hit).to_contain_text("Chapter 2")
    assert axe.violations(page) == []
    hit.click()
    expect(page).to_have_url(re.compile(f"/read/{first['id']}$"))
    until(lambda: page.evaluate(MARKED) == ["Straße"], what="the words marked in the book")


def test_what_no_text_has_is_said(screen, client, tmp_path):
    client.add(book(tmp_path, "Cellars", "A quixotic sentence."))
    indexed(client)
    screen.open_library()
    page = screen.page
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_text("No book has “zeppelin” in its text.")).to_be_visible()
    page.get_by_role("searchbox").fill("Cellars")
    expect(page.locator("li[data-book-id]")).to_have_count(1)
