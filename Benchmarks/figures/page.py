"""The page in Chromium, at 1280 by 800. Tap to sound: from the press on a word until the audio element's
time moves, and until the first sample that is not silence; each tap on another word, the voice warm. Opening: from
the address, in a browser that has seen nothing, to the first text on screen, in the middle of the book. Scrolling: six
throws of 6,000 pixels at 4,000 pixels a second; the gaps between the frames that the page was given."""

import statistics

from harness import table

WORST_FRAME = 50
"""Milliseconds that no frame may take while scrolling."""
BOOKS = ["epub/idpf-samples/moby-dick.epub", "epub/standardebooks/*.epub"]


def measure(places):
    books = [found for pattern in BOOKS for found in sorted(places.corpus.glob(pattern))[:1]]
    tap = places.page("tap")[0]
    rows = [
        table.Row("tap until the time moves, median / 95 %", spread(tap["moved"])),
        table.Row("tap until sound, median / 95 %", spread(tap["sounded"])),
    ]
    for run in places.page("open", *books):
        rows.append(table.Row(f"opening, {run['book']}",
                              f"{statistics.median(run['milliseconds']):.0f} ms"))
    for run in places.page("scroll", *books):
        rows.append(table.at_most(f"worst frame, {run['book']}", run["worst"], "ms", WORST_FRAME))
    return rows


def spread(times):
    """Median and the value that 95 % stay under."""
    return f"{statistics.median(times):.0f} / {times[int(len(times) * 0.95)]:.0f} ms"
