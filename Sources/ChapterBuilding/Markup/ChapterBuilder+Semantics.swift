import Markup
import ReadingModel

extension ChapterBuilder {
  /// Reserves a span for an element with declared semantics; its end is set when the walk leaves
  /// the element.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - tag: The tag that is written for it.
  ///   - isSetApart: Whether its name or its type tells it from the words around.
  /// - Returns: The span's index.
  mutating func beginSpan(_ node: MarkupNode, _ tag: String, isSetApart: Bool) -> Int? {
    let declared = node.hasAttributes ? node.declaredSemantics : nil
    let usual: SemanticSpan.Kind? =
      switch tag {
      case "sup": .superscript
      // A word of another language is set in italics to tell it, not to stress it.
      default: isSetApart && node.languageTag == nil ? .emphasis : nil
      }
    guard let kind = declared ?? usual else { return nil }
    let start = writer.utf16Count
    chapter.semantics.append(SemanticSpan(kind, start..<start))
    return chapter.semantics.count - 1
  }

  /// The type of an element's letters: by the book's style, else by its name, else that of the element around it.
  func type(
    of tag: String, _ layout: ElementLayout, in outer: Set<TypeMark>
  ) -> Set<TypeMark> {
    var type = outer
    if tag == "em" || tag == "i" { type.insert(.italic) }
    if tag == "strong" || tag == "b" { type.insert(.bold) }
    for (mark, isSet) in layout.type {
      if isSet { type.insert(mark) } else { type.remove(mark) }
    }
    return type
  }

  /// Whether an element tells its words from those around: by its name, or by a type that these do not have.
  ///
  /// Upright words in an italic passage are set apart, and so are bold ones in any. The type of a block, of a line or of a
  /// link is no emphasis, and neither is an `i` that the book's style makes look like the rest, as those of icons.
  func isSetApart(_ element: OpenElement, _ tag: String, from outer: Set<TypeMark>) -> Bool {
    switch tag {
    case "em", "strong": return true
    case "i", "b", "span":
      guard !element.isBlock, !element.isLine, !element.isCell else { return false }
      return element.type.contains(.italic) != outer.contains(.italic)
        || element.type.contains(.bold) && !outer.contains(.bold)
    default: return false
    }
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
