"""Sentences, normalisation and phonemes of one text on one core, best of three, against pysbd for
sentences and hibari-tts (which normalises as it reads) for phonemes."""

from harness import process, table

PASSES = 3
LENGTH = 200_000
"""Characters of text; the peer takes seconds for so many."""
SEGMENTING_BAR = 2_000_000
"""Characters a second."""
NORMALISING_LIMIT = 0.2
"""Milliseconds a sentence."""


def measure(places):
    text = places.output / "reading.txt"
    text.write_text(sample(places))
    (ours,), _ = places.ours("reading", text, PASSES, cores=1)
    (peer,), _ = places.peer("reading.py", text, PASSES, cores=1)
    mine, theirs = (line["characters"] / line["segmenting"] for line in (ours, peer))
    spoken = (ours["normalising"] + ours["phonemes"]) / ours["sentences"] * 1000
    spoken_peer = peer["phonemes"] / peer["sentences"] * 1000
    return [
        table.Row(
            "sentences",
            f"{mine / 1e6:.1f} M characters/s",
            f"{theirs / 1e6:.2f} M characters/s",
            mine / theirs,
            "at least 2 M characters/s",
            mine >= SEGMENTING_BAR,
        ),
        table.at_most("normalisation, a sentence", ours["normalising"] / ours["sentences"] * 1000, "ms", NORMALISING_LIMIT),
        table.Row("normalisation and phonemes, a sentence", f"{spoken:.3f} ms", f"{spoken_peer:.3f} ms", spoken_peer / spoken),
    ]


def sample(places):
    """English prose: a text of the corpus, else our own sentences again and again."""
    for book in sorted((places.corpus / "txt").rglob("*.txt")):
        head = book.read_bytes()[: LENGTH * 2]
        if b"Gutenberg" in head[:2000] and b"Language: English" in head[:2000]:
            paragraphs = head.decode("utf-8", "ignore").replace("\r\n", "\n").split("\n\n")[20:]
            text = "\n\n".join(" ".join(part.split()) for part in paragraphs)
            if len(text) >= LENGTH:
                return text[:LENGTH]
    lines = places.sentences.read_text().replace("\n", " ")
    if not lines:
        raise process.ProgramFailed("there is no text to read")
    return "\n\n".join([lines] * (LENGTH // len(lines)))
