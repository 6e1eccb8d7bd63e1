import Foundation

/// The sentences that a narration has stored, from all its journals.
struct StoredNarration {
  private let folder: URL
  private let chapterCount: Int

  init(_ folder: URL, chapterCount: Int) {
    self.folder = folder
    self.chapterCount = chapterCount
  }

  /// Reads the entries in the order of time, a line at a time.
  ///
  /// - Parameter body: Takes each entry and where it begins in the audio, in samples.
  /// - Throws: ``NarrationError``; what `body` throws.
  func forEachEntry(_ body: (JournalEntry, _ position: Int) throws -> Void) throws {
    var position = 0
    for chapter in 0..<chapterCount {
      let journal = ChapterPart.journal(folder, chapter)
      guard FileManager.default.fileExists(atPath: journal.path) else { continue }
      var lines = try LineReader(journal)
      while let line = try lines.next() {
        guard let entry = JournalEntry.parse(line[...]) else { continue }
        try body(entry, position)
        position += entry.count
      }
    }
  }
}

/// Reads a text file line by line.
struct LineReader: ~Copyable {
  private let file: OutputFile
  private var offset = 0
  private var buffer: [UInt8] = []
  private var start = 0

  init(_ url: URL) throws {
    file = try OutputFile(url, isEmptied: false)
  }

  /// The next whole line without its end.
  mutating func next() throws -> String? {
    while true {
      if let end = buffer[start...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return String(decoding: buffer[start..<end], as: UTF8.self)
      }
      buffer.removeFirst(start)
      start = 0
      let more = try file.read(1 << 16, at: offset)
      guard !more.isEmpty else { return nil }
      offset += more.count
      buffer += more
    }
  }
}
