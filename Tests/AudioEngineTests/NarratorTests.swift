import AudioCodecs
import AudioEngine
import Foundation
import ReadAloud
import Synchronization
import Synthesizer
import Testing

/// A folder of its own for one test.
final class Workplace: Sendable {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  var output: URL { folder.appending(path: "book.wav") }
  var timings: URL { folder.appending(path: "book.json") }
  var parts: URL { folder.appending(path: "book.wav.parts") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var outputBytes: [UInt8] { get throws { Array(try Data(contentsOf: output)) } }
  var timeline: Timeline {
    get throws { try JSONDecoder().decode(Timeline.self, from: Data(contentsOf: timings)) }
  }
}

/// Everything that should be heard, made without the narrator.
private func expectedTimeline(_ book: FakeBook) async throws -> Timeline {
  let place = try Workplace()
  _ = try await Narrator(source: book, speech: FakeSpeechSource(), parallelism: 1)
    .narrate(to: place.output, as: .wav, timings: place.timings)
  return try place.timeline
}

@Suite(.timeLimit(.minutes(10)))
struct NarratorTests {
  @Test func audioAndTimelineAgreeForEveryWord() async throws {
    let place = try Workplace()
    let book = FakeBook.long(chapters: 3, sentences: 10)
    let report = try await Narrator(source: book, speech: FakeSpeechSource())
      .narrate(to: place.output, as: .wav, timings: place.timings)
    let timeline = try place.timeline
    let samples = PCM16.samples(of: Array(try place.outputBytes.dropFirst(80)))
    #expect(timeline.sampleCount == samples.count)
    #expect(report.sampleCount == samples.count)
    #expect(report.sentenceCount == book.all.count)
    #expect(timeline.sentences.map(\.offsets) == book.all.map(\.range))
    #expect(timeline.sentences.map(\.text) == book.all.map(\.text))

    let words = book.all.flatMap { $0.text.split(separator: " ") }.filter { $0 != "#" }
    #expect(timeline.words.map(\.text) == words.map(String.init))
    var end = 0
    for word in timeline.words {
      #expect(word.samples.lowerBound >= end)
      end = word.samples.upperBound
      let sound = samples[word.samples]
      #expect(sound.contains { abs($0) > 0.1 }, "no sound at \(word.text)")
    }
    for (sentence, next) in zip(timeline.sentences, timeline.sentences.dropFirst()) {
      let pause = samples[sentence.samples.upperBound..<next.samples.lowerBound]
      #expect(pause.allSatisfy { $0 == 0 })
    }
  }

  @Test func severalAtOnceGiveTheSameFile() async throws {
    let book = FakeBook.long(chapters: 3, sentences: 12)
    var files: Set<[UInt8]> = []
    for parallelism in [1, 2, 5] {
      let place = try Workplace()
      let speech = FakeSpeechSource(delay: parallelism > 1 ? .milliseconds(1) : nil)
      _ = try await Narrator(source: book, speech: speech, parallelism: parallelism)
        .narrate(to: place.output, as: .wav)
      files.insert(try place.outputBytes)
    }
    #expect(files.count == 1)
  }

  @Test(arguments: AudioFormat.allCases)
  func everyFormatIsWritten(format: AudioFormat) async throws {
    let place = try Workplace()
    let file = place.folder.appending(path: "book.\(format.fileExtension)")
    let report = try await Narrator(source: FakeBook.small, speech: FakeSpeechSource())
      .narrate(to: file, as: format, tags: AudioTags(title: "Small"))
    #expect(try Data(contentsOf: file).count > 1_000)
    #expect(report.duration > .seconds(5))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder.path).count == 1)
  }

  @Test func progressGoesFromStartToEnd() async throws {
    let place = try Workplace()
    let book = FakeBook.long(chapters: 4, sentences: 5)
    let seen = Mutex<[NarrationProgress]>([])
    _ = try await Narrator(source: book, speech: FakeSpeechSource(), clock: CountingClock())
      .narrate(to: place.output, as: .flac) { progress in seen.withLock { $0.append(progress) } }
    let all = seen.withLock { $0 }
    #expect(all.count == book.all.count)
    #expect(all.map(\.fraction) == all.map(\.fraction).sorted())
    #expect(all.last.map { $0.fraction > 0.99 } == true)
    #expect(all.last?.chapter == 3)
    #expect(all.last?.title == "Chapter 4")
    #expect(all.last.map { ($0.speed ?? 0) > 1 && ($0.timeLeft ?? .zero) < .seconds(1) } == true)
  }

  @Test func whatCannotBeSpokenIsCountedAndLeavesNoGap() async throws {
    let place = try Workplace()
    let book = FakeBook([[["One.", "BROKEN.", "Two."]], [["BROKEN too."]], [["Three."]]])
    let report = try await Narrator(source: book, speech: FakeSpeechSource())
      .narrate(to: place.output, as: .wav, timings: place.timings)
    #expect(report.skippedCount == 2)
    #expect(report.skipped.map(\.sentence.text) == ["BROKEN.", "BROKEN too."])
    #expect(try place.timeline.words.map(\.text) == ["One.", "Two.", "Three."])
  }

  @Test func withNothingToSayItSaysSo() async throws {
    let place = try Workplace()
    let narrator = Narrator(source: FakeBook([[], []]), speech: FakeSpeechSource())
    await #expect(throws: NarrationError.nothingToSay) {
      try await narrator.narrate(to: place.output, as: .wav)
    }
  }

  @Test func ifNoSentenceCanBeSpokenItSaysWhyNot() async throws {
    let place = try Workplace()
    let narrator = Narrator(
      source: FakeBook([[["BROKEN."]], [["BROKEN too."]]]), speech: FakeSpeechSource())
    let reason = "\(SpeechError.engine("broken"))"
    await #expect(throws: NarrationError.nothingSpoken(reason: reason)) {
      try await narrator.narrate(to: place.output, as: .wav)
    }
  }
}
