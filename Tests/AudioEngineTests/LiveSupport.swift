import ReadAloud
import ReadingModel
import TestSupport

@testable import AudioEngine

/// Keeps what was spoken in memory.
actor MemoryStore: SpeechStore {
  private var values: [String: [UInt8]] = [:]

  func value(for key: String) -> [UInt8]? { values[key] }
  func store(_ value: [UInt8], for key: String) { values[key] = value }

  /// Tears, cuts or changes every value.
  func damage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for key in values.keys {
      guard var value = values[key], !value.isEmpty else { continue }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: value.removeLast(Int.random(in: 1...value.count, using: &random))
      case 1: value[Int.random(in: value.indices, using: &random)] ^= 1 << 3
      default: value += [0, 1, 2]
      }
      values[key] = value
    }
  }
}

func liveStream(
  _ book: FakeBook, _ speech: any SpeechSource, from offset: TextOffset = 0,
  endsWithChapter: Bool = false, schedule: SpeechSchedule = SpeechSchedule(),
  store: (any SpeechStore)? = nil
) -> LiveStream {
  LiveStream(
    source: book, speech: speech, from: offset, endsWithChapter: endsWithChapter,
    schedule: schedule, store: store)
}

func collect(_ stream: LiveBytes) async throws -> [UInt8] {
  var bytes: [UInt8] = []
  for try await more in stream { bytes += more }
  return bytes
}

/// All bytes and segments of a stream.
func everything(
  _ stream: LiveStream
) async throws -> (bytes: [UInt8], segments: [TimelineSegment]) {
  let bytes = try await collect(stream.bytes())
  return (bytes, try await timeline(stream))
}

func timeline(_ stream: LiveStream) async throws -> [TimelineSegment] {
  var segments: [TimelineSegment] = []
  while true {
    let part = try await stream.segments(from: segments.count)
    segments += part.segments
    if part.isComplete || part.failure != nil { return segments }
  }
}

extension [Range<TextOffset>] {
  /// Without what equals the one before.
  var unrepeated: Self {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
