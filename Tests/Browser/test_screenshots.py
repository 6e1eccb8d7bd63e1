"""Pictures of the page for people to look at, in build/screenshots.

Those in its folder `docs` are what docs/screenshots has: they show nothing but the guide book.
"""

import uuid

import pytest
from playwright.sync_api import expect

from harness import corpus, designed
from harness.paging import Paging
from harness.program import ROOT
from harness.waiting import until, until_page

FOLDER = ROOT / "build/screenshots"
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
BOOKS = [
    "epub/standardebooks/*pride*.epub",
    "epub/standardebooks/*sherlock*.epub",
    "epub/idpf-samples/moby-dick.epub",
    "epub/idpf-samples/cole-voyage-of-life.epub",
    "epub/idpf-samples/regime-anticancer-arabic.epub",
    "epub/debian/debmake-doc.zh-cn.epub",
    "epub/idpf-samples/wasteland.epub",
]

IMAGES_ARE_THERE = """() => [...document.images].every((image) => {
  // Those out of view, also at the side, are loaded later.
  const { left, top, right, bottom } = image.getBoundingClientRect();
  return image.complete || left >= innerWidth || top >= innerHeight || right <= 0 || bottom <= 0;
})"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_pictures(size, scheme, screens, client):
    FOLDER.mkdir(parents=True, exist_ok=True)
    width, height = SIZES[size]
    screen = screens(viewport={"width": width, "height": height}, color_scheme=scheme, device_scale_factor=2 if size == "phone" else 1)
    guide = client.books()[0]

    def picture(name):
        until_page(screen.page, IMAGES_ARE_THERE)
        screen.page.screenshot(path=FOLDER / f"{name}-{size}-{scheme}.png", animations="disabled")

    screen.open_library()
    expect(screen.book(guide["id"])).to_be_visible()
    picture("first")
    screen.open_book(guide["id"])
    screen.listen_from_view(0.5)
    screen.sound.wait_until_time(3)
    picture("listening")
    screen.page.get_by_role("button", name="Contents").first.click()
    picture("contents")
    for number, name in enumerate(BOOKS, 1):
        book = client.add(corpus.book(name))
        client.set_position(book["id"], book["length"] * number // 9)
    screen.open_library()
    expect(screen.book(book["id"])).to_be_visible()
    picture("library")
    screen.open_book(client.books()[-1]["id"])
    screen.word_in_view()
    picture("reader")
    assert (FOLDER / f"listening-{size}-{scheme}.png").stat().st_size > 10_000


CONTENT = {
    # What it shows: the book, where, and what is done there.
    "own-style": ("epub/idpf-samples/wasteland-otf-obf.epub", 0.05, None),
    "verse": ("epub/standardebooks/*pride*.epub", 0.1, None),
    "vertical": ("epub/idpf-samples/kusamakura-preview.epub", 0.2, None),
    "spread": ("epub/idpf-samples/haruko-jpeg.epub", 0, "PageDown"),
    "designed": ("epub/idpf-samples/cole-voyage-of-life-tol.epub", 0.3, None),
    "formulas": ("epub/idpf-samples/linear-algebra.epub", 0.2, None),
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures_of_content(scheme, screens, client, tmp_path):
    FOLDER.mkdir(parents=True, exist_ok=True)
    screen = screens(viewport={"width": 1280, "height": 800}, color_scheme=scheme)
    for name, (pattern, fraction, key) in CONTENT.items():
        book = client.add(corpus.book(pattern))
        client.set_position(book["id"], int(book["length"] * fraction))
        screen.page.goto(f"{screen.address}/read/{book['id']}")
        until_page(screen.page, "() => document.querySelector('[data-chapter-index] *') !== null")
        if key:
            screen.page.keyboard.press(key)
        until_page(screen.page, IMAGES_ARE_THERE)
        screen.page.screenshot(path=FOLDER / f"{name}-{scheme}.png", animations="disabled")
    screen.open_book(client.add(designed.styled(tmp_path / "styled.epub"))["id"])
    screen.page.locator(".chapter").first.get_by_role("link", name="1", exact=True).first.click()
    expect(screen.page.get_by_role("dialog", name="Note 1")).to_be_visible()
    screen.page.screenshot(path=FOLDER / f"note-{scheme}.png", animations="disabled")


OWN_THEME = {"id": "own.plum", "name": "Plum", "paper": "#2b2233", "ink": "#e9dff0", "accent": "#f2b8d4"}


@pytest.mark.parametrize("theme", ["sepia", "dark", "own.plum"])
def test_pictures_of_looks(theme, screens, client):
    folder = FOLDER / "looks"
    folder.mkdir(parents=True, exist_ok=True)
    novel, verse = (client.add(corpus.book(BOOKS[index])) for index in (0, 6))
    client.json("PATCH", "/api/settings", {"theme": theme, "ownThemes": [OWN_THEME], "alignment": "justify"})
    for size, (width, height) in SIZES.items():
        screen = screens(viewport={"width": width, "height": height})
        for name, book in ("novel", novel), ("verse", verse):
            client.set_position(book["id"], book["length"] // 3)
            screen.open_book(book["id"])
            screen.word_in_view()
            until(lambda: screen.page.locator("html").get_attribute("data-palette") == theme)
            screen.page.screenshot(path=folder / f"{name}-{theme}-{size}.png", animations="disabled")
        screen.page.get_by_role("button", name="Appearance").click()
        screen.page.get_by_role("tab", name="Colours").click()
        picture = folder / f"panel-{theme}-{size}.png"
        screen.page.screenshot(path=picture, animations="disabled")
        assert picture.stat().st_size > 10_000


PAGED = {
    "paged-two-columns": ("epub/standardebooks/*sherlock*.epub", (1440, 900)),
    "paged-phone": ("epub/standardebooks/*pride*.epub", (390, 844)),
    "paged-right-to-left": ("epub/idpf-samples/regime-anticancer-arabic.epub", (1280, 800)),
    "paged-vertical": ("epub/readest/sample-vertical-rl.epub", (1280, 800)),
    "paged-pictures": ("epub/idpf-samples/cole-voyage-of-life.epub", (1280, 800)),
}


@pytest.mark.parametrize("name", PAGED)
def test_pictures_of_pages(name, screens, client):
    FOLDER.mkdir(parents=True, exist_ok=True)
    file, (width, height) = PAGED[name]
    book = client.add(corpus.book(file))
    client.set_position(book["id"], book["length"] * 2 // 5)
    screen = screens(viewport={"width": width, "height": height}, device_scale_factor=2 if width < 500 else 1)
    screen.open_book(book["id"])
    paging = Paging(screen).begin()
    paging.press("PageDown")
    until_page(screen.page, IMAGES_ARE_THERE)
    screen.page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
    assert (FOLDER / f"{name}.png").stat().st_size > 10_000


DOCUMENTED = {
    "reader-desktop-light": {"viewport": {"width": 1120, "height": 720}, "device_scale_factor": 1.5},
    "reader-phone-dark": {"viewport": {"width": 390, "height": 780}, "device_scale_factor": 2, "has_touch": True},
}
SPOKEN = "The sentence that is being spoken is marked"
"""Of the guide's chapter about listening."""


