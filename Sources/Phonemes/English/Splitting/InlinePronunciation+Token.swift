extension InlinePronunciation {
  /// The word as a token with its phonemes.
  func token(in text: TextSlice) -> Token {
    let isSpaced = whole.upperBound < text.scalars.count && text.scalars[whole.upperBound].isSpace
    var token = Token(
      text: text.text(word), range: word, tag: .noun, hasTrailingSpace: isSpaced)
    token.phonemes = phonemes(in: text)
    return token
  }
}
