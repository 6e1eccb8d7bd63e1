"""The Python package hibari-tts speaking sentences: text in, samples out.

usage: hibari_speech.py SENTENCES THREADS PASSES
"""

import json
import pathlib
import sys
import time


def main(sentences, threads, passes):
    start = time.perf_counter()
    from hibari import SAMPLE_RATE, Hibari

    voice = Hibari(threads=int(threads))
    voice("Warm up.")
    load = time.perf_counter() - start
    lines = pathlib.Path(sentences).read_text().splitlines()
    measured = []
    for _ in range(int(passes)):
        start = time.perf_counter()
        samples = sum(len(voice(line)) for line in lines)
        measured.append(time.perf_counter() - start)
    print(json.dumps({"load": load, "passes": measured, "audio": samples / SAMPLE_RATE}))


main(*sys.argv[1:])
