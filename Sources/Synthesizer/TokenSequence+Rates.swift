package import Phonemes

extension TokenSequence {
  /// The rate of an emphasised word's sounds, by which words last a tenth longer.
  ///
  /// Most sounds last two or three whole frames, and a rate that is nearer to 1 leaves these as they are. Measured with
  /// `heart`, 37 words of 0.2 s and more: 0.88 makes them 5 % longer and leaves half of them unchanged, 0.84 makes them
  /// 11 % longer and leaves a quarter, 0.8 makes them 26 % longer.
  package static let emphasisRate: Float = 0.84

  /// The rate of each token, of which 1 is that of the sentence.
  ///
  /// Spaces and marks keep the sentence's rate, so that emphasis makes no pauses.
  ///
  /// - Parameter words: The words that the tokens were made of.
  /// - Returns: One number for each of ``ids``.
  package func rates(of words: [PhonemeWord]) -> [Float] {
    roles.map { role in
      guard case .word(let index) = role, words[index].isEmphasized else { return 1 }
      return Self.emphasisRate
    }
  }
}
