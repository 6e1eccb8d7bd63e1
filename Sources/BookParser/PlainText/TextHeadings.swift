import ChapterBuilding
public import Foundation

/// The headings of a stretch of a text whose chapters are not known yet.
///
/// The stretch alone decides what is a heading in it, so that the contents of the book may differ in some of them.
public struct TextHeadings: Hashable, Sendable {
  /// A heading.
  public struct Heading: Hashable, Sendable {
    /// The title as the contents show it.
    public var title: String
    /// 0 for books, parts and volumes, 1 for chapters, 2 below.
    public var level: Int
    /// The byte of the file at which its line begins.
    public var byte: Int
  }

  /// The headings in order.
  public var headings: [Heading]
  /// The byte at which the next stretch begins; `nil` at the end of the file.
  public var next: Int?
  /// Whether the next stretch is there.
  public var hasMore: Bool
}

/// A parser that finds headings before all of a file has been read, or has arrived.
package protocol HeadingFormatParser: PassageFormatParser {
  /// The headings of a stretch of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - byte: Where the stretch begins: 0, or where the one before it ends.
  ///   - byteCount: The bytes of the file that have arrived.
  ///   - isComplete: Whether that is all of it.
  /// - Returns: The headings; `nil` if the bytes are no text.
  /// - Throws: When reading fails; `CancellationError`.
  static func headings(
    of file: URL, from byte: Int, upTo byteCount: Int, isComplete: Bool
  ) throws -> TextHeadings?
}

extension BookParser {
  /// The headings of a stretch of a file, in a time that does not depend on the file's size.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - byte: Where the stretch begins: 0, or where the one before it ends.
  ///   - byteCount: The bytes of the file that have arrived.
  ///   - isComplete: Whether that is all of it.
  ///   - formats: The formats that it may be of.
  /// - Returns: The headings; `nil` for a format that has to be there as a whole.
  /// - Throws: ``BookOpenError``; when reading fails; `CancellationError`.
  @concurrent
  public static func headings(
    of file: URL, from byte: Int, upTo byteCount: Int, isComplete: Bool,
    formats: BookFormatTable = .standard
  ) async throws -> TextHeadings? {
    try (parser(of: file, formats) as? any (HeadingFormatParser & SendableMetatype).Type)?
      .headings(of: file, from: byte, upTo: byteCount, isComplete: isComplete)
  }
}

extension PlainTextParser: HeadingFormatParser {
  /// Bytes of a stretch: a thousand chapters, read in some tenths of a second, and a multiple of every code unit.
  static let stretchLength = 16 << 20
  /// The most headings of a stretch; a stretch with more ends there.
  static let headingLimit = 2000

  package static func headings(
    of file: URL, from byte: Int, upTo byteCount: Int, isComplete: Bool
  ) throws -> TextHeadings? {
    try headings(
      of: file, from: byte, upTo: byteCount, isComplete: isComplete, length: stretchLength)
  }

  /// The headings of a stretch of a length that tests choose.
  static func headings(
    of file: URL, from byte: Int, upTo byteCount: Int, isComplete: Bool, length: Int
  ) throws -> TextHeadings? {
    guard let text = try UnreadText(file, upTo: byteCount) else { return nil }
    let start = byte > text.bodyStart ? try text.ownLineStart(at: byte) : text.bodyStart
    let end = text.end(from: start)
    guard max(start, byte) < end else {
      return TextHeadings(headings: [], next: isComplete ? nil : byte, hasMore: false)
    }
    let upper = min(start + length, end)
    let isEnd = upper == end && isComplete
    let (index, next) = try LineIndex.make(
      of: start..<upper, isEnd: isEnd, in: file, text.encoding, head: text.head)
    let bodyEnd = index.gutenberg.end ?? Int.max
    let found = HeadingSelection(statistics: index.statistics).headings(
      among: index.candidates.filter { $0.offset < bodyEnd }, textLength: index.textLength)
    let headings = found.filter { $0.offset >= byte }.map {
      TextHeadings.Heading(
        title: $0.mark.label.withoutControls, level: $0.mark.level, byte: $0.offset)
    }
    if headings.count > headingLimit {
      return TextHeadings(
        headings: Array(headings[..<headingLimit]), next: headings[headingLimit].byte,
        hasMore: true)
    }
    return TextHeadings(headings: headings, next: isEnd ? nil : next, hasMore: upper < end)
  }
}
