"""Finding one's way in a book."""

import re

from playwright.sync_api import expect


def percent(screen):
    text = screen.page.locator(".reader-percent").inner_text()
    return int(re.sub(r"\D", "", text))


def go_to(screen, field, value):
    screen.page.keyboard.press("Control+g")
    dialog = screen.page.get_by_role("dialog", name="Go to")
    dialog.get_by_label(field, exact=True).fill(value)
    dialog.get_by_label(field, exact=True).press("Enter")
    return dialog


def test_a_percentage_is_gone_to_and_the_way_leads_back_and_forward(screen, client, novel):
    book = client.add(novel)
    screen.open_book(book["id"])
    screen.word_in_view()
    expect(go_to(screen, "Percent", "60")).to_have_count(0)
    expect(screen.page.locator(".reader-percent")).to_have_text(re.compile("^(59|60)"))
    screen.page.keyboard.press("Alt+ArrowLeft")
    expect(screen.page.locator(".reader-percent")).to_have_text(re.compile("^0"))
    screen.page.keyboard.press("Alt+ArrowRight")
    expect(screen.page.locator(".reader-percent")).to_have_text(re.compile("^(59|60)"))


def test_a_percentage_may_be_typed_where_a_page_is_asked_for(screen, client, novel):
    screen.open_book(client.add(novel)["id"])
    screen.word_in_view()
    expect(go_to(screen, "Page", "60 %")).to_have_count(0)
    expect(screen.page.locator(".reader-percent")).to_have_text(re.compile("^(59|60)"))


def test_what_is_no_place_is_said_and_the_dialog_stays(screen, client, novel):
    screen.open_book(client.add(novel)["id"])
    screen.word_in_view()
    dialog = go_to(screen, "Percent", "120")
    expect(dialog.get_by_role("alert")).to_have_text("Enter a number from 0 to 100.")


def test_the_bar_shows_where_a_drag_would_lead_and_goes_there_when_it_is_let_go(screen, client, novel):
    book = client.add(novel)
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.page.locator(".reader-place").click()
    slider = screen.page.get_by_role("slider", name="Position in book")
    expect(slider).to_be_focused()
    box = slider.bounding_box()
    middle = box["y"] + box["height"] / 2
    screen.page.mouse.move(box["x"] + 12, middle)
    screen.page.mouse.down()
    screen.page.mouse.move(box["x"] + box["width"] / 2, middle, steps=4)
    bubble = screen.page.locator(".scrubber-bubble")
    expect(bubble).to_contain_text("Chapter")
    expect(bubble).to_contain_text("50")
    assert percent(screen) == 0
    screen.page.mouse.up()
    expect(screen.page.locator(".reader-percent")).to_have_text(re.compile("^(49|50)"))
    screen.page.get_by_role("button", name="Back to previous position").click()
    expect(screen.page.locator(".reader-percent")).to_have_text(re.compile("^0"))


def test_the_bar_is_moved_by_keys(screen, client, novel):
    screen.open_book(client.add(novel)["id"])
    screen.word_in_view()
    screen.page.locator(".reader-place").click()
    screen.page.keyboard.press("End")
    expect(screen.page.locator(".reader-percent")).to_have_text(re.compile("^(99|100)"))
    assert "Chapter" in screen.page.get_by_role("slider", name="Position in book").get_attribute("aria-valuetext")


def test_contents_say_where_chapters_are_and_can_be_searched(screen, client, tmp_path):
    from harness import epub

    book = client.add(epub.novel(tmp_path / "long.epub", title="Long", author="Ida Nobody", count=30))
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.page.keyboard.press("s")
    link = screen.page.get_by_role("link", name=re.compile("Chapter 15"))
    expect(link.locator("small")).to_have_text(re.compile(r"\d"))
    screen.page.get_by_role("searchbox", name="Search chapters").fill("chapter 29")
    expect(screen.page.locator(".contents li:visible")).to_have_count(1)
    screen.page.get_by_role("link", name=re.compile("Chapter 29")).click()
    expect(screen.page.locator(".reader-chapter")).to_have_text("Chapter 29")


CLOSE_AND_OPEN = """
async () => {
  // Two keys before the browser has told of the closing.
  const press = (key, at) => at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  press("Escape", document.activeElement);
  press("s", document.body);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const panel = document.querySelector(".side-panel");
  return [panel.open, panel.contains(document.activeElement)];
}
"""


def test_a_panel_that_is_closed_and_opened_at_once_keeps_the_focus(reader):
    reader.page.locator("#text").focus()
    reader.page.keyboard.press("s")
    expect(reader.page.locator(".side-panel[open]")).to_be_visible()
    assert reader.page.evaluate(CLOSE_AND_OPEN) == [True, True]
    reader.page.keyboard.press("Escape")
    expect(reader.page.locator(".side-panel[open]")).to_have_count(0)


def test_a_device_that_was_further_along_is_offered_once(screen, screens, client, novel):
    book = client.add(novel)
    length = client.book(book["id"])["length"]
    client.set_position(book["id"], length // 2, device="Safari on iPad · 1234")
    client.set_position(book["id"], 10, device="Safari on iPhone · 5678")
    screen.open_book(book["id"])
    notice = screen.page.get_by_text("Safari on iPad was at")
    expect(notice).to_be_visible()
    screen.page.get_by_role("button", name=re.compile("^Go to (49|50)")).click()
    expect(screen.page.locator(".reader-percent")).to_have_text(re.compile("^(49|50)"))
    screen.page.reload()
    screen.word_in_view()
    expect(notice).to_have_count(0)
    screen.page.keyboard.press("Control+g")
    expect(screen.page.get_by_role("button", name=re.compile("Safari on iPhone")).first).to_be_visible()
