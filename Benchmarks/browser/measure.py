#!/usr/bin/env python3
"""Measures the page in Chromium and prints JSON lines.

usage: measure.py tap|open|scroll|paged|library VORLESER [BOOK…]
       measure.py slow VORLESER [BITS…]

Runs in the environment of the tests in the browser, with their harness.
"""

import json
import os
import pathlib
import sys
import tempfile

from library_frames import library
from playwright.sync_api import sync_playwright

TESTS = pathlib.Path(__file__).resolve().parent.parent.parent / "Tests/Browser"
sys.path.insert(0, str(TESTS))

from harness import epub  # noqa: E402
from harness.client import Client  # noqa: E402
from harness.program import Program  # noqa: E402
from harness.screens import Screens  # noqa: E402
from harness.sound import RECORD_ELEMENTS  # noqa: E402
from harness.throttle import SlowLine  # noqa: E402
from harness.waiting import until_page  # noqa: E402
from harness.watch import Watch  # noqa: E402

TAPS = 24
OPENINGS = 5
GESTURES = 6
TURNS = 40
SWITCHES = 6

HEAR = """
(() => {
  // When the reader pressed, when the element's time moved, and when a sample came that is not silence.
  const heard = { pressed: 0, moved: 0, sounded: 0 };
  window.__heard = heard;
  let context;
  const sources = new WeakSet();
  addEventListener("click", (event) => {
    Object.assign(heard, { pressed: event.timeStamp, moved: 0, sounded: 0 });
    context ??= new AudioContext({ latencyHint: "interactive" });
    for (const sound of window.__sounds) listen(sound);
  }, true);
  const listen = (sound) => {
    if (sources.has(sound)) return;
    sources.add(sound);
    const meter = context.createScriptProcessor(256, 1, 1);
    meter.onaudioprocess = ({ inputBuffer, outputBuffer }) => {
      const samples = inputBuffer.getChannelData(0);
      outputBuffer.getChannelData(0).set(samples);
      if (heard.sounded === 0 && heard.moved > 0 && samples.some((sample) => Math.abs(sample) > 0.005)) {
        heard.sounded = performance.now();
      }
    };
    context.createMediaElementSource(sound).connect(meter).connect(context.destination);
    sound.addEventListener("emptied", () => { heard.moved = 0; heard.sounded = 0; });
  };
  setInterval(() => {
    const sound = window.__sounds.at(-1);
    if (sound && heard.moved === 0 && !sound.paused && sound.currentTime > 0) heard.moved = performance.now();
  }, 1);
})();
"""

FRAMES = """
() => {
  const frames = { gaps: [], long: [] };
  window.__frames = frames;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => frames.long.push(entry.duration)))
    .observe({ type: "longtask" });
  let last = performance.now();
  const next = (now) => {
    frames.gaps.push(now - last);
    last = now;
    if (!frames.isOver) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
"""


TURN = """
async (count) => {
  // What a turn asks of the page before it can be drawn: script, style and layout; and the gaps between frames.
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const work = [], gaps = [];
  for (let n = 0; n < count; n += 1) {
    await frame();
    const before = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
    document.querySelector(".paged-strip").getBoundingClientRect();
    work.push(performance.now() - before);
    let last = await frame();
    for (let seen = 0; seen < 24; seen += 1) {
      const now = await frame();
      gaps.push(now - last);
      last = now;
    }
  }
  return { work, gaps };
}
"""

SWITCH = """
async () => {
  // From the key until the text is there in the other mode and was drawn.
  const mode = () => document.querySelector(".reader").dataset.mode;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const from = mode(), before = performance.now();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "J", shiftKey: true, bubbles: true, cancelable: true }));
  const text = () => document.querySelector(from === "scroll" ? ".paged-frame [data-chapter-index]" : ".reader-body [data-chapter-index]");
  while (mode() === from || !text()) await frame();
  await frame();
  await frame();
  return { to: mode(), milliseconds: performance.now() - before };
}
"""


def tap(browser, client, folder, books):
    """Milliseconds from a finger's tap on a word to sound, warm, each on another word: a mouse waits for its second click first."""
    book = client.add(epub.novel(folder / "novel.epub", count=10))
    context = browser.new_context(viewport={"width": 1280, "height": 800}, has_touch=True)
    context.add_init_script(RECORD_ELEMENTS)
    context.add_init_script(HEAR)
    page = context.new_page()
    screen = Screens(page, client.program.address, Watch(page))
    screen.open_book(book["id"])
    moved, sounded = [], []
    for number in range(TAPS + 2):
        word = screen.word_in_view(0.25 + 0.5 * (number * 7 % 10) / 10)
        page.touchscreen.tap(word["x"] + word["width"] / 2, word["y"] + word["height"] / 2)
        if number < 2:
            # The voice and the meter warm up.
            screen.sound.wait_until_playing()
            continue
        heard = until_page(page, "() => __heard.moved && __heard.sounded && __heard")
        moved.append(heard["moved"] - heard["pressed"])
        sounded.append(heard["sounded"] - heard["pressed"])
        page.mouse.wheel(0, 40)
    yield {"moved": sorted(moved), "sounded": sorted(sounded)}


