public import Foundation
public import ReadingModel

/// A parser that can show the beginning of a file before the rest of it has been read, or has arrived.
package protocol BeginningFormatParser: FormatParser {
  /// The beginning of a file.
  ///
  /// - Parameter file: The file, complete or not.
  /// - Returns: A chapter of some screens; `nil` where nothing can be shown yet.
  /// - Throws: When reading fails.
  static func beginning(of file: URL) throws -> Chapter?
}

extension BookParser {
  /// The beginning of a file, in a time that does not depend on the file's size.
  ///
  /// - Parameters:
  ///   - file: The file, complete or not.
  ///   - formats: The formats that it may be of.
  /// - Returns: A chapter of some screens; `nil` for a format that has to be there as a whole.
  /// - Throws: ``BookOpenError``; when reading fails.
  @concurrent
  public static func beginning(
    of file: URL, formats: BookFormatTable = .standard
  ) async throws -> Chapter? {
    try (parser(of: file, formats) as? any (BeginningFormatParser & SendableMetatype).Type)?
      .beginning(of: file)
  }
}

extension PlainTextParser: BeginningFormatParser {
  /// Bytes of a text that are shown before the rest has been read: some ten screens.
  private static let beginningLength = 64 << 10

  /// The beginning of a text, behind Project Gutenberg's header; where its chapters are is not known yet.
  package static func beginning(of file: URL) throws -> Chapter? {
    var survey = ByteSurvey()
    var blocks = try FileBlocks(file, range: 0..<beginningLength)
    guard let head = try blocks.next() else { return nil }
    survey.add(head.span)
    guard let detected = EncodingDetector().detect(survey) else { return nil }
    let index = try LineIndex.make(
      of: file, as: detected, head: survey.head, byteLimit: head.count)
    let start = index.gutenberg.start ?? detected.markLength
    let width = detected.encoding.unitWidth
    // The last character may be there in part.
    let end =
      head.count < beginningLength
      ? head.count / width * width
      : try SafeCut.place(before: head.count, in: file, detected.encoding)
    guard start < end else { return nil }
    let part = TextLayout.Part(range: start..<end, title: "", level: 1, hasHeading: false)
    let content = try PlainTextContent(
      file: file, layout: TextLayout(parts: TextParts([part])), encoding: detected.encoding,
      wrapColumn: index.statistics.wrapColumn)
    return try content.whole(part)
  }
}
