/// Adds endings to the pronunciation of a stem.
struct Inflection: Sendable {
  let dialect: EnglishDialect

  /// American vowels after which a `t` is tapped.
  private static let tapping: Set<Unicode.Scalar> = [
    "A", "I", "O", "W", "Y", "i", "u", "æ", "ɑ", "ə", "ɛ", "ɪ", "ɹ", "ʊ", "ʌ",
  ]

  private var weakVowel: String { dialect == .british ? "ɪ" : "ᵻ" }

  /// The stem with `-s`: dogs, cats, horses.
  func plural(_ stem: String) -> String? {
    guard let last = stem.unicodeScalars.last else { return nil }
    if ["p", "t", "k", "f", "θ"].contains(last) { return stem + "s" }
    return ["s", "z", "ʃ", "ʒ", "ʧ", "ʤ"].contains(last) ? stem + weakVowel + "z" : stem + "z"
  }

  /// The stem with `-ed`: begged, asked, wanted.
  func past(_ stem: String) -> String? {
    let sounds = stem.unicodeScalars
    guard let last = sounds.last else { return nil }
    if ["p", "k", "f", "θ", "ʃ", "s", "ʧ"].contains(last) { return stem + "t" }
    if last == "d" { return stem + weakVowel + "d" }
    guard last == "t" else { return stem + "d" }
    guard dialect == .american, let before = sounds.dropLast().last else { return stem + "ɪd" }
    return Self.tapping.contains(before) ? String(sounds.dropLast()) + "ɾᵻd" : stem + "ᵻd"
  }

  /// The stem with `-ing`; `nil` for British stems that link with an `r`, for which there is no
  /// rule.
  func gerund(_ stem: String) -> String? {
    let sounds = stem.unicodeScalars
    guard let last = sounds.last else { return nil }
    if dialect == .british { return last == "ə" || last == "ː" ? nil : stem + "ɪŋ" }
    if last == "t", let before = sounds.dropLast().last, Self.tapping.contains(before) {
      return String(sounds.dropLast()) + "ɾɪŋ"
    }
    return stem + "ɪŋ"
  }
}
