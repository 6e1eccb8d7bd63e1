"""A voice of Kokoro-82M, as its Python packages run it on ONNX Runtime.

The phonemes come from the package hibari-tts, whose alphabet is Kokoro's; the model is the
original file.
"""

import json
import pathlib

import numpy
import onnxruntime
from hibari.g2p import G2P
from hibari.tts import ASSETS

SAMPLE_RATE = 24_000
STYLES = 510
"""Rows of a voice pack, by number of phonemes."""


class Voice:
    """The model with one voice pack."""

    def __init__(self, model, pack, threads):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.inter_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
        self.names = [entry.name for entry in self.session.get_inputs()]
        self.styles = numpy.fromfile(pack, dtype="<f4").reshape(STYLES, 1, 256)
        self.vocabulary = json.loads(pathlib.Path(ASSETS, "vocab.json").read_text())
        self.g2p = G2P()

    def speak(self, line):
        """The samples of a sentence, between −1 and 1."""
        ids = [self.vocabulary[letter] for letter in self.g2p(line) if letter in self.vocabulary]
        style = self.styles[min(len(ids), STYLES - 1)]
        values = [numpy.array([[0, *ids, 0]], dtype=numpy.int64), style, numpy.ones(1, dtype=numpy.float32)]
        return self.session.run(None, dict(zip(self.names, values)))[0].reshape(-1)
