"""Where things are: nothing is cut, broken or covered, at every width and in every language."""

import re

import pytest
from playwright.sync_api import expect

from harness import epub
from harness.paging import Paging
from harness.samples import cases
from harness.waiting import until, until_page, until_still

HEAD = """
() => {
  const box = (element) => element.getBoundingClientRect();
  const bar = document.querySelector(".topbar");
  const shown = [...bar.children].filter((element) => element.getClientRects().length > 0);
  const buttons = shown.filter((element) => !element.matches(".search, .wordmark"));
  const edge = (element, side) => parseFloat(getComputedStyle(element)[`padding-${side}`]);
  const grid = document.querySelector(".all-books");
  const mark = bar.querySelector(".wordmark");
  return {
    rows: new Set(buttons.map((element) => Math.round((box(element).top + box(element).bottom) / 2))).size,
    overlaps: shown.filter((one) => shown.some((other) => one !== other && box(one).left < box(other).right - 1
      && box(other).left < box(one).right - 1 && box(one).top < box(other).bottom - 1 && box(other).top < box(one).bottom - 1)).map((e) => e.className),
    lines: new Set([...bar.querySelectorAll(".add .button > span")].flatMap((span) => [...span.getClientRects()]).map(({ top }) => Math.round(top))).size,
    search: box(bar.querySelector(".search")).width,
    // The sign and the name are there as a whole, in a second line that is not seen, or unseen.
    cut: [...mark.children].filter((one) => getComputedStyle(one).clipPath === "none" && box(one).top < box(mark).bottom - 1
      && box(one).right > box(mark).right + 1).map((one) => one.localName),
    // What plays on stands in its card.
    play: box(document.querySelector(".hero .hero-words")).right - box(document.querySelector(".hero .hero-play")).right,
    left: Math.abs(box(bar).left + edge(bar, "left") - box(grid).left), right: Math.abs(box(bar).right - edge(bar, "right") - box(grid).right),
    isWide: document.documentElement.scrollWidth > innerWidth,
  };
}
"""

CUT_WORDS = """
(root) => {
  // Headings, tabs, buttons and labels that hide a part of their own words. Names of books and people (dir=auto) may be cut.
  const named = "h1, h2, h3, legend, label, summary, th, dt, button, .button, [role=tab], [role=menuitem]";
  const hides = (element) => getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
  const shown = [...document.querySelectorAll(root)].flatMap((part) => [...part.querySelectorAll(named)]);
  return shown.filter((element) => element.getClientRects().length > 0 && !element.closest(".visually-hidden, [dir=auto], [lang], .skip-link")
    && element.textContent.trim() !== "" && [element, ...element.querySelectorAll("*")].some((each) => !each.closest("[dir=auto]") && hides(each)))
    .map((element) => `${element.textContent.trim().slice(0, 60)} (${element.clientWidth} px)`);
}
"""

BROKEN_WORDS = """
(selector) => {
  // Words of labels that go on in the next line without a hyphen, or stick out of their place.
  const broken = [];
  for (const element of document.querySelectorAll(selector)) {
    if (element.getClientRects().length === 0 || element.closest(".visually-hidden")) continue;
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      for (const match of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const isHyphenated = getComputedStyle(element).hyphens === "auto";
        if (lines.size > 1 && !isHyphenated) broken.push(match[0]);
      }
    }
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline") broken.push(element.textContent);
  }
  return broken;
}
"""


@pytest.fixture
def many(client, tmp_path):
    """A library of more books than are drawn at once."""
    for number in range(1, 91):
        file = tmp_path / f"text{number}.txt"
        file.write_text(f"The book number {number}.\n\n" + epub.sentence(number) * 3)
        client.add(file)


