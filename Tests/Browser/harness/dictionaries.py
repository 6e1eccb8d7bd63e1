"""Dictionaries, made on the fly."""

import io
import struct
import tarfile
import zipfile


def dictionary(name, entries, packer="zip"):
    """An archive with a dictionary of StarDict: a zip, or a tar that is compressed by the packer."""
    index = data = b""
    for word, html in sorted(entries):
        index += word.encode() + b"\0" + struct.pack(">II", len(data), len(html.encode()))
        data += html.encode()
    ifo = (
        f"StarDict's dict ifo file\nversion=2.4.2\nbookname={name}\nwordcount={len(entries)}\n"
        f"idxfilesize={len(index)}\nsametypesequence=h\n"
    )
    files = {"ifo": ifo.encode(), "idx": index, "dict": data}
    file = io.BytesIO()
    if packer == "zip":
        with zipfile.ZipFile(file, "w") as archive:
            for ending, content in files.items():
                archive.writestr(f"folder/d.{ending}", content)
    else:
        with tarfile.open(fileobj=file, mode=f"w:{packer}") as archive:
            for ending, content in files.items():
                entry = tarfile.TarInfo(f"folder/d.{ending}")
                entry.size = len(content)
                archive.addfile(entry, io.BytesIO(content))
    return file.getvalue()
