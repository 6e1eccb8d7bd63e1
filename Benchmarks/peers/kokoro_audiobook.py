"""An audiobook in the way of audiblez: Kokoro speaks sentence after sentence, the samples of a chapter become a WAV file, and the
program ffmpeg makes an M4B file of it.

usage: kokoro_audiobook.py SENTENCES THREADS MODEL PACK FILE
"""

import json
import pathlib
import subprocess
import sys
import time
import wave

import numpy
from kokoro_voice import SAMPLE_RATE, Voice


def main(sentences, threads, model, pack, file):
    start = time.perf_counter()
    voice = Voice(model, pack, int(threads))
    spoken = numpy.concatenate([voice.speak(line) for line in pathlib.Path(sentences).read_text().splitlines()])
    chapter = pathlib.Path(file).with_suffix(".wav")
    with wave.open(str(chapter), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(2)
        sound.setframerate(SAMPLE_RATE)
        sound.writeframes((spoken.clip(-1, 1) * 32767).astype("<i2").tobytes())
    command = ["ffmpeg", "-y", "-loglevel", "error", "-i", chapter, "-c:a", "aac", "-b:a", "64k", "-f", "mp4", file]
    subprocess.run(command, check=True)
    chapter.unlink()
    print(json.dumps({"seconds": time.perf_counter() - start, "audio": spoken.size / SAMPLE_RATE}))


main(*sys.argv[1:])
