"""Python cutting text into sentences (pysbd) and reading them into phonemes (hibari-tts).

usage: reading.py TEXT PASSES
"""

import json
import pathlib
import sys
import time


def measured(passes, work):
    best = None
    for _ in range(passes):
        start = time.perf_counter()
        work()
        spent = time.perf_counter() - start
        best = spent if best is None else min(best, spent)
    return best


def main(text, passes):
    import pysbd
    from hibari.g2p import G2P

    text, passes = pathlib.Path(text).read_text(), int(passes)
    segmenter = pysbd.Segmenter(language="en", clean=False)
    paragraphs = text.split("\n\n")
    sentences = [part.strip() for paragraph in paragraphs for part in segmenter.segment(paragraph)]
    sentences = [sentence for sentence in sentences if sentence]
    g2p = G2P()
    print(
        json.dumps(
            {
                "characters": len(text),
                "sentences": len(sentences),
                "segmenting": measured(passes, lambda: [segmenter.segment(p) for p in paragraphs]),
                "phonemes": measured(passes, lambda: [g2p(sentence) for sentence in sentences]),
            }
        )
    )


main(*sys.argv[1:])
