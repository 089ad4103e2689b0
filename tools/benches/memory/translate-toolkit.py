"""Matches of translate-toolkit: `translate-toolkit.py ENTRIES QUERIES RATE` prints, for each query, the number of its
best entry or nothing, then the seconds of processor time that building and matching took."""

import sys
import time

from translate.search import match
from translate.storage import base

entries, queries, rate = sys.argv[1:]
# Its heap compares units where two rates are the same, which it cannot.
base.TranslationUnit.__lt__ = lambda one, other: False


def lines(path):
    with open(path, encoding="utf-8") as file:
        return file.read().split("\n")


texts = lines(entries)
store = base.TranslationStore()
for number, text in enumerate(texts):
    unit = store.addsourceunit(text)
    unit.target = str(number)
started = time.process_time()
matcher = match.matcher(store, max_candidates=5, min_similarity=int(rate), max_length=2000)
built = time.process_time()
for query in lines(queries):
    found = matcher.matches(query)
    print(found[0].target if found else "")
print(built - started, time.process_time() - built)
