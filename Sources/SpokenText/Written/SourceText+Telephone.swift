/// Telephone numbers.
extension SourceText {
  /// The digits of a telephone number with spaces, hyphens and parentheses.
  ///
  /// - Parameters:
  ///   - index: The token at which it begins.
  ///   - least: The fewest digits that count; as many as a telephone number has.
  /// - Returns: The digits, and the index of the token after them; `nil` for fewer digits than a
  ///   telephone number has.
  func telephoneDigits(from index: Int, least: Int = 7) -> (digits: [UInt8], end: Int)? {
    var number: [UInt8] = []
    var end = index
    var next = index
    // Nobody could dial a longer number.
    let longest = 24
    while next < count, number.count < longest {
      if isNumber(next) {
        number += digits(next)
        end = next + 1
        if isSymbol(end, ")") { end += 1 }
        next = end
      } else if isSymbol(next, "(") || symbol(next).isHyphenOrDash || isSpace(next) {
        guard next + 1 < count, !isWord(next + 1) else { break }
        next += 1
      } else {
        break
      }
    }
    return number.count >= least ? (number, end) : nil
  }
}
