internal import WrittenNumbers

extension RomanNumeral {
  /// The value of a numeral that labels a chapter or an item: below ninety, so that `C`, `D` and
  /// `M` stay letters.
  static func label(_ text: String, isUpperCase: Bool) -> Int? {
    let letters = isUpperCase ? "IVXL" : "ivxl"
    guard text.utf8.allSatisfy({ letters.utf8.contains($0) }) else { return nil }
    return value(of: isUpperCase ? text : text.uppercased())
  }
}
