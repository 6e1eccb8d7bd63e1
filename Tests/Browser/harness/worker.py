"""The service worker of a page."""

from .waiting import until_page


def wait_for_worker(screen):
    """Until the worker answers for the page, and has the page's own files."""
    until_page(
        screen.page,
        """async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active?.state === "activated" && navigator.serviceWorker.controller !== null;
    }""",
    )


def bring_worker(screen):
    """Registers the worker as the page does by itself, but before the page has rested for some seconds."""
    screen.page.evaluate("""async () => {
      await navigator.serviceWorker.register("/sw.js", { type: "module", updateViaCache: "none" });
    }""")
    wait_for_worker(screen)
