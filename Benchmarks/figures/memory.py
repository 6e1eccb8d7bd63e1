"""Largest resident memory of `vorleser narrate` to MP3 with the default voice, for some five minutes
and for some hour of speech; the median of five runs each, since the peaks of equal runs differ by some
3 MB."""

import statistics

from harness import process, table

REPEATS = {"five minutes": 3, "an hour": 36}
"""How often the sentences (some 100 seconds of speech) are read, each time in another order."""
RUNS = 5
LIMIT_MB = 150
GROWTH = 1.05
"""An hour may peak so much above five minutes."""


def measure(places):
    lines = places.sentences.read_text().splitlines()
    peaks = {}
    for name, repeats in REPEATS.items():
        paragraphs = []
        for number in range(repeats):
            # Another order each time, so that nothing is the same text twice in a row.
            start = number * 7 % len(lines)
            paragraphs.append(" ".join(lines[start:] + lines[:start]))
        book = places.output / f"{name.replace(' ', '-')}.txt"
        book.write_text("\n\n".join(paragraphs) + "\n")
        sound = book.with_suffix(".mp3")
        runs = []
        for _ in range(RUNS):
            sound.unlink(missing_ok=True)
            runs.append(process.run([places.vorleser, "narrate", book, "-o", sound]).peak_mb)
        peaks[name] = statistics.median(runs)
    short, long = peaks.values()
    return [
        table.Row("five minutes", f"{short:.0f} MB"),
        table.at_most("an hour", long, "MB", LIMIT_MB),
        table.at_most("an hour over five minutes", long / short, "times", GROWTH),
    ]
