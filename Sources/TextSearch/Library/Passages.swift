import UnicodeText

/// Cuts the text of a chapter into passages, the rows of the library's index.
///
/// A passage is shown to the index with the beginning of the next one, so that words in a row are found across the cut.
public enum Passages {
  /// The length of a passage in UTF-16 units: some ten pages.
  ///
  /// Shorter ones make the index larger, longer ones the cutting out
  /// of a hit slower (docs/decisions/0057).
  public static let length = 1 << 15
  /// How much of the next passage belongs to the text of a passage, in units; longer phrases than that may be lost at a cut.
  public static let overlap = 512
  /// How far before the end of a passage a better place for the cut is looked for, in units.
  private static let reach = 2048
  /// How many units a cut moves so as not to part a letter from its marks.
  ///
  /// The Stream-Safe Text Format allows 30 marks in a row (UAX #15, 13). A text with more of them would make a passage of any length.
  private static let markLimit = 32

  /// The passages of a text.
  ///
  /// - Parameter text: The chapter's text, UTF-16.
  /// - Returns: Ranges that cover it without a gap; none for an empty text.
  public static func ranges(of text: [UInt16]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let end = cut(start, in: text)
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  /// The units that the index sees of a passage.
  ///
  /// - Parameters:
  ///   - range: The passage.
  ///   - text: The chapter's text.
  /// - Returns: The passage with the beginning of the next one.
  public static func units(_ range: Range<Int>, of text: [UInt16]) -> [UInt16] {
    var end = min(range.upperBound + overlap, text.count)
    if end < text.count {
      // Half a word would be a word of the index.
      let tail = text[range.upperBound..<end]
      if let space = tail.lastIndex(where: { $0 == 0x20 || $0 == 0x0A }) { end = space }
      end = moved(end, in: text)
    }
    return Array(text[range.lowerBound..<end])
  }

  private static func cut(_ start: Int, in text: [UInt16]) -> Int {
    let end = start + length
    guard end < text.count else { return text.count }
    let near = text[end - reach..<end]
    if let line = near.lastIndex(of: 0x0A) { return line + 1 }
    if let space = near.lastIndex(of: 0x20) { return space + 1 }
    return moved(end, in: text)
  }

  /// The next place at which a text may be cut; one among marks if there are too many of them.
  private static func moved(_ place: Int, in text: [UInt16]) -> Int {
    let last = min(place + markLimit, text.count)
    return (place..<last).first { !isInside($0, text) } ?? last
  }

  /// Whether a place parts a surrogate pair, or a letter from its marks.
  private static func isInside(_ place: Int, _ text: [UInt16]) -> Bool {
    text[place] & 0xFC00 == 0xDC00 || BoundaryProperties.extendsCharacter(UInt32(text[place]))
  }
}
