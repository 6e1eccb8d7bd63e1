public import AudioCodecs
import Foundation
public import ReadAloud

/// The speech of a narration that is complete: samples, sentences and words, read a piece at a time.
public struct StoredNarration: Sendable {
  /// What players show about it.
  public let tags: AudioTags
  /// The chapters that players show, in their order.
  public internal(set) var chapters: [AudioChapter] = []
  /// Length of the audio.
  public internal(set) var sampleCount = 0
  /// The book's own chapters; not each of them has sound.
  public let book: [SpokenChapter]
  /// The narration's folder, in which files may be made on the way.
  let folder: URL

  init(_ folder: URL, _ book: [SpokenChapter], tags: AudioTags) {
    self.folder = folder
    self.book = book
    self.tags = tags
  }

  /// Reads the entries in the order of time, a line at a time.
  ///
  /// - Parameter body: Takes each entry and where it begins in the audio, in samples.
  /// - Throws: ``NarrationError``; what `body` throws.
  func forEachEntry(_ body: (JournalEntry, _ position: Int) throws -> Void) throws {
    var position = 0
    for chapter in book.indices {
      try forEachEntry(of: chapter, from: &position, body)
    }
  }

  func forEachEntry(
    of chapter: Int, from position: inout Int, _ body: (JournalEntry, Int) throws -> Void
  ) throws {
    let journal = ChapterPart.journal(folder, chapter)
    guard FileManager.default.fileExists(atPath: journal.path) else { return }
    var lines = try LineReader(journal)
    while let line = try lines.next() {
      guard let entry = JournalEntry.parse(line[...]) else { continue }
      try body(entry, position)
      position += entry.count
    }
  }

  /// Reads the samples in the order of time, some seconds at once.
  ///
  /// - Parameter body: Takes 16-bit samples, the low byte first.
  /// - Throws: ``NarrationError``; what `body` throws.
  public func forEachSamples(_ body: ([UInt8]) throws -> Void) throws {
    for chapter in book.indices { try forEachSamples(of: chapter, body) }
  }

  func forEachSamples(of chapter: Int, _ body: ([UInt8]) throws -> Void) throws {
    guard FileManager.default.fileExists(atPath: ChapterPart.pcm(folder, chapter).path) else {
      return
    }
    let part = try ChapterPart(folder: folder, chapter: chapter)
    var position = 0
    while position < part.sampleCount {
      let bytes = try part.bytes(from: position)
      guard !bytes.isEmpty else { return }
      try body(bytes)
      position += bytes.count / 2
    }
  }
}
