/// Abbreviations and initialisms.
extension HindiRules {
  /// The most parts of an abbreviation, as in `प्रा. लि.`.
  private static let longestAbbreviation = 2

  /// Reads the longest abbreviation that is known; each of its parts has a point.
  func abbreviation(at index: Int) -> SpokenForm? {
    var key = ""
    var place = index
    var best: SpokenForm?
    for part in 0..<Self.longestAbbreviation {
      guard source.isWord(place), source.isSymbol(place + 1, ".") else { break }
      key += (part == 0 ? "" : ".") + source.word(place)
      if let words = spoken(key, from: index, to: place) {
        best = .words(words, end: source.afterPoint(place + 1))
      }
      place = source.afterSpace(place + 2)
    }
    return best
  }

  private func spoken(_ key: String, from index: Int, to last: Int) -> String? {
    // A title stands before a name: "यह ले." has a verb.
    let isTitle = !key.contains(".") && key != "लि"
    if let words = Self.abbreviations[key], !isTitle || !source.isLast(last + 2) { return words }
    if source.isNumber(source.afterSpace(last + 2)), let words = Self.abbreviations["#" + key] {
      return words
    }
    return source.isNumber(source.before(index)) ? Self.abbreviations["^" + key] : nil
  }

  /// Reads `5x5` as "पाँच बाई पाँच".
  func times(at index: Int) -> SpokenForm? {
    guard source.lower(index) == "x", source.isNumber(source.before(index)),
      source.isNumber(source.afterSpace(index + 1))
    else { return nil }
    return .words("बाई", end: index + 1)
  }

  /// The longest row of Latin capitals that is read by the names of its letters; NATO is a word.
  private static let longestInitialism = 3

  /// Reads `USA` letter by letter.
  func initialism(at index: Int) -> SpokenForm? {
    guard !source.isShouting, source.isCapitals(index),
      (2...Self.longestInitialism).contains(source.length(index))
    else { return nil }
    return .words(source.word(index).map(String.init).joined(separator: " "), end: index + 1)
  }
}
