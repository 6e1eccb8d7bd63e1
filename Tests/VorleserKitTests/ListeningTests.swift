import AudioCodecs
import AudioEngine
import Foundation
import ReadingModel
import Synthesizer
import TestSupport
import Testing
import VorleserKit

@Suite(
  .enabled(if: Places.resources != nil, "the models are not there; run 'make setup'"),
  .timeLimit(.minutes(10)))
struct ListeningTests {
  private static let text = """
    CHAPTER I.

    The lamp 🪔 was lit. Mrs. Reed sat down by the window, as she had done on every evening of that \
    long and bitter winter, and looked at the snow.
    Nobody knocked.

    Это предложение по-русски.

    CHAPTER II.

    Morning came late. “Is it snow?” asked the boy.

    """
  private let folder: TemporaryFolder
  private let kit: VorleserKit
  private let book: Book

  init() async throws {
    folder = try TemporaryFolder()
    kit = try VorleserKit(home: folder.url.appending(path: "home"), resources: Places.resources)
    book = try await kit.open(file: folder.makeFile("lamp.txt", Data(Self.text.utf8)))
  }

  private func timeline(_ stream: LiveStream) async throws -> [TimelineSegment] {
    var segments: [TimelineSegment] = []
    while true {
      let part = try await stream.segments(from: segments.count)
      segments += part.segments
      if part.isComplete { return segments }
    }
  }

  @Test func aBookIsHeardWithEveryWordInItsPlace() async throws {
    let stream = try await kit.liveStream(of: book, bookKey: "1", from: 0)
    var bytes: [UInt8] = []
    for try await more in stream.bytes() { bytes += more }
    #expect(await stream.finishedByteCount == bytes.count)
    let segments = try await timeline(stream)
    #expect(segments.count { $0.skipped != nil } == 1)
    var units: [UInt16] = []
    for index in book.spine.indices {
      units += Array(try await book.content.chapter(at: index).text.utf16)
    }
    let words = segments.flatMap(\.words)
    let spoken = words.map { String(decoding: units[$0.offsets], as: UTF16.self) }
    #expect(spoken.joined(separator: " ").contains("Nobody knocked"))
    #expect(words.allSatisfy { $0.to > $0.from })
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.to <= $1.from + 0.000_1 })
    #expect((words.last?.to ?? 0) < Double(bytes.count) / Double(MP3Frames.bytesPerSecond))
  }

  @Test func equalRequestsShareAStreamAndOtherKitsMakeTheSame() async throws {
    let first = try await kit.liveStream(of: book, bookKey: "1", from: 40)
    let second = try await kit.liveStream(of: book, bookKey: "1", from: 40)
    #expect(first === second)
    #expect(try await kit.liveStream(of: book, bookKey: "1", from: 41) !== first)
    #expect(try await kit.liveStream(of: book, bookKey: "1", from: 40, until: .chapter) !== first)
    let other = try VorleserKit(
      home: folder.url.appending(path: "other"), resources: Places.resources)
    let third = try await other.liveStream(of: book, bookKey: "7", from: 40)
    var bytes: [[UInt8]] = []
    for stream in [first, third] {
      var all: [UInt8] = []
      for try await more in stream.bytes() { all += more }
      bytes.append(all)
    }
    #expect(bytes[0] == bytes[1])
  }

  @Test func aVoiceThatIsNotInstalledIsToldBeforeTheSound() async throws {
    await #expect(throws: SpeechError.unknownVoice("nobody")) {
      try await kit.liveStream(of: book, bookKey: "1", from: 0, voice: "nobody")
    }
    await #expect(throws: SpeechError.unknownVoice("nobody")) {
      try await kit.preview(of: "nobody")
    }
    await #expect(throws: SpeechError.unknownVoice("nobody")) {
      try await kit.warmUp(voice: "nobody")
    }
  }

  @Test(.enabled(if: Places.voices != nil, "the voice packs for tests are not there"))
  func aSlowVoiceBeginsWithAFewWords() async throws {
    try await kit.install(voice: "af_heart", from: Places.voices)
    try await kit.warmUp(voice: "af_heart")
    let start = try #require(Self.text.range(of: "Mrs."))
    let offset = Self.text.utf16.distance(from: Self.text.startIndex, to: start.lowerBound)
    let stream = try await kit.liveStream(of: book, bookKey: "1", from: offset, voice: "af_heart")
    for try await _ in stream.bytes() { break }
    let segments = try await stream.segments(from: 0).segments
    let first = try #require(segments.first)
    let spoken = try #require(first.words.last).offsets.upperBound - offset
    #expect(spoken <= 28 && first.sentence.count > 100)
  }

  @Test func aVoiceIntroducesItself() async throws {
    try await kit.warmUp()
    let bytes = try await kit.preview(of: VorleserKit.defaultVoice)
    let seconds = Double(bytes.count) / Double(MP3Frames.bytesPerSecond)
    #expect((2.0...8.0).contains(seconds))
  }
}
