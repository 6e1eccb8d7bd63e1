import ReadingModel

/// What the types of an overlay's elements mean to a listener.
///
/// Source: EPUB 3 Structural Semantics Vocabulary 1.1; EPUB 3.3, 9.4.3 "Skippability and escapability".
enum OverlayTypes {
  private static let skippable: [String: SkippableKind] = [
    "pagebreak": .pageNumbers, "footnote": .notes, "footnotes": .notes, "endnote": .notes,
    "endnotes": .notes, "rearnote": .notes, "rearnotes": .notes, "note": .notes,
    "noteref": .noteMarks, "annoref": .noteMarks, "backlink": .noteMarks, "biblioref": .citations,
    "table": .tables, "table-row": .tables, "table-cell": .tables,
  ]
  private static let escapable: Set<String> = [
    "table", "table-row", "table-cell", "list", "list-item", "figure", "aside", "sidebar",
  ]

  /// The kinds of text that a person may skip.
  static func kinds(_ types: Set<String>) -> Set<SkippableKind> {
    Set(types.compactMap { skippable[$0] })
  }

  /// Whether listeners leave it as a whole.
  static func isEscapable(_ types: Set<String>) -> Bool { !types.isDisjoint(with: escapable) }
}
