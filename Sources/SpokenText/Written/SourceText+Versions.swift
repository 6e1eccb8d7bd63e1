/// Numbers of versions, and addresses of the Internet in numbers.
extension SourceText {
  /// Reads `1.2.3` and longer ones.
  ///
  /// - Parameters:
  ///   - index: The token at which it begins.
  ///   - point: The word for the point.
  ///   - words: The words of a part, by its digits and by whether it is part of an address, which is read digit by digit.
  /// - Returns: The spoken form; `nil` for anything else.
  func version(
    at index: Int, saying point: String, _ words: ([UInt8], _ isAddress: Bool) -> String
  ) -> SpokenForm? {
    guard isSymbol(index + 1, "."), isNumber(index + 2), isSymbol(index + 3, "."),
      isNumber(index + 4), numeral(at: index)?.isGrouped == false
    else { return nil }
    // An address has four parts.
    let isAddress = isSymbol(index + 5, ".") && isNumber(index + 6)
    var parts: [String] = []
    var end = index
    repeat {
      parts.append(words(digits(end), isAddress))
      end += 2
    } while isSymbol(end - 1, ".") && isNumber(end)
    return .words(parts.joined(separator: " \(point) "), end: end - 1)
  }
}