@cases(
    "languages",
    # German has the longest words.
    [("en-GB", "de-DE"), ("fr-FR", "es-ES", "zh-CN", "ja-JP")],
    quick=[("en-GB", "de-DE")],
)
def test_the_head_of_the_library_is_one_row_as_wide_as_the_books(languages, screens, client, many):
    client.set_position(client.books()[0]["id"], 5)
    for language in languages:
        screen = screens(locale=language)
        screen.open_library()
        expect(screen.page.locator("li[data-book-id]").first).to_be_visible()
        for width in 320, 360, 390, 430, 560, 600, 640, 700, 768, 820, 1024, 1280, 2400:
            screen.page.set_viewport_size({"width": width, "height": 800})
            seen = screen.page.evaluate(HEAD)
            where = f"{language} at {width}: {seen}"
            assert seen["rows"] == 1 and seen["lines"] <= 1 and seen["overlaps"] == [], where
            assert seen["left"] < 2 and seen["right"] < 2 and not seen["isWide"], where
            assert seen["search"] >= 100, where
            assert seen["cut"] == [] and seen["play"] >= 0, where


CHOICES = """
() => {
  // What the row above the books says, in how many lines, and what is cut of it.
  const box = (element) => element.getBoundingClientRect();
  const row = document.querySelector(".all-books .section-bar");
  const shown = [...row.querySelectorAll(":scope > .book-count, :scope > .button")].filter((element) => element.getClientRects().length > 0);
  const words = shown.flatMap((one) => (one.matches(".button") ? [...one.children].filter((part) => part.localName === "span") : [one]))
    .filter((element) => element.getClientRects().length > 0);
  const lines = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  return {
    broken: words.filter((element) => lines(element) !== 1).map((element) => element.textContent),
    cut: words.filter((element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline")
      .map((element) => element.textContent),
    rows: new Set(shown.filter((one) => one.matches(".button")).map((one) => Math.round((box(one).top + box(one).bottom) / 2))).size,
    over: shown.slice(1).filter((one, index) => box(one).left < box(shown[index]).right - 1).map((one) => one.textContent),
    outside: shown.filter((one) => box(one).left < 0 || box(one).right > innerWidth + 0.5).map((one) => one.textContent),
    unnamed: shown.filter((one) => one.matches(".button") && !(one.ariaLabel || one.innerText.trim())).length,
  };
}
"""

NOTHING_WRONG = {"broken": [], "cut": [], "rows": 1, "over": [], "outside": [], "unnamed": 0}


@cases("language", ["en-GB", "de-DE", "fr-FR", "es-ES", "zh-CN", "ja-JP"], quick=["de-DE", "es-ES"])
def test_the_row_of_order_and_view_is_one_line_on_a_phone(language, screens, client, many):
    screen = screens(locale=language, viewport={"width": 360, "height": 780}, has_touch=True, is_mobile=True)
    for order in "read", "added", "progress":
        client.json("PATCH", "/api/settings", {"libraryOrder": order})
        screen.open_library()
        expect(screen.page.locator("li[data-book-id]").first).to_be_visible()
        for width in 320, 360, 390, 430, 560, 600, 760:
            screen.page.set_viewport_size({"width": width, "height": 780})
            seen = screen.page.evaluate(CHOICES)
            assert seen == NOTHING_WRONG, f"{language} by {order} at {width}: {seen}"


FIRST_CARD = """
() => {
  // The number and the place of the first card below the head.
  const edge = document.querySelector(".topbar").getBoundingClientRect().bottom;
  const cards = [...document.querySelectorAll(".grid > li")];
  const card = cards.find((one) => one.getBoundingClientRect().bottom > edge);
  return card ? [card.ariaPosInSet - 1, Math.round(card.getBoundingClientRect().top)] : null;
}
"""


RESTING = """
async () => {
  // Whether the page stays where it is for a quarter of a second of frames.
  const last = document.querySelector(".grid > li:last-child");
  const top = last.getBoundingClientRect().top;
  for (let frame = 0; frame < 15; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (document.getAnimations().length > 0 || last.getBoundingClientRect().top !== top) return false;
  }
  return true;
}
"""


