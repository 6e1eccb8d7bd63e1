"""The articles of web pages by two extractors, from the text of the page.

Reads lines of path, tabulator and address from standard input; prints a JSON line for each page and extractor.
"""

import json
import sys
import time

import readability
import trafilatura
from lxml import html

ROUNDS = 5
"""So many times each extractor reads all pages, one after the other, as ours does."""


def by_readability(page, _):
    found = readability.Document(page).summary(html_partial=True)
    return found, html.fromstring(found).text_content() if found.strip() else ""


def by_trafilatura(page, address):
    found = trafilatura.extract(page, url=address or None, include_comments=False)
    return None, found or ""


EXTRACTORS = {"readability-lxml": by_readability, "trafilatura": by_trafilatura}


def main():
    pages = []
    for line in sys.stdin.read().splitlines():
        path, address = line.split("\t")
        with open(path, encoding="utf-8", errors="replace") as file:
            pages.append((path, file.read(), address))
    for name, extract in EXTRACTORS.items():
        results = [{"file": path, "peer": name, "seconds": []} for path, _, _ in pages]
        for _ in range(ROUNDS):
            for result, (_, page, address) in zip(results, pages, strict=True):
                start = time.perf_counter()
                try:
                    found, text = extract(page, address)
                except Exception:  # A page that the peer can't read counts as one without an article.
                    found, text = None, ""
                result["seconds"].append(time.perf_counter() - start)
                result |= {"html": found, "text": text}
        for result in results:
            print(json.dumps(result))


main()
