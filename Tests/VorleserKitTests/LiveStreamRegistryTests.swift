import Foundation
import ReadAloud
import ReadingModel
import Synchronization
import Synthesizer
import TestSupport
import Testing

@testable import AudioEngine
@testable import VorleserKit

/// Says every sentence as a second of sound, and knows how many it is saying.
private final class CountingVoice: SpeechSource {
  let identity = "counting"
  let runningCount = Atomic<Int>(0)

  func speech(for sentence: SpokenSentence) async throws -> Speech {
    runningCount.add(1, ordering: .relaxed)
    defer { runningCount.subtract(1, ordering: .relaxed) }
    await Task.yield()
    let samples = (0..<Speech.sampleRate).map { 0.3 * Float(sin(Double($0) * 0.05)) }
    return Speech(
      samples: samples, words: [TimedWord(source: 0..<1, samples: 0..<Speech.sampleRate)])
  }
}

private struct Weak {
  weak var reading: LiveReading?
}

@Suite(.timeLimit(.minutes(10)))
struct ReadingRegistryTests {
  private let registry = ReadingRegistry()
  private let voice = CountingVoice()
  private let source = TextSentences(
    text: (0..<2_000).map { "Sentence \($0) is here." }.joined(separator: " "), language: "en")

  private func reading(from offset: TextOffset) -> LiveReading {
    let key = ReadingRegistry.Key(
      book: "1", speech: voice.identity, offset: offset, endsWithChapter: false, pauses: Pauses())
    return registry.reading(key) { store in
      LiveReading(
        source: source, speech: voice, from: offset, endsWithChapter: false,
        schedule: registry.schedule, store: store)
    }
  }

  @Test func whatWasBegunAndLeftIsLetGo() async throws {
    var begun: [Weak] = []
    for offset in 0..<200 {
      let reading = reading(from: offset)
      begun.append(Weak(reading: reading))
      switch offset % 4 {
      case 0: break
      case 1: for try await _ in reading.bytes() { break }
      case 2: _ = try await reading.segments(from: 0)
      default:
        // Gives up on what would take the voice all of the text.
        let asking = Task { try await reading.segments(from: 100_000) }
        try await eventually("it waits") { reading.isInUse }
        asking.cancel()
        _ = await asking.result
      }
    }
    try await eventually("no more are kept than may be") {
      // Whoever left last is looked at with the next request.
      _ = reading(from: 0)
      return begun.count { $0.reading != nil } <= ReadingRegistry.idleLimit
    }
    for reading in begun.compactMap(\.reading) {
      try await eventually("nothing is left to do") {
        let isWaitedFor = await !reading.waiting.isEmpty
        return await reading.producer == nil && !isWaitedFor && !reading.isInUse
      }
      try await eventually("the text is gone") { await reading.passages?.holdsText != true }
      #expect(await reading.window.weight <= LiveReading.slack)
    }
    #expect(voice.runningCount.load(ordering: .relaxed) == 0)
    #expect(registry.schedule.waitingCount == 0)
  }

  @Test func whatIsHeardStays() async throws {
    let heard = reading(from: 7)
    var listener = heard.bytes().makeAsyncIterator()
    _ = try await listener.next()
    for offset in 100..<300 { _ = reading(from: offset) }
    #expect(reading(from: 7) === heard)
    #expect(reading(from: 299) === reading(from: 299))
    withExtendedLifetime(listener) {}
  }
}
