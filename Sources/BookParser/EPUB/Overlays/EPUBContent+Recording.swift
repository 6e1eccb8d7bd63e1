import ChapterBuilding
import Markup
import ReadingModel
import ZipArchive

extension EPUBContent {
  /// The most bytes of one sound: a day of it, at the rate of audiobooks.
  static let soundLimit = 1 << 30

  @concurrent
  func recording(ofChapter index: Int) async throws -> ChapterRecording? {
    let source = try source(index)
    guard let path = overlays[index], source.isDocument,
      let bytes = try? container.read(path, limit: MarkupReader.markupLimit)?.bytes,
      let root = try? MarkupDocument.xml(bytes, recovering: true).root
    else { return nil }
    let document = OverlayDocument(path: path, root: root)
    let built = reader.chapter(source, notesEnds: true)
    guard !built.chapter.isUnreadable else { return nil }
    return OverlayPlacement(
      chapter: built.chapter, ends: built.ends,
      isChapter: { $0 == source.path || self.container.storedPath($0) == source.path },
      stored: { self.container.storedPath($0) }
    ).recording(document.parts)
  }

  @concurrent
  func sound(at path: String) async throws -> (any RecordedSound)? {
    guard let stored = container.storedPath(path),
      let index = container.archive.entries.firstIndex(where: { $0.path == stored })
    else { return nil }
    let byteCount = container.archive.entries[index].byteCount
    guard byteCount <= Self.soundLimit else {
      throw ZipError(.limit, "\(path) is larger than \(Self.soundLimit >> 20) MB")
    }
    return EPUBSound(
      archive: container.archive, index: index, byteCount: byteCount,
      beginning: try container.archive.beginning(of: index, count: EPUBSound.beginningByteCount))
  }
}

/// A sound in an EPUB.
private struct EPUBSound: RecordedSound {
  /// What tells the type of a sound stands at its very beginning.
  static let beginningByteCount = 64
  /// Some seconds of sound.
  private static let pieceByteCount = 1 << 17

  let archive: ZipArchive
  let index: Int
  let byteCount: Int
  let beginning: [UInt8]

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
