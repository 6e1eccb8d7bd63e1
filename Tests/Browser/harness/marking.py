"""Marks as a person makes them, and as another device does."""

from playwright.sync_api import expect

from .waiting import until

PAINTED = """() => Object.fromEntries([...CSS.highlights]
  .filter(([name]) => name.startsWith("vorleser-mark-"))
  .map(([name, ranges]) => [name.slice("vorleser-mark-".length), [...ranges].map(String).join("")])
  .filter(([, text]) => text !== ""))"""

SELECT = """
([from, to]) => {
  // Selects in the page from the beginning of one text to the end of another.
  const find = (text, isEnd) => {
    for (const chapter of document.querySelectorAll("[data-chapter-index]")) {
      let place = chapter.textContent.indexOf(text);
      if (place < 0) continue;
      if (isEnd) place += text.length;
      const walker = document.createTreeWalker(chapter, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (place < node.length || (isEnd && place === node.length)) return [node, place];
        place -= node.length;
      }
    }
    return null;
  };
  getSelection().setBaseAndExtent(...find(from, false), ...find(to, true));
}
"""


def painted(screen):
    """What is highlighted: text by style, colour and level."""
    return screen.page.evaluate(PAINTED)


def bar(screen):
    return screen.page.get_by_role("toolbar")


def drag(screen, start, end):
    """Selects with the mouse from the beginning of one text to the end of another."""
    first, last = screen.place_of(start), screen.place_of(end)
    mouse = screen.page.mouse
    mouse.move(first["x"] + 1, first["y"] + first["height"] / 2)
    mouse.down()
    mouse.move(last["x"] + last["width"], last["y"] + last["height"] / 2, steps=4)
    mouse.up()
    expect(bar(screen)).to_be_visible()


def select(screen, start, end):
    screen.page.evaluate(SELECT, [start, end])
    expect(bar(screen)).to_be_visible()


def choose(screen, name):
    bar(screen).get_by_role("button", name=name, exact=True).click()


def tap(screen, text):
    place = screen.place_of(text)
    screen.page.mouse.click(place["x"] + 5, place["y"] + place["height"] / 2)


def marks(client, book):
    return client.json("GET", f"/api/books/{book['id']}/marks")["marks"]


def put(client, book, text, name="a-mark-of-a-test", **rest):
    """Marks a text of the book as another device does."""
    whole = client.text(book["id"]).decode("utf-16-le")
    start = whole.index(text)
    body = {
        "kind": "highlight",
        "start": start,
        "end": start + len(text),
        "style": "solid",
        "color": "yellow",
        "note": "",
        "version": 0,
        **rest,
    }
    if body["kind"] == "bookmark":
        body["end"] = body["start"]
    return client.json("PUT", f"/api/books/{book['id']}/marks/{name}", body)


def wait_for_paint(screen, expected):
    until(lambda: painted(screen) == expected, what=f"the highlights {expected}")
