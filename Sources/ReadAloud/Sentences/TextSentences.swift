package import ReadingModel
import SpokenText

/// A text that is no book, as the sentences that are read aloud.
package struct TextSentences: SentenceSource {
  private let text: String
  private let language: String
  private let rules: KeyedSpeechRules

  package init(text: String, language: String, rules: KeyedSpeechRules = .none) {
    self.text = text
    self.language = language
    self.rules = rules
  }

  package var identity: String { "text:\(text)/rules-\(rules.key)" }

  package func chapters() -> [SpokenChapter] {
    [SpokenChapter(title: nil, range: 0..<text.utf16.count)]
  }

  package func sentences(inChapter index: Int) -> [SpokenSentence] {
    let units = Array(text.utf16)
    let sentences = Self.sentences(in: text, language: language)
    let dialogue = SpokenDialogue(
      rules.rules.dialogue, in: units, blocks: Self.paragraphs(of: sentences), language: language)
    return sentences.map {
      var spoken = $0.spoken(in: units, chapter: index, from: 0)
      spoken.voices = dialogue.voices(in: $0.range)
      return spoken
    }
  }

  package func prepared(_ sentence: SpokenSentence) -> SpokenSentence {
    RuledText(rules.rules).prepared(sentence)
  }

  /// The paragraphs that sentences stand in.
  private static func paragraphs(of sentences: [Sentence]) -> [Block] {
    var blocks: [Block] = []
    var start: Int?
    for sentence in sentences {
      let first = start ?? sentence.range.lowerBound
      start = sentence.endsBlock ? nil : first
      if sentence.endsBlock { blocks.append(Block(.paragraph, first..<sentence.range.upperBound)) }
    }
    return blocks
  }

  /// Splits a text that is no book into sentences.
  ///
  /// - Parameters:
  ///   - text: The text, with blank lines between paragraphs.
  ///   - language: BCP 47 tag of the text.
  /// - Returns: Sentences in order, with UTF-16 offsets in the text.
  package static func sentences(in text: String, language: String) -> [Sentence] {
    let ranges = SentenceSegmenter(language: language).sentences(inPlainText: text)
    return ranges.enumerated().map { index, range in
      let next = index + 1 < ranges.count ? ranges[index + 1].lowerBound : nil
      let endsBlock = next.map { text.hasBlankLine(in: range.upperBound..<$0) } ?? true
      return Sentence(range: range, block: .paragraph, endsBlock: endsBlock, language: language)
    }
  }
}

extension String {
  /// Whether a UTF-16 range holds two line ends with nothing visible between them.
  fileprivate func hasBlankLine(in range: Range<Int>) -> Bool {
    let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    let end = utf16.index(start, offsetBy: range.count)
    return self[start..<end].count(where: \.isNewline) > 1
  }
}
