import Testing

@testable import TextSearch

/// Texts that are no chapters of a book are searched one after another.
struct TextScanTests {
  private func found(_ query: SearchQuery, _ texts: [String]) throws -> [[TextMatch]] {
    var scan = try TextScan(query)
    return try texts.map { text in
      let units = Array(text.utf16)
      return try scan.matches(in: units).map { TextScan.match($0, in: units) }
    }
  }

  @Test func eachTextHasItsOwnMatchesWithWhatStandsAround() throws {
    let found = try found(
      SearchQuery("fox"), ["The quick brown fox.\nNo.", "", "A Fox, a fôx's den."])
    #expect(found.map { $0.map(\.text) } == [["fox"], [], ["Fox", "fôx"]])
    #expect(found[0][0].before == "The quick brown " && found[0][0].after == ".")
    #expect(found[2].map(\.range) == [2..<5, 9..<12])
  }

  @Test func allOfALongTextIsSearched() throws {
    let text = String(repeating: "Nobody saw the lamp on the quay. ", count: 10_000)
    #expect(try found(SearchQuery("the lamp"), [text])[0].count == 10_000)
    var expression = SearchQuery("l[aeiou]mp")
    expression.isRegularExpression = true
    #expect(try found(expression, [text])[0].count == 10_000)
  }

  @Test func aQueryThatFindsNothingAnywhereIsRefused() {
    #expect(throws: SearchError.emptyQuery) { try found(SearchQuery(" "), ["a"]) }
    #expect(throws: SearchError.tooLong(limit: 1000)) {
      try found(SearchQuery(String(repeating: "a", count: 1001)), ["a"])
    }
  }
}
