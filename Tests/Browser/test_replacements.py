"""What replacement rules show in place of a book's text: marks, places and the voice keep the book's own offsets."""

import pytest
from playwright.sync_api import expect

from harness import epub
from harness.marking import choose, marks, painted, select
from harness.waiting import until

CHAPTER = """<h1>Lamps</h1>
<p>The colour of the <em>oldest</em> lamp was red. Read more at ads.example! Nobody came to the door.</p>"""


@pytest.fixture
def lamps(client, tmp_path):
    pages = [epub.page(CHAPTER + epub.paragraphs(6)), epub.page("<h1>Doors</h1>" + epub.paragraphs(4))]
    return client.add(epub.write(tmp_path / "lamps.epub", pages, title="Lamps"))["id"]


def store(client, *rules):
    version = client.json("GET", "/api/replacements")["version"]
    return client.json("PUT", "/api/replacements", {"version": version, "rules": rules})


RULES = [
    {"pattern": "colour of the oldest", "replacement": "colouring of a very much older"},
    {"pattern": r"Read more at .*?! ", "replacement": ""},
]


@pytest.mark.parametrize("mode", ["scroll", "paged"])
def test_a_mark_behind_a_changed_piece_has_the_offsets_of_the_book(mode, screen, client, lamps):
    whole = client.text(lamps).decode("utf-16-le")
    client.json("PATCH", "/api/settings", {"mode": mode})
    store(client, *RULES)
    screen.open_book(lamps)
    text = screen.page.locator("#text")
    expect(text).to_contain_text("The colouring of a very much older lamp was red. Nobody came")
    select(screen, "lamp was", "red.")
    choose(screen, "Pink")
    until(lambda: [m["quote"]["exact"] for m in marks(client, {"id": lamps})] == ["lamp was red."])
    assert marks(client, {"id": lamps})[0]["start"] == whole.index("lamp was")
    assert painted(screen) == {"solid-pink-0": "lamp was red."}


def test_a_mark_that_touches_a_changed_piece_covers_it_and_quotes_the_book(screen, client, lamps):
    whole = client.text(lamps).decode("utf-16-le")
    store(client, *RULES)
    screen.open_book(lamps)
    select(screen, "much older", "lamp was")
    choose(screen, "Green")
    until(lambda: marks(client, {"id": lamps}))
    mark = marks(client, {"id": lamps})[0]
    assert mark["quote"]["exact"] == whole[mark["start"] : mark["end"]] and mark["quote"]["exact"].endswith("lamp was")


def test_the_timeline_has_the_offsets_of_the_book(client, lamps):
    whole = client.text(lamps).decode("utf-16-le")
    store(client, *RULES)
    segments = client.timeline(lamps, 0, "heart", 8, client.speech(lamps)["key"])
    spoken = [(segment["words"][n], segment["words"][n + 1]) for segment in segments for n in range(0, len(segment["words"]), 4)]
    assert all(start <= end for start, end in spoken) and spoken == sorted(spoken)
    said = [whole[int(start) : int(end)] for start, end in spoken]
    assert "lamp" in said and "Nobody" in said and "ads" not in said and "more" not in said


def test_rules_are_written_tried_and_followed(screen, client, lamps):
    screen.page.goto(screen.address + "/settings")
    part = screen.page.get_by_role("region", name="Replacement rules")
    expect(part).to_contain_text("No rules yet.")
    part.get_by_role("button", name="Add rule").click()
    dialog = screen.page.get_by_role("dialog", name="New replacement rule")
    dialog.get_by_label("Find").fill("col(")
    dialog.get_by_label("Regular expression").check()
    dialog.get_by_label("Replace with").fill("red")
    screen.watch.allow("answer 422: POST")
    dialog.get_by_label("Try it on this text").fill("The colour.")
    expect(dialog.get_by_role("alert")).to_contain_text("isn't a valid regular expression")
    dialog.get_by_label("Find").fill("colou?r")
    expect(dialog.locator(".replacement-outcome")).to_have_text("The red.")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_be_hidden()
    expect(part.locator('[data-pattern="colou?r"]')).to_be_visible()
    assert [rule["replacement"] for rule in client.json("GET", "/api/replacements")["rules"]] == ["red"]
    screen.open_book(lamps)
    expect(screen.page.locator("#text")).to_contain_text("The red of the oldest lamp")
    # Another device switches the rule off.
    store(client, {"pattern": "colou?r", "replacement": "red", "isEnabled": False})
    screen.page.get_by_role("button", name="Show", exact=True).click()
    expect(screen.page.locator("#text")).to_contain_text("The colour of the oldest lamp")


def test_a_chinese_book_is_shown_in_other_characters(screen, client, tmp_path):
    path = tmp_path / "library.txt"
    path.write_text("第一章 图书馆\n\n" + "他在图书馆里读书，后来发现了一本旧书。\n\n" * 20)
    book = client.add(path)["id"]
    whole = client.text(book).decode("utf-16-le")
    screen.page.goto(screen.address + "/settings")
    screen.page.get_by_role("region", name="Replacement rules").get_by_role("button", name="Add rule").click()
    dialog = screen.page.get_by_role("dialog", name="New replacement rule")
    dialog.get_by_label("Kind of rule").select_option(label="Simplified → Traditional")
    expect(dialog.get_by_label("Find", exact=True)).to_be_hidden()
    dialog.get_by_label("Try it on this text").fill("头发和发现")
    expect(dialog.locator(".replacement-outcome")).to_have_text("頭髮和發現")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_be_hidden()
    screen.open_book(book)
    text = screen.page.locator("#text")
    expect(text).to_contain_text("他在圖書館裏讀書，後來發現了一本舊書。")
    expect(text.get_by_role("heading")).to_have_text("第一章 圖書館")
    select(screen, "發現", "舊書")
    choose(screen, "Pink")
    until(lambda: [m["quote"]["exact"] for m in marks(client, {"id": book})] == ["发现了一本旧书"])
    assert whole[marks(client, {"id": book})[0]["start"] :].startswith("发现了")
