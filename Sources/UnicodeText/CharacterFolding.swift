internal import CICU

/// Makes characters comparable for a search: width, case, accents and typographic form do not
/// count.
///
/// Compatibility forms are always folded (full and half width, ligatures, superscripts, `…`), white
/// space is a space, quotation marks, apostrophes and dashes have one form each, and invisible
/// characters (soft hyphens, joiners) are left out.
///
/// Sources: UAX 15 (NFKD), UAX 31 (NFKC_Casefold), UAX 44 (properties), all by ICU's tables.
public struct CharacterFolding: Hashable, Sendable {
  /// Whether capitals and small letters are the same; also `ς` and `σ`.
  public let ignoresCase: Bool
  /// Whether letters with and without accents, points and strokes are the same; likewise hiragana
  /// and katakana.
  ///
  /// A sign that makes another letter is kept: й, が, the vowel signs of Indic scripts.
  public let ignoresAccents: Bool

  /// Makes a folding.
  ///
  /// - Parameters:
  ///   - ignoresCase: Whether capitals and small letters are the same.
  ///   - ignoresAccents: Whether letters with and without accents are the same.
  public init(ignoresCase: Bool, ignoresAccents: Bool) {
    self.ignoresCase = ignoresCase
    self.ignoresAccents = ignoresAccents
  }

  /// Folds one character.
  ///
  /// - Parameter scalar: Any character.
  /// - Returns: UTF-16 units; none for an invisible character, a space for every white space.
  public func units(of scalar: Unicode.Scalar) -> [UInt16] {
    if scalar.properties.isWhitespace { return [0x20] }
    if let alike = Self.lookAlikes[scalar.value] { return [alike] }
    if scalar.properties.isDefaultIgnorableCodePoint { return [] }
    // Ideographs without variants are most of a Chinese book; ICU would say the same.
    if (0x4E00...0x9FFF).contains(scalar.value) { return [UInt16(scalar.value)] }
    let own = Array(String(scalar).utf16)
    var source = Self.expansions[scalar.value].map { Array($0.utf16) } ?? own
    if ignoresCase { source = Self.normalized(source, foldingCase: true) }
    var folded = Self.normalized(source, foldingCase: false)
    // Accents that stand alone decompose to a space and a mark; they are not white space.
    if folded.first == 0x20 { return own }
    guard ignoresAccents else { return folded }
    let isBreve = folded.count == 2 && Self.keepsBreve(folded[0]) && folded[1] == 0x0306
    if !isBreve { folded.removeAll(where: Self.isAccent) }
    return folded.flatMap { unit -> [UInt16] in
      if let plain = Self.strokes[unit] { return Array(plain.utf16) }
      // Katakana stand 0x60 after their hiragana (Unicode charts, U+3040 and U+30A0).
      return (0x30A1...0x30F6).contains(unit) ? [unit - 0x60] : [unit]
    }
  }

  /// Whether a unit is a mark that ``ignoresAccents`` leaves out.
  ///
  /// - Parameter unit: A UTF-16 unit.
  /// - Returns: True for diacritics, Hebrew points and Arabic vowel signs.
  public static func isAccent(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0300...0x036F, 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5, 0x05C7,
      0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E4, 0x06E7, 0x06E8,
      0x06EA...0x06ED, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      true
    default: false
    }
  }

  /// Whether a unit of a folded text belongs to the letter before it, so that no match begins with
  /// it or ends before it.
  ///
  /// - Parameter unit: A UTF-16 unit of a folded text.
  /// - Returns: True for marks, the sound marks of kana, and Hangul vowels and finals.
  public static func continuesLetter(_ unit: UInt16) -> Bool {
    isAccent(unit) || unit == 0x3099 || unit == 0x309A || (0x1160...0x11FF).contains(unit)
  }

  /// Whether a breve after this letter makes another letter of it: й and ў are not и and у.
  ///
  /// - Parameter unit: A folded letter.
  /// - Returns: True for the Cyrillic и and у.
  public static func keepsBreve(_ unit: UInt16) -> Bool {
    [0x0438, 0x0443, 0x0418, 0x0423].contains(unit)
  }

  /// Quotation marks, apostrophes and dashes, which readers type as their keyboard has them.
  private static let lookAlikes: [UInt32: UInt16] = {
    var table: [UInt32: UInt16] = [:]
    for mark in "‘’‚‛ʼ′`´＇ʹ‹›".unicodeScalars { table[mark.value] = 0x27 }
    for mark in "“”„‟«»″＂〝〞〟".unicodeScalars { table[mark.value] = 0x22 }
    for dash in "‐‑‒–—―−﹘﹣－⸺⸻".unicodeScalars { table[dash.value] = 0x2D }
    return table
  }()

  /// Letters that stand for two and that no normal form expands.
  private static let expansions: [UInt32: String] = [0xDF: "ss", 0x1E9E: "SS"]

  /// Letters with a stroke and the like, which Unicode does not decompose.
  private static let strokes: [UInt16: String] = {
    let letters = [
      "ø": "o", "Ø": "O", "đ": "d", "Đ": "D", "ł": "l", "Ł": "L", "ħ": "h", "Ħ": "H", "ŧ": "t",
      "Ŧ": "T", "ı": "i", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ð": "d", "Ð": "D",
    ]
    return Dictionary(
      uniqueKeysWithValues: letters.compactMap { key, plain in key.utf16.first.map { ($0, plain) } }
    )
  }()

  // No C type stands in a signature here: who imports this module has Foundation's own ICU too.
  private static func normalized(_ units: [UInt16], foldingCase: Bool) -> [UInt16] {
    // No character becomes more than 18 units (UAX 15, table 11); what is put in has few.
    var room = [UInt16](repeating: 0, count: units.count * 18 + 2)
    var status = U_ZERO_ERROR
    let count = unsafe units.withUnsafeBufferPointer { source in
      unsafe room.withUnsafeMutableBufferPointer { target in
        let (length, room) = (Int32(source.count), Int32(target.count))
        return foldingCase
          ? unsafe cicu_nfkc_casefold(
            source.baseAddress, length, target.baseAddress, room, &status)
          : unsafe cicu_nfkd(source.baseAddress, length, target.baseAddress, room, &status)
      }
    }
    guard cicu_failed(status) == 0 else { return units }
    return Array(room[..<Int(count)])
  }
}
