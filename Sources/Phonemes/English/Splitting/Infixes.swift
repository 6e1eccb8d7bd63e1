/// The places inside a chunk at which it is split: hyphens, slashes, dots between words.
///
/// The rules are those of spaCy's English tokenizer; see ``Affixes``.
enum Infixes {
  /// Finds the first infix at or after a place.
  ///
  /// - Parameters:
  ///   - chunk: The chunk.
  ///   - start: The index at which the search starts.
  /// - Returns: The infix; `nil` if there is none.
  static func next(in chunk: ArraySlice<Unicode.Scalar>, from start: Int) -> Range<Int>? {
    for index in start..<chunk.endIndex {
      let scalar = chunk[index]
      if scalar.isASCIILetter || scalar.isASCIIDigit { continue }
      let count = self.count(in: chunk, at: index)
      if count > 0 { return index..<(index + count) }
    }
    return nil
  }

  private static func count(in chunk: ArraySlice<Unicode.Scalar>, at index: Int) -> Int {
    let before = index > chunk.startIndex ? chunk[index - 1] : nil
    func after(_ distance: Int) -> Unicode.Scalar? {
      index + distance < chunk.endIndex ? chunk[index + distance] : nil
    }
    let scalar = chunk[index]
    if scalar == "." {
      let dots = chunk[index...].prefix { $0 == "." }.count
      if dots >= 2 { return dots }
    }
    if scalar == "…" || Affixes.icons.contains(scalar) { return 1 }
    guard let before else { return 0 }
    let next = after(1)
    if ["+", "-", "*", "^"].contains(scalar), before.isASCIIDigit,
      let next, next.isASCIIDigit || next == "-"
    {
      return 1
    }
    if scalar == ".", before.isSmallLatin || Affixes.quotes.contains(before),
      let next, next.isCapitalLatin || Affixes.quotes.contains(next)
    {
      return 1
    }
    if scalar == ",", before.isWordLetter, next?.isWordLetter == true { return 1 }
    guard before.isWordLetter || before.isDecimalDigit else { return 0 }
    if ["-", "–", "—", "~"].contains(scalar) {
      // The longest dashes are `---` and `——`.
      let longest = scalar == "-" ? 3 : scalar == "—" ? 2 : 1
      for count in 1...longest {
        if after(count)?.isWordLetter == true { return count }
        guard after(count) == scalar else { return 0 }
      }
      return 0
    }
    if [":", "<", ">", "=", "/"].contains(scalar), next?.isWordLetter == true { return 1 }
    return 0
  }
}
