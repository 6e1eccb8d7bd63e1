import ChapterBuilding
import Markup
package import ReadingModel
import ZipArchive

extension BookParser {
  /// Every character inside the `body` of a spine item save scripts and style sheets: the measure
  /// that parsers are compared by.
  ///
  /// It holds what a reader leaves out: hidden elements, readings above the text, the TeX source of
  /// formulas, what stands in for sound and video. It is that of the item itself, never of its
  /// fallback, and of what libxml2 saves of malformed markup. For well-formed XHTML it is the
  /// parse that ``Chapter/text`` is made of.
  ///
  /// - Parameters:
  ///   - index: Index in the spine.
  ///   - book: The book.
  /// - Returns: The characters as they are; `nil` for drawings, images and what can't be parsed.
  @concurrent
  package static func bodyText(ofChapter index: Int, in book: Book) async -> String? {
    guard let content = book.content as? EPUBContent else { return nil }
    let path = book.spine[index].path
    let type = content.mediaType(of: path)
    guard type.contains("xml") || type.contains("html"), !type.contains("svg"),
      let bytes = try? content.container.read(path, limit: MarkupReader.markupLimit)?.bytes,
      let root = try? MarkupDocument.xml(bytes, recovering: true).root
    else { return nil }
    return root.body.text { ["script", "style"].contains($0.name.lowercased()) }
  }
}
