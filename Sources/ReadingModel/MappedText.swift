/// A text made from another one; each part knows the range that it was made from.
///
/// Each step from the book to the voice (replacement rules, normalisation) yields one.
public struct MappedText: Hashable, Sendable {
  /// One part of the made text, with the source that it was made from.
  public struct Span: Hashable, Sendable {
    /// UTF-16 range in the made text.
    public var made: Range<Int>
    /// UTF-16 range in the source text; empty for inserted text.
    public var source: Range<Int>
    /// Whether both are the same characters, so that offsets inside correspond one to one.
    public var isCopy: Bool

    /// Makes a span.
    ///
    /// - Parameters:
    ///   - made: UTF-16 range in the made text.
    ///   - source: UTF-16 range in the source text.
    ///   - isCopy: Whether both are the same characters.
    public init(made: Range<Int>, source: Range<Int>, isCopy: Bool) {
      self.made = made
      self.source = source
      self.isCopy = isCopy
    }
  }

  /// The made text.
  public let text: String
  /// Its parts in order; their `made` ranges cover the text without gap or overlap.
  public let spans: [Span]

  /// Makes a mapped text.
  ///
  /// - Parameters:
  ///   - text: The made text.
  ///   - spans: Its parts in order, covering the text.
  public init(text: String, spans: [Span]) {
    self.text = text
    self.spans = spans
  }

  /// A text that is its own source.
  ///
  /// - Parameter text: The text.
  public init(unchanged text: String) {
    let whole = 0..<text.utf16.count
    self.init(text: text, spans: [Span(made: whole, source: whole, isCopy: true)])
  }

  /// Finds the source of a range of the made text, in logarithmic time.
  ///
  /// - Parameter range: UTF-16 range in ``text``.
  /// - Returns: The smallest UTF-16 range of the source that covers every span the range touches;
  ///   exact inside copies.
  public func source(of range: Range<Int>) -> Range<Int> {
    var low = Int.max
    var high = Int.min
    let first = firstSpan { $0.made.upperBound >= range.lowerBound }
    for span in spans[first...] {
      guard span.made.lowerBound <= range.upperBound else { break }
      guard span.made.overlaps(range) || span.made == range else { continue }
      let exact = span.isCopy && !span.made.isEmpty
      let lower = exact ? max(range.lowerBound - span.made.lowerBound, 0) : 0
      let upper = exact ? max(span.made.upperBound - range.upperBound, 0) : 0
      low = min(low, span.source.lowerBound + lower)
      high = max(high, span.source.upperBound - upper)
    }
    return low <= high ? low..<high : emptySource(at: range.lowerBound)
  }

  /// The place in the source of a range that is empty or outside of the made text.
  private func emptySource(at offset: Int) -> Range<Int> {
    let after = firstSpan { $0.made.lowerBound > offset }
    guard after > 0 else { return 0..<0 }
    let span = spans[after - 1]
    let place =
      span.isCopy
      ? min(span.source.lowerBound + offset - span.made.lowerBound, span.source.upperBound)
      : span.source.lowerBound
    return place..<place
  }

  /// The index of the first span for which a condition holds; it must hold for all later spans.
  func firstSpan(where holds: (Span) -> Bool) -> Int {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if holds(spans[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
