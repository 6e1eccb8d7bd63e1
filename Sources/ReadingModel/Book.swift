/// An opened book: what is known without reading its chapters, and the way to them.
///
/// Chapters load one at a time and are not kept, so a book of any size costs little memory.
public struct Book: Sendable {
  /// What identifies the file.
  public let fingerprint: Fingerprint
  /// What the book says about itself.
  public var metadata: Metadata
  /// What the book is called if it gives no title: the name of its file, without the extension.
  public var fallbackTitle = Self.untitled
  /// The table of contents, nested; may be empty.
  public let contents: [ContentsEntry]
  /// The chapters in reading order; not empty.
  public let spine: [SpineItem]
  /// Mistakes in the package; chapters carry their own findings.
  public let findings: [Finding]
  /// Where chapters and resources come from.
  public let content: any BookContent
  /// Length of each chapter's text in UTF-16 units, in spine order; `nil` if it was not measured
  /// yet.
  public var lengths: [Int]?

  /// What a book without title and file is called.
  public static let untitled = "Untitled"

  /// Makes a book.
  ///
  /// - Parameters:
  ///   - fingerprint: What identifies the file.
  ///   - metadata: What the book says about itself.
  ///   - contents: The table of contents.
  ///   - spine: The chapters in reading order.
  ///   - findings: Mistakes in the package.
  ///   - content: Where chapters and resources come from.
  ///   - lengths: Length of each chapter's text, if it was measured before.
  public init(
    fingerprint: Fingerprint, metadata: Metadata, contents: [ContentsEntry], spine: [SpineItem],
    findings: [Finding], content: any BookContent, lengths: [Int]? = nil
  ) {
    self.fingerprint = fingerprint
    self.metadata = metadata
    self.contents = contents
    self.spine = spine
    self.findings = findings
    self.content = content
    self.lengths = lengths
  }

  /// What the book is called: its title, or else the name of its file.
  public var title: String { metadata.title ?? fallbackTitle }

  /// What the book says about itself, with ``title`` if it gives none.
  public var titledMetadata: Metadata {
    var titled = metadata
    titled.title = title
    return titled
  }

  /// Length of each chapter's text in UTF-16 units, in spine order.
  ///
  /// - Returns: The lengths that were measured before; else all chapters are read once, and the
  ///   answer is kept.
  /// - Throws: When the file itself can no longer be read.
  public func chapterLengths() async throws -> [Int] {
    if let lengths { return lengths }
    return try await content.chapterLengths()
  }
}
