import AudioEngine
import Foundation
import Publishing
import ReadAloud
import ReadingModel
import TestSupport
import Testing
import ZipArchive

@testable import VorleserKit

/// Books that are narrated to EPUBs with a recording.
@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)))
struct SpokenEPUBTests {
  private static let text =
    "CHAPTER I.\n\nThe lamp was lit. Nobody knocked.\n\nCHAPTER II.\n\nMorning came late."

  @Test(arguments: OverlayLevel.allCases)
  func clipsAgreeWithTheTimeline(level: OverlayLevel) async throws {
    let folder = try TemporaryFolder()
    let kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: Places.resources)
    let book = try await kit.open(file: folder.makeFile("lamp.txt", Data(Self.text.utf8)))
    let output = folder.url.appending(path: "lamp.epub")
    let timings = folder.url.appending(path: "lamp.json")
    let report = try await kit.narrate(
      book, to: output, as: .epub, marking: level, timings: timings)
    #expect(report.skippedCount == 0)
    let timeline = try JSONDecoder().decode(Timeline.self, from: Data(contentsOf: timings))
    let expected = (level == .word ? timeline.words : timeline.sentences).map(\.from)
    // Each chapter has a file of its own, which begins with its first sentence.
    let archive = try ZipArchive(file: output)
    var found: [Double] = []
    var before = 0.0
    for chapter in book.spine.indices {
      guard
        let index = archive.entries.firstIndex(where: {
          $0.path == "EPUB/chapter-\(chapter + 1).smil"
        })
      else { continue }
      let smil = String(decoding: try archive.read(index, limit: 1 << 20).bytes, as: UTF8.self)
      let clips = smil.matches(of: /clipBegin="([0-9.]+)s" clipEnd="([0-9.]+)s"/)
      found += clips.map { before + (Double($0.1) ?? -1) }
      before += clips.last.flatMap { Double($0.2) } ?? 0
      #expect(archive.entries.contains { $0.path == "EPUB/audio/chapter-\(chapter + 1).mp3" })
    }
    #expect(found.count == expected.count)
    for (one, other) in zip(found, expected) { #expect(abs(one - other) < 0.0021) }
    #expect(abs(before - report.duration / .seconds(1)) < 0.003)
    // It opens like any book, with the same words.
    let again = try await kit.open(file: output)
    var words: [Substring] = []
    for index in again.spine.indices {
      words += try await again.content.chapter(at: index).text.split(whereSeparator: \.isWhitespace)
    }
    #expect(
      words.joined(separator: " ")
        == Self.text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// What is written is what is read: the same text at the same times.
  @Test(arguments: OverlayLevel.allCases)
  func aRecordingIsReadAsItWasWritten(level: OverlayLevel) async throws {
    let folder = try TemporaryFolder()
    let kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: Places.resources)
    let book = try await kit.open(file: folder.makeFile("lamp.txt", Data(Self.text.utf8)))
    let output = folder.url.appending(path: "lamp.epub")
    let timings = folder.url.appending(path: "lamp.json")
    _ = try await kit.narrate(book, to: output, as: .epub, marking: level, timings: timings)
    let timeline = try JSONDecoder().decode(Timeline.self, from: Data(contentsOf: timings))
    let said = level == .word ? timeline.words : timeline.sentences
    let again = try await kit.open(file: output)
    let told = try #require(again.content.recording)
    #expect(told.narrators.count == 1)
    var heard: [(text: String, from: Double)] = []
    var before = 0.0
    var length = 0
    for chapter in told.chapters {
      let recording = try #require(try await kit.recording(ofChapter: chapter, of: again))
      let text = Array(try await again.content.chapter(at: chapter).text.utf16)
      for clip in recording.clips {
        #expect(level == .word || clip.sentence == clip.clip.range)
        length += (clip.clip.end ?? 0) - clip.clip.begin
        heard.append(
          (
            String(decoding: text[clip.clip.range], as: UTF16.self),
            before + Double(clip.clip.begin) / 1000
          ))
      }
      before += Double(recording.clips.last?.clip.end ?? 0) / 1000
      let path = try #require(recording.sounds.first)
      #expect(try await again.content.sound(at: path)?.beginning.isEmpty == false)
    }
    #expect(heard.map(\.text) == said.map(\.text))
    for (one, other) in zip(heard, said) { #expect(abs(one.from - other.from) < 0.0021) }
    #expect(told.milliseconds == length)
  }
}
