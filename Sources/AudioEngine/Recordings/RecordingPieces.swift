import AudioCodecs
import Foundation

/// Writes a recording chapter by chapter into the folder of a narration: samples, and a journal that describes them.
struct RecordingPieces: Sendable {
  let folder: URL
  let chapters: [AlignedText.Chapter]
  /// Samples that have passed.
  private var position = 0
  /// The chapter that is being written.
  private var current = 0

  init(folder: URL, chapters: [AlignedText.Chapter]) {
    self.folder = folder
    self.chapters = chapters
  }

  /// Decodes the recording once more, since all of it would take 173 MB an hour beside its chapters.
  func write(_ files: [URL], _ ffmpeg: FFmpeg) async throws {
    for chapter in chapters {
      var lines: [UInt8] = []
      for entry in chapter.entries { lines += try entry.line() }
      lines += Array((JournalEntry.chapterEnd + "\n").utf8)
      try OutputFile(ChapterPart.journal(folder, chapter.index), isEmptied: true).write(lines)
    }
    var writing = self
    for file in files {
      writing = try await ffmpeg.decode(file, into: writing) { try $0.take($1) }
    }
  }

  private mutating func take(_ bytes: [UInt8]) throws {
    let end = position + bytes.count / 2
    while current < chapters.count {
      let wanted = chapters[current].samples.clamped(to: position..<end)
      if !wanted.isEmpty {
        let slice = bytes[(wanted.lowerBound - position) * 2..<(wanted.upperBound - position) * 2]
        let file = ChapterPart.pcm(folder, chapters[current].index)
        try OutputFile(file, isEmptied: false).write(Array(slice))
      }
      guard chapters[current].samples.upperBound <= end else { break }
      current += 1
    }
    position = end
  }
}
