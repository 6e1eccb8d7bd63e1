"""A browser, a program with a data folder of its own, and a page that is watched."""

import os

import pytest
from playwright.sync_api import expect, sync_playwright

from harness import epub
from harness.client import Client
from harness.program import ROOT, Program
from harness.samples import LONG
from harness.screens import Screens
from harness.shared import SharedProgram
from harness.site import Site
from harness.sound import RECORD_ELEMENTS
from harness.stranger import Stranger
from harness.watch import Watch

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
"""Chromium without its own windows, tabs and menus, which take longer to draw than the page; or another one."""
PATIENCE = 30_000
"""Milliseconds that a condition may take: the machine may have two cores and much to do."""

HARBOUR = "The boats lay in the harbour, and nobody spoke of the storm.\n\n" * 10
"""The text of a short book."""

KNOWN_HINTS = "try { localStorage.getItem('vorleser.hints') ?? localStorage.setItem('vorleser.hints', 'seen'); } catch {}"
"""An initial script: somebody who has read a book before."""

expect.set_options(timeout=PATIENCE)


MOTION_RATE = 10
"""How many times faster what slides and fades does so: a click waits until what it clicks is still."""


def hasten(page):
    """All that slides and fades still does so and tells its end, in fewer frames; scrolling takes the time that it takes."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": MOTION_RATE})


@pytest.fixture(scope="session")
def browser():
    # Chromium has no sandbox for root, which is who runs tests in a container.
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=options)
        yield browser
        browser.close()


@pytest.fixture
def programs(tmp_path):
    """Starts programs, and ends them with the test."""
    started = []

    def start(home=None, **rest):
        program = Program(home or tmp_path / f"home{len(started)}", **rest)
        started.append(program)
        return program.start()

    yield start
    for program in started:
        program.kill()


@pytest.fixture(scope="session")
def shared(tmp_path_factory):
    """The program that tests share; nothing where it can't be reset."""
    program = SharedProgram(tmp_path_factory.mktemp("shared")) if SharedProgram.is_possible() else None
    yield program
    if program:
        program.close()


@pytest.fixture
def program(request, programs):
    """The program with an empty library, but for the guide book; one of its own for tests marked so."""
    shared = None if request.node.get_closest_marker("own_program") else request.getfixturevalue("shared")
    if shared is None:
        return programs()
    shared.reset()
    return shared


@pytest.fixture
def client(program):
    return Client(program)


@pytest.fixture
def contexts(browser):
    """Makes browsers of other people, and ends them with the test."""
    made = []

    def make(**options):
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, "service_workers": "block", **options})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(RECORD_ELEMENTS)
        context.add_init_script(KNOWN_HINTS)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def screens(contexts, program):
    """Makes watched pages; fails the test on any complaint that it did not expect."""
    made = []

    def make(context=None, address=None, **options):
        page = (context or contexts(**options)).new_page()
        hasten(page)
        screen = Screens(page, address or program.address, Watch(page))
        made.append(screen)
        return screen

    yield make
    complaints = [complaint for screen in made for complaint in screen.watch.unexpected()]
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def screen(screens):
    """One page."""
    return screens()


@pytest.fixture
def stranger():
    stranger = Stranger()
    yield stranger
    stranger.close()


@pytest.fixture
def site():
    """A website on this machine."""
    site = Site()
    yield site
    site.close()


@pytest.fixture
def novel(tmp_path):
    """The file of an invented novel."""
    return epub.novel(tmp_path / "novel.epub", title="The Silver Harbour", author="Ida Nobody")


@pytest.fixture
def books(client, tmp_path):
    """Three books: their numbers by title."""
    numbers = {}
    for title in ("Anchor", "Boat", "Compass"):
        path = tmp_path / f"{title}.txt"
        path.write_text(f"{title}. {HARBOUR}", encoding="utf-8")
        numbers[title] = client.add(path)["id"]
    return numbers


@pytest.fixture
def book(client, novel):
    """The novel in the library."""
    return client.add(novel)


@pytest.fixture
def reader(screen, book):
    """A page with the novel open."""
    screen.open_book(book["id"])
    screen.word_in_view()
    return screen


def pytest_collection_modifyitems(config, items):
    """Leaves out the tests that take long, or all others."""
    left_out = [item for item in items if (item.get_closest_marker("long") is not None) != LONG]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Keeps a picture of every page of a test that failed."""
    report = yield
    if report.when == "call" and report.failed and "screens" in item.funcargs:
        folder = ROOT / "build/browser-failures"
        folder.mkdir(parents=True, exist_ok=True)
        for context in item.funcargs["browser"].contexts if "browser" in item.funcargs else []:
            for number, page in enumerate(context.pages):
                try:
                    page.screenshot(path=folder / f"{item.name}-{number}.png", timeout=5000)
                except Exception as error:  # The picture is only a help.
                    report.sections.append(("no picture", str(error)))
    return report