HEARD = """
() => {
  // Seconds of the book's sound that came out, the moment of the first, and the pauses of half a second and more.
  const heard = { first: 0, seconds: 0, pauses: 0 };
  window.__minute = heard;
  const pressed = performance.now();
  let sound = null, time = 0, moved = 0, isPaused = false;
  setInterval(() => {
    const now = performance.now();
    const playing = window.__sounds.findLast((each) => /\\/audio\\?/.test(each.currentSrc)) ?? null;
    if (playing !== sound) [sound, time] = [playing, playing?.currentTime ?? 0];
    const step = (sound?.currentTime ?? 0) - time;
    time += step;
    // A jump is no sound.
    if (step > 0 && step < 1) {
      heard.first ||= (now - pressed) / 1000;
      heard.seconds += step;
      [moved, isPaused] = [now, false];
    } else if (heard.first && !isPaused && now - moved >= 500) {
      heard.pauses += 1;
      isPaused = true;
    }
  }, 50);
}
"""


def slow(browser, client, folder, rates):
    """A minute of listening over lines of so many bits a second, each in a browser that has seen nothing."""
    for rate in map(int, rates):
        book = client.add(epub.novel(folder / f"novel-{rate}.epub", count=10), copy=True)
        line = SlowLine(client.program.port)
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        context.add_init_script(RECORD_ELEMENTS)
        page = context.new_page()
        screen = Screens(page, line.address, Watch(page))
        screen.open_book(book["id"])
        line.rate = rate
        page.evaluate(HEARD)
        page.keyboard.press("t")
        page.wait_for_function("() => window.__minute.first > 0", timeout=120_000)
        before = page.evaluate("() => window.__minute.seconds")
        page.wait_for_timeout(60_000)
        minute = page.evaluate("() => window.__minute")
        yield {"rate": rate, "first": minute["first"], "heard": minute["seconds"] - before, "pauses": minute["pauses"]}
        context.close()
        line.close()


def opened_books(client, folder, books):
    """The books that are opened and scrolled, by name."""
    yield "3,000 chapters", client.add(epub.novel(folder / "long.epub", count=3000, paragraphs_each=8))
    wall = epub.page("<h1>All of it</h1>" + epub.paragraphs(9200))
    yield "one chapter of 3 MB", client.add(epub.write(folder / "wall.epub", [wall]))
    for book in books:
        added = client.add(book)
        yield added["title"], added


def opened(browser, client, book, **options):
    """The reader with a book in its middle, in a browser that has seen nothing."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, **options)
    page = context.new_page()
    screen = Screens(page, client.program.address, Watch(page))
    page.goto(f"{client.program.address}/read/{book['id']}")
    until_page(page, "() => performance.getEntriesByName('reader:first-text').length > 0")
    return screen


def open_books(browser, client, folder, books):
    """Milliseconds from the address to the first readable text."""
    for name, book in opened_books(client, folder, books):
        client.set_position(book["id"], book["length"] // 2)
        times = []
        for _ in range(OPENINGS):
            screen = opened(browser, client, book)
            times.append(screen.page.evaluate("performance.getEntriesByName('reader:first-text')[0].startTime"))
            screen.page.context.close()
        yield {"book": name, "milliseconds": sorted(times)}


def scroll(browser, client, folder, books):
    """Gaps between frames, in milliseconds, while the book is thrown through the window."""
    for name, book in opened_books(client, folder, books):
        client.set_position(book["id"], book["length"] // 2)
        screen = opened(browser, client, book)
        screen.word_in_view()
        session = screen.page.context.new_cdp_session(screen.page)
        screen.page.evaluate(FRAMES)
        for number in range(GESTURES):
            session.send(
                "Input.synthesizeScrollGesture",
                {"x": 640, "y": 400, "yDistance": -6000 if number < GESTURES - 2 else 6000, "speed": 4000, "gestureSourceType": "mouse"},
            )
        frames = screen.page.evaluate("(window.__frames.isOver = true, window.__frames)")
        screen.page.context.close()
        yield {
            "book": name,
            "frames": len(frames["gaps"]),
            "worst": max(frames["gaps"]),
            "over": sum(gap > 50 for gap in frames["gaps"]),
            "tasks": sorted(frames["long"])[-5:],
        }


def read_by_pages(browser, client, folder, books):
    """Milliseconds of turns, of changes of the mode, and from the address to the first page."""
    for name, book in opened_books(client, folder, books):
        client.set_position(book["id"], book["length"] // 2)
        screen = opened(browser, client, book)
        screen.wait_for_text()
        switches = {"paged": [], "scroll": []}
        for _ in range(2 * SWITCHES + 1):
            switch = screen.page.evaluate(SWITCH)
            switches[switch["to"]].append(switch["milliseconds"])
            screen.page.wait_for_timeout(400)
        turns = screen.page.evaluate(TURN, TURNS)
        state = screen.page.context.storage_state(indexed_db=False)
        screen.page.context.close()
        opening = []
        for _ in range(OPENINGS):
            again = opened(browser, client, book, storage_state=state)
            assert again.page.evaluate("document.querySelector('.reader').dataset.mode") == "paged"
            opening.append(again.page.evaluate("performance.getEntriesByName('reader:first-text')[0].startTime"))
            again.page.context.close()
        yield {
            "book": name,
            "work": sorted(turns["work"]),
            "worst": max(turns["gaps"]),
            "switches": {mode: sorted(times) for mode, times in switches.items()},
            "opening": sorted(opening),
        }


def main(what, vorleser, *books):
    os.environ["VORLESER"] = vorleser
    measure = {"tap": tap, "open": open_books, "scroll": scroll, "paged": read_by_pages, "slow": slow, "library": library}[what]
    options = ["--no-sandbox"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=options)
        program = Program(pathlib.Path(folder) / "home").start()
        try:
            for result in measure(browser, Client(program), pathlib.Path(folder), books):
                print(json.dumps(result), flush=True)
        finally:
            browser.close()
            program.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
