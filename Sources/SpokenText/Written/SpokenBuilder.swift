import ReadingModel

/// Builds the spoken text of a sentence and keeps the way back.
struct SpokenBuilder {
  private let source: [UInt16]
  private var made: [UInt16] = []
  private var spans: [MappedText.Span] = []
  private var endsReplaced = false
  /// Whether the language writes spaces between words.
  private let isSpaced: Bool

  init(source: [UInt16], isSpaced: Bool = true) {
    self.source = source
    self.isSpaced = isSpaced
    made.reserveCapacity(source.count * 2)
  }

  /// Copies a piece of the source.
  ///
  /// Neighbouring pieces become one span.
  mutating func copy(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if endsReplaced, let last = made.last, joins(last, source[range.lowerBound]) { pad() }
    let start = made.count
    made.append(contentsOf: source[range])
    endsReplaced = false
    if let last = spans.last, last.isCopy, last.source.upperBound == range.lowerBound {
      spans[spans.count - 1].made = last.made.lowerBound..<made.count
      spans[spans.count - 1].source = last.source.lowerBound..<range.upperBound
    } else {
      spans.append(.init(made: start..<made.count, source: range, isCopy: true))
    }
  }

  /// Puts words in place of a piece of the source.
  mutating func replace(_ range: Range<Int>, with words: String) {
    let start = made.count
    let units = Array(words.utf16)
    // Words for an empty piece have no span: there is no text that it could cover.
    guard let first = units.first else { return }
    if let last = made.last, joins(last, first) { made.append(0x20) }
    made.append(contentsOf: units)
    spans.append(.init(made: start..<made.count, source: range, isCopy: false))
    endsReplaced = true
  }

  /// Whether two characters would join to one word.
  private func joins(_ last: UInt16, _ next: UInt16) -> Bool {
    isSpaced && isWordLike(last) && isWordLike(next)
  }

  private func isWordLike(_ unit: UInt16) -> Bool {
    unit.isASCIICapital || unit.isASCIISmall || unit.isDigit
      || unit >= 0xC0
        && Unicode.Scalar(unit)?.properties.isAlphabetic == true
  }

  private mutating func pad() {
    made.append(0x20)
    spans[spans.count - 1].made = spans[spans.count - 1].made.lowerBound..<made.count
  }

  func finish() -> MappedText {
    MappedText(text: String(utf16Units: made), spans: spans)
  }
}
