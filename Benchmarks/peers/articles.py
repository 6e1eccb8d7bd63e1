"""The articles of web pages by two extractors, from the text of the page.

Reads lines of path, tabulator and address from standard input; prints a JSON line for each page and extractor.
"""

import json
import sys
import time

import readability
import trafilatura
from lxml import html

RUNS = 3
"""The shortest of so many runs is the time of a page."""


def by_readability(page, _):
    found = readability.Document(page).summary(html_partial=True)
    return found, html.fromstring(found).text_content() if found.strip() else ""


def by_trafilatura(page, address):
    found = trafilatura.extract(page, url=address or None, include_comments=False)
    return None, found or ""


EXTRACTORS = {"readability-lxml": by_readability, "trafilatura": by_trafilatura}


def main():
    for line in sys.stdin.read().splitlines():
        path, address = line.split("\t")
        with open(path, encoding="utf-8", errors="replace") as file:
            page = file.read()
        for name, extract in EXTRACTORS.items():
            print(json.dumps({"file": path, "peer": name} | timed(extract, page, address)))


def timed(extract, page, address):
    shortest, found, text = float("inf"), None, ""
    for _ in range(RUNS):
        start = time.perf_counter()
        try:
            found, text = extract(page, address)
        except Exception:  # A page that the peer can't read counts as one without an article.
            found, text = None, ""
        shortest = min(shortest, time.perf_counter() - start)
    return {"html": found, "text": text, "seconds": shortest}


main()
