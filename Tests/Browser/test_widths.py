"""Nothing in a book widens the page: it wraps, scrolls in itself or is scaled."""

import os

import pytest

from harness import designed, epub
from harness.corpus import FOLDER
from harness.paging import Paging
from harness.program import ROOT
from harness.waiting import until, until_page
from harness.widths import PREPARE, SIZES, TOO_WIDE

MATH = '<math xmlns="http://www.w3.org/1998/Math/MathML"{}>{}</math>'
SUM = "<mrow>" + "<mo>+</mo>".join(f"<msub><mi>x</mi><mn>{n}</mn></msub>" for n in range(60)) + "</mrow>"
LABELS = "<mtable><mtr>" + "".join(f"<mtd><mtext>Theorem M{n}MSMM</mtext></mtd>" for n in range(4)) + "</mtr></mtable>"
STYLE = """
.min { min-width: 900px; } .fix { width: 900px; } .pad { width: 100%; padding: 0 6em; } .out { margin-left: -40em; margin-right: -40em; }
.far { margin-left: 60em; } .fixed { position: fixed; left: 500px; width: 900px; } .moved { transform: translateX(500px) scale(9); }
.one { white-space: nowrap; } .apart { letter-spacing: 20em; } .large { font-size: 30em; } .whole { word-break: keep-all; overflow-wrap: normal; }
.grid { display: grid; } .flex { display: flex; } .table { display: table; } .cols { column-count: 5; column-gap: 9em; }
.wide-left { float: left; width: 700px; } .block span { display: inline-block; width: 800px; } svg { min-width: 1200px; }
.pre { white-space: pre; } .hang { text-indent: -40em; } .away { position: absolute; left: -999em; }
"""
CUT_LABELS = """
() => [...document.querySelectorAll(".chapter mtext")].map(({ firstChild: text }) => {
  // Chromium draws the first line of a label and nothing of the others, and gives their letters no box.
  const range = document.createRange();
  range.setStart(text, text.length - 1);
  range.setEnd(text, text.length);
  return range.getClientRects().length === 0;
})
"""
"""For each label in a formula, whether its end is cut off."""

LONG = "Donaudampfschifffahrt" * 12
CASES = {
    **{
        name: f'<p class="{name}">Words that stand in a paragraph of the kind {name} and go on for a while.</p>'
        for name in ["min", "fix", "pad", "out", "far", "fixed", "moved", "one", "apart", "large", "hang", "cols", "wide-left"]
    },
    **{name: f'<div class="{name}"><div>{LONG}</div><div>{LONG}</div></div>' for name in ["grid", "flex", "table", "whole"]},
    "string": f"<p>{LONG}</p>",
    "code": f"<pre>{'code ' * 80}</pre>",
    "kept": f'<p class="pre">{"kept " * 80}</p>',
    "columns": f"<pre>name{' ' * 90}| version{' ' * 40}| date{' ' * 60}|</pre>",
    "inline": f"<p>A sum {MATH.format('', SUM)} in the line.</p>",
    "block": MATH.format(' display="block"', SUM),
    "labels": MATH.format(' display="block"', LABELS),
    "inline labels": f"<p>{MATH.format('', LABELS)}</p>",
    "table": "<table><tr>" + "<td>cell-without-space</td>" * 20 + "</tr></table>",
    "spans": '<p class="block"><span>One</span> <span>Two</span></p>',
    "attribute": f'<p style="min-width: 70em; white-space: nowrap">{"no end " * 40}</p>',
    "drawing": '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="80" viewBox="0 0 2000 80" transform="translate(700)">'
    '<rect width="2000" height="80"/></svg>',
    "picture": '<p><img src="wide.png" alt="wide" style="min-width: 1500px"/></p>',
    "link": f'<p><a href="https://example.org/{LONG}" class="one">https://example.org/{LONG}</a></p>',
    "nested": "<blockquote>" * 9 + "<p>Nine quotations deep.</p>" + "</blockquote>" * 9,
    "lists": "<ul><li>" * 8 + "Eight lists deep." + "</li></ul>" * 8,
}


