"""PDFs that tests make themselves."""


def flat(*lines, links=(), pages=None):
    """The bytes of a file with a line of text on each page, and no fonts of its own.

    `links` are annotations as PDF writes them, for the first page; `pages` are lists of such annotations by the index of the page.
    """
    annotations = dict(pages or {})
    if links:
        annotations[0] = list(links)
    count = len(lines)
    kids = " ".join(f"{3 + 2 * n} 0 R" for n in range(count))
    font = 3 + 2 * count
    objects = ["<< /Type /Catalog /Pages 2 0 R >>", f"<< /Type /Pages /Kids [{kids}] /Count {count} >>"]
    for n, line in enumerate(lines):
        stream = f"BT /F1 24 Tf 40 700 Td ({line}) Tj ET"
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents {4 + 2 * n} 0 R "
            f"/Resources << /Font << /F1 {font} 0 R >> >> /Annots [{' '.join(annotations.get(n, []))}] >>"
        )
        objects.append(f"<< /Length {len(stream)} >>\nstream\n{stream}\nendstream")
    objects.append("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>")
    file, places = "%PDF-1.4\n", []
    for number, value in enumerate(objects, 1):
        places.append(len(file))
        file += f"{number} 0 obj\n{value}\nendobj\n"
    table = len(file)
    file += f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n" + "".join(f"{place:010} 00000 n \n" for place in places)
    file += f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{table}\n%%EOF\n"
    return file.encode()
