"""A large text that a command of the server's machine adds: it is read on the page before it is a book."""

import os
import subprocess

import pytest
from playwright.sync_api import expect

from harness.program import EXECUTABLE

LINE = "Nobody aboard had slept a single hour, and the lamp was out. "
CHAPTERS = 60_000
"""Some 400 MB: long enough under way to be met, also on a fast machine."""

pytestmark = pytest.mark.own_program


@pytest.fixture
def novel(tmp_path):
    path = tmp_path / "added.txt"
    with path.open("w") as file:
        for number in range(1, CHAPTERS + 1):
            file.write(f"Chapter {number}: Tide\n\n" + f"{number}. {LINE * 9}\n\n" * 12)
    return path


def test_a_text_that_a_command_adds_is_read_before_it_is_a_book(screen, program, novel):
    screen.open_library()
    command = [EXECUTABLE, "add", str(novel), "--home", str(program.home)]
    with subprocess.Popen(command, env=os.environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as adding:
        screen.page.get_by_role("button", name="Read now").click()
        dialog = screen.page.get_by_role("dialog", name="added.txt")
        text = dialog.get_by_role("region", name="added.txt")
        expect(text).to_contain_text("Chapter 1: Tide")
        dialog.get_by_role("button", name="Contents").click()
        headings = dialog.get_by_role("list", name="Contents").get_by_role("button")
        expect(headings.nth(99)).to_be_visible()
        headings.nth(41).click()
        expect(text.locator("h2, h3, p").first).to_contain_text("Chapter 42: Tide")
        field = dialog.get_by_role("searchbox", name="Search in this text")
        field.fill("77. nobody")
        field.press("Enter")
        dialog.get_by_role("list", name="All matches").get_by_role("button").first.click()
        expect(text).to_contain_text("77. Nobody")
        assert adding.wait(timeout=300) == 0
    expect(dialog.get_by_text("This text is in your library now.")).to_be_visible(timeout=30_000)
    dialog.get_by_role("button", name="Open").click()
    expect(screen.page.locator("#text")).to_contain_text("77. Nobody")


def test_a_text_whose_command_was_stopped_leaves_the_page(screen, program, novel):
    screen.open_library()
    command = [EXECUTABLE, "add", str(novel), "--home", str(program.home)]
    with subprocess.Popen(command, env=os.environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as adding:
        begin = screen.page.get_by_role("button", name="Read now")
        expect(begin).to_be_visible(timeout=30_000)
        adding.kill()
    expect(begin).to_have_count(0, timeout=30_000)
