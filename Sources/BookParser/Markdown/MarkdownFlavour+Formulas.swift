import Articles

/// Formulas between dollars, as pandoc and GitHub have them: they are lines of text (``TeXFormula``), in which no sign marks anything up.
extension MarkdownFlavour {
  /// A longer text between dollars is no formula in a line.
  private static let formulaLimit = 300
  /// A longer text between doubled dollars is no formula, which may have many lines.
  private static let displayLimit = 4_000
  /// The letters of a word that stands in no formula that begins with a digit: what begins there is a price.
  private static let wordLength = 3
  private static let dollar = UInt8(ascii: "$")

  /// Writes the formula that begins at a dollar, and says where it ends; `nil` if none begins.
  mutating func addFormula(_ start: Int, _ end: Int) -> Int? {
    if let last = written.last, last.isLetter || last.isDigit || last == Self.dollar { return nil }
    let length = run(of: Self.dollar, start, end)
    guard length <= 2,
      let close = length == 1 ? closingDollar(start, end) : closingDollars(start)
    else { return nil }
    var inner = source[(start + length)..<close]
    while inner.first?.isBlank == true { inner.removeFirst() }
    while inner.last?.isBlank == true { inner.removeLast() }
    guard !inner.isEmpty else { return nil }
    for byte in TeXFormula.line(String(decoding: inner, as: UTF8.self)).utf8 {
      if Self.isPunctuation(byte) { written.append(UInt8(ascii: "\\")) }
      written.append(byte)
    }
    return close + length
  }

  private func closingDollar(_ start: Int, _ end: Int) -> Int? {
    let limit = min(end, start + Self.formulaLimit)
    guard start + 1 < limit, !source[start + 1].isBlank,
      let close = source[(start + 1)..<limit].indices.first(where: {
        source[$0] == Self.dollar && source[$0 - 1] != UInt8(ascii: "\\")
      }), close > start + 1, !source[close - 1].isBlank
    else { return nil }
    if close + 1 < end {
      let next = source[close + 1]
      guard !next.isLetter, !next.isDigit, !"$({".utf8.contains(next) else { return nil }
    }
    return isFormula(source[(start + 1)..<close]) ? close : nil
  }

  /// Where two dollars end a formula that may go on over lines, none of which is empty.
  private func closingDollars(_ start: Int) -> Int? {
    let limit = min(source.count, start + Self.displayLimit)
    var index = start + 2
    while index + 1 < limit {
      switch (source[index], source[index + 1]) {
      case (Self.dollar, Self.dollar): return index
      case (UInt8(ascii: "\n"), UInt8(ascii: "\n")), (UInt8(ascii: "`"), _): return nil
      default: index += 1
      }
    }
    return nil
  }

  /// Whether what is between two dollars is a variable or has a sign of a formula.
  private func isFormula(_ inner: ArraySlice<UInt8>) -> Bool {
    if inner.count == 1 { return inner.allSatisfy(\.isLetter) }
    guard inner.contains(where: { "\\^_={}<>+".utf8.contains($0) }),
      !inner.contains(UInt8(ascii: "`"))
    else { return false }
    guard inner.first?.isDigit == true else { return true }
    return !inner.split { !$0.isLetter && $0 != UInt8(ascii: "\\") }.contains {
      $0.count >= Self.wordLength && !$0.contains(UInt8(ascii: "\\"))
    }
  }

  /// Whether a backslash before a byte of ASCII takes its meaning away.
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !byte.isLetter && !byte.isDigit
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
