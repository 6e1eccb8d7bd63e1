"""Slow is not gone: on a line that is too narrow for the usual stream the book is heard all the same."""

from harness.samples import cases
from harness.sound import BOOK_SOUND
from harness.throttle import SlowLine
from harness.waiting import until

STATES = """
() => {
  const bar = document.querySelector("[data-state]");
  window.states = [];
  new MutationObserver(() => window.states.push(bar.dataset.state)).observe(bar, { attributeFilter: ["data-state"] });
}
"""
"""Remembers every state of the player."""

HEARD = 15
"""Seconds of the small stream: more than one block that the browser hands on at once."""


@cases("rate", [48_000, 32_000], quick=[32_000])
def test_on_a_slow_line_nothing_that_came_is_thrown_away(screens, program, client, novel, rate):
    book = client.add(novel)
    line = SlowLine(program.port)
    screen = screens(address=line.address)
    screen.watch.allow("ERR_", "answer 4")
    screen.open_book(book["id"])
    screen.page.evaluate(STATES)
    line.rate = rate
    screen.page.keyboard.press("t")
    until(lambda: "format=opus" in (screen.page.evaluate(f"{BOOK_SOUND}?.currentSrc") or ""), 120, "the small stream")
    until(lambda: screen.sound.time() >= HEARD, 120, f"{HEARD} s of the small stream")
    states = screen.page.evaluate("window.states")
    # It waits and says so; it does not claim that nobody answers.
    assert "reconnecting" not in states and "failed" not in states, states
    streams = [url for _, url in screen.watch.requests if "/audio?" in url]
    assert len(streams) == 2 and "format=opus" in streams[-1], streams
    line.close()
