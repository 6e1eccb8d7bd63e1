import Foundation
import ReadingModel

/// The results of two passes over a text, as a file beside the book.
///
/// The program does not use a file that is cut short, damaged, of another version or of another text; it then reads the
/// text again.
struct TextIndex {
  /// The first bytes.
  ///
  /// The last of them is the version of the form.
  private static let signature = Array("VorleserText\u{2}".utf8)
  /// The largest index that is read, in bytes.
  ///
  /// The titles of 200,000 chapters take ten megabytes.
  private static let byteLimit = 256 << 20

  /// The SHA-256 of the text in lowercase hexadecimal digits.
  var sha256: String
  /// The state of the text's file at the time of reading.
  var stamp: FileStamp
  /// The choices of the person for reading it.
  var choices: TextChoices
  /// The results of the passes.
  var text: OpenedText

  private static func file(at place: URL) -> SealedFile {
    SealedFile(place: place, signature: signature, byteLimit: byteLimit)
  }

  /// The bytes of the file behind its seal.
  ///
  /// - Returns: A few bytes and the title for each chapter.
  /// - Throws: An error if a finding can't be encoded.
  private func body() throws -> [UInt8] {
    var body = IndexWriter()
    body.add(BookParser.revision)
    body.add(sha256)
    body.add(stamp.byteCount)
    // Times before 1970 are negative.
    body.add(UInt64(bitPattern: Int64(stamp.seconds)))
    body.add(stamp.nanoseconds)
    body.add(stamp.inode)
    body.add(choices.encoding?.description ?? "")
    body.add(choices.chapterRule ?? "")
    body.add(text.detected.encoding.name)
    body.add(text.detected.markLength)
    body.add(text.detected.language?.rawValue ?? "")
    body.add(text.wrapColumn.map { $0 + 1 } ?? 0)
    body.add(String(decoding: try JSONEncoder().encode(text.findings), as: UTF8.self))
    body.reserve(text.layout.parts.count * 64)
    body.add(text.layout.parts.count)
    for part in text.layout.parts {
      // The parts cover the text without a gap, so their lengths give their places.
      body.add(part.range.count)
      body.add(part.level)
      body.add((part.hasHeading ? 1 : 0) + (part.isLinear ? 2 : 0))
      body.add(part.title)
    }
    return body.bytes
  }

  /// Reads a file's bytes; `nil` for bytes that are no index of this version.
  ///
  /// - Parameters:
  ///   - bytes: The bytes behind the seal.
  ///   - file: The text, whose beginning is read again.
  /// - Throws: ``BookOpenError`` if the text can't be read.
  private init?(_ bytes: ArraySlice<UInt8>, of file: URL) throws {
    var body = IndexReader(bytes)
    guard body.number() == BookParser.revision, let sha256 = body.text(),
      let byteCount = body.number(), let seconds = body.unsigned(),
      let nanoseconds = body.number(), let inode = body.unsigned(),
      let chosen = body.text(), let rule = body.text(),
      let encodingName = body.text(), let encoding = TextEncoding.known(encodingName),
      let markLength = body.number(), let language = body.text(), let wrapColumn = body.number(),
      let coded = body.text(),
      let findings = try? JSONDecoder().decode([Finding].self, from: Data(coded.utf8)),
      // No byte order mark is longer, and no longer line is a wrapped one.
      markLength <= 4, wrapColumn <= LineStatistics.wrapLimit + 1,
      let parts = Self.parts(&body, from: markLength), body.isAtEnd,
      parts.last?.range.upperBound == byteCount
    else { return nil }
    self.sha256 = sha256
    choices = TextChoices(
      encoding: chosen.isEmpty ? nil : EncodingName(chosen), chapterRule: rule.isEmpty ? nil : rule)
    stamp = FileStamp(
      byteCount: byteCount, seconds: Int(Int64(bitPattern: seconds)), nanoseconds: nanoseconds,
      inode: inode)
    text = try OpenedText(
      file,
      detected: EncodingDetector.Result(
        encoding: encoding, markLength: markLength, language: Language(rawValue: language)),
      layout: TextLayout(parts: parts), wrapColumn: wrapColumn > 0 ? wrapColumn - 1 : nil,
      byteCount: byteCount, findings: findings)
  }

  init(sha256: String, stamp: FileStamp, choices: TextChoices, text: OpenedText) {
    self.sha256 = sha256
    self.stamp = stamp
    self.choices = choices
    self.text = text
  }

  private static func parts(_ body: inout IndexReader, from start: Int) -> TextParts? {
    guard let count = body.number() else { return nil }
    var parts = TextParts()
    var place = start
    for _ in 0..<count {
      guard let length = body.number(), let level = body.number(), let marks = body.number(),
        let title = body.text()
      else { return nil }
      let (end, isTooLong) = place.addingReportingOverflow(length)
      guard !isTooLong else { return nil }
      parts.append(
        TextLayout.Part(
          range: place..<end, title: title, level: level, hasHeading: marks & 1 != 0,
          isLinear: marks & 2 != 0))
      place = end
    }
    return parts
  }
}

extension TextIndex {
  /// Reads the index of a text, if it is still that of the text.
  ///
  /// A file with the same stamp is the same file. For another stamp the hash of the bytes decides:
  /// a restored backup needs no second search for chapters.
  ///
  /// - Parameters:
  ///   - place: The file of the index.
  ///   - file: The text.
  ///   - choices: The choices of the person for reading it.
  /// - Returns: The index; `nil` if the text must be read again.
  /// - Throws: ``BookOpenError`` if the text can't be read.
  static func stored(
    at place: URL, of file: URL, _ choices: TextChoices
  ) async throws -> TextIndex? {
    // A damaged or missing index is made anew.
    guard let bytes = Self.file(at: place).read(), var index = try TextIndex(bytes, of: file),
      index.choices == choices
    else { return nil }
    let stamp = try FileStamp(file)
    guard index.stamp != stamp else { return index }
    guard index.stamp.byteCount == stamp.byteCount else { return nil }
    let fingerprint = try await FileFingerprint().make(of: file, as: PlainTextParser.format)
    guard fingerprint.sha256 == index.sha256 else { return nil }
    index.stamp = stamp
    index.store(at: place)
    return index
  }

  /// Stores the index.
  ///
  /// If that fails, the next opening makes it again.
  ///
  /// - Parameter place: The file of the index, which is replaced as a whole.
  func store(at place: URL) {
    // The index is a cache: where it can't be written, the text is read through at each opening.
    try? Self.file(at: place).write(body())
    IndexFolder(url: place.deletingLastPathComponent()).prune(keeping: place.lastPathComponent)
  }
}

extension TextEncoding {
  /// The encoding of a name.
  fileprivate static func known(_ name: String) -> TextEncoding? {
    let all =
      [ascii, utf8, utf7, iso2022JP, iso2022KR, iso2022CN, hz] + wide + multiByte + singleByte
      + joined
    return all.first { $0.name == name }
  }
}
