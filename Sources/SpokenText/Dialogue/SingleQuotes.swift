/// Matches single quotation marks, which look like apostrophes.
struct SingleQuotes {
  /// Pairs with their marks, in order and without overlap.
  private(set) var pairs: [Range<Int>] = []
  /// The last mark that opens a quotation and has no partner.
  private(set) var open: Int?

  /// Matches the marks of a block.
  ///
  /// A mark closes where no letter follows it, best behind a full stop or comma; a plural's apostrophe ("the boys’") has a
  /// letter before it.
  init(_ text: BlockText) {
    var start: Int?
    var weak: Int?
    func finish() {
      guard let opener = start, let weak, text.units[opener] != 0x27 else {
        open = start ?? open
        return
      }
      pairs.append(opener..<weak + 1)
    }
    for place in text.start..<text.end {
      let unit = text.units[place]
      guard QuoteFamily(unit) == .single else { continue }
      if unit != 0x2019, text.isWordStart(place), Self.beginsSpeech(text, place + 1) {
        finish()
        (start, weak) = (place, nil)
      } else if unit != 0x201A, start != nil, !text.isWord(at: place + 1) {
        if Self.endsSpeech(text, place - 1) {
          start.map { pairs.append($0..<place + 1) }
          (start, weak) = (nil, nil)
        } else if weak == nil {
          weak = place
        }
      }
    }
    if start != nil { finish() }
    if let open, let last = pairs.last, open < last.upperBound { self.open = nil }
  }

  private static func beginsSpeech(_ text: BlockText, _ place: Int) -> Bool {
    guard let unit = text.unit(at: place) else { return false }
    return unit.isInWord || unit.isDash || unit == 0x2026 || Quotes.isQuote(unit)
  }

  private static func endsSpeech(_ text: BlockText, _ place: Int) -> Bool {
    guard let unit = text.unit(at: place) else { return false }
    return unit.endsClause || unit == 0x201D || unit == 0x22
  }
}
