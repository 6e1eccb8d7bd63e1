"""Audiobooks from the start to the end of the process: a novel as M4B by the default voice, and pages of it by Kokoro beside audiblez'
way (Kokoro in Python, then ffmpeg) on the same sentences and both cores; what subtitles and Media Overlays add to an MP3 of a novel;
and ten audiobooks that a server makes while fifty people listen."""

import json
import time

from figures.narration import novel
from harness import process, table
from harness.listeners import together
from harness.serving import Server, long_book

PAGE_SENTENCES = 24
"""Kokoro is slow: so many sentences, some 100 seconds of speech, are the pages."""
RATIO = 1.3
"""Kokoro is at least so much faster than in Python on a processor without VNNI; with it, 2.2."""
OVERLAYS = 1.25
"""An EPUB with its recording may take so many times what an MP3 takes."""
AUDIOBOOKS = 10
LISTENERS = 50
SECONDS = 60
"""How long all of them listen together."""


def measure(places):
    return whole_novel(places) + pages(places) + while_people_listen(places)


def whole_novel(places):
    book = novel(places)
    mp3, sound = narrated(places, book, "novel.mp3")
    m4b, _ = narrated(places, book, "novel.m4b")
    subtitles, _ = narrated(places, book, "novel.mp3", "--timings", places.output / "novel.srt")
    overlays, _ = narrated(places, book, "novel.epub", "--mark", "word")
    return [
        table.Row(f"{book.stem}: M4B by the default voice", f"{m4b.seconds:.0f} s, {sound / m4b.seconds:.0f}x"),
        table.Row("the same as MP3", f"{mp3.seconds:.0f} s, {sound / mp3.seconds:.0f}x"),
        table.Row("with subtitles", f"{subtitles.seconds / mp3.seconds:.2f} times"),
        table.at_most("as an EPUB that marks each word", overlays.seconds / mp3.seconds, "times", OVERLAYS),
        table.Row("largest memory for M4B, without ffmpeg", f"{m4b.peak_mb:.0f} MB"),
    ]


def narrated(places, book, name, *options):
    """The run that makes a book a file, and the seconds of sound in it."""
    file = places.output / name
    file.unlink(missing_ok=True)
    run = process.run([places.vorleser, "narrate", book, "-o", file, "--json", *options])
    seconds = json.loads(run.output.splitlines()[-1])["seconds"]
    file.unlink()
    return run, seconds


def pages(places):
    if not (found := places.kokoro_voice()):
        return [table.Row("pages by Kokoro", "not measured: there is no af_heart.bin in --voices")]
    voice, pack = found
    text = places.output / "pages.txt"
    text.write_text("\n".join(places.sentences.read_text().splitlines()[:PAGE_SENTENCES]) + "\n")
    run, seconds = narrated(places, text, "pages.m4b", "--voice", voice)
    theirs = places.peer("kokoro_audiobook.py", text, 2, places.kokoro_model(), pack, places.output / "peer.m4b")[0][0]
    ratio = theirs["seconds"] / run.seconds
    return [
        table.Row(
            f"{PAGE_SENTENCES} sentences by Kokoro as M4B; in Python",
            f"{run.seconds:.0f} s, {seconds / run.seconds:.1f}x",
            f"{theirs['seconds']:.0f} s, {theirs['audio'] / theirs['seconds']:.1f}x",
            ratio,
            f"ratio at least {RATIO}",
            ratio >= RATIO,
        )
    ]


def while_people_listen(places):
    with Server(places, "audiobooks") as server:
        book = server.add(long_book(places))
        start = time.perf_counter()
        for _ in range(AUDIOBOOKS):
            server.send("POST", f"/api/books/{book['id']}/audiobooks", {"voice": "heart", "format": "mp3"})
        heard = together(server, book, LISTENERS, SECONDS)
        made = sum(one["seconds"] for one in server.ask("/api/audiobooks")[0]["audiobooks"])
        passed = time.perf_counter() - start
        _, peak = server.memory()
    failures = [one.failure for one in heard if one.failure]
    if failures:
        raise process.ProgramFailed(f"{len(failures)} listeners failed: {failures[0]}")
    return [
        table.at_most(f"{AUDIOBOOKS} audiobooks and {LISTENERS} listeners: underruns", sum(one.underruns for one in heard), "underruns", 0),
        table.Row("sound made for the audiobooks meanwhile", f"{made / passed:.0f}x"),
        table.Row("largest memory of that server", f"{peak:.0f} MB"),
    ]
