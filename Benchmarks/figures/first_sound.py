"""From the call that plays to the first samples. Warm: the models are loaded, every sentence is a new
start. Cold: from starting the process to its end, which comes right after the first samples."""

import statistics

from harness import table

WARM_LIMIT = 60
"""Milliseconds that 95 % of the warm starts stay under."""
COLD_LIMIT = 400
"""Milliseconds that a cold start stays under."""
COLD_STARTS = 11


def measure(places):
    text = places.output / "sentences.txt"
    text.write_text(places.sentences.read_text().replace("\n", "\n\n"))
    warm, _ = places.ours("first-sound", "heart", text)
    delays = sorted(warm[0]["milliseconds"])
    most = delays[int(len(delays) * 0.95)]
    cold = [places.ours("cold", "heart", text)[1].seconds * 1000 for _ in range(COLD_STARTS)]
    return [
        table.Row("warm, median", f"{statistics.median(delays):.0f} ms"),
        table.at_most("warm, 95 % of the starts", most, "ms", WARM_LIMIT),
        table.at_most("cold, median", statistics.median(cold), "ms", COLD_LIMIT),
    ]
