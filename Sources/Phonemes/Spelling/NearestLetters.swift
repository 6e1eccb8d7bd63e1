import Foundation

/// Writes letters of any script with the letters of one alphabet.
enum NearestLetters {
  /// The small letters that are nearest to those of a word.
  ///
  /// - Parameters:
  ///   - word: Letters, their combining marks, and apostrophes.
  ///   - own: The letters of the language besides a to z.
  /// - Returns: Letters a to z, own letters and `'`; empty if nothing is left, as of a modifier
  ///   alone.
  static func letters(
    of word: some Collection<Unicode.Scalar>, among own: Set<Unicode.Scalar>
  ) -> [Unicode.Scalar] {
    if word.allSatisfy({ $0.value < 0x80 }) {
      return word.map { Unicode.Scalar($0.value | ($0 == "'" ? 0 : 0x20)) ?? $0 }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: word.map { $0.isApostrophe ? "'" : $0 })
    let small = String(text).lowercased().precomposedStringWithCanonicalMapping
    return small.unicodeScalars.flatMap { letters(of: $0, among: own) }
  }

  private static func letters(
    of scalar: Unicode.Scalar, among own: Set<Unicode.Scalar>
  ) -> [Unicode.Scalar] {
    if isPlain(scalar) || own.contains(scalar) { return [scalar] }
    if let known = spelled[scalar] { return Array(known.unicodeScalars) }
    // ICU transliterates other scripts. A sign that it does not know stays itself and is left out.
    let latin = String(scalar).applyingTransform(.toLatin, reverse: false) ?? ""
    let bare = latin.applyingTransform(.stripDiacritics, reverse: false) ?? latin
    return bare.lowercased().unicodeScalars.filter { isPlain($0) && $0 != "'" }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (0x61...0x7A).contains(scalar.value) || scalar == "'"
  }

  /// Ligatures, and letters whose marks Unicode does not count as marks.
  private static let spelled: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "e", "œ": "e", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "t", "ı": "i",
    "ĳ": "ij", "ŋ": "n", "š": "sh", "č": "ch", "ž": "j", "å": "o", "ə": "e",
  ]
}
