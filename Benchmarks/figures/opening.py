"""Opening EPUBs with all chapters parsed (ours also sanitises them and finds blocks, links and language
runs; EbookLib with lxml only takes the text), best of three each; and one generated book of 3,000
chapters where the corpus has it."""

import statistics

from harness import table

LARGE = "*3000ch*.epub"
SMALL_LIMIT = 10
"""Milliseconds for an ordinary novel."""
LARGE_LIMIT, LARGE_MEMORY = 150, 60
"""Milliseconds and MB for 3,000 chapters."""
IMPORT_RATIO = 1.5
"""Times as fast as EbookLib, which has no use for a second core."""
NOVEL = range(200_000, 1_500_000)
"""An ordinary novel has so many letters."""


def measure(places):
    listing = places.output / "books.txt"
    small = [book for book in places.books() if not book.match(LARGE)]
    listing.write_text("".join(f"{book}\n" for book in small))
    ours = {line["file"]: line for line in places.ours("open", stdin=listing)[0]}
    peer = {line["file"]: line for line in places.peer("open_books.py", stdin=listing)[0]}
    both = [file for file in ours if not ours[file].get("error") and not peer[file]["error"]]
    mine = sum(ours[file]["seconds"] for file in both)
    theirs = sum(peer[file]["seconds"] for file in both)
    imported = sum(ours[file]["imported"] for file in both)
    middle = statistics.median(peer[file]["seconds"] / ours[file]["seconds"] for file in both)
    rows = [
        table.Row("books opened", str(opened(ours)), str(opened(peer))),
        table.Row(f"{len(both)} books that both open, all chapters", f"{mine:.2f} s", f"{theirs:.2f} s", theirs / mine),
        table.Row(
            "the same, as an import reads them: on all cores",
            f"{imported:.2f} s",
            f"{theirs:.2f} s",
            theirs / imported,
            f"ratio at least {IMPORT_RATIO}",
            theirs / imported >= IMPORT_RATIO,
        ),
        table.Row("the same, median of the ratios", "", "", middle),
    ]
    novels = [ours[file]["package"] * 1000 for file in both if ours[file]["letters"] in NOVEL and "package" in ours[file]]
    if novels:
        rows.append(table.at_most(f"opening one of {len(novels)} ordinary novels, median", statistics.median(novels), "ms", SMALL_LIMIT))
    return rows + large(places)


def opened(results):
    return sum(not line.get("error") for line in results.values())


def large(places):
    found = [book for book in places.books() if book.match(LARGE)]
    if not found:
        return []
    listing = places.output / "large.txt"
    listing.write_text(f"{found[0]}\n")
    (line,), run = places.ours("open", stdin=listing)
    return [
        table.at_most("3,000 chapters, opening", line["package"] * 1000, "ms", LARGE_LIMIT),
        table.Row("3,000 chapters, all parsed", f"{line['seconds'] * 1000:.0f} ms"),
        table.at_most("3,000 chapters, largest memory", run.peak_mb, "MB", LARGE_MEMORY),
    ]
