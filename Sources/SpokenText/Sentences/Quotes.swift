/// The quotation marks and brackets that belong together.
enum Quotes {
  /// Whether a mark is a quotation mark and not a bracket.
  static func isQuote(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x22, 0x27, 0x60, 0xB4, 0xFF02, 0xFF07, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A,
      0x300C...0x300F, 0xFF62, 0xFF63, 0x301D...0x301F, 0xFE41...0xFE44:
      true
    default: false
    }
  }

  /// Whether an initial mark closes quotations in some languages.
  static func closesAsInitial(_ unit: UInt16) -> Bool {
    unit == 0x201C || unit == 0x2018 || unit == 0xAB || unit == 0x2039
  }

  /// Whether a final mark opens a quotation, as in German and Danish books (`»Ja«, sagte er`): a
  /// word follows, and none comes before.
  static func opensAsFinal(in text: SentenceText, at place: Int) -> Bool {
    guard text.unit(place) == 0xBB || text.unit(place) == 0x203A else { return false }
    switch text.kind(place - 1) {
    case .space, .newline, .opener, .quote, .closer, .dash: break
    default: return false
    }
    switch text.kind(place + 1) {
    case .lower, .upper, .letter, .digit, .opener, .quote, .ellipsis: return true
    case .closer: return opensAsFinal(in: text, at: place + 1)
    case .stop: return text.unit(place + 2) == 0x2E
    default: return false
    }
  }

  /// The marks that close a mark.
  static func closers(of opener: UInt16) -> [UInt16] {
    switch opener {
    case 0x22: [0x22]
    case 0x28: [0x29]
    case 0x5B: [0x5D]
    case 0x7B: [0x7D]
    case 0xAB: [0xBB]
    case 0xBB: [0xAB]
    case 0x2018: [0x2019]
    case 0x201A: [0x2018, 0x2019]
    case 0x201C: [0x201D]
    case 0x201E: [0x201C, 0x201D]
    case 0x2039: [0x203A]
    case 0x203A: [0x2039]
    case 0x3008...0x3011 where opener % 2 == 0, 0x3014...0x301A where opener % 2 == 0:
      [opener + 1]
    case 0xFF08: [0xFF09]
    case 0xFF3B, 0xFF5B: [opener + 2]
    case 0xFF62: [0xFF63]
    default: []
    }
  }
}
