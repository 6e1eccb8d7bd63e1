import AudioCodecs
import ReadingModel
import Synthesizer
import Testing

@testable import AudioEngine

@Suite(.timeLimit(.minutes(2)))
struct LiveReadingTests {
  @Test func equalReadingsGiveEqualBytes() async throws {
    let book = FakeBook.long(chapters: 2, sentences: 7)
    let first = try await everything(liveReading(book, FakeSpeechSource(), from: 30))
    let second = try await everything(liveReading(book, FakeSpeechSource(), from: 30))
    #expect(first.bytes == second.bytes)
    #expect(first.segments == second.segments)
    #expect(first.bytes.count.isMultiple(of: MP3Frames.byteCount))
  }

  @Test func theTimelineHasEverySentenceFromTheTapOn() async throws {
    let reading = liveReading(.small, FakeSpeechSource(), from: 15)
    let (bytes, segments) = try await everything(reading)
    #expect(segments.map(\.index) == Array(segments.indices))
    #expect(segments.map(\.sentence) == FakeBook.small.all.dropFirst().map(\.range))
    #expect(await reading.finishedByteCount == bytes.count)
  }
}

func liveReading(
  _ book: FakeBook, _ speech: any SpeechSource, from offset: TextOffset = 0,
  endsWithChapter: Bool = false, schedule: SpeechSchedule = SpeechSchedule(),
  store: (any SpeechStore)? = nil
) -> LiveReading {
  LiveReading(
    source: book, speech: speech, from: offset, endsWithChapter: endsWithChapter,
    schedule: schedule, store: store)
}

/// All bytes and segments of a reading.
func everything(
  _ reading: LiveReading
) async throws -> (bytes: [UInt8], segments: [TimelineSegment]) {
  var bytes: [UInt8] = []
  for try await more in reading.bytes() { bytes += more }
  return (bytes, try await timeline(reading))
}

func timeline(_ reading: LiveReading) async throws -> [TimelineSegment] {
  var segments: [TimelineSegment] = []
  while true {
    let part = try await reading.segments(from: segments.count)
    segments += part.segments
    if part.isComplete || part.failure != nil { return segments }
  }
}
