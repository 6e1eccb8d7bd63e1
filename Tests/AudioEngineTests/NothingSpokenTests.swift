import Testing

@testable import AudioEngine

@Suite(.timeLimit(.minutes(2)))
struct NothingSpokenTests {
  private func book(broken: Int, good: Int) -> FakeBook {
    FakeBook([[Array(repeating: "BROKEN.", count: broken) + Array(repeating: "Good.", count: good)]]
    )
  }

  @Test func aReadingThatSaysNothingEndsAndSaysWhy() async throws {
    let reading = liveReading(book(broken: 1_000, good: 1), FakeSpeechSource())
    await #expect(throws: NothingSpoken.self) {
      for try await bytes in reading.bytes() { #expect(bytes.isEmpty) }
    }
    let segments = try await timeline(reading)
    #expect(segments.count == LiveReading.unspokenLimit)
    let end = try await reading.segments(from: segments.count)
    #expect(end.failure is NothingSpoken)
  }

  @Test func aPassageThatCannotBeSpokenDoesNotEndIt() async throws {
    let reading = liveReading(
      book(broken: LiveReading.unspokenLimit - 1, good: 3), FakeSpeechSource())
    let (bytes, segments) = try await everything(reading)
    #expect(!bytes.isEmpty)
    #expect(segments.filter { $0.skipped == nil }.count == 3)
  }
}
