internal import UnicodeText

/// The meaning of a UTF-16 unit for the sentence rules.
enum CharacterKind: UInt8 {
  case other, space, newline, lower, upper, letter, digit
  /// A full stop, which may also end an abbreviation.
  case stop
  /// `!`, `?` and similar marks, which need white space after them to end a sentence.
  case mark
  /// A stop that needs no white space after it: ideographic, Indic, Arabic…
  case terminal
  case ellipsis
  /// A comma, semicolon or colon of any script.
  case pause
  case dash
  case opener, closer
  /// A quotation mark that opens or closes depending on its place.
  case quote
  /// A list bullet.
  case bullet
  /// Part of the character before it: a combining mark, a joiner, the second half of a pair.
  case extend
  /// A character that joins the one after it: Arabic number signs and the like.
  case prepend

  /// Whether the scanner has to look at it.
  var isInteresting: Bool { Self.interesting[Int(rawValue)] }

  var isTerminator: Bool {
    self == .stop || self == .mark || self == .terminal || self == .ellipsis
  }

  var isWhiteSpace: Bool { self == .space || self == .newline }

  var isLetter: Bool { self == .lower || self == .upper || self == .letter }

  var isWordPart: Bool { isLetter || self == .digit || self == .extend }

  private static let interesting: [Bool] = (0...CharacterKind.prepend.rawValue).map {
    switch CharacterKind(rawValue: $0) {
    case .newline, .stop, .mark, .terminal, .ellipsis, .opener, .closer, .quote, .bullet: true
    default: false
    }
  }

  /// The kinds of the units of the basic plane, made once from ICU's tables.
  static let basicPlane: [CharacterKind] = (UInt32(0)...0xFFFF).map { CharacterKind($0) }

  /// The kind of any code point.
  init(_ scalar: UInt32) {
    if let special = Self.special(scalar) {
      self = special
      return
    }
    if BoundaryProperties.extendsCharacter(scalar) {
      self = .extend
      return
    }
    if BoundaryProperties.joinsNextCharacter(scalar) {
      self = .prepend
      return
    }
    switch BoundaryProperties.sentenceBreak(of: scalar) {
    case .terminator: self = .terminal
    case .fullStop: self = .stop
    case .continuation: self = .pause
    case .space: self = .space
    case .separator: self = .newline
    case .lower: self = .lower
    case .upper: self = .upper
    case .letter: self = .letter
    case .numeric: self = .digit
    case .other:
      switch BoundaryProperties.bracket(scalar) {
      case .open, .initialQuote: self = .opener
      case .close, .finalQuote: self = .closer
      case nil: self = .other
      }
    }
  }

  /// The kind of a character for which its Unicode properties are misleading.
  private static func special(_ scalar: UInt32) -> CharacterKind? {
    switch scalar {
    case 0x21, 0x3F, 0x203C, 0x203D, 0x2047, 0x2048, 0x2049: .mark
    case 0x2025, 0x2026, 0x22EF: .ellipsis
    // Straight quotes, the grave and acute accents used as quotes, their full-width forms.
    case 0x22, 0x27, 0x60, 0xB4, 0xFF02, 0xFF07: .quote
    // Hyphen-minus, hyphens, dashes, minus; `SContinue` has only some of them.
    case 0x2D, 0x2010...0x2015, 0x2212, 0x2E3A, 0x2E3B: .dash
    // `¿` and `¡` open a sentence.
    case 0xA1, 0xBF: .opener
    case 0x2022, 0x2023, 0x2043, 0x25AA, 0x25CF, 0x25E6, 0x25A0: .bullet
    // Semicolons are `Other` in UAX 29.
    case 0x3B, 0xFF1B, 0x61B: .pause
    // Emoji modifiers join the emoji before them.
    case 0x1F3FB...0x1F3FF: .extend
    default: nil
    }
  }
}
