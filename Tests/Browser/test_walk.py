"""A walk through every view, menu and panel, for people to look at: build/screenshots/walk.

Each step is shown at three sizes, light and dark, in English and German.
"""

import pytest
from playwright.sync_api import Error, expect

from harness import corpus
from harness.paging import Paging
from harness.program import ROOT
from harness.waiting import until_page

FOLDER = ROOT / "build/screenshots/walk"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
BOOKS = [
    "epub/standardebooks/*pride*.epub",
    "epub/standardebooks/*sherlock*.epub",
    "epub/idpf-samples/moby-dick.epub",
    "epub/idpf-samples/linear-algebra.epub",
]
OPENERS = "button[aria-haspopup]:visible, button[aria-expanded]:visible, button[aria-controls]:visible"
DIALOG_ENTRIES = "[role=menuitem]:visible"


class Walk:
    """Takes the pictures of one screen, in the order of its steps."""

    def __init__(self, screen, look):
        self.screen, self.page, self.look, self.count = screen, screen.page, look, 0

    def picture(self, view):
        self.page.wait_for_timeout(350)  # Panels slide in; a picture in between shows nothing of use.
        FOLDER.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=FOLDER / f"{view}-{self.count:02}--{self.look}.png", animations="disabled")
        self.count += 1

    def view(self, name, reset):
        """The view, and what each of its buttons opens."""
        self.count = 0
        reset()
        self.picture(name)
        for index in range(self.page.locator(OPENERS).count()):
            self.opened(name, index, reset)

    def opened(self, name, index, reset):
        button = self.page.locator(OPENERS).nth(index)
        try:
            button.click(timeout=2000)
            self.picture(name)
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(150)
        except Error:
            reset()

    def entries(self, name, open_menu, reset):
        """What the entries of a menu open, if they end with an ellipsis."""
        self.count = 0
        reset()
        open_menu()
        labels = [label for label in self.page.locator(DIALOG_ENTRIES).all_inner_texts() if label.strip().endswith("…")]
        for label in labels:
            reset()
            open_menu()
            try:
                self.page.locator(DIALOG_ENTRIES, has_text=label.strip()).first.click(timeout=2000)
                self.picture(name)
            except Error:
                continue
        reset()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_pictures_of_the_walk(size, scheme, locale, screens, client):
    books = [client.add(corpus.book(pattern)) for pattern in BOOKS]
    for number, book in enumerate(books, 1):
        client.set_position(book["id"], book["length"] * number // 7)
    width, height = SIZES[size]
    screen = screens(
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        locale=locale,
        has_touch=size != "desktop",
        is_mobile=size == "phone",
    )
    walk = Walk(screen, f"{size}-{scheme}-{locale[:2]}")
    walk_library(walk, books[0]["id"])
    walk_reader(walk, books[0]["id"])
    for name in "settings", "statistics", "marks", "account":
        walk.view(name, lambda name=name: at(screen, f"/{name}"))
    assert (FOLDER / f"library-00--{walk.look}.png").stat().st_size > 10_000


def at(screen, path):
    screen.page.goto(screen.address + path)
    expect(screen.page.get_by_role("heading").first).to_be_visible()


def walk_library(walk, number):
    def reset():
        walk.screen.open_library()
        expect(walk.screen.book(number)).to_be_visible()

    def menu():
        walk.screen.book(number).hover()
        walk.screen.book(number).locator("button[aria-haspopup]").first.click()

    walk.view("library", reset)
    walk.entries("book-menu", menu, reset)


def walk_reader(walk, number):
    def reset():
        walk.screen.open_book(number)
        walk.screen.word_in_view()

    walk.view("reader", reset)
    Paging(walk.screen).begin()
    walk.count = 0
    walk.picture("paged")
    reset()
    walk.screen.listen_from_view()
    until_page(walk.page, "() => CSS.highlights.size > 0")
    walk.view("listening", lambda: None)
    walk.screen.page.keyboard.press("Escape")
