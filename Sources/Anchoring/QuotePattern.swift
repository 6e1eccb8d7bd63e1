import ReadingModel

/// The folded pattern of a quote, or of one end of a long quote.
struct QuotePattern {
  /// The longest quote, in units, that is compared whole in less than a millisecond; a longer one
  /// is found by its two ends.
  static let wholeLimit = 384
  /// The units of each end of a longer quote.
  static let endLength = 192

  /// The part of the quote.
  enum Part: Hashable {
    case whole, beginning, ending
  }

  /// Index of the quote.
  let quote: Int
  /// The part of it.
  let part: Part
  /// The text before it, folded.
  let before: [UInt16]
  /// The piece itself, folded; empty for a point.
  let core: [UInt16]
  /// The text after it, folded.
  let after: [UInt16]
  /// The piece and its surroundings, not folded, which give its exact ends.
  let raw: [UInt16]
  let rawBefore: [UInt16]
  let rawAfter: [UInt16]
  /// The expected start of the piece; `nil` if unknown.
  let expected: TextOffset?

  /// Everything in order.
  var all: [UInt16] { before + core + after }

  /// Folds a pattern.
  init(
    quote: Int, part: Part, before: some Collection<UInt16>, core: some Collection<UInt16>,
    after: some Collection<UInt16>, expected: TextOffset?
  ) {
    self.quote = quote
    self.part = part
    self.before = FoldedText(before).units
    self.core = FoldedText(core).units
    self.after = FoldedText(after).units
    raw = Array(core)
    rawBefore = Array(before)
    rawAfter = Array(after)
    self.expected = expected
  }

  /// The patterns of a quote.
  static func patterns(of wanted: QuoteFinder.Wanted, index: Int) -> [QuotePattern] {
    let quote = wanted.quote
    let exact = Array(quote.exact.utf16)
    let tail = quote.tail.map { Array($0.utf16) } ?? exact
    guard exact.count > wholeLimit || quote.tail != nil else {
      return [
        QuotePattern(
          quote: index, part: .whole, before: quote.prefix.utf16, core: exact,
          after: quote.suffix.utf16, expected: wanted.expected)
      ]
    }
    let limit = TextQuote.contextLimit
    let beginning = exact.prefix(endLength)
    let ending = tail.suffix(endLength)
    return [
      QuotePattern(
        quote: index, part: .beginning, before: quote.prefix.utf16, core: beginning,
        after: exact[beginning.endIndex...].prefix(limit), expected: wanted.expected),
      QuotePattern(
        quote: index, part: .ending, before: tail[..<ending.startIndex].suffix(limit),
        core: ending, after: quote.suffix.utf16,
        expected: wanted.expected.map { $0 + max(0, wanted.length - ending.count) }),
    ]
  }
}
