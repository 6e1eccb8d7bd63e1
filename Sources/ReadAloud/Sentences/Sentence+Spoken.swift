import ReadingModel

extension Sentence {
  /// The sentence with its text, at its place in the book.
  func spoken(
    in units: [UInt16], chapter: Int, from start: TextOffset
  ) -> SpokenSentence {
    SpokenSentence(
      chapter: chapter, range: start + range.lowerBound..<start + range.upperBound,
      text: String(utf16Units: units[range]), block: block, endsBlock: endsBlock,
      language: language, keepsLines: keepsLines)
  }
}
