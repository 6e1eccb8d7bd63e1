import ChapterBuilding
import Markup
package import ReadingModel
import ZipArchive

extension BookParser {
  /// Every character inside the `body` of a spine item, except scripts and style sheets; the
  /// measure by which parsers are compared.
  ///
  /// It includes text that a reader leaves out: hidden elements, ruby, the TeX source of formulas,
  /// and substitutes for sound and video. It belongs to the item itself, never to its fallback, and
  /// for malformed markup to the tree that libxml2 recovers. For well-formed XHTML it comes from
  /// the same parse as ``Chapter/text``.
  ///
  /// - Parameters:
  ///   - index: Index in the spine.
  ///   - book: The book.
  /// - Returns: The characters; `nil` for drawings, images and files that can't be parsed.
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
