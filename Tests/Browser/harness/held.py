"""Requests of a page that stay on their way until a test lets them go on, however busy the machine is."""

import re

LATER_PIECES = re.compile(r"/api/uploads/[^/?]+\?offset=[1-9]")
"""The addresses of all pieces of an upload but the first."""


class HeldRequests:
    """Requests of a page to some addresses wait."""

    def __init__(self, page, addresses):
        self._page = page
        self._addresses = addresses
        self._is_held = True
        self._waiting = []
        page.route(addresses, self._take)

    def _take(self, route):
        if self._is_held:
            self._waiting.append(route)
        else:
            route.continue_()

    def go_on(self):
        """Lets the rest arrive."""
        self._is_held = False
        for route in self._waiting:
            route.continue_()
        # From here on nobody needs to be asked: a test may wait without looking at the page.
        self._page.unroute(self._addresses)


class HeldUpload(HeldRequests):
    """The first piece of a page's upload arrives; the others wait."""

    def __init__(self, page):
        super().__init__(page, LATER_PIECES)
