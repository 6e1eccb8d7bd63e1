#!/usr/bin/env python3
"""Has every voice read our sentences, hears them with two offline recognisers, and measures level and
silence; writes build/listen/results.md and fails where a voice misses a bar.

usage: listen.py [--voices FOLDER] [--only VOICE,VOICE]
"""

import argparse
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
SPREAD = 3.0
"""Loudness of the quietest and the loudest voice may be so many dB apart."""
CLIPPED = 0.999
"""A sample at or over this is clipped."""
LONGEST_PAUSE = 1.0
"""Seconds of silence inside a sentence that nobody would make."""


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--voices", default="../shared/voices",
                           help="a folder of Kokoro voice packs, heard beside the installed voice")
    arguments.add_argument("--only", default="")
    given = arguments.parse_args()

    output = ROOT / "build/listen"
    output.mkdir(parents=True, exist_ok=True)
    os.environ["VORLESER_HOME"] = str(output / "home")
    # Nor shall whisper's ONNX Runtime report anything.
    os.environ["ORT_DISABLE_TELEMETRY"] = "1"
    packs = sorted(pathlib.Path(given.voices).glob("*.bin"))
    for pack in packs:
        process.run([VORLESER, "voices", "install", pack.stem, "--from", given.voices])
    names = ["heart", *(pack.stem for pack in packs)]
    names = [name for name in names if not given.only or name in given.only.split(",")]

    recognisers = [speech_check.Whisper(), speech_check.Sphinx()]
    rows, levels = [], {}
    for name in names:
        print(f"{name} …", flush=True)
        found, levels[name] = listen(name, output / name, recognisers)
        print(table.render(found), flush=True)
        rows += found
    if len(levels) > 1:
        rows.append(table.at_most("loudest voice over quietest",
                                  max(levels.values()) - min(levels.values()), "dB", SPREAD))
    results = output / "results.md"
    results.write_text(table.render(rows) + "\n")
    print(f"\n{table.render(rows[-1:])}\n\nWritten: {results}")
    return 1 if any(row.holds is False for row in rows) else 0


def listen(voice, folder, recognisers):
    """Rows of one voice, and its level."""
    folder.mkdir(exist_ok=True)
    sentences = ROOT / "Benchmarks/sentences.txt"
    process.run([BENCH, "speak", voice, sentences, folder])
    lines = sentences.read_text().splitlines()
    sounds = [speech_check.read(folder / f"{number}.wav") for number in range(len(lines))]
    rows = []
    for recogniser in recognisers:
        wrong = total = 0
        for line, samples in zip(lines, sounds):
            said = speech_check.words(line)
            wrong += speech_check.errors(said, recogniser.hear(samples))
            total += len(said)
        rows.append(table.at_most(f"{voice}: word errors, {recogniser.name}",
                                  100 * wrong / total, "%", WORD_ERRORS[recogniser.name]))
    everything = numpy.concatenate(sounds)
    level = speech_check.loudness(everything)
    pauses = [speech_check.silence(samples) for samples in sounds]
    rows += [
        table.at_most(f"{voice}: longest silence in a sentence",
                      max(inside for _, _, inside in pauses), "s", LONGEST_PAUSE),
        table.at_most(f"{voice}: clipped samples",
                      int((numpy.abs(everything) >= CLIPPED).sum()), "samples", 0),
        table.Row(f"{voice}: level of the speech", f"{level:.1f} dB"),
        table.Row(f"{voice}: silence before and after, mean",
                  " and ".join(f"{numpy.mean([p[i] for p in pauses]):.2f} s" for i in (0, 1))),
    ]
    return rows, level


if __name__ == "__main__":
    sys.exit(main())
