"""Dictionaries, made on the fly."""

import io
import struct
import zipfile


def dictionary(name, entries):
    """An archive with a dictionary of StarDict."""
    index = data = b""
    for word, html in sorted(entries):
        index += word.encode() + b"\0" + struct.pack(">II", len(data), len(html.encode()))
        data += html.encode()
    ifo = (f"StarDict's dict ifo file\nversion=2.4.2\nbookname={name}\nwordcount={len(entries)}\n"
           f"idxfilesize={len(index)}\nsametypesequence=h\n")
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for ending, content in (("ifo", ifo), ("idx", index), ("dict", data)):
            archive.writestr(f"folder/d.{ending}", content)
    return file.getvalue()
