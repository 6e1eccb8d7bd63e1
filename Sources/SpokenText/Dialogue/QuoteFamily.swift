/// Marks that open and close the same quotations.
enum QuoteFamily: CaseIterable {
  /// “so”, „so“ and ”so”.
  case curly
  /// «so» and »so«.
  case guillemets
  /// "so".
  case straight
  /// 「so」.
  case corner
  /// 『so』.
  case whiteCorner
  /// ‘so’, ‚so‘ and 'so'.
  case single

  /// The family of a mark; `nil` for any other unit.
  init?(_ unit: UInt16) {
    switch unit {
    case 0x201C...0x201F: self = .curly
    case 0xAB, 0xBB: self = .guillemets
    case 0x22: self = .straight
    case 0x300C, 0x300D: self = .corner
    case 0x300E, 0x300F: self = .whiteCorner
    case 0x27, 0x2018...0x201B: self = .single
    default: return nil
    }
  }

  /// Whether a mark opens a quotation, where another of the family may be open.
  ///
  /// - Parameters:
  ///   - unit: The mark.
  ///   - opener: The open mark, if there is one.
  ///   - isAtWord: Whether a word may begin behind the mark.
  ///   - custom: How the chapter marks what is said.
  /// - Returns: `true` to open, `false` to close; `nil` for a mark that does neither.
  func opens(
    _ unit: UInt16, after opener: UInt16?, isAtWord: Bool, _ custom: QuoteCustom
  ) -> Bool? {
    switch self {
    case .curly:
      switch unit {
      // „so“ closes with the mark that opens “so”.
      case 0x201C: opener != 0x201E
      case 0x201D: custom.isSymmetric ? opener == nil : opener == nil ? nil : false
      default: true
      }
    case .guillemets:
      if custom.isSymmetric {
        opener == nil
      } else {
        (unit == 0xBB) == custom.pointsInwards ? true : opener == nil ? nil : false
      }
    // Inches and seconds have the mark behind a digit.
    case .straight: opener != nil ? false : isAtWord ? true : nil
    case .corner: unit == 0x300C ? true : opener == nil ? nil : false
    case .whiteCorner: unit == 0x300E ? true : opener == nil ? nil : false
    // Apostrophes look like closing marks, see SingleQuotes.
    case .single: nil
    }
  }
}
