"""Frames of the library's list of ten thousand books, which the browser answers itself: what is measured is the page."""

import bisect
import json

COUNT = 10_000
STEP = 400
"""Pixels in each frame, which is 24,000 a second: as fast as a wheel that runs freely."""
STEPS = 120
CATEGORIES = ["devtools.timeline", "toplevel"]
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")

ANSWERS = """
(([template, count]) => {
  // Titles of several lengths, generated covers, answers after the time that a server on the same machine takes.
  const words = ["The Silver Harbour", "A History of Small Things", "Winter", "Letters from the Mountain, Collected", "Notes"];
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const book = (id) => ({ ...template, id, title: `${words[id % words.length]} ${id}`, authors: [`Author ${id % 700}`],
    cover: null, lastRead: null, progress: (id % 7) / 10, fingerprint: String(id), favorite: id % 9 === 0 });
  const choices = { books: count, favorites: 0, tags: 0, authors: 700, states: [], formats: [], languages: [] };
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(typeof input === "string" ? input : input.url, location.href);
    const answer = (value) => new Response(JSON.stringify(value), { headers: { "Content-Type": "application/json" } });
    const isBegun = searchParams.get("state") === "reading";
    if (pathname.endsWith("/api/book-numbers")) return answer({ books: isBegun ? [] : all });
    if (pathname.endsWith("/api/book-choices")) return answer(choices);
    if (!pathname.endsWith("/api/books") || (init?.method ?? "GET") !== "GET") return fetch(input, init);
    await new Promise((resolve) => setTimeout(resolve, 8));
    const ids = searchParams.get("ids")?.split(",").map(Number) ?? all.slice(0, Number(searchParams.get("limit") ?? 100));
    return answer({ books: isBegun ? [] : ids.map(book), count: isBegun ? 0 : count, next: null, formats: [] });
  };
})
"""

SCROLL = """
async ([step, steps]) => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let n = 0; n < steps; n += 1) {
    scrollBy(0, step);
    await frame();
  }
}
"""

SETTLED = """
() => document.querySelector(".grid > [data-book-id]:not(.book-waiting)") && !document.querySelector(".grid > .book-waiting")
"""


def library(browser, client, folder, books):
    """Milliseconds of the main thread's processor time in each frame, while the list of 10,000 books is thrown through the window."""
    template = client.json("GET", "/api/books")["books"][0]
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(f"{ANSWERS}({json.dumps([template, COUNT])})")
    page = context.new_page()
    page.goto(f"{client.program.address}/")
    page.wait_for_function(SETTLED)
    session = context.new_cdp_session(page)
    events, ends = [], []
    # Playwright writes on what it calls, so that these are functions of our own.
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda end: ends.append(end))  # noqa: PLW0108
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES}})
    page.evaluate(SCROLL, [STEP, STEPS])
    session.send("Tracing.end")
    while not ends:
        page.wait_for_timeout(50)
    # Whatever was thrown past, what is in the window at the end is drawn.
    page.wait_for_function(SETTLED)
    context.close()
    yield {"books": COUNT, "frames": sorted(frames_of(events))}


def frames_of(events):
    """The processor time of each task that ran an animation frame, in milliseconds."""
    starts = sorted((event["pid"], event["tid"], event["ts"]) for event in events if event.get("name") == "FireAnimationFrame")
    for task in events:
        if task.get("name") not in TASKS or "tdur" not in task:
            continue
        thread = task["pid"], task["tid"]
        at = bisect.bisect_left(starts, (*thread, task["ts"]))
        if at < len(starts) and starts[at][:2] == thread and starts[at][2] <= task["ts"] + task["dur"]:
            yield task["tdur"] / 1000
