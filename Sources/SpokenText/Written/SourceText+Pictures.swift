import ReadingModel

/// Pictures, and pronunciations in the text.
extension SourceText {
  /// Copies `[word](/phonemes/)`.
  func pronunciation(at index: Int) -> SpokenForm? {
    guard isSymbol(index, "[") else { return nil }
    // The bound keeps the search linear in a text of brackets.
    let longest = 200
    let limit = min(count, index + longest)
    var close = index + 1
    while close < limit, !isSymbol(close, "]") { close += 1 }
    guard isSymbol(close + 1, "("), isSymbol(close + 2, "/") else { return nil }
    var end = close + 3
    while end < limit, !(isSymbol(end, "/") && isSymbol(end + 1, ")")) { end += 1 }
    return end < limit ? .copy(end: end + 2) : nil
  }

  /// Reads any picture as one word, since the names of pictures are English.
  func picture(at index: Int, named name: String) -> SpokenForm? {
    guard let scalar = scalar(at: index) else { return nil }
    if Pictures.isSilent(scalar) { return .words("", end: index + 1) }
    let isPicture =
      scalar.properties.isEmojiPresentation || symbol(index + 1) == Pictures.pictureSelector
    guard isPicture, scalar.properties.isEmoji else { return nil }
    var end = index + 1
    while let next = self.scalar(at: end),
      Pictures.isSilent(next) || next.properties.isEmojiPresentation
    {
      end += 1
    }
    return .words(name, end: end)
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    guard symbol(index) > 0 else { return nil }
    return String(utf16Units: units[tokens[index].range]).unicodeScalars.first
  }
}
