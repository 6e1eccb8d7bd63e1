"""Recoll's searches over an index that is there, inside one process, as its windows search: milliseconds until the first hits are read.

Debian's Python has the module.

usage: recoll_search.py CONFIGURATION QUERIES HITS
"""

import json
import pathlib
import sys
import time

from recoll import recoll


def main(configuration, queries, hits):
    query = recoll.connect(confdir=configuration).query()
    taken = []
    for words in pathlib.Path(queries).read_text().splitlines():
        start = time.perf_counter()
        query.execute(words, stemming=0)
        query.fetchmany(int(hits))
        taken.append((time.perf_counter() - start) * 1000)
    print(json.dumps({"milliseconds": taken}))


main(*sys.argv[1:])
