"""Fingers, as the browser gets them from a screen: by the debugger, with all that it makes of them."""

import time


class Fingers:
    """One finger on a page."""

    def __init__(self, page):
        self.page = page
        self._session = page.context.new_cdp_session(page)

    def _send(self, kind, *points):
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def down(self, x, y):
        self._send("touchStart", (x, y))

    def move(self, x, y):
        self._send("touchMove", (x, y))

    def up(self):
        self._send("touchEnd")

    def tap(self, x, y):
        # Both at once: on a busy machine the finger would stay down for so long that it is a long press.
        self.page.touchscreen.tap(x, y)

    def drag(self, start, end, steps=8, pause=0.01):
        """From one place to another; `pause` seconds between two of its steps."""
        self.down(*start)
        for step in range(1, steps + 1):
            self.move(*(a + (b - a) * step / steps for a, b in zip(start, end)))
            time.sleep(pause)
        self.up()
