"""The page in Chromium, at 1280 by 800. Tap to sound: from the press on a word until the audio element's
time moves, and until the first sample that is not silence; each tap on another word, the voice warm. Opening: from
the address, in a browser that has seen nothing, to the first text on screen, in the middle of the book. Scrolling: six
throws of 6,000 pixels at 4,000 pixels a second; the gaps between the frames that the page was given. By pages: what
forty turns ask of script, style and layout, and the gaps between frames meanwhile; from the key that changes the
mode until the same place is drawn in the other. The library: what a frame asks of the main thread while the list of
10,000 books moves by 400 pixels in each frame."""

import statistics

from harness import table

WORST_FRAME = 50
"""Milliseconds that no frame may take while scrolling."""
FRAME = 16.7
"""Milliseconds that a turn may take of script, style and layout."""
LIBRARY_FRAME = 20
"""Milliseconds of the main thread that 95 % of the frames of the library may take."""
BOOKS = ["epub/idpf-samples/moby-dick.epub", "epub/standardebooks/*.epub", "epub/idpf-samples/linear-algebra.epub"]


def measure(places):
    books = [found for pattern in BOOKS for found in sorted(places.corpus.glob(pattern))[:1]]
    tap = places.page("tap")[0]
    rows = [
        table.Row("tap until the time moves, median / 95 %", spread(tap["moved"])),
        table.Row("tap until sound, median / 95 %", spread(tap["sounded"])),
    ]
    for run in places.page("open", *books):
        rows.append(table.Row(f"opening, {run['book']}", f"{statistics.median(run['milliseconds']):.0f} ms"))
    for run in places.page("scroll", *books):
        rows.append(table.at_most(f"worst frame, {run['book']}", run["worst"], "ms", WORST_FRAME))
    for run in places.page("paged", *books):
        book = run["book"]
        rows.append(table.at_most(f"a turn's work, 95 %, {book}", run["work"][int(len(run["work"]) * 0.95)], "ms", FRAME))
        rows.append(table.at_most(f"worst frame while turning, {book}", run["worst"], "ms", WORST_FRAME))
        rows.append(
            table.Row(
                f"to pages / to scrolling, {book}",
                " / ".join(f"{statistics.median(run['switches'][mode]):.0f}" for mode in ("paged", "scroll")) + " ms",
            )
        )
        rows.append(table.Row(f"opening by pages, {book}", f"{statistics.median(run['opening']):.0f} ms"))
    frames = places.page("library")[0]["frames"]
    rows.append(table.at_most("a frame of the library's 10,000 books, 95 %", frames[int(len(frames) * 0.95)], "ms", LIBRARY_FRAME))
    return rows


def spread(times):
    """Median and the value that 95 % stay under."""
    return f"{statistics.median(times):.0f} / {times[int(len(times) * 0.95)]:.0f} ms"