def test_who_comes_back_to_the_library_is_where_they_were(screen, client, many):
    page = screen.page
    screen.open_library()
    # Covers are drawn before they come into sight, and no earlier; the list is as long as all of them.
    until_page(
        page,
        """() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const last = document.querySelector(".grid > li:last-child");
      return last?.ariaPosInSet > 90 && last.ariaPosInSet === last.ariaSetSize;
    }""",
    )
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight * 0.8)")
    until_page(page, RESTING)
    before = page.evaluate(FIRST_CARD)
    assert before[0] > 60
    is_there = lambda place: place and place[0] == before[0] and abs(place[1] - before[1]) <= 2
    back = page.locator(".reader-header a").first
    for reload in False, True:
        card = page.locator(f'.grid > li[aria-posinset="{before[0] + 9}"] a')
        card.hover()
        assert is_there(page.evaluate(FIRST_CARD)), "the card is in view, so that nothing scrolls to it"
        card.click()
        screen.wait_for_text()
        if reload:
            page.reload()
            screen.wait_for_text()
        back.click()
        until(lambda: is_there(page.evaluate(FIRST_CARD)), what=f"the place {before}")
    page.get_by_role("searchbox").fill("7")
    # Of the books 1 to 90 so many have a 7; the cards of all books may be fewer than 30, too, since not all of them are drawn.
    found = page.locator('.grid > li[aria-setsize="18"]')
    expect(found).to_have_count(18)
    page.locator(".grid > li a").first.click()
    screen.wait_for_text()
    back.click()
    expect(page.get_by_role("searchbox")).to_have_value("7")
    expect(found).to_have_count(18)


def test_who_comes_and_goes_many_times_stays_where_they_were(screen, client, many):
    page = screen.page
    screen.open_library()
    expect(page.locator(".grid > li").first).to_be_visible()
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight * 0.8)")
    until_page(page, RESTING)
    before = page.evaluate(FIRST_CARD)
    for _ in range(6):
        page.locator(f'.grid > li[aria-posinset="{before[0] + 9}"] a').click()
        screen.wait_for_text()
        page.locator(".reader-header a").first.click()
        until_page(page, f"() => document.querySelector('.grid > li[aria-posinset=\"{before[0] + 9}\"] a') !== null")
        until_page(page, RESTING)
    place = page.evaluate(FIRST_CARD)
    assert place[0] == before[0] and abs(place[1] - before[1]) <= 1


