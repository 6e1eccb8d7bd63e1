/// Characters that Word takes from fonts of symbols, as Unicode has them.
enum WordSymbols {
  /// A character of a font.
  ///
  /// - Parameters:
  ///   - code: Its number, in hexadecimal, often in the private area from F000 on.
  ///   - font: The font's name.
  /// - Returns: The character; `nil` for one that nobody knows.
  static func character(_ code: String?, font: String?) -> Character? {
    guard let number = code.flatMap({ UInt32($0, radix: 16) }) else { return nil }
    let place = number >= 0xF000 && number <= 0xF0FF ? number - 0xF000 : number
    switch font?.lowercased() {
    case "symbol": return symbol[place] ?? greek(place)
    case "wingdings": return wingdings[place]
    default: break
    }
    // What is private means nothing elsewhere; XML forbids control characters and U+FFFE.
    guard let scalar = Unicode.Scalar(number), scalar.properties.generalCategory != .privateUse,
      scalar.value >= 0x20, !scalar.properties.isNoncharacterCodePoint
    else { return symbol[place] }
    return Character(scalar)
  }

  /// Letters of the font Symbol stand where the Latin ones are that they sound like (Adobe's encoding of it).
  private static func greek(_ place: UInt32) -> Character? {
    let small = Array("αβχδεφγηιϕκλμνοπθρστυϖωξψζ")
    let large = Array("ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ")
    switch place {
    case 0x61...0x7A: return small[Int(place - 0x61)]
    case 0x41...0x5A: return large[Int(place - 0x41)]
    case 0x20...0x3F: return Unicode.Scalar(place).map { Character($0) }
    default: return nil
    }
  }

  private static let symbol: [UInt32: Character] = [
    0xA3: "≤", 0xA5: "∞", 0xAB: "↔", 0xAC: "←", 0xAD: "↑", 0xAE: "→", 0xAF: "↓", 0xB0: "°",
    0xB1: "±", 0xB3: "≥", 0xB4: "×", 0xB5: "∝", 0xB6: "∂", 0xB7: "•", 0xB8: "÷", 0xB9: "≠",
    0xBA: "≡", 0xBB: "≈", 0xBC: "…", 0xC6: "∅", 0xC7: "∩", 0xC8: "∪", 0xCE: "∈", 0xD2: "®",
    0xD3: "©", 0xD4: "™", 0xD6: "√", 0xDE: "⇒", 0xE5: "∑", 0xF2: "∫",
  ]

  private static let wingdings: [UInt32: Character] = [
    0x21: "✏", 0x28: "☎", 0x2A: "✉", 0x4A: "☺", 0x4C: "☹", 0x6C: "●", 0x6E: "■", 0x6F: "□",
    0x71: "❑", 0x75: "◆", 0x76: "❖", 0x9F: "•", 0xA7: "▪", 0xA8: "◻", 0xD8: "➢", 0xDF: "←",
    0xE0: "→", 0xE1: "↑", 0xE2: "↓", 0xE8: "➔", 0xFB: "✗", 0xFC: "✓", 0xFD: "☒", 0xFE: "☑",
  ]
}
