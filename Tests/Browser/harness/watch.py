"""Everything a page complains about, so that a test fails on what it did not expect."""

import re

REPORT_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error("POLICY VIOLATION", event.violatedDirective, event.blockedURI, event.sourceFile));
"""


class Watch:
    """Collects a page's console errors, exceptions, policy violations, failed requests, dialogs."""

    def __init__(self, page):
        self.complaints = []
        self.requests = []
        self._allowed = []
        page.add_init_script(REPORT_VIOLATIONS)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._note(f"exception: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        page.on("request", lambda request: self.requests.append((request.method, request.url)))
        page.on("dialog", self._dialog)

    def allow(self, *patterns):
        """Expects complaints in which one of these regular expressions is found."""
        self._allowed += [re.compile(pattern) for pattern in patterns]

    def unexpected(self):
        return [complaint for complaint in self.complaints if not any(pattern.search(complaint) for pattern in self._allowed)]

    def _note(self, text):
        self.complaints.append(text)

    def _console(self, message):
        # A failed load is told again by its response or its failure, with its address.
        if message.type == "error" and "Failed to load resource" not in message.text:
            self._note(f"console: {message.text}")

    def _failed(self, request):
        # The page gives requests up itself: sound that is no longer wanted, a chapter out of sight.
        if request.failure and "ERR_ABORTED" not in request.failure:
            self._note(f"failed: {request.method} {request.url} {request.failure}")

    def _response(self, response):
        if response.status >= 400:
            self._note(f"answer {response.status}: {response.request.method} {response.url}")

    def _dialog(self, dialog):
        if dialog.type != "beforeunload":
            self._note(f"dialog: {dialog.message}")
        dialog.accept()
