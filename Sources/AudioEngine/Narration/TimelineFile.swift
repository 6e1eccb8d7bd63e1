import Foundation
import Synthesizer

/// Writes the timeline of a narration from its journals, a line at a time; memory does not grow with the book.
struct TimelineFile: ~Copyable {
  private let folder: URL
  private let chapterCount: Int
  private let format: TimelineFormat
  private let file: OutputFile
  private var buffer: [UInt8] = []

  /// How much is collected before it is written.
  private static let bufferSize = 1 << 16

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - folder: The narration's folder.
  ///   - chapterCount: How many chapters there are.
  ///   - format: What is written.
  /// - Throws: ``NarrationError``.
  init(_ url: URL, folder: URL, chapterCount: Int, format: TimelineFormat) throws {
    self.format = format
    file = try OutputFile(url, isEmptied: true)
    self.folder = folder
    self.chapterCount = chapterCount
  }

  /// Writes everything.
  ///
  /// - Parameter sampleCount: Length of the audio.
  /// - Throws: ``NarrationError``.
  mutating func write(sampleCount: Int) throws {
    if format == .json { try writeTimeline(sampleCount) } else { try writeCues() }
    try flush()
    try file.sync()
  }

  private mutating func writeCues() throws {
    put(format.head)
    var number = 0
    try StoredNarration(folder, chapterCount: chapterCount).forEachEntry { entry, position in
      let (sentence, words) = entry.timeline(at: position)
      guard let sentence else { return }
      for cue in SubtitleCues.cues(of: sentence, words: words) {
        number += 1
        put(format.text(cue, number: number))
      }
      if buffer.count > Self.bufferSize { try flush() }
    }
  }

  private mutating func writeTimeline(_ sampleCount: Int) throws {
    put("{\"duration\":\(Double(sampleCount) / Double(Speech.sampleRate)),\n\"sentences\":[")
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
    try StoredNarration(folder, chapterCount: chapterCount).forEachEntry { entry, position in
      for made in entries(entry, position) {
        put(separator)
        buffer += try encoder.encode(made)
        separator = ",\n"
      }
      if buffer.count > Self.bufferSize { try flush() }
    }
  }

  private mutating func put(_ text: String) { buffer += text.utf8 }

  private mutating func flush() throws {
    try file.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}
