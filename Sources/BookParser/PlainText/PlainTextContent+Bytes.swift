import Foundation
import ReadingModel

extension PlainTextContent: EncodedContent {
  @concurrent
  func bytes(
    of passages: [Range<TextOffset>], lengths: [Int]
  ) async throws -> [Range<Int>] {
    let starts = Self.starts(lengths)
    var maps = Maps(self)
    return try passages.inOrder { passage in
      let first = starts.lastIndex { $0 <= passage.lowerBound } ?? 0
      let part = layout.parts.range(of: first)
      let lower =
        try maps.map(first).byte(from: passage.lowerBound - starts[first]) ?? part.upperBound
      guard !passage.isEmpty else { return lower..<lower }
      let last = starts.lastIndex { $0 < passage.upperBound } ?? 0
      let upper = try maps.map(last).byte(before: passage.upperBound - starts[last])
      return lower..<max(lower, upper ?? lower)
    }
  }

  @concurrent
  func passages(
    at bytes: [Range<Int>], lengths: [Int]
  ) async throws -> [Range<TextOffset>] {
    let starts = Self.starts(lengths)
    var maps = Maps(self)
    return try bytes.inOrder { bytes in
      let first = layout.parts.index(at: bytes.lowerBound)
      let lower =
        starts[first] + (try maps.map(first).offset(from: bytes.lowerBound) ?? lengths[first])
      guard !bytes.isEmpty else { return lower..<lower }
      let last = layout.parts.index(at: bytes.upperBound - 1)
      let upper = try maps.map(last).offset(before: bytes.upperBound).map { starts[last] + $0 }
      return lower..<max(lower, upper ?? lower)
    }
  }

  /// The book offset of the start of each chapter.
  private static func starts(_ lengths: [Int]) -> [TextOffset] {
    var start = 0
    return lengths.map { length in
      defer { start += length }
      return start
    }
  }

  /// The maps of chapters.
  ///
  /// The last two are kept, because a passage has two ends.
  private struct Maps {
    private let content: PlainTextContent
    private var kept: [(chapter: Int, map: InkMap)] = []

    init(_ content: PlainTextContent) {
      self.content = content
    }

    mutating func map(_ chapter: Int) throws -> InkMap {
      if let known = kept.first(where: { $0.chapter == chapter }) { return known.map }
      try Task.checkCancellation()
      let part = content.layout.parts[chapter]
      let decoded = content.decoder.decodedWithStarts(Array(try content.bytes(of: part)))
      let text = content.text(decoded.units, of: part)
      let map = InkMap(text.units, decoded, part: part.range)
      kept = kept.suffix(1) + [(chapter, map)]
      return map
    }
  }
}

extension Array where Element == Range<Int> {
  /// Calls a function for the ranges in ascending order, so that each chapter is read once.
  ///
  /// The results are in the order of the ranges.
  fileprivate func inOrder(
    _ body: (Range<Int>) throws -> Range<Int>
  ) throws -> [Range<Int>] {
    var results = self
    for index in indices.sorted(by: { self[$0].lowerBound < self[$1].lowerBound }) {
      results[index] = try body(self[index])
    }
    return results
  }
}
