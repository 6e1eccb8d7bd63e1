/// Cuts runs of Chinese characters into words, and finds the words' syllables.
struct ChineseReader: Sendable {
  private let data: ChineseData
  private let segmenter: ChineseSegmenter

  /// The longest listed phrase that is searched inside a word, in characters.
  private static let longestPhrase = 8

  init(data: ChineseData) {
    self.data = data
    segmenter = ChineseSegmenter(data: data)
  }

  /// The words of a run, with the syllables of the characters before any change of tone.
  ///
  /// - Parameter written: The characters as written, simplified or traditional.
  /// - Returns: Words in order, which cover the run.
  func words(of written: [Unicode.Scalar]) -> [ChineseWord] {
    let characters = written.map(data.simplified)
    var words = segmenter.words(of: characters).map { range in
      ChineseWord(
        range: range, characters: Array(characters[range]),
        syllables: syllables(of: characters, written, in: range))
    }
    HomographCharacters.decide(&words)
    return words
  }

  /// The syllables of a word: those of the whole phrase, else of the phrases in it, else of its
  /// characters.
  private func syllables(
    of characters: [Unicode.Scalar], _ written: [Unicode.Scalar], in range: Range<Int>
  ) -> [PinyinSyllable?] {
    var syllables: [PinyinSyllable?] = []
    var start = range.lowerBound
    while start < range.upperBound {
      if let phrase = phrase(of: characters, from: start, to: range.upperBound) {
        syllables += phrase
        start += phrase.count
      } else {
        syllables.append(syllable(of: characters, written, at: start, in: range))
        start += 1
      }
    }
    return syllables
  }

  private func phrase(
    of characters: [Unicode.Scalar], from start: Int, to limit: Int
  ) -> [PinyinSyllable]? {
    var end = min(start + Self.longestPhrase, limit)
    while end > start + 1 {
      let text = String(String.UnicodeScalarView(characters[start..<end]))
      if let syllables = data.syllables(of: text) { return syllables }
      end -= 1
    }
    return nil
  }

  /// The usual reading of a character.
  ///
  /// A traditional character may have fewer readings than the simplified one.
  private func syllable(
    of characters: [Unicode.Scalar], _ written: [Unicode.Scalar], at index: Int,
    in range: Range<Int>
  ) -> PinyinSyllable? {
    let character = characters[index]
    if range.count == 1 {
      if let alone = HomographCharacters.alone[character] { return alone }
    } else if let placed = HomographCharacters.placed(
      character, after: index > range.lowerBound ? characters[index - 1] : nil,
      before: index + 1 < range.upperBound ? characters[index + 1] : nil)
    {
      return placed
    }
    let readings = data.readings(of: written[index])
    if let usual = HomographCharacters.usual[character],
      character == written[index] || readings.contains(usual)
    {
      return usual
    }
    return readings.first ?? data.readings(of: character).first
  }
}
