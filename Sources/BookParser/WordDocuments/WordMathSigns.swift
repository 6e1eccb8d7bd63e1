/// The signs and alphabets of formulas.
enum WordMathSigns {
  /// An alphabet of mathematics (The Unicode Standard 16.0, 22.2.3): where its letters and digits begin.
  struct Alphabet: Equatable {
    var capitals: UInt32
    var small: UInt32
    var digits: UInt32?
    /// Where Α and α are.
    var greek: (capitals: UInt32, small: UInt32)?

    static func == (one: Alphabet, other: Alphabet) -> Bool { one.capitals == other.capitals }

    /// Takes what a run says; `nil` for plain letters, which lean or not.
    ///
    /// - Parameters:
    ///   - script: The value of `m:scr`.
    ///   - style: The value of `m:sty`.
    init?(script: String, style: String) {
      let isBold = style.hasPrefix("b")
      switch (script, style) {
      case ("roman", "b"):
        self.init(0x1D400, 0x1D7CE, (0x1D6A8, 0x1D6C2))
      case ("roman", "bi"): self.init(0x1D468, 0x1D7CE, (0x1D71C, 0x1D736))
      case ("script", _): self.init(isBold ? 0x1D4D0 : 0x1D49C)
      case ("fraktur", _): self.init(isBold ? 0x1D56C : 0x1D504)
      case ("double-struck", _): self.init(0x1D538, 0x1D7D8)
      case ("sans-serif", "p"): self.init(0x1D5A0, 0x1D7E2)
      case ("sans-serif", "b"): self.init(0x1D5D4, 0x1D7EC)
      case ("sans-serif", "bi"): self.init(0x1D63C, 0x1D7EC)
      case ("sans-serif", _): self.init(0x1D608, 0x1D7E2)
      case ("monospace", _): self.init(0x1D670, 0x1D7F6)
      default: return nil
      }
    }

    private init(
      _ capitals: UInt32, _ digits: UInt32? = nil, _ greek: (UInt32, UInt32)? = nil
    ) {
      self.capitals = capitals
      // The small letters follow the 26 capitals.
      small = capitals + 26
      self.digits = digits
      self.greek = greek
    }
  }

  /// Letters that Unicode had before it had the alphabets.
  private static let older: [UInt32: UInt32] = [
    0x1D49D: 0x212C, 0x1D4A0: 0x2130, 0x1D4A1: 0x2131, 0x1D4A3: 0x210B, 0x1D4A4: 0x2110,
    0x1D4A7: 0x2112, 0x1D4A8: 0x2133, 0x1D4AD: 0x211B, 0x1D4BA: 0x212F, 0x1D4BC: 0x210A,
    0x1D4C4: 0x2134, 0x1D506: 0x212D, 0x1D50B: 0x210C, 0x1D50C: 0x2111, 0x1D515: 0x211C,
    0x1D51D: 0x2128, 0x1D53A: 0x2102, 0x1D53F: 0x210D, 0x1D545: 0x2115, 0x1D547: 0x2119,
    0x1D548: 0x211A, 0x1D549: 0x211D, 0x1D551: 0x2124,
  ]

  /// A letter or digit in an alphabet; any other character as it is.
  static func letter(_ character: Character, in alphabet: Alphabet) -> Character {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return character
    }
    let place: UInt32? =
      switch scalar.value {
      case 0x41...0x5A: alphabet.capitals + scalar.value - 0x41
      case 0x61...0x7A: alphabet.small + scalar.value - 0x61
      case 0x30...0x39: alphabet.digits.map { $0 + scalar.value - 0x30 }
      case 0x391...0x3A9: alphabet.greek.map { $0.capitals + scalar.value - 0x391 }
      case 0x3B1...0x3C9: alphabet.greek.map { $0.small + scalar.value - 0x3B1 }
      default: nil
      }
    return place.flatMap { Unicode.Scalar(older[$0] ?? $0) }.map(Character.init) ?? character
  }

  /// The signs that stand over letters in MathML, by the marks that Word names.
  private static let accents: [String: String] = [
    "\u{300}": "`", "\u{301}": "´", "\u{302}": "^", "\u{303}": "~", "\u{304}": "\u{AF}",
    "\u{305}": "\u{AF}", "\u{306}": "˘", "\u{307}": "˙", "\u{308}": "¨", "\u{30A}": "˚",
    "\u{30C}": "ˇ", "\u{20D0}": "↼", "\u{20D1}": "⇀", "\u{20D6}": "←", "\u{20D7}": "→",
    "\u{20DB}": "\u{20DB}", "\u{20E1}": "↔",
  ]

  /// The sign over a letter; one that Word names by itself stays.
  static func accent(_ mark: String) -> String { accents[mark] ?? mark }

  /// Whether a sign over letters is as long as these.
  static func isLong(_ sign: String) -> Bool { "\u{AF}↼⇀←→↔⏞⏟".contains(sign) }
}
