/// Roman numerals in capitals, as German and the Romance languages write them.
extension SourceText {
  /// The longest numeral in letters, with some to spare: MMMDCCCLXXXVIII has 15.
  private static let longestNumeral = 18

  /// Whether a word may be a numeral with what is around it; a number beside it makes it a part of something else.
  func mayBeNumeral(_ index: Int) -> Bool {
    isWord(index) && length(index) <= Self.longestNumeral && !isNumber(index - 1)
      && !isNumber(index + 1)
  }

  /// Whether the letters of a numeral are proof that it is one, or it is alone as a heading.
  func isFreeNumeral(_ index: Int) -> Bool {
    let letters = word(index)
    let isHeading = index == 0 && (count == 1 || count == 2 && isSymbol(1, "."))
    if isHeading { return letters.allSatisfy { "IVXLC".contains($0) } }
    // Some names and words look like numerals: Xi, vi, "XXX".
    guard length(index) > 1, !isShouting, !isWord(index - 1),
      !["XX", "XXX", "VI", "XI", "II", "IX"].contains(letters)
    else { return false }
    let isRow = isCapitals(before(index)) || isCapitals(afterSpace(index + 1))
    return !isRow && letters.allSatisfy { $0 == "I" || $0 == "V" || $0 == "X" }
  }
}
