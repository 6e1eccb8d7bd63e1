public import ReadingModel

/// A match of a search, with the text around it.
public struct TextMatch: Hashable, Sendable {
  /// The match, in book offsets.
  public var range: Range<TextOffset>
  /// The text before it in the same paragraph, cut at a word.
  public var before: String
  /// The matched text; its beginning if it is very long.
  public var text: String
  /// The text after it in the same paragraph, cut at a word.
  public var after: String
}

/// Cuts the text around a match.
struct Surroundings {
  /// UTF-16 units shown on each side: about a line of a narrow panel before, and a line after.
  private static let (before, after) = (44, 64)
  /// UTF-16 units shown of the match itself.
  private static let own = 240

  let text: [UInt16]
  /// Where the text begins in the book.
  let start: TextOffset

  func match(_ range: Range<Int>) -> TextMatch {
    var low = range.lowerBound
    while low > 0, range.lowerBound - low < Self.before, text[low - 1] != 0x0A { low -= 1 }
    if low > 0, text[low - 1] != 0x0A { low = afterSpace(low, range.lowerBound) }
    var high = range.upperBound
    while high < text.count, high - range.upperBound < Self.after, text[high] != 0x0A { high += 1 }
    if high < text.count, text[high] != 0x0A { high = beforeSpace(high, range.upperBound) }
    let own = between(min(range.upperBound, range.lowerBound + Self.own))
    return TextMatch(
      range: range.lowerBound + start..<range.upperBound + start,
      before: string(low..<range.lowerBound), text: string(range.lowerBound..<own),
      after: own < range.upperBound ? "…" : string(range.upperBound..<high))
  }

  /// The first word's beginning in a range; the range's own where it has no space.
  private func afterSpace(_ low: Int, _ high: Int) -> Int {
    for place in low..<high where text[place] == 0x20 { return place + 1 }
    return between(low)
  }

  private func beforeSpace(_ high: Int, _ low: Int) -> Int {
    for place in stride(from: high, to: low, by: -1) where text[place - 1] == 0x20 {
      return place - 1
    }
    return between(high)
  }

  /// The same place, or the one behind the pair that it would part.
  private func between(_ place: Int) -> Int {
    place < text.count && text[place] & 0xFC00 == 0xDC00 ? place + 1 : place
  }

  private func string(_ range: Range<Int>) -> String {
    guard range.lowerBound < range.upperBound else { return "" }
    return String(
      decoding: text[range].lazy.map { $0 == 0x0A ? 0x20 : $0 }, as: UTF16.self)
  }
}
