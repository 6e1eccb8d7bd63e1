"""The encodings of the collection's texts: whole books, and short labelled texts of two detectors' own test sets. An
answer is right where Python's codec of its name reads the file as the same text as the labelled one. Time is that of
all files, the reading of them included; the peers are uchardet (as faust-cchardet), chardet and charset-normalizer."""

import json
import pathlib

from harness import table

CODECS = {
    "shift_jis (cp932)": "cp932",
    "gbk": "gb18030",
    "gb2312": "gb18030",
    "maccyrillic": "mac-cyrillic",
    "uhc": "cp949",
    "macroman": "mac-roman",
    "macintosh": "mac-roman",
    "x-mac-cyrillic": "mac-cyrillic",
}
"""Names that Python does not know, and sets for which everybody means the larger one."""
VARIETIES = {"shift_jis": ["shift_jis", "cp932"]}
"""Two of Python's codecs go by this name; an answer does not say which it means."""


def measure(places):
    texts = places.corpus / "txt"
    labelled = {}
    for gold in sorted(texts.glob("expected*.json")):
        labelled |= {
            str(texts / file): entry["encoding"] for file, entry in json.loads(gold.read_text()).items() if (texts / file).exists()
        }
    listing = places.output / "texts.txt"
    listing.write_text("".join(f"{file}\n" for file in labelled))
    ours, _ = places.ours("encodings", stdin=listing)
    peers, _ = places.peer("encodings.py", stdin=listing)
    rows = []
    for group, title in {
        "": "whole books",
        "encdet/chardet": "short texts, chardet's set",
        "encdet/uchardet": "short texts, uchardet's set",
    }.items():
        chosen = {file for file in labelled if in_group(pathlib.Path(file).relative_to(texts), group)}
        answers = {None: [line for line in ours if line["file"] in chosen]}
        for line in peers:
            if line["file"] in chosen:
                answers.setdefault(line["detector"], []).append(line)
        mine = sum(right(line, labelled) for line in answers[None])
        spent = sum(line["seconds"] for line in answers.pop(None))
        for detector, lines in answers.items():
            theirs = sum(right(line, labelled) for line in lines)
            rows.append(
                table.Row(
                    f"{title}, {detector}",
                    f"{mine} of {len(chosen)}",
                    f"{theirs} of {len(chosen)}",
                    mine / max(theirs, 1),
                    "no fewer",
                    mine >= theirs,
                )
            )
            rows.append(
                table.Row(
                    "their time",
                    f"{spent * 1000:.0f} ms",
                    f"{sum(line['seconds'] for line in lines) * 1000:.0f} ms",
                    sum(line["seconds"] for line in lines) / spent,
                )
            )
    return rows


def in_group(file, group):
    return file.is_relative_to(group) if group else file.parts[0] != "encdet"


def right(answer, labelled):
    file, name = answer["file"], (answer.get("encoding") or "").lower()
    wanted = decoded(file, labelled[file].lower())
    return wanted is not None and wanted in (decoded(file, codec) for codec in VARIETIES.get(name, [name]))


def decoded(file, name):
    try:
        text = pathlib.Path(file).read_bytes().decode(CODECS.get(name, name), "replace")
    except LookupError:
        return None
    return text.lstrip("\ufeff")
