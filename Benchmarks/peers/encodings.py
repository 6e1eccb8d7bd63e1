"""The encodings of texts by three detectors, from the bytes of the whole file.

Reads paths from standard input, a line each; prints a JSON line for each file and detector.
"""

import json
import sys
import time

import cchardet
import chardet
import charset_normalizer

DETECTORS = {
    "uchardet": lambda text: cchardet.detect(text)["encoding"],
    "chardet": lambda text: chardet.detect(text)["encoding"],
    "charset-normalizer": lambda text: charset_normalizer.detect(text)["encoding"],
}


def main():
    for path in sys.stdin.read().splitlines():
        for name, detect in DETECTORS.items():
            start = time.perf_counter()
            with open(path, "rb") as file:
                encoding = detect(file.read())
            print(json.dumps({"file": path, "detector": name, "encoding": encoding, "seconds": time.perf_counter() - start}))


main()