@pytest.fixture
def wide(tmp_path):
    head = '<link rel="stylesheet" href="style.css"/>'
    body = "<h1>Wide</h1>" + "".join(CASES.values()) + epub.paragraphs(2)
    return epub.write(
        tmp_path / "wide.epub",
        [epub.page(body, head, "Wide"), epub.chapter(1, 3)],
        title="A wide book",
        files={"style.css": STYLE, "wide.png": designed.png(1600, 60)},
    )


def columns_of(page):
    """Where the columns of the pages are; `None` in scroll mode."""
    return page.evaluate("""() => {
      const part = document.querySelector(".paged-strip .paged-part");
      if (!part) return null;
      const { left } = part.getBoundingClientRect(), { columnCount, columnGap } = getComputedStyle(part);
      const count = Number(columnCount), gap = parseFloat(columnGap);
      const length = (part.clientWidth - (count - 1) * gap) / count;
      return { left, length, step: length + gap };
    }""")


def test_nothing_in_a_book_widens_the_page(screens, client, wide):
    number = client.add(wide)["id"]
    screen = screens(viewport={"width": SIZES[0][0], "height": SIZES[0][1]})
    screen.open_book(number)
    page = screen.page
    for mode in ["scroll", "paged"]:
        if mode == "paged":
            Paging(screen).begin()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            until_page(page, "(width) => innerWidth === width", width)
            seen = []

            def fits():
                seen[:] = page.evaluate(TOO_WIDE, {"columns": columns_of(page)})
                return seen == []

            try:
                until(fits, patience=15)
            except AssertionError:
                raise AssertionError(f"{mode} at {width}:\n" + "\n".join(seen)) from None
            cut = page.evaluate(CUT_LABELS)
            assert cut and not any(cut), f"{mode} at {width}"


def open_pages(browser, program):
    """A page for each size, in which books can be looked at."""
    pages = {}
    for width, height in SIZES:
        page = browser.new_page(viewport={"width": width, "height": height}, bypass_csp=True)
        page.goto(program.address + "/")
        page.evaluate("(text) => { window.tooWide = text; }", TOO_WIDE)
        page.evaluate(PREPARE, {"width": width, "count": 0})
        pages[width] = page
    return pages


@pytest.mark.own_program
def test_a_book_can_be_looked_at_without_the_reader(browser, programs, novel):
    """What `make width-test` needs of the page's modules is there, also while nobody runs it."""
    from harness.client import Client

    program = programs(environment={"VORLESER_WEB": str(ROOT / "Web")})
    number = Client(program).add(novel)["id"]
    for page in open_pages(browser, program).values():
        answer = page.evaluate("([id, groups, most]) => lookAt(id, groups, most)", [number, "", 2])
        assert answer["chapters"] == 2 and answer["found"] == []
        page.close()


@pytest.mark.skipif(not os.environ.get("VORLESER_WIDTHS"), reason="takes long: make width-test")
def test_no_book_of_the_corpus_widens_the_page(browser, programs, tmp_path):
    """Every book, at each size, in both modes, in its own style and in ours; of long ones some chapters from all over."""
    from harness.client import Client, Refused

    program = programs(environment={"VORLESER_WEB": str(ROOT / "Web")})
    client = Client(program)
    files = sorted(FOLDER.glob(os.environ.get("VORLESER_WIDTHS_OF", "epub/**/*.epub")))
    pages = open_pages(browser, program)
    looked, chapters, wide = 0, 0, []
    for file in files:
        try:
            number = client.add(file, copy=True)["id"]
        except Refused:
            continue
        looked += 1
        for width, page in pages.items():
            for groups in ["with-styles with-colors with-font with-spacing with-alignment", ""]:
                answer = page.evaluate(
                    "([id, groups, most]) => lookAt(id, groups, most)", [number, groups, int(os.environ.get("VORLESER_WIDTHS_MOST", "6"))]
                )
                chapters += answer["chapters"]
                wide += [f"{file.relative_to(FOLDER)} at {width}{' plain' if not groups else ''}, {text}" for text in answer["found"]]
        client.call("DELETE", f"/api/books/{number}")
    print(
        f"{looked} of {len(files)} books, {chapters} chapters set; {len(wide)} things too wide in {len({text.split(' at ')[0] for text in wide})} books"
    )
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build/widths.txt").write_text("\n".join(wide))
    assert looked and not wide, "\n".join(wide[:60])
