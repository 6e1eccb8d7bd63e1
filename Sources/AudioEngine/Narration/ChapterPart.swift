import AudioCodecs
import Foundation

/// The stored speech of one chapter: samples, and a journal that describes them.
///
/// A line enters the journal only after its samples are on disk, so the journal is correct after
/// any crash.
struct ChapterPart: ~Copyable {
  private let pcm: OutputFile
  private let journal: OutputFile
  /// Lines whose samples may not have reached the disk.
  private var waiting: [UInt8] = []

  /// Sentences that are stored or skipped.
  private(set) var sentenceCount: Int
  /// How many of them were skipped.
  private(set) var skippedCount: Int
  /// Samples that are stored.
  private(set) var sampleCount: Int
  /// Whether the whole chapter is stored.
  private(set) var isComplete: Bool

  /// Opens a part and removes unfinished data of a crash.
  init(folder: URL, chapter: Int) throws {
    let samples = try OutputFile(Self.pcm(folder, chapter), isEmptied: false)
    let lines = try OutputFile(Self.journal(folder, chapter), isEmptied: false)
    let found = try Self.recover(samples, lines)
    pcm = samples
    journal = lines
    sentenceCount = found.sentenceCount
    skippedCount = found.skippedCount
    sampleCount = found.sampleCount
    isComplete = found.isComplete
  }

  static func pcm(_ folder: URL, _ chapter: Int) -> URL {
    folder.appending(path: "\(chapter).pcm")
  }

  static func journal(_ folder: URL, _ chapter: Int) -> URL {
    folder.appending(path: "\(chapter).jsonl")
  }

  private struct Found {
    var sentenceCount = 0
    var skippedCount = 0
    var sampleCount = 0
    var isComplete = false

    mutating func note(_ entry: JournalEntry) {
      sampleCount += entry.count
      sentenceCount += entry.goesOn ? 0 : 1
      skippedCount += entry.failure == nil ? 0 : 1
    }
  }

  private static func recover(
    _ pcm: borrowing OutputFile, _ journal: borrowing OutputFile
  ) throws -> Found {
    var found = Found()
    let stored = pcm.size / 2
    let text = String(decoding: try journal.read(journal.size, at: 0), as: UTF8.self)
    var good = 0
    var begun = Found()
    var position = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      position += line.utf8.count + 1
      if line == JournalEntry.chapterEnd {
        begun.isComplete = true
      } else {
        guard let entry = JournalEntry.parse(line), entry.count <= stored - begun.sampleCount
        else {
          break
        }
        begun.note(entry)
        // Reading goes on with a whole sentence, so the beginning of one is spoken again.
        if entry.goesOn { continue }
      }
      found = begun
      good = position
      if found.isComplete { break }
    }
    try journal.truncate(to: good)
    try pcm.truncate(to: found.sampleCount * 2)
    return found
  }

  /// Stores a piece; it counts after the next ``checkpoint()``.
  ///
  /// - Returns: The samples as they will be read again.
  mutating func append(_ piece: SpokenPiece) throws -> [UInt8] {
    let bytes = PCM16.bytes(of: piece.samples)
    try pcm.write(bytes)
    waiting += try JournalEntry(piece).line()
    if piece.endsSentence { sentenceCount += 1 }
    sampleCount += piece.samples.count
    if piece.failure != nil { skippedCount += 1 }
    return bytes
  }

  /// Syncs everything that was appended to disk.
  mutating func checkpoint() throws {
    guard !waiting.isEmpty else { return }
    try pcm.sync()
    try journal.write(waiting)
    try journal.sync()
    waiting = []
  }

  /// Marks the chapter as complete.
  mutating func complete() throws {
    guard !isComplete else { return }
    waiting += Array((JournalEntry.chapterEnd + "\n").utf8)
    try checkpoint()
    isComplete = true
  }

  /// Reads stored samples in the order of time.
  ///
  /// - Parameter position: The first sample.
  /// - Returns: The next ones, at most a few seconds; empty in the end.
  /// - Throws: ``NarrationError``.
  func bytes(from position: Int) throws -> [UInt8] {
    try pcm.read(1 << 18, at: position * 2)
  }
}
