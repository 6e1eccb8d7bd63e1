import ReadingModel
import SpokenText

extension ShownText {
  /// The sentences of what is shown, with their places in the chapter's text.
  ///
  /// - Parameters:
  ///   - chapter: The chapter.
  ///   - language: The book's language, BCP 47.
  /// - Returns: Sentences in order, UTF-16 offsets in the chapter's text. Sentences that share a changed piece are one.
  func sentences(of chapter: Chapter, language: String?) -> [Sentence] {
    let mapped = MappedText(chapter.text, edits: edits)
    var shown = chapter
    shown.text = mapped.text
    shown.blocks = chapter.blocks.compactMap { block in
      let range = mapped.made(of: block.range)
      return range.isEmpty ? nil : Block(block.kind, range)
    }
    shown.languageRuns = chapter.languageRuns.map { run in
      LanguageRun(
        range: mapped.made(of: run.range), language: run.language,
        isRightToLeft: run.isRightToLeft)
    }
    var sentences: [Sentence] = []
    for sentence in SentenceSegmenter.sentences(of: shown, language: language) {
      let range = mapped.source(of: sentence.range)
      if let last = sentences.last, range.lowerBound < last.range.upperBound {
        let end = max(last.range.upperBound, range.upperBound)
        sentences[sentences.count - 1].range = last.range.lowerBound..<end
        sentences[sentences.count - 1].endsBlock = sentence.endsBlock
      } else {
        var placed = sentence
        placed.range = range
        sentences.append(placed)
      }
    }
    return sentences
  }

  /// What is said otherwise in a sentence than the book has it.
  ///
  /// - Parameter range: The sentence's place in the chapter's text.
  /// - Returns: Changes in order, with offsets in the sentence.
  func changes(in range: Range<Int>) -> [SpokenChange] {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.upperBound > range.lowerBound {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return edits[low...].prefix { $0.range.lowerBound < range.upperBound }.map { edit in
      let piece = edit.range.clamped(to: range)
      return SpokenChange(
        range: piece.lowerBound - range.lowerBound..<piece.upperBound - range.lowerBound,
        spokenForm: edit.text.isEmpty ? .nothing : .text(edit.text))
    }
  }
}
