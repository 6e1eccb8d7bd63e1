import Foundation

/// How far the pass over a large text has got, as a file beside the index that it makes: after a restart it goes on there.
///
/// As an index, the file begins with a signature and a digest, and belongs to the state of the text's file. What is damaged or
/// of another text is not used.
struct PassRecord {
  /// Bytes of text between two records: read in half a second, which is what a restart costs at most.
  static let usualInterval = 256 << 20
  /// The first bytes; the last one counts the versions of this form.
  private static let signature = Array("VorleserPass\u{2}".utf8)
  /// The largest record that is read: that of 200,000 headings takes some twenty megabytes.
  private static let byteLimit = 256 << 20

  /// The file.
  let place: URL
  /// The state of the text's file.
  let stamp: FileStamp
  /// How a person wants it read.
  let choices: TextChoices
  /// Bytes of text between two records.
  var interval = usualInterval

  /// The record of the pass that makes an index.
  static func place(of index: URL) -> URL { index.appendingPathExtension("part") }

  private var file: SealedFile {
    SealedFile(place: place, signature: Self.signature, byteLimit: Self.byteLimit)
  }

  /// Notes how far a pass is; where that fails the last record counts.
  func note(_ index: LineIndex, _ detected: EncodingDetector.Result, byteCount: Int) {
    var body = header(detected)
    body.add(byteCount)
    index.write(to: &body)
    // Without a record the pass begins anew after a restart.
    try? file.write(body.bytes)
  }

  /// Goes on from the last record.
  ///
  /// - Parameters:
  ///   - index: A pass that has not begun.
  ///   - detected: The text's encoding.
  /// - Returns: The bytes of the file that the pass has seen; `nil` where it begins anew.
  func restore(_ index: inout LineIndex, _ detected: EncodingDetector.Result) -> Int? {
    let header = header(detected).bytes
    // There is no record before the first pass, and a damaged one counts for none.
    guard let bytes = file.read(), bytes.starts(with: header) else { return nil }
    var body = IndexReader(bytes.dropFirst(header.count))
    guard let byteCount = body.number(), byteCount <= stamp.byteCount, index.read(from: &body),
      body.isAtEnd
    else { return nil }
    return byteCount
  }

  /// Removes the record of a pass that has come to its end.
  func remove() { try? FileManager.default.removeItem(at: place) }

  /// What a record has to begin with to be of use.
  private func header(_ detected: EncodingDetector.Result) -> IndexWriter {
    var body = IndexWriter()
    body.add(BookParser.revision)
    body.add(stamp.byteCount)
    body.add(UInt64(bitPattern: Int64(stamp.seconds)))
    body.add(stamp.nanoseconds)
    body.add(stamp.inode)
    body.add(choices.encoding?.description ?? "")
    body.add(choices.chapterRule ?? "")
    body.add(detected.encoding.name)
    body.add(detected.markLength)
    return body
  }
}
