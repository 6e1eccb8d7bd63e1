/// Reads sentences of a language whose spelling tells its sounds, in the phonemes that Kokoro was
/// trained with.
///
/// It needs no data. A pronunciation in the text, `[word](/phonemes/)`, is taken as it is. Letters
/// of other scripts are read as the nearest Latin letters, so that no text is left out. Calls are
/// safe from any thread, block for well under a millisecond and never fail.
public struct RulePhonemizer: Phonemizer {
  private let rules: any SpellingRules

  init(_ rules: any SpellingRules) {
    self.rules = rules
  }

  /// Reads a sentence.
  ///
  /// - Parameter sentence: One sentence, normalised or not. Remaining digits are read one by one.
  /// - Returns: Words and marks in order. Their ranges in the sentence ascend.
  public func phonemes(of sentence: String) -> [PhonemeWord] {
    let text = TextSlice(sentence)
    var words = pieces(of: text)
    connect(&words)
    return words.map { word in
      PhonemeWord(
        text: text.text(word.range), source: text.source(word.range), phonemes: word.phonemes,
        hasTrailingSpace: word.hasTrailingSpace)
    }
  }

  /// The words and marks, with inline pronunciations.
  private func pieces(of text: TextSlice) -> [SpelledWord] {
    let splitter = SpellingSplitter(rules: rules)
    var words: [SpelledWord] = []
    var start = 0
    for link in InlinePronunciation.all(in: text.scalars) {
      words += splitter.words(of: text.scalars, in: start..<link.whole.lowerBound)
      if let phonemes = link.phonemes(in: text) {
        words.append(SpelledWord(range: link.word, kind: .given, phonemes: phonemes))
      } else {
        words += splitter.words(of: text.scalars, in: link.word)
      }
      start = link.whole.upperBound
      if start < text.scalars.count, text.scalars[start].isSpace, !words.isEmpty {
        words[words.count - 1].hasTrailingSpace = true
      }
    }
    return words + splitter.words(of: text.scalars, in: start..<text.scalars.count)
  }

  /// Applies the rules to each run of words between two pauses.
  private func connect(_ words: inout [SpelledWord]) {
    var start = 0
    while start < words.count {
      guard words[start].kind == .word else {
        start += 1
        continue
      }
      var end = start + 1
      while end < words.count, words[end].kind == .word { end += 1 }
      rules.connect(&words[start..<end])
      start = end
    }
  }
}
