"""Listeners at once, each from its own place of a long book that was never spoken before and at the pace
of a player, 8,000 bytes a second; the load generator runs on the same cores. An underrun is a second
of sound that was due and had not arrived."""

from harness import table
from harness.listeners import together
from harness.serving import Server, long_book

AIM = 300
STEP = 50
"""The search goes up or down from the aim by so many."""
SECONDS = 60
"""How long all of them listen together, which is longer than what is made ahead of them."""
MOST = 600


def measure(places):
    best, tried = 0, {}
    count = AIM
    while 0 < count <= MOST and count not in tried:
        tried[count] = attempt(places, count)
        print("  " + tried[count][1], flush=True)
        if tried[count][0]:
            best = max(best, count)
            count += STEP
        else:
            count -= STEP
        if best and count <= best:
            break
    return [table.at_least("listeners without an underrun", best, "listeners", AIM)] + [
        table.Row(f"{count} at once", words) for count, (_, words) in sorted(tried.items())
    ]


def attempt(places, count):
    with Server(places, "listeners") as server:
        book = server.add(long_book(places))
        heard = together(server, book, count, SECONDS)
        _, peak = server.memory()
    underruns = sum(one.underruns for one in heard)
    failures = [one.failure for one in heard if one.failure]
    firsts = sorted(one.first for one in heard if not one.failure) or [0]
    words = (
        f"{underruns} underruns of {sum(one.blocks for one in heard)} seconds, "
        f"{sum(one.silence for one in heard):.1f} s of silence, first byte after "
        f"{firsts[int(len(firsts) * 0.95)] * 1000:.0f} ms for 95 %, server {peak:.0f} MB"
    )
    if failures:
        words += f", {len(failures)} failed ({failures[0]})"
    return underruns == 0 and not failures, words
