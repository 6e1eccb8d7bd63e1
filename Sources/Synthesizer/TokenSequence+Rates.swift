package import Phonemes

extension TokenSequence {
  /// The rate of each token, of which 1 is that of the sentence.
  ///
  /// Spaces and marks keep the sentence's rate, so that emphasis makes no pauses.
  ///
  /// - Parameters:
  ///   - words: The words that the tokens were made of.
  ///   - emphasis: The rate of an emphasised word's sounds.
  /// - Returns: One number for each of ``ids``.
  package func rates(of words: [PhonemeWord], emphasis: Float) -> [Float] {
    roles.map { role in
      guard case .word(let index) = role, words[index].isEmphasized else { return 1 }
      return emphasis
    }
  }
}
