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
  weak var stream: LiveStream?
}

@Suite(.timeLimit(.minutes(10)))
struct LiveStreamRegistryTests {
  private let registry = LiveStreamRegistry()
  private let voice = CountingVoice()
  private let source = TextSentences(
    text: (0..<2_000).map { "Sentence \($0) is here." }.joined(separator: " "), language: "en")

  private func stream(from offset: TextOffset) -> LiveStream {
    let key = LiveStreamRegistry.Key(
      book: "1", speech: voice.identity, offset: offset, endsWithChapter: false, pauses: Pauses())
    return registry.liveStream(key) { store in
      LiveStream(
        source: source, speech: voice, from: offset, endsWithChapter: false,
        schedule: registry.schedule, store: store)
    }
  }

  @Test func whatWasBegunAndLeftIsLetGo() async throws {
    var begun: [Weak] = []
    for offset in 0..<200 {
      let stream = stream(from: offset)
      begun.append(Weak(stream: stream))
      switch offset % 4 {
      case 0: break
      case 1: for try await _ in stream.bytes() { break }
      case 2: _ = try await stream.segments(from: 0)
      default:
        // Gives up on what would take the voice all of the text.
        let asking = Task { try await stream.segments(from: 100_000) }
        try await eventually("it waits") { stream.isInUse }
        asking.cancel()
        _ = await asking.result
      }
    }
    try await eventually("no more are kept than may be") {
      // Whoever left last is looked at with the next request.
      _ = stream(from: 0)
      return begun.count { $0.stream != nil } <= LiveStreamRegistry.idleLimit
    }
    for stream in begun.compactMap(\.stream) {
      try await eventually("nothing is left to do") {
        let isWaitedFor = await !stream.waiting.isEmpty
        return await stream.producer == nil && !isWaitedFor && !stream.isInUse
      }
      try await eventually("the text is gone") { await stream.passages?.holdsText != true }
      #expect(await stream.window.weight <= LiveStream.slack)
    }
    #expect(voice.runningCount.load(ordering: .relaxed) == 0)
    #expect(registry.schedule.waitingCount == 0)
  }

  @Test func whatIsHeardStays() async throws {
    let heard = stream(from: 7)
    var listener = heard.bytes().makeAsyncIterator()
    _ = try await listener.next()
    for offset in 100..<300 { _ = stream(from: offset) }
    #expect(stream(from: 7) === heard)
    #expect(stream(from: 299) === stream(from: 299))
    withExtendedLifetime(listener) {}
  }
}
