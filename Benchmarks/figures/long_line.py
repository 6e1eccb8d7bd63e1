"""The same text of 1 GB (`LARGE_TEXT_GB` changes that) as a single line: every newline is a space. It has no headings, and no place between two
lines where it could be cut."""

from . import large_text

BLOCK = 1 << 20


def measure(places):
    text = large_text.written(places)
    line = text.with_name(text.name.replace("large", "line"))
    if not line.exists():
        with open(text, "rb") as source, open(line, "wb") as target:
            while block := source.read(BLOCK):
                target.write(block.replace(b"\n", b" "))
    return large_text.measured(places, line)
