"""Resident memory of a server that reads in three languages by Kokoro, one after the other: after each, and after it has been idle for
the minutes after which an unused model is let go."""

import time

from harness import process, table
from harness.serving import Server, skip_head

VOICES = {"en": "af_heart", "es": "ef_dora", "fr": "ff_siwis"}
MOST_MB = 250
"""Three languages at once may have so much."""
IDLE_SECONDS = 150
"""An unused model of Kokoro is let go after two minutes."""
HEARD_BYTES = 8_000 * 20
"""Twenty seconds of sound are taken in each language."""


def measure(places):
    missing = [voice for voice in VOICES.values() if not (places.voices / f"{voice}.bin").exists()]
    if missing:
        return [table.Row("three languages", f"not measured: no {', '.join(missing)} in --voices")]
    rows = []
    with Server(places, "languages") as server:
        for voice in VOICES.values():
            process.run([places.vorleser, "voices", "install", voice, "--from", places.voices, "--home", server.home])
        now, _ = server.memory()
        rows.append(table.Row("at rest", f"{now:.0f} MB"))
        for language, voice in VOICES.items():
            text = places.output / f"book-{language}.txt"
            text.write_text((places.sentences.parent / f"{language}.txt").read_text() * 3)
            book = server.add(text)
            with server.listen(book["id"], 0, voice) as connection:
                taken = len(skip_head(connection))
                while taken < HEARD_BYTES and (piece := connection.recv(1 << 16)):
                    taken += len(piece)
            now, peak = server.memory()
            rows.append(table.Row(f"after {language}", f"{now:.0f} MB"))
        rows.append(table.at_most("largest, three languages at once", peak, "MB", MOST_MB))
        time.sleep(IDLE_SECONDS)
        now, _ = server.memory()
        rows.append(table.Row(f"after {IDLE_SECONDS} idle seconds", f"{now:.0f} MB"))
    return rows
