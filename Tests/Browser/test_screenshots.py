"""Pictures of the page for people to look at, in build/screenshots."""

import pathlib

import pytest
from playwright.sync_api import expect

from harness import corpus
from harness.program import ROOT

FOLDER = ROOT / "build/screenshots"
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
BOOKS = ["epub/standardebooks/*pride*.epub", "epub/standardebooks/*sherlock*.epub",
         "epub/idpf-samples/moby-dick.epub", "epub/idpf-samples/cole-voyage-of-life.epub",
         "epub/idpf-samples/regime-anticancer-arabic.epub", "epub/debian/debmake-doc.zh-cn.epub",
         "epub/idpf-samples/wasteland.epub"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_pictures(size, scheme, screens, client):
    FOLDER.mkdir(parents=True, exist_ok=True)
    width, height = SIZES[size]
    screen = screens(viewport={"width": width, "height": height}, color_scheme=scheme,
                     device_scale_factor=2 if size == "phone" else 1)
    guide = client.books()[0]

    def picture(name):
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
