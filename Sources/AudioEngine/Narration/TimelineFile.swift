import Foundation
import Synthesizer

/// Writes the timeline of a narration from its journals, a line at a time; memory does not grow with the book.
struct TimelineFile: ~Copyable {
  private let narration: StoredNarration
  private let format: TimelineFormat
  private let file: OutputFile
  private var buffer: [UInt8] = []

  /// How much is collected before it is written.
  private static let bufferSize = 1 << 16

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - narration: The speech.
  ///   - format: What is written.
  /// - Throws: ``NarrationError``.
  init(_ url: URL, _ narration: StoredNarration, format: TimelineFormat) throws {
    self.format = format
    self.narration = narration
    file = try OutputFile(url, isEmptied: true)
  }

  /// Writes everything.
  ///
  /// - Throws: ``NarrationError``.
  mutating func write() throws {
    switch format {
    case .json: try writeTimeline()
    case .readAlong: try writeReadAlong()
    case .srt, .webVTT, .lrc: try writeCues()
    case .clips: try writeClips()
    }
    try flush()
    try file.sync()
  }

  private mutating func writeCues() throws {
    put(format.head)
    var number = 0
    try narration.forEachEntry { entry, position in
      let (sentence, words) = entry.timeline(at: position)
      guard let sentence else { return }
      for cue in SubtitleCues.cues(of: sentence, words: words) {
        number += 1
        put(format.text(cue, number: number))
      }
      if buffer.count > Self.bufferSize { try flush() }
    }
  }

  private mutating func writeClips() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    var position = 0
    for index in narration.book.indices {
      guard let clips = try narration.clips(inChapter: index, from: &position) else { continue }
      buffer += try encoder.encode(clips)
      put("\n")
      if buffer.count > Self.bufferSize { try flush() }
    }
  }

  private mutating func writeReadAlong() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    let head = ReadAlong.Head(narration)
    // The object stays open for the sentences.
    put(String(decoding: try encoder.encode(head), as: UTF8.self).dropLast() + ",\n\"sentences\":[")
    var separator = "\n"
    var begun: ReadAlong.Sentence?
    try narration.forEachEntry { entry, position in
      let (part, words) = entry.timeline(at: position)
      if let part { begun = begun?.joined(with: part, words) ?? ReadAlong.Sentence(part, words) }
      guard !entry.goesOn, let whole = begun else { return }
      begun = nil
      put(separator)
      buffer += try encoder.encode(whole)
      separator = ",\n"
      if buffer.count > Self.bufferSize { try flush() }
    }
    put("]}\n")
  }

  private mutating func writeTimeline() throws {
    put(
      "{\"duration\":\(Double(narration.sampleCount) / Double(Speech.sampleRate)),\n\"sentences\":["
    )
    var begun: TimelineEntry?
    try writeEntries { entry, position in
      let part = entry.timeline(at: position).sentence
      if let part { begun = begun?.joined(with: part) ?? part }
      guard !entry.goesOn, let whole = begun else { return [] }
      begun = nil
      return [whole]
    }
    put("],\n\"words\":[")
    try writeEntries { entry, position in entry.timeline(at: position).words }
    put("]}\n")
  }

  private mutating func writeEntries(
    _ entries: (JournalEntry, _ position: Int) -> [TimelineEntry]
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    var separator = "\n"
    try narration.forEachEntry { entry, position in
      for made in entries(entry, position) {
        put(separator)
        buffer += try encoder.encode(made)
        separator = ",\n"
      }
      if buffer.count > Self.bufferSize { try flush() }
    }
  }

  private mutating func put(_ text: some StringProtocol) { buffer += text.utf8 }

  private mutating func flush() throws {
    try file.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
