/// A bracket or quotation mark that is open at the scanner's place.
struct OpenMark {
  /// The offset of the opening mark.
  let start: Int
  /// The opening mark.
  let unit: UInt16
  /// The offset of the closing mark, if it is in reach.
  let close: Int?

  /// Whether it is a quotation mark.
  var isQuote: Bool { Quotes.isQuote(unit) }

  /// The distance in which a closing mark is searched, in UTF-16 units.
  ///
  /// Beyond it the mark says nothing about the sentence, and unbalanced marks stay cheap.
  private static let reach = 240

  /// Reads the mark at an offset; `nil` if none opens there.
  init?(in text: SentenceText, at start: Int) {
    let unit = text.unit(start)
    let closers = Quotes.closers(of: unit)
    guard !closers.isEmpty else { return nil }
    if text.kind(start) == .quote {
      // A straight quote opens only before a word and after none.
      guard !text.kind(start - 1).isWordPart, text.kind(start + 1) != .space else { return nil }
      guard !text.kind(start - 1).isTerminator else { return nil }
    }
    self.start = start
    self.unit = unit
    close = Self.close(of: unit, closers, in: text, after: start)
  }

  private static func close(
    of unit: UInt16, _ closers: [UInt16], in text: SentenceText, after start: Int
  ) -> Int? {
    var depth = 0
    var place = start + 1
    let end = min(start + reach, text.bounds.upperBound)
    while place < end {
      let mark = text.unit(place)
      // An apostrophe inside a word closes nothing.
      if closers.contains(mark), mark != 0x2019 || !text.kind(place + 1).isLetter {
        if depth == 0 { return place }
        depth -= 1
      } else if mark == unit {
        depth += 1
      }
      place += 1
    }
    return nil
  }
}
