"""Pictures several windows high, as web comics have them: over several pages, or in their full width where the text scrolls."""

import pytest

from harness import designed, epub
from harness.paging import Paging
from harness.samples import cases
from harness.waiting import until, until_page

SLICES = """
() => {
  // Of each page of the strip in the part that is read: what it shows of the picture, and where it is in the window.
  const part = document.querySelector(".paged-strip .paged-part:has(img[data-cut])");
  return [...(part?.querySelectorAll("img[data-cut]") ?? [])].map((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return { left, top, width, height, from: -parseFloat(getComputedStyle(image).objectPosition.split(" ")[1]),
      isHidden: image.getAttribute("aria-hidden") === "true", tab: image.getAttribute("tabindex") };
  });
}
"""
IN_FRAME = """
() => {
  const frame = document.querySelector(".paged-frame").getBoundingClientRect();
  return [...document.querySelectorAll(".paged-strip img[data-cut]")].map((image, index) => [index, image.getBoundingClientRect()])
    .filter(([, { left, right, width }]) => width > 0 && left < frame.right - 4 && right > frame.left + 4).map(([index]) => index);
}
"""


@pytest.fixture
def comic(client, tmp_path):
    """A book with a strip between two paragraphs; its own style would have it as high as the window."""
    body = (
        '<link rel="stylesheet" href="s.css"/>',
        '<h1>Comic</h1><p>Before it.</p><figure><div class="box"><img id="strip" src="strip.png" alt="A long fall"/></div></figure>'
        "<p>Behind it.</p>" + epub.paragraphs(3),
    )
    css = "img { max-height: 100%; width: 50%; } .box { display: flex; height: 80vh; overflow: hidden; }"
    file = epub.write(
        tmp_path / "comic.epub",
        [epub.page(body[1], body[0]), epub.chapter(1)],
        title="Comic",
        files={"strip.png": designed.png(300, 3000), "s.css": css},
    )
    return client.add(file)["id"]


@cases("size", [(390, 844), (1280, 800)], quick=[(390, 844)])
def test_a_strip_goes_on_from_page_to_page(size, screens, comic):
    screen = screens(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    page = screen.page
    screen.open_book(comic)
    paging = Paging(screen).begin()
    until(lambda: len(page.evaluate(SLICES)) > 1, what="a picture that is cut")
    paging.wait_until_exact()
    slices = page.evaluate(SLICES)
    # All of it is there once, in order, in its own proportions, none higher than a page.
    width = slices[0]["width"]
    frame = page.locator(".paged-frame").bounding_box()
    assert width >= min(290, frame["width"] * 0.8) and all(abs(one["width"] - width) < 1 for one in slices)
    assert abs(sum(one["height"] for one in slices) - width * 10) < 2
    assert all(one["height"] <= frame["height"] + 1 for one in slices)
    shown = 0
    for one in slices:
        assert abs(one["from"] - shown) < 1, slices
        shown += one["height"]
    # To a screen reader and the keyboard it is one picture.
    assert [one["isHidden"] for one in slices] == [False] + [True] * (len(slices) - 1)
    assert slices[0]["tab"] == "0" and all(one["tab"] is None for one in slices[1:])
    # One page after the other shows them, there and back.
    seen = [page.evaluate(IN_FRAME)]
    while "Number 0" not in " ".join(paging.words()) and len(seen) < 30:
        before = paging.foot()
        page.keyboard.press("PageDown")
        until(lambda: paging.foot() != before, what="the next page")
        seen.append(page.evaluate(IN_FRAME))
    order = [index for indexes in seen for index in indexes]
    assert order == list(range(len(slices))), seen
    for _ in range(len(seen) - 1):
        before = paging.foot()
        page.keyboard.press("PageUp")
        until(lambda: paging.foot() != before, what="the page before")
    assert page.evaluate(IN_FRAME) == seen[0]
    # In another window it is cut anew.
    page.set_viewport_size({"width": size[0], "height": size[1] - 200})
    until(lambda: len(page.evaluate(SLICES)) > len(slices), what="more pages")
    again = page.evaluate(SLICES)
    assert abs(sum(one["height"] for one in again) - again[0]["width"] * 10) < 2


def test_a_strip_has_its_full_width_where_the_text_scrolls(screens, comic):
    screen = screens(viewport={"width": 390, "height": 844})
    page = screen.page
    screen.open_book(comic)
    until_page(page, "() => document.querySelector('.chapter img')?.complete")
    box = until(
        lambda: (box := page.locator(".chapter img").first.bounding_box()) and box["height"] > 844 * 2 and box, what="a strip in its height"
    )
    assert abs(box["height"] - box["width"] * 10) < 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.locator("[data-cut]").count() == 0
