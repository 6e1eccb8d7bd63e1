#!/usr/bin/env python3
"""Counts letters for the encoding detector and writes its tables as Swift.

  letter-statistics.py OUT_FOLDER LOCALE_FOLDER...

Reads message catalogues (`<language>/LC_MESSAGES/*.mo`) below the given folders, such as
/usr/share/locale and the unpacked Debian packages wesnoth-data, freeciv-data. Only counts are kept:
for alphabets the cost of a letter after a letter, for Chinese, Japanese and Korean the cost of each
character. A cost is -ln p. Run it again only when languages are to be added.
"""

import collections
import gettext
import glob
import math
import os
import re
import sys
import unicodedata

LANGUAGES = {  # name: locales
    "ar": ["ar"],
    "be": ["be"],
    "bg": ["bg"],
    "ca": ["ca"],
    "cs": ["cs"],
    "cy": ["cy"],
    "da": ["da"],
    "de": ["de"],
    "el": ["el"],
    "eo": ["eo"],
    "es": ["es"],
    "et": ["et"],
    "fa": ["fa"],
    "fi": ["fi"],
    "fr": ["fr"],
    "ga": ["ga"],
    "he": ["he"],
    "hr": ["hr", "bs"],
    "hu": ["hu"],
    "is": ["is"],
    "it": ["it"],
    "lt": ["lt"],
    "lv": ["lv"],
    "mk": ["mk"],
    "mt": ["mt"],
    "nb": ["nb", "nb_NO", "nn"],
    "nl": ["nl"],
    "pl": ["pl"],
    "pt": ["pt", "pt_BR"],
    "ro": ["ro"],
    "ru": ["ru"],
    "sk": ["sk"],
    "sl": ["sl"],
    "sq": ["sq"],
    "sr": ["sr"],
    "sv": ["sv"],
    "th": ["th"],
    "tr": ["tr"],
    "uk": ["uk"],
    "vi": ["vi"],
}
IDEOGRAPHIC = {"zhHans": ["zh_CN"], "zhHant": ["zh_TW", "zh_HK"], "ja": ["ja"], "ko": ["ko"]}
SWIFT_NAME = {"is": "icelandic"}  # a keyword in Swift
CODE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
STEP = 0.2  # nats a code step
NON_LATIN = {"ar", "be", "bg", "el", "fa", "he", "mk", "ru", "sr", "th", "uk"}
VOWEL_MARKS = {0x302, 0x306, 0x31B}  # stay with their letter in windows-1258


def texts(folders, locales):
    for folder in folders:
        for locale in locales:
            for path in glob.glob(f"{folder}/**/{locale}/LC_MESSAGES/*.mo", recursive=True):
                try:
                    catalogue = gettext.GNUTranslations(open(path, "rb"))._catalog
                except Exception:
                    continue
                for key, value in catalogue.items():
                    if key == "" or not isinstance(value, str):
                        continue
                    yield re.sub(r"<[^>]*>|%\S+|\$\S+|[&_~]", "", value)


def tone_split(text):
    """Vietnamese as windows-1258 writes it: tones as marks of their own."""
    out = []
    for c in unicodedata.normalize("NFD", text):
        if ord(c) in VOWEL_MARKS and out:
            out[-1] = unicodedata.normalize("NFC", out[-1] + c)
        else:
            out.append(c)
    return "".join(out)


def is_letter(c):
    return unicodedata.category(c)[0] in "LM"


def pairs(name, text, counts):
    if name == "viMarks":
        text = tone_split(text)
    elif name != "th":
        text = unicodedata.normalize("NFC", text)
    if name == "ro":
        text = text + " " + text.translate(str.maketrans("șțȘȚ", "şţŞŢ"))
    if name == "he":  # legacy pages are written without points
        text = re.sub("[\u0591-\u05c7]", "", text)
    lower = "".join(c.lower() if len(c.lower()) == 1 else c for c in text.replace("İ", "i"))
    for word in re.findall(r"[^\W\d_](?:[^\W\d_]|[\u0300-\u036f\u0e31-\u0e4e\u064b-\u0652])*", lower):
        if all(ord(c) < 128 for c in word):
            continue
        if name in NON_LATIN and any(ord(c) < 128 for c in word):
            continue
        previous = " "
        for c in word + " ":
            counts[previous][c] += 1
            previous = c


def letter_table(name, folders, locales):
    counts = collections.defaultdict(collections.Counter)
    for text in texts(folders, locales):
        pairs(name, text, counts)
    totals = collections.Counter()
    for row in counts.values():
        totals.update(row)
    whole = sum(totals.values())
    alphabet = sorted(c for c in totals if c != " " and is_letter(c) and totals[c] / whole > 5e-5 and not 0x250 <= ord(c) < 0x300)
    rows = []
    for previous in [" "] + alphabet:
        row = counts[previous]
        total = sum(row[c] for c in [" "] + alphabet)
        line = ""
        for c in [" "] + alphabet:
            share = totals[c] / whole
            # Witten-Bell: back off to the letter's own share by the number of kinds seen.
            kinds = len(row) or 1
            p = (row[c] + kinds * share) / (total + kinds)
            line += CODE[min(63, round(-math.log(max(p, 1e-9)) / STEP))]
        rows.append(line)
    return "".join(alphabet), rows, whole


def character_bands(folders, locales, keep):
    counts = collections.Counter()
    for text in texts(folders, locales):
        counts.update(c for c in text if ord(c) >= 0x3000 and ord(c) < 0x10000)
    whole = sum(counts.values())
    bands = collections.defaultdict(list)
    for c, n in counts.most_common(keep):
        if 0xE000 <= ord(c) < 0xF900:
            continue
        bands[round(-math.log(n / whole) / 0.25)].append(c)
    return bands


def main():
    out, folders = sys.argv[1], sys.argv[2:]
    head = "// Generated by Tools/letter-statistics.py; do not edit.\n// swift-format-ignore-file\n\n"
    with open(os.path.join(out, "LetterPairs+Tables.swift"), "w") as f:
        f.write(head + "extension LetterPairs {\n")
        f.write("  /// Cost of each letter after each letter, one row a previous letter, the word's edge first.\n")
        f.write("  static let tables: [(language: Language, alphabet: String, rows: String)] = [\n")
        for name, locales in list(LANGUAGES.items()) + [("viMarks", ["vi"])]:
            alphabet, rows, whole = letter_table(name, folders, locales)
            print(name, len(alphabet), whole, alphabet)
            literal = "".join(
                "\\u{%04x}" % ord(c) if unicodedata.combining(c) or unicodedata.category(c)[0] == "M" else c for c in alphabet
            )
            f.write(f'    (.{SWIFT_NAME.get(name, name)}, "{literal}",\n      """\n')
            f.writelines(f"      {row}\n" for row in rows)
            f.write('      """),\n')
        f.write("  ]\n}\n")
    with open(os.path.join(out, "CharacterCosts+Tables.swift"), "w") as f:
        f.write(head + "extension CharacterCosts {\n")
        f.write("  /// Characters by cost in quarter nats.\n")
        f.write("  static let tables: [(language: Language, bands: [(cost: Int, characters: String)])] = [\n")
        for name, locales in IDEOGRAPHIC.items():
            bands = character_bands(folders, locales, 3500 if name != "ko" else 1600)
            print(name, sum(len(b) for b in bands.values()))
            f.write(f"    (.{name}, [\n")
            for cost in sorted(bands):
                f.write(f'      ({cost}, "{"".join(bands[cost])}"),\n')
            f.write("    ]),\n")
        f.write("  ]\n}\n")


main()
