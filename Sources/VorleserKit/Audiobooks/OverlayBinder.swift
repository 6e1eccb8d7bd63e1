import AudioCodecs
import AudioEngine
import Foundation
import Publishing
import ReadAloud
import ReadingModel

/// Makes an EPUB with its recording: EPUB 3 with Media Overlays.
struct OverlayBinder: NarrationBinder {
  let book: Book
  let level: OverlayLevel
  /// Told the share of the chapters that is written, 0...1, on no particular thread.
  var progress: @Sendable (Double) -> Void = { _ in }

  func bind(_ narration: StoredNarration, into file: URL) async throws {
    // What an earlier call has begun is no ZIP archive to go on with.
    try? FileManager.default.removeItem(at: file)
    // Beside the file, in the narration's folder, which goes with everything in it.
    let recording = StoredRecording(
      narration: narration, folder: file.deletingLastPathComponent(), progress: progress)
    try await BookConversion.write(book, with: recording, marking: level, to: file)
  }
}

/// The speech of a narration as the chapters of a recording.
private struct StoredRecording: BookRecording {
  let narration: StoredNarration
  /// Where the sound of the chapters is made.
  let folder: URL
  let progress: @Sendable (Double) -> Void

  var narrator: String { narration.tags.narrator }

  func chapter(at index: Int) async throws -> RecordedChapter? {
    guard narration.book.indices.contains(index) else { return nil }
    let chapter = narration.book[index]
    progress(Double(index) / Double(narration.book.count))
    var tags = AudioTags(
      title: chapter.title ?? "", artist: narration.tags.artist, narrator: narrator,
      album: narration.tags.title, language: narration.tags.language)
    tags.track = index + 1
    let sound = folder.appending(path: "sound-\(index).mp3")
    let count = try narration.encode(chapter: index, as: .mp3, tags: tags, to: sound)
    guard count > 0 else { return nil }
    let start = chapter.range.lowerBound
    func passage(_ entry: TimelineEntry) -> RecordedSentence.Passage {
      .init(
        range: entry.offsets.lowerBound - start..<entry.offsets.upperBound - start,
        start: Int((entry.from * 1000).rounded()))
    }
    return RecordedChapter(
      sound: sound, milliseconds: count * 1000 / AudioFormat.sampleRate,
      sentences: try narration.sentences(inChapter: index).map {
        RecordedSentence(whole: passage($0.whole), words: $0.words.map(passage))
      })
  }
}
