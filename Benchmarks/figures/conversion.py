"""Reading PDFs, and turning books into others. A PDF's text is compared with that of poppler by the corpus's scorer; our time
is that of a whole process for each file, its sandbox included, the peers' that of the call in a process that is
running. calibre's `ebook-convert` is measured where it is installed; both sides are whole processes."""

import json
import shutil
import subprocess
import sys
import time

from harness import process, table

SAMPLES = ["mobi/calibre-made/*.mobi6.mobi", "mobi/calibre-made/*.azw3", "epub/**/*.epub"]
"""Of each kind so many books, the largest but few:"""
SAMPLE_COUNT = 4
LARGEST = 4_000_000
"""Bytes; calibre takes minutes for more."""
TEXT_BYTES = 50 << 20
"""The length of the text that is turned into an EPUB."""
PATIENCE = 300
"""Seconds after which a conversion of calibre's is ended."""


def measure(places):
    return pdf(places) + books(places) + text(places)


def pdf(places):
    folder = places.corpus / "pdf"
    references = folder / "_reftext"
    if not references.exists():
        return []
    names = sorted(str(file.relative_to(references))[: -len(".txt")] for file in references.rglob("*.txt"))
    output = places.output / "pdf"
    ours = 0
    for name in names:
        target = output / "ours" / f"{name}.txt"
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            run = process.run([places.vorleser, "text", folder / name])
        except process.ProgramFailed:
            continue
        target.write_text(run.output)
        ours += run.seconds
    listing = places.output / "pdfs.txt"
    listing.write_text("".join(f"{name}\n" for name in names))
    lines, _ = places.peer("pdf_text.py", folder, output, stdin=listing)
    mine = score(places, references, output / "ours")
    rows = []
    for peer in sorted({line["peer"] for line in lines}):
        theirs = score(places, references, output / peer)
        spent = sum(line["seconds"] for line in lines if line["peer"] == peer)
        rows += [
            table.Row(
                f"text of {len(names)} PDFs, {peer}: token F1",
                f"{mine['token_f1']:.3f}",
                f"{theirs['token_f1']:.3f}",
                bar="at least 0.95",
                holds=mine["token_f1"] >= 0.95,
            ),
            table.Row("four words in a row, F1", f"{mine['gram4_f1']:.3f}", f"{theirs['gram4_f1']:.3f}"),
            table.Row("time", f"{ours:.1f} s", f"{spent:.1f} s", spent / ours),
        ]
    return rows


def score(places, references, predictions):
    script = places.corpus / "_score/score_text.py"
    printed = subprocess.run([sys.executable, script, references, predictions], check=True, capture_output=True)
    return json.loads(printed.stdout)


def books(places):
    rows = []
    for pattern in SAMPLES:
        found = sorted(file for file in places.corpus.glob(pattern) if file.stat().st_size <= LARGEST)
        chosen = sorted(found, key=lambda file: file.stat().st_size)[-SAMPLE_COUNT:]
        if chosen:
            kind, to = pattern.rsplit(".", 1)[-1], "txt" if pattern.endswith("epub") else "epub"
            rows.append(converted(places, chosen, to, f"{len(chosen)} .{kind} to .{to}"))
    return rows


def text(places):
    source = places.output / "text.txt"
    generator = places.corpus / "txt/gen_big_txt.py"
    if not generator.exists():
        return []
    if not source.exists():
        process.run([sys.executable, generator, source, "--gb", str(TEXT_BYTES / 1e9), "--lang", "en"])
    return [converted(places, [source], "epub", f"a text of {source.stat().st_size / 1e6:.0f} MB to .epub")]


def converted(places, files, to, what):
    calibre = shutil.which("ebook-convert")
    target = places.output / f"converted.{to}"
    mine, theirs, refused = 0, 0, 0
    for file in files:
        ours = process.run([places.vorleser, "convert", file, target, "--force"]).seconds
        start = time.monotonic()
        try:
            theirs += process.run(["timeout", PATIENCE, calibre, file, target]).seconds if calibre else 0
        except process.ProgramFailed:
            if time.monotonic() - start < PATIENCE:
                # A book that calibre refuses is not compared.
                refused += 1
                continue
            theirs += PATIENCE
        mine += ours
    peer = f"{'over ' if theirs >= PATIENCE else ''}{theirs:.2f} s" + (f", {refused} refused" if refused else "")
    return table.Row(f"{what}, calibre", f"{mine:.2f} s", peer if calibre else "not installed", theirs / mine if theirs else None)
