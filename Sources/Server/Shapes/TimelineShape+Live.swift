import AudioEngine

extension TimelineShape {
  /// A part of a live stream's timeline.
  init(_ part: TimelinePart) {
    self.init(
      segments: part.segments.map(SegmentShape.init), next: part.next, complete: part.isComplete,
      failure: part.failure.map { Problem(listening: $0).shape })
  }
}

extension SegmentShape {
  /// A sentence as it is spoken.
  init(_ segment: TimelineSegment) {
    let words = segment.words.flatMap { word in
      [
        Double(word.offsets.lowerBound), Double(word.offsets.upperBound),
        Self.milliseconds(word.from), Self.milliseconds(word.to),
      ]
    }
    self.init(
      index: segment.index, chapter: segment.chapter, start: segment.sentence.lowerBound,
      end: segment.sentence.upperBound, from: Self.milliseconds(segment.from),
      to: Self.milliseconds(segment.to), words: words,
      skipped: segment.skipped?.text.withoutFolders, code: segment.skipped?.code.rawValue,
      values: segment.skipped?.language.map { ["language": $0] })
  }

  /// Seconds to the millisecond: a player's clock is no finer.
  private static func milliseconds(_ seconds: Double) -> Double {
    (seconds * 1000).rounded() / 1000
  }
}
