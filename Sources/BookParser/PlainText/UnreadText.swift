import Foundation
import ReadingModel

/// A text of which only samples and the first lines are known: its encoding, and how its lines are wrapped.
struct UnreadText: Sendable {
  /// The bytes whose lines are looked at: some ten screens, and a multiple of every code unit.
  private static let lookLength = 64 << 10

  let file: URL
  let encoding: TextEncoding
  /// The language that the encoding suggests.
  let language: Language?
  /// The file's first bytes.
  let head: [UInt8]
  /// The bytes of the byte order mark.
  private let markLength: Int
  /// Where the text begins: behind its byte order mark and Project Gutenberg's header.
  let bodyStart: Int
  /// The bytes that are there.
  let byteCount: Int
  private let wrapColumn: Int?
  /// How lines end if not with CR and LF.
  private let newlines: OtherNewlines?

  /// Looks at a text; `nil` if the bytes are no text.
  ///
  /// - Parameters:
  ///   - file: The file, complete or not.
  ///   - limit: The bytes of it that count.
  /// - Throws: When reading fails.
  init?(_ file: URL, upTo limit: Int = .max) throws {
    let survey = try ByteSurvey.of(file)
    guard let detected = EncodingDetector().detect(survey) else { return nil }
    let index = try LineIndex.make(
      of: file, as: detected, head: survey.head, byteLimit: Self.lookLength)
    self.file = file
    encoding = detected.encoding
    language = detected.language
    head = survey.head
    markLength = detected.markLength
    bodyStart = index.gutenberg.start ?? detected.markLength
    byteCount = min(survey.fileLength, limit)
    wrapColumn = index.statistics.wrapColumn
    newlines = OtherNewlines(detected.encoding, head: survey.head)
  }

  /// The start of the line at a byte, or of the paragraph of a text that is wrapped; the text's own where the byte is before it.
  ///
  /// In a line or paragraph that is too long, a place inside of it.
  func lineStart(at byte: Int) throws -> Int {
    guard byte > bodyStart else { return bodyStart }
    let byte = min(byte, byteCount - encoding.unitWidth)
    let paragraph =
      wrapColumn == nil
      ? nil : try SafeCut.paragraphStart(at: byte, from: bodyStart, in: file, encoding, newlines)
    return try paragraph
      ?? SafeCut.lineStart(
        at: byte, from: markLength, in: file, encoding, newlines)
  }

  /// The start of the line at a byte, also within a paragraph of a text that is wrapped; in a line that is too long, a place inside of it.
  func ownLineStart(at byte: Int) throws -> Int {
    try SafeCut.lineStart(
      at: min(byte, byteCount - encoding.unitWidth), from: markLength, in: file, encoding,
      newlines)
  }

  /// Whether a line of the file begins at a byte.
  func beginsLine(at byte: Int) throws -> Bool {
    guard byte > bodyStart else { return true }
    let width = encoding.unitWidth
    let length = width == 1 ? OtherNewlines.tailByteCount + 1 : width
    var blocks = try FileBlocks(file, range: max(byte - length, 0)..<byte)
    let bytes = Array(try blocks.next() ?? Data())
    return SafeCut.newlineLength(in: bytes, endingAt: bytes.count - width, encoding, newlines)
      != nil
  }

  /// The end of the last code unit, of a part that begins at a byte.
  ///
  /// The last character may be there in part.
  func end(from start: Int) -> Int {
    start + max(byteCount - start, 0) / encoding.unitWidth * encoding.unitWidth
  }

  /// A range of the text as a chapter of its own.
  func content(_ range: Range<Int>) throws -> (content: PlainTextContent, part: TextLayout.Part) {
    let part = TextLayout.Part(range: range, title: "", level: 1, hasHeading: false)
    let content = try PlainTextContent(
      file: file, layout: TextLayout(parts: TextParts([part])), encoding: encoding,
      wrapColumn: wrapColumn)
    return (content, part)
  }
}
