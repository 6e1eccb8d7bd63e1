import UnicodeText

/// What headwords are found by: without case, accents, and white space at the ends.
enum WordKey {
  private static let folding = CharacterFolding(ignoresCase: true, ignoresAccents: true)

  /// The key of a word.
  ///
  /// - Parameter word: As it is written.
  /// - Returns: UTF-8; empty for what is nothing.
  static func key(of word: String) -> [UInt8] {
    var units: [UInt16] = []
    for scalar in word.unicodeScalars {
      if scalar.value < 0x80, scalar.properties.isAlphabetic {
        // By far the most; ICU would say the same.
        units.append(UInt16(scalar.value | 0x20))
      } else {
        for unit in folding.units(of: scalar) where unit != 0x20 || units.last != 0x20 {
          units.append(unit)
        }
      }
    }
    if units.first == 0x20 { units.removeFirst() }
    if units.last == 0x20 { units.removeLast() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
