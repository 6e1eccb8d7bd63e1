/// A sentence with its place in a book.
public struct PlacedSentence: Hashable, Sendable {
  /// Index of its chapter in ``Book/spine``.
  public var chapter: Int
  /// Its book offsets.
  public var range: Range<TextOffset>
  /// The sentence, with offsets in its chapter.
  public var sentence: Sentence

  /// Places a sentence.
  ///
  /// - Parameters:
  ///   - sentence: A sentence of a chapter.
  ///   - chapter: Index of the chapter in ``Book/spine``.
  ///   - start: Where the chapter begins in the book.
  public init(_ sentence: Sentence, chapter: Int, from start: TextOffset) {
    self.chapter = chapter
    range = start + sentence.range.lowerBound..<start + sentence.range.upperBound
    self.sentence = sentence
  }
}
