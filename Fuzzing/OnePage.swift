import ChapterBuilding
import ReadingModel

/// A book in memory, of one page with one style sheet.
struct OnePage: BookFiles {
  static let plainPage = Array(
    """
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>A</title>
    <link rel="stylesheet" href="s.css"/></head><body><h1 id="a">One</h1>
    <p class="x">A <a href="#a">link</a><br/>and <i>more</i>.</p><ul><li>b</li></ul></body></html>
    """.utf8)
  static let plainSheet = Array("p.x { color: red } @media print { p { display: none } }".utf8)

  private static let pagePath = "c.xhtml"
  private static let sheetPath = "s.css"

  let page: [UInt8]
  let sheet: [UInt8]

  /// Reads the page with and without its style, and the sheet, and checks what every chapter promises.
  static func read(page: [UInt8], sheet: [UInt8]) {
    let reader = MarkupReader(files: OnePage(page: page, sheet: sheet), language: nil)
    for isStyled in [false, true] {
      let built = reader.chapter(MarkupSource(index: 0, path: pagePath), isStyled: isStyled)
      Promises.check(built.chapter, length: built.length)
    }
    for isFixed in [false, true] { _ = reader.styleSheet(at: sheetPath, isFixed: isFixed) }
    _ = reader.writingMode(chapters: [pagePath], sheets: [sheetPath])
  }

  func storedPath(_ path: String) -> String? {
    [Self.pagePath, Self.sheetPath].contains(path) ? path : nil
  }

  func read(_ path: String, limit: Int) -> BookFile? {
    switch path {
    case Self.pagePath: BookFile(bytes: Array(page.prefix(limit)))
    case Self.sheetPath: BookFile(bytes: Array(sheet.prefix(limit)))
    default: nil
    }
  }

  func chapter(at path: String) -> Int? { path == Self.pagePath ? 0 : nil }
}
