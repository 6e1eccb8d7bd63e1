/// Searches texts that are no chapters of a book, one after another.
public struct TextScan: ~Copyable {
  private var scanner: Scanner

  /// Makes a search.
  ///
  /// - Parameter query: The query.
  /// - Throws: ``SearchError`` for an invalid query.
  public init(_ query: SearchQuery) throws(SearchError) {
    scanner = try Scanner(query)
  }

  /// All matches in a text.
  ///
  /// - Parameters:
  ///   - text: UTF-16 units, one newline between paragraphs.
  ///   - start: Where the first match may begin; what is before counts as what stands there.
  /// - Returns: Ranges in the text, in order, none of them empty.
  /// - Throws: ``SearchError`` for a regular expression that takes too long.
  public mutating func matches(
    in text: [UInt16], from start: Int = 0
  ) throws(SearchError) -> [Range<Int>] {
    var found: [Range<Int>] = []
    try scanner.begin(text, from: start)
    while let more = try scanner.next() { found += more }
    return found
  }

  /// A match with the text around it.
  ///
  /// - Parameters:
  ///   - range: The match in the text.
  ///   - text: The text.
  /// - Returns: The match; its range is that in the text.
  public static func match(_ range: Range<Int>, in text: [UInt16]) -> TextMatch {
    Surroundings(text: text, start: 0).match(range)
  }
}
