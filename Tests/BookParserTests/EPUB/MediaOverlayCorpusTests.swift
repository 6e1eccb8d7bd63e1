import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing
import ZipArchive

/// The recordings of real books.
@Suite(
  .enabled(if: Places.corpus != nil, "the corpus is not on this machine"),
  .timeLimit(.minutes(5)))
struct MediaOverlayCorpusTests {
  private static let sample = "epub/idpf-samples/moby-dick-mo.epub"

  /// The sample with a sound in its place, since the corpus has it without one.
  private func sample(in folder: TemporaryFolder) async throws -> Book {
    let archive = try ZipArchive(file: try #require(Places.corpus).appending(path: Self.sample))
    let file = folder.url.appending(path: "moby-dick-mo.epub")
    var writer = try ZipWriter(file: file)
    for (index, entry) in archive.entries.enumerated() where !entry.path.hasSuffix("/") {
      try writer.add(entry.path, try archive.read(index, limit: 1 << 24).bytes)
    }
    try writer.add("OPS/audio/mobydick_001_002_melville.mp4", [0, 0, 0, 0x18])
    try writer.finish()
    return try await BookParser.open(file)
  }

  @Test func mobyDickIsMarkedByWordSentenceAndParagraph() async throws {
    let folder = try TemporaryFolder()
    let book = try await sample(in: folder)
    let recording = try #require(book.content.recording)
    #expect(recording.milliseconds == 1_403_500 && recording.narrators == ["Stuart Wills"])
    #expect(recording.chapters.count == 2)
    let first = try #require(recording.chapters.first)
    let clips = try #require(try await book.content.recording(ofChapter: first)).clips
    #expect(clips.count > 20)
    let text = Array(try await book.content.chapter(at: first).text.utf16)
    let words = clips.prefix(5).map { String(decoding: text[$0.range], as: UTF16.self) }
    #expect(words.prefix(4) == ["Chapter 1. Loomings.", "Call", "me", "Ishmael."])
    #expect(clips.prefix(4).map(\.begin) == [24_500, 29_268, 29_441, 29_640])
    #expect(clips.prefix(4).map(\.end) == [29_268, 29_441, 29_640, 30_397])
  }

  @Test func aBookWhoseSoundsAreMissingBringsNoRecording() async throws {
    let file = try #require(Places.corpus).appending(path: Self.sample)
    #expect(try await BookParser.open(file).content.recording == nil)
  }

  /// Whatever the overlays of the corpus say, what comes out is in order.
  @Test func clipsOfEveryBookAreInOrder() async throws {
    let folder = try #require(Places.corpus).appending(path: "epub")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var recorded = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "epub", let book = try? await BookParser.open(file),
        let recording = book.content.recording
      else { continue }
      for index in recording.chapters {
        guard let found = try await book.content.recording(ofChapter: index) else { continue }
        recorded += 1
        let length = try await book.content.chapter(at: index).text.utf16.count
        var last = 0
        for clip in found.clips {
          #expect(clip.range.lowerBound >= last && clip.range.upperBound <= length)
          #expect(found.sounds.indices.contains(clip.sound))
          #expect(clip.begin >= 0 && clip.begin < clip.end ?? .max)
          last = clip.range.lowerBound
        }
      }
    }
    #expect(recorded >= 5)
  }
}
