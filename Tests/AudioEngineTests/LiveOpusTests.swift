import AudioCodecs
import ReadAloud
import ReadingModel
import TestSupport
import Testing

@testable import AudioEngine

/// The small stream has the same promises as the usual one.
@Suite(.timeLimit(.minutes(10)))
struct LiveOpusTests {
  private func stream(
    from offset: TextOffset = 0, _ speech: FakeSpeechSource = FakeSpeechSource(),
    store: MemoryStore? = nil
  ) -> LiveStream {
    LiveStream(
      source: FakeBook.long(chapters: 2, sentences: 9), speech: speech, from: offset,
      schedule: SpeechSchedule(), store: store, format: .opus)
  }

  @Test func theTimelineIsTheSound() async throws {
    let stream = stream(from: 30)
    let (bytes, segments) = try await everything(stream)
    #expect(await stream.finishedByteCount == bytes.count)
    let frames = StreamFormat.opus.frame(atByte: bytes.count)
    #expect(StreamFormat.opus.position(ofFrame: frames) == bytes.count)
    let seconds = Double(frames * StreamFormat.opus.sampleCount) / 24_000
    var now = 0.0
    for segment in segments {
      #expect(segment.from >= now && segment.to <= seconds)
      now = segment.to
    }
    #expect(now > seconds - 3)
  }

  @Test func anyByteIsAPlaceToBegin() async throws {
    let stream = stream()
    let bytes = try await collect(stream.bytes())
    var random = SeededGenerator(seed: 5)
    let starts =
      [0, 1, 200, bytes.count - 1]
      + (0..<20).map { _ in
        Int.random(in: 0..<bytes.count, using: &random)
      }
    for start in starts {
      #expect(try await collect(stream.bytes(from: start)) == Array(bytes[start...]))
    }
  }

  @Test func equalReadingsGiveEqualBytesAlsoThroughAStoreThatHasMP3() async throws {
    let store = MemoryStore()
    let book = FakeBook.long(chapters: 2, sentences: 9)
    _ = try await collect(liveStream(book, FakeSpeechSource(), store: store).bytes())
    let first = try await everything(stream(store: store))
    let silent = FakeSpeechSource()
    let second = try await everything(stream(silent, store: store))
    #expect(first.bytes == second.bytes && first.segments == second.segments)
    #expect(silent.texts.isEmpty)
  }
}
