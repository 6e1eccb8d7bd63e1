package import Phonemes

/// Finds the time of every word in the durations that the models give each token.
package enum WordTiming {
  /// Samples of a unit of duration: 25 ms at 24 kHz.
  ///
  /// Both models: hibari has two frames of 300 samples a unit, Kokoro's decoder makes 600 samples
  /// of each frame of its alignment.
  package static let unit = 600
  /// The range of a duration, in units: up to four minutes.
  ///
  /// A damaged model may return anything, also NaN.
  private static let longest: ClosedRange<Float> = 0...10_000

  /// Converts durations to a number of samples.
  ///
  /// - Parameter durations: The output of a model, in units.
  /// - Returns: `nil` if a duration is out of range.
  package static func sampleCount(of durations: [Float]) -> Int? {
    guard durations.allSatisfy(longest.contains) else { return nil }
    return Int(durations.reduce(0, +)) * unit
  }

  /// Times the words of one run of a model.
  ///
  /// A word lasts from its first to its last sound. Two words with nothing but a space between them
  /// meet in the middle of it, because speech does not stop there; punctuation stays between words.
  ///
  /// - Parameters:
  ///   - words: What was spoken.
  ///   - tokens: The same as numbers.
  ///   - durations: Units of ``unit`` samples, one for each token, boundaries included.
  ///   - lateness: The samples by which the model's durations are behind its sound.
  /// - Returns: One time for every word that has phonemes, ascending without overlap.
  package static func words(
    _ words: [PhonemeWord], tokens: TokenSequence, durations: [Float], lateness: Int = 0
  ) -> [TimedWord] {
    self.words(words, roles: tokens.roles, starts: starts(of: durations), lateness: lateness)
  }

  /// Times the words of one run of a model that has tokens of its own.
  ///
  /// - Parameters:
  ///   - words: What was spoken.
  ///   - roles: The role of each token.
  ///   - starts: Where each token begins, in samples, and behind them the end of the last.
  ///   - lateness: The samples by which these are behind the sound.
  /// - Returns: One time for every word that has phonemes, ascending without overlap.
  package static func words(
    _ words: [PhonemeWord], roles: [TokenSequence.Role], starts: [Int], lateness: Int = 0
  ) -> [TimedWord] {
    let starts = starts.map { max($0 - lateness, 0) }
    let extents = extents(of: words.count, in: roles)
    var timed: [TimedWord] = []
    var previous = 0
    for (index, word) in words.enumerated() where isSpoken(word) {
      // A word of nothing but unknown symbols takes no time.
      let extent = extents[index] ?? previous..<previous
      var low = starts[min(extent.lowerBound, starts.count - 1)]
      let high = starts[min(extent.upperBound, starts.count - 1)]
      let between = roles[previous..<max(previous, extent.lowerBound)]
      if let last = timed.indices.last, !between.contains(.mark) {
        let meeting = (timed[last].samples.upperBound + low) / 2
        timed[last].samples = timed[last].samples.lowerBound..<meeting
        low = meeting
      }
      timed.append(TimedWord(source: word.source, samples: low..<max(low, high)))
      previous = extent.upperBound
    }
    return timed
  }

  /// From the first to the last sound of each word, in tokens; `nil` for those without any.
  private static func extents(of count: Int, in roles: [TokenSequence.Role]) -> [Range<Int>?] {
    var extents = [Range<Int>?](repeating: nil, count: count)
    for (token, role) in roles.enumerated() {
      guard case .word(let word) = role else { continue }
      extents[word] = (extents[word]?.lowerBound ?? token)..<(token + 1)
    }
    return extents
  }

  /// Whether a word has a sound of its own, known to the models or not.
  package static func isSpoken(_ word: PhonemeWord) -> Bool {
    word.phonemes.unicodeScalars.contains { !PhonemeAlphabet.isMark($0) }
  }

  /// Where each token begins, and the end, in samples.
  private static func starts(of durations: [Float]) -> [Int] {
    durations.reduce(into: [0]) { starts, duration in
      starts.append((starts.last ?? 0) + Int(duration.rounded()) * unit)
    }
  }
}
