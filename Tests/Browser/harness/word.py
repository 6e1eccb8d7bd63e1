"""Small Word documents with formulas, made on the fly."""

import html
import zipfile

PARTS = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
TYPES = f"""<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/word/document.xml" ContentType="{PARTS}"/></Types>"""
LINKS = """<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
 Target="word/document.xml"/></Relationships>"""
SPACES = (
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" '
    'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'
)


def words(text):
    """A run of text."""
    return f'<w:r><w:t xml:space="preserve">{html.escape(text)}</w:t></w:r>'


def signs(text):
    """A run of a formula."""
    return f"<m:r><m:t>{html.escape(text)}</m:t></m:r>"


def fraction(above, below):
    return f"<m:f><m:num>{signs(above)}</m:num><m:den>{signs(below)}</m:den></m:f>"


def formula(parts):
    return f"<m:oMath>{parts}</m:oMath>"


def write(path, paragraphs):
    """Writes a document of these paragraphs, which are markup."""
    body = "".join(f"<w:p>{paragraph}</w:p>" for paragraph in paragraphs)
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("[Content_Types].xml", TYPES)
        file.writestr("_rels/.rels", LINKS)
        file.writestr("word/document.xml", f'<?xml version="1.0"?><w:document {SPACES}><w:body>{body}</w:body></w:document>')
    return path
