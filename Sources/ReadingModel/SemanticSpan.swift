/// What a piece of a chapter is for, where the book says so.
public struct SemanticSpan: Hashable, Sendable, Codable {
  /// What a piece is for.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// It refers to a footnote or endnote.
    case noteReference
    /// It leads from a note back to its reference.
    case backlink
    /// The number of a printed page.
    case pageNumber
    /// It refers to an entry of a bibliography.
    case citation
    /// It is set above the line, which may mean one of these or a power.
    case superscript
  }

  /// What it is for.
  public var kind: Kind
  /// Where it is, UTF-16 offsets in the chapter's text.
  public var range: Range<Int>

  /// Makes a span.
  ///
  /// - Parameters:
  ///   - kind: What it is for.
  ///   - range: Where it is, UTF-16 offsets in the chapter's text.
  public init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
