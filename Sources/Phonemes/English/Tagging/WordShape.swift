/// The shape of a word, as the tagger's features name it.
enum WordShape {
  /// The shape of a word.
  ///
  /// - Parameter word: A word, not empty.
  /// - Returns: `x` for small letters, `XX` for capitals, `X1` for one capital, `Xx` for a
  ///   capitalised word, `xX` for other letters, `d` for digits, else the first four characters with
  ///   digits as `d` and letters as `x`.
  static func of(_ word: String) -> String {
    let letters = word.unicodeScalars
    if letters.allSatisfy(\.isLetter) {
      if letters.allSatisfy(\.isPythonLower) { return "x" }
      if letters.allSatisfy(\.isPythonUpper) { return letters.count > 1 ? "XX" : "X1" }
      let startsUpper = letters.first?.isPythonUpper == true
      return startsUpper && letters.dropFirst().allSatisfy(\.isPythonLower) ? "Xx" : "xX"
    }
    if letters.allSatisfy(\.isPythonDigit) { return "d" }
    var shape = ""
    for letter in letters.prefix(4) {
      shape.unicodeScalars.append(letter.isPythonDigit ? "d" : letter.isLetter ? "x" : letter)
    }
    return shape
  }
}
