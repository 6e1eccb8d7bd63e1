"""Rules that say where the article is on the pages of a website: written, tried, used, handed out and taken over."""

import json

import pytest
from playwright.sync_api import expect

from harness import axe
from harness.waiting import until

MENU = "<p>A long list of other boats, and of ships, and of all the ports of call that they have ever had.</p>" * 9


@pytest.fixture
def program(programs):
    """A program that may fetch from this machine."""
    return programs(arguments=["--open-host", "127.0.0.1"])


def rules(client):
    return client.json("GET", "/api/site-rules")["rules"]


def test_a_rule_is_tried_kept_and_used(screen, client, site):
    address = site.write("/news", f"<div class=menu>{MENU}</div><div class=story><h2>Low tide</h2><p>It is short.</p></div>", title="Boats")
    screen.page.goto(f"{screen.address}/settings")
    section = screen.page.locator("section", has=screen.page.get_by_role("heading", name="Websites"))
    section.get_by_role("button", name="Add rule").click()
    dialog = screen.page.get_by_role("dialog")
    dialog.get_by_label("Try it on the page at this address").fill(address)
    dialog.get_by_role("button", name="Preview").click()
    trial = dialog.get_by_role("status")
    expect(trial).to_contain_text("The rule names no article here")
    expect(trial).to_contain_text("other boats")
    dialog.get_by_label("Article").fill("div.story >")
    screen.watch.allow("answer 422: POST")
    dialog.get_by_role("button", name="Preview").click()
    expect(dialog.get_by_role("alert")).to_contain_text("is no selector that Vorleser understands")
    dialog.get_by_label("Article").fill("article\ndiv.story")
    dialog.get_by_label("Title").fill("h2")
    dialog.get_by_role("button", name="Preview").click()
    expect(trial).to_contain_text("The rule has found the article.")
    expect(trial).to_contain_text("Low tide")
    expect(trial).not_to_contain_text("other boats")
    assert axe.violations(screen.page) == []
    # Without a name, the rule is for the site of the page that it was tried on.
    dialog.get_by_role("button", name="Save").click()
    expect(section.get_by_role("button", name="127.0.0.1 Article, Title", exact=True)).to_be_visible()
    assert rules(client) == [{"host": "127.0.0.1", "content": ["article", "div.story"], "title": ["h2"]}]
    book = client.json("POST", "/api/articles", {"address": address})
    assert book["title"] == "Low tide" and "other boats" not in client.chapter(book["id"], 0)["html"]


def test_rules_are_handed_out_taken_over_removed_and_brought_back(screen, client, tmp_path):
    client.json("PUT", "/api/site-rules", {"version": 0, "rules": [{"host": "a.example", "strip": [".ad"]}]})
    screen.page.goto(f"{screen.address}/settings")
    section = screen.page.locator("section", has=screen.page.get_by_role("heading", name="Websites"))
    more = section.get_by_role("button", name="More", exact=True)
    more.click()
    with screen.page.expect_download() as download:
        screen.page.get_by_role("menuitem", name="Export rules").click()
    assert json.loads(download.value.path().read_text()) == rules(client)
    file = tmp_path / "rules.json"
    file.write_text(json.dumps([{"host": "b.example", "title": ["h1"]}, {"host": "a.example", "next": ["a.on"]}]))
    more.click()
    with screen.page.expect_file_chooser() as chooser:
        screen.page.get_by_role("menuitem", name="Import rules…").click()
    chooser.value.set_files(file)
    until(lambda: [rule["host"] for rule in rules(client)] == ["a.example", "b.example"])
    assert rules(client)[0] == {"host": "a.example", "next": ["a.on"]}
    section.get_by_role("button", name="More: a.example").click()
    screen.page.get_by_role("menuitem", name="Remove").click()
    until(lambda: [rule["host"] for rule in rules(client)] == ["b.example"])
    screen.page.get_by_role("button", name="Undo").click()
    until(lambda: [rule["host"] for rule in rules(client)] == ["a.example", "b.example"])


def test_an_article_says_how_long_it_takes(screen, client, site):
    book = client.json("POST", "/api/articles", {"address": site.article("/news")})
    screen.open_library()
    screen.choose_in_menu(book["id"], "About this book")
    # Ten sentences of nineteen words, the title, and the site.
    expect(screen.page.locator(".facts-dialog")).to_contain_text("words · 1 min to read · 1 min to listen")
