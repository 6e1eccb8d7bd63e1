/// Web addresses, e-mail addresses and file names.
extension EnglishRules {
  /// Reads an address that starts at this token.
  func address(at index: Int) -> SpokenForm? {
    // Nearly every word fails here: an address has something that touches the end of its first
    // word.
    guard
      source.isSymbol(index + 1, ".") || source.isSymbol(index + 1, "@")
        || source.isSymbol(index + 1, ":") || source.isSymbol(index + 1, "-")
        || source.isSymbol(index + 1, "_") || source.isNumber(index + 1)
        || source.isWord(index + 1),
      !continuesChunk(index)
    else { return nil }
    let end = chunkEnd(from: index)
    guard end > index + 2, kindOfAddress(index..<end) else { return nil }
    return .words(spell(index..<end), end: end)
  }

  private func continuesChunk(_ index: Int) -> Bool {
    guard !source.isGap(index - 1) else { return false }
    let opening: [Unicode.Scalar] = ["(", "[", "<", "\"", "'", "“", "‘", "/", ","]
    return !opening.contains { source.isSymbol(index - 1, $0) }
  }

  /// The end of the run without spaces, without the punctuation that closes it.
  private func chunkEnd(from index: Int) -> Int {
    // Nobody listens to longer ones, and the bound keeps the search linear.
    let longestAddress = 300
    var end = index
    let limit = min(source.count, index + longestAddress)
    while end < limit, !source.isSpace(end) {
      let symbol = source.symbol(end)
      let isClosing = [0x22, 0x3C, 0x3E, 0x29, 0x5D, 0x2C, 0x3B, 0x201C, 0x201D, 0x60, 0x2014]
        .contains(symbol)
      if isClosing || source.symbol(end) == 0x2D && source.symbol(end + 1) == 0x2D { break }
      end += 1
    }
    while end > index,
      ["." as Unicode.Scalar, "!", "?", ":", "'", "’", "…"].contains(where: {
        source.isSymbol(end - 1, $0)
      })
    {
      end -= 1
    }
    return end
  }

  private func kindOfAddress(_ range: Range<Int>) -> Bool {
    var lastPoint: Int?
    var hasAt = false
    for index in range {
      if source.isSymbol(index, ":"), source.isSymbol(index + 1, "/"),
        source.isSymbol(index + 2, "/")
      {
        return source.isWord(range.lowerBound)
      }
      if source.isSymbol(index, "@") { hasAt = true }
      if source.isSymbol(index, "/"), lastPoint != nil { break }
      if source.isSymbol(index, ".") {
        guard index + 1 < range.upperBound, !source.isSymbol(index + 1, ".") else { return false }
        lastPoint = index
      } else if !hasAt, !isNamePart(index) {
        return false
      }
    }
    guard let lastPoint else { return false }
    if hasAt { return source.isWord(lastPoint + 1) }
    let suffix = source.word(lastPoint + 1)
    let isWeb = source.lower(range.lowerBound) == "www"
    return isWeb || WebNames.domains.contains(suffix)
      || WebNames.fileTypes.contains(suffix)
        && lastPoint + 2 == range.upperBound
  }

  private func isNamePart(_ index: Int) -> Bool {
    source.isWord(index) || source.isNumber(index) || source.isSymbol(index, "-")
      || source.isSymbol(index, "_")
  }

  private func spell(_ range: Range<Int>) -> String {
    range.compactMap { index in
      if source.isNumber(index) {
        let digits = source.digits(index)
        return digits.count == 1 ? wholeWords(digits) : NumberWords.digits(digits)
      }
      if source.isWord(index) { return namePart(source.word(index)) }
      return WebNames.symbols[source.symbol(index)]
    }.joined(separator: " ")
  }

  /// A part of an address: a word if people can say it as one, else its letters.
  private func namePart(_ word: String) -> String {
    let small = word.lowercased()
    let isSpelled =
      WebNames.spelled.contains(small) || word.count == 2 && !WebNames.shortWords.contains(small)
    if isSpelled || !Initialisms.hasVowel(small) { return Initialisms.letters(of: word) }
    return splitAtCapitals(word)
  }

  /// SeaFishing → Sea Fishing.
  private func splitAtCapitals(_ word: String) -> String {
    var made = ""
    for character in word {
      if character.isUppercase, made.last?.isLowercase == true { made.append(" ") }
      made.append(character)
    }
    return made
  }
}
