import AudioCodecs
import AudioEngine
import Foundation
import ReadAloud
import ReadingModel
import TestSupport
import Testing

@testable import VorleserKit

/// Recordings of another voice that are laid beside a book.
@Suite(
  .enabled(
    if: Places.resources != nil && FFmpeg() != nil,
    "needs the models, 'make setup', and the program ffmpeg"),
  .timeLimit(.minutes(10)))
struct RecordedVoiceTests {
  private static let text = """
    The road to the harbour was empty. A single lamp burned above the gate, and nobody had thought of putting it out. Mary \
    waited until the clock had struck six. Then she took the basket and went down the stairs.

    Her brother was already in the boat. He did not look up when she came. The water lay as still as glass between the two \
    walls, and far outside a bell was ringing. They had agreed on silence, and both of them kept to it.

    When the sun had risen they were beyond the last island. A wind came up from the south. It filled the brown sail and \
    pushed them gently towards the open sea. Behind them the town grew small.
    """
  private static let preface =
    "This is a recording for everybody. It may be copied freely, and a volunteer has read it."
  private static let other =
    "Seventeen machines were delivered on Monday. Their motors are cooled by oil, which has to be changed every year."

  private let folder: TemporaryFolder
  private let kit: VorleserKit

  init() throws {
    folder = try TemporaryFolder()
    kit = try VorleserKit(home: folder.url.appending(path: "home"), resources: Places.resources)
  }

  private func file(_ name: String) -> URL { folder.url.appending(path: name) }

  /// A text by a voice with a shorter throat: slower speech that is played faster.
  private static func spoken(_ text: String) async throws -> (
    samples: [Float], timeline: Timeline
  ) {
    let folder = try TemporaryFolder()
    let kit = try VorleserKit(
      home: folder.url.appending(path: "home"), resources: Places.resources)
    let (sound, times) = (
      folder.url.appending(path: "voice.wav"), folder.url.appending(path: "voice.json")
    )
    var options = SpeechOptions()
    options.speed = 0.75
    _ = try await kit.speak(text, to: sound, as: .wav, options, timings: times)
    let bytes = Array(try Data(contentsOf: sound).dropFirst(80))
    let samples = PCM16.samples(of: bytes)
    let raised = (0..<Int(Double(samples.count) / raise) - 1).map { index in
      let place = Double(index) * raise
      let share = Float(place - place.rounded(.down))
      return samples[Int(place)] * (1 - share) + samples[Int(place) + 1] * share
    }
    let timeline = try JSONDecoder().decode(Timeline.self, from: Data(contentsOf: times))
    return (raised, timeline)
  }

  private static let raise = 1.2
  private static let rate = Double(AudioFormat.sampleRate)

  /// A chapter with words before and behind, other pauses and noise; spoken once for all tests.
  private static let recording = Task { () async throws -> (samples: [Float], starts: [Double]) in
    let (voice, timeline) = try await spoken(text)
    let around = try await spoken(preface).samples
    var generator = SeededGenerator(seed: 3)
    var samples = around + [Float](repeating: 0, count: 20_000)
    var starts: [Double] = []
    let begins = timeline.sentences.map { Int(Double($0.samples.lowerBound) / raise) }
    for (begin, end) in zip(begins, begins.dropFirst() + [voice.count]) {
      starts.append(Double(samples.count) / rate)
      samples += voice[begin..<min(end, voice.count)]
      samples += [Float](repeating: 0, count: Int.random(in: 0..<36_000, using: &generator))
    }
    return (noisy(samples + around), starts)
  }

  private static func noisy(_ samples: [Float]) -> [Float] {
    var generator = SeededGenerator(seed: 4)
    let loudness = (samples.reduce(0) { $0 + $1 * $1 } / Float(samples.count)).squareRoot()
    return samples.map { $0 + loudness * .random(in: -0.2...0.2, using: &generator) }
  }

  private func write(_ samples: [Float], as format: AudioFormat = .wav) throws -> URL {
    let url = file("recording.\(format.fileExtension)")
    let encoder = try format.makeEncoder(tags: AudioTags(), destination: .file)
    var bytes = try encoder.encode(samples)
    let ending = try encoder.finish()
    bytes += ending.bytes
    for patch in ending.patches {
      bytes.replaceSubrange(patch.offset..<patch.offset + patch.bytes.count, with: patch.bytes)
    }
    try Data(bytes).write(to: url)
    return url
  }

