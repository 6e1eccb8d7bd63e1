import Markup
package import ReadingModel

extension BookParser {
  /// Every character inside the `body` of a chapter's source save scripts and style sheets: what
  /// parsers are compared by, from the same parse that ``Chapter/text`` is made of.
  ///
  /// It holds what a reader leaves out: hidden elements, readings above the text, the TeX source of
  /// formulas, what stands in for sound and video.
  ///
  /// - Parameters:
  ///   - index: Index in the spine.
  ///   - book: The book.
  /// - Returns: The characters as they are; `nil` for drawings, images and what can't be parsed.
  @concurrent
  package static func bodyText(ofChapter index: Int, in book: Book) async -> String? {
    guard let content = book.content as? EPUBContent else { return nil }
    var findings: [Finding] = []
    let source = content.chapters[index]
    guard source.isDocument, let root = try? content.document(source, &findings).root,
      root.name != "svg"
    else { return nil }
    return root.body.text { ["script", "style"].contains($0.name.lowercased()) }
  }
}
