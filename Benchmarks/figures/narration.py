"""A whole novel, `vorleser narrate` to MP3 from start to end of the process, against the same sentences
only spoken, in memory, with nothing parsed, encoded or written."""

import json

from harness import process, table

MOST = 1.25
"""The whole may cost so many times the bare synthesis."""
NOVELS = ["*alice*.epub", "*prejudice*.epub", "*.epub"]
"""Which book of the corpus is read: the first that there is."""


def measure(places):
    book = novel(places)
    sound = places.output / "novel.mp3"
    timings = places.output / "novel.json"
    sound.unlink(missing_ok=True)
    bare, _ = places.ours("bare", "heart", 2, book)
    whole = process.run([places.vorleser, "narrate", book, "-o", sound, "--timings", timings])
    words = json.loads(timings.read_text())["words"]
    audio = words[-1]["to"]
    cost = (whole.seconds / audio) / (bare[0]["seconds"] / bare[0]["audio"])
    return [
        table.Row(f"{book.stem}: {audio / 3600:.1f} hours of sound", f"{whole.seconds:.0f} s, {audio / whole.seconds:.0f}x"),
        table.Row("bare synthesis", f"{bare[0]['audio'] / bare[0]['seconds']:.0f}x"),
        table.at_most("cost over bare synthesis", cost, "times", MOST),
        table.Row("largest memory", f"{whole.peak_mb:.0f} MB"),
    ]


def novel(places):
    for pattern in NOVELS:
        found = [book for book in places.books() if book.match(pattern)]
        if found:
            return max(found, key=lambda book: book.stat().st_size)
    raise process.ProgramFailed(f"there is no EPUB in {places.corpus}")
