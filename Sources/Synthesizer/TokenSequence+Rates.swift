package import Phonemes

extension TokenSequence {
  /// The rate of each token, of which 1 is that of the sentence.
  ///
  /// - Parameters:
  ///   - words: The words that the tokens were made of.
  ///   - emphasis: The rate of an emphasised word's sounds.
  /// - Returns: One number for each of ``ids``.
  package func rates(of words: [PhonemeWord], emphasis: Float) -> [Float] {
    roles.rates(of: words, emphasis: emphasis)
  }
}

extension [TokenSequence.Role] {
  /// The rate of each token, also of those that a model numbers in a way of its own.
  ///
  /// Spaces and marks keep the sentence's rate, so that emphasis makes no pauses.
  ///
  /// - Parameters:
  ///   - words: The words that the tokens were made of.
  ///   - emphasis: The rate of an emphasised word's sounds.
  /// - Returns: One number for each token.
  package func rates(of words: [PhonemeWord], emphasis: Float) -> [Float] {
    map { role in
      guard case .word(let index) = role, words[index].isEmphasized else { return 1 }
      return emphasis
    }
  }
}
