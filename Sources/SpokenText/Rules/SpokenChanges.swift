public import ReadingModel

/// Removes skipped pieces from sentences.
public enum SpokenChanges {
  /// A sentence with its skipped pieces.
  public struct Part: Hashable, Sendable {
    /// The sentence.
    public var sentence: Sentence
    /// The skipped pieces in order and without overlap, UTF-16 offsets in the sentence's text.
    public var changes: [SpokenChange]
  }

  /// Removes spans from sentences.
  ///
  /// A sentence without any other text is left out.
  ///
  /// - Parameters:
  ///   - spans: The skipped spans by their starts, UTF-16 offsets in the text.
  ///   - sentences: The sentences of the text in order.
  ///   - units: The text.
  /// - Returns: The sentences that are read, in order. The last one of each block ends the block.
  public static func skipping(
    _ spans: [SkippableSpan], in sentences: [Sentence], of units: [UInt16]
  ) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(sentences.count)
    var first = 0
    for sentence in sentences {
      while first < spans.count, spans[first].range.upperBound <= sentence.range.lowerBound {
        first += 1
      }
      var ranges: [Range<Int>] = []
      for span in spans[first...] {
        guard span.range.lowerBound < sentence.range.upperBound else { break }
        let own = span.range.clamped(to: sentence.range)
        if !own.isEmpty { ranges.append(shifted(own, by: -sentence.range.lowerBound)) }
      }
      let text = units[sentence.range]
      let changes = ranges.isEmpty ? [] : skipped(ranges, in: Array(text))
      if !changes.isEmpty, isSilent(Array(text), changes) {
        // The sentence before a skipped one is now the end of the block, with the longer pause
        // behind it.
        if sentence.endsBlock, let last = parts.last?.sentence, !last.endsBlock,
          last.block == sentence.block
        {
          parts[parts.count - 1].sentence.endsBlock = true
        }
        continue
      }
      parts.append(Part(sentence: sentence, changes: changes))
    }
    return parts
  }

  /// Skips pieces of a sentence, each with the space that would be left over.
  ///
  /// - Parameters:
  ///   - ranges: The pieces in any order. They may overlap.
  ///   - units: The sentence.
  /// - Returns: Changes in order and without overlap.
  public static func skipped(_ ranges: [Range<Int>], in units: [UInt16]) -> [SpokenChange] {
    var changes: [SpokenChange] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      var (low, high) = (range.lowerBound, range.upperBound)
      let isGapBehind = high == units.count || units[high].isBlank || !units[high].isWordLike
      while isGapBehind, low > 0, units[low - 1].isBlank { low -= 1 }
      if low == 0 { while high < units.count, units[high].isBlank { high += 1 } }
      if let last = changes.last, last.range.upperBound >= low {
        let whole = last.range.lowerBound..<max(last.range.upperBound, high)
        changes[changes.count - 1].range = whole
      } else {
        changes.append(SpokenChange(range: low..<high, spokenForm: .nothing))
      }
    }
    return changes
  }

  /// Whether the changes leave nothing of a sentence that can be heard.
  ///
  /// - Parameters:
  ///   - units: The sentence.
  ///   - changes: The changes in order and without overlap.
  /// - Returns: `true` if no letter or digit is left and no change speaks.
  public static func isSilent(_ units: [UInt16], _ changes: [SpokenChange]) -> Bool {
    guard changes.allSatisfy({ $0.spokenForm == .nothing }) else { return false }
    var place = 0
    for change in changes {
      guard !units[place..<change.range.lowerBound].contains(where: \.isWordLike) else {
        return false
      }
      place = change.range.upperBound
    }
    return !units[place...].contains(where: \.isWordLike)
  }

  private static func shifted(_ range: Range<Int>, by offset: Int) -> Range<Int> {
    range.lowerBound + offset..<range.upperBound + offset
  }
}
