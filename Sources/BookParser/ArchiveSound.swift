import ReadingModel
import ZipArchive

/// A sound or video in an archive.
struct ArchiveSound: RecordedSound {
  /// The most bytes of one sound: a day of it, at the rate of audiobooks.
  static let byteLimit = 1 << 30
  /// What tells the type of a sound stands at its very beginning.
  private static let beginningByteCount = 64
  /// Some seconds of sound.
  private static let pieceByteCount = 1 << 17

  private let archive: ZipArchive
  private let index: Int
  let byteCount: Int
  let beginning: [UInt8]

  /// Opens a sound; `nil` if the archive has no such file.
  ///
  /// - Parameters:
  ///   - path: Its stored path.
  ///   - archive: The archive.
  /// - Throws: `ZipError` when it is too large, or nothing of it can be read.
  init?(_ path: String, in archive: ZipArchive) throws(ZipError) {
    guard let index = archive.entries.firstIndex(where: { $0.path == path }) else { return nil }
    byteCount = archive.entries[index].byteCount
    guard byteCount <= Self.byteLimit else {
      throw ZipError(.limit, "\(path) is larger than \(Self.byteLimit >> 20) MB")
    }
    self.archive = archive
    self.index = index
    beginning = try archive.beginning(of: index, count: Self.beginningByteCount)
  }

  func read(_ range: Range<Int>, _ take: ([UInt8]) async throws -> Void) async throws {
    let reader = try archive.reader(of: index)
    try reader.skip(range.lowerBound)
    var rest = range.count
    while rest > 0 {
      let piece = try reader.read(min(rest, Self.pieceByteCount))
      guard !piece.isEmpty else { throw ZipError(.damaged, "a sound ends too early") }
      rest -= piece.count
      try await take(piece)
    }
  }
}
