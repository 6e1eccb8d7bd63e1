"""Kokoro-82M in Python on ONNX Runtime: text in, samples out.

usage: kokoro_speech.py SENTENCES THREADS PASSES MODEL PACK
"""

import json
import pathlib
import sys
import time

from kokoro_voice import SAMPLE_RATE, Voice


def main(sentences, threads, passes, model, pack):
    start = time.perf_counter()
    voice = Voice(model, pack, int(threads))
    voice.speak("Warm up.")
    load = time.perf_counter() - start
    lines = pathlib.Path(sentences).read_text().splitlines()
    measured = []
    for _ in range(int(passes)):
        start = time.perf_counter()
        samples = sum(voice.speak(line).size for line in lines)
        measured.append(time.perf_counter() - start)
    print(json.dumps({"load": load, "passes": measured, "audio": samples / SAMPLE_RATE}))


main(*sys.argv[1:])
