import BookParser
import Foundation
import ReadingModel
import TestSupport
import Testing

/// The recordings of real books.
@Suite(
  .enabled(if: Places.corpus != nil, "the corpus is not on this machine"),
  .timeLimit(.minutes(5)))
struct MediaOverlayCorpusTests {
  private func open(_ path: String) async throws -> Book {
    try await BookParser.open(try #require(Places.corpus).appending(path: "epub/\(path)"))
  }

  /// The first and the last clip: text, sound, beginning and end.
  private func ends(_ path: String, _ chapter: Int) async throws -> [String] {
    let book = try await open(path)
    let text = Array(try await book.content.chapter(at: chapter).text.utf16)
    let recording = try #require(try await book.content.recording(ofChapter: chapter))
    return [recording.clips.first, recording.clips.last].compactMap(\.self).map { clip in
      let words = String(decoding: text[clip.range].prefix(24), as: UTF16.self)
      return "\(words)|\(recording.sounds[clip.sound])|\(clip.begin)|\(clip.end ?? 0)"
    }
  }

  @Test func mobyDickIsMarkedByWordSentenceAndParagraph() async throws {
    let book = try await open("idpf-samples/moby-dick-mo.epub")
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
    #expect(recorded >= 10)
  }
}
