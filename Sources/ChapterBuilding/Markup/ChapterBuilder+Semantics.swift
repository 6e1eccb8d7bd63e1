import Markup
import ReadingModel

extension ChapterBuilder {
  /// Reserves a span for an element with declared semantics; its end is set when the walk leaves
  /// the element.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - tag: The tag that is written for it.
  /// - Returns: The span's index.
  mutating func beginSpan(_ node: MarkupNode, _ tag: String) -> Int? {
    let declared = node.hasAttributes ? node.declaredSemantics : nil
    let usual: SemanticSpan.Kind? =
      switch tag {
      case "sup": .superscript
      // A word of another language is set in italics to tell it, not to stress it.
      case "em", "strong", "i", "b": node.languageTag == nil ? .emphasis : nil
      default: nil
      }
    guard let kind = declared ?? usual else { return nil }
    let start = writer.utf16Count
    chapter.semantics.append(SemanticSpan(kind, start..<start))
    return chapter.semantics.count - 1
  }
}

extension MarkupNode {
  /// The element's semantics: by its `epub:type` or role, else by class names that are common in
  /// books without either.
  fileprivate var declaredSemantics: SemanticSpan.Kind? {
    if attribute("type", namespace: Namespaces.ops) != nil {
      let types = words("type", namespace: Namespaces.ops)
      for (type, kind) in Self.kindsByType where types.contains(type) { return kind }
    }
    if attribute("role") != nil {
      let roles = words("role")
      for (type, kind) in Self.kindsByType where roles.contains("doc-\(type)") { return kind }
    }
    switch name {
    case "a", "span", "sup", "small", "div": break
    default: return nil
    }
    guard let value = attribute("class") else { return nil }
    let classes = value.spaced.map { $0.lowercased() }.filter { Self.kindsByClass[$0] != nil }
    return classes.min().flatMap { Self.kindsByClass[$0] }
  }

  private static let kindsByType: [(String, SemanticSpan.Kind)] = [
    ("noteref", .noteReference), ("backlink", .backlink), ("pagebreak", .pageNumber),
    ("biblioref", .citation),
  ]

  /// Class names of Project Gutenberg, calibre's conversions, Pandoc, InDesign and Word.
  private static let kindsByClass: [String: SemanticSpan.Kind] = [
    "pagenum": .pageNumber, "pageno": .pageNumber, "page-number": .pageNumber,
    "pagenumber": .pageNumber, "pagebreak": .pageNumber, "x-ebookmaker-pageno": .pageNumber,
    "fnanchor": .noteReference, "footnote-ref": .noteReference, "noteref": .noteReference,
    "footnoteref": .noteReference, "footnote-link": .noteReference,
    "footnotereference": .noteReference, "endnotereference": .noteReference,
    "msofootnotereference": .noteReference, "footnote-back": .backlink,
    "footnote-backref": .backlink,
  ]
}
