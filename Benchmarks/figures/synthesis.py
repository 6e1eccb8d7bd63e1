"""Text in, samples out, the same sentences on both sides, as a multiple of real time; the median of
all passes, in turns. One core means that the process was held to one. On both cores ours speaks
two sentences at once; the Python package is given its best number of threads."""

import statistics

from harness import table

TURNS = 3
"""How often each side has its turn."""
PASSES = 3
"""Passes in a turn, after a warm-up."""
KOKORO_SENTENCES = 6
"""Kokoro is slow: so many sentences are enough."""


def measure(places):
    rows = hibari(places)
    if voice := places.kokoro_voice():
        rows += kokoro(places, *voice)
    else:
        print("  Kokoro is not measured: there is no af_heart.bin in --voices")
    return rows


def hibari(places):
    sentences = places.sentences

    def ours(cores):
        return places.ours("speech", "heart", cores, sentences, PASSES, cores=cores)[0][0]

    def python(cores, threads):
        return places.peer("hibari_speech.py", sentences, threads, PASSES, cores=cores)[0][0]

    one, one_peer = turns(lambda: ours(1), lambda: python(1, 1))
    two, two_peer, single_peer = turns(
        lambda: ours(2), lambda: python(2, 2), lambda: python(2, 1))
    return [
        table.times("Hibari, one core", one, one_peer, 1.25),
        table.times("Hibari, both cores", two, max(two_peer, single_peer), 1.9),
    ]


def kokoro(places, voice, pack):
    few = places.output / "few-sentences.txt"
    lines = places.sentences.read_text().splitlines()[:KOKORO_SENTENCES]
    few.write_text("\n".join(lines) + "\n")
    model = places.kokoro_model()

    def ours(cores):
        return places.ours("speech", voice, cores, few, 1, cores=cores)[0][0]

    def python(cores):
        return places.peer("kokoro_speech.py", few, cores, 1, model, pack, cores=cores)[0][0]

    one, one_peer = turns(lambda: ours(1), lambda: python(1))
    two, two_peer = turns(lambda: ours(2), lambda: python(2))
    return [
        table.times("Kokoro, one core", one, one_peer, 1.1),
        table.times("Kokoro, both cores", two, two_peer, 1.1),
    ]


def turns(*sides):
    """Lets the sides work in turns; gives each one's median speed as a multiple of real time."""
    speeds = [[] for _ in sides]
    for _ in range(TURNS):
        for speed, side in zip(speeds, sides):
            result = side()
            speed += [result["audio"] / seconds for seconds in result["passes"]]
    return [statistics.median(speed) for speed in speeds]
