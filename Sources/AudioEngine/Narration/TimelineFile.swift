import Foundation
import Synthesizer

/// Writes the timeline of a narration from its journals, a line at a time.
///
/// The form is that of ``Timeline``; memory does not grow with the book.
struct TimelineFile: ~Copyable {
  private let folder: URL
  private let chapterCount: Int
  private let file: OutputFile
  private var buffer: [UInt8] = []

  /// How much is collected before it is written.
  private static let bufferSize = 1 << 16

  init(_ url: URL, folder: URL, chapterCount: Int) throws {
    file = try OutputFile(url, isEmptied: true)
    self.folder = folder
    self.chapterCount = chapterCount
  }

  /// Writes everything.
  ///
  /// - Parameter sampleCount: Length of the audio.
  /// - Throws: ``NarrationError``.
  mutating func write(sampleCount: Int) throws {
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
    try flush()
    try file.sync()
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
