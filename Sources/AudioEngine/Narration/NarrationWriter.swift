import AudioCodecs
import Basics
import Foundation
import ReadAloud
import Synthesizer

/// Stores and encodes speech, on a queue of its own.
actor NarrationWriter {
  /// The longest time until stored speech is synced to disk.
  private static let checkpointInterval = Duration.seconds(1)
  /// How much is encoded at once: a second of 16-bit samples.
  private static let encodedByteCount = AudioFormat.sampleRate * 2

  private let executor = QueueExecutor(label: "vorleser.narration")
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private let output: URL
  private let folder: NarrationFolder
  private let tags: AudioTags
  /// What encodes the speech as it comes; `nil` if the file is made in the end.
  private let encoder: (any AudioEncoder)?
  private let encoded: OutputFile
  private let encodedURL: URL
  private let chapters: [NarrationChapter]
  private var part: ChapterPart?
  private var lastCheckpoint = ContinuousClock.now
  /// Length of the audio so far.
  private(set) var sampleCount = 0
  private var sentenceCount = 0
  private var skippedCount = 0

  init(
    output: URL, key: NarrationFolder.Key, format: AudioFormat?, tags: AudioTags,
    chapters: [NarrationChapter]
  ) throws {
    self.output = output
    self.chapters = chapters
    self.tags = tags
    folder = try NarrationFolder(beside: output, key: key)
    encoder = try format?.makeEncoder(tags: tags, destination: .file)
    encodedURL = folder.url.appending(path: "output.\(format?.fileExtension ?? "bound")")
    encoded = try OutputFile(encodedURL, isEmptied: true)
  }

  /// The stored state of a chapter.
  struct Found: Sendable {
    var sentenceCount: Int
    var isComplete: Bool
  }

  /// Opens the next chapter and encodes its stored speech.
  func open(chapter: Int) throws -> Found {
    let opened = try ChapterPart(folder: folder.url, chapter: chapter)
    let found = Found(sentenceCount: opened.sentenceCount, isComplete: opened.isComplete)
    var position = 0
    if encoder == nil {
      sampleCount += opened.sampleCount
      position = opened.sampleCount
    }
    while position < opened.sampleCount {
      try Task.checkCancellation()
      let bytes = try opened.bytes(from: position)
      guard !bytes.isEmpty else { break }
      try encode(bytes)
      position += bytes.count / 2
    }
    sentenceCount += opened.sentenceCount
    skippedCount += opened.skippedCount
    part = consume opened
    return found
  }

  /// Stores and encodes a piece of the chapter that is open.
  func append(_ piece: SpokenPiece) throws {
    guard let bytes = try part?.append(piece) else { return }
    try encode(bytes)
    if piece.endsSentence { sentenceCount += 1 }
    if piece.failure != nil { skippedCount += 1 }
    guard ContinuousClock.now - lastCheckpoint > Self.checkpointInterval else { return }
    try checkpoint()
  }

  /// Marks the open chapter as complete.
  func completeChapter() throws {
    try part?.complete()
    part = nil
    lastCheckpoint = .now
  }

  /// Syncs everything to disk.
  func checkpoint() throws {
    try part?.checkpoint()
    lastCheckpoint = .now
  }

  /// The speech, when all chapters are complete.
  ///
  /// - Parameters:
  ///   - book: The chapters.
  ///   - skipped: The first sentence that could not be spoken, the reason if none was.
  /// - Returns: The speech, and the file to make of it.
  /// - Throws: `NarrationError.nothingSpoken`, `nothingToSay`.
  func stored(
    _ book: [SpokenChapter], _ skipped: SkippedSentence?
  ) throws -> (narration: StoredNarration, file: URL) {
    guard sampleCount > 0 else {
      throw skipped.map { NarrationError.nothingSpoken(reason: $0.reason) } ?? .nothingToSay
    }
    var narration = StoredNarration(folder.url, book, tags: tags)
    narration.sampleCount = sampleCount
    guard !chapters.isEmpty else { return (narration, encodedURL) }
    var times = ChapterTimes(chapters)
    try narration.forEachEntry { entry, position in
      times.take(sentenceEndingAt: entry.end, position: position)
    }
    narration.chapters = times.chapters(sampleCount: sampleCount)
    return (narration, encodedURL)
  }

  /// Completes the output, writes the timeline and removes the folder.
  func finish(_ narration: StoredNarration, timings: URL?) throws -> NarrationReport {
    if let encoder {
      let ending = try encoder.finish(chapters: narration.chapters)
      try encoded.write(ending.bytes)
      for patch in ending.patches { try encoded.overwrite(patch.bytes, at: patch.offset) }
      try encoded.sync()
    } else {
      // Somebody else has written it.
      try OutputFile(encodedURL, isEmptied: false).sync()
    }
    if let timings {
      let made = folder.url.appending(path: "timings")
      var file = try TimelineFile(made, narration, format: TimelineFormat(timings))
      try file.write()
      try OutputFile.move(made, to: timings)
    }
    try OutputFile.move(encodedURL, to: output)
    try folder.remove()
    return NarrationReport(
      sampleCount: sampleCount, sentenceCount: sentenceCount, skippedCount: skippedCount)
  }

  private func encode(_ bytes: [UInt8]) throws {
    sampleCount += bytes.count / 2
    guard let encoder else { return }
    // A long sentence at once would be in memory several times over.
    for start in stride(from: 0, to: bytes.count, by: Self.encodedByteCount) {
      let slice = Array(bytes[start..<min(start + Self.encodedByteCount, bytes.count)])
      try encoded.write(encoder.encode(PCM16.samples(of: slice)))
    }
  }
}
