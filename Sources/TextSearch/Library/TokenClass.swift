/// What a character of a folded text is to the index of the library.
enum TokenClass {
  /// It parts words: space, punctuation, symbols, emoji.
  case separator
  /// A part of a word: a letter, digit or mark of a script that puts spaces between words.
  case letter
  /// A word by itself: Chinese, Japanese and Korean, and the scripts of South-East Asia that put no spaces between words.
  case alone

  /// The class of each of the first 65,536 characters.
  private static let table: [TokenClass] = (0...0xFFFF).map { value in
    Unicode.Scalar(UInt32(value)).map(made) ?? .separator
  }

  /// Runs a function on the classes of all UTF-16 units: each look-up by itself would ask whether the table has been made.
  static func withTable<Value>(_ body: (UnsafeBufferPointer<TokenClass>) -> Value) -> Value {
    table.withUnsafeBufferPointer(body)
  }

  /// The class of a UTF-16 unit; half a surrogate pair is a separator.
  static func of(_ unit: UInt16) -> TokenClass { table[Int(unit)] }

  /// The class of any character.
  static func of(_ scalar: Unicode.Scalar) -> TokenClass {
    scalar.value > 0xFFFF ? made(scalar) : of(UInt16(scalar.value))
  }

  private static func made(_ scalar: Unicode.Scalar) -> TokenClass {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      isAlone(scalar.value) ? .alone : .letter
    default: .separator
    }
  }

  /// Whether a letter belongs to a script of which each character is a token.
  ///
  /// Source: Unicode's `Blocks.txt`; a folded text has Hangul as conjoining Jamo (U+1100).
  private static func isAlone(_ value: UInt32) -> Bool {
    switch value {
    // Thai and Lao, Myanmar, Jamo, Khmer.
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF: true
    // Radicals, ideographic marks, kana, bopomofo, ideographs, Yi.
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x31FF, 0x3400...0x4DBF, 0x4E00...0xA4CF: true
    // Hangul, compatibility ideographs, half-width kana.
    case 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC: true
    // Kana supplements, and the planes of ideographs.
    case 0x1AFF0...0x1B16F, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
