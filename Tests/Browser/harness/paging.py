"""The reader by pages: what can be seen on the pages, and where they are."""

import time

from .waiting import until, until_page

COUNTING = 2
"""Seconds in which a foot that differs may be that of the same page, whose number has just become known."""

WORDS_IN_VIEW = """
() => {
  // Every word, or letter of a script without spaces, whose first letter is in the frame that shows the pages, in the order of the book.
  const frame = document.querySelector(".paged-frame").getBoundingClientRect();
  const words = [];
  for (const chapter of document.querySelectorAll(".paged-frame [data-chapter-index]")) {
    const walker = document.createTreeWalker(chapter, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The boxes of a paragraph are fewer than those of its lines.
      const isNear = ({ left, right, top, bottom }) =>
        right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
      if (![...node.parentElement.getClientRects()].some(isNear)) continue;
      for (const match of node.data.matchAll(/[\\u3040-\\u30ff\\u3400-\\u9fff]|[^\\s\\u3040-\\u30ff\\u3400-\\u9fff]+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + 1);
        const { left, top, width, height } = range.getBoundingClientRect();
        const x = left + width / 2, y = top + height / 2;
        if (x > frame.left && x < frame.right && y > frame.top && y < frame.bottom) words.push(match[0]);
      }
    }
  }
  return words;
}
"""

STILL = """() => document.querySelector(".paged-strip").getAnimations().length === 0"""


class Paging:
    """The pages of one tab."""

    def __init__(self, screen):
        self.screen = screen
        self.page = screen.page

    def begin(self):
        """Reads by pages from now on."""
        if self.mode != "paged":
            self.page.keyboard.press("Shift+J")
        until_page(self.page, "() => document.querySelector('.paged-frame [data-chapter-index]') !== null")
        until(lambda: self.words(), what="words on the page")
        return self

    def end(self):
        """Scrolls from now on."""
        self.page.keyboard.press("Shift+J")
        until_page(self.page, "() => document.querySelector('.paged-frame') === null")
        return self.screen.word_in_view()

    @property
    def place(self):
        """What the screen says of itself: offset, chapter, page, pages."""
        return self.page.evaluate("({ ...document.querySelector('.reader').dataset })")

    @property
    def mode(self):
        return self.place.get("mode")

    @property
    def offset(self):
        return int(self.place["offset"])

    def words(self):
        """The words on the screen; waits for a turn to end."""
        until_page(self.page, STILL)
        return self.page.evaluate(WORDS_IN_VIEW)

    def foot(self):
        return self.page.locator(".paged-foot").inner_text()

    def press(self, key):
        """Presses a key and waits for another place; gives the words there."""
        return self.turning(lambda: self.page.keyboard.press(key))

    def turning(self, act):
        """Does something and waits for another page; gives the words there."""
        # What the screen says of itself costs little; finding the words of a long part takes as long as several turns.
        before, foot = self.place, self.foot()
        act()
        begun = time.monotonic()

        def is_turned():
            now = self.place
            if now["offset"] != before["offset"]:
                return True
            # Pages without text have the same place; the foot also changes while pages are counted.
            if self.foot() == foot:
                return False
            is_counted = (now.get("pages"), now.get("pagesAre")) != (before.get("pages"), before.get("pagesAre"))
            return not is_counted or time.monotonic() - begun > COUNTING

        until(is_turned, what="another page")
        return self.words()

    def wait_until_exact(self):
        """Waits until the pages were counted; gives their number."""
        until(lambda: self.place["pagesAre"] == "exact", patience=90, what="pages that are counted")
        return int(self.place["pages"])
