"""Searching texts and marks of all books in the library's box: hits by book, and from there into the book."""

import re

from playwright.sync_api import expect

from harness import axe, epub
from harness.marking import painted, put
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


def test_hits_in_marks_and_notes_lead_to_their_places(screen, client, tmp_path):
    first = client.add(book(tmp_path, "Cellars", "Behind the wine stood a quixotic row of bottles."))
    second = client.add(epub.novel(tmp_path / "novel.epub", title="Harbours", author="Ida Nobody"))
    put(client, first, "quixotic row", "mark-in-cellar", color="green")
    put(client, second, epub.sentence(90), "mark-with-note", note="As **quixotic** as the other one.")
    put(client, second, epub.sentence(1), "mark-other", note="Not to be found.")
    screen.open_library()
    page = screen.page
    page.get_by_role("searchbox").fill("Quixotic")
    section = page.get_by_role("region", name="In your marks")
    hits = section.locator(".mark-hit")
    expect(hits).to_have_count(2)
    expect(hits.filter(has_text="Cellars")).to_contain_text("quixotic row")
    noted = hits.filter(has_text="Harbours")
    expect(noted.locator("mark")).to_have_text("quixotic")
    assert axe.violations(page) == []
    noted.click()
    expect(page).to_have_url(re.compile(f"/read/{second['id']}"))
    until(lambda: painted(screen).get("solid-yellow-0") == epub.sentence(90), what="the mark in the book")
    screen.open_library()
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_text("No book has “zeppelin” in its text.")).to_be_visible()
    expect(section).to_be_hidden()


def test_of_many_marks_a_few_are_shown_until_more_are_wanted(screen, client, tmp_path):
    novel = client.add(epub.novel(tmp_path / "novel.epub", title="Harbours", author="Ida Nobody"))
    for number in range(1, 8):
        put(client, novel, epub.sentence(number), f"mark-number-{number}", note="quixotic")
    screen.open_library()
    page = screen.page
    page.get_by_role("searchbox").fill("quixotic")
    hits = page.locator(".mark-hit")
    expect(hits).to_have_count(4)
    page.get_by_role("button", name="3 more marks").click()
    expect(hits).to_have_count(7)
    expect(hits.nth(4)).to_be_focused()
