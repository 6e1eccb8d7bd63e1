import AudioEngine
import ReadAloud
import ReadingModel
import Synthesizer
import TestSupport
import Testing

/// Commands at moments at which nobody expects them.
@Suite(.timeLimit(.minutes(10)))
struct PlaybackCommandTests {
  /// Nothing is left to be heard then, and the session still waits to go on.
  @Test func pausedBehindTheLastSoundItCanBeStopped() async throws {
    let sink = TestSink()
    let session = makeSession(.small, FakeSpeechSource(), sink)
    await sink.atEnd { try? await session.pause() }
    try await session.play(from: 0)
    await session.wait(for: .paused)
    try await eventually("all is heard") {
      await session.current.position?.sentence == FakeBook.small.all.last?.range
    }
    let stopping = Task { await session.stop() }
    try await eventually("it has stopped") { await session.current.state == .idle }
    await stopping.value
  }

  @Test(arguments: 0..<12)
  func anyCommandsInAnyOrderEndWell(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let book = FakeBook.long(chapters: 3, sentences: 6)
    let sink = TestSink(capacity: 2_400, isEndless: false)
    let session = makeSession(book, FakeSpeechSource(pace: 60), sink)
    for _ in 0..<60 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: try await session.play(from: Int.random(in: 0..<900, using: &random))
      case 1: try await session.pause()
      case 2: try await session.resume()
      case 3: await sink.listen(Int.random(in: 0..<60_000, using: &random))
      case 4: if Int.random(in: 0..<6, using: &random) == 0 { await session.stop() }
      default:
        try await session.skip(
          SkipUnit.allCases.randomElement(using: &random) ?? .sentence,
          SkipDirection.allCases.randomElement(using: &random) ?? .forward)
      }
      if case .failed(let reason) = await session.current.state { Issue.record("\(reason)") }
    }
    await sink.listen(100_000_000)
    try await session.play(from: 0)
    await session.wait(for: .finished)
    #expect(await session.current.position?.sentence == book.all.last?.range)
  }
}
