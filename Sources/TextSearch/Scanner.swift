/// The scanner of either kind of query.
struct Scanner: ~Copyable {
  private var folded: FoldedScanner?
  private var pattern: PatternScanner?

  init(_ query: SearchQuery) throws(SearchError) {
    guard query.text.utf16.count <= SearchQuery.unitLimit else {
      throw .tooLong(limit: SearchQuery.unitLimit)
    }
    guard !query.text.isEmpty else { throw .emptyQuery }
    if query.isRegularExpression {
      folded = nil
      pattern = try PatternScanner(query)
    } else {
      folded = try FoldedScanner(query)
      pattern = nil
    }
  }

  mutating func begin(_ text: [UInt16], from start: Int = 0) throws(SearchError) {
    folded?.begin(text, from: start)
    try pattern?.begin(text, from: start)
  }

  mutating func next() throws(SearchError) -> [Range<Int>]? {
    if folded != nil { return folded?.next() }
    return try pattern?.next()
  }
}
