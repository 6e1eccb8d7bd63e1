"""Kokoro-82M in Python on ONNX Runtime: text in, samples out.

The phonemes come from the package hibari-tts, whose alphabet is Kokoro's; the model is the
original file.

usage: kokoro_speech.py SENTENCES THREADS PASSES MODEL PACK
"""

import json
import pathlib
import sys
import time

SAMPLE_RATE = 24_000
STYLES = 510
"""Rows of a voice pack, by number of phonemes."""


def main(sentences, threads, passes, model, pack):
    start = time.perf_counter()
    import numpy
    import onnxruntime
    from hibari.g2p import G2P
    from hibari.tts import ASSETS

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = int(threads)
    options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    names = [entry.name for entry in session.get_inputs()]
    styles = numpy.fromfile(pack, dtype="<f4").reshape(STYLES, 1, 256)
    vocabulary = json.loads(pathlib.Path(ASSETS, "vocab.json").read_text())
    g2p = G2P()

    def speak(line):
        ids = [vocabulary[letter] for letter in g2p(line) if letter in vocabulary]
        style = styles[min(len(ids), STYLES - 1)]
        speed = numpy.ones(1, dtype=numpy.float32)
        values = [numpy.array([[0, *ids, 0]], dtype=numpy.int64), style, speed]
        return session.run(None, dict(zip(names, values)))[0].shape[-1]

    speak("Warm up.")
    load = time.perf_counter() - start
    lines = pathlib.Path(sentences).read_text().splitlines()
    measured = []
    for _ in range(int(passes)):
        start = time.perf_counter()
        samples = sum(speak(line) for line in lines)
        measured.append(time.perf_counter() - start)
    print(json.dumps({"load": load, "passes": measured, "audio": samples / SAMPLE_RATE}))


main(*sys.argv[1:])
