public import Foundation
public import ReadingModel

/// A passage of a text whose chapters are not known yet.
///
/// Its coordinates are bytes of the file, which the pass over the text does not change: no offset of the book is estimated.
public struct TextPassage: Sendable {
  /// The passage as a chapter.
  public let chapter: Chapter
  /// Its bytes in the file.
  public let bytes: Range<Int>
  /// The byte at which each block of the chapter begins, in order.
  public let blockStarts: [Int]
  /// The offset in the chapter's text of the first visible character that ends behind the byte that was asked for; the text's length behind the
  /// last one.
  public let offset: Int
  /// The format of the file.
  public let format: BookFormat
  /// The language that the encoding suggests, BCP 47; `nil` where it suggests none, or the letters are those of another one.
  public let encodingLanguage: String?
}

/// A parser that can show passages of a file before the rest of it has been read, or has arrived.
package protocol PassageFormatParser: FormatParser {
  /// The passage at a byte of a file.
  ///
  /// - Parameters:
  ///   - file: The file, complete or not.
  ///   - byte: A byte from 0 up; one behind the file's end counts as its last.
  ///   - isComplete: Whether all of the file is there.
  /// - Returns: Some screens that begin with the line of the byte; `nil` where nothing can be shown yet.
  /// - Throws: When reading fails.
  static func passage(of file: URL, at byte: Int, isComplete: Bool) throws -> TextPassage?

  /// The file in pieces that can be searched.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - limit: The bytes of it that have arrived.
  ///   - isComplete: Whether that is all of it.
  /// - Returns: The pieces; `nil` if the bytes are no text.
  /// - Throws: When reading fails.
  static func pieces(of file: URL, upTo limit: Int, isComplete: Bool) throws -> TextPieces?
}

extension BookParser {
  /// Whether passages of a file can be shown before the rest of it has been read.
  ///
  /// - Parameters:
  ///   - file: The file, complete or not.
  ///   - formats: The formats that it may be of.
  /// - Returns: `false` for a format that has to be there as a whole.
  /// - Throws: ``BookOpenError``; when reading fails.
  @concurrent
  public static func hasPassages(
    _ file: URL, formats: BookFormatTable = .standard
  ) async throws -> Bool {
    try parser(of: file, formats) is any PassageFormatParser.Type
  }

  /// The passage at a byte of a file, in a time that does not depend on the file's size.
  ///
  /// - Parameters:
  ///   - file: The file, complete or not.
  ///   - byte: A byte from 0 up; one behind the file's end counts as its last.
  ///   - isComplete: Whether all of the file is there; otherwise the passage leaves out a last line that may go on.
  ///   - formats: The formats that it may be of.
  /// - Returns: Some screens that begin with the line of the byte; `nil` for a format that has to be there as a whole.
  /// - Throws: ``BookOpenError``; when reading fails.
  @concurrent
  public static func passage(
    of file: URL, at byte: Int, isComplete: Bool = true, formats: BookFormatTable = .standard
  ) async throws -> TextPassage? {
    try (parser(of: file, formats) as? any (PassageFormatParser & SendableMetatype).Type)?
      .passage(of: file, at: byte, isComplete: isComplete)
  }
}

extension PlainTextParser: PassageFormatParser {
  /// Bytes of a passage: some ten screens, and a multiple of every code unit.
  private static let passageLength = 64 << 10

  /// The passage at a byte; the one at the file's first bytes begins behind Project Gutenberg's header.
  ///
  /// It ends with a line, or in a very long line between sentences, so that the next one goes on as a voice would.
  package static func passage(
    of file: URL, at byte: Int, isComplete: Bool
  ) throws -> TextPassage? {
    guard let text = try UnreadText(file) else { return nil }
    let lower = try text.lineStart(at: byte)
    let end = text.end(from: lower)
    guard lower < end else { return nil }
    let isLast = end - lower < passageLength
    let whole =
      isLast && isComplete ? end : try text.lineStart(at: min(lower + passageLength, end))
    // A single line that has not arrived as a whole is better than nothing.
    let upper = whole > lower ? whole : end
    let (content, part) = try text.content(lower..<upper)
    let chapter = try content.whole(part)
    let decoded = content.decoder.decodedWithStarts(Array(try content.bytes(of: part)))
    let map = InkMap(Array(chapter.text.utf16), decoded, part: part.range)
    return TextPassage(
      chapter: chapter, bytes: part.range,
      blockStarts: chapter.blocks.map { map.byte(from: $0.range.lowerBound) ?? upper },
      offset: map.offset(from: byte) ?? chapter.text.utf16.count, format: format,
      encodingLanguage: text.language?.tag(writtenIn: chapter.text))
  }

  package static func pieces(
    of file: URL, upTo limit: Int, isComplete: Bool
  ) throws -> TextPieces? {
    try TextPieces(file, upTo: limit, isComplete: isComplete)
  }
}
