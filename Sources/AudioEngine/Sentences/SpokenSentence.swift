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
  /// Whether the line ends in ``text`` are the writer's, as in verse: the voice pauses there.
  public var keepsLines: Bool
  /// What is said otherwise than it is written, in order and without overlap, in ``text``.
  public var changes: [SpokenChange]

  /// Makes a sentence.
  ///
  /// - Parameters:
  ///   - chapter: Index of its chapter in the reading order.
  ///   - range: Where it stands in the book.
  ///   - text: The book's text there.
  ///   - block: The kind of block it stands in.
  ///   - endsBlock: Whether it is the last of its block.
  ///   - language: BCP 47 tag of its language, if known.
  ///   - keepsLines: Whether the voice pauses at line ends.
  ///   - changes: What is said otherwise than it is written.
  public init(
    chapter: Int, range: Range<TextOffset>, text: String, block: Block.Kind = .paragraph,
    endsBlock: Bool = false, language: String? = nil, keepsLines: Bool = false,
    changes: [SpokenChange] = []
  ) {
    self.chapter = chapter
    self.range = range
    self.text = text
    self.block = block
    self.endsBlock = endsBlock
    self.language = language
    self.keepsLines = keepsLines
    self.changes = changes
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
    if !changes.isEmpty { part.changes = changes(in: part.range) }
    return part
  }

  /// The changes of a part; one that is cut in two is said where it begins.
  private func changes(in offsets: Range<TextOffset>) -> [SpokenChange] {
    let low = offsets.lowerBound - range.lowerBound
    let high = offsets.upperBound - range.lowerBound
    return changes.compactMap { change in
      let own = change.range.clamped(to: low..<high)
      guard !own.isEmpty else { return nil }
      return SpokenChange(
        range: own.lowerBound - low..<own.upperBound - low,
        reading: change.range.lowerBound < low ? .nothing : change.reading)
    }
  }

  /// Whether changes leave nothing of it that could be heard.
  var isSilenced: Bool {
    guard !changes.isEmpty, changes.allSatisfy({ $0.reading == .nothing }) else { return false }
    var place = 0
    var rest = ""
    for change in changes {
      rest += text(at: range.lowerBound + place..<range.lowerBound + change.range.lowerBound)
      place = change.range.upperBound
    }
    rest += text(at: range.lowerBound + place..<range.upperBound)
    return !rest.contains { $0.isLetter || $0.isNumber }
  }
}
