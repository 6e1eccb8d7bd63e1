import Foundation

/// Signs of Japanese syllables.
enum Kana {
  /// The signs as hiragana; signs that are no katakana stay.
  static func hiragana(_ text: some StringProtocol) -> [Unicode.Scalar] {
    text.unicodeScalars.map(hiragana)
  }

  /// A text with wide katakana in place of narrow ones, whose voicing marks are signs of their own.
  ///
  /// - Returns: The text, and the place in the source of each of its scalars and of its end.
  static func widened(
    _ scalars: [Unicode.Scalar]
  ) -> (text: [Unicode.Scalar], places: [Int]) {
    var text: [Unicode.Scalar] = []
    var places: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      // ﾞ and ﾟ join the sign before them.
      if scalar == "ﾞ" || scalar == "ﾟ", let last = text.last {
        let mark: Unicode.Scalar = scalar == "ﾞ" ? "\u{3099}" : "\u{309A}"
        let joined = String(String.UnicodeScalarView([last, mark]))
          .precomposedStringWithCanonicalMapping.unicodeScalars
        if joined.count == 1, let one = joined.first {
          text[text.count - 1] = one
          continue
        }
      }
      let isNarrow = (0xFF66...0xFF9F).contains(scalar.value)
      let wide =
        isNarrow
        ? String(scalar).precomposedStringWithCompatibilityMapping.unicodeScalars.first : nil
      text.append(wide ?? scalar)
      places.append(index)
    }
    return (text, places + [scalars.count])
  }

  /// Whether a sign ends in the vowel o.
  static func endsInO(_ kana: Unicode.Scalar) -> Bool {
    "おこごそぞとどのほぼぽもよょろを".unicodeScalars.contains(kana)
  }

  private static func hiragana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x30A1...0x30F6: Unicode.Scalar(scalar.value - 0x60) ?? scalar
    // These are the small signs of Ainu.
    case 0x31F0...0x31FF: ainu[Int(scalar.value - 0x31F0)]
    case 0x30F7...0x30FA: ["わ", "ゐ", "ゑ", "を"][Int(scalar.value - 0x30F7)]
    default: scalar
    }
  }

  private static let ainu = Array("くしすとぬはひふへほむらりるれろ".unicodeScalars)

  /// Repeats signs as the iteration marks say: `ゝ` the sign before it, `ゞ` that sign voiced.
  static func repeated(_ kana: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in kana {
      switch scalar {
      case "ゝ", "ヽ": if let last = result.last { result.append(last) }
      case "ゞ", "ヾ": if let last = result.last { result.append(voiced[last] ?? last) }
      default: result.append(scalar)
      }
    }
    return result
  }

  private static let voiced = Dictionary(
    zip("かきくけこさしすせそたちつてとはひふへほ".unicodeScalars, "がぎぐげござじずぜぞだぢづでどばびぶべぼ".unicodeScalars),
    uniquingKeysWith: { first, _ in first })
}

extension Unicode.Scalar {
  /// Whether it is a sign of a Japanese syllable, or one that repeats or lengthens a syllable.
  var isKana: Bool {
    switch value {
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0xFF66...0xFF9F:
      true
    default: false
    }
  }

  /// Whether it belongs to Japanese writing: kana, Chinese characters, and their iteration marks.
  var isJapanese: Bool { isKana || isHan || value == 0x3005 || value == 0x3006 || value == 0x303B }
}
