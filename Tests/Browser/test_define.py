"""Words are looked up in dictionaries that somebody added."""

import re

import pytest
from playwright.sync_api import expect

from harness import axe, epub
from harness.dictionaries import dictionary
from harness.marking import bar, choose, select
from harness.waiting import until

ENTRIES = [
    ("harbor", "<b>n</b> a place for ships; see <a href='bword://ship'>ship</a><img src=x onerror='boom()'><script>boom()</script>"),
    ("ship", "<i>n</i> sails from a <a href='bword://harbor'>harbor</a>"),
    ("see", "<b>v</b> to look; <a href='javascript:boom()'>never</a>"),
]


def add(client, name, entries=ENTRIES):
    return client.json("POST", f"/api/dictionaries?name={name}.zip", dictionary(name, entries))["dictionaries"][0]


@pytest.fixture
def reader(screen, client, tmp_path):
    page = epub.page("<h1>Ships</h1><p>The old harbors were seen from afar. Nobody knew the shipp.</p>" + epub.paragraphs(5))
    book = client.add(epub.write(tmp_path / "ships.epub", [page], title="Ships"))
    screen.open_book(book["id"])
    until(lambda: screen.place_of("harbors"), what="the text")
    return screen


def popup(screen):
    return screen.page.locator(".define-popup")


def look_up(screen, word):
    select(screen, word, word)
    choose(screen, "Define")
    expect(popup(screen)).to_be_visible()


def test_a_selected_word_is_looked_up_and_links_lead_there_and_back(reader, client):
    add(client, "First")
    look_up(reader, "harbors")
    box = popup(reader)
    expect(box.get_by_role("heading", name="harbors", exact=True)).to_be_visible()
    expect(box.get_by_text("a place for ships")).to_be_visible()
    assert box.locator("img, script, a").count() == 0
    assert axe.violations(reader.page) == []
    box.get_by_role("button", name="ship", exact=True).click()
    expect(box.get_by_text("sails from a")).to_be_visible()
    box.get_by_role("button", name="Back to “harbors”").click()
    expect(box.get_by_text("a place for ships")).to_be_visible()
    reader.page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    # By the key, without the bar; and what is written nearly alike is offered.
    select(reader, "shipp", "shipp")
    reader.page.keyboard.press("d")
    expect(bar(reader)).to_be_hidden()
    expect(popup(reader).get_by_text("No entry for “shipp”.")).to_be_visible()
    popup(reader).get_by_role("button", name="ship", exact=True).click()
    expect(popup(reader).get_by_text("sails from a")).to_be_visible()


@pytest.mark.parametrize("kind", ["tap", "click"])
def test_a_tap_or_a_click_looks_up_where_that_was_chosen(kind, screens, client, tmp_path):
    add(client, "First")
    text = epub.page("<h1>Ships</h1><p>The old harbors were seen from afar.</p>" + epub.paragraphs(5))
    book = client.add(epub.write(tmp_path / "ships.epub", [text], title="Ships"))
    client.json("PATCH", "/api/settings", {f"{kind}Action": "define"})
    screen = screens(**({"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True} if kind == "tap" else {}))
    screen.open_book(book["id"])
    box = until(lambda: screen.place_of("harbors"), what="the text")
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    (screen.page.touchscreen.tap if kind == "tap" else screen.page.mouse.click)(*at)
    expect(popup(screen).get_by_role("heading", name="harbors", exact=True)).to_be_visible()
    expect(popup(screen).get_by_text("a place for ships")).to_be_visible()
    assert screen.bar.get_attribute("data-state") == "idle"


def test_the_first_dictionary_is_added_where_it_is_missed(reader, client):
    look_up(reader, "seen")
    expect(popup(reader).get_by_text("No dictionaries yet")).to_be_visible()
    choose_file = popup(reader).locator("input[type=file]")
    reader.watch.allow("422")
    choose_file.set_input_files({"name": "no.zip", "mimeType": "application/zip", "buffer": b"no archive"})
    expect(popup(reader).get_by_text(re.compile("This isn.t a dictionary"))).to_be_visible()
    choose_file.set_input_files({"name": "d.zip", "mimeType": "application/zip", "buffer": dictionary("Sea Words", ENTRIES)})
    expect(popup(reader).get_by_text("to look;")).to_be_visible()
    expect(popup(reader).get_by_text("Sea Words")).to_be_visible()


@pytest.mark.parametrize("packer", ["bz2", "xz"])
def test_a_dictionary_comes_as_a_tar_packed_tight(reader, client, packer):
    look_up(reader, "seen")
    choose_file = popup(reader).locator("input[type=file]")
    assert f".{packer}" in choose_file.get_attribute("accept").split(",")
    file = {
        "name": f"stardict-words.tar.{packer}",
        "mimeType": "application/octet-stream",
        "buffer": dictionary("Sea Words", ENTRIES, packer),
    }
    reader.watch.allow("422")
    choose_file.set_input_files(file | {"buffer": file["buffer"][:-20]})
    expect(popup(reader).get_by_text("cut off")).to_be_visible()
    choose_file.set_input_files(file)
    expect(popup(reader).get_by_text("to look;")).to_be_visible()


def test_dictionaries_are_ordered_switched_off_and_removed(reader, client):
    for name in ("First", "Second"):
        add(client, name)

    def names():
        return [(one["name"], one["on"]) for one in client.json("GET", "/api/dictionaries")["dictionaries"]]

    look_up(reader, "harbors")
    sources = popup(reader).locator(".define-source")
    expect(sources).to_have_text(["First", "Second"])
    popup(reader).get_by_role("button", name="Dictionaries…").click()
    dialog = reader.page.get_by_role("dialog", name="Dictionaries", exact=True).filter(has=reader.page.get_by_role("list"))
    dialog.get_by_role("button", name="Move Second up").click()
    until(lambda: names() == [("Second", True), ("First", True)], what="the other order")
    assert axe.violations(reader.page) == []
    dialog.get_by_role("checkbox", name="Use Second").uncheck()
    until(lambda: names() == [("Second", False), ("First", True)], what="one that is off")
    dialog.get_by_role("button", name="Remove Second").click()
    reader.page.get_by_role("dialog", name="Remove dictionary?").get_by_role("button", name="Remove").click()
    until(lambda: names() == [("First", True)], what="one that is left")
    dialog.get_by_role("button", name="Close").click()
    expect(sources).to_have_text(["First"])