def cut_in_panels(page):
    """The words that are cut in the panels of the reader, each of which is opened."""
    if not page.locator(".side-panel[open]").is_visible():
        page.keyboard.press("s")
    found = []
    for tab in page.locator(".side-tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        found += page.evaluate(CUT_WORDS, ".side-panel")
        # The heading is the name of the panel, and all of it is seen.
        heading = page.locator(".side-head h2")
        expect(heading).to_have_text(tab.get_attribute("aria-label"))
        found += page.evaluate(BROKEN_WORDS, ".side-head h2")
    return found


@cases("language", ["de", "fr", "es", "en", "zh", "ja"], quick=["de"])
def test_labels_and_voice_are_whole_beside_open_panels(language, screens, client, novel):
    book = client.add(novel)
    screen = screens(locale=language)
    page = screen.page
    page.set_viewport_size({"width": 1280, "height": 800})
    screen.open_book(book["id"])
    screen.word_in_view()
    page.keyboard.press("s")
    for width in 1120, 1200, 1280, 1360, 1440:
        page.set_viewport_size({"width": width, "height": 800})
        expect(page.locator(".side-panel[open]")).to_be_visible()
        cut = page.evaluate(
            "() => [...document.querySelectorAll('.player-voice > span, .player-speed')].filter((e) => e.scrollWidth > e.clientWidth + 1)"
            ".map((e) => `${e.textContent} ${e.clientWidth}`)"
        )
        assert cut == [], f"cut at {width}"
    for width in 1280, 820, 390, 320:
        page.set_viewport_size({"width": width, "height": 800})
        cut = cut_in_panels(page)
        assert cut == [], f"cut at {width}"
    page.set_viewport_size({"width": 1440, "height": 800})
    page.keyboard.press("Escape")
    expect(page.locator(".side-panel[open]")).to_have_count(0)
    page.locator(".looks-button").click()
    for width in 320, 390, 820, 1280:
        page.set_viewport_size({"width": width, "height": 800})
        for tab in page.locator(".looks-tab").all():
            tab.click()
            broken = page.evaluate(
                BROKEN_WORDS, ".looks-panel :is(.look-label, .look-value, .segment > span, .looks-tab, .button, .theme-title, legend)"
            )
            assert broken == [], f"at {width} in {tab.inner_text()}"


def test_contents_hide_what_is_under_their_search_and_know_the_pages_of_this_layout(screen, client, tmp_path):
    book = client.add(epub.novel(tmp_path / "long.epub", title="Long", author="Ida Nobody", count=30))
    page = screen.page
    page.set_viewport_size({"width": 1400, "height": 700})
    screen.open_book(book["id"])
    screen.word_in_view()
    page.keyboard.press("s")
    until_page(page, "() => document.querySelector('.screen.reader').dataset.pagesAre === 'exact'")
    last = page.locator(".contents a small").last
    number = lambda: int(re.sub(r"\D", "", last.inner_text()))
    before = number()
    page.locator(".side-body:visible").evaluate("(e) => e.scrollTo(0, 500)")
    seen = page.evaluate("""() => {
      const filter = document.querySelector(".contents-filter");
      const { left, top, width, height } = filter.getBoundingClientRect();
      const ground = getComputedStyle(filter).backgroundColor;
      return { alpha: ground === "transparent" || /, 0\\)$/.test(ground), top: top - document.querySelector(".side-head").getBoundingClientRect().bottom,
        width: width - document.querySelector(".contents").getBoundingClientRect().width };
    }""")
    assert not seen["alpha"] and abs(seen["top"]) < 2 and abs(seen["width"]) < 2, seen
    client.json("PATCH", "/api/settings", {"fontSize": 30})
    until(lambda: number() > before * 1.2, what="the numbers of the new layout")
    until_page(page, "() => document.querySelector('.screen.reader').dataset.pagesAre === 'exact'")
    goal = number()
    page.locator(".contents a").last.click()
    until(lambda: page.evaluate("() => Number(document.querySelector('.screen.reader').dataset.page)") == goal)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR", "es-ES"])
def test_lines_of_the_time_left_end_between_its_parts(screens, client, novel, locale):
    book = client.add(novel)
    screen = screens(viewport={"width": 390, "height": 844}, locale=locale)
    screen.open_book(book["id"])
    screen.word_in_view()
    screen.page.locator(".reader-place").click()
    left = screen.page.locator(".scrubber-left")
    expect(left).to_have_text(re.compile(r".+ · .+ · \d{1,2}:\d{2}$"))
    lines = left.evaluate(
        """(left) => {
          const lines = new Map();
          const texts = document.createTreeWalker(left, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (const { index, 0: word } of text.data.matchAll(/\\S+/g)) {
              const range = new Range();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              const top = Math.round(range.getBoundingClientRect().top);
              lines.set(top, [...(lines.get(top) ?? []), word]);
            }
          return [...lines.values()].map((words) => words.join(" "));
        }"""
    )
    assert len(lines) > 1
    assert all(line.endswith("·") for line in lines[:-1]), lines


def test_per_cent_are_the_same_everywhere_and_a_short_book_is_not_read_at_its_first_chapter(screen, client, novel, tmp_path):
    book = client.book(client.add(novel)["id"])
    client.set_position(book["id"], int(book["length"] * 0.0095))
    page = screen.page
    screen.open_library()
    card = screen.book(book["id"]).locator(".book-state")
    expect(card).to_have_text("0%")
    screen.open_book(book["id"])
    screen.word_in_view()
    expect(page.locator(".reader-percent")).to_have_text("0%")
    page.locator(".reader-place").click()
    expect(page.locator(".scrubber-line")).to_contain_text("0%")
    expect(page.locator(".scrubber-left")).to_have_text(re.compile(r"left in chapter · .* left in book · \d{1,2}:\d{2}"))
    page.locator(".reader-header > button.icon-button").click()
    expect(page.locator(".contents-progress")).to_contain_text("0%")
    short = client.add(epub.novel(tmp_path / "short.epub", count=3, paragraphs_each=2, title="Short"))
    page.set_viewport_size({"width": 1280, "height": 1000})
    screen.open_book(short["id"])
    screen.word_in_view()
    page.keyboard.press("s")
    page.locator(".contents a").first.click()
    expect(page.locator(".contents-progress")).not_to_contain_text("100")
    assert page.locator(".reader-percent").inner_text() != "100%"
    page.mouse.move(640, 500)
    page.mouse.wheel(0, 5000)
    expect(page.locator(".reader-percent")).to_have_text("100%")


def test_pages_on_a_phone_are_as_high_as_the_bars_let_them(screens, client, novel):
    book = client.add(novel)
    for width, height in (320, 640), (390, 844), (430, 932):
        screen = screens(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
        screen.open_book(book["id"])
        screen.word_in_view()
        Paging(screen).begin()
        frame, bar = screen.page.locator(".paged-frame").bounding_box(), screen.bar.bounding_box()
        assert height - frame["y"] - frame["height"] <= 72, "free below the page"
        assert frame["y"] + frame["height"] <= bar["y"] + 1 and frame["y"] <= 64
        for name in ".player-play", ".player-speed", ".player-voice", ".player-more":
            box = screen.page.locator(name).first.bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height, name
        screen.page.context.close()


@cases("language", ["de", "fr", "es", "ja"], quick=["de", "ja"])
def test_dialogs_and_menus_are_whole_on_a_small_phone(language, screens, client, novel):
    book = client.add(novel)["id"]
    screen = screens(locale=language, viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
    page = screen.page
    sideways = """() => [...document.querySelectorAll("dialog[open], dialog[open] *, .menu, .menu *")]
      .filter((e) => e.getClientRects().length > 0 && (e.getBoundingClientRect().right > innerWidth + 1 || e.scrollWidth > e.clientWidth + 1)
        && !e.matches("select, input, option, .visually-hidden") && getComputedStyle(e).display !== "inline" && getComputedStyle(e).overflowX !== "hidden")
      .map((e) => `${e.className} ${e.scrollWidth} ${e.clientWidth}`)"""
    screen.open_library()
    screen.book(book).locator(".book-more").tap()
    expect(page.get_by_role("menuitem").locator("svg").first).to_be_visible()
    assert page.evaluate(sideways) == [], "the book's menu"
    page.keyboard.press("Escape")
    screen.open_book(book)
    screen.word_in_view()
    for name, opener in (
        ("voices", ".player-voice"),
        ("reader's menu", ".reader-end > button:last-child"),
        ("player's menu", ".player-more"),
    ):
        page.locator(opener).first.tap()
        expect(page.locator("dialog[open], .menu").last).to_be_visible()
        until(lambda: page.locator("dialog[open] .voice, .menu").count() > 0, what=name)
        assert page.evaluate(sideways) == [], name
        page.keyboard.press("Escape")


HEADER = """
() => {
  const header = document.querySelector(".reader-header");
  const box = (element) => element.getBoundingClientRect();
  const shown = [...header.querySelectorAll("a, button")].filter((element) => element.getClientRects().length > 0);
  const over = (one, other) => box(one).left < box(other).right - 1 && box(other).left < box(one).right - 1;
  const line = header.querySelector(".reader-chapter:not(:empty)") ?? header.querySelector(".reader-title");
  return {
    line: box(line).width, isWhole: line.scrollWidth <= line.clientWidth + 1, lines: Math.round(box(line).height / parseFloat(getComputedStyle(line).lineHeight)),
    overlaps: shown.flatMap((one, index) => shown.slice(index + 1).filter((other) => over(one, other)).map((other) => `${one.className} ${other.className}`)),
    small: shown.filter((element) => Math.min(box(element).width, box(element).height) < 43).map((element) => element.className),
    outside: shown.filter((element) => box(element).left < 0 || box(element).right > innerWidth + 0.5).map((element) => element.className),
    hit: document.elementFromPoint(box(line).left + 8, box(line).top + box(line).height / 2)?.closest("button")?.className,
  };
}
"""


def test_the_header_names_the_chapter_on_a_phone(screens, client, tmp_path):
    book = client.add(
        epub.novel(tmp_path / "long.epub", title="The Strange and Surprising Adventures of a Sailor of York", author="Ida Nobody")
    )
    for language, search in ("en-GB", "Search in this book"), ("de-DE", "In diesem Buch suchen"):
        screen = screens(locale=language, viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
        page = screen.page
        screen.open_book(book["id"])
        screen.word_in_view()
        for width in 320, 360, 390, 430, 600:
            page.set_viewport_size({"width": width, "height": 640})
            seen = page.evaluate(HEADER)
            where = f"{language} at {width}: {seen}"
            assert seen["line"] >= 120 and seen["isWhole"] and seen["lines"] == 1, where
            assert seen["overlaps"] == [] and seen["small"] == [] and seen["outside"] == [], where
            assert seen["hit"] == "reader-place", where
        page.set_viewport_size({"width": 320, "height": 640})
        # What has no room is in the menu.
        more = page.locator(".reader-end > button").last
        more.tap()
        page.get_by_role("menuitem", name=search).tap()
        expect(page.locator(".search-panel")).to_be_visible()
        page.keyboard.press("Escape")
        more.tap()
        page.get_by_role("menuitem").first.tap()
        expect(page.locator(".looks-panel")).to_be_visible()
        page.context.close()


INSIDE = """
(selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).flatMap((frame) => {
  // What stands in a frame and goes beyond its content, or beyond the window.
  const { paddingLeft, paddingRight } = getComputedStyle(frame);
  const box = frame.getBoundingClientRect();
  const left = Math.max(0, box.left + parseFloat(paddingLeft)), right = Math.min(innerWidth, box.right - parseFloat(paddingRight));
  return [...frame.querySelectorAll("button, input, a, p, h3")].filter((each) => each.checkVisibility()).flatMap((each) => {
    const { left: from, right: to } = each.getBoundingClientRect();
    return from < left - 12 || to > right + 12 ? [`${each.outerHTML.slice(0, 90)} ${from}–${to} in ${left}–${right}`] : [];
  });
})
"""
"""The controls that are cut; a button of a sign may stand 12 px nearer to the edge, so that its sign is in line."""


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
@pytest.mark.parametrize("width", [320, 390])
def test_the_dialog_of_feeds_and_the_bar_of_a_selection_fit_a_small_phone(screens, client, book, width, language):
    page = screens(locale=language, viewport={"width": width, "height": 700}, has_touch=True, is_mobile=True).open_library().page
    page.locator(".add .icon-button, .add button").last.click()
    page.locator("[role=menuitem]").last.click()
    expect(page.locator(".feed-follow")).to_be_visible()
    expect(page.locator(".feeds-dialog").filter(visible=True)).to_have_count(1)
    until_still(page)
    assert page.evaluate(INSIDE, ".feeds-dialog") == []
    page.keyboard.press("Escape")
    page.locator(".button-of-sign").first.click()
    page.locator("li[data-book-id] .book-link").first.click()
    expect(page.locator(".selection-bar")).to_be_visible()
    until_still(page)
    assert page.evaluate(INSIDE, ".selection-bar") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
