/// Where a word of a script with small and large letters may be broken, without a dictionary: before a consonant that a
/// vowel follows, as most languages part their syllables.
enum SyllableGuess {
  private static let vowels = Set(
    "aeiouyäöüáéíóúàèìòùâêîôûåæøœëïãõαεηιουωάέήίόύώаеёиоуыэюяіїє".unicodeScalars)
  /// Letters that make one sound with an h after them.
  private static let withH = Set("cgkpst".unicodeScalars)

  /// Whether a hyphen may stand before a letter.
  ///
  /// - Parameters:
  ///   - place: The letter's place.
  ///   - text: UTF-16 units.
  /// - Returns: Whether a syllable seems to begin there.
  static func begins(at place: Int, in text: [UInt16]) -> Bool {
    guard place > 1, place + 1 < text.count,
      [place - 2, place - 1, place, place + 1].allSatisfy({ isCased(text[$0]) }),
      !isVowel(text[place]), isVowel(text[place + 1])
    else { return false }
    let before = text[..<place].reversed().prefix(while: isCased)
    guard before.contains(where: isVowel) else { return false }
    let isH = lowered(text[place]) == "h"
    return !isH || !(lowered(text[place - 1]).map(withH.contains) ?? false)
  }

  /// Whether a unit is a letter of such a script.
  static func isCased(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.properties.isCased == true
  }

  private static func isVowel(_ unit: UInt16) -> Bool {
    lowered(unit).map(vowels.contains) ?? false
  }

  private static func lowered(_ unit: UInt16) -> Unicode.Scalar? {
    Unicode.Scalar(unit)?.properties.lowercaseMapping.unicodeScalars.first
  }
}
