/// The purpose of a piece of a chapter, as the book declares it.
public struct SemanticSpan: Hashable, Sendable, Codable {
  /// The purpose of a piece.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A reference to a footnote or endnote.
    case noteReference
    /// A link from a note back to its reference.
    case backlink
    /// The number of a printed page.
    case pageNumber
    /// A reference to an entry of a bibliography.
    case citation
    /// A superscript, which may be one of the above or an exponent.
    case superscript
    /// Words that the writer emphasises, or sets apart by italic or bold type: names and titles, too.
    case emphasis
  }

  /// The purpose.
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
