#!/usr/bin/env python3
"""Runs the hibari-tts wheel's own pipeline, for comparing with ours.

g2p_reference.py HIBARI ONNXRUNTIME [--british] [--normalize] [--field text] < SENTENCES.jsonl

HIBARI and ONNXRUNTIME are folders that hold the unpacked wheels; numpy must be importable.
Reads one JSON object a line ({"id", FIELD}), prints one a line:
{"id", "phonemes", "tokens": [[text, tag, phonemes, space follows]]}.
The last line on standard error is {"sentences", "seconds", "load_seconds"} (the reading alone, one
thread, processor time, so that other work on the machine does not count; unknown words not
remembered)."""

import argparse
import json
import sys
import time


def main():
    options = argparse.ArgumentParser()
    options.add_argument("hibari")
    options.add_argument("onnxruntime")
    options.add_argument("--british", action="store_true")
    options.add_argument("--normalize", action="store_true")
    options.add_argument("--field", default="text")
    options = options.parse_args()
    sys.path[:0] = [options.hibari, options.onnxruntime]
    started = time.perf_counter()
    from hibari.g2p import G2P
    from hibari.g2p.normalize import normalize

    g2p = G2P(british=options.british)
    g2p.oov("warm")
    load = time.perf_counter() - started
    lines = [json.loads(line) for line in sys.stdin if line.strip()]
    results = []
    started = time.process_time()
    for line in lines:
        text = line[options.field]
        if options.normalize:
            text = normalize(text)
        results.append(g2p.phonemize_tokens(g2p.tokenize(text)))
    seconds = time.process_time() - started
    for line, tokens in zip(lines, results):
        said = "".join((t.phonemes or "") + (" " if t.whitespace else "") for t in tokens).strip()
        row = [[t.text, t.tag, t.phonemes or "", bool(t.whitespace)] for t in tokens]
        print(json.dumps({"id": line["id"], "phonemes": said, "tokens": row}, ensure_ascii=False))
    figures = {"sentences": len(lines), "seconds": round(seconds, 4), "load_seconds": round(load, 3)}
    print(json.dumps(figures), file=sys.stderr)


main()
