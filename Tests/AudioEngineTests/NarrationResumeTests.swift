import AudioCodecs
import AudioEngine
import Foundation
import ReadAloud
import Synchronization
import Synthesizer
import TestSupport
import Testing

/// Narrates until so many sentences were stored, then is cancelled.
private func narrate(
  _ book: FakeBook, _ speech: FakeSpeechSource, at place: Workplace, cancelledAfter count: Int
) async {
  let seen = Mutex(0)
  let task = Mutex<Task<NarrationReport, any Error>?>(nil)
  let running = Task {
    try await Narrator(source: book, speech: speech)
      .narrate(to: place.output, as: .wav, timings: place.timings) { _ in
        let number = seen.withLock { number in
          number += 1
          return number
        }
        if number == count { task.withLock { $0?.cancel() } }
      }
  }
  task.withLock { $0 = running }
  if seen.withLock({ $0 }) >= count { running.cancel() }
  _ = await running.result
}

@Suite(.timeLimit(.minutes(10)))
struct NarrationResumeTests {
  let book = FakeBook.long(chapters: 4, sentences: 8)

  private func uninterrupted() async throws -> (audio: [UInt8], timings: Data) {
    let place = try Workplace()
    _ = try await Narrator(source: book, speech: FakeSpeechSource(pace: 100))
      .narrate(to: place.output, as: .wav, timings: place.timings)
    return (try place.outputBytes, try Data(contentsOf: place.timings))
  }

  @Test(arguments: 0..<8)
  func cancelledAnywhereAndStartedAgainItIsTheSameFile(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let expected = try await uninterrupted()
    let place = try Workplace()
    let speech = FakeSpeechSource(pace: 100)
    for _ in 0..<3 {
      let count = Int.random(in: 1...9, using: &random)
      await narrate(book, speech, at: place, cancelledAfter: count)
    }
    let isLate = FileManager.default.fileExists(atPath: place.output.path)
    #expect(isLate || FileManager.default.fileExists(atPath: place.parts.path))
    _ = try await Narrator(source: book, speech: speech)
      .narrate(to: place.output, as: .wav, timings: place.timings)
    #expect(try place.outputBytes == expected.audio)
    #expect(try Data(contentsOf: place.timings) == expected.timings)
    #expect(!FileManager.default.fileExists(atPath: place.parts.path))
    // What was stored was not spoken again, apart from what was on its way at each cancellation.
    #expect(speech.texts.count <= book.all.count + 3 * 5)
  }

  // The argument is the count of samples in a damaged line, if there is one.
  @Test(arguments: [nil, -5, Int.max])
  func tornFilesOfACrashAreMended(tail: Int?) async throws {
    let expected = try await uninterrupted()
    let place = try Workplace()
    let speech = FakeSpeechSource(pace: 100)
    await narrate(book, speech, at: place, cancelledAfter: 14)
    // As a crash leaves them: samples without a line, half a line, and a line without samples.
    let journals = try FileManager.default.contentsOfDirectory(atPath: place.parts.path)
      .filter { $0.hasSuffix(".jsonl") }.sorted()
    let name = try #require(journals.last)
    let journal = place.parts.appending(path: name)
    let pcm = place.parts.appending(path: name.replacing(".jsonl", with: ".pcm"))
    let lines = try String(contentsOf: journal, encoding: .utf8)
    let whole = try #require(lines.split(separator: "\n").first)
    let damaged = tail.map { whole.replacing(/"count":\d+/, with: "\"count\":\($0)") + "\n" }
    try Data((lines + (damaged ?? "") + whole + "\n" + whole.prefix(20)).utf8).write(to: journal)
    try (Data(contentsOf: pcm) + Data([1, 2, 3])).write(to: pcm)

    _ = try await Narrator(source: book, speech: speech)
      .narrate(to: place.output, as: .wav, timings: place.timings)
    #expect(try place.outputBytes == expected.audio)
    #expect(try Data(contentsOf: place.timings) == expected.timings)
  }

  @Test func anotherVoiceStartsAnew() async throws {
    let place = try Workplace()
    await narrate(book, FakeSpeechSource(pace: 100), at: place, cancelledAfter: 20)
    let other = FakeSpeechSource(pace: 120, identity: "other")
    _ = try await Narrator(source: book, speech: other).narrate(to: place.output, as: .wav)
    #expect(other.texts.count == book.all.count)
  }

  @Test func otherPausesStartAnew() async throws {
    let place = try Workplace()
    let speech = FakeSpeechSource(pace: 100)
    await narrate(book, speech, at: place, cancelledAfter: 20)
    let before = speech.texts.count
    var pauses = Pauses()
    pauses.sentence = .seconds(1)
    _ = try await Narrator(source: book, speech: speech, pauses: pauses)
      .narrate(to: place.output, as: .wav)
    #expect(speech.texts.count == before + book.all.count)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func aFullDiskIsOneSentenceAndNothingIsLost() async throws {
    let expected = try await uninterrupted()
    let place = try Workplace()
    let speech = FakeSpeechSource(pace: 100)
    await narrate(book, speech, at: place, cancelledAfter: 20)
    let before = speech.texts.count
    let encoded = place.parts.appending(path: "output.wav")
    try FileManager.default.removeItem(at: encoded)
    try FileManager.default.createSymbolicLink(
      atPath: encoded.path, withDestinationPath: "/dev/full")
    let narrator = Narrator(source: book, speech: speech)
    let error = await #expect(throws: NarrationError.self) {
      try await narrator.narrate(to: place.output, as: .wav)
    }
    #expect(error == .diskFull(path: encoded.path))
    #expect(error?.description.contains("disk is full") == true)
    try FileManager.default.removeItem(at: encoded)
    _ = try await narrator.narrate(to: place.output, as: .wav)
    #expect(try place.outputBytes == expected.audio)
    #expect(speech.texts.count <= before + book.all.count - 19)
  }

  @Test func aFolderThatCannotBeWrittenIsOneSentence() async throws {
    let output = URL(filePath: "/proc/nowhere/book.mp3")
    let narrator = Narrator(source: book, speech: FakeSpeechSource())
    let error = await #expect(throws: NarrationError.self) {
      try await narrator.narrate(to: output, as: .mp3)
    }
    #expect(error?.description.contains("can't be written") == true)
  }

  @Test func twoNarrationsOfOneFileDoNotMix() async throws {
    let place = try Workplace()
    let speech = FakeSpeechSource(pace: 100)
    speech.allow(3)
    let first = Task { [book] in
      try await Narrator(source: book, speech: speech).narrate(to: place.output, as: .wav)
    }
    try await eventually("it speaks") { speech.texts.count >= 3 }
    let second = Narrator(source: book, speech: FakeSpeechSource(pace: 100))
    await #expect(throws: NarrationError.busy(path: place.output.path)) {
      try await second.narrate(to: place.output, as: .wav)
    }
    speech.allow(.max)
    #expect(try await first.value.sentenceCount == book.all.count)
  }
}
