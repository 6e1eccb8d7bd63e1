import AudioCodecs
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AudioEngine

@Suite(.timeLimit(.minutes(2)))
struct LongSentenceTests {
  private static func sentence(_ length: Int, seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var text = ""
    while text.utf16.count < length {
      text += String(repeating: "ab🎉é".randomElement(using: &random) ?? "a", count: 4)
      text += [" ", ", ", "; ", " ", ".” "].randomElement(using: &random) ?? " "
    }
    return text
  }

  @Test(arguments: 0..<20)
  func partsOfALongSentenceAreTheSentence(seed: UInt64) {
    let text = Self.sentence(2_000, seed: seed)
    let whole = SpokenSentence(chapter: 0, range: 5..<5 + text.utf16.count, text: text)
    let parts = whole.passages(longest: 300)
    #expect(parts.map(\.text).joined() == text)
    #expect(parts.allSatisfy { $0.range.count <= 300 && $0.text.utf16.count == $0.range.count })
    #expect(parts.allSatisfy { $0.range.count >= 60 })
    for (part, next) in zip(parts, parts.dropFirst()) {
      #expect(part.range.upperBound == next.range.lowerBound)
      #expect(part.text.last?.isWhitespace == true)
    }
  }

  @Test(arguments: [
    String(repeating: "吾輩は猫である、名前はまだ無い", count: 60), String(repeating: "x", count: 1_500),
    String(repeating: "👩‍👩‍👧", count: 200), String(repeating: " ", count: 900),
  ])
  func everyScriptIsCut(text: String) {
    let whole = SpokenSentence(chapter: 0, range: 0..<text.utf16.count, text: text)
    let parts = whole.passages(longest: 100)
    #expect(parts.map(\.text).joined() == text)
    #expect(parts.allSatisfy { !$0.text.isEmpty && $0.range.count <= 100 })
  }

  @Test func aNarrationGoesOnWithTheSentenceThatWasCutShort() async throws {
    let long = (0..<400).map { "word\($0)," }.joined(separator: " ") + " end."
    let book = FakeBook([[["One here.", long, "Two here."]], [[long]]])
    let whole = try Workplace()
    _ = try await Narrator(source: book, speech: FakeSpeechSource(pace: 40))
      .narrate(to: whole.output, as: .wav, timings: whole.timings)
    let timeline = try whole.timeline
    #expect(timeline.sentences.map(\.offsets) == book.all.map(\.range))
    #expect(timeline.sentences.map(\.text) == book.all.map(\.text))
    #expect(timeline.words.count == 4 + 802)
    for count in [2, 4, 8, 10] {
      let place = try Workplace()
      let seen = Mutex(0)
      let running = Mutex<Task<NarrationReport, any Error>?>(nil)
      let (begin, start) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        for await _ in begin { break }
        return try await Narrator(source: book, speech: FakeSpeechSource(pace: 40))
          .narrate(to: place.output, as: .wav, timings: place.timings) { _ in
            let isEnough = seen.withLock { seen in
              seen += 1
              return seen == count
            }
            if isEnough { running.withLock { $0?.cancel() } }
          }
      }
      running.withLock { $0 = task }
      start.yield()
      await #expect(throws: CancellationError.self) { try await task.value }
      _ = try await Narrator(source: book, speech: FakeSpeechSource(pace: 40))
        .narrate(to: place.output, as: .wav, timings: place.timings)
      #expect(try place.outputBytes == (try whole.outputBytes))
      #expect(try Data(contentsOf: place.timings) == (try Data(contentsOf: whole.timings)))
    }
  }
}
