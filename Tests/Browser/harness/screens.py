"""The page's two screens as a person finds their way in them: by roles, names and text."""

import base64
import mimetypes
import pathlib

from playwright.sync_api import expect

from .sound import Sound
from .waiting import until_page

FIND_TEXT = """
(text) => {
  // The rectangle of the first line of a text that is on the page, or null.
  for (const chapter of document.querySelectorAll("[data-chapter-index]")) {
    const start = chapter.textContent.indexOf(text);
    if (start < 0) continue;
    const walker = document.createTreeWalker(chapter, NodeFilter.SHOW_TEXT);
    let place = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (start < place + node.length) {
        const range = document.createRange();
        range.setStart(node, start - place);
        range.setEnd(node, Math.min(node.length, start - place + text.length));
        const { x, y, width, height } = range.getClientRects()[0];
        return { x, y, width, height };
      }
      place += node.length;
    }
  }
  return null;
}
"""

WORD_IN_VIEW = """
(fraction) => {
  // A plain word near a height of the window: its rectangle, text, chapter, and what is around it.
  const middle = innerHeight * fraction;
  const letters = /^[A-Za-z]{3,}$/;
  const found = [];
  for (const chapter of document.querySelectorAll("[data-chapter-index]")) {
    const walker = document.createTreeWalker(chapter, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement.getBoundingClientRect();
      if (box.bottom > middle - 200 && box.top < middle + 200 && !node.parentElement.closest("a")) {
        for (const match of node.data.matchAll(/[A-Za-z]+/g)) {
          if (!letters.test(match[0])) continue;
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          const { x, y, width, height } = range.getClientRects()[0] ?? {};
          if (height) found.push({ x, y, width, height, text: match[0],
            chapter: Number(chapter.dataset.chapterIndex), around: node.data, start: match.index });
        }
      }
    }
  }
  const far = ({ x, y, height, width }) =>
    Math.hypot(y + height / 2 - middle, (x + width / 2 - innerWidth / 2) / 4);
  return found.sort((a, b) => far(a) - far(b))[0] ?? null;
}
"""

MARKS = """
() => Object.fromEntries([...CSS.highlights].map(([name, ranges]) =>
  [name, [...ranges].map(String).join("")]).filter(([, text]) => text !== ""))
"""

GIVE_FILE = """
async ({ kind, name, type, data }) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const transfer = new DataTransfer();
  transfer.items.add(new File([bytes], name, { type }));
  const options = { bubbles: true, cancelable: true };
  if (kind === "paste") {
    document.body.dispatchEvent(new ClipboardEvent("paste", { ...options, clipboardData: transfer }));
    return;
  }
  const target = document.querySelector("main") ?? document.body;
  for (const name of ["dragenter", "dragover", "drop"]) {
    target.dispatchEvent(new DragEvent(name, { ...options, dataTransfer: transfer }));
  }
}
"""


class Screens:
    """One tab of a browser."""

    def __init__(self, page, address, watch):
        self.page = page
        self.address = address
        self.watch = watch
        self.sound = Sound(page)

    # The library

    def open_library(self):
        self.page.goto(self.address + "/")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        return self

    def book(self, number):
        return self.page.locator(f'li[data-book-id="{number}"]')

    def choose_file(self, file):
        """Imports by the button; also several files."""
        with self.page.expect_file_chooser() as chooser:
            self.page.get_by_role("button", name="Add books", exact=True).first.click()
        chooser.value.set_files(file)

    def choose_in_menu(self, number, entry):
        """Takes an entry of a book's menu."""
        self.book(number).hover()
        self.book(number).get_by_role("button", name="More options for").click()
        self.page.get_by_role("menuitem", name=entry).click()

    def drop_file(self, file):
        self._give("drop", file)

    def paste_file(self, file):
        self._give("paste", file)

    def _give(self, kind, file):
        file = pathlib.Path(file)
        self.page.evaluate(
            GIVE_FILE,
            {
                "kind": kind,
                "name": file.name,
                "data": base64.b64encode(file.read_bytes()).decode(),
                "type": mimetypes.guess_type(file.name)[0] or "application/octet-stream",
            },
        )

    # The reader

    def open_book(self, number):
        """Opens a book by its address, and waits for its text and the player."""
        self.page.goto(f"{self.address}/read/{number}")
        return self.wait_for_text()

    def wait_for_text(self):
        until_page(
            self.page,
            """() => [...document.querySelectorAll("[data-chapter-index]")]
          .some((chapter) => chapter.textContent.trim())
          && document.querySelector("[data-state]") !== null""",
        )
        return self

    def word_in_view(self, fraction=0.5):
        """A word at about that height of the window."""
        return until_page(self.page, WORD_IN_VIEW, fraction)

    def place_of(self, text):
        """Where a text is in the window; `None` when it is not on the page."""
        return self.page.evaluate(FIND_TEXT, text)

    def click_word(self, word):
        self.page.mouse.click(word["x"] + word["width"] / 2, word["y"] + word["height"] / 2)

    def listen_from_view(self, fraction=0.4):
        """Clicks a word, waits for sound; gives the word."""
        word = self.word_in_view(fraction)
        self.click_word(word)
        self.sound.wait_until_playing()
        return word

    def marks(self):
        """What is marked: the text of each highlight by its name."""
        return self.page.evaluate(MARKS)

    @property
    def messages(self):
        """The one place for messages."""
        return self.page.locator(".toasts")

    @property
    def bar(self):
        """The player."""
        return self.page.locator("[data-state]").first

    def wait_for_state(self, *states):
        selectors = ", ".join(f'[data-state="{state}"]' for state in states)
        self.page.locator(selectors).first.wait_for(state="attached")
