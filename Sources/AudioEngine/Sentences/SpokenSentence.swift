public import ReadingModel

/// One sentence as the engine is asked to say it, or the rest of one that is begun in its middle.
public struct SpokenSentence: Hashable, Sendable {
  /// Index of its chapter in the reading order.
  public var chapter: Int
  /// Where it stands in the book.
  public var range: Range<TextOffset>
  /// The book's text at ``range``, exactly `range.count` UTF-16 units.
  public var text: String
  /// The kind of block it stands in.
  public var block: Block.Kind
  /// Whether it is the last of its block.
  public var endsBlock: Bool
  /// BCP 47 tag of its language, if known.
  public var language: String?

  /// Makes a sentence.
  ///
  /// - Parameters:
  ///   - chapter: Index of its chapter in the reading order.
  ///   - range: Where it stands in the book.
  ///   - text: The book's text there.
  ///   - block: The kind of block it stands in.
  ///   - endsBlock: Whether it is the last of its block.
  ///   - language: BCP 47 tag of its language, if known.
  public init(
    chapter: Int, range: Range<TextOffset>, text: String, block: Block.Kind = .paragraph,
    endsBlock: Bool = false, language: String? = nil
  ) {
    self.chapter = chapter
    self.range = range
    self.text = text
    self.block = block
    self.endsBlock = endsBlock
    self.language = language
  }
}

extension SpokenSentence {
  /// The book's text at a range inside this sentence.
  func text(at offsets: Range<TextOffset>) -> String {
    let part = offsets.clamped(to: range)
    let units = text.utf16
    let start = units.index(
      units.startIndex, offsetBy: part.lowerBound - range.lowerBound, limitedBy: units.endIndex)
    let end = units.index(
      units.startIndex, offsetBy: part.upperBound - range.lowerBound, limitedBy: units.endIndex)
    return String(text[(start ?? units.endIndex)..<(end ?? units.endIndex)])
  }

  /// The part of the sentence at a range inside it.
  func part(_ offsets: Range<TextOffset>) -> SpokenSentence {
    var part = self
    part.range = offsets.clamped(to: range)
    part.text = text(at: offsets)
    part.endsBlock = endsBlock && part.range.upperBound == range.upperBound
    return part
  }
}
