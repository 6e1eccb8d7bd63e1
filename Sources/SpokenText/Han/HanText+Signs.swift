/// Given pronunciations and pictures, which Chinese and Japanese read alike.
extension HanText {
  /// Copies `[word](/phonemes/)`.
  func pronunciation(at index: Int) -> SpokenForm? {
    guard unit(index) == UInt16(ascii: "[") else { return nil }
    // The bound keeps the search linear in a text of brackets.
    let longest = 400
    let limit = min(count, index + longest)
    var close = index + 1
    while close < limit, unit(close) != UInt16(ascii: "]") { close += 1 }
    guard matches("](/", close) else { return nil }
    var end = close + 3
    while end < limit, !matches("/)", end) { end += 1 }
    return end < limit ? .copy(end: end + 2) : nil
  }

  /// Reads any picture as one word.
  ///
  /// - Parameters:
  ///   - index: The place of the picture.
  ///   - word: The word.
  /// - Returns: `nil` if no picture begins there.
  func picture(at index: Int, _ word: String) -> SpokenForm? {
    guard let (scalar, next) = scalar(at: index) else { return nil }
    if Pictures.isSilent(scalar) { return .words("", end: next) }
    let isPicture =
      scalar.properties.isEmojiPresentation || unit(next) == Pictures.pictureSelector
    guard isPicture, scalar.properties.isEmoji, scalar.value > 0x7F else { return nil }
    var end = next
    while let (following, after) = self.scalar(at: end),
      Pictures.isSilent(following) || following.properties.isEmojiPresentation
    {
      end = after
    }
    return .words(word, end: end)
  }

  /// The scalar at a place, and the place after it.
  private func scalar(at index: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    guard units.indices.contains(index) else { return nil }
    let isPair = UTF16.isLeadSurrogate(unit(index)) && UTF16.isTrailSurrogate(unit(index + 1))
    let end = index + (isPair ? 2 : 1)
    return string(index..<end).unicodeScalars.first.map { ($0, end) }
  }
}
