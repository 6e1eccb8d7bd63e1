"""Books in Chinese and Japanese are read by a voice of their language, and its words are marked."""

import os
import pathlib

import pytest
from playwright.sync_api import expect

from harness import epub
from harness.program import ROOT
from harness.waiting import until

PACKS = pathlib.Path(os.environ.get("VORLESER_TEST_VOICES", ROOT.parent / "shared/voices"))
"""Voice packs; the Japanese ones come with the program."""

pytestmark = pytest.mark.own_program

CHINESE = "清晨的图书馆里坐满了学生，他们正在准备期末考试。老师在黑板上写下了今天的题目。"
CHINESE_WORDS = {"清晨", "的", "图书馆", "里", "坐满", "了", "学生", "他们", "正在", "准备", "期末考试"}
JAPANESE = "静かな図書館で学生たちが本を読んでいます。先生は黒板に今日の問題を書きました。"
JAPANESE_WORDS = {
    "静か",
    "な",
    "図書館",
    "で",
    "学生",
    "学生たち",
    "たち",
    "が",
    "本",
    "を",
    "読ん",
    "い",
    "ます",
    "読んで",
    "います",
    "読んでいます",
}

MARKED = """
() => Object.fromEntries([...CSS.highlights].map(([name, ranges]) =>
  [name.replace(/^.*-/, ""), [...ranges].map(String).join("")]))
"""


@pytest.fixture
def program(programs):
    """A program that takes voices from a folder, as one without a network does."""
    return programs(arguments=["--voices-from", str(PACKS)] if PACKS.is_dir() else [])


def opened(screen, client, folder, text, language):
    """Opens a book of one text, and asks to have it read."""
    chapter = epub.page("".join(f"<p>{text}</p>" for _ in range(8)))
    book = client.add(epub.write(folder / "book.epub", [chapter], language=language))
    screen.open_book(book["id"])
    screen.wait_for_text()
    screen.page.get_by_role("button", name="Read aloud", exact=True).click()


def is_read_word_by_word(screen, text, words):
    """Waits until several words of the first sentence were marked; each is one of its words."""
    first = text.split("。")[0] + "。"
    seen = set()

    def several_words():
        marks = screen.page.evaluate(MARKED)
        if marks.get("sentence") == first and marks.get("word"):
            seen.add(marks["word"])
        return len(seen) > 3

    until(several_words, what="words that are marked")
    assert seen <= words, seen


def test_a_japanese_book_is_read_by_a_voice_that_comes_with_the_program(screen, client, tmp_path):
    opened(screen, client, tmp_path, JAPANESE, "ja")
    screen.sound.wait_until_playing()
    assert "voice=jf_alpha" in screen.sound.address()
    is_read_word_by_word(screen, JAPANESE, JAPANESE_WORDS)


@pytest.mark.skipif(not PACKS.is_dir(), reason="needs the voice packs for tests")
@pytest.mark.parametrize("language", ["zh-CN", "zh-Hant"])
def test_a_chinese_book_offers_a_voice_and_is_read_by_it(language, screen, client, tmp_path):
    screen.watch.allow("answer 422", "Failed to load resource")
    opened(screen, client, tmp_path, CHINESE, language)
    dialog = screen.page.get_by_role("dialog", name="No voice for Chinese")
    dialog.get_by_role("button", name="Install Xiaoxiao").click()
    expect(dialog).to_be_hidden()
    screen.sound.wait_until_playing()
    assert "voice=zf_xiaoxiao" in screen.sound.address()
    is_read_word_by_word(screen, CHINESE, CHINESE_WORDS)