@pytest.mark.parametrize("name", DOCUMENTED)
def test_pictures_of_the_documents(name, screens, client):
    folder = FOLDER / "docs"
    folder.mkdir(parents=True, exist_ok=True)
    guide = client.book(client.books()[0]["id"])
    client.set_position(guide["id"], guide["chapters"][2]["start"])
    screen = screens(color_scheme=name.split("-")[-1], **DOCUMENTED[name])
    screen.open_book(guide["id"])
    place = until(lambda: screen.place_of(SPOKEN), what="the guide's third chapter")
    screen.click_word({**place, "width": 20})
    screen.page.mouse.move(0, 0)
    screen.sound.wait_until_playing()
    later = set(SPOKEN.split()[2:])
    until(lambda: later & set(screen.marks().values()), what="the mark of a later word")
    screen.page.screenshot(path=folder / f"{name}.png", animations="disabled")
    assert (folder / f"{name}.png").stat().st_size < 300_000


def test_a_picture_of_pages_for_the_documents(screens, client):
    folder = FOLDER / "docs"
    folder.mkdir(parents=True, exist_ok=True)
    guide = client.book(client.books()[0]["id"])
    chapter = guide["chapters"][6]
    client.json("PATCH", "/api/settings", {"theme": "sepia"})
    text = client.text(guide["id"]).decode("utf-16-le")
    for color, style, words in ("yellow", "solid", "read without a pencil"), ("blue", "underline", "Your marks move to the words"):
        start = text.index(words)
        client.json(
            "PUT",
            f"/api/books/{guide['id']}/marks/{uuid.uuid4()}",
            {"kind": "highlight", "start": start, "end": start + len(words), "color": color, "style": style, "version": 0},
        )
    client.set_position(guide["id"], chapter["start"])
    screen = screens(viewport={"width": 1120, "height": 720})
    screen.open_book(guide["id"])
    Paging(screen).begin()
    until(lambda: screen.page.locator("html").get_attribute("data-palette") == "sepia")
    screen.page.screenshot(path=folder / "pages-desktop-sepia.png", animations="disabled")
    assert (folder / "pages-desktop-sepia.png").stat().st_size < 300_000
