"""Waiting for conditions, from outside the page: its policy forbids what Playwright's own way needs."""

import time

PATIENCE = 40
"""Seconds for a condition: the machine may have two cores and much to do."""


def until(holds, patience=PATIENCE, what=""):
    """Asks until the answer is true, or something; gives it."""
    end = time.monotonic() + patience
    while not (answer := holds()):
        assert time.monotonic() < end, f"not within {patience} s: {what or holds}"
        time.sleep(0.03)
    return answer


def until_page(page, script, argument=None, patience=PATIENCE):
    """Asks a page until the script's answer is true, or something; gives it."""
    return until(lambda: page.evaluate(script, argument), patience, script)


def until_still(page):
    """Waits until nothing of a page moves or fades: places and colours count from then on."""
    until_page(page, "() => document.getAnimations().every((each) => each.playState !== 'running')")
