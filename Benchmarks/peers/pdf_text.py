"""The text of PDFs by pypdfium2 and by pdfplumber, page by page.

usage: pdf_text.py FOLDER OUTPUT. Reads paths below FOLDER from standard input, a line each; writes the texts to
OUTPUT/<peer>/<path>.txt and prints a JSON line for each file and peer.
"""

import json
import logging
import pathlib
import sys
import time

import pdfplumber
import pypdfium2


def by_pypdfium2(path):
    document = pypdfium2.PdfDocument(path)
    return "\n".join(page.get_textpage().get_text_bounded() for page in document)


def by_pdfplumber(path):
    with pdfplumber.open(path) as document:
        return "\n".join(page.extract_text() or "" for page in document.pages)


PEERS = {"pypdfium2": by_pypdfium2, "pdfplumber": by_pdfplumber}


def main():
    logging.disable()
    folder, output = (pathlib.Path(argument) for argument in sys.argv[1:])
    for name in sys.stdin.read().splitlines():
        for peer, read in PEERS.items():
            start = time.perf_counter()
            try:
                text, error = read(folder / name), None
            except Exception as problem:  # Any failure of the peer is a result.
                text, error = "", type(problem).__name__
            seconds = time.perf_counter() - start
            target = output / peer / f"{name}.txt"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, errors="replace")
            print(json.dumps({"file": name, "peer": peer, "seconds": seconds, "error": error}))


main()
