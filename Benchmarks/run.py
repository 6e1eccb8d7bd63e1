#!/usr/bin/env python3
"""Measures the product beside its Python peers and writes build/bench/results.md.

usage: run.py [--corpus FOLDER] [--voices FOLDER] [--only NAME,NAME]

Both sides work on the same input on the same machine, one after the other and in turns, so that
whatever else the machine does hits both. `make bench` sets up what this needs.
"""

import argparse
import sys

from figures import (
    articles,
    audiobooks,
    chapter,
    conversion,
    encodings,
    feed,
    first_sound,
    languages,
    large_text,
    library,
    listeners,
    long_line,
    memory,
    narration,
    opening,
    page,
    reading,
    search,
    served_memory,
    slow_line,
    synthesis,
    tap,
)
from harness import machine, table
from harness.places import Places
from harness.process import ProgramFailed

FIGURES = {
    "synthesis": ("Speech", synthesis),
    "first": ("First sound", first_sound),
    "memory": ("Memory", memory),
    "narration": ("A whole book", narration),
    "audiobooks": ("Audiobooks", audiobooks),
    "languages": ("Memory of languages", languages),
    "opening": ("Opening books", opening),
    "encodings": ("Encodings of texts", encodings),
    "articles": ("Web pages", articles),
    "conversion": ("Reading PDFs and converting books", conversion),
    "large_text": ("A text of a gigabyte", large_text),
    "long_line": ("A line of a gigabyte", long_line),
    "library": ("A library of small books", library),
    "feed": ("The change feed", feed),
    "reading": ("Reading text", reading),
    "page": ("The page", page),
    "slow_line": ("A narrow line", slow_line),
    "tap": ("A tap on the page", tap),
    "search": ("Searching a book", search),
    "chapter": ("A chapter's first byte", chapter),
    "served": ("Memory of the server", served_memory),
    "listeners": ("Listeners at once", listeners),
}

GROUPS = {"texts": ["large_text", "long_line", "encodings"]}
"""Figures that are asked for together."""


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--corpus", default="../shared/corpus")
    arguments.add_argument("--voices", default="../shared/voices", help="a folder of Kokoro voice packs")
    arguments.add_argument("--only", default="", help=f"some of {', '.join(FIGURES)}")
    given = arguments.parse_args()
    only = [name for group in given.only.split(",") if group for name in GROUPS.get(group, [group])]
    if unknown := set(only) - set(FIGURES):
        arguments.error(f"no such figure: {', '.join(sorted(unknown))}; there are {', '.join(FIGURES)}")

    places = Places(given.corpus, given.voices)
    parts = [f"Machine: {machine.describe()}."]
    print(parts[0], flush=True)
    missed = 0
    for name, (title, figure) in FIGURES.items():
        if only and name not in only:
            continue
        print(f"\n{title} …", flush=True)
        try:
            rows = figure.measure(places)
        except ProgramFailed as problem:
            print(f"  not measured: {problem}", flush=True)
            missed += 1
            continue
        parts += [f"### {title}", figure.__doc__.strip(), table.render(rows)]
        missed += sum(row.holds is False for row in rows)
        print(table.render(rows), flush=True)

    results = places.output / "results.md"
    results.write_text("\n\n".join(parts) + "\n")
    print(f"\nWritten: {results}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
