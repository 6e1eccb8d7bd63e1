"""Text in, samples out, as a multiple of real time; the median of all passes, in turns. The ratio is of
the times for the same sentences, since ours trims more silence around them. One core means that the process was held to one. On both cores ours speaks
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
    two, two_peer, single_peer = turns(lambda: ours(2), lambda: python(2, 2), lambda: python(2, 1))
    best = min(two_peer, single_peer, key=lambda side: side.seconds)
    return [
        table.speeds("Hibari, one core", one, one_peer, 1.25),
        table.speeds("Hibari, both cores", two, best, 1.9),
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
        table.speeds("Kokoro, one core", one, one_peer, 1.3),
        table.speeds("Kokoro, both cores", two, two_peer, 1.3),
    ]


def turns(*sides):
    """Lets the sides work in turns; gives each one's median speed."""
    results = [[] for _ in sides]
    for _ in range(TURNS):
        for result, side in zip(results, sides):
            result.append(side())
    return [table.Speed(statistics.median(sum((turn["passes"] for turn in result), [])), result[0]["audio"]) for result in results]
