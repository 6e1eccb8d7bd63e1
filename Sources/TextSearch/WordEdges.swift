import UnicodeText

/// Tells whether a match begins and ends where words do (UAX 29, with ICU's dictionaries for
/// scripts that put no space between words).
struct WordEdges {
  /// What is looked at around an edge, in UTF-16 units: more than any word, and a line's end, which
  /// always parts words, is mostly nearer.
  private static let reach = 200

  private let words: BreakIterator

  init(language: String?) {
    words = BreakIterator(.word, language: language)
  }

  /// Whether both ends are edges of words.
  ///
  /// - Parameters:
  ///   - range: A match, not empty.
  ///   - text: The text.
  /// - Returns: Whether it stands alone.
  func hold(_ range: Range<Int>, in text: [UInt16]) -> Bool {
    isEdge(range.lowerBound, in: text) && isEdge(range.upperBound, in: text)
  }

  private func isEdge(_ place: Int, in text: [UInt16]) -> Bool {
    guard place > 0, place < text.count else { return true }
    let (before, after) = (text[place - 1], text[place])
    // What is plain is not worth an iterator: most edges stand at a space or between two letters.
    if Self.isSpace(before) || Self.isSpace(after) { return true }
    if Self.isLetter(before), Self.isLetter(after) { return false }
    var low = place
    while low > 0, place - low < Self.reach, text[low - 1] != 0x0A { low -= 1 }
    var high = place
    while high < text.count, high - place < Self.reach, text[high] != 0x0A { high += 1 }
    // Where ICU has no rules, a match counts rather than none.
    // What is not seen parts and joins nothing, whatever the rules say of a joiner.
    let seen = text[low..<high].filter { !Self.isInvisible($0) }
    let edge = text[low..<place].count { !Self.isInvisible($0) }
    guard let edges = try? words.boundaries(in: seen) else { return true }
    return edges.contains(edge)
  }

  private static func isInvisible(_ unit: UInt16) -> Bool {
    unit >= 0xAD && Unicode.Scalar(unit)?.properties.isDefaultIgnorableCodePoint == true
  }

  private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x0A }

  private static func isLetter(_ unit: UInt16) -> Bool {
    (0x61...0x7A).contains(unit) || (0x41...0x5A).contains(unit) || (0x30...0x39).contains(unit)
  }
}
