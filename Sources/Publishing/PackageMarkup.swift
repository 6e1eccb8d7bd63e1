import Basics

/// The documents that make chapters a book: container, package, contents and pages.
struct PackageMarkup {
  private let book: Publication

  init(_ book: Publication) {
    self.book = book
  }

  static let container = """
    <?xml version="1.0" encoding="UTF-8"?>
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
      <rootfiles>
        <rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
      </rootfiles>
    </container>

    """

  /// Path of a chapter beside the package document.
  func chapterPath(_ index: Int) -> String { "chapter-\(index + 1).xhtml" }

  var document: String {
    let creator =
      book.creator.isEmpty ? "" : "\n    <dc:creator>\(book.creator.escapedAsMarkup)</dc:creator>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
          <dc:identifier id="id">\(book.identifier.escapedAsMarkup)</dc:identifier>
          <dc:title>\(book.title.escapedAsMarkup)</dc:title>\(creator)
          <dc:language>\(book.language.escapedAsMarkup)</dc:language>
          <meta property="dcterms:modified">\(book.modified.escapedAsMarkup)</meta>
        </metadata>
        <manifest>
          <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
          <item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>
          <item id="style" href="style.css" media-type="text/css"/>
      \(lines { "    <item id=\"c\($0)\" href=\"\(chapterPath($0))\" media-type=\"application/xhtml+xml\"/>" })
        </manifest>
        <spine toc="ncx">
      \(lines { "    <itemref idref=\"c\($0)\"/>" })
        </spine>
      </package>

      """
  }

  var navigation: String {
    let entries = lines { index in
      "      <li><a href=\"\(chapterPath(index))\">\(book.sections[index].title.escapedAsMarkup)</a></li>"
    }
    return page(
      title: book.title,
      body: """
        <nav epub:type="toc" id="toc">
          <h1>\(book.title.escapedAsMarkup)</h1>
          <ol>
        \(entries)
          </ol>
        </nav>

        """)
  }

  var ncx: String {
    let points = lines { index in
      """
          <navPoint id="p\(index)" playOrder="\(index + 1)">
            <navLabel><text>\(book.sections[index].title.escapedAsMarkup)</text></navLabel>
            <content src="\(chapterPath(index))"/>
          </navPoint>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1">
        <head><meta name="dtb:uid" content="\(book.identifier.escapedAsMarkup)"/></head>
        <docTitle><text>\(book.title.escapedAsMarkup)</text></docTitle>
        <navMap>
      \(points)
        </navMap>
      </ncx>

      """
  }

  func chapter(_ section: Publication.Section) -> String {
    page(title: section.title, body: section.body)
  }

  private func page(title: String, body: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" \
    lang="\(book.language.escapedAsMarkup)" xml:lang="\(book.language.escapedAsMarkup)">
    <head>
      <title>\(title.escapedAsMarkup)</title>
      <link rel="stylesheet" type="text/css" href="style.css"/>
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }

  /// One line a chapter.
  private func lines(_ line: (Int) -> String) -> String {
    book.sections.indices.map(line).joined(separator: "\n")
  }
}
