/// Symbols that have words, and addresses.
extension RomanceRules {
  /// Reads an expression that starts with a symbol.
  func symbol(at index: Int) -> SpokenForm? {
    if let form = pronunciation(at: index) ?? address(at: index) ?? money(atSign: index)
      ?? telephone(atSign: index)
    {
      return form
    }
    let isBeforeNumber = source.isNumber(source.afterSpace(index + 1))
    switch source.symbol(index) {
    case UInt16(ascii: "&"): return .words(phrases.and, end: index + 1)
    case UInt16(ascii: "%"): return .words(phrases.percent, end: index + 1)
    case 0x2030: return .words(phrases.perMille, end: index + 1)
    case UInt16(ascii: "#"), 0x2116:
      return isBeforeNumber ? .words(phrases.number, end: index + 1) : nil
    case UInt16(ascii: "-"), 0x2212: return minus(at: index)
    case UInt16(ascii: "+"): return .words(phrases.plus, end: index + 1)
    case UInt16(ascii: "="): return .words(phrases.equals, end: index + 1)
    case 0xD7: return .words(phrases.times, end: index + 1)
    case UInt16(ascii: "@"): return .words(phrases.at, end: index + 1)
    case 0xA7: return .words(phrases.section, end: index + 1)
    case 0xB0: return .words(phrases.degrees.many, end: index + 1)
    case UInt16(ascii: "/"):
      let touchesNumber = source.isNumber(index - 1) || source.isNumber(index + 1)
      return touchesNumber ? .words(phrases.slash, end: index + 1) : nil
    default: break
    }
    if let parts = VulgarFraction.signs[source.symbol(index)] {
      return .words(grammar.fraction(parts.over, parts.under), end: index + 1)
    }
    return picture(at: index)
  }

  private func minus(at index: Int) -> SpokenForm? {
    guard source.isNumber(index + 1), source.isGap(index - 1) || source.isSymbol(index - 1, "("),
      !source.isNumber(source.before(index)) || source.isEquation
    else { return nil }
    return .words(phrases.minus, end: index + 1)
  }

  /// Copies `[word](/phonemes/)`.
  private func pronunciation(at index: Int) -> SpokenForm? {
    guard source.isSymbol(index, "[") else { return nil }
    // The bound keeps the search linear in a text of brackets.
    let longest = 200
    let limit = min(source.count, index + longest)
    var close = index + 1
    while close < limit, !source.isSymbol(close, "]") { close += 1 }
    guard source.isSymbol(close + 1, "("), source.isSymbol(close + 2, "/") else { return nil }
    var end = close + 3
    while end < limit, !(source.isSymbol(end, "/") && source.isSymbol(end + 1, ")")) { end += 1 }
    return end < limit ? .copy(end: end + 2) : nil
  }

  /// Reads any picture as one word, since the names of pictures are English.
  private func picture(at index: Int) -> SpokenForm? {
    guard let scalar = scalar(at: index) else { return nil }
    if Pictures.isSilent(scalar) { return .words("", end: index + 1) }
    let isPicture =
      scalar.properties.isEmojiPresentation || source.symbol(index + 1) == Pictures.pictureSelector
    guard isPicture, scalar.properties.isEmoji else { return nil }
    var end = index + 1
    while let next = self.scalar(at: end),
      Pictures.isSilent(next) || next.properties.isEmojiPresentation
    {
      end += 1
    }
    return .words(phrases.picture, end: end)
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    guard source.symbol(index) > 0 else { return nil }
    return String(decoding: source.units[source.tokens[index].range], as: UTF16.self).unicodeScalars
      .first
  }

  // MARK: Addresses

  /// Names in addresses that everybody says as words.
  private static let addressWords: Set<String> = [
    "com", "org", "net", "info", "gmail", "google", "yahoo", "hotmail", "outlook", "nvidia",
    "wikipedia", "html", "gov", "blog", "mail",
  ]
  private static let endings: Set<String> = [
    "com", "org", "net", "edu", "gov", "info", "es", "it", "fr", "br", "pt", "mx", "ar", "io", "eu",
    "uk", "de", "us", "int",
  ]

  /// Reads `www.abc.es`, `name@abc.com`, `@name` from the first character on.
  func address(at index: Int) -> SpokenForm? {
    let isStart = source.isGap(index - 1) || source.isSymbol(index - 1, "(")
    guard isStart, let end = addressEnd(from: index) else { return nil }
    let parts = (index..<end).compactMap { addressPart($0) }
    return .words(parts.joined(separator: " "), end: end)
  }

  /// The end of an address that begins here; `nil` if none does.
  private func addressEnd(from index: Int) -> Int? {
    // Nobody reads longer addresses, in UTF-16 units.
    let longest = 80
    var end = index
    while end < source.count, end < index + longest, !source.isSpace(end) { end += 1 }
    while end > index, !source.isWord(end - 1), !source.isNumber(end - 1) { end -= 1 }
    guard end > index + 1 else { return nil }
    let first = source.lower(index)
    if first == "www", source.isSymbol(index + 1, ".") { return end }
    if ["http", "https"].contains(first), source.isSymbol(index + 1, ":"),
      source.isSymbol(index + 2, "/")
    {
      return end
    }
    if source.isSymbol(index, "@"), source.isWord(index + 1) { return end }
    let range = index..<end
    if let at = range.first(where: { source.isSymbol($0, "@") }), at > index, at + 1 < end {
      return end
    }
    // Without a telling sign the last part must be a known ending, in small letters.
    guard end - index >= 3, source.isSymbol(end - 2, "."), source.isWord(end - 3),
      source.isWord(index), source.word(end - 1) == source.lower(end - 1)
    else { return nil }
    let isWord = range.allSatisfy { source.isWord($0) || source.isSymbol($0, ".") }
    return isWord && Self.endings.contains(source.lower(end - 1)) ? end : nil
  }

  private func addressPart(_ index: Int) -> String? {
    if source.isNumber(index) { return grammar.digits(source.digits(index)) }
    if source.isWord(index) {
      let word = source.lower(index)
      let isSaid = Self.addressWords.contains(word) || isSpeakable(word)
      return isSaid ? source.word(index) : word.map(String.init).joined(separator: " ")
    }
    switch source.symbol(index) {
    case UInt16(ascii: "."): return phrases.point
    case UInt16(ascii: "@"): return phrases.at
    case UInt16(ascii: "/"): return phrases.slash
    case UInt16(ascii: ":"): return phrases.colon
    case UInt16(ascii: "-"): return phrases.hyphen
    case UInt16(ascii: "_"): return phrases.underscore
    default: return nil
    }
  }

  /// Whether people can say a part as a word: it has five letters or more, and vowels.
  private func isSpeakable(_ word: String) -> Bool {
    let shortest = 5
    let vowels = word.unicodeScalars.count { "aeiouáéíóúàèìòùâêôãõ".unicodeScalars.contains($0) }
    return word.count >= shortest && vowels * 4 >= word.count
  }
}