  private func align(
    _ recording: URL, _ text: String = text
  ) async throws -> (report: RecordingReport, timeline: Timeline) {
    let book = try await kit.open(file: folder.makeFile("book.txt", Data(text.utf8)))
    let report = try await kit.align(
      book, with: [recording], readBy: "A volunteer", to: file("book.epub"), SpeechOptions(),
      timings: file("times.json"))
    let timeline = try JSONDecoder().decode(
      Timeline.self, from: Data(contentsOf: file("times.json")))
    return (report, timeline)
  }

  @Test(arguments: [AudioFormat.mp3, .opus])
  func sentencesAreFoundWithinThreeTenthsOfASecond(format: AudioFormat) async throws {
    let (samples, starts) = try await Self.recording.value
    let (report, timeline) = try await align(write(samples, as: format))
    #expect(report.sentenceCount == starts.count)
    #expect(timeline.sentences.count == report.alignedCount)
    let near = timeline.sentences.count { sentence in
      starts.contains { abs($0 - sentence.from) < 0.3 }
    }
    #expect(Double(near) >= 0.95 * Double(starts.count))
    #expect(report.medianConfidence > 0.5)
    // The words before and behind the chapter.
    #expect(report.extra.count == 2)
    let again = try await kit.open(file: file("book.epub"))
    let told = try #require(again.content.recording)
    #expect(told.narrators == ["A volunteer"])
    let heard = try await told.chapters.clipCount(kit, again)
    #expect(heard == report.alignedCount)
  }

  @Test(
    arguments: zip(
      ["The road to the harbour was empty.", "Mary waited until the clock had struck six."],
      [
        "They had agreed on silence, and both of them kept to it.",
        "A wind came up from the south.",
      ]))
  func aSingleSentenceIsFoundBehindOtherSpeech(sentence: String, other: String) async throws {
    let (voice, timeline) = try await Self.spoken(sentence)
    let around = try await Self.spoken(Self.preface).samples + [Float](repeating: 0, count: 20_000)
    let start = Double(around.count) + Double(timeline.sentences[0].samples.lowerBound) / Self.raise
    let recording = try write(Self.noisy(around + voice))
    let times = try await align(recording, sentence).timeline
    #expect(times.sentences.count == 1)
    for found in times.sentences { #expect(abs(found.from - start / Self.rate) < 0.3) }
    await #expect(throws: RecordingError.notOfThisBook) { try await align(recording, other) }
  }

  @Test func anotherBookIsToldFromThisOne() async throws {
    let recording = try write(try await Self.recording.value.samples)
    await #expect(throws: RecordingError.notOfThisBook) { try await align(recording, Self.other) }
    #expect(!FileManager.default.fileExists(atPath: file("book.epub").path))
  }

  @Test func ofACutRecordingTheBeginningIsFound() async throws {
    let (samples, starts) = try await Self.recording.value
    let cut = Int(starts[starts.count * 2 / 3] * Self.rate)
    let (report, timeline) = try await align(write(Array(samples[..<cut])))
    #expect(report.alignedCount < report.sentenceCount && report.alignedCount >= starts.count / 2)
    #expect(report.missing.last?.text.contains("town grew small") == true)
    #expect(timeline.sentences.allSatisfy { $0.to <= Double(cut) / Self.rate + 0.1 })
  }

  @Test func whatHasNoSpeechIsToldInASentence() async throws {
    let silence = try write([Float](repeating: 0, count: 240_000))
    await #expect(throws: RecordingError.notOfThisBook) { try await align(silence, Self.other) }
    let empty = file("empty.mp3")
    try Data().write(to: empty)
    let error = await #expect(throws: RecordingError.self) { try await align(empty, Self.other) }
    #expect(error?.description.contains("is no sound that ffmpeg can decode") == true)
    let missing = file("missing.mp3")
    await #expect(throws: RecordingError.unreadable(path: missing.path)) {
      try await align(missing, Self.other)
    }
  }

  @Test func withoutTheProgramNothingIsSpoken() {
    #expect(throws: RecordingError.noDecoder) {
      try RecordingBinder([], readBy: "", timings: nil, by: M4BBinder(), nil)
    }
  }
}

extension [Int] {
  /// How many clips chapters have.
  fileprivate func clipCount(_ kit: VorleserKit, _ book: Book) async throws -> Int {
    var count = 0
    for chapter in self {
      count += try await kit.recording(ofChapter: chapter, of: book)?.clips.count ?? 0
    }
    return count
  }
}
