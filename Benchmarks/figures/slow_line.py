"""Listening over a narrow line, in Chromium, through a relay that passes so many bits a second: from the key to the first sound,
and how much is heard in the minute after it, with its pauses. The usual stream needs 64 kbit/s, the small one 24."""

from harness import table

RATES = [64_000, 48_000, 32_000]
"""Bits a second."""


def measure(places):
    rows = []
    for run in places.page("slow", *map(str, RATES)):
        line = f"{run['rate'] // 1000} kbit/s"
        rows.append(table.Row(f"{line}: first sound", f"{run['first']:.1f} s"))
        rows.append(table.Row(f"{line}: heard of the minute after it, pauses", f"{run['heard']:.0f} s, {run['pauses']}"))
    return rows
